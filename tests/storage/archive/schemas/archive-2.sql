PRAGMA application_id = 1382380910;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE chair (
    sitting INTEGER NOT NULL REFERENCES sitting ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (sitting, seat)
) WITHOUT ROWID;
INSERT INTO "chair" VALUES(1,0,1);
INSERT INTO "chair" VALUES(1,1,2);
INSERT INTO "chair" VALUES(2,2,2);
INSERT INTO "chair" VALUES(3,2,2);
INSERT INTO "chair" VALUES(1,2,3);
INSERT INTO "chair" VALUES(2,0,4);
INSERT INTO "chair" VALUES(3,0,4);
INSERT INTO "chair" VALUES(2,1,5);
INSERT INTO "chair" VALUES(3,1,5);
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
INSERT INTO "duel" VALUES(1,0,1,1,2,0.0,1);
INSERT INTO "duel" VALUES(1,0,2,1,3,3.0,1);
INSERT INTO "duel" VALUES(1,1,0,2,1,0.0,-1);
INSERT INTO "duel" VALUES(1,1,2,2,3,1.0,1);
INSERT INTO "duel" VALUES(2,2,0,2,4,-1.0,-1);
INSERT INTO "duel" VALUES(3,2,0,2,4,-2.0,-1);
INSERT INTO "duel" VALUES(2,2,1,2,5,0.0,-1);
INSERT INTO "duel" VALUES(3,2,1,2,5,0.0,-1);
INSERT INTO "duel" VALUES(1,2,0,3,1,-3.0,-1);
INSERT INTO "duel" VALUES(1,2,1,3,2,-1.0,-1);
INSERT INTO "duel" VALUES(2,0,2,4,2,1.0,1);
INSERT INTO "duel" VALUES(3,0,2,4,2,2.0,1);
INSERT INTO "duel" VALUES(2,0,1,4,5,0.0,1);
INSERT INTO "duel" VALUES(3,0,1,4,5,0.0,1);
INSERT INTO "duel" VALUES(2,1,2,5,2,0.0,1);
INSERT INTO "duel" VALUES(3,1,2,5,2,0.0,1);
INSERT INTO "duel" VALUES(2,1,0,5,4,0.0,-1);
INSERT INTO "duel" VALUES(3,1,0,5,4,0.0,-1);
CREATE TABLE fact (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "fact" VALUES('figures','3');
CREATE TABLE figure (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
INSERT INTO "figure" VALUES(1,'dealer_deals');
INSERT INTO "figure" VALUES(2,'dealer_points');
INSERT INTO "figure" VALUES(3,'forehand_deals');
INSERT INTO "figure" VALUES(4,'forehand_points');
INSERT INTO "figure" VALUES(5,'middlehand_deals');
INSERT INTO "figure" VALUES(6,'middlehand_points');
INSERT INTO "figure" VALUES(7,'stangen_received');
INSERT INTO "figure" VALUES(8,'stangen_given');
INSERT INTO "figure" VALUES(9,'bowers_won');
INSERT INTO "figure" VALUES(10,'bowers_lost');
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
INSERT INTO "game" VALUES(1,1,1,'0aa4d3ecb77b5dd7a3f94da50285b12f09a17ed62ec9d6827ff03584087d19bb','33568abc5b68c3e2b7ee06670030f32196aa731f96ba33e0c3625bdfc04f7139',96,1,0);
INSERT INTO "game" VALUES(2,2,1,'171d4bff13199cf71174991bacd198cdbf8f87b75e539e5d2634d6d1f0b983e4','25b30bcf2d78b3b749117c09a62a83984e83335be12605f4c2f5d45319c3bccc',96,1,1);
INSERT INTO "game" VALUES(3,2,2,'193ed1580036b868d2f0d4d6e472805c4923969aa7a1a2fd32d86721459a24d0','de420268f8ce28b2df615066d5d96b81080bc1c4fee43db3cdaca7be86af7eef',96,1,0);
INSERT INTO "game" VALUES(4,3,1,'0baa0f51d7ad8a6b834fd153bf020eb273a63522bc10ccf4f69d5267c6371638','fbca2f91c6ce5dce4197d36d9a01ae70ac7a67c08b46190891e30d7035c3c689',40,0,0);
CREATE TABLE partner (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    other INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    companion INTEGER NOT NULL REFERENCES person,
    units REAL NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (game, seat, other)
) WITHOUT ROWID;
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
INSERT INTO "person" VALUES(1,'Anna');
INSERT INTO "person" VALUES(2,'Karl');
INSERT INTO "person" VALUES(3,'Lisbeth');
INSERT INTO "person" VALUES(4,'Otto');
INSERT INTO "person" VALUES(5,'Édouard');
CREATE TABLE record (
    game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    text TEXT NOT NULL
);
INSERT INTO "record" VALUES(1,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"rhineland"},"players":["Anna","Karl","Lisbeth"],"seed":"5","first_dealer":0,"date":"2026-01-02T20:00:00+01:00"}
{"type":"deal","number":1,"dealer":0,"cut":16,"hands":[["C7","C8","CA","D7","H8","HK","S7","S9","ST","SQ"],["CJ","CK","D9","DJ","DK","DA","H9","HQ","HA","SJ"],["C9","CT","CQ","D8","DT","H7","HT","S8","SK","SA"]],"talon":["HJ","DQ"],"turn_up":"DQ","trump":"D"}
{"type":"discard","seat":0,"cards":["D7","H8"]}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"HK"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"HT"}
{"type":"deal","number":2,"dealer":1,"cut":13,"hands":[["C8","CJ","CQ","D7","DQ","H9","HQ","ST","SJ","SQ"],["CT","CA","D9","DT","DK","DA","HT","S7","S8","SK"],["CK","D8","DJ","H7","H8","HJ","HK","HA","S9","SA"]],"talon":["C9","C7"],"turn_up":"C7","trump":"C"}
{"type":"discard","seat":1,"cards":["DT","SK"]}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"CK"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"ST"}
{"type":"deal","number":3,"dealer":2,"cut":25,"hands":[["C9","CK","CA","D7","DT","H9","S7","S8","SJ","SK"],["C7","C8","CT","CJ","CQ","D9","DJ","DQ","HQ","SQ"],["D8","DK","H7","H8","HT","HK","HA","S9","ST","SA"]],"talon":["HJ","DA"],"turn_up":"DA","trump":"D"}
{"type":"discard","seat":2,"cards":["D8","DK"]}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"H7"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"S7"}
');
INSERT INTO "record" VALUES(2,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"rhineland"},"players":["Otto","Édouard","Karl"],"seed":"30","first_dealer":0,"date":"2026-01-03T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":12,"hands":[["C9","CT","CQ","CK","D7","D9","HJ","HQ","S7","S8"],["C7","CJ","D8","DJ","DK","H7","HA","SJ","SK","SA"],["C8","CA","DT","DQ","H8","H9","HT","HK","S9","SQ"]],"talon":["ST","DA"],"turn_up":"DA","trump":"D"}
{"type":"discard","seat":0,"cards":["CT","D9"]}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"DK"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"S8"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"DA"}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"S7"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"CK"}
{"type":"deal","number":2,"dealer":1,"cut":19,"hands":[["C7","C9","CK","D7","HQ","HA","S9","ST","SQ","SA"],["CJ","DT","DJ","DA","H7","HT","S7","S8","SJ","SK"],["C8","CT","CQ","CA","D8","D9","DQ","DK","H8","HK"]],"talon":["HJ","H9"],"turn_up":"H9","trump":"H"}
{"type":"discard","seat":1,"cards":["DT","SJ"]}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":2,"card":"CT"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"HT"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"deal","number":3,"dealer":2,"cut":13,"hands":[["C7","CQ","CK","CA","D9","DQ","DK","HA","SQ","SK"],["C8","CJ","D7","DJ","H7","H8","HJ","HQ","HK","S8"],["C9","D8","DT","H9","HT","S7","S9","ST","SJ","SA"]],"talon":["DA","CT"],"turn_up":"CT","trump":"C"}
{"type":"discard","seat":2,"cards":["CT","S7"]}
{"type":"play","seat":0,"card":"D9"}
{"type":"play","seat":1,"card":"D7"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"CJ"}
{"type":"play","seat":1,"card":"H8"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"C8"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"CK"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"HJ"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"C9"}
');
INSERT INTO "record" VALUES(3,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"rhineland"},"players":["Otto","Édouard","Karl"],"seed":"31","first_dealer":0,"date":"2026-01-03T20:20:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":10,"hands":[["CT","CJ","D7","D8","H8","H9","HJ","HQ","S9","SJ"],["C7","CK","D9","DJ","DA","H7","HA","S7","S8","ST"],["C8","C9","CQ","DT","DQ","HT","HK","SQ","SK","SA"]],"talon":["CA","DK"],"turn_up":"DK","trump":"D"}
{"type":"discard","seat":0,"cards":["D8","H9"]}
{"type":"play","seat":1,"card":"HA"}
{"type":"play","seat":2,"card":"HT"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":2,"card":"SQ"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"DK"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"CJ"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DT"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":0,"card":"HQ"}
{"type":"play","seat":1,"card":"H7"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"CA"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"CQ"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":0,"card":"D7"}
{"type":"play","seat":1,"card":"S8"}
{"type":"deal","number":2,"dealer":1,"cut":12,"hands":[["C7","C9","CT","CQ","DQ","HT","HA","SJ","SQ","SA"],["CK","CA","D7","D8","D9","DT","DJ","H7","ST","SK"],["C8","CJ","DK","H8","H9","HJ","HQ","S7","S8","S9"]],"talon":["DA","HK"],"turn_up":"HK","trump":"H"}
{"type":"discard","seat":1,"cards":["H7","HK"]}
{"type":"play","seat":2,"card":"H9"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"DJ"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"DQ"}
{"type":"play","seat":2,"card":"S7"}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"ST"}
{"type":"play","seat":1,"card":"SK"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"SA"}
{"type":"play","seat":0,"card":"C7"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"HA"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"C8"}
{"type":"play","seat":0,"card":"SJ"}
{"type":"play","seat":1,"card":"D8"}
{"type":"play","seat":2,"card":"S8"}
{"type":"play","seat":0,"card":"C9"}
{"type":"play","seat":1,"card":"DA"}
{"type":"play","seat":2,"card":"H8"}
{"type":"play","seat":2,"card":"HJ"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"D7"}
{"type":"deal","number":3,"dealer":2,"cut":30,"hands":[["C8","CT","DJ","H8","HT","HJ","S9","ST","SQ","SK"],["C7","CQ","CK","D9","DT","DQ","H9","HQ","HK","S8"],["C9","CJ","CA","D7","D8","DA","HA","S7","SJ","SA"]],"talon":["DK","H7"],"turn_up":"H7","trump":"H"}
{"type":"discard","seat":2,"cards":["H7","S7"]}
{"type":"play","seat":0,"card":"SQ"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"SA"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":1,"card":"D9"}
{"type":"play","seat":0,"card":"DJ"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HA"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"H9"}
{"type":"play","seat":2,"card":"SJ"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"D7"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"DT"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":0,"card":"S9"}
{"type":"play","seat":1,"card":"C7"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"CT"}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"CA"}
{"type":"play","seat":2,"card":"D8"}
{"type":"play","seat":0,"card":"SK"}
{"type":"play","seat":1,"card":"DQ"}
{"type":"play","seat":1,"card":"CQ"}
{"type":"play","seat":2,"card":"C9"}
{"type":"play","seat":0,"card":"C8"}
');
INSERT INTO "record" VALUES(4,'{"type":"game","format":1,"game":"reunion","rules":{"ten_rank":"high","direction":"anticlockwise","first_dealer":"lowest","seats":"fixed","cut":"before","turn_up":"bottom","turn_up_pickup":"at_once","discard_turn_up":true,"max_tens_discarded":1,"overtrump":"off","left_bower_fee":1,"no_trick_fee":1,"no_trick_basis":"tricks","dealer_no_trick_discards":"stand","mark_style":"slash_underline","reveal_discards":"at_count","deals_per_player":1,"fifty_band":true,"zero_band":true,"tie_for_win":"each","ledger":"transfer","session_rank":"net","preset":"rhineland"},"players":["Otto","Édouard","Karl"],"seed":"7","first_dealer":0,"date":"2026-01-04T20:00:00+00:00"}
{"type":"deal","number":1,"dealer":0,"cut":29,"hands":[["C7","CQ","D7","D8","DT","H7","H8","H9","HT","HA"],["C9","CT","CK","CA","HK","S7","S8","SJ","SQ","SA"],["CJ","D9","DJ","DQ","DK","DA","HQ","S9","ST","SK"]],"talon":["HJ","C8"],"turn_up":"C8","trump":"C"}
{"type":"discard","seat":0,"cards":["C7","D7"]}
{"type":"play","seat":1,"card":"CK"}
{"type":"play","seat":2,"card":"CJ"}
{"type":"play","seat":0,"card":"C8"}
{"type":"play","seat":2,"card":"D9"}
{"type":"play","seat":0,"card":"DT"}
{"type":"play","seat":1,"card":"CA"}
{"type":"play","seat":1,"card":"HK"}
{"type":"play","seat":2,"card":"HQ"}
{"type":"play","seat":0,"card":"H8"}
{"type":"play","seat":1,"card":"SJ"}
{"type":"play","seat":2,"card":"SK"}
{"type":"play","seat":0,"card":"CQ"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"H9"}
{"type":"play","seat":1,"card":"S7"}
{"type":"play","seat":2,"card":"ST"}
{"type":"play","seat":0,"card":"HT"}
{"type":"play","seat":2,"card":"DK"}
{"type":"play","seat":0,"card":"D8"}
{"type":"play","seat":1,"card":"C9"}
{"type":"play","seat":1,"card":"S8"}
{"type":"play","seat":2,"card":"DJ"}
{"type":"play","seat":0,"card":"HJ"}
{"type":"play","seat":1,"card":"SQ"}
{"type":"play","seat":2,"card":"DQ"}
{"type":"play","seat":0,"card":"H7"}
{"type":"play","seat":1,"card":"CT"}
{"type":"play","seat":2,"card":"DA"}
{"type":"play","seat":0,"card":"HA"}
{"type":"deal","number":2,"dealer":1,"cut":28,"hands":[["CT","D8","DJ","DQ","DK","H8","S8","ST","SQ","SK"],["C7","CQ","CA","DA","H7","H9","HT","HJ","HQ","SA"],["CJ","CK","D7","D9","DT","HK","HA","S7","S9","SJ"]],"talon":["C9","C8"],"turn_up":"C8","trump":"C"}
{"type":"discard","seat":1,"cards":["CQ","HJ"]}
{"type":"play","seat":2,"card":"S9"}
{"type":"play","seat":0,"card":"ST"}
{"type":"play","seat":1,"card":"SA"}
{"type":"play","seat":1,"card":"HQ"}
{"type":"play","seat":2,"card":"HK"}
{"type":"play","seat":0,"card":"H8"}
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
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
INSERT INTO "score" VALUES(1,0,1,192,12,1,3.0,3.0);
INSERT INTO "score" VALUES(1,1,2,177,12,0,1.0,1.0);
INSERT INTO "score" VALUES(1,2,3,81,6,0,-4.0,0.0);
INSERT INTO "score" VALUES(2,0,4,170,11,1,1.0,1.0);
INSERT INTO "score" VALUES(2,1,5,162,10,0,0.0,0.0);
INSERT INTO "score" VALUES(2,2,2,118,9,0,-1.0,0.0);
INSERT INTO "score" VALUES(3,0,4,185,11,1,2.0,2.0);
INSERT INTO "score" VALUES(3,1,5,170,12,0,0.0,0.0);
INSERT INTO "score" VALUES(3,2,2,95,7,0,-2.0,0.0);
INSERT INTO "score" VALUES(4,0,4,0,0,0,-2.0,0.0);
INSERT INTO "score" VALUES(4,1,5,114,8,0,1.0,1.0);
INSERT INTO "score" VALUES(4,2,2,36,2,0,1.0,1.0);
CREATE TABLE shelf (
    name TEXT PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "shelf" VALUES('aside/2026-01-02 20.00.00.reunion',1);
INSERT INTO "shelf" VALUES('games/2026-01-03 20.00.00.reunion',2);
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
    units TEXT NOT NULL DEFAULT '[]',
    own REAL NOT NULL DEFAULT 0,
    result TEXT NOT NULL DEFAULT 'open',
    sought TEXT NOT NULL DEFAULT ''
, game TEXT NOT NULL DEFAULT 'reunion');
INSERT INTO "sitting" VALUES(1,'','',1,NULL,'2026-01-02T20:00:00+01:00',1767380400,'rhineland','["Anna", "Karl", "Lisbeth"]',1,0,0,'[3, 1, -4]',3.0,'won','
anna
karl
lisbeth
rhineland
2026-01-02
','reunion');
INSERT INTO "sitting" VALUES(2,'Evening at the inn','Karl had the Stange.',0,NULL,'2026-01-03T20:00:00+00:00',1767470400,'rhineland','["Otto", "Édouard", "Karl"]',2,0,1,'[3, 0, -3]',3.0,'won','evening at the inn
otto
edouard
karl
rhineland
2026-01-03
karl had the stange.','reunion');
INSERT INTO "sitting" VALUES(3,'','',0,1767600000,'2026-01-04T20:00:00+00:00',1767556800,'rhineland','["Otto", "Édouard", "Karl"]',1,1,0,'[-2, 1, 1]',-2.0,'open','
otto
edouard
karl
rhineland
2026-01-04
','reunion');
CREATE TABLE stat (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    figure INTEGER NOT NULL REFERENCES figure,
    value INTEGER NOT NULL,
    PRIMARY KEY (game, seat, figure)
) WITHOUT ROWID;
INSERT INTO "stat" VALUES(1,0,1,1);
INSERT INTO "stat" VALUES(1,0,2,84);
INSERT INTO "stat" VALUES(1,0,3,1);
INSERT INTO "stat" VALUES(1,0,4,27);
INSERT INTO "stat" VALUES(1,0,5,1);
INSERT INTO "stat" VALUES(1,0,6,81);
INSERT INTO "stat" VALUES(1,0,8,1);
INSERT INTO "stat" VALUES(1,1,1,1);
INSERT INTO "stat" VALUES(1,1,2,69);
INSERT INTO "stat" VALUES(1,1,3,1);
INSERT INTO "stat" VALUES(1,1,4,48);
INSERT INTO "stat" VALUES(1,1,5,1);
INSERT INTO "stat" VALUES(1,1,6,60);
INSERT INTO "stat" VALUES(1,1,8,1);
INSERT INTO "stat" VALUES(1,2,1,1);
INSERT INTO "stat" VALUES(1,2,2,63);
INSERT INTO "stat" VALUES(1,2,3,1);
INSERT INTO "stat" VALUES(1,2,5,1);
INSERT INTO "stat" VALUES(1,2,6,18);
INSERT INTO "stat" VALUES(1,2,7,1);
INSERT INTO "stat" VALUES(2,0,1,1);
INSERT INTO "stat" VALUES(2,0,2,78);
INSERT INTO "stat" VALUES(2,0,3,1);
INSERT INTO "stat" VALUES(2,0,4,72);
INSERT INTO "stat" VALUES(2,0,5,1);
INSERT INTO "stat" VALUES(2,0,6,20);
INSERT INTO "stat" VALUES(2,1,1,1);
INSERT INTO "stat" VALUES(2,1,2,95);
INSERT INTO "stat" VALUES(2,1,3,1);
INSERT INTO "stat" VALUES(2,1,4,52);
INSERT INTO "stat" VALUES(2,1,5,1);
INSERT INTO "stat" VALUES(2,1,6,15);
INSERT INTO "stat" VALUES(2,2,1,1);
INSERT INTO "stat" VALUES(2,2,2,63);
INSERT INTO "stat" VALUES(2,2,3,1);
INSERT INTO "stat" VALUES(2,2,4,35);
INSERT INTO "stat" VALUES(2,2,5,1);
INSERT INTO "stat" VALUES(2,2,6,20);
INSERT INTO "stat" VALUES(3,0,1,1);
INSERT INTO "stat" VALUES(3,0,2,54);
INSERT INTO "stat" VALUES(3,0,3,1);
INSERT INTO "stat" VALUES(3,0,4,76);
INSERT INTO "stat" VALUES(3,0,5,1);
INSERT INTO "stat" VALUES(3,0,6,55);
INSERT INTO "stat" VALUES(3,1,1,1);
INSERT INTO "stat" VALUES(3,1,2,52);
INSERT INTO "stat" VALUES(3,1,3,1);
INSERT INTO "stat" VALUES(3,1,4,83);
INSERT INTO "stat" VALUES(3,1,5,1);
INSERT INTO "stat" VALUES(3,1,6,35);
INSERT INTO "stat" VALUES(3,2,1,1);
INSERT INTO "stat" VALUES(3,2,2,39);
INSERT INTO "stat" VALUES(3,2,3,1);
INSERT INTO "stat" VALUES(3,2,4,43);
INSERT INTO "stat" VALUES(3,2,5,1);
INSERT INTO "stat" VALUES(3,2,6,13);
INSERT INTO "stat" VALUES(4,0,1,1);
INSERT INTO "stat" VALUES(4,0,7,1);
INSERT INTO "stat" VALUES(4,1,3,1);
INSERT INTO "stat" VALUES(4,1,4,114);
INSERT INTO "stat" VALUES(4,1,8,1);
INSERT INTO "stat" VALUES(4,2,5,1);
INSERT INTO "stat" VALUES(4,2,6,36);
INSERT INTO "stat" VALUES(4,2,8,1);
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
CREATE INDEX duel_by_person ON duel (person, opponent, game, units, better)
;
CREATE INDEX score_by_person ON score (person, game);
CREATE INDEX partner_by_person ON partner (person, companion, game, units, won);
CREATE INDEX sitting_by_game ON sitting (game, begun, id) WHERE deleted IS NULL
;
COMMIT;
