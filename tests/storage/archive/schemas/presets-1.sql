PRAGMA application_id = 1382380910;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE chair (
    sitting INTEGER NOT NULL REFERENCES sitting ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (sitting, seat)
) WITHOUT ROWID;
INSERT INTO "chair" VALUES(1,0,1);
INSERT INTO "chair" VALUES(2,0,1);
INSERT INTO "chair" VALUES(3,0,1);
INSERT INTO "chair" VALUES(4,0,1);
INSERT INTO "chair" VALUES(5,0,1);
INSERT INTO "chair" VALUES(6,0,1);
INSERT INTO "chair" VALUES(7,0,1);
INSERT INTO "chair" VALUES(8,0,1);
INSERT INTO "chair" VALUES(1,1,2);
INSERT INTO "chair" VALUES(2,1,2);
INSERT INTO "chair" VALUES(3,1,2);
INSERT INTO "chair" VALUES(4,1,2);
INSERT INTO "chair" VALUES(5,1,2);
INSERT INTO "chair" VALUES(6,1,2);
INSERT INTO "chair" VALUES(7,1,2);
INSERT INTO "chair" VALUES(8,1,2);
INSERT INTO "chair" VALUES(1,2,3);
INSERT INTO "chair" VALUES(3,2,3);
INSERT INTO "chair" VALUES(5,2,3);
INSERT INTO "chair" VALUES(7,2,3);
INSERT INTO "chair" VALUES(2,2,4);
INSERT INTO "chair" VALUES(4,2,4);
INSERT INTO "chair" VALUES(6,2,4);
INSERT INTO "chair" VALUES(8,2,4);
CREATE TABLE duel (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    other INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    opponent INTEGER NOT NULL REFERENCES person,
    units REAL NOT NULL,
    better INTEGER NOT NULL,
    PRIMARY KEY (game, seat, other)
) WITHOUT ROWID;
INSERT INTO "duel" VALUES(1,0,1,1,2,-3.0,-1);
INSERT INTO "duel" VALUES(2,0,1,1,2,-2.0,-1);
INSERT INTO "duel" VALUES(3,0,1,1,2,0.0,0);
INSERT INTO "duel" VALUES(4,0,1,1,2,0.0,-1);
INSERT INTO "duel" VALUES(5,0,1,1,2,-1.0,-1);
INSERT INTO "duel" VALUES(6,0,1,1,2,1.0,1);
INSERT INTO "duel" VALUES(7,0,1,1,2,0.0,1);
INSERT INTO "duel" VALUES(8,0,1,1,2,1.0,1);
INSERT INTO "duel" VALUES(10,0,1,1,2,-1.0,-1);
INSERT INTO "duel" VALUES(11,0,1,1,2,-1.0,-1);
INSERT INTO "duel" VALUES(12,0,1,1,2,-1.0,-1);
INSERT INTO "duel" VALUES(13,0,1,1,2,0.0,0);
INSERT INTO "duel" VALUES(14,0,1,1,2,1.0,1);
INSERT INTO "duel" VALUES(15,0,1,1,2,-1.0,-1);
INSERT INTO "duel" VALUES(16,0,1,1,2,0.0,-1);
INSERT INTO "duel" VALUES(17,0,1,1,2,-1.0,-1);
INSERT INTO "duel" VALUES(18,0,1,1,2,4.0,1);
INSERT INTO "duel" VALUES(19,0,1,1,2,0.0,1);
INSERT INTO "duel" VALUES(20,0,1,1,2,0.0,1);
INSERT INTO "duel" VALUES(21,0,1,1,2,0.0,-1);
INSERT INTO "duel" VALUES(22,0,1,1,2,2.0,1);
INSERT INTO "duel" VALUES(23,0,1,1,2,2.0,1);
INSERT INTO "duel" VALUES(24,0,1,1,2,2.0,1);
INSERT INTO "duel" VALUES(1,0,2,1,3,0.0,-1);
INSERT INTO "duel" VALUES(2,0,2,1,3,0.0,-1);
INSERT INTO "duel" VALUES(3,0,2,1,3,-1.0,-1);
INSERT INTO "duel" VALUES(7,0,2,1,3,0.0,-1);
INSERT INTO "duel" VALUES(8,0,2,1,3,0.0,0);
INSERT INTO "duel" VALUES(13,0,2,1,3,-1.0,-1);
INSERT INTO "duel" VALUES(14,0,2,1,3,1.0,1);
INSERT INTO "duel" VALUES(15,0,2,1,3,-1.0,-1);
INSERT INTO "duel" VALUES(19,0,2,1,3,0.0,-1);
INSERT INTO "duel" VALUES(20,0,2,1,3,0.0,-1);
INSERT INTO "duel" VALUES(21,0,2,1,3,1.0,1);
INSERT INTO "duel" VALUES(4,0,2,1,4,0.0,1);
INSERT INTO "duel" VALUES(5,0,2,1,4,0.0,-1);
INSERT INTO "duel" VALUES(6,0,2,1,4,-3.0,-1);
INSERT INTO "duel" VALUES(10,0,2,1,4,0.0,0);
INSERT INTO "duel" VALUES(11,0,2,1,4,0.0,0);
INSERT INTO "duel" VALUES(12,0,2,1,4,-3.0,-1);
INSERT INTO "duel" VALUES(16,0,2,1,4,-2.0,-1);
INSERT INTO "duel" VALUES(17,0,2,1,4,-2.0,-1);
INSERT INTO "duel" VALUES(18,0,2,1,4,2.0,1);
INSERT INTO "duel" VALUES(22,0,2,1,4,1.0,1);
INSERT INTO "duel" VALUES(23,0,2,1,4,1.0,1);
INSERT INTO "duel" VALUES(24,0,2,1,4,3.0,1);
INSERT INTO "duel" VALUES(1,1,0,2,1,3.0,1);
INSERT INTO "duel" VALUES(2,1,0,2,1,2.0,1);
INSERT INTO "duel" VALUES(3,1,0,2,1,0.0,0);
INSERT INTO "duel" VALUES(4,1,0,2,1,0.0,1);
INSERT INTO "duel" VALUES(5,1,0,2,1,1.0,1);
INSERT INTO "duel" VALUES(6,1,0,2,1,-1.0,-1);
INSERT INTO "duel" VALUES(7,1,0,2,1,0.0,-1);
INSERT INTO "duel" VALUES(8,1,0,2,1,-1.0,-1);
INSERT INTO "duel" VALUES(10,1,0,2,1,1.0,1);
INSERT INTO "duel" VALUES(11,1,0,2,1,1.0,1);
INSERT INTO "duel" VALUES(12,1,0,2,1,1.0,1);
INSERT INTO "duel" VALUES(13,1,0,2,1,0.0,0);
INSERT INTO "duel" VALUES(14,1,0,2,1,-1.0,-1);
INSERT INTO "duel" VALUES(15,1,0,2,1,1.0,1);
INSERT INTO "duel" VALUES(16,1,0,2,1,0.0,1);
INSERT INTO "duel" VALUES(17,1,0,2,1,1.0,1);
INSERT INTO "duel" VALUES(18,1,0,2,1,-4.0,-1);
INSERT INTO "duel" VALUES(19,1,0,2,1,0.0,-1);
INSERT INTO "duel" VALUES(20,1,0,2,1,0.0,-1);
INSERT INTO "duel" VALUES(21,1,0,2,1,0.0,1);
INSERT INTO "duel" VALUES(22,1,0,2,1,-2.0,-1);
INSERT INTO "duel" VALUES(23,1,0,2,1,-2.0,-1);
INSERT INTO "duel" VALUES(24,1,0,2,1,-2.0,-1);
INSERT INTO "duel" VALUES(1,1,2,2,3,1.0,1);
INSERT INTO "duel" VALUES(2,1,2,2,3,0.0,1);
INSERT INTO "duel" VALUES(3,1,2,2,3,-1.0,-1);
INSERT INTO "duel" VALUES(7,1,2,2,3,-1.0,-1);
INSERT INTO "duel" VALUES(8,1,2,2,3,-1.0,-1);
INSERT INTO "duel" VALUES(13,1,2,2,3,-1.0,-1);
INSERT INTO "duel" VALUES(14,1,2,2,3,0.0,0);
INSERT INTO "duel" VALUES(15,1,2,2,3,0.0,0);
INSERT INTO "duel" VALUES(19,1,2,2,3,-2.0,-1);
INSERT INTO "duel" VALUES(20,1,2,2,3,-1.0,-1);
INSERT INTO "duel" VALUES(21,1,2,2,3,2.0,1);
INSERT INTO "duel" VALUES(4,1,2,2,4,1.0,1);
INSERT INTO "duel" VALUES(5,1,2,2,4,0.0,1);
INSERT INTO "duel" VALUES(6,1,2,2,4,-3.0,-1);
INSERT INTO "duel" VALUES(10,1,2,2,4,1.0,1);
INSERT INTO "duel" VALUES(11,1,2,2,4,1.0,1);
INSERT INTO "duel" VALUES(12,1,2,2,4,-1.0,-1);
INSERT INTO "duel" VALUES(16,1,2,2,4,-1.0,-1);
INSERT INTO "duel" VALUES(17,1,2,2,4,2.0,1);
INSERT INTO "duel" VALUES(18,1,2,2,4,-2.0,-1);
INSERT INTO "duel" VALUES(22,1,2,2,4,0.0,-1);
INSERT INTO "duel" VALUES(23,1,2,2,4,0.0,-1);
INSERT INTO "duel" VALUES(24,1,2,2,4,1.0,1);
INSERT INTO "duel" VALUES(1,2,0,3,1,0.0,1);
INSERT INTO "duel" VALUES(2,2,0,3,1,0.0,1);
INSERT INTO "duel" VALUES(3,2,0,3,1,1.0,1);
INSERT INTO "duel" VALUES(7,2,0,3,1,0.0,1);
INSERT INTO "duel" VALUES(8,2,0,3,1,0.0,0);
INSERT INTO "duel" VALUES(13,2,0,3,1,1.0,1);
INSERT INTO "duel" VALUES(14,2,0,3,1,-1.0,-1);
INSERT INTO "duel" VALUES(15,2,0,3,1,1.0,1);
INSERT INTO "duel" VALUES(19,2,0,3,1,0.0,1);
INSERT INTO "duel" VALUES(20,2,0,3,1,0.0,1);
INSERT INTO "duel" VALUES(21,2,0,3,1,-1.0,-1);
INSERT INTO "duel" VALUES(1,2,1,3,2,-1.0,-1);
INSERT INTO "duel" VALUES(2,2,1,3,2,0.0,-1);
INSERT INTO "duel" VALUES(3,2,1,3,2,1.0,1);
INSERT INTO "duel" VALUES(7,2,1,3,2,1.0,1);
INSERT INTO "duel" VALUES(8,2,1,3,2,1.0,1);
INSERT INTO "duel" VALUES(13,2,1,3,2,1.0,1);
INSERT INTO "duel" VALUES(14,2,1,3,2,0.0,0);
INSERT INTO "duel" VALUES(15,2,1,3,2,0.0,0);
INSERT INTO "duel" VALUES(19,2,1,3,2,2.0,1);
INSERT INTO "duel" VALUES(20,2,1,3,2,1.0,1);
INSERT INTO "duel" VALUES(21,2,1,3,2,-2.0,-1);
INSERT INTO "duel" VALUES(4,2,0,4,1,0.0,-1);
INSERT INTO "duel" VALUES(5,2,0,4,1,0.0,1);
INSERT INTO "duel" VALUES(6,2,0,4,1,3.0,1);
INSERT INTO "duel" VALUES(10,2,0,4,1,0.0,0);
INSERT INTO "duel" VALUES(11,2,0,4,1,0.0,0);
INSERT INTO "duel" VALUES(12,2,0,4,1,3.0,1);
INSERT INTO "duel" VALUES(16,2,0,4,1,2.0,1);
INSERT INTO "duel" VALUES(17,2,0,4,1,2.0,1);
INSERT INTO "duel" VALUES(18,2,0,4,1,-2.0,-1);
INSERT INTO "duel" VALUES(22,2,0,4,1,-1.0,-1);
INSERT INTO "duel" VALUES(23,2,0,4,1,-1.0,-1);
INSERT INTO "duel" VALUES(24,2,0,4,1,-3.0,-1);
INSERT INTO "duel" VALUES(4,2,1,4,2,-1.0,-1);
INSERT INTO "duel" VALUES(5,2,1,4,2,0.0,-1);
INSERT INTO "duel" VALUES(6,2,1,4,2,3.0,1);
INSERT INTO "duel" VALUES(10,2,1,4,2,-1.0,-1);
INSERT INTO "duel" VALUES(11,2,1,4,2,-1.0,-1);
INSERT INTO "duel" VALUES(12,2,1,4,2,1.0,1);
INSERT INTO "duel" VALUES(16,2,1,4,2,1.0,1);
INSERT INTO "duel" VALUES(17,2,1,4,2,-2.0,-1);
INSERT INTO "duel" VALUES(18,2,1,4,2,2.0,1);
INSERT INTO "duel" VALUES(22,2,1,4,2,0.0,1);
INSERT INTO "duel" VALUES(23,2,1,4,2,0.0,1);
INSERT INTO "duel" VALUES(24,2,1,4,2,-1.0,-1);
CREATE TABLE fact (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "fact" VALUES('figures','2');
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    sitting INTEGER NOT NULL REFERENCES sitting ON DELETE CASCADE,
    place INTEGER NOT NULL,
    stem TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    decisions INTEGER NOT NULL,
    complete INTEGER NOT NULL,
    helped INTEGER NOT NULL
);
INSERT INTO "game" VALUES(1,1,1,'4d6bdc72b3a5a8a6f4f1a3292e6890c77320b8fe429f6ca5d7a6e49223ded5ad','0aa9103c88e94d281442e96d43d364b7054a9143529a35ca0945d67c45402374',96,1,1);
INSERT INTO "game" VALUES(2,1,2,'86e316ebd0901ca7668f0436aae37ee6adc9841a553dbfc5f9de1b428f049f11','64e54776f636d632348c0b63003e0f183c96c9f953de69fe6bd883523ab3b2e4',96,1,0);
INSERT INTO "game" VALUES(3,1,3,'d51203fd4059d7ef70c29de99ccd349eff141dbcf2d3bcf86f3f7554b679323e','a91feaf399ad1bb611ed19e6b4ed966f3ce17ee72629287b7c9bd79c5e787838',96,1,0);
INSERT INTO "game" VALUES(4,2,1,'8808cbd659cfb1d86b220633ade9886775266c27128e9e58eff0ced1821aa211','7b489c1eeaed06d0bf179c03c658a879b5ac7828fd1e42e18d072a43ee8996d1',96,1,0);
INSERT INTO "game" VALUES(5,2,2,'2aaf1b710972b9afea7c9c704522471a99727fcbad4c24708cded8f58591e7b9','8ba418f58b0d9dc7430488484016e9a593c7cdec437169eede19c4acee286513',96,1,0);
INSERT INTO "game" VALUES(6,2,3,'69655e04f718a5aeb9c55b2f71ba130b6be804f2275a5778212133f9c676bcfb','3c7597baaabd60a5f21320d13e14f622d1532b7524a6bca1b9e56601ec966f20',96,1,0);
INSERT INTO "game" VALUES(7,3,1,'755f8f8ffe2dd729019490716fbfa5c228dc1e89b2861ef1ded64973055cc6b3','d83acf10bb13648143268c344eff03f7510628a8e787136a8d63c37fcbd10f5d',96,1,0);
INSERT INTO "game" VALUES(8,3,2,'7155431374656ecd37cefcd4333b44e9d34abfd5a89954a0d34d993ae92982e9','cb37d6948f32cb60073d5e22127df3327ddf1e77829ecc5e0ad74fdda42ef227',96,1,0);
INSERT INTO "game" VALUES(9,3,3,'42e37f12162cc2cc1bdb641c1a2f13d677f958f7f6afe683148f0bfff0d3250b','9f26824a6dba0a31529624658a7ae0ecfec961a408a6b9b5e77efda4b17a340f',50,0,0);
INSERT INTO "game" VALUES(10,4,1,'48b04582d80a625e6cea7a6fedca397d532ad25f7dab8bde02719dfab9c37d2b','1e41d15aa9bdd3268f0797b90ee067e870fc96c252eb963644ae5d11c6d43a7d',96,1,0);
INSERT INTO "game" VALUES(11,4,2,'3ae7b097c46d71e25da452371472ec485eadecca587948cfd6e91003561e64da','3463941410cc20572058292339bdbef0290ffb25b6fedfeee2b1c259fd1cd267',96,1,1);
INSERT INTO "game" VALUES(12,4,3,'51610c33f8b47012a2c20c67f719d7d2d949a2a39f3ddc2dab404df03aa1d1d2','a066d3ddadbc5d6b8c12b0356227479f6db77681698dbcc66ea3609512029170',96,1,0);
INSERT INTO "game" VALUES(13,5,1,'416b0f4731eb5455b8a5e58e8fce0de853473cb199cd683845bc60042e85be9f','f95ce99b35bc91e0290351426796ef883e7dee474427a965b0b5b46156275b37',96,1,1);
INSERT INTO "game" VALUES(14,5,2,'a35f5e884fed5ebac2b41a176011dc085f9ed9be27918463cf40694bbb350947','42d3e887ca27946adb8632e4d36e648c94750fa8556636699827a211442fee73',96,1,0);
INSERT INTO "game" VALUES(15,5,3,'fa5d5abb70ba33c05fadd5c0127cfceaeb11b2d3e06da221961fa3c80674c071','0c0cdc3f948f6c93946eff2c67c8de030a65898e05bbdd72797f8d9998b4da38',96,1,0);
INSERT INTO "game" VALUES(16,6,1,'3144b10cbec696939b81a57651db8a298a099794e354e1042b9c4be68e232f2f','73d523d8ac411009377753eaffec2e1ff85c154c18eda3334ac6f86e6b30aa8b',96,1,0);
INSERT INTO "game" VALUES(17,6,2,'ceeae8e0d2b86e3148d9499dbc588d1e65096f79403620c48fb14e0ce7eeaf03','29dd8277b17adaf42cd2ba12befa99199c106cbce8f62880c03ed49372d8d08e',96,1,0);
INSERT INTO "game" VALUES(18,6,3,'eb0d44d4c7076defa2b01fcf6085542a6dce2f2f0e6e34600618ab7a38dbe59b','38ccd890ec9d6491002e669baa74bb9d4df68c3acd1a54a0970dec1cf3c99507',96,1,0);
INSERT INTO "game" VALUES(19,7,1,'53cff95a0536ab9eb132075c9b0025d0a98c4b706a221e15bdaf04dacd15ecfb','532be7d1df61e60a03a370dfb4346fd6330dca2f200afe673f8e81f3e315a524',96,1,0);
INSERT INTO "game" VALUES(20,7,2,'53c457788f2c6a499a914a7ae7bb1e8255e62957e88f5b35f59d27ce144c5f2b','347b092441cfc6155e0196d5adfa61e8897beb4ae467040bb007a7c43644d68c',96,1,0);
INSERT INTO "game" VALUES(21,7,3,'f65628f4250b7a76ed2f68f79c2a0a3f6b5d925ad64e3e467af10ae8733c9392','eae65e812e406429e7d22a8bb4d3e70f672828fc69e2a1837914b6eb97914e7d',96,1,1);
INSERT INTO "game" VALUES(22,8,1,'4df3c9d950b64430dbab57c4505de3a81c124099125a4e8ee3712b3acf32785e','68ea9232db3e0d25ce877eacd8aa4d1a095f25a2e0846df0135a1c1cc8b8e72e',96,1,0);
INSERT INTO "game" VALUES(23,8,2,'131bc8770bb81d100c6ba4d817644d324acc97ff9ef992728fe4105fd3a762cf','288764cc95f4c7c455dcbb19c88c13d4e9dfb52791d391c90f1a0cb0c0d50319',96,1,1);
INSERT INTO "game" VALUES(24,8,3,'87d9119f1fb35bf51ae5bd7b016d0800a4a00794de39f4d51984f64fd4bcb131','d7c5833525bd8361e9f112d04b34f2e8e7c11c3f08a8028e31f56d8990a267db',96,1,0);
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
INSERT INTO "person" VALUES(1,'Otto');
INSERT INTO "person" VALUES(2,'Anna');
INSERT INTO "person" VALUES(3,'Karl');
INSERT INTO "person" VALUES(4,'Lisbeth');
CREATE TABLE record (
    game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    text TEXT NOT NULL
);
INSERT INTO "record" VALUES(1,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"rhineland"},"players":["Otto","Anna","Karl"],"seed":"0 0","first_dealer":0,"date":"2026-03-01T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":3,"hands":[["C7","CK","CA","D7","DT","HT","HJ","S7","SJ","SQ"],["C9","CT","DJ","DK","DA","HQ","HK","HA","S8","SK"],["C8","CJ","CQ","D9","H7","H8","H9","S9","ST","SA"]],"talon":["D8","DQ"],"turn_up":"DQ","trump":"D"}
{"type":"discard","seat":0,"cards":["CK","SJ"]}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"C8"}
{"type":"deal","number":2,"dealer":1,"cut":11,"hands":[["CQ","CK","CA","D9","DJ","H8","HJ","HK","S7","S8"],["C7","C8","C9","D8","HQ","HA","ST","SJ","SK","SA"],["CT","CJ","DQ","DK","DA","H7","H9","HT","S9","SQ"]],"talon":["DT","D7"],"turn_up":"D7","trump":"D"}
{"type":"discard","seat":1,"cards":["C9","ST"]}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"deal","number":3,"dealer":2,"cut":29,"hands":[["C7","C9","CQ","H9","HJ","HQ","HA","S7","SJ","SA"],["CT","CJ","D7","D8","DT","DA","HT","HK","S8","SK"],["C8","CA","D9","DJ","DQ","DK","H7","S9","ST","SQ"]],"talon":["H8","CK"],"turn_up":"CK","trump":"C"}
{"type":"discard","seat":2,"cards":["CK","H8"]}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"DA"}
');
INSERT INTO "record" VALUES(2,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"rhineland"},"players":["Otto","Anna","Karl"],"seed":"0 1","first_dealer":1,"date":"2026-03-01T21:00:00+00:00"}
{"type":"deal","number":1,"dealer":1,"cut":28,"hands":[["C8","C9","CT","CQ","CK","DJ","DK","H7","HT","SA"],["C7","CA","D8","DA","H9","HJ","HK","HA","SJ","SK"],["CJ","D7","D9","DT","DQ","H8","HQ","S7","S9","SQ"]],"talon":["S8","ST"],"turn_up":"ST","trump":"S"}
{"type":"discard","seat":1,"cards":["S8","SK"]}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"HK"}
{"type":"deal","number":2,"dealer":2,"cut":2,"hands":[["C9","CQ","CA","D9","DQ","DA","H8","HQ","S7","SA"],["C7","C8","CT","D8","DJ","HT","HJ","HK","SQ","SK"],["CJ","CK","DT","DK","H7","H9","S8","S9","ST","SJ"]],"talon":["D7","HA"],"turn_up":"HA","trump":"H"}
{"type":"discard","seat":2,"cards":["DK","SJ"]}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"D9"}
{"type":"deal","number":3,"dealer":0,"cut":26,"hands":[["C7","C8","C9","CQ","CA","DQ","H8","H9","HT","ST"],["CT","CK","D8","D9","DJ","DA","HJ","HA","S8","S9"],["CJ","DT","H7","HQ","HK","S7","SJ","SQ","SK","SA"]],"talon":["D7","DK"],"turn_up":"DK","trump":"D"}
{"type":"discard","seat":0,"cards":["C7","CQ"]}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"HT"}
');
INSERT INTO "record" VALUES(3,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"rhineland"},"players":["Otto","Anna","Karl"],"seed":"0 2","first_dealer":2,"date":"2026-03-01T22:00:00+00:00"}
{"type":"deal","number":1,"dealer":2,"cut":27,"hands":[["C9","D7","D8","DJ","DQ","H7","S8","ST","SK","SA"],["C7","C8","CJ","D9","DT","DK","DA","HT","HQ","SJ"],["CQ","CK","CA","H8","H9","HJ","HK","S7","S9","SQ"]],"talon":["CT","HA"],"turn_up":"HA","trump":"H"}
{"type":"discard","seat":2,"cards":["CT","SQ"]}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"DT"}
{"type":"deal","number":2,"dealer":0,"cut":19,"hands":[["C7","C9","CT","CK","D7","DT","DA","HJ","S7","SA"],["C8","CJ","CQ","CA","D9","H8","HT","HA","ST","SJ"],["DJ","DK","H7","H9","HQ","HK","S8","S9","SQ","SK"]],"talon":["D8","DQ"],"turn_up":"DQ","trump":"D"}
{"type":"discard","seat":0,"cards":["C9","DT"]}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"S9"}
{"type":"deal","number":3,"dealer":1,"cut":10,"hands":[["C7","C9","D7","DT","DQ","DA","HK","S7","S8","SQ"],["C8","CQ","CK","D8","H8","H9","HJ","HA","S9","SK"],["CT","CJ","CA","D9","DJ","DK","H7","HT","HQ","ST"]],"talon":["SJ","SA"],"turn_up":"SA","trump":"S"}
{"type":"discard","seat":1,"cards":["H8","H9"]}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"DA"}
');
INSERT INTO "record" VALUES(4,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"highest","seats":"draw","cut":"before","turn_up":"top_of_two","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"never","deals_per_player":1,"fifty_band":true,"zero_band":false,"tie_for_win":"each","ledger":"receipts","session_rank":"gross","preset":"catsatcards"},"players":["Otto","Anna","Lisbeth"],"seed":"1 0","first_dealer":0,"date":"2026-03-02T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":25,"hands":[["C7","C8","CT","CK","DT","DJ","DK","HQ","SJ","SQ"],["C9","CQ","DA","H7","H8","HJ","HK","HA","S7","S8"],["CJ","D7","D8","D9","DQ","H9","HT","S9","ST","SK"]],"talon":["CA","SA"],"turn_up":"CA","trump":"C"}
{"type":"discard","seat":0,"cards":["CT","DK"]}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"D7"}
{"type":"deal","number":2,"dealer":1,"cut":26,"hands":[["CT","CQ","CA","D8","H7","HK","HA","S7","S8","ST"],["C9","CJ","CK","D7","DQ","DK","H8","H9","HJ","SQ"],["C7","C8","D9","DT","DJ","DA","HT","HQ","S9","SA"]],"talon":["SK","SJ"],"turn_up":"SK","trump":"S"}
{"type":"discard","seat":1,"cards":["C9","CK"]}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"CA"}
{"type":"deal","number":3,"dealer":2,"cut":25,"hands":[["C8","CK","CA","D7","D9","DT","DQ","H7","HQ","S9"],["C9","DJ","DK","DA","HJ","HA","S8","ST","SJ","SK"],["C7","CT","CJ","CQ","H8","H9","HT","HK","SQ","SA"]],"talon":["S7","D8"],"turn_up":"S7","trump":"S"}
{"type":"discard","seat":2,"cards":["H9","S7"]}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CA"}
');
INSERT INTO "record" VALUES(5,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"highest","seats":"draw","cut":"before","turn_up":"top_of_two","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"never","deals_per_player":1,"fifty_band":true,"zero_band":false,"tie_for_win":"each","ledger":"receipts","session_rank":"gross","preset":"catsatcards"},"players":["Otto","Anna","Lisbeth"],"seed":"1 1","first_dealer":1,"date":"2026-03-02T21:00:00+00:00"}
{"type":"deal","number":1,"dealer":1,"cut":1,"hands":[["CJ","D7","D9","DT","DJ","DK","DA","HQ","S8","SQ"],["C7","D8","DQ","H9","HJ","HK","S7","S9","SK","SA"],["C8","C9","CT","CQ","CK","CA","H8","HT","HA","SJ"]],"talon":["H7","ST"],"turn_up":"H7","trump":"H"}
{"type":"discard","seat":1,"cards":["C7","DQ"]}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"D9"}
{"type":"deal","number":2,"dealer":2,"cut":4,"hands":[["C8","C9","CT","CQ","DT","H9","HT","SJ","SQ","SA"],["C7","CJ","CK","CA","D7","HA","S7","S8","S9","SK"],["D8","D9","DJ","DQ","DK","DA","H7","HQ","HK","ST"]],"talon":["H8","HJ"],"turn_up":"H8","trump":"H"}
{"type":"discard","seat":2,"cards":["DK","H8"]}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"SK"}
{"type":"deal","number":3,"dealer":0,"cut":25,"hands":[["C7","CT","CQ","D7","DQ","H8","HT","HA","S7","SJ"],["C8","CJ","CK","D8","DT","DA","H9","HJ","HK","SA"],["C9","D9","DK","H7","HQ","S8","S9","ST","SQ","SK"]],"talon":["CA","DJ"],"turn_up":"CA","trump":"C"}
{"type":"discard","seat":0,"cards":["H8","HT"]}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"SQ"}
');
INSERT INTO "record" VALUES(6,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"highest","seats":"draw","cut":"before","turn_up":"top_of_two","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"never","deals_per_player":1,"fifty_band":true,"zero_band":false,"tie_for_win":"each","ledger":"receipts","session_rank":"gross","preset":"catsatcards"},"players":["Otto","Anna","Lisbeth"],"seed":"1 2","first_dealer":2,"date":"2026-03-02T22:00:00+00:00"}
{"type":"deal","number":1,"dealer":2,"cut":9,"hands":[["C8","CQ","D9","DK","DA","H7","H8","HT","HJ","S9"],["C7","C9","CA","D8","DQ","HQ","S7","SQ","SK","SA"],["CT","CJ","CK","DT","DJ","H9","HK","HA","S8","SJ"]],"talon":["ST","D7"],"turn_up":"ST","trump":"S"}
{"type":"discard","seat":2,"cards":["D7","DJ"]}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"CA"}
{"type":"deal","number":2,"dealer":0,"cut":31,"hands":[["C7","CQ","D8","D9","DJ","S8","S9","SJ","SQ","SA"],["C8","C9","CT","CK","DQ","H7","H8","H9","HQ","S7"],["CJ","CA","D7","DT","DK","HJ","HK","HA","ST","SK"]],"talon":["DA","HT"],"turn_up":"DA","trump":"D"}
{"type":"discard","seat":0,"cards":["CQ","SJ"]}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"deal","number":3,"dealer":1,"cut":31,"hands":[["C7","D8","DT","DA","HJ","HQ","S7","S8","ST","SJ"],["C9","CK","D7","DJ","DK","H7","H8","HK","HA","S9"],["C8","CT","CJ","CQ","D9","DQ","H9","HT","SQ","SA"]],"talon":["CA","SK"],"turn_up":"CA","trump":"C"}
{"type":"discard","seat":1,"cards":["H7","H8"]}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"CQ"}
');
INSERT INTO "record" VALUES(7,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"draw","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"never","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"wikipedia"},"players":["Otto","Anna","Karl"],"seed":"2 0","first_dealer":0,"date":"2026-03-03T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":26,"hands":[["C7","C8","CK","D7","D9","DK","DA","H7","H9","SQ"],["C9","CT","CJ","CQ","DT","DQ","HT","HK","HA","SK"],["CA","D8","HJ","HQ","S7","S8","S9","ST","SJ","SA"]],"talon":["DJ","H8"],"turn_up":"H8","trump":"H"}
{"type":"discard","seat":0,"cards":["H7","SQ"]}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"DA"}
{"type":"deal","number":2,"dealer":1,"cut":9,"hands":[["C7","C8","C9","CT","CJ","CK","D8","D9","DJ","SA"],["CA","DQ","DK","H8","HT","S8","S9","ST","SJ","SQ"],["CQ","D7","DA","H7","H9","HJ","HQ","HK","S7","SK"]],"talon":["HA","DT"],"turn_up":"DT","trump":"D"}
{"type":"discard","seat":1,"cards":["S9","SQ"]}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"deal","number":3,"dealer":2,"cut":10,"hands":[["C7","DQ","H7","H8","H9","HJ","HQ","S8","S9","ST"],["C9","CA","D7","DT","DK","DA","HT","HK","HA","SQ"],["C8","CT","CJ","CQ","CK","D8","D9","DJ","SJ","SK"]],"talon":["S7","SA"],"turn_up":"SA","trump":"S"}
{"type":"discard","seat":2,"cards":["D8","SK"]}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HK"}
');
INSERT INTO "record" VALUES(8,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"draw","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"never","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"wikipedia"},"players":["Otto","Anna","Karl"],"seed":"2 1","first_dealer":1,"date":"2026-03-03T21:00:00+00:00"}
{"type":"deal","number":1,"dealer":1,"cut":18,"hands":[["C8","C9","CJ","CQ","CK","H8","H9","HK","SJ","SK"],["C7","D7","D8","DT","DJ","DQ","DK","H7","HJ","S8"],["CT","D9","DA","HT","HQ","HA","S7","S9","ST","SQ"]],"talon":["SA","CA"],"turn_up":"CA","trump":"C"}
{"type":"discard","seat":1,"cards":["D8","H7"]}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"deal","number":2,"dealer":2,"cut":28,"hands":[["C7","CJ","DJ","DK","HQ","HA","S9","SQ","SK","SA"],["C8","CQ","CK","D7","D9","DT","H9","HT","S8","SJ"],["C9","D8","DQ","DA","H7","H8","HJ","HK","S7","ST"]],"talon":["CT","CA"],"turn_up":"CA","trump":"C"}
{"type":"discard","seat":2,"cards":["D8","DQ"]}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"SA"}
{"type":"deal","number":3,"dealer":0,"cut":6,"hands":[["C8","CT","D9","DT","DK","DA","H7","HK","S7","S8"],["C9","CK","D7","DQ","HJ","HA","S9","SJ","SQ","SK"],["C7","CJ","CA","DJ","H8","H9","HT","HQ","ST","SA"]],"talon":["D8","CQ"],"turn_up":"CQ","trump":"C"}
{"type":"discard","seat":0,"cards":["HK","S8"]}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"D9"}
');
INSERT INTO "record" VALUES(9,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"draw","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"never","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"wikipedia"},"players":["Otto","Anna","Karl"],"seed":"2 2","first_dealer":2,"date":"2026-03-03T22:00:00+00:00"}
{"type":"deal","number":1,"dealer":2,"cut":7,"hands":[["C8","C9","CJ","CQ","CK","H8","H9","S8","SQ","SK"],["C7","CA","D7","D8","D9","DA","HT","HK","HA","S7"],["CT","DT","DK","H7","HJ","HQ","S9","ST","SJ","SA"]],"talon":["DJ","DQ"],"turn_up":"DQ","trump":"D"}
{"type":"discard","seat":2,"cards":["DK","S9"]}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"HT"}
{"type":"deal","number":2,"dealer":0,"cut":17,"hands":[["C7","D7","DQ","DA","H9","HT","HQ","HK","HA","ST"],["C8","C9","CT","CJ","D8","H8","S7","S8","SQ","SA"],["CK","D9","DT","DJ","DK","H7","HJ","S9","SJ","SK"]],"talon":["CA","CQ"],"turn_up":"CQ","trump":"C"}
{"type":"discard","seat":0,"cards":["D7","ST"]}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":0,"card":"HA"}
');
INSERT INTO "record" VALUES(10,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"low","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":2,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"none","reveal_discards":"never","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"oldweb"},"players":["Otto","Anna","Lisbeth"],"seed":"3 0","first_dealer":0,"date":"2026-03-04T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":11,"hands":[["C8","CQ","CK","D8","DT","DQ","HT","HJ","HQ","HK"],["CJ","D9","H7","H8","HA","S7","S8","S9","ST","SA"],["C7","C9","CT","CA","D7","DJ","DK","SJ","SQ","SK"]],"talon":["DA","H9"],"turn_up":"H9","trump":"H"}
{"type":"discard","seat":0,"cards":["H9","HQ"]}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"S9"}
{"type":"deal","number":2,"dealer":1,"cut":31,"hands":[["CJ","CK","CA","D7","DJ","H8","HT","S9","ST","SJ"],["C7","CQ","D8","DK","H7","HJ","HQ","HK","HA","SA"],["C8","CT","D9","DT","DQ","DA","S7","S8","SQ","SK"]],"talon":["C9","H9"],"turn_up":"H9","trump":"H"}
{"type":"discard","seat":1,"cards":["CQ","HQ"]}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"CK"}
{"type":"deal","number":3,"dealer":2,"cut":13,"hands":[["C7","CJ","CQ","CA","DQ","DK","H7","HT","HK","S9"],["CK","D7","D9","DJ","H8","HA","S7","SQ","SK","SA"],["C8","C9","CT","D8","DT","DA","H9","HQ","S8","ST"]],"talon":["HJ","SJ"],"turn_up":"SJ","trump":"S"}
{"type":"discard","seat":2,"cards":["HQ","ST"]}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"H7"}
');
INSERT INTO "record" VALUES(11,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"low","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":2,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"none","reveal_discards":"never","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"oldweb"},"players":["Otto","Anna","Lisbeth"],"seed":"3 1","first_dealer":1,"date":"2026-03-04T21:00:00+00:00"}
{"type":"deal","number":1,"dealer":1,"cut":11,"hands":[["C8","D7","D8","DT","DA","H7","HK","S7","ST","SA"],["C9","CT","CJ","CK","H8","H9","HT","HQ","HA","SQ"],["CQ","CA","D9","DJ","DQ","DK","HJ","S9","SJ","SK"]],"talon":["S8","C7"],"turn_up":"C7","trump":"C"}
{"type":"discard","seat":1,"cards":["CT","HQ"]}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"HT"}
{"type":"deal","number":2,"dealer":2,"cut":9,"hands":[["C8","CJ","CK","DJ","DA","H8","HJ","HQ","HA","S8"],["D7","D9","DT","DK","H9","S9","SJ","SQ","SK","SA"],["C7","C9","CA","D8","DQ","H7","HT","HK","S7","ST"]],"talon":["CT","CQ"],"turn_up":"CQ","trump":"C"}
{"type":"discard","seat":2,"cards":["C7","CT"]}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"deal","number":3,"dealer":0,"cut":20,"hands":[["CT","D8","H8","HT","HJ","HQ","HK","S7","S8","ST"],["C8","CK","CA","D7","D9","DT","DA","H7","H9","HA"],["C7","CJ","CQ","DJ","DK","S9","SJ","SQ","SK","SA"]],"talon":["C9","DQ"],"turn_up":"DQ","trump":"D"}
{"type":"discard","seat":0,"cards":["HQ","S8"]}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"SQ"}
');
INSERT INTO "record" VALUES(12,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"low","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":2,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"none","reveal_discards":"never","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"oldweb"},"players":["Otto","Anna","Lisbeth"],"seed":"3 2","first_dealer":2,"date":"2026-03-04T22:00:00+00:00"}
{"type":"deal","number":1,"dealer":2,"cut":9,"hands":[["C9","CJ","D8","D9","H7","H8","HT","HA","ST","SJ"],["CQ","DJ","HJ","HQ","HK","S7","S8","S9","SK","SA"],["C7","CT","CK","CA","D7","DT","DQ","DK","H9","SQ"]],"talon":["C8","DA"],"turn_up":"DA","trump":"D"}
{"type":"discard","seat":2,"cards":["CK","DQ"]}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"SA"}
{"type":"deal","number":2,"dealer":0,"cut":12,"hands":[["C7","C8","C9","CQ","DT","DJ","H9","HJ","S7","ST"],["CT","CA","D7","DQ","DK","DA","HK","HA","S8","S9"],["CJ","CK","D8","D9","H7","HQ","SJ","SQ","SK","SA"]],"talon":["HT","H8"],"turn_up":"H8","trump":"H"}
{"type":"discard","seat":0,"cards":["C8","DT"]}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"DK"}
{"type":"deal","number":3,"dealer":1,"cut":20,"hands":[["C7","C9","CQ","DT","DQ","HQ","HA","ST","SQ","SK"],["C8","CJ","D9","DA","H7","H8","HT","HK","S8","SA"],["CT","CK","CA","D7","DJ","DK","HJ","S7","S9","SJ"]],"talon":["D8","H9"],"turn_up":"H9","trump":"H"}
{"type":"discard","seat":1,"cards":["H9","HK"]}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"ST"}
');
INSERT INTO "record" VALUES(13,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"low","direction":"clockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"after_trick2_playable","discard_turn_up":false,"max_tens_discarded":2,"overtrump":"when_ruffing","left_bower_fee":1,"no_trick_fee":0,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"none","reveal_discards":"at_count","deals_per_player":3,"fifty_band":true,"zero_band":false,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"francais"},"players":["Otto","Anna","Karl"],"seed":"4 0","first_dealer":0,"date":"2026-03-05T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":4,"hands":[["C8","C9","CQ","D8","DT","DJ","HK","HA","S8","S9"],["D7","DQ","H9","HT","HQ","ST","SJ","SQ","SK","SA"],["CT","CK","CA","D9","DK","DA","H7","H8","HJ","S7"]],"talon":["CJ","C7"],"turn_up":"C7","trump":"C"}
{"type":"discard","seat":0,"cards":["DJ","S8"]}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"D9"}
{"type":"deal","number":2,"dealer":1,"cut":9,"hands":[["C9","CT","CQ","CA","DQ","H7","S8","S9","SJ","SK"],["CJ","CK","D7","DK","HT","HK","HA","S7","ST","SA"],["C7","C8","D8","D9","DT","DA","H9","HJ","HQ","SQ"]],"talon":["DJ","H8"],"turn_up":"H8","trump":"H"}
{"type":"discard","seat":1,"cards":["CJ","DK"]}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"deal","number":3,"dealer":2,"cut":18,"hands":[["C7","CK","CA","D7","DT","DQ","H8","S7","SQ","SA"],["C8","C9","CT","CQ","D8","H7","H9","HT","HA","SK"],["CJ","D9","DJ","DK","HJ","HK","S8","S9","ST","SJ"]],"talon":["HQ","DA"],"turn_up":"DA","trump":"D"}
{"type":"discard","seat":2,"cards":["HQ","HK"]}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"SJ"}
');
INSERT INTO "record" VALUES(14,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"low","direction":"clockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"after_trick2_playable","discard_turn_up":false,"max_tens_discarded":2,"overtrump":"when_ruffing","left_bower_fee":1,"no_trick_fee":0,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"none","reveal_discards":"at_count","deals_per_player":3,"fifty_band":true,"zero_band":false,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"francais"},"players":["Otto","Anna","Karl"],"seed":"4 1","first_dealer":1,"date":"2026-03-05T21:00:00+00:00"}
{"type":"deal","number":1,"dealer":1,"cut":31,"hands":[["C9","CJ","DJ","DK","DA","H7","HT","HA","SJ","SA"],["C7","CQ","D9","DT","S7","S8","S9","ST","SQ","SK"],["C8","CT","CK","CA","D8","DQ","H8","H9","HJ","HK"]],"talon":["D7","HQ"],"turn_up":"HQ","trump":"H"}
{"type":"discard","seat":1,"cards":["D7","DT"]}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"CK"}
{"type":"deal","number":2,"dealer":2,"cut":31,"hands":[["C7","CT","D7","H8","H9","HA","ST","SQ","SK","SA"],["CJ","DT","DQ","H7","HT","HQ","HK","S7","S8","S9"],["C8","C9","CQ","CK","D8","D9","DJ","DK","DA","HJ"]],"talon":["SJ","CA"],"turn_up":"CA","trump":"C"}
{"type":"discard","seat":2,"cards":["C8","CK"]}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"DA"}
{"type":"deal","number":3,"dealer":0,"cut":24,"hands":[["C8","CT","D9","H7","H8","HJ","S7","ST","SQ","SA"],["C7","CJ","CK","D7","DT","DQ","DK","HK","HA","SJ"],["C9","CQ","CA","D8","DJ","DA","HT","HQ","S9","SK"]],"talon":["S8","H9"],"turn_up":"H9","trump":"H"}
{"type":"discard","seat":0,"cards":["H8","ST"]}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"C7"}
');
INSERT INTO "record" VALUES(15,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"low","direction":"clockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"after_trick2_playable","discard_turn_up":false,"max_tens_discarded":2,"overtrump":"when_ruffing","left_bower_fee":1,"no_trick_fee":0,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"none","reveal_discards":"at_count","deals_per_player":3,"fifty_band":true,"zero_band":false,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"francais"},"players":["Otto","Anna","Karl"],"seed":"4 2","first_dealer":2,"date":"2026-03-05T22:00:00+00:00"}
{"type":"deal","number":1,"dealer":2,"cut":17,"hands":[["C9","CT","D7","HT","HJ","HQ","HK","S9","ST","SA"],["C8","CQ","DT","DJ","DQ","H7","H8","H9","S8","SK"],["C7","CJ","CA","D9","DK","DA","HA","S7","SJ","SQ"]],"talon":["CK","D8"],"turn_up":"D8","trump":"D"}
{"type":"discard","seat":2,"cards":["D9","SQ"]}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"deal","number":2,"dealer":0,"cut":21,"hands":[["C8","CJ","D8","DT","DA","H7","HJ","HQ","S9","SQ"],["C7","C9","CT","D9","DJ","DQ","H9","HT","ST","SK"],["CQ","CK","CA","DK","H8","HK","HA","S7","S8","SJ"]],"talon":["D7","SA"],"turn_up":"SA","trump":"S"}
{"type":"discard","seat":0,"cards":["C8","HJ"]}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"HK"}
{"type":"deal","number":3,"dealer":1,"cut":3,"hands":[["C9","CQ","DA","H9","HQ","S7","S8","S9","SJ","SQ"],["C8","CT","CJ","CK","D9","DJ","DK","H7","HJ","ST"],["C7","CA","D8","DT","DQ","H8","HT","HA","SK","SA"]],"talon":["D7","HK"],"turn_up":"HK","trump":"H"}
{"type":"discard","seat":1,"cards":["C8","CT"]}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"SJ"}
');
INSERT INTO "record" VALUES(16,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"after_trick2_playable","discard_turn_up":false,"max_tens_discarded":2,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"points","dealer_no_trick_discards":"void","mark_style":"dash","reveal_discards":"never","deals_per_player":1,"fifty_band":false,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"1862"},"players":["Otto","Anna","Lisbeth"],"seed":"5 0","first_dealer":0,"date":"2026-03-06T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":26,"hands":[["C8","CT","CA","D8","DQ","H7","S8","S9","ST","SA"],["CK","D7","D9","DK","DA","HT","HJ","HK","S7","SK"],["C7","C9","CJ","CQ","DT","DJ","H8","HA","SJ","SQ"]],"talon":["H9","HQ"],"turn_up":"HQ","trump":"H"}
{"type":"discard","seat":0,"cards":["C8","DQ"]}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"deal","number":2,"dealer":1,"cut":20,"hands":[["CQ","DT","DA","H7","H9","HK","S7","S8","ST","SJ"],["C8","C9","D9","DQ","DK","HT","HA","SQ","SK","SA"],["C7","CT","CJ","CK","CA","D8","DJ","HJ","HQ","S9"]],"talon":["D7","H8"],"turn_up":"H8","trump":"H"}
{"type":"discard","seat":1,"cards":["DK","HT"]}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"D9"}
{"type":"deal","number":3,"dealer":2,"cut":8,"hands":[["CK","D7","D9","DJ","DK","H9","HJ","HQ","ST","SJ"],["C7","C9","CT","CQ","DA","H8","HK","S9","SK","SA"],["C8","CJ","CA","D8","DQ","H7","HT","HA","S8","SQ"]],"talon":["DT","S7"],"turn_up":"S7","trump":"S"}
{"type":"discard","seat":2,"cards":["DQ","HT"]}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"CJ"}
');
INSERT INTO "record" VALUES(17,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"after_trick2_playable","discard_turn_up":false,"max_tens_discarded":2,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"points","dealer_no_trick_discards":"void","mark_style":"dash","reveal_discards":"never","deals_per_player":1,"fifty_band":false,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"1862"},"players":["Otto","Anna","Lisbeth"],"seed":"5 1","first_dealer":1,"date":"2026-03-06T21:00:00+00:00"}
{"type":"deal","number":1,"dealer":1,"cut":23,"hands":[["C7","C8","CA","D7","DQ","DK","DA","S8","S9","SK"],["CJ","CK","DJ","H7","HT","HQ","S7","ST","SQ","SA"],["C9","CT","CQ","D8","D9","DT","H8","H9","HK","SJ"]],"talon":["HA","HJ"],"turn_up":"HJ","trump":"H"}
{"type":"discard","seat":1,"cards":["CK","H7"]}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"deal","number":2,"dealer":2,"cut":28,"hands":[["CT","CJ","CK","D7","D8","DT","DA","HA","ST","SJ"],["C7","CQ","DQ","DK","H7","HT","HQ","HK","S8","SK"],["C8","C9","D9","DJ","H8","H9","HJ","S9","SQ","SA"]],"talon":["S7","CA"],"turn_up":"CA","trump":"C"}
{"type":"discard","seat":2,"cards":["H9","S7"]}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"SA"}
{"type":"deal","number":3,"dealer":0,"cut":16,"hands":[["C9","CT","CJ","CQ","CA","H8","HJ","HK","S9","ST"],["C7","D7","DJ","DQ","DK","DA","S8","SQ","SK","SA"],["C8","CK","D8","D9","DT","H7","H9","HT","HQ","SJ"]],"talon":["HA","S7"],"turn_up":"S7","trump":"S"}
{"type":"discard","seat":0,"cards":["H8","HK"]}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"HJ"}
');
INSERT INTO "record" VALUES(18,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"after_trick2_playable","discard_turn_up":false,"max_tens_discarded":2,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"points","dealer_no_trick_discards":"void","mark_style":"dash","reveal_discards":"never","deals_per_player":1,"fifty_band":false,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"1862"},"players":["Otto","Anna","Lisbeth"],"seed":"5 2","first_dealer":2,"date":"2026-03-06T22:00:00+00:00"}
{"type":"deal","number":1,"dealer":2,"cut":22,"hands":[["C9","CJ","D8","DT","DK","DA","SJ","SQ","SK","SA"],["C7","C8","CQ","D7","D9","DQ","H7","HQ","HA","ST"],["CT","CK","CA","H8","H9","HT","HJ","HK","S8","S9"]],"talon":["DJ","S7"],"turn_up":"S7","trump":"S"}
{"type":"discard","seat":2,"cards":["HK","S9"]}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"deal","number":2,"dealer":0,"cut":17,"hands":[["C8","CQ","D7","D8","DJ","DQ","DA","HA","S7","ST"],["C9","CJ","CK","CA","H7","H8","H9","S8","S9","SA"],["C7","CT","D9","DT","HT","HJ","HQ","HK","SQ","SK"]],"talon":["SJ","DK"],"turn_up":"DK","trump":"D"}
{"type":"discard","seat":0,"cards":["C8","CQ"]}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"deal","number":3,"dealer":1,"cut":1,"hands":[["CT","D8","D9","DQ","DK","H8","HA","S7","S8","SQ"],["C9","DA","H7","H9","HJ","HQ","HK","S9","ST","SA"],["C7","C8","CK","CA","D7","DT","DJ","HT","SJ","SK"]],"talon":["CJ","CQ"],"turn_up":"CQ","trump":"C"}
{"type":"discard","seat":1,"cards":["HJ","S9"]}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"CK"}
');
INSERT INTO "record" VALUES(19,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"playoff","ledger":"transfer","session_rank":"net","preset":"p"},"players":["Otto","Anna","Karl"],"seed":"6 0","first_dealer":0,"date":"2026-03-07T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":16,"hands":[["CA","D7","D8","DT","DJ","H8","HA","S7","S9","SQ"],["C9","CT","D9","DK","H7","HT","ST","SJ","SK","SA"],["C8","CJ","CQ","CK","DQ","DA","H9","HJ","HK","S8"]],"talon":["HQ","C7"],"turn_up":"C7","trump":"C"}
{"type":"discard","seat":0,"cards":["HQ","S9"]}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"deal","number":2,"dealer":1,"cut":27,"hands":[["C7","CA","DJ","DQ","DK","DA","H8","HT","HJ","S8"],["C9","CT","D8","H7","S7","S9","ST","SJ","SQ","SK"],["C8","CJ","CQ","CK","D7","D9","HQ","HK","HA","SA"]],"talon":["H9","DT"],"turn_up":"DT","trump":"D"}
{"type":"discard","seat":1,"cards":["DT","H9"]}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"S9"}
{"type":"deal","number":3,"dealer":2,"cut":23,"hands":[["C8","CJ","CQ","CK","CA","H7","H8","H9","HK","S9"],["C7","C9","D7","D8","DT","DQ","HT","HQ","S7","S8"],["CT","D9","DJ","DK","DA","HJ","HA","ST","SJ","SK"]],"talon":["SQ","SA"],"turn_up":"SA","trump":"S"}
{"type":"discard","seat":2,"cards":["D9","DJ"]}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"D7"}
');
INSERT INTO "record" VALUES(20,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"playoff","ledger":"transfer","session_rank":"net","preset":"p"},"players":["Otto","Anna","Karl"],"seed":"6 1","first_dealer":1,"date":"2026-03-07T21:00:00+00:00"}
{"type":"deal","number":1,"dealer":1,"cut":13,"hands":[["CT","D8","DK","H9","HT","HJ","S7","S9","ST","SA"],["C7","C9","CK","D7","DJ","DA","H7","H8","HK","SQ"],["CJ","CQ","CA","D9","DT","DQ","HQ","HA","S8","SK"]],"talon":["C8","SJ"],"turn_up":"SJ","trump":"S"}
{"type":"discard","seat":1,"cards":["C7","DJ"]}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"DT"}
{"type":"deal","number":2,"dealer":2,"cut":21,"hands":[["C7","CQ","D9","DK","H8","HJ","HK","S7","ST","SJ"],["C8","CK","D7","DQ","H7","HT","HQ","HA","S9","SK"],["C9","CT","CJ","CA","D8","DT","DJ","DA","H9","SQ"]],"talon":["S8","SA"],"turn_up":"SA","trump":"S"}
{"type":"discard","seat":2,"cards":["DT","H9"]}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"H8"}
{"type":"deal","number":3,"dealer":0,"cut":12,"hands":[["C7","C8","C9","CA","DA","H7","HQ","S7","S8","SJ"],["CJ","CQ","CK","D9","H8","H9","HT","S9","ST","SA"],["CT","D7","D8","DT","DQ","DK","HJ","HK","HA","SK"]],"talon":["DJ","SQ"],"turn_up":"SQ","trump":"S"}
{"type":"discard","seat":0,"cards":["C8","S8"]}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"DJ"}
');
INSERT INTO "record" VALUES(21,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"playoff","ledger":"transfer","session_rank":"net","preset":"p"},"players":["Otto","Anna","Karl"],"seed":"6 2","first_dealer":2,"date":"2026-03-07T22:00:00+00:00"}
{"type":"deal","number":1,"dealer":2,"cut":2,"hands":[["CT","CJ","CQ","H9","HT","HJ","HQ","HK","S9","SQ"],["C7","C8","CA","D7","D8","D9","DK","DA","H7","HA"],["C9","CK","DJ","DQ","H8","S7","S8","ST","SK","SA"]],"talon":["DT","SJ"],"turn_up":"SJ","trump":"S"}
{"type":"discard","seat":2,"cards":["DT","DJ"]}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"DA"}
{"type":"deal","number":2,"dealer":0,"cut":18,"hands":[["C9","CA","DT","DQ","DK","H7","S8","SJ","SK","SA"],["C7","CT","D7","D8","DA","H8","HT","HJ","ST","SQ"],["C8","CJ","CQ","D9","H9","HQ","HK","HA","S7","S9"]],"talon":["CK","DJ"],"turn_up":"DJ","trump":"D"}
{"type":"discard","seat":0,"cards":["CK","DT"]}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"SK"}
{"type":"deal","number":3,"dealer":1,"cut":27,"hands":[["C9","CQ","DJ","H7","H8","HT","S8","S9","SQ","SA"],["C8","CK","CA","D9","DT","DQ","DK","HJ","HK","SK"],["C7","CJ","D7","D8","H9","HQ","HA","S7","ST","SJ"]],"talon":["CT","DA"],"turn_up":"DA","trump":"D"}
{"type":"discard","seat":1,"cards":["D9","DT"]}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"SA"}
');
INSERT INTO "record" VALUES(22,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"share","ledger":"transfer","session_rank":"net","preset":"s"},"players":["Otto","Anna","Lisbeth"],"seed":"7 0","first_dealer":0,"date":"2026-03-08T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":10,"hands":[["CJ","CA","DT","DJ","DQ","HJ","HK","S9","SJ","SA"],["CQ","D7","D8","D9","DA","H7","H9","HT","HA","SQ"],["C7","C8","C9","CK","DK","H8","HQ","S7","S8","SK"]],"talon":["ST","CT"],"turn_up":"CT","trump":"C"}
{"type":"discard","seat":0,"cards":["HJ","ST"]}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"S8"}
{"type":"deal","number":2,"dealer":1,"cut":8,"hands":[["C7","C9","CA","D7","DK","H8","HJ","HQ","HA","SJ"],["C8","CT","CQ","D8","DJ","DA","H7","HT","S7","S8"],["CJ","CK","D9","DT","DQ","H9","S9","ST","SK","SA"]],"talon":["SQ","HK"],"turn_up":"HK","trump":"H"}
{"type":"discard","seat":1,"cards":["C8","S8"]}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DA"}
{"type":"deal","number":3,"dealer":2,"cut":11,"hands":[["C7","CK","D7","DJ","DA","H7","HK","ST","SQ","SA"],["C9","CT","CQ","DT","H8","HQ","HA","S8","SJ","SK"],["C8","CJ","CA","D8","DQ","DK","H9","HT","S7","S9"]],"talon":["HJ","D9"],"turn_up":"D9","trump":"D"}
{"type":"discard","seat":2,"cards":["H9","S7"]}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"DJ"}
');
INSERT INTO "record" VALUES(23,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"share","ledger":"transfer","session_rank":"net","preset":"s"},"players":["Otto","Anna","Lisbeth"],"seed":"7 1","first_dealer":1,"date":"2026-03-08T21:00:00+00:00"}
{"type":"deal","number":1,"dealer":1,"cut":23,"hands":[["CJ","CA","DJ","H9","HJ","S8","S9","ST","SJ","SQ"],["C8","C9","CQ","D9","DQ","DA","H7","HK","S7","SK"],["C7","CT","CK","D7","D8","DT","DK","HT","HQ","SA"]],"talon":["HA","H8"],"turn_up":"H8","trump":"H"}
{"type":"discard","seat":1,"cards":["C8","S7"]}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"HA"}
{"type":"deal","number":2,"dealer":2,"cut":26,"hands":[["C7","C9","CA","D9","HJ","HA","S8","SJ","SQ","SK"],["CQ","CK","D7","DT","DJ","DK","DA","H8","HQ","SA"],["C8","CT","DQ","H7","H9","HT","HK","S7","S9","ST"]],"talon":["D8","CJ"],"turn_up":"CJ","trump":"C"}
{"type":"discard","seat":2,"cards":["HK","ST"]}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"DA"}
{"type":"deal","number":3,"dealer":0,"cut":27,"hands":[["CA","D9","DJ","H7","HT","HJ","HA","S7","S8","SJ"],["C8","CK","D7","D8","DT","DQ","DK","ST","SQ","SA"],["C7","C9","CT","CJ","CQ","DA","H8","H9","S9","SK"]],"talon":["HK","HQ"],"turn_up":"HQ","trump":"H"}
{"type":"discard","seat":0,"cards":["HQ","S7"]}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"CJ"}
');
INSERT INTO "record" VALUES(24,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"share","ledger":"transfer","session_rank":"net","preset":"s"},"players":["Otto","Anna","Lisbeth"],"seed":"7 2","first_dealer":2,"date":"2026-03-08T22:00:00+00:00"}
{"type":"deal","number":1,"dealer":2,"cut":2,"hands":[["CQ","CK","CA","D7","DQ","DK","DA","HJ","S7","SQ"],["C7","C8","CT","CJ","D8","D9","H7","HQ","HK","SJ"],["C9","DT","H8","H9","HA","S8","S9","ST","SK","SA"]],"talon":["DJ","HT"],"turn_up":"HT","trump":"H"}
{"type":"discard","seat":2,"cards":["S9","ST"]}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"C8"}
{"type":"deal","number":2,"dealer":0,"cut":21,"hands":[["DJ","H8","HJ","HK","HA","S7","ST","SJ","SQ","SA"],["C8","C9","CT","CK","D8","D9","H7","H9","HQ","S9"],["C7","CJ","CA","D7","DT","DQ","DK","DA","HT","S8"]],"talon":["CQ","SK"],"turn_up":"SK","trump":"S"}
{"type":"discard","seat":0,"cards":["CQ","HK"]}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"C7"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"DK"}
{"type":"deal","number":3,"dealer":1,"cut":13,"hands":[["CQ","CK","DJ","DA","H7","H8","HJ","HQ","HK","S8"],["C7","C9","CA","D7","DT","DK","HT","S9","SJ","SA"],["C8","CT","D8","DQ","H9","HA","S7","ST","SQ","SK"]],"talon":["CJ","D9"],"turn_up":"D9","trump":"D"}
{"type":"discard","seat":1,"cards":["CJ","HT"]}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":1,"card":"S9"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"ST"}
');
CREATE TABLE score (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    points INTEGER NOT NULL,
    tricks INTEGER NOT NULL,
    won INTEGER NOT NULL,
    units REAL NOT NULL,
    receipts REAL NOT NULL,
    dealer_deals INTEGER NOT NULL,
    dealer_points INTEGER NOT NULL,
    forehand_deals INTEGER NOT NULL,
    forehand_points INTEGER NOT NULL,
    middlehand_deals INTEGER NOT NULL,
    middlehand_points INTEGER NOT NULL,
    stangen_received INTEGER NOT NULL,
    stangen_given INTEGER NOT NULL,
    bowers_won INTEGER NOT NULL,
    bowers_lost INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
INSERT INTO "score" VALUES(1,0,1,131,10,0,-3.0,0.0,1,67,1,30,1,34,0,0,0,2);
INSERT INTO "score" VALUES(1,1,2,204,12,1,4.0,4.0,1,37,1,66,1,101,0,0,2,0);
INSERT INTO "score" VALUES(1,2,3,115,8,0,-1.0,0.0,1,19,1,79,1,17,0,0,0,0);
INSERT INTO "score" VALUES(2,0,1,77,7,0,-2.0,0.0,1,26,1,37,1,14,0,0,0,0);
INSERT INTO "score" VALUES(2,1,2,217,13,1,2.0,2.0,1,62,1,103,1,52,0,0,0,0);
INSERT INTO "score" VALUES(2,2,3,156,10,0,0.0,0.0,1,61,1,74,1,21,0,0,0,0);
INSERT INTO "score" VALUES(3,0,1,130,11,0,-1.0,0.0,1,76,1,29,1,25,0,0,0,0);
INSERT INTO "score" VALUES(3,1,2,131,8,0,-1.0,0.0,1,81,1,26,1,24,0,0,0,0);
INSERT INTO "score" VALUES(3,2,3,189,11,1,2.0,2.0,1,97,1,44,1,48,0,0,0,0);
INSERT INTO "score" VALUES(4,0,1,154,10,0,0.0,0.0,1,111,1,18,1,25,0,0,0,0);
INSERT INTO "score" VALUES(4,1,2,162,12,1,1.0,1.0,1,64,1,13,1,85,0,0,0,0);
INSERT INTO "score" VALUES(4,2,4,134,8,0,-1.0,0.0,1,47,1,61,1,26,0,0,0,0);
INSERT INTO "score" VALUES(5,0,1,123,7,0,-1.0,0.0,1,79,1,21,1,23,0,0,0,0);
INSERT INTO "score" VALUES(5,1,2,175,12,1,1.0,1.0,1,93,1,71,1,11,0,0,0,0);
INSERT INTO "score" VALUES(5,2,4,152,11,0,0.0,0.0,1,118,1,34,1,0,0,0,0,0);
INSERT INTO "score" VALUES(6,0,1,77,6,0,-2.0,1.0,1,51,1,13,1,13,0,1,0,1);
INSERT INTO "score" VALUES(6,1,2,71,5,0,-4.0,0.0,1,41,1,0,1,30,1,0,0,0);
INSERT INTO "score" VALUES(6,2,4,302,19,1,6.0,6.0,1,107,1,96,1,99,0,1,1,0);
INSERT INTO "score" VALUES(7,0,1,142,11,0,0.0,1.0,1,40,1,0,1,102,0,0,1,0);
INSERT INTO "score" VALUES(7,1,2,132,9,0,-1.0,0.0,1,33,1,77,1,22,0,0,0,0);
INSERT INTO "score" VALUES(7,2,3,176,10,1,1.0,2.0,1,128,1,15,1,33,0,0,0,1);
INSERT INTO "score" VALUES(8,0,1,166,11,1,1.0,1.0,1,45,1,54,1,67,0,0,0,0);
INSERT INTO "score" VALUES(8,1,2,124,10,0,-2.0,0.0,1,37,1,44,1,43,0,0,0,1);
INSERT INTO "score" VALUES(8,2,3,160,9,0,1.0,1.0,1,53,1,46,1,61,0,0,1,0);
INSERT INTO "score" VALUES(9,0,1,6,1,0,0.0,0.0,0,0,1,6,0,0,0,0,0,0);
INSERT INTO "score" VALUES(9,1,2,67,4,0,0.0,0.0,0,0,0,0,1,67,0,0,0,0);
INSERT INTO "score" VALUES(9,2,3,77,5,0,0.0,0.0,1,77,0,0,0,0,0,0,0,0);
INSERT INTO "score" VALUES(10,0,1,131,8,0,-1.0,0.0,1,57,1,36,1,38,0,0,0,0);
INSERT INTO "score" VALUES(10,1,2,170,13,1,2.0,2.0,1,97,1,14,1,59,0,0,0,0);
INSERT INTO "score" VALUES(10,2,4,149,9,0,-1.0,0.0,1,55,1,15,1,79,0,0,0,0);
INSERT INTO "score" VALUES(11,0,1,139,11,0,-1.0,0.0,1,44,1,81,1,14,0,0,0,0);
INSERT INTO "score" VALUES(11,1,2,170,10,1,2.0,2.0,1,59,1,75,1,36,0,0,0,0);
INSERT INTO "score" VALUES(11,2,4,141,9,0,-1.0,0.0,1,33,1,77,1,31,0,0,0,0);
INSERT INTO "score" VALUES(12,0,1,74,6,0,-4.0,0.0,1,71,1,0,1,3,1,0,0,0);
INSERT INTO "score" VALUES(12,1,2,139,10,0,0.0,1.0,1,43,1,43,1,53,0,1,0,0);
INSERT INTO "score" VALUES(12,2,4,237,14,1,4.0,4.0,1,97,1,104,1,36,0,1,0,0);
INSERT INTO "score" VALUES(13,0,1,139,10,0,-1.0,0.0,1,79,1,60,1,0,1,0,0,0);
INSERT INTO "score" VALUES(13,1,2,140,8,0,-1.0,0.0,1,93,1,33,1,14,0,1,0,0);
INSERT INTO "score" VALUES(13,2,3,171,12,1,2.0,2.0,1,76,1,57,1,38,0,1,0,0);
INSERT INTO "score" VALUES(14,0,1,211,13,1,2.0,2.0,1,63,1,56,1,92,0,0,0,0);
INSERT INTO "score" VALUES(14,1,2,115,8,0,-1.0,0.0,1,15,1,44,1,56,0,0,0,0);
INSERT INTO "score" VALUES(14,2,3,124,9,0,-1.0,0.0,1,38,1,43,1,43,0,0,0,0);
INSERT INTO "score" VALUES(15,0,1,109,6,0,-2.0,0.0,1,75,1,13,1,21,0,0,0,1);
INSERT INTO "score" VALUES(15,1,2,155,11,0,1.0,1.0,1,77,1,6,1,72,0,0,1,0);
INSERT INTO "score" VALUES(15,2,3,186,13,1,1.0,1.0,1,65,1,52,1,69,0,0,0,0);
INSERT INTO "score" VALUES(16,0,1,95,7,0,-2.0,0.0,1,33,1,35,1,27,0,0,0,0);
INSERT INTO "score" VALUES(16,1,2,128,8,0,-1.0,0.0,1,35,1,59,1,34,0,0,0,0);
INSERT INTO "score" VALUES(16,2,4,227,15,1,3.0,3.0,1,81,1,88,1,58,0,0,0,0);
INSERT INTO "score" VALUES(17,0,1,168,11,0,-3.0,0.0,1,38,1,130,1,0,1,0,0,1);
INSERT INTO "score" VALUES(17,1,2,224,15,1,3.0,3.0,1,133,1,85,1,6,0,1,0,0);
INSERT INTO "score" VALUES(17,2,4,58,4,0,0.0,2.0,1,14,1,17,1,27,0,1,1,0);
INSERT INTO "score" VALUES(18,0,1,303,20,1,6.0,6.0,1,132,1,142,1,29,0,2,0,0);
INSERT INTO "score" VALUES(18,1,2,50,3,0,-6.0,0.0,1,50,1,0,1,0,2,0,0,0);
INSERT INTO "score" VALUES(18,2,4,97,7,0,0.0,2.0,1,8,1,71,1,18,0,2,0,0);
INSERT INTO "score" VALUES(19,0,1,154,10,0,0.0,0.0,1,18,1,29,1,107,0,0,0,0);
INSERT INTO "score" VALUES(19,1,2,96,7,0,-2.0,0.0,1,22,1,62,1,12,0,0,0,0);
INSERT INTO "score" VALUES(19,2,3,200,13,1,2.0,2.0,1,109,1,21,1,70,0,0,0,0);
INSERT INTO "score" VALUES(20,0,1,153,9,0,0.0,0.0,1,54,1,23,1,76,0,0,0,0);
INSERT INTO "score" VALUES(20,1,2,140,11,0,-1.0,0.0,1,29,1,61,1,50,0,0,0,0);
INSERT INTO "score" VALUES(20,2,3,157,10,1,1.0,1.0,1,77,1,45,1,35,0,0,0,0);
INSERT INTO "score" VALUES(21,0,1,107,7,0,1.0,2.0,1,68,1,15,1,24,0,1,1,0);
INSERT INTO "score" VALUES(21,1,2,222,16,1,2.0,3.0,1,101,1,82,1,39,0,1,0,1);
INSERT INTO "score" VALUES(21,2,3,121,7,0,-3.0,0.0,1,96,1,25,1,0,1,0,0,0);
INSERT INTO "score" VALUES(22,0,1,205,10,1,3.0,3.0,1,89,1,47,1,69,0,0,1,0);
INSERT INTO "score" VALUES(22,1,2,129,11,0,-2.0,0.0,1,30,1,45,1,54,0,0,0,1);
INSERT INTO "score" VALUES(22,2,4,116,9,0,-1.0,0.0,1,49,1,51,1,16,0,0,0,0);
INSERT INTO "score" VALUES(23,0,1,226,15,1,3.0,3.0,1,111,1,62,1,53,0,0,0,0);
INSERT INTO "score" VALUES(23,1,2,87,7,0,-2.0,0.0,1,32,1,28,1,27,0,0,0,0);
INSERT INTO "score" VALUES(23,2,4,137,8,0,-1.0,0.0,1,61,1,65,1,11,0,0,0,0);
INSERT INTO "score" VALUES(24,0,1,242,16,1,5.0,5.0,1,132,1,23,1,87,0,1,1,0);
INSERT INTO "score" VALUES(24,1,2,83,6,0,-1.0,1.0,1,63,1,6,1,14,0,1,0,0);
INSERT INTO "score" VALUES(24,2,4,125,8,0,-4.0,0.0,1,113,1,0,1,12,1,0,0,1);
CREATE TABLE shelf (
    name TEXT PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE sitting (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT '',
    practice INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER,
    date TEXT NOT NULL DEFAULT '',
    begun INTEGER NOT NULL DEFAULT 0,
    preset TEXT NOT NULL DEFAULT '',
    players TEXT NOT NULL DEFAULT '',
    games INTEGER NOT NULL DEFAULT 0,
    unfinished INTEGER NOT NULL DEFAULT 0,
    helped INTEGER NOT NULL DEFAULT 0,
    stangen INTEGER NOT NULL DEFAULT 0,
    units TEXT NOT NULL DEFAULT '[]',
    own REAL NOT NULL DEFAULT 0,
    result TEXT NOT NULL DEFAULT 'open',
    sought TEXT NOT NULL DEFAULT ''
);
INSERT INTO "sitting" VALUES(1,'','',0,NULL,'2026-03-01T20:00:00+00:00',1772395200,'rhineland','["Otto", "Anna", "Karl"]',3,0,1,0,'[-6, 5, 1]',-6.0,'lost','
otto
anna
karl
rhineland
2026-03-01
');
INSERT INTO "sitting" VALUES(2,'','',0,NULL,'2026-03-02T20:00:00+00:00',1772481600,'catsatcards','["Otto", "Anna", "Lisbeth"]',3,0,0,1,'[1, 2, 6]',1.0,'lost','
otto
anna
lisbeth
catsatcards
2026-03-02
');
INSERT INTO "sitting" VALUES(3,'','',0,NULL,'2026-03-03T20:00:00+00:00',1772568000,'wikipedia','["Otto", "Anna", "Karl"]',3,1,0,0,'[1, -3, 2]',1.0,'lost','
otto
anna
karl
wikipedia
2026-03-03
');
INSERT INTO "sitting" VALUES(4,'','',1,NULL,'2026-03-04T20:00:00+00:00',1772654400,'oldweb','["Otto", "Anna", "Lisbeth"]',3,0,1,1,'[-6, 4, 2]',-6.0,'lost','
otto
anna
lisbeth
oldweb
2026-03-04
');
INSERT INTO "sitting" VALUES(5,'','',0,NULL,'2026-03-05T20:00:00+00:00',1772740800,'francais','["Otto", "Anna", "Karl"]',3,0,1,1,'[-1, -1, 2]',-1.0,'lost','
otto
anna
karl
francais
2026-03-05
');
INSERT INTO "sitting" VALUES(6,'','',0,NULL,'2026-03-06T20:00:00+00:00',1772827200,'1862','["Otto", "Anna", "Lisbeth"]',3,0,0,3,'[1, -4, 3]',1.0,'lost','
otto
anna
lisbeth
1862
2026-03-06
');
INSERT INTO "sitting" VALUES(7,'','',0,NULL,'2026-03-07T20:00:00+00:00',1772913600,'p','["Otto", "Anna", "Karl"]',3,0,1,1,'[1, -1, 0]',1.0,'won','
otto
anna
karl
p
2026-03-07
');
INSERT INTO "sitting" VALUES(8,'','',0,NULL,'2026-03-08T20:00:00+00:00',1773000000,'s','["Otto", "Anna", "Lisbeth"]',3,0,1,1,'[11, -5, -6]',11.0,'won','
otto
anna
lisbeth
s
2026-03-08
');
CREATE INDEX sitting_by_date ON sitting (begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_players ON sitting (players, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_rules ON sitting (preset, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_games ON sitting (games, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_units ON sitting (own, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_result ON sitting (result, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_thrown_away ON sitting (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX sitting_for_practice ON sitting (practice) WHERE practice = 1;
CREATE INDEX game_of_sitting ON game (sitting, place);
CREATE INDEX game_by_stem ON game (stem);
CREATE INDEX shelf_by_game ON shelf (game);
CREATE INDEX chair_by_person ON chair (person, sitting);
CREATE INDEX score_by_person ON score (person, game);
CREATE INDEX duel_by_person ON duel (person, opponent, game, units, better)
;
COMMIT;
