<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ArchiveMenus</name>
    <message>
        <source>&amp;Archive</source>
        <translation>&amp;Archiv</translation>
    </message>
    <message>
        <source>&amp;Import game files…</source>
        <translation>Aufzeichnungen &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>&amp;Ordner importieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Archiv &amp;sichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>Sicherung &amp;wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Score s&amp;heet…</source>
        <translation>&amp;Punktezettel&#xa0;…</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Add a note</source>
        <translation>Not&amp;iz hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Export game file…</source>
        <translation>Aufzeichnung &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo delete</source>
        <translation>Löschen &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>Restore a&amp;ll deleted sessions</source>
        <translation>Alle gelöschten Runden wieder&amp;herstellen</translation>
    </message>
</context>
<context>
    <name>ArchiveWindow</name>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Sessi&amp;ons</source>
        <translation>R&amp;unden</translation>
    </message>
    <message>
        <source>Statisti&amp;cs</source>
        <translation>S&amp;tatistik</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Your calls</source>
        <translation>Ihre Ansagen</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Confirm: {call}</source>
        <translation>Bestätigen: {call}</translation>
    </message>
    <message>
        <source>{call} (not available now)</source>
        <translation>{call} (zurzeit nicht möglich)</translation>
    </message>
    <message>
        <source>This can’t be undone. Press again to confirm.</source>
        <translation>Das lässt sich nicht zurücknehmen. Zum Bestätigen noch einmal wählen.</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Taste {key}</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>Preview of the cards</source>
        <translation>Vorschau der Karten</translation>
    </message>
</context>
<context>
    <name>CheckerDock</name>
    <message>
        <source>Play out the &amp;better move</source>
        <translation>Mit &amp;besserem Zug zu Ende spielen</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Play the deal a&amp;gain</source>
        <translation>Das Spiel &amp;noch einmal spielen</translation>
    </message>
    <message>
        <source>Move analysis</source>
        <translation>Zuganalyse</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Back to the &amp;original deal</source>
        <translation>Zurück zum &amp;ursprünglichen Spiel</translation>
    </message>
    <message>
        <source>Analysing your moves…</source>
        <translation>Die Züge werden analysiert&#xa0;…</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>Deal code</source>
        <translation>Kartencode</translation>
    </message>
    <message>
        <source>&amp;Play these cards</source>
        <translation>Diese Karten &amp;spielen</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Code for this deal</source>
        <translation>Code für dieses Spiel</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Anyone with this code plays the same cards in the same seat, with the same rules.</source>
        <translation>Mit diesem Code spielt man dieselben Karten am selben Platz nach denselben Regeln.</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Code eingeben</translation>
    </message>
    <message>
        <source>Groups of five letters and digits</source>
        <translation>Gruppen von fünf Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>This isn’t a valid deal code. Check it for typing errors.</source>
        <translation>Das ist kein gültiger Kartencode. Bitte prüfen Sie die Eingabe.</translation>
    </message>
    <message>
        <source>Rules: {rules}. Your current session will be saved.</source>
        <translation>Regeln: {rules}. Ihre laufende Runde wird gespeichert.</translation>
    </message>
</context>
<context>
    <name>DialogOpener</name>
    <message>
        <source>Game in progress</source>
        <translation>Laufende Partie</translation>
    </message>
    <message>
        <source>Leave the current game?</source>
        <translation>Laufende Partie verlassen?</translation>
    </message>
    <message>
        <source>You can resume it later from the archive.</source>
        <translation>Sie können sie später aus dem Archiv fortsetzen.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Game files (*.reunion);;All files (*)</source>
        <translation>Aufzeichnungen (*.reunion);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open game file</source>
        <translation>Aufzeichnung einer Partie öffnen</translation>
    </message>
</context>
<context>
    <name>DuplicateDialog</name>
    <message>
        <source>The same cards from every seat</source>
        <translation>Dieselben Karten von jedem Platz aus</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Spiel {n}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>{points} as {place}</source>
        <translation>{points} als {place}</translation>
    </message>
    <message>
        <source>Your points with these cards, deal by deal.</source>
        <translation>Ihre Augen mit denselben Karten, Spiel für Spiel.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Import game files</source>
        <translation>Aufzeichnungen importieren</translation>
    </message>
    <message>
        <source>Game files (*.reunion);;All files (*)</source>
        <translation>Aufzeichnungen (*.reunion);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import a folder of game files</source>
        <translation>Ordner mit Aufzeichnungen importieren</translation>
    </message>
    <message>
        <source>Export game file</source>
        <translation>Aufzeichnung exportieren</translation>
    </message>
    <message>
        <source>Game files (*.reunion)</source>
        <translation>Aufzeichnungen (*.reunion)</translation>
    </message>
    <message>
        <source>Back up the archive</source>
        <translation>Archiv sichern</translation>
    </message>
    <message>
        <source>Reunion archive {date}.db</source>
        <translation>Reunion-Archiv {date}.db</translation>
    </message>
    <message>
        <source>Archives (*.db)</source>
        <translation>Archive (*.db)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Archives (*.db);;All files (*)</source>
        <translation>Archive (*.db);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Search players, names, notes, rules and dates</source>
        <translation>Spieler, Namen, Notizen, Regeln und Daten durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Kartenspiele</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regelwerke</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game</source>
        <translation>Kartenspiel</translation>
    </message>
</context>
<context>
    <name>HandsMenu</name>
    <message>
        <source>&amp;Look at a player’s hand</source>
        <translation>&amp;Blatt eines Spielers ansehen</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>New to {game}? The first lesson takes about ten minutes.</source>
        <translation>Neu bei {game}? Die erste Lektion dauert etwa zehn Minuten.</translation>
    </message>
    <message>
        <source>&amp;Start the lesson</source>
        <translation>&amp;Lektion beginnen</translation>
    </message>
    <message>
        <source>No&amp;t now</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
    <message>
        <source>You can find the lesson in the Help menu</source>
        <translation>Sie finden die Lektion im Menü „Hilfe“</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>This is an earlier step. Press Next to return to the game.</source>
        <translation>Das ist ein früherer Schritt. Mit „Weiter“ geht es zurück zum Spiel.</translation>
    </message>
    <message>
        <source>Read the lesson, then press Next.</source>
        <translation>Lesen Sie die Lektion und wählen Sie dann „Weiter“.</translation>
    </message>
    <message>
        <source>Your turn: play the card the lesson suggests.</source>
        <translation>Sie sind am Zug: Spielen Sie die Karte aus der Lektion.</translation>
    </message>
    <message>
        <source>Your turn: discard the cards the lesson suggests.</source>
        <translation>Sie sind am Zug: Drücken Sie die Karten aus der Lektion.</translation>
    </message>
    <message>
        <source>Your turn: give the card the lesson suggests.</source>
        <translation>Sie sind am Zug: Geben Sie die Karte aus der Lektion.</translation>
    </message>
    <message>
        <source>Your turn: make the call the lesson suggests.</source>
        <translation>Sie sind am Zug: Machen Sie die Ansage aus der Lektion.</translation>
    </message>
    <message>
        <source>This card is played for you.</source>
        <translation>Diese Karte wird für Sie gespielt.</translation>
    </message>
    <message>
        <source>Check the score, then continue.</source>
        <translation>Sehen Sie sich die Zählung an. Danach geht es weiter.</translation>
    </message>
    <message>
        <source>First lesson, step {number} of {count}</source>
        <translation>Erste Lektion, Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Show the previous step again; the game does not change</source>
        <translation>Den vorherigen Schritt noch einmal lesen; das Spiel bleibt unverändert</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>E&amp;xit lesson</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>You can continue the lesson later from this step</source>
        <translation>Sie können die Lektion später an dieser Stelle fortsetzen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Window size</source>
        <translation>Fenstergröße</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Current game</source>
        <translation>Aktuelles Spiel</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Erste Lektion</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open game file…</source>
        <translation>Aufzeichnung einer Partie ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>&amp;Archiv</translation>
    </message>
    <message>
        <source>&amp;Save score sheet…</source>
        <translation>Punktezettel &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>Punktezettel &amp;drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wi&amp;ederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Pla&amp;y the hint</source>
        <translation>Tipp sp&amp;ielen</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>&amp;Rest beanspruchen</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>below a picture</comment>
        <translation>Rest</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>&amp;Kartencode&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Today’s deal</source>
        <translation>Spiel des Ta&amp;ges</translation>
    </message>
    <message>
        <source>Replay from the ne&amp;xt seat</source>
        <translation>Vom nächsten &amp;Platz noch einmal spielen</translation>
    </message>
    <message>
        <source>Re&amp;view deal</source>
        <translation>Spiel anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Co&amp;mpare seats</source>
        <translation>Plätze &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>below a picture</comment>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Score sheet (F9)</source>
        <translation>Punktezettel (F9)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Info</source>
        <translation>&amp;Info</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Spiel&amp;regeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>First &amp;lesson</source>
        <translation>Erste &amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;About Reunion Desktop</source>
        <translation>&amp;Über Reunion Desktop</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>Symbol&amp;leiste</translation>
    </message>
    <message>
        <source>Clos&amp;e this table</source>
        <translation>Tisch s&amp;chließen</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Skill level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>{player}: skill level</source>
        <translation>{player}: Spielstärke</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Cards an&amp;d table</source>
        <translation>Karten &amp;und Tisch</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>Displa&amp;y</source>
        <translation>&amp;Anzeige</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standardwerte wiederherstellen</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Keine Animation</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>A&amp;nimationstempo</translation>
    </message>
    <message>
        <source>&amp;Keep finished tricks on the table until I click or press Space</source>
        <translation>Stich &amp;liegen lassen, bis ich klicke oder die Leertaste drücke</translation>
    </message>
    <message>
        <source>Otherwise tricks are cleared after a short pause.</source>
        <translation>Sonst wird er nach kurzer Zeit eingezogen.</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Mit einem Klick</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Mit zwei Klicks</translation>
    </message>
    <message>
        <source>Play cards &amp;with</source>
        <translation>&amp;Karten spielen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>When I point at my hand</source>
        <translation>Wenn ich auf mein Blatt zeige</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Highlight playa&amp;ble cards</source>
        <translation>Spielbare Karten &amp;hervorheben</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Von allen Spielern</translation>
    </message>
    <message>
        <source>Only mine</source>
        <translation>Nur meine</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Show po&amp;ints</source>
        <translation>Au&amp;gen anzeigen</translation>
    </message>
    <message>
        <source>By suit, trumps first</source>
        <translation>Nach Farbe, Trumpf zuerst</translation>
    </message>
    <message>
        <source>By rank, trumps first</source>
        <translation>Nach Rang, Trumpf zuerst</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Eigene Reihenfolge</translation>
    </message>
    <message>
        <source>So&amp;rt my hand</source>
        <translation>Blatt so&amp;rtieren</translation>
    </message>
    <message>
        <source>Sounds of cards and pen, and a knock when a deal is scored.</source>
        <translation>Für Karten und Feder, dazu ein Klopfen, wenn ein Spiel gezählt ist.</translation>
    </message>
    <message>
        <source>Sound is not available because the package “miniaudio” is not installed.</source>
        <translation>Kein Ton: Das Paket „miniaudio“ ist nicht installiert.</translation>
    </message>
    <message>
        <source>Sound &amp;effects</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Lautstärk&amp;e</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Slate blue</source>
        <translation>Schieferblau</translation>
    </message>
    <message>
        <source>Oxblood</source>
        <translation>Ochsenblutrot</translation>
    </message>
    <message>
        <source>Tablec&amp;loth</source>
        <translation>&amp;Tischtuch</translation>
    </message>
    <message>
        <source>French cards</source>
        <translation>Französisches Bild</translation>
    </message>
    <message>
        <source>French cards, large corners</source>
        <translation>Französisches Bild, große Eckzeichen</translation>
    </message>
    <message>
        <source>German cards</source>
        <translation>Deutsches Bild</translation>
    </message>
    <message>
        <source>German cards, large corners</source>
        <translation>Deutsches Bild, große Eckzeichen</translation>
    </message>
    <message>
        <source>Use German cards for games usually played with them</source>
        <translation>Deutsche Karten für Spiele, bei denen sie üblich sind</translation>
    </message>
    <message>
        <source>Hunsrücker Bauern is usually played with German cards. If this is on, it uses them whatever you choose for other games.</source>
        <translation>Hunsrücker Bauern spielt man üblicherweise mit deutschen Karten. Ist dies eingeschaltet, gilt das auch dann, wenn für andere Spiele ein anderes Bild gewählt ist.</translation>
    </message>
    <message>
        <source>Clubs are green, diamonds blue, hearts red, spades black. In the German pack acorns are black, bells gold, hearts red, leaves green.</source>
        <translation>Kreuz grün, Karo blau, Herz rot, Pik schwarz; im deutschen Blatt Eichel schwarz, Schellen golden, Herz rot, Laub grün.</translation>
    </message>
    <message>
        <source>Default for each game</source>
        <translation>Je nach Kartenspiel</translation>
    </message>
    <message>
        <source>Co&amp;ntrast</source>
        <translation>&amp;Kontrast</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>Card &amp;faces</source>
        <translation>Karten&amp;bild</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Blüten</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>Braid</source>
        <translation>Flechtwerk</translation>
    </message>
    <message>
        <source>Vine</source>
        <translation>Ranken</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Rückseite</translation>
    </message>
    <message>
        <source>Four-colo&amp;ur pack</source>
        <translation>Vier&amp;farbiges Blatt</translation>
    </message>
    <message>
        <source>Handwriting</source>
        <translation>Handschrift</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Druckschrift</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Ziffern</translation>
    </message>
    <message>
        <source>Ink on paper</source>
        <translation>Tinte auf Papier</translation>
    </message>
    <message>
        <source>Chalk on slate</source>
        <translation>Kreide auf Schiefer</translation>
    </message>
    <message>
        <source>&amp;Written in</source>
        <translation>Schrei&amp;bzeug</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Large: 125 %</source>
        <translation>Groß: 125 %</translation>
    </message>
    <message>
        <source>Larger: 150 %</source>
        <translation>Größer: 150 %</translation>
    </message>
    <message>
        <source>Largest: 175 %</source>
        <translation>Sehr groß: 175 %</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Page preview</source>
        <translation>Vorschau der Seite</translation>
    </message>
</context>
<context>
    <name>ProgressBar</name>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abbre&amp;chen</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>&amp;Settlement</source>
        <translation>&amp;Abrechnung</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
        <source>Change game or &amp;players…</source>
        <translation>Spiel oder Spieler &amp;wechseln&#xa0;…</translation>
    </message>
    <message>
        <source>New &amp;session…</source>
        <translation>Neue &amp;Runde&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close this table</source>
        <translation>Tisch s&amp;chließen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Replay from the ne&amp;xt seat</source>
        <translation>Vom nächsten &amp;Platz noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>&amp;Kartencode&#xa0;…</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Rechnungsinformation:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Ende:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Anfang:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorität des Druckauftrags:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Zum &amp;Drucken vorgesehen:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Reihenf&amp;olge der Seiten:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Seiten &amp;pro Blatt:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Seiten-&amp;Satz:</translation>
    </message>
</context>
<context>
    <name>ScoreSheetWidget</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
</context>
<context>
    <name>SealBadge</name>
    <message>
        <source>The cards of this deal match their seal, a fingerprint of the shuffled cards that was fixed before the cut. Nobody could choose these cards.</source>
        <translation>Die Karten dieses Spiels passen zu ihrem Siegel, einem Fingerabdruck der gemischten Karten, der schon vor dem Abheben feststand. Niemand konnte diese Karten aussuchen.</translation>
    </message>
    <message>
        <source>The seal is a fingerprint of the shuffled cards, fixed before you cut, so that anyone can check after the deal that no card was changed.</source>
        <translation>Das Siegel ist ein Fingerabdruck der gemischten Karten, der vor dem Abheben feststeht, damit nach dem Spiel jeder prüfen kann, dass keine Karte vertauscht wurde.</translation>
    </message>
    <message>
        <source>Click to copy the full number.</source>
        <translation>Klicken Sie, um das ganze Siegel zu kopieren.</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>Restored: {sessions}</source>
        <translation>Wiederhergestellt: {sessions}</translation>
    </message>
    <message>
        <source>Deal {number} replayed: {session}</source>
        <translation>Spiel {number} noch einmal: {session}</translation>
    </message>
</context>
<context>
    <name>SessionDetail</name>
    <message>
        <source>Session name</source>
        <translation>Name der Runde</translation>
    </message>
    <message>
        <source>Name this session (F2)</source>
        <translation>Runde benennen (F2)</translation>
    </message>
    <message>
        <source>Add a note about this session</source>
        <translation>Notiz zu dieser Runde</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Continue the game where you left off</source>
        <translation>Partie an der Stelle fortsetzen, an der sie unterbrochen wurde</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Review a deal card by card (Enter)</source>
        <translation>Ein Spiel Karte für Karte ansehen (Eingabe)</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Noch einmal s&amp;pielen</translation>
    </message>
    <message>
        <source>Replay a deal of this session in a separate window</source>
        <translation>Ein Spiel dieser Runde in einem eigenen Fenster noch einmal spielen</translation>
    </message>
    <message>
        <source>Score s&amp;heet…</source>
        <translation>Punkte&amp;zettel&#xa0;…</translation>
    </message>
    <message>
        <source>View, print or save the score sheet (Ctrl+P)</source>
        <translation>Punktezettel ansehen, drucken oder speichern (Strg+P)</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Runden</translation>
    </message>
</context>
<context>
    <name>SessionsPage</name>
    <message>
        <source>No sessions. Press Ctrl+Z to restore the ones you deleted.</source>
        <translation>Keine Runden. Mit Strg+Z stellen Sie gelöschte wieder her.</translation>
    </message>
    <message>
        <source>No sessions. Use the Session menu to restore the ones you deleted.</source>
        <translation>Keine Runden. Gelöschte stellen Sie im Menü „Runde“ wieder her.</translation>
    </message>
    <message>
        <source>No sessions yet. Games you finish are saved here automatically.</source>
        <translation>Noch keine Runden. Beendete Partien werden hier automatisch gespeichert.</translation>
    </message>
    <message>
        <source>No matching sessions. Change or clear the filters.</source>
        <translation>Keine Runde gefunden. Ändern oder löschen Sie die Filter.</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Print or save the score sheet</source>
        <translation>Punktezettel drucken oder speichern</translation>
    </message>
    <message>
        <source>Paper and ink</source>
        <translation>Papier und Tinte</translation>
    </message>
    <message>
        <source>Slate and chalk</source>
        <translation>Schiefer und Kreide</translation>
    </message>
    <message>
        <source>Printed type</source>
        <translation>Druckschrift</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <translation>S&amp;til</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Pap&amp;er</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Print the paper co&amp;lour</source>
        <translation>Papier&amp;farbe drucken</translation>
    </message>
    <message>
        <source>Turn this off if you print on coloured paper</source>
        <translation>Ausschalten, wenn Sie auf farbiges Papier drucken</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Dots per inch, for PNG images</source>
        <translation>Punkte je Zoll für PNG-Bilder</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>A&amp;uflösung</translation>
    </message>
    <message>
        <source>Where you played</source>
        <translation>Wo gespielt wurde</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Column heading</source>
        <translation>Spaltenüberschrift</translation>
    </message>
    <message>
        <source>Initials of player {number}</source>
        <translation>Kürzel von Spieler {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorherige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
</context>
<context>
    <name>SheetSaveController</name>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>PDF-Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Text for email (*.txt)</source>
        <translation>Text für eine E-Mail (*.txt)</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Tabelle für eine Tabellenkalkulation (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Punktezettel speichern</translation>
    </message>
    <message>
        <source>Score sheet.pdf</source>
        <translation>Punktezettel.pdf</translation>
    </message>
    <message>
        <source>Score sheet saved as {name}.</source>
        <translation>Punktezettel als {name} gespeichert.</translation>
    </message>
    <message>
        <source>Score sheet saved as {first} to {last}.</source>
        <translation>Punktezettel als {first} bis {last} gespeichert.</translation>
    </message>
</context>
<context>
    <name>SpokenSheet</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Player shown in the statistics</source>
        <translation>Spieler, dessen Statistik gezeigt wird</translation>
    </message>
    <message>
        <source>Game shown in the statistics</source>
        <translation>Kartenspiel, dessen Statistik gezeigt wird</translation>
    </message>
    <message>
        <source>Include &amp;practice games</source>
        <translation>Ü&amp;bungspartien mitzählen</translation>
    </message>
    <message>
        <source>Play&amp;er</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>StatisticsPaper</name>
    <message>
        <source>No finished games yet.</source>
        <translation>Noch keine beendete Partie.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Show all &amp;cards</source>
        <translation>&amp;Alle Karten zeigen</translation>
    </message>
    <message>
        <source>Step through the deal</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>Ansicht von</translation>
    </message>
    <message>
        <source>Deal to review</source>
        <translation>Spiel auswählen</translation>
    </message>
    <message>
        <source>Player whose view is shown and whose play is analysed</source>
        <translation>Spieler, aus dessen Sicht Sie zuschauen und dessen Spiel analysiert wird</translation>
    </message>
    <message>
        <source>Position in the deal</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Previous trick (Page Up)</source>
        <translation>Vorheriger Stich (Bild auf)</translation>
    </message>
    <message>
        <source>Previous card (Left)</source>
        <translation>Vorherige Karte (Links)</translation>
    </message>
    <message>
        <source>Next card (Right)</source>
        <translation>Nächste Karte (Rechts)</translation>
    </message>
    <message>
        <source>Next trick (Page Down)</source>
        <translation>Nächster Stich (Bild ab)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Schluss (Ende)</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Show all cards (O)</source>
        <translation>Alle Karten zeigen (O)</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Drücken</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Description of the move</source>
        <translation>Beschreibung des Zugs</translation>
    </message>
    <message>
        <source>Your move: {cards}</source>
        <translation>Zug: {cards}</translation>
    </message>
    <message>
        <source>Better: {cards}</source>
        <translation>Besser: {cards}</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>&amp;Undo rule changes</source>
        <translation>Regeländerungen ver&amp;werfen</translation>
    </message>
    <message>
        <source>Use a see&amp;d (same cards every time)</source>
        <translation>Mit Startwert &amp;geben (immer dieselben Karten)</translation>
    </message>
    <message>
        <source>&amp;Practise with all cards face up</source>
        <translation>Mit &amp;offenen Karten üben</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ihr &amp;Name</translation>
    </message>
    <message>
        <source>Your partn&amp;er</source>
        <translation>Ihr &amp;Partner</translation>
    </message>
    <message>
        <source>Plays &amp;after you</source>
        <translation>Spielt n&amp;ach Ihnen</translation>
    </message>
    <message>
        <source>Plays &amp;before you</source>
        <translation>Spielt &amp;vor Ihnen</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>Ihnen gegenüber</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Any text. The same text always gives the same cards, so you or someone else can play the same game again.</source>
        <translation>Ein beliebiger Text. Derselbe Text gibt immer dieselben Karten; so können Sie oder andere dieselbe Partie noch einmal spielen.</translation>
    </message>
    <message>
        <source>You see all cards; the computer players see only their own. Hints and undo are not marked on the score sheet, which shows that this was a practice game.</source>
        <translation>Sie sehen alle Karten, die Mitspieler nur ihre eigenen. Tipps und zurückgenommene Züge werden nicht vermerkt; der Punktezettel zeigt, dass es eine Übungspartie war.</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Symbolleiste</translation>
    </message>
</context>
<context>
    <name>Transfers</name>
    <message>
        <source>Importing game files…</source>
        <translation>Aufzeichnungen werden importiert&#xa0;…</translation>
    </message>
    <message>
        <source>Imported: {new}. Already in the archive: {known}.</source>
        <translation>Importiert: {new}. Bereits im Archiv: {known}.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The archive was backed up to {file}.</source>
        <translation>Das Archiv wurde in {file} gesichert.</translation>
    </message>
    <message>
        <source>Backing up the archive…</source>
        <translation>Archiv wird gesichert&#xa0;…</translation>
    </message>
    <message>
        <source>Replace the archive with {file}?</source>
        <translation>Archiv durch {file} ersetzen?</translation>
    </message>
    <message>
        <source>The archive will be restored to the state of this backup. Games you have played here since then are added again automatically. Names, notes and imported games that are not in the backup will be lost.</source>
        <translation>Das Archiv wird auf den Stand der Sicherung zurückgesetzt. Partien, die Sie seither hier gespielt haben, kommen automatisch wieder hinzu. Namen, Notizen und importierte Partien, die nicht in der Sicherung sind, gehen verloren.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Restoring the archive…</source>
        <translation>Archiv wird wiederhergestellt&#xa0;…</translation>
    </message>
    <message>
        <source>Archive restored.</source>
        <translation>Das Archiv wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>The archive is busy. Please wait.</source>
        <translation>Das Archiv ist beschäftigt. Bitte warten.</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Rüc&amp;kgängig</translation>
    </message>
    <message>
        <source>Restore what you deleted (Ctrl+Z)</source>
        <translation>Gelöschtes wiederherstellen (Strg+Z)</translation>
    </message>
    <message>
        <source>Deleted: {sessions}</source>
        <translation>Gelöscht: {sessions}</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Reunion Desktop</source>
        <translation>Über Reunion Desktop</translation>
    </message>
    <message>
        <source>&lt;p&gt;Version {version}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Version {version}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;i&gt;Réunion&lt;/i&gt; is a German card game for three players, popular along the Rhine, Main and Neckar in the nineteenth century. Five related games are included. You play against the computer; the computer players see only their own cards.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;i&gt;Réunion&lt;/i&gt; ist ein deutsches Kartenspiel zu dritt, das im neunzehnten Jahrhundert an Rhein, Main und Neckar beliebt war. Fünf verwandte Spiele sind dabei. Sie spielen gegen den Computer; die Computerspieler sehen nur ihre eigenen Karten.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The program is free software under the MIT licence. The cards, the table and the handwriting of the score sheet were drawn for it, and are under the same licence.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Das Programm ist freie Software unter der MIT-Lizenz. Die Karten, der Tisch und die Handschrift des Punktezettels wurden dafür gezeichnet und stehen unter derselben Lizenz.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>It uses Qt {version} and PySide6, © The Qt Company Ltd and others, under the GNU Lesser General Public License, version 3. They are separate libraries, which you may replace with your own versions; their source code is available at &lt;a href=&quot;{link}&quot;&gt;{link}&lt;/a&gt;.</source>
        <translation>Es verwendet Qt {version} und PySide6, © The Qt Company Ltd und andere, unter der GNU Lesser General Public License, Version 3. Das sind getrennte Bibliotheken, die Sie durch eigene ersetzen dürfen; ihr Quelltext liegt unter &lt;a href=&quot;{link}&quot;&gt;{link}&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Fonts: Source Serif Pro and Source Sans Pro, © Adobe, under the SIL Open Font License, version 1.1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Schriften: Source Serif Pro und Source Sans Pro, © Adobe, unter der SIL Open Font License, Version 1.1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The rules are based on Pierer’s Universal-Lexikon (1862), Wikipedia, CatsAtCards.com and jeux-de-cartes.com, in our own words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Die Regeln beruhen auf Pierers Universal-Lexikon (1862), Wikipedia, CatsAtCards.com und jeux-de-cartes.com, in eigenen Worten.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>A card face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>counts as {suit}</source>
        <translation>zählt als {suit}</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a card</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>playable</source>
        <translation>darf gespielt werden</translation>
    </message>
    <message>
        <source>not playable: {reason}</source>
        <translation>darf nicht gespielt werden: {reason}</translation>
    </message>
    <message>
        <source>can be given</source>
        <translation>darf gegeben werden</translation>
    </message>
    <message>
        <source>can’t be given: {reason}</source>
        <translation>darf nicht gegeben werden: {reason}</translation>
    </message>
    <message>
        <source>can be discarded</source>
        <translation>darf gedrückt werden</translation>
    </message>
    <message>
        <source>can’t be discarded: {reason}</source>
        <translation>darf nicht gedrückt werden: {reason}</translation>
    </message>
    <message>
        <source>selected to discard</source>
        <translation>zum Drücken gewählt</translation>
    </message>
    <message>
        <source>Selected: {card}. Press Space to discard.</source>
        <translation>Gewählt: {card}. Leertaste: Karten drücken.</translation>
    </message>
    <message>
        <source>Selected: {card}.</source>
        <translation>Gewählt: {card}.</translation>
    </message>
    <message>
        <source>Deselected: {card}.</source>
        <translation>Auswahl aufgehoben: {card}.</translation>
    </message>
    <message>
        <source>selected in advance</source>
        <translation>im Voraus gewählt</translation>
    </message>
    <message>
        <source>selected; press again to play it</source>
        <translation>gewählt; noch einmal wählen, um sie zu spielen</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>face up on the table</source>
        <translation>liegt offen auf dem Tisch</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Ihr Blatt: {cards}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{name} has {cards}</source>
        <translation>{name} hat {cards}</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Der Stich</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Das Ziehen</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Aufgedeckt: {card}</translation>
    </message>
    <message>
        <source>Not dealt: {card}</source>
        <translation>Nicht verteilt: {card}</translation>
    </message>
    <message>
        <source>{name} picked up {card}</source>
        <translation>{name} hat {card} aufgenommen</translation>
    </message>
    <message>
        <source>{name} discarded {cards}</source>
        <translation>{name} hat {cards} gedrückt</translation>
    </message>
    <message>
        <source>{trumps}; then {cards}</source>
        <comment>the lesser matadors</comment>
        <translation>{trumps}; dann {cards}</translation>
    </message>
    <message>
        <source>{trumps}; {first}: {right}; {second}: {left}</source>
        <translation>{trumps}; {first}: {right}; {second}: {left}</translation>
    </message>
    <message>
        <source>{trumps}; right bower, the {right}; left bower, the {left}</source>
        <translation>{trumps}; rechter Bauer: {right}; linker Bauer: {left}</translation>
    </message>
    <message>
        <source>Cut the pack: {cards}</source>
        <translation>Abheben: {cards}</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Call: {call}.</source>
        <translation>Ansage: {call}.</translation>
    </message>
    <message>
        <source>Don’t exchange.</source>
        <translation>Nicht tauschen.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Drücken Sie {cards}.</translation>
    </message>
    <message>
        <source>Give {cards}.</source>
        <translation>Geben Sie {cards}.</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <translation>Spielen Sie {cards}.</translation>
    </message>
    <message>
        <source>It’s the only card you may play.</source>
        <translation>Es ist die einzige erlaubte Karte.</translation>
    </message>
    <message>
        <source>It takes the trick.</source>
        <translation>Diese Karte macht den Stich.</translation>
    </message>
    <message>
        <source>It’s winning so far.</source>
        <translation>Bis jetzt gewinnt diese Karte den Stich.</translation>
    </message>
    <message>
        <source>It’s the highest card left in its suit.</source>
        <translation>Das ist die höchste Karte, die in dieser Farbe noch im Spiel ist.</translation>
    </message>
    <message>
        <source>It loses the lead cheaply.</source>
        <translation>So kostet es wenig, das Ausspiel abzugeben.</translation>
    </message>
    <message>
        <source>This trick isn’t worth winning.</source>
        <translation>Dieser Stich lohnt sich nicht.</translation>
    </message>
    <message>
        <source>The trick is lost, and this is your least useful card.</source>
        <translation>Der Stich ist verloren, und diese Karte brauchen Sie am wenigsten.</translation>
    </message>
    <message>
        <source>It lets someone else take the trick and its points.</source>
        <translation>So bekommt ein anderer den Stich und seine Augen.</translation>
    </message>
    <message>
        <source>Get rid of it: it could cost you points later.</source>
        <translation>Besser jetzt loswerden: Später könnte diese Karte Augen kosten.</translation>
    </message>
    <message>
        <source>It may capture the left bower.</source>
        <translation>Vielleicht fangen Sie damit den linken Bauern.</translation>
    </message>
    <message>
        <source>It saves your left bower from the right bower.</source>
        <translation>So fängt der rechte Bauer Ihren linken nicht.</translation>
    </message>
    <message>
        <source>You need a trick: without one you pay a fee.</source>
        <translation>Sie brauchen einen Stich, sonst müssen Sie zahlen.</translation>
    </message>
    <message>
        <source>The score makes it worthwhile.</source>
        <translation>Beim Stand der Partie lohnt sich das.</translation>
    </message>
    <message>
        <source>You’ll be void in this suit and can trump it.</source>
        <translation>In dieser Farbe sind Sie danach frei und können stechen.</translation>
    </message>
    <message>
        <source>The points are safe in your discard.</source>
        <translation>Gedrückt sind die Augen sicher.</translation>
    </message>
    <message>
        <source>They are your least useful cards.</source>
        <translation>Diese Karten brauchen Sie am wenigsten.</translation>
    </message>
    <message>
        <source>It’s your least useful card.</source>
        <translation>Diese Karte brauchen Sie am wenigsten.</translation>
    </message>
    <message>
        <source>Take {cards}.</source>
        <translation>Aufnehmen: {cards}.</translation>
    </message>
    <message>
        <source>It wouldn’t improve your hand.</source>
        <translation>Ihr Blatt wird dadurch nicht besser.</translation>
    </message>
    <message>
        <source>It wins the trick in {share} of 100 possible layouts.</source>
        <translation>Macht den Stich bei {share} von 100 Kartenverteilungen.</translation>
    </message>
    <message>
        <source>It draws trumps.</source>
        <translation>So ziehen Sie Trümpfe.</translation>
    </message>
    <message>
        <source>Your partner led this suit.</source>
        <translation>Ihr Partner hat diese Farbe ausgespielt.</translation>
    </message>
    <message>
        <source>Your partner should win this trick: add points.</source>
        <translation>Der Stich dürfte Ihrem Partner gehören: Schmieren Sie.</translation>
    </message>
    <message>
        <source>Your partner is winning this trick: play low.</source>
        <translation>Der Stich gehört schon Ihrem Partner: Spielen Sie niedrig.</translation>
    </message>
    <message>
        <source>These would be your trumps: {cards}.</source>
        <translation>Das wären die Trümpfe: {cards}.</translation>
    </message>
    <message>
        <source>It succeeds in {share} of 100 possible layouts.</source>
        <translation>Das gelingt bei {share} von 100 Kartenverteilungen.</translation>
    </message>
    <message>
        <source>A higher call would succeed in only {share} of 100 possible layouts.</source>
        <translation>Eine höhere Ansage gelänge nur bei {share} von 100 Kartenverteilungen.</translation>
    </message>
    <message>
        <source>You can take every trick in {share} of 100 possible layouts.</source>
        <translation>Bei {share} von 100 Kartenverteilungen können Sie alle Stiche machen.</translation>
    </message>
    <message>
        <source>It stops the all-tricks attempt in {share} of 100 possible layouts.</source>
        <translation>Das verhindert bei {share} von 100 Kartenverteilungen, dass jemand alle Stiche macht.</translation>
    </message>
    <message>
        <source>After giving it away you can take every trick in {share} of 100 possible layouts.</source>
        <translation>Wenn Sie diese Karte abgeben, können Sie bei {share} von 100 Kartenverteilungen alle Stiche machen.</translation>
    </message>
    <message>
        <source>Your side has enough points.</source>
        <translation>Ihre Seite hat genug Augen.</translation>
    </message>
    <message>
        <source>In {share} of 100 possible layouts it can still be beaten, mainly by {cards}.</source>
        <translation>Bei {share} von 100 Kartenverteilungen kann diese Karte noch geschlagen werden, vor allem von {cards}.</translation>
    </message>
    <message>
        <source>A higher call would almost never succeed.</source>
        <translation>Eine höhere Ansage gelänge fast nie.</translation>
    </message>
    <message>
        <source>Best move in {share} of 100 possible layouts, by {points}.</source>
        <translation>Bester Zug bei {share} von 100 Kartenverteilungen; Vorsprung: {points}.</translation>
    </message>
    <message>
        <source>Best move in {share} of 100 possible layouts.</source>
        <translation>Bester Zug bei {share} von 100 Kartenverteilungen.</translation>
    </message>
</context>
<context>
    <name>answers</name>
    <message>
        <source>Current &amp;trick</source>
        <translation>Aktueller &amp;Stich</translation>
    </message>
    <message>
        <source>T&amp;rumps</source>
        <translation>&amp;Trumpf</translation>
    </message>
    <message>
        <source>&amp;Points and tricks</source>
        <translation>&amp;Augen und Stiche</translation>
    </message>
    <message>
        <source>&amp;Whose turn</source>
        <translation>&amp;Wer am Zug ist</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>Der Stan&amp;d</translation>
    </message>
    <message>
        <source>&amp;Cards in hand</source>
        <translation>&amp;Karten auf der Hand</translation>
    </message>
    <message>
        <source>Repeat last &amp;message</source>
        <translation>Letzte Meldung wieder&amp;holen</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Es sind noch keine Karten gegeben.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the cards of a trick</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{cards}. No card can win this trick yet.</source>
        <translation>{cards}. Noch kann keine Karte den Stich machen.</translation>
    </message>
    <message>
        <source>{cards}. Winning so far: {name}.</source>
        <translation>{cards}. Es führt: {name}.</translation>
    </message>
    <message>
        <source>No card has been played yet.</source>
        <translation>Noch ist keine Karte gespielt.</translation>
    </message>
    <message>
        <source>No cards on the table. Last trick: {cards}. Won by {name}, {points}.</source>
        <translation>Keine Karten auf dem Tisch. Letzter Stich: {cards}. Gewonnen von {name}, {points}.</translation>
    </message>
    <message>
        <source>No cards on the table. Last trick: {cards}. Won by {name}.</source>
        <translation>Keine Karten auf dem Tisch. Letzter Stich: {cards}. Gewonnen von {name}.</translation>
    </message>
    <message>
        <source>No trumps yet. Turned down: {card}. Dealer: {name}.</source>
        <translation>Noch kein Trumpf. Wieder verdeckt: {card}. Geber: {name}.</translation>
    </message>
    <message>
        <source>No trumps yet. Turned up: {card}. Dealer: {name}.</source>
        <translation>Noch kein Trumpf. Aufgedeckt: {card}. Geber: {name}.</translation>
    </message>
    <message>
        <source>Next in order: {cards}.</source>
        <comment>the lesser matadors</comment>
        <translation>Danach: {cards}.</translation>
    </message>
    <message>
        <source>{name} has {cards}.</source>
        <comment>a hand that lies open</comment>
        <translation>{name} hat {cards}.</translation>
    </message>
    <message>
        <source>Game {number}, deals played: {count}.</source>
        <translation>Partie {number}, Spiele bisher: {count}.</translation>
    </message>
    <message>
        <source>{name}: {points} including discards, tricks: {count}</source>
        <translation>{name}: {points} mit den gedrückten Karten, Stiche: {count}</translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Gedrückt: {cards}.</translation>
    </message>
    <message>
        <source>{name}: {points}, tricks: {count}</source>
        <translation>{name}: {points}, Stiche: {count}</translation>
    </message>
    <message>
        <source>No trumps yet. Dealer: {name}.</source>
        <translation>Noch kein Trumpf. Geber: {name}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. {first}: {right}. {second}: {left}. Dealer: {name}.</source>
        <translation>Trumpf: {suit}. {first}: {right}. {second}: {left}. Geber: {name}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. {first}: {right}. {second}: {left}. Turned up: {card}. Dealer: {name}.</source>
        <translation>Trumpf: {suit}. {first}: {right}. {second}: {left}. Aufgedeckt: {card}. Geber: {name}.</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>Cards in hand. {words}.</source>
        <translation>Karten auf der Hand. {words}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Next dealer: {name}.</source>
        <translation>Nächster Geber: {name}.</translation>
    </message>
    <message>
        <source>No deal has been scored yet.</source>
        <translation>Es ist noch kein Spiel gezählt.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Game {number}, deals played: {count}. {totals}.</source>
        <translation>Partie {number}, Spiele bisher: {count}. {totals}.</translation>
    </message>
    <message>
        <source>Session: {balance}.</source>
        <translation>Runde: {balance}.</translation>
    </message>
</context>
<context>
    <name>archive</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count} Partien</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>keine Partie</translation>
    </message>
    <message>
        <source>no session</source>
        <translation>keine Runde</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} Runden</translation>
    </message>
    <message>
        <source>first</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>geteilter Erster</translation>
    </message>
    <message>
        <source>not first</source>
        <translation>nicht Erster</translation>
    </message>
    <message>
        <source>{row}, {result}</source>
        <translation>{row}, {result}</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Alle Zeiten</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Tied for first</source>
        <translation>Geteilter Erster</translation>
    </message>
    <message>
        <source>Not first</source>
        <translation>Nicht Erster</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Beste zuerst</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Schlechteste zuerst</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Nach Spielern</translation>
    </message>
    <message>
        <source>By rule set</source>
        <translation>Nach Regelwerk</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Nach Ergebnis</translation>
    </message>
</context>
<context>
    <name>aside</name>
    <message>
        <source>Deal {number}, continued</source>
        <translation>Spiel {number}, weitergespielt</translation>
    </message>
    <message>
        <source>Deal {number}, replayed</source>
        <translation>Spiel {number} noch einmal</translation>
    </message>
</context>
<context>
    <name>bauer</name>
    <message>
        <source>Bauer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Fat One</source>
        <translation>der Dicke</translation>
    </message>
    <message>
        <source>Left One</source>
        <translation>der Linke</translation>
    </message>
    <message>
        <source>Cards away!</source>
        <translation>Karten weg!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>You choose {suit} as trumps. Your side needs five tricks.</source>
        <translation>Sie wählen {suit} als Trumpf. Ihre Seite braucht fünf Stiche.</translation>
    </message>
    <message>
        <source>Your partner {name} chooses {suit} as trumps. Your side needs five tricks.</source>
        <translation>{name} wählt {suit} als Trumpf. Ihre Seite braucht fünf Stiche.</translation>
    </message>
    <message>
        <source>{name} chooses {suit} as trumps.</source>
        <translation>{name} wählt {suit} als Trumpf.</translation>
    </message>
    <message>
        <source>Cards away: you play alone for all eight tricks.</source>
        <translation>„Karten weg!“ Sie spielen allein auf alle acht Stiche.</translation>
    </message>
    <message>
        <source>Cards away: your partner {name} plays alone for all eight tricks. You put your hand down.</source>
        <translation>„Karten weg!“ {name} spielt für Ihre Seite allein auf alle acht Stiche. Sie legen Ihr Blatt weg.</translation>
    </message>
    <message>
        <source>Cards away: {name} plays alone for all eight tricks.</source>
        <translation>„Karten weg!“ {name} spielt allein auf alle acht Stiche.</translation>
    </message>
    <message>
        <source>Choose trumps. You have seen half of your hand.</source>
        <translation>Wählen Sie den Trumpf. Sie kennen erst Ihr halbes Blatt.</translation>
    </message>
    <message>
        <source>Do you want to play alone for all eight tricks? Call “Cards away” or pass.</source>
        <translation>Wollen Sie allein auf alle acht Stiche spielen? Sagen Sie „Karten weg!“ oder passen Sie.</translation>
    </message>
    <message>
        <source>{sentence}; the Left One counts as a trump.</source>
        <translation>{sentence}; der Linke zählt als Trumpf.</translation>
    </message>
    <message>
        <source>{sentence}; the Left One counts as {one}.</source>
        <translation>{sentence}; der Linke zählt als {one}.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>left</source>
        <translation>noch</translation>
    </message>
    <message>
        <source>Brote</source>
        <translation>Brote</translation>
    </message>
    <message>
        <source>both sides start at {count}</source>
        <translation>beide Seiten beginnen bei {count}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>{count} left: won as declarers, five tricks or more</source>
        <translation>noch {count}: als Ansager gewonnen, fünf Stiche oder mehr</translation>
    </message>
    <message>
        <source>{count} left: lost as declarers</source>
        <translation>noch {count}: als Ansager verloren</translation>
    </message>
    <message>
        <source>{count} left: lost as declarers, only four tricks</source>
        <translation>noch {count}: als Ansager verloren, nur vier Stiche</translation>
    </message>
    <message>
        <source>{count} left: won as defenders</source>
        <translation>noch {count}: als Gegner gewonnen</translation>
    </message>
    <message>
        <source>all eight tricks, playing alone: a Brot</source>
        <translation>alle acht Stiche, allein: ein Brot</translation>
    </message>
    <message>
        <source>played alone and lost a trick</source>
        <translation>allein gespielt und einen Stich verloren</translation>
    </message>
    <message>
        <source>reached zero: a Brot</source>
        <translation>null erreicht: ein Brot</translation>
    </message>
    <message>
        <source>Brote won: {count}</source>
        <translation>gewonnene Brote: {count}</translation>
    </message>
    <message>
        <source>Won as declarers</source>
        <translation>Als Ansager gewonnen</translation>
    </message>
    <message>
        <source>Lost as declarers</source>
        <translation>Als Ansager verloren</translation>
    </message>
    <message>
        <source>Won as defenders</source>
        <translation>Als Gegner gewonnen</translation>
    </message>
    <message>
        <source>Lost as defenders</source>
        <translation>Als Gegner verloren</translation>
    </message>
    <message>
        <source>Cards away, won</source>
        <translation>„Karten weg!“, gewonnen</translation>
    </message>
    <message>
        <source>Cards away, lost</source>
        <translation>„Karten weg!“, verloren</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Spiel {number}.</translation>
    </message>
    <message>
        <source>You win the Brot.</source>
        <translation>Sie gewinnen das Brot.</translation>
    </message>
    <message>
        <source>{name} wins the Brot.</source>
        <translation>{name} gewinnt das Brot.</translation>
    </message>
    <message>
        <source>{names} win the Brot</source>
        <comment>a side of two</comment>
        <translation>{names} gewinnen das Brot</translation>
    </message>
    <message>
        <source>{names} win the Brot and the session</source>
        <translation>{names} gewinnen das Brot und damit die Runde</translation>
    </message>
    <message>
        <source>The session is a tie, with equal Brote on both sides</source>
        <translation>Die Runde endet mit gleich vielen Broten auf beiden Seiten</translation>
    </message>
    <message>
        <source>{names} have the most Brote and win the session</source>
        <translation>{names} haben die meisten Brote und gewinnen die Runde</translation>
    </message>
    <message>
        <source>{name}, {suit}</source>
        <translation>{name}, {suit}</translation>
    </message>
    <message>
        <source>Trumps chosen by</source>
        <translation>Trumpf gewählt von</translation>
    </message>
    <message>
        <source>Played alone</source>
        <translation>Allein gespielt</translation>
    </message>
    <message>
        <source>Tricks needed</source>
        <translation>Nötige Stiche</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Countdown</source>
        <translation>Noch bis null</translation>
    </message>
    <message>
        <source>unchanged: {count}</source>
        <translation>unverändert {count}</translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>von {before} auf {after}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>The Brot</source>
        <translation>Das Brot</translation>
    </message>
    <message>
        <source>Brote, of {count}</source>
        <translation>Brote, von {count}</translation>
    </message>
    <message>
        <source>Game {number}, deals played: {count}.</source>
        <translation>Partie {number}, Spiele bisher: {count}.</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>a club</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>a spade</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>J</source>
        <comment>corner of a jack</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>corner of a queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>corner of a king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <comment>corner of an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>{suit}-Sechs</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>{suit}-Sieben</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>{suit}-Acht</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>{suit}-Neun</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>{suit}-Zehn</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>{suit}-Bube</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>{suit}-Dame</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>{suit}-König</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>{suit}-Ass</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>rechter Bauer</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>linker Bauer</translation>
    </message>
    <message>
        <source>third matador</source>
        <translation>dritter Matador</translation>
    </message>
    <message>
        <source>fourth matador</source>
        <translation>vierter Matador</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{start} and {last}</source>
        <translation>{start} und {last}</translation>
    </message>
    <message>
        <source>{count} unit</source>
        <translation>{count} Einheit</translation>
    </message>
    <message>
        <source>{count} units</source>
        <comment>fewer than two</comment>
        <translation>{count} Einheiten</translation>
    </message>
    <message>
        <source>{count} units</source>
        <translation>{count} Einheiten</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Augen</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Auge</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} Augen</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>zwei Karten</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} Karten</translation>
    </message>
    <message>
        <source>jack of trumps</source>
        <translation>Trumpf-Bube</translation>
    </message>
    <message>
        <source>second jack</source>
        <translation>zweiter Bube</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>{who}, separated by commas: a level, exec:COMMAND for a program that uses the seat protocol, or clairvoyant for a player who sees all cards; a comma inside quotes belongs to the command</source>
        <translation>{who}, durch Kommas getrennt: eine Spielstärke, exec:BEFEHL für ein Programm mit Platzprotokoll oder clairvoyant für einen Spieler, der alle Karten sieht; ein Komma in Anführungszeichen gehört zum Befehl</translation>
    </message>
    <message>
        <source>{complaint}. Run “{program} --help” for usage.</source>
        <translation>{complaint}. Hilfe: {program} --help.</translation>
    </message>
    <message>
        <source>Terminated.</source>
        <translation>Vom System beendet.</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Réunion and related card games for one player against the computer.</source>
        <translation>Réunion und verwandte Kartenspiele für eine Person gegen den Computer.</translation>
    </message>
    <message>
        <source>Other commands: {names}. Run any of them with --help for details.</source>
        <translation>Weitere Befehle: {names}. Hilfe zu jedem mit --help.</translation>
    </message>
    <message>
        <source>open a game file</source>
        <translation>die Aufzeichnung einer Partie öffnen</translation>
    </message>
    <message>
        <source>print the version and exit</source>
        <translation>Version ausgeben und beenden</translation>
    </message>
    <message>
        <source>store games and settings in this folder</source>
        <translation>Partien und Einstellungen in diesem Ordner speichern</translation>
    </message>
    <message>
        <source>language of the program, from now on</source>
        <translation>Sprache des Programms von jetzt an</translation>
    </message>
    <message>
        <source>reset all settings to their defaults; games are kept</source>
        <translation>alle Einstellungen zurücksetzen; die Partien bleiben</translation>
    </message>
    <message>
        <source>play a whole game automatically, print the result and exit</source>
        <translation>eine ganze Partie automatisch spielen, das Ergebnis melden und beenden</translation>
    </message>
    <message>
        <source>play games without opening a window</source>
        <translation>Partien ohne Fenster spielen</translation>
    </message>
    <message>
        <source>number of games</source>
        <translation>Anzahl der Partien</translation>
    </message>
    <message>
        <source>any text; the same seed gives the same deals</source>
        <translation>beliebiger Text; gleicher Startwert, gleiche Karten</translation>
    </message>
    <message>
        <source>players by seat</source>
        <translation>Spieler nach Platz</translation>
    </message>
    <message>
        <source>write the games to this file</source>
        <translation>Partien in diese Datei schreiben</translation>
    </message>
    <message>
        <source>show what the programs report about their moves</source>
        <translation>anzeigen, was die Programme zu ihren Zügen melden</translation>
    </message>
    <message>
        <source>compare two levels in duplicate deals</source>
        <translation>zwei Spielstärken mit denselben Karten vergleichen</translation>
    </message>
    <message>
        <source>the two levels</source>
        <translation>die beiden Spielstärken</translation>
    </message>
    <message>
        <source>number of blocks; a block is one deal in every seating</source>
        <translation>Anzahl der Blöcke; ein Block ist ein Spiel in jeder Sitzordnung</translation>
    </message>
    <message>
        <source>play whole games instead of single deals</source>
        <translation>ganze Partien statt einzelner Spiele</translation>
    </message>
    <message>
        <source>also let the clairvoyant play against the second level, and report how much of its lead the first level closes</source>
        <translation>auch den Hellseher gegen die zweite Spielstärke antreten lassen und angeben, welchen Teil seines Vorsprungs die erste aufholt</translation>
    </message>
    <message>
        <source>number of parallel processes</source>
        <translation>Anzahl paralleler Prozesse</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>JSON ausgeben</translation>
    </message>
    <message>
        <source>check a game file</source>
        <translation>eine Aufzeichnung prüfen</translation>
    </message>
    <message>
        <source>print the game with annotations</source>
        <translation>die Aufzeichnung mit Anmerkungen ausgeben</translation>
    </message>
    <message>
        <source>analyse one seat’s play</source>
        <translation>das Spiel eines Platzes analysieren</translation>
    </message>
    <message>
        <source>seat to analyse; 0 is the first player in the file</source>
        <translation>zu analysierender Platz; 0 ist der erste Spieler in der Datei</translation>
    </message>
    <message>
        <source>print the analysis as JSON lines</source>
        <translation>die Analyse als JSON-Zeilen ausgeben</translation>
    </message>
    <message>
        <source>draw the score sheet of a game file</source>
        <translation>den Punktezettel einer Aufzeichnung zeichnen</translation>
    </message>
    <message>
        <source>the file extension selects the format; pages of images are numbered</source>
        <translation>die Dateiendung bestimmt das Format; mehrseitige Bilder werden nummeriert</translation>
    </message>
    <message>
        <source>style: paper, slate or plain print</source>
        <translation>Stil: Papier und Tinte, Schiefer und Kreide oder Druckschrift</translation>
    </message>
    <message>
        <source>page size</source>
        <translation>Seitenformat</translation>
    </message>
    <message>
        <source>dots per inch</source>
        <translation>Punkte je Zoll</translation>
    </message>
    <message>
        <source>place to print at the foot of the sheet</source>
        <translation>Spielort für die Fußzeile</translation>
    </message>
    <message>
        <source>show the value of every legal card with all hands known</source>
        <translation>Wert jeder erlaubten Karte, wenn alle Karten offen liegen</translation>
    </message>
    <message>
        <source>number of the deal in the file, from 1</source>
        <translation>Nummer des Spiels in der Datei, ab 1</translation>
    </message>
    <message>
        <source>number of the trick; the position before its lead is solved</source>
        <translation>Nummer des Stichs, vor dessen Ausspiel gerechnet wird</translation>
    </message>
    <message>
        <source>measure the speed of the program on this machine</source>
        <translation>Geschwindigkeit des Programms auf diesem Computer messen</translation>
    </message>
    <message>
        <source>skip the 20-second idle test and most long searches</source>
        <translation>den 20-Sekunden-Leerlauftest und die meisten langen Suchen auslassen</translation>
    </message>
    <message>
        <source>compare with the figures of an earlier run saved with --json</source>
        <translation>mit den Zahlen eines früheren Laufs (--json) vergleichen</translation>
    </message>
    <message>
        <source>measure the speed of this game</source>
        <translation>Geschwindigkeit bei diesem Kartenspiel messen</translation>
    </message>
    <message>
        <source>measure only the window or only the archive</source>
        <translation>nur das Fenster oder nur das Archiv messen</translation>
    </message>
    <message>
        <source>run a computer player as a separate program: JSON lines on standard input and output</source>
        <translation>einen Computerspieler als eigenes Programm starten: JSON-Zeilen über Standardein- und -ausgabe</translation>
    </message>
    <message>
        <source>playing level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>play only this game</source>
        <translation>nur dieses Kartenspiel spielen</translation>
    </message>
    <message>
        <source>game to play</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>rule set, one of: {presets}; options may follow: rhineland,max_tens_discarded=2</source>
        <translation>Regelwerk, eines von: {presets}; danach sind Optionen möglich: rhineland,max_tens_discarded=2</translation>
    </message>
    <message>
        <source>time limit per move in milliseconds; a program may take up to twice as long</source>
        <translation>Zeit je Zug in Millisekunden; ein Programm darf höchstens doppelt so lange brauchen</translation>
    </message>
    <message>
        <source>number of card layouts to examine per move</source>
        <translation>Anzahl der Kartenverteilungen je Zug</translation>
    </message>
    <message>
        <source>number of cards to play per move when searching</source>
        <translation>Anzahl der Karten, die je Zug bei der Suche gespielt werden</translation>
    </message>
    <message>
        <source>{text} is not a number from {least} to {most}</source>
        <translation>{text} ist keine Zahl zwischen {least} und {most}</translation>
    </message>
    <message>
        <source>a folder name is required</source>
        <translation>ein Ordnername ist erforderlich</translation>
    </message>
    <message>
        <source>{text} is not valid UTF-8</source>
        <translation>{text} ist kein gültiger UTF-8-Text</translation>
    </message>
    <message>
        <source>{text} is not a number of 1 or more</source>
        <translation>{text} ist keine Zahl ab 1</translation>
    </message>
    <message>
        <source>Unknown rule set {name}. Choose one of {presets}.</source>
        <translation>Unbekanntes Regelwerk: {name}. Möglich: {presets}.</translation>
    </message>
    <message>
        <source>Unknown option {text}. Options look like max_tens_discarded=2.</source>
        <translation>Unbekannte Option: {text}. Optionen sehen aus wie max_tens_discarded=2.</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} von {all}</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table. Choose 0 to {last}.</source>
        <translation>An diesem Tisch gibt es keinen Platz {seat}. Möglich: 0 bis {last}.</translation>
    </message>
    <message>
        <source>Game {game}, deal {deal}</source>
        <translation>Partie {game}, Spiel {deal}</translation>
    </message>
    <message>
        <source>Set {game}, deal {deal}</source>
        <translation>Satz {game}, Spiel {deal}</translation>
    </message>
    <message>
        <source>one set</source>
        <translation>ein Satz</translation>
    </message>
    <message>
        <source>{count} sets</source>
        <translation>{count} Sätze</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count} Partien</translation>
    </message>
    <message>
        <source>Cards: first the suit (C clubs, D diamonds, H hearts, S spades), then the rank (A ace, K king, Q queen, J jack, T ten).</source>
        <translation>Karten: erst die Farbe (C Kreuz, D Karo, H Herz, S Pik), dann der Wert (A Ass, K König, Q Dame, J Bube, T Zehn).</translation>
    </message>
    <message>
        <source>.</source>
        <extracomment>The decimal separator.</extracomment>
        <translation>,</translation>
    </message>
    <message>
        <source>{file}: {games}, moves: {decisions}. The file is valid.</source>
        <translation>{file}: {games}, Züge: {decisions}. Die Datei ist gültig.</translation>
    </message>
    <message>
        <source>{file}: {games}, moves: {decisions}, unfinished: {open}. The file is valid.</source>
        <translation>{file}: {games}, Züge: {decisions}, nicht beendet: {open}. Die Datei ist gültig.</translation>
    </message>
    <message>
        <source>{name} is not a supported format. Use one of {endings}.</source>
        <translation>{name} hat kein unterstütztes Format. Möglich: {endings}.</translation>
    </message>
    <message>
        <source>The score sheet can’t be drawn because a system library is missing: {fault}.</source>
        <translation>Der Punktezettel lässt sich nicht zeichnen, weil eine Systembibliothek fehlt: {fault}.</translation>
    </message>
    <message>
        <source>This command works only with games of {game}.</source>
        <translation>Dieser Befehl funktioniert nur mit Partien von {game}.</translation>
    </message>
    <message>
        <source>The solver is not compiled; this may take a while.</source>
        <translation>Der Löser ist nicht kompiliert; das kann etwas dauern.</translation>
    </message>
    <message>
        <source>Deal {deal}, trick {trick}: seat {seat} leads. Points by card:</source>
        <translation>Spiel {deal}, Stich {trick}: Platz {seat} spielt aus. Punkte je Karte:</translation>
    </message>
    <message>
        <source>Cards played in search: {count}; {time} ms.</source>
        <translation>Bei der Suche gespielte Karten: {count}; {time} ms.</translation>
    </message>
    <message>
        <source>The window can’t be opened because a system library is missing: {fault}.</source>
        <translation>Das Fenster lässt sich nicht öffnen, weil eine Systembibliothek fehlt: {fault}.</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Angabe %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>der Wert %r ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht zusammen mit %s erlaubt</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>es fehlt: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Angaben: %s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s könnte %(matches)s sein</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ungültiger Wert: %(value)r (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>invalid choice: %(value)s (choose from %(choices)s)</source>
        <translation>ungültiger Wert: %(value)s (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>No display found. Set DISPLAY or WAYLAND_DISPLAY.</source>
        <translation>Kein Bildschirm gefunden. Setzen Sie DISPLAY oder WAYLAND_DISPLAY.</translation>
    </message>
    <message>
        <source>A system library is missing: {fault}.</source>
        <translation>Es fehlt eine Systembibliothek: {fault}.</translation>
    </message>
    <message>
        <source>{file} can’t be read: {fault}.</source>
        <translation>{file} kann nicht gelesen werden: {fault}.</translation>
    </message>
    <message>
        <source>{file} contains no figures from “bench --json”.</source>
        <translation>{file} enthält keine Zahlen von „bench --json“.</translation>
    </message>
    <message>
        <source>The output can’t be written: {fault}.</source>
        <translation>Die Ausgabe lässt sich nicht schreiben: {fault}.</translation>
    </message>
    <message>
        <source>A worker process ended unexpectedly; the comparison has no result.</source>
        <translation>Ein Rechenprozess wurde unerwartet beendet; der Vergleich hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>A player needs standard input and standard output, but one of them is closed.</source>
        <translation>Ein Spieler braucht Standardeingabe und Standardausgabe; eine davon ist geschlossen.</translation>
    </message>
    <message>
        <source>Standard input can’t be read: {fault}.</source>
        <translation>Die Standardeingabe lässt sich nicht lesen: {fault}.</translation>
    </message>
    <message>
        <source>Costs are in units, on average over all cards that the player could not see.</source>
        <translation>Die Kosten sind in Einheiten angegeben, im Durchschnitt über alle Karten, die der Spieler nicht sehen konnte.</translation>
    </message>
    <message>
        <source>Costs are a share of the deal, on average over all cards that the player could not see; 100% is the difference between winning and losing it.</source>
        <translation>Die Kosten sind Anteile eines Spiels, im Durchschnitt über alle Karten, die der Spieler nicht sehen konnte; 100&#xa0;% ist der Unterschied zwischen gewonnen und verloren.</translation>
    </message>
    <message>
        <source>{deal}, seat {seat}: No move to make.</source>
        <translation>{deal}, Platz {seat}: Es war kein Zug zu machen.</translation>
    </message>
    <message>
        <source>{deal}, seat {seat}: No mistakes.</source>
        <translation>{deal}, Platz {seat}: keine Fehler.</translation>
    </message>
    <message>
        <source>{deal}, seat {seat}: {grade}. Cost of all mistakes: {cost}.</source>
        <translation>{deal}, Platz {seat}: {grade}. Kosten aller Fehler: {cost}.</translation>
    </message>
    <message>
        <source>{deal}: Some moves took too long to search. Analysed with fewer layouts: {fewer}; by estimate only: {rule}.</source>
        <translation>{deal}: Einige Züge zu analysieren hätte zu lange gedauert. Mit weniger Kartenverteilungen analysiert: {fewer}; nur geschätzt: {rule}.</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>sehr gut</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>durchwachsen</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>{move}; better: {best}. Cost: {cost}; with the actual cards none.</source>
        <translation>{move}; besser: {best}. Kosten: {cost}; mit den tatsächlichen Karten keine.</translation>
    </message>
    <message>
        <source>{move}; better: {best}. Cost: {cost}; with the actual cards: {actual}.</source>
        <translation>{move}; besser: {best}. Kosten: {cost}; mit den tatsächlichen Karten: {actual}.</translation>
    </message>
    <message>
        <source>{move}; better: {best}. Cost: {cost}; with the actual cards a gain of {actual}.</source>
        <translation>{move}; besser: {best}. Kosten: {cost}; mit den tatsächlichen Karten ein Gewinn von {actual}.</translation>
    </message>
    <message>
        <source>Call: {cards}</source>
        <translation>Ansage: {cards}</translation>
    </message>
    <message>
        <source>Card given: {cards}</source>
        <translation>Abgegebene Karte: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}</source>
        <translation>Stich {number}: {cards}</translation>
    </message>
    <message>
        <source>Discard: {cards}</source>
        <translation>Gedrückt: {cards}</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>counsel</name>
    <message>
        <source>&amp;Play the hint</source>
        <translation>Tipp &amp;spielen</translation>
    </message>
    <message>
        <source>Play the marked card, or discard the marked cards</source>
        <translation>Die markierte Karte spielen oder die markierten Karten drücken</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>&amp;Rest beanspruchen</translation>
    </message>
    <message>
        <source>All remaining tricks are yours, whatever the others hold</source>
        <translation>Alle restlichen Stiche gehören Ihnen, egal wer welche Karten hat</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>Result of the play-off</source>
        <translation>Ergebnis des Entscheidungsspiels</translation>
    </message>
    <message>
        <source>Result of deal {number}</source>
        <translation>Ergebnis von Spiel {number}</translation>
    </message>
    <message>
        <source>{names} win the game with {points} each</source>
        <translation>{names} gewinnen die Partie, jeder {points}</translation>
    </message>
    <message>
        <source>You win the game with {points}</source>
        <translation>Sie gewinnen die Partie: {points}</translation>
    </message>
    <message>
        <source>{name} wins the game with {points}</source>
        <translation>{name} gewinnt die Partie: {points}</translation>
    </message>
    <message>
        <source>Game total</source>
        <translation>Summe der Partie</translation>
    </message>
    <message>
        <source>After {count} deals</source>
        <translation>Nach {count} Spielen</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>Augen in Stichen</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Gedrückt</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Deal total</source>
        <translation>Summe des Spiels</translation>
    </message>
    <message>
        <source>Bowers (units)</source>
        <translation>Bauern (Einheiten)</translation>
    </message>
    <message>
        <source>Stangen (units)</source>
        <translation>Stangen (Einheiten)</translation>
    </message>
    <message>
        <source>Staubaus (units)</source>
        <translation>Staubaus (Einheiten)</translation>
    </message>
    <message>
        <source>After this deal</source>
        <translation>Nach diesem Spiel</translation>
    </message>
    <message>
        <source>Needed for 150</source>
        <translation>Es fehlen bis 150</translation>
    </message>
    <message>
        <source>Needed for 100</source>
        <translation>Es fehlen bis 100</translation>
    </message>
    <message>
        <source>This game (units)</source>
        <translation>Diese Partie (Einheiten)</translation>
    </message>
    <message>
        <source>Session (units)</source>
        <translation>Runde (Einheiten)</translation>
    </message>
    <message>
        <source>Stange</source>
        <translation>Stange</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>left bower captured, deal {number}</source>
        <translation>linker Bauer gefangen, Spiel {number}</translation>
    </message>
    <message>
        <source>Stange, deal {number}</source>
        <translation>Stange, Spiel {number}</translation>
    </message>
    <message>
        <source>Staubaus, deal {number}</source>
        <translation>Staubaus, Spiel {number}</translation>
    </message>
    <message>
        <source>{band}: {total} points</source>
        <translation>{band}: {total} Augen</translation>
    </message>
    <message>
        <source>you earn {units} from {payer}; {reason}</source>
        <translation>Sie gewinnen {units} durch {payer}; {reason}</translation>
    </message>
    <message>
        <source>{payee} earns {units} from {payer}; {reason}</source>
        <translation>{payee} gewinnt {units} durch {payer}; {reason}</translation>
    </message>
    <message>
        <source>{payer} to {payee}: {units}; {reason}</source>
        <translation>{payer} an {payee}: {units}; {reason}</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>{label}: {figures}.</source>
        <translation>{label}: {figures}.</translation>
    </message>
    <message>
        <source>Nobody pays.</source>
        <translation>Niemand zahlt.</translation>
    </message>
</context>
<context>
    <name>duplicate</name>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>Mittelhand</translation>
    </message>
</context>
<context>
    <name>ekart</name>
    <message>
        <source>Ekart</source>
        <translation>Ekart</translation>
    </message>
    <message>
        <source>You are king: click a player to see their hand</source>
        <translation>Sie sind König: Klicken Sie auf einen Spieler, um sein Blatt zu sehen</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Staubaus: all ten tricks</source>
        <translation>Staubaus: alle zehn Stiche</translation>
    </message>
    <message>
        <source>Staubaus with {card}</source>
        <translation>Staubaus mit {card}</translation>
    </message>
    <message>
        <source>Staubaus in {suit}</source>
        <translation>Staubaus in {suit}</translation>
    </message>
    <message>
        <source>Staubaus in {suit} with {card}</source>
        <translation>Staubaus in {suit} mit {card}</translation>
    </message>
    <message>
        <source>Staubaus: you ask for {card} and lead.</source>
        <translation>Staubaus: Sie verlangen {card} und spielen aus.</translation>
    </message>
    <message>
        <source>Staubaus: {name} asks for {card} and leads.</source>
        <translation>Staubaus: {name} verlangt {card} und spielt aus.</translation>
    </message>
    <message>
        <source>Staubaus: {suit} are trumps now. You ask for {card} and lead.</source>
        <translation>Staubaus: {suit} ist jetzt Trumpf. Sie verlangen {card} und spielen aus.</translation>
    </message>
    <message>
        <source>Staubaus: {suit} are trumps now. {name} asks for {card} and leads.</source>
        <translation>Staubaus: {suit} ist jetzt Trumpf. {name} verlangt {card} und spielt aus.</translation>
    </message>
    <message>
        <source>Which card do you ask for?</source>
        <translation>Welche Karte verlangen Sie?</translation>
    </message>
    <message>
        <source>Staubaus in {suit}: which card do you ask for?</source>
        <translation>Staubaus in {suit}: Welche Karte verlangen Sie?</translation>
    </message>
    <message>
        <source>Nobody has called. Can you take all ten tricks with another suit as trumps?</source>
        <translation>Niemand hat gerufen. Schaffen Sie alle zehn Stiche (Staubaus) mit einer anderen Farbe als Trumpf?</translation>
    </message>
    <message>
        <source>Can you take all ten tricks? Ask for a card, or pass.</source>
        <translation>Schaffen Sie alle zehn Stiche (Staubaus)? Dann verlangen Sie eine Karte. Sonst passen Sie.</translation>
    </message>
    <message>
        <source>{dealt} King for this deal: {names}.</source>
        <translation>{dealt} König in diesem Spiel: {names}.</translation>
    </message>
    <message>
        <source>You may look at one hand: click it, or use the Info menu.</source>
        <translation>Sie dürfen ein Blatt ansehen: Klicken Sie es an oder wählen Sie es im Menü „Info“.</translation>
    </message>
    <message>
        <source>You can’t give back the card you asked for</source>
        <translation>Die verlangte Karte darf nicht zurückgegeben werden</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>{path} had been replaced by another file, which was renamed to {name}. Your session has been saved again.</source>
        <translation>{path} war durch eine andere Datei ersetzt worden; diese heißt jetzt {name}. Ihre Runde wurde neu gespeichert.</translation>
    </message>
    <message>
        <source>{path} is in use by another program.</source>
        <translation>{path} wird von einem anderen Programm verwendet.</translation>
    </message>
    <message>
        <source>Could not {do}: the file contains an invalid game. {reason}</source>
        <translation>Es gelang nicht, {do}: Eine Partie in der Datei ist ungültig. {reason}</translation>
    </message>
    <message>
        <source>Could not {do}: {reason}.</source>
        <translation>Es gelang nicht, {do}: {reason}.</translation>
    </message>
    <message>
        <source>Line {number}: {reason}</source>
        <translation>Zeile {number}: {reason}</translation>
    </message>
    <message>
        <source>The backup is damaged: {reason}.</source>
        <translation>Die Sicherung ist beschädigt: {reason}.</translation>
    </message>
    <message>
        <source>The backup is incomplete.</source>
        <translation>Die Sicherung ist unvollständig.</translation>
    </message>
    <message>
        <source>The archive is damaged: {name} is missing or wrong.</source>
        <translation>Das Archiv ist beschädigt: {name} ist nicht wie erwartet.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Import cancelled. Nothing was changed.</source>
        <translation>Import abgebrochen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The backup {path} is damaged. Nothing was changed. {reason}</source>
        <translation>Die Sicherung {path} ist beschädigt. Es wurde nichts geändert. {reason}</translation>
    </message>
    <message>
        <source>The program is already running but does not respond. Quit it first.</source>
        <translation>Das Programm läuft schon, reagiert aber nicht. Beenden Sie es zuerst.</translation>
    </message>
    <message>
        <source>The program file {path} is damaged: {reason}. Please reinstall the program.</source>
        <translation>Die Programmdatei {path} ist beschädigt: {reason}. Bitte installieren Sie das Programm neu.</translation>
    </message>
    <message>
        <source>Cards lifted off for the cut: {number}; it must be {cut}.</source>
        <translation>Beim Abheben abgehobene Karten: {number}; es muss {cut} sein.</translation>
    </message>
    <message>
        <source>The score sheet is still empty.</source>
        <translation>Der Punktezettel ist noch leer.</translation>
    </message>
    <message>
        <source>it is missing or not as it was shipped</source>
        <translation>Sie fehlt oder ist nicht so, wie sie ausgeliefert wurde</translation>
    </message>
    <message>
        <source>Backup {path} not found.</source>
        <translation>Sicherung {path} nicht gefunden.</translation>
    </message>
    <message>
        <source>File {path} not found.</source>
        <translation>Datei {path} nicht gefunden.</translation>
    </message>
    <message>
        <source>No game files found. Their names end with {ending}.</source>
        <translation>Keine Aufzeichnungen gefunden. Ihre Namen enden auf {ending}.</translation>
    </message>
    <message>
        <source>This file can’t be read: {reason}.</source>
        <translation>Diese Datei lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Diese Datei ist leer.</translation>
    </message>
    <message>
        <source>Your current game could not be read. The file was renamed to {name}. {reason}</source>
        <translation>Die laufende Partie ließ sich nicht lesen. Die Datei wurde in {name} umbenannt. {reason}</translation>
    </message>
    <message>
        <source>Your current game could not be continued. The file was renamed to {name}.</source>
        <translation>Die laufende Partie konnte nicht fortgesetzt werden und wurde als {name} beiseitegelegt.</translation>
    </message>
    <message>
        <source>The games in it can’t be continued.</source>
        <translation>Die Partien darin können nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>The file {path} of your current game had been changed or deleted. Your session has been saved again.</source>
        <translation>Die Datei {path} der laufenden Partie wurde geändert oder gelöscht. Ihre Runde wurde neu gespeichert.</translation>
    </message>
    <message>
        <source>{name} contains {count} sessions. The last one is on the table; you can import all of them into the archive.</source>
        <translation>{name} enthält {count} Runden. Die letzte liegt auf dem Tisch; alle können Sie ins Archiv importieren.</translation>
    </message>
    <message>
        <source>{name} could not be saved in the archive. {reason}</source>
        <translation>{name} konnte nicht im Archiv gespeichert werden. {reason}</translation>
    </message>
    <message>
        <source>{name} is not an archive of this program.</source>
        <translation>{name} ist kein Archiv dieses Programms.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} ist leer.</translation>
    </message>
    <message>
        <source>{name} is the archive itself. Choose another name for the backup.</source>
        <translation>{name} ist das Archiv selbst. Wählen Sie für die Sicherung einen anderen Namen.</translation>
    </message>
    <message>
        <source>{name} was not imported. Nothing was changed. {reason}</source>
        <translation>{name} wurde nicht importiert. Es wurde nichts geändert. {reason}</translation>
    </message>
    <message>
        <source>{name} was made by a newer version of the program (format {found}; this version reads up to {known}).</source>
        <translation>{name} stammt aus einer neueren Version des Programms (Format {found}; diese Version liest bis {known}).</translation>
    </message>
    <message>
        <source>restore the session</source>
        <translation>gelöschte Runden wiederherzustellen</translation>
    </message>
    <message>
        <source>clean up the archive</source>
        <translation>das Archiv aufzuräumen</translation>
    </message>
    <message>
        <source>recalculate the statistics</source>
        <translation>die Statistik neu zu berechnen</translation>
    </message>
    <message>
        <source>calculate the statistics</source>
        <translation>die Statistik zu berechnen</translation>
    </message>
    <message>
        <source>delete the session</source>
        <translation>Runden zu löschen</translation>
    </message>
    <message>
        <source>import the game files</source>
        <translation>die Aufzeichnungen zu importieren</translation>
    </message>
    <message>
        <source>The archive was set aside as {name}, and a new one was made of what could be read. {reason}</source>
        <translation>Das Archiv wurde in {name} umbenannt; aus dem Lesbaren wurde ein neues angelegt. {reason}</translation>
    </message>
    <message>
        <source>This isn’t a deal code. Deal codes are groups of five letters and digits.</source>
        <translation>Das ist kein Kartencode. Kartencodes sind Gruppen von fünf Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>The hands and the talon do not make up the pack; each card must be there once.</source>
        <translation>Die Hände und der Talon ergeben nicht das ganze Blatt; jede Karte muss einmal vorkommen.</translation>
    </message>
    <message>
        <source>this file has format {found}; this version of the program reads formats up to {known}.</source>
        <translation>Diese Datei hat Format {found}; diese Version des Programms liest bis Format {known}.</translation>
    </message>
    <message>
        <source>--seats lists {count} players, but this game needs {players}, separated by commas.</source>
        <translation>--seats nennt {count} Spieler, dieses Spiel braucht aber {players}, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>This deal code was made by a different version of the program.</source>
        <translation>Dieser Kartencode stammt aus einer anderen Version des Programms.</translation>
    </message>
    <message>
        <source>{count} blocks in {jobs} processes can’t be played; both must be 1 or more.</source>
        <translation>{count} Blöcke in {jobs} Prozessen lassen sich nicht spielen; beides muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>This deal code is for a game that this program does not know.</source>
        <translation>Dieser Kartencode gehört zu einem Kartenspiel, das dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>This deal code names no rules or no seed that can be played.</source>
        <translation>Dieser Kartencode nennt keine spielbaren Regeln oder keinen Startwert.</translation>
    </message>
    <message>
        <source>A deal code can’t hold this seed; it must have 1 to {count} bytes.</source>
        <translation>Ein Kartencode kann diesen Startwert nicht enthalten; er muss 1 bis {count} Bytes lang sein.</translation>
    </message>
    <message>
        <source>the seal of deal {number} may be opened only once, after its score.</source>
        <translation>Das Siegel von Spiel {number} kann nur einmal geöffnet werden, nach der Zählung.</translation>
    </message>
    <message>
        <source>{list} cards were to follow later; it must be {count} for each of {seats} seats.</source>
        <translation>Später sollten {list} Karten folgen; richtig sind je {count} für {seats} Plätze.</translation>
    </message>
    <message>
        <source>There is no deal {number} with a lead in this game file; it has {count}.</source>
        <translation>In dieser Aufzeichnung gibt es kein Spiel {number}, in dem ausgespielt wurde; sie hat {count}.</translation>
    </message>
    <message>
        <source>Hands of {list} cards were dealt; it must be {count} for each of {seats} seats.</source>
        <translation>Ausgeteilt wurden {list} Karten; richtig sind je {count} für {seats} Plätze.</translation>
    </message>
    <message>
        <source>A deal code can’t contain {letter}; use only letters and digits.</source>
        <translation>Ein Kartencode kann {letter} nicht enthalten; verwenden Sie nur Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>No card was turned up; it must be one of the dealer’s cards.</source>
        <translation>Es wurde keine Karte aufgedeckt; nötig ist eine Karte des Gebers.</translation>
    </message>
    <message>
        <source>the file must start with a &quot;game&quot; line, but this is {value}.</source>
        <translation>Die Datei muss mit einer Zeile „game“ beginnen, hier steht aber {value}.</translation>
    </message>
    <message>
        <source>{reason} It will be set aside when the program starts again.</source>
        <translation>{reason} Beim nächsten Start des Programms wird es umbenannt.</translation>
    </message>
    <message>
        <source>&quot;pack&quot;, cut at {count}, does not agree with the cards of deal {number}.</source>
        <translation>„pack“, bei {count} abgehoben, passt nicht zu den Karten von Spiel {number}.</translation>
    </message>
    <message>
        <source>Nobody has anything to decide before the next deal.</source>
        <translation>Vor dem nächsten Spiel hat niemand etwas zu entscheiden.</translation>
    </message>
    <message>
        <source>a &quot;{kind}&quot; line is not allowed after the line before it.</source>
        <translation>Eine Zeile „{kind}“ ist nach der vorigen Zeile nicht erlaubt.</translation>
    </message>
    <message>
        <source>This deal code names no seat, no game or no seed.</source>
        <translation>Diesem Kartencode fehlt ein Platz, eine Partie oder ein Startwert.</translation>
    </message>
    <message>
        <source>This seed is too long; the limit is {count} characters.</source>
        <translation>Dieser Startwert ist zu lang; erlaubt sind {count} Zeichen.</translation>
    </message>
    <message>
        <source>{card} was turned up; it must be one of the dealer’s cards.</source>
        <translation>{card} wurde aufgedeckt; es muss eine Karte des Gebers sein.</translation>
    </message>
    <message>
        <source>a deal may be sealed only once, before the cut.</source>
        <translation>Ein Spiel kann nur einmal versiegelt werden, vor dem Abheben.</translation>
    </message>
    <message>
        <source>&quot;secret&quot; and &quot;pack&quot; hash to {found}, but the seal is {seal}.</source>
        <translation>„secret“ und „pack“ ergeben den Hash {found}, das Siegel ist aber {seal}.</translation>
    </message>
    <message>
        <source>There is not enough memory for an image with {count} dots per inch.</source>
        <translation>Der Speicher reicht nicht für ein Bild mit {count} Punkten je Zoll.</translation>
    </message>
    <message>
        <source>The image of the score sheet could not be created.</source>
        <translation>Das Bild des Punktezettels konnte nicht erstellt werden.</translation>
    </message>
    <message>
        <source>This deal code cuts more cards than there are.</source>
        <translation>Dieser Kartencode hebt mehr Karten ab, als es gibt.</translation>
    </message>
    <message>
        <source>Seat {seat} dealt, but it was seat {wanted}’s turn to deal.</source>
        <translation>Platz {seat} hat gegeben, an der Reihe war aber Platz {wanted}.</translation>
    </message>
    <message>
        <source>{action} is not allowed here; seat {seat} may choose from {offered}.</source>
        <translation>{action} ist hier nicht erlaubt; Platz {seat} kann wählen aus {offered}.</translation>
    </message>
    <message>
        <source>{card} was turned up; these rules turn up no card.</source>
        <translation>{card} wurde aufgedeckt; nach diesen Regeln wird keine Karte aufgedeckt.</translation>
    </message>
    <message>
        <source>Deal {number} of this game file has no lead to trick {trick}.</source>
        <translation>In Spiel {number} dieser Aufzeichnung wurde zu Stich {trick} nicht ausgespielt.</translation>
    </message>
    <message>
        <source>this line is too long; the limit is {count} bytes.</source>
        <translation>Diese Zeile ist zu lang; erlaubt sind {count} Bytes.</translation>
    </message>
    <message>
        <source>the key {key} appears twice in the same object.</source>
        <translation>Der Schlüssel {key} steht zweimal im selben Objekt.</translation>
    </message>
    <message>
        <source>This deal code is incomplete or too long.</source>
        <translation>Dieser Kartencode ist unvollständig oder zu lang.</translation>
    </message>
    <message>
        <source>It is seat {seat}&apos;s turn, who may choose from {offered}.</source>
        <translation>Platz {seat} ist an der Reihe; zur Wahl stehen {offered}.</translation>
    </message>
    <message>
        <source>This deal code contains a typing error.</source>
        <translation>Dieser Kartencode enthält einen Tippfehler.</translation>
    </message>
    <message>
        <source>this is {value}, but it must be a JSON object.</source>
        <translation>Hier steht {value}, es muss aber ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>Something went wrong in the archive: {reason}</source>
        <translation>Fehler im Archiv: {reason}</translation>
    </message>
    <message>
        <source>{card} was turned up; these rules turn up {wanted}.</source>
        <translation>{card} wurde aufgedeckt; nach diesen Regeln {wanted}.</translation>
    </message>
    <message>
        <source>Rule {key} can’t be {value}; it must be one of {list}.</source>
        <translation>Die Regel {key} kann nicht {value} sein; möglich sind {list}.</translation>
    </message>
    <message>
        <source>the rule &quot;{key}&quot; is {value}; it must be one of {list}.</source>
        <translation>Die Regel „{key}“ ist {value}; möglich sind {list}.</translation>
    </message>
    <message>
        <source>A worker process ended unexpectedly.</source>
        <translation>Ein Arbeitsprozess endete unerwartet.</translation>
    </message>
    <message>
        <source>There is no deal {number} in this game file.</source>
        <translation>In dieser Aufzeichnung gibt es kein Spiel {number}.</translation>
    </message>
    <message>
        <source>another file or folder has that name</source>
        <translation>Eine andere Datei oder ein Ordner heißt schon so</translation>
    </message>
    <message>
        <source>there is something else of that name</source>
        <translation>Etwas anderes heißt schon so</translation>
    </message>
    <message>
        <source>The command {name} has an unclosed quote.</source>
        <translation>Im Befehl {name} fehlt ein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>No program is given after &quot;exec:&quot;.</source>
        <translation>Nach „exec:“ ist kein Programm angegeben.</translation>
    </message>
    <message>
        <source>The program {name} cannot be started: {reason}.</source>
        <translation>Das Programm {name} lässt sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>The current deal is not over yet.</source>
        <translation>Das laufende Spiel ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Unknown level {level}. Known levels: {list}.</source>
        <translation>Unbekannte Spielstärke {level}. Bekannt sind: {list}.</translation>
    </message>
    <message>
        <source>This is deal {number}; it must be deal {wanted}.</source>
        <translation>Das ist Spiel {number}; an der Reihe ist Spiel {wanted}.</translation>
    </message>
    <message>
        <source>No deal code names the game {game}.</source>
        <translation>Für das Kartenspiel {game} gibt es keine Kartencodes.</translation>
    </message>
    <message>
        <source>Unknown rule {key}. Known rules: {list}.</source>
        <translation>Unbekannte Regel {key}. Bekannte Regeln: {list}.</translation>
    </message>
    <message>
        <source>{name} does not play {game}. Choose {list} or {program}.</source>
        <translation>{name} spielt {game} nicht. Wählen Sie {list} oder {program}.</translation>
    </message>
    <message>
        <source>this is not valid UTF-8 text.</source>
        <translation>Das ist kein gültiger UTF-8-Text.</translation>
    </message>
    <message>
        <source>Cards left over: {number}; it must be {count}.</source>
        <translation>Übrige Karten: {number}; richtig sind {count}.</translation>
    </message>
    <message>
        <source>There are not so many rules.</source>
        <translation>So viele Regeln gibt es nicht.</translation>
    </message>
    <message>
        <source>Nobody of the level {level} plays {game}.</source>
        <translation>Mit der Spielstärke {level} spielt niemand {game}.</translation>
    </message>
    <message>
        <source>{player}: no game has been started.</source>
        <translation>{player}: Es wurde keine Partie begonnen.</translation>
    </message>
    <message>
        <source>{kind} &quot;{key}&quot; is missing; it must be {wanted}.</source>
        <translation>In „{kind}“ fehlt „{key}“; es muss {wanted} sein.</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is missing; it must be {wanted}.</source>
        <translation>„{key}“ fehlt; es muss {wanted} sein.</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>{player}: stopped after {count} faults.</source>
        <translation>{player}: Nach {count} Fehlern beendet.</translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation>Das ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Speicherplatz mehr frei</translation>
    </message>
    <message>
        <source>It was found damaged.</source>
        <translation>Es war beschädigt.</translation>
    </message>
    <message>
        <source>A number is too long.</source>
        <translation>Eine Zahl ist zu lang.</translation>
    </message>
    <message>
        <source>{kind} &quot;{key}&quot; is {value}; it must be {wanted}.</source>
        <translation>In „{kind}“ ist „{key}“ {value}; es muss {wanted} sein.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Das Laufwerk ist schreibgeschützt</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>Das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is {value}; it must be {wanted}.</source>
        <translation>„{key}“ ist {value}; es muss {wanted} sein.</translation>
    </message>
    <message>
        <source>Program {name} not found.</source>
        <translation>Programm {name} nicht gefunden.</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message>
        <source>embedded null byte</source>
        <translation>Der Name enthält ein Nullzeichen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>Das ist kein ausführbares Programm</translation>
    </message>
    <message>
        <source>{why}, so {key} must be {value}.</source>
        <translation>{why}, also muss {key} {value} sein.</translation>
    </message>
    <message>
        <source>this has no end</source>
        <translation>Der Zeile fehlt das Ende</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Das ist kein Ordner</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Die Datei gibt es schon</translation>
    </message>
    <message>
        <source>save the game in the archive</source>
        <translation>die Partie im Archiv zu speichern</translation>
    </message>
    <message>
        <source>create the folder {path}</source>
        <translation>den Ordner {path} anzulegen</translation>
    </message>
    <message>
        <source>open the archive {path}</source>
        <translation>das Archiv {path} zu öffnen</translation>
    </message>
    <message>
        <source>look at the files</source>
        <translation>die Dateien durchzusehen</translation>
    </message>
    <message>
        <source>read the archive</source>
        <translation>das Archiv zu lesen</translation>
    </message>
    <message>
        <source>read the backup {path}</source>
        <translation>die Sicherung {path} zu lesen</translation>
    </message>
    <message>
        <source>read the folder {path}</source>
        <translation>den Ordner {path} zu lesen</translation>
    </message>
    <message>
        <source>from 1 to {last}, the moves of this game so far</source>
        <translation>eine Zahl von 1 bis {last}, der Zahl der bisherigen Züge dieser Partie</translation>
    </message>
    <message>
        <source>a game that this program knows</source>
        <translation>ein Kartenspiel, das dieses Programm kennt</translation>
    </message>
    <message>
        <source>the whole pack, each card once</source>
        <translation>das ganze Blatt, jede Karte einmal</translation>
    </message>
    <message>
        <source>{suit}, the suit of the turned card</source>
        <translation>{suit}, die Farbe der aufgedeckten Karte</translation>
    </message>
    <message>
        <source>{wanted} of at most {count} characters each</source>
        <translation>{wanted} mit höchstens je {count} Zeichen</translation>
    </message>
    <message>
        <source>a list of cards, each once</source>
        <translation>eine Liste von Karten, jede nur einmal</translation>
    </message>
    <message>
        <source>the name of a set of rules</source>
        <translation>der Name eines Regelwerks</translation>
    </message>
    <message>
        <source>a date in ISO 8601 format</source>
        <translation>ein Datum im Format ISO 8601</translation>
    </message>
    <message>
        <source>a call such as &quot;trump H&quot;</source>
        <translation>eine Ansage wie „trump H“</translation>
    </message>
    <message>
        <source>a seat number from 0 to {last}</source>
        <translation>eine Platznummer von 0 bis {last}</translation>
    </message>
    <message>
        <source>an object with the rules</source>
        <translation>ein Objekt mit den Regeln</translation>
    </message>
    <message>
        <source>{wanted} of at most {count} characters</source>
        <translation>{wanted} mit höchstens {count} Zeichen</translation>
    </message>
    <message>
        <source>a card such as &quot;HT&quot;</source>
        <translation>eine Karte wie „HT“</translation>
    </message>
    <message>
        <source>{count} hexadecimal digits</source>
        <translation>{count} Hexadezimalziffern</translation>
    </message>
    <message>
        <source>the name of a game</source>
        <translation>der Name eines Kartenspiels</translation>
    </message>
    <message>
        <source>the kind of line</source>
        <translation>die Art der Zeile</translation>
    </message>
    <message>
        <source>a list of hands</source>
        <translation>eine Liste von Händen</translation>
    </message>
    <message>
        <source>a list of cards</source>
        <translation>eine Liste von Karten</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a text or null</source>
        <translation>ein Text oder null</translation>
    </message>
    <message>
        <source>a deal code</source>
        <translation>ein Kartencode</translation>
    </message>
    <message>
        <source>one of {list}</source>
        <translation>eines von {list}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>{count} names</source>
        <translation>{count} Namen</translation>
    </message>
    <message>
        <source>a seat</source>
        <translation>ein Platz</translation>
    </message>
    <message>
        <source>a suit</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>Seat {seat}, {name}</source>
        <translation>Platz {seat}, {name}</translation>
    </message>
    <message>
        <source>something nested too deep to print</source>
        <translation>etwas zu tief Verschachteltes</translation>
    </message>
    <message>
        <source>Rule turn_up_pickup={value} leaves the turned card on the table</source>
        <translation>Bei turn_up_pickup={value} bleibt die aufgedeckte Karte auf dem Tisch</translation>
    </message>
    <message>
        <source>Rule ledger=receipts knows no losses</source>
        <translation>Bei ledger=receipts gibt es keine Verluste</translation>
    </message>
    <message>
        <source>Discarding {cards}</source>
        <translation>{cards} zu drücken</translation>
    </message>
    <message>
        <source>Calling &quot;{call}&quot;</source>
        <translation>Die Ansage „{call}“</translation>
    </message>
    <message>
        <source>{cards}: {count} cards, no more than {tens} of them tens</source>
        <translation>{cards}: {count} Karten, davon höchstens {tens} Zehnen</translation>
    </message>
    <message>
        <source>{cards}: one card for {card}, or none</source>
        <translation>{cards}: Eine Karte für {card} oder keine</translation>
    </message>
    <message>
        <source>0 to {most}</source>
        <translation>0 bis {most}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>A game in the archive is {value}; it must be text.</source>
        <translation>Eine Partie im Archiv ist {value}; sie muss ein Text sein.</translation>
    </message>
    <message>
        <source>Session {number} has no scores.</source>
        <translation>Runde {number} hat keine Ergebnisse.</translation>
    </message>
    <message>
        <source>the row of session {number}</source>
        <translation>die Zeile der Runde {number}</translation>
    </message>
    <message>
        <source>a game’s name</source>
        <translation>der Name einer Partie</translation>
    </message>
    <message>
        <source>a value in {table}</source>
        <translation>ein Wert in {table}</translation>
    </message>
    <message>
        <source>{value} is not text</source>
        <translation>{value} ist kein Text</translation>
    </message>
    <message>
        <source>restore the archive</source>
        <translation>das Archiv wiederherzustellen</translation>
    </message>
    <message>
        <source>search the archive</source>
        <translation>das Archiv zu durchsuchen</translation>
    </message>
    <message>
        <source>save to the archive</source>
        <translation>im Archiv zu speichern</translation>
    </message>
    <message>
        <source>write the backup {path}</source>
        <translation>die Sicherung {path} zu schreiben</translation>
    </message>
    <message>
        <source>set {path} aside</source>
        <translation>{path} umzubenennen</translation>
    </message>
    <message>
        <source>open {path}</source>
        <translation>{path} zu öffnen</translation>
    </message>
    <message>
        <source>read {path}</source>
        <translation>{path} zu lesen</translation>
    </message>
    <message>
        <source>remove {path}</source>
        <translation>{path} zu entfernen</translation>
    </message>
    <message>
        <source>rename {path}</source>
        <translation>{path} umzubenennen</translation>
    </message>
    <message>
        <source>save {path}</source>
        <translation>{path} zu speichern</translation>
    </message>
    <message>
        <source>write {path}</source>
        <translation>{path} zu schreiben</translation>
    </message>
    <message>
        <source>Could not {do}: the archive is damaged ({odd}).</source>
        <translation>Es gelang nicht, {do}: Das Archiv ist beschädigt ({odd}).</translation>
    </message>
    <message>
        <source>create the archive {path}</source>
        <translation>das Archiv {path} anzulegen</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Four players in two teams. Choose trumps after four cards and take five tricks.</source>
        <translation>Vier Spieler, zwei gegen zwei. Nach vier Karten den Trumpf wählen und fünf Stiche machen.</translation>
    </message>
    <message>
        <source>Three players, each for themselves. Two bowers are the highest cards; three deals make a game.</source>
        <translation>Drei Spieler, jeder für sich. Zwei Bauern sind die höchsten Karten; drei Spiele bilden eine Partie.</translation>
    </message>
    <message>
        <source>Four players in two teams. Score 100 points to wipe a rung off your ladder.</source>
        <translation>Vier Spieler, zwei gegen zwei. Mit hundert Augen wischt man eine Sprosse von seiner Leiter.</translation>
    </message>
    <message>
        <source>Six players in two teams. Five cards each; wipe your five lines off the slate.</source>
        <translation>Sechs Spieler, drei gegen drei. Jeder hat fünf Karten; fünf Striche sind von der Tafel zu wischen.</translation>
    </message>
    <message>
        <source>Four players, each for themselves. Take few points – or a hundred.</source>
        <translation>Vier Spieler, jeder für sich. Möglichst wenige Augen machen – oder hundert.</translation>
    </message>
    <message>
        <source>Réunion from Alsace for three to five. Ask for one card and try to take all ten tricks.</source>
        <translation>Die Réunion aus dem Elsass für drei bis fünf. Verlangen Sie eine Karte und machen Sie alle zehn Stiche.</translation>
    </message>
</context>
<context>
    <name>german pack</name>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>an acorn</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>a bell</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>a leaf</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>On your German cards the Unter is the jack, the Ober the queen and the Daus the ace; acorns are clubs, leaves are spades and bells are diamonds.</source>
        <translation>Auf Ihren deutschen Karten ist der Unter der Bube, der Ober die Dame und das Daus das Ass; Eichel ist Kreuz, Laub ist Pik, Schellen ist Karo.</translation>
    </message>
    <message>
        <source>Ober</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Daus</source>
        <translation>Daus</translation>
    </message>
    <message>
        <source>U</source>
        <comment>corner of an Unter</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>O</source>
        <comment>corner of an Ober</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>K</source>
        <comment>corner of a king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>D</source>
        <comment>corner of a Daus</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>the Unter of {suit}</source>
        <translation>{suit}-Unter</translation>
    </message>
    <message>
        <source>the Ober of {suit}</source>
        <translation>{suit}-Ober</translation>
    </message>
    <message>
        <source>the Daus of {suit}</source>
        <translation>{suit}-Daus</translation>
    </message>
    <message>
        <source>You can’t discard a Daus</source>
        <translation>Ein Daus darf nicht gedrückt werden</translation>
    </message>
    <message>
        <source>Acorns are trumps</source>
        <translation>Eichel ist Trumpf</translation>
    </message>
    <message>
        <source>Bells are trumps</source>
        <translation>Schellen ist Trumpf</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Herz ist Trumpf</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <translation>Laub ist Trumpf</translation>
    </message>
    <message>
        <source>Unter of trumps</source>
        <translation>Trumpf-Unter</translation>
    </message>
    <message>
        <source>second Unter</source>
        <translation>zweiter Unter</translation>
    </message>
</context>
<context>
    <name>hindersche</name>
    <message>
        <source>{names} have lost the game; the session is over</source>
        <comment>you</comment>
        <translation>{names} haben die Partie verloren; die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>{names} has lost the game; the session is over</source>
        <translation>{names} hat die Partie verloren; die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>{names} have lost the game</source>
        <comment>you</comment>
        <translation>{names} haben die Partie verloren</translation>
    </message>
    <message>
        <source>{names} has lost the game</source>
        <translation>{names} hat die Partie verloren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Marks added or wiped</source>
        <translation>Striche geschrieben oder weggewischt</translation>
    </message>
    <message>
        <source>+1</source>
        <translation>einer dazu</translation>
    </message>
    <message>
        <source>one wiped</source>
        <translation>einer weg</translation>
    </message>
    <message>
        <source>{count} wiped</source>
        <translation>{count} weg</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Play-off follows</source>
        <translation>Es folgt ein Entscheidungsspiel</translation>
    </message>
    <message>
        <source>Marks on the slate</source>
        <translation>Striche auf der Tafel</translation>
    </message>
    <message>
        <source>Marks for losing the first four deals</source>
        <translation>Striche für vier verlorene Spiele zu Beginn</translation>
    </message>
    <message>
        <source>Mark for this game</source>
        <translation>Strich für diese Partie</translation>
    </message>
    <message>
        <source>Marks on the frame</source>
        <translation>Striche am Rahmen</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Game {number}, deals played: {count}.</source>
        <translation>Partie {number}, Spiele bisher: {count}.</translation>
    </message>
    <message>
        <source>Butzen: marks are wiped now.</source>
        <translation>Butzen: Jetzt werden Striche weggewischt.</translation>
    </message>
    <message>
        <source>First phase: marks are added.</source>
        <translation>Erste Phase: Jetzt werden Striche angeschrieben.</translation>
    </message>
    <message>
        <source>Hindersche</source>
        <translation>Hindersche</translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation>Karten behalten</translation>
    </message>
    <message>
        <source>Ask for a new deal (“Nicer cards”)</source>
        <translation>Um neue Karten bitten</translation>
    </message>
    <message>
        <source>Agree to a new deal</source>
        <translation>Neuen Karten zustimmen</translation>
    </message>
    <message>
        <source>You ask for a new deal (“nicer cards”).</source>
        <translation>Sie bitten um neue Karten („hübschere Karten“).</translation>
    </message>
    <message>
        <source>{name} asks for a new deal (“nicer cards”).</source>
        <translation>{name} bittet um neue Karten („hübschere Karten“).</translation>
    </message>
    <message>
        <source>You agree to a new deal.</source>
        <translation>Sie sind mit neuen Karten einverstanden.</translation>
    </message>
    <message>
        <source>{name} agrees to a new deal.</source>
        <translation>{name} ist mit neuen Karten einverstanden.</translation>
    </message>
    <message>
        <source>You keep your cards.</source>
        <translation>Sie behalten Ihre Karten.</translation>
    </message>
    <message>
        <source>{name} keeps the cards.</source>
        <translation>{name} behält die Karten.</translation>
    </message>
    <message>
        <source>Keep your cards, or ask for a new deal (“nicer cards”).</source>
        <translation>Behalten Sie Ihre Karten oder bitten Sie um neue („hübschere Karten“).</translation>
    </message>
    <message>
        <source>A new deal (“nicer cards”) is requested. Do you agree?</source>
        <translation>Jemand bittet um neue Karten („hübschere Karten“). Sind Sie einverstanden?</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>Entscheidungsspiel</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>circled: marks wiped</source>
        <translation>eingekreist: Striche weggewischt</translation>
    </message>
    <message>
        <source>one mark is wiped</source>
        <translation>ein Strich weggewischt</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Augen</translation>
    </message>
    <message>
        <source>100 points: each of the others gets a mark</source>
        <translation>hundert Augen: ein Strich für jeden anderen</translation>
    </message>
    <message>
        <source>a march</source>
        <translation>ein Durchmarsch</translation>
    </message>
    <message>
        <source>one more mark</source>
        <translation>ein Strich dazu</translation>
    </message>
    <message>
        <source>{marks} marks are wiped</source>
        <translation>{marks} Striche werden weggewischt</translation>
    </message>
    <message>
        <source>tied for most points: play-off follows</source>
        <translation>Gleichstand bei den meisten Augen: Entscheidungsspiel folgt</translation>
    </message>
    <message>
        <source>tied for fewest points: play-off follows</source>
        <translation>Gleichstand bei den wenigsten Augen: Entscheidungsspiel folgt</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>cancelled for a new deal</source>
        <translation>abgebrochen, neu gegeben</translation>
    </message>
    <message>
        <source>{units} paid out</source>
        <translation>{units} ausgezahlt</translation>
    </message>
    <message>
        <source>Marks received</source>
        <translation>Striche bekommen</translation>
    </message>
    <message>
        <source>Marks wiped</source>
        <translation>Striche weggewischt</translation>
    </message>
    <message>
        <source>100 points, by you</source>
        <translation>Hundert Augen, selbst</translation>
    </message>
    <message>
        <source>100 points, by another player</source>
        <translation>Hundert Augen, durch andere</translation>
    </message>
    <message>
        <source>March, by you</source>
        <translation>Durchmarsch, selbst</translation>
    </message>
    <message>
        <source>March, by another player</source>
        <translation>Durchmarsch, durch andere</translation>
    </message>
    <message>
        <source>Out of danger (no marks left)</source>
        <translation>Ohne Strich (außer Gefahr)</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Partien verloren</translation>
    </message>
    <message>
        <source>Deal {number} is cancelled. The same dealer deals again.</source>
        <translation>Spiel {number} wird abgebrochen; derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>Deal {number}, a play-off.</source>
        <translation>Spiel {number}, ein Entscheidungsspiel.</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Spiel {number}.</translation>
    </message>
    <message>
        <source>the game is lost, and two marks go on the frame, for {names}</source>
        <translation>Partie verloren, zwei Striche am Rahmen: {names}</translation>
    </message>
    <message>
        <source>the game is lost, and a mark goes on the frame, for {names}</source>
        <translation>Partie verloren, ein Strich am Rahmen: {names}</translation>
    </message>
</context>
<context>
    <name>hunsruecker</name>
    <message>
        <source>{names} win the game</source>
        <translation>{names} gewinnen die Partie</translation>
    </message>
    <message>
        <source>{names} win the game and the session</source>
        <translation>{names} gewinnen die Partie und damit die Runde</translation>
    </message>
    <message>
        <source>{names} have won the most games and win the session</source>
        <translation>{names} haben die meisten Partien gewonnen und damit die Runde</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Trumps chosen by</source>
        <translation>Trumpf gewählt von</translation>
    </message>
    <message>
        <source>{name}, {suit}</source>
        <translation>{name}, {suit}</translation>
    </message>
    <message>
        <source>all five</source>
        <translation>alle fünf</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>unchanged: {count}</source>
        <translation>unverändert {count}</translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>von {before} auf {after}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Games, of {count}</source>
        <translation>Partien, von {count}</translation>
    </message>
    <message>
        <source>Game {number}, deals played: {count}.</source>
        <translation>Partie {number}, Spiele bisher: {count}.</translation>
    </message>
    <message>
        <source>Hunsrücker Bauern</source>
        <translation>Hunsrücker Bauern</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>You accept the turned-up suit. Your side needs three tricks.</source>
        <translation>Sie nehmen die aufgedeckte Farbe an. Ihre Seite braucht drei Stiche.</translation>
    </message>
    <message>
        <source>Your partner {name} accepts the turned-up suit. Your side needs three tricks.</source>
        <translation>{name} nimmt die aufgedeckte Farbe an. Ihre Seite braucht drei Stiche.</translation>
    </message>
    <message>
        <source>{name} accepts the turned-up suit.</source>
        <translation>{name} nimmt die aufgedeckte Farbe an.</translation>
    </message>
    <message>
        <source>You choose {suit} as trumps. Your side needs three tricks.</source>
        <translation>Sie wählen {suit} als Trumpf. Ihre Seite braucht drei Stiche.</translation>
    </message>
    <message>
        <source>Your partner {name} chooses {suit} as trumps. Your side needs three tricks.</source>
        <translation>{name} wählt {suit} als Trumpf. Ihre Seite braucht drei Stiche.</translation>
    </message>
    <message>
        <source>{name} chooses {suit} as trumps.</source>
        <translation>{name} wählt {suit} als Trumpf.</translation>
    </message>
    <message>
        <source>Should the turned-up suit be trumps? Accept it or pass.</source>
        <translation>Soll die aufgedeckte Farbe Trumpf sein? Nehmen Sie an oder passen Sie.</translation>
    </message>
    <message>
        <source>Everyone has passed. Choose another suit or pass.</source>
        <translation>Alle haben gepasst. Wählen Sie eine andere Farbe oder passen Sie.</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>tricks: {tricks}; lines left: {lines}</source>
        <translation>Stiche: {tricks}; übrige Striche: {lines}</translation>
    </message>
    <message>
        <source>tricks: {tricks}, won as declarers; lines left: {lines}</source>
        <translation>Stiche: {tricks}, als Ansager gewonnen; übrige Striche: {lines}</translation>
    </message>
    <message>
        <source>all five tricks, two lines wiped; left: {lines}</source>
        <translation>alle fünf Stiche, zwei Striche weggewischt; übrige Striche: {lines}</translation>
    </message>
    <message>
        <source>tricks: {tricks}, won as defenders; lines left: {lines}</source>
        <translation>Stiche: {tricks}, als Gegner gewonnen; übrige Striche: {lines}</translation>
    </message>
    <message>
        <source>tricks: {tricks}, lost as declarers; lines added: {more}, now {lines}</source>
        <translation>Stiche: {tricks}, als Ansager verloren; neue Striche: {more}, jetzt {lines}</translation>
    </message>
    <message>
        <source>nobody chose trumps; redealt</source>
        <translation>niemand hat Trumpf gewählt; neu gegeben</translation>
    </message>
    <message>
        <source>Won as declarers</source>
        <translation>Als Ansager gewonnen</translation>
    </message>
    <message>
        <source>Lost as declarers</source>
        <translation>Als Ansager verloren</translation>
    </message>
    <message>
        <source>Won as defenders</source>
        <translation>Als Gegner gewonnen</translation>
    </message>
    <message>
        <source>Lost as defenders</source>
        <translation>Als Gegner verloren</translation>
    </message>
    <message>
        <source>All five tricks, taken</source>
        <translation>Alle fünf Stiche gemacht</translation>
    </message>
    <message>
        <source>All five tricks, lost</source>
        <translation>Alle fünf Stiche verloren</translation>
    </message>
    <message>
        <source>You chose trumps and won</source>
        <translation>Trumpf gewählt, gewonnen</translation>
    </message>
    <message>
        <source>You chose trumps and lost</source>
        <translation>Trumpf gewählt, verloren</translation>
    </message>
    <message>
        <source>You deal and turn up {card}.</source>
        <translation>Sie geben und decken {card} auf.</translation>
    </message>
    <message>
        <source>{name} deals and turns up {card}.</source>
        <translation>{name} gibt und deckt {card} auf.</translation>
    </message>
    <message>
        <source>At the cut, {card} was shown.</source>
        <translation>Beim Abheben wurde {card} gezeigt.</translation>
    </message>
    <message>
        <source>So {suit} are trumps, and the dealer’s side are the declarers.</source>
        <translation>Damit ist {suit} Trumpf; Ansager ist die Seite des Gebers.</translation>
    </message>
    <message>
        <source>Deal {number}: nobody chose trumps. The same dealer deals again.</source>
        <translation>Spiel {number}: Niemand hat Trumpf gewählt. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Spiel {number}.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Move along your cards</source>
        <translation>Zwischen den eigenen Karten wechseln</translation>
    </message>
    <message>
        <source>Go to your first or last card</source>
        <translation>Zur ersten oder letzten Karte</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Play the card, or select it to discard</source>
        <translation>Karte spielen oder zum Drücken wählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Continue: discard the selected cards, clear the trick, deal</source>
        <translation>Weiter: gewählte Karten drücken, Stich einziehen, geben</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Cancel a selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go to a suit: clubs, diamonds, spades, hearts</source>
        <translation>Zu einer Farbe springen: Kreuz, Karo, Pik, Herz</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Umschalt+H</translation>
    </message>
    <message>
        <source>Go to a rank; the letter in the corner of the card works too</source>
        <translation>Zu einem Rang springen, auch mit dem Buchstaben in der Ecke der Karte</translation>
    </message>
    <message>
        <source>Move the cutting point, then cut</source>
        <translation>Abhebestelle verschieben und abheben</translation>
    </message>
    <message>
        <source>Switch between the table and the score sheet</source>
        <translation>Zwischen Tisch und Punktezettel wechseln</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Umschalt+Tab</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>First lesson</source>
        <translation>Erste Lektion</translation>
    </message>
    <message>
        <source>Welcome! Réunion is a game for three players, each for themselves, with 32 cards. Anna sits on your right and plays after you, Karl on your left. Each player gets ten cards, and ten tricks are played.</source>
        <translation>Willkommen! Réunion spielt man zu dritt mit 32 Karten, jeder für sich. Anna sitzt rechts von Ihnen und spielt nach Ihnen, Karl sitzt links. Jeder bekommt zehn Karten; gespielt werden zehn Stiche.</translation>
    </message>
    <message>
        <source>The points in the cards count, not the number of tricks: an ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2. Nine, eight and seven are worth nothing. The ten is high: only the ace of its suit beats it.</source>
        <translation>Es zählen die Augen, nicht die Zahl der Stiche: ein Ass 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2. Neun, Acht und Sieben zählen nichts. Die Zehn ist hoch: Sie schlägt den König und verliert nur gegen das Ass.</translation>
    </message>
    <message>
        <source>In a normal game everyone draws a card first, and the lowest card deals. Here Karl has dealt and turned up the eight of hearts, so hearts are trumps; this is always shown at the top of the table. Trumps beat every other card.</source>
        <translation>In einer gewöhnlichen Partie zieht zuerst jeder eine Karte, und wer die niedrigste hat, gibt. Hier hat Karl gegeben und die Herz-Acht aufgedeckt, also ist Herz Trumpf; das steht immer oben am Tisch. Trumpf schlägt jede andere Karte.</translation>
    </message>
    <message>
        <source>Two jacks are special. The jack of trumps is the right bower, the highest card of all: you hold it. The other red jack, the jack of diamonds, is the left bower, the second highest. It is now a trump, not a diamond. Each bower is worth 12.</source>
        <translation>Zwei Buben sind etwas Besonderes. Der Trumpf-Bube ist der rechte Bauer, die höchste Karte überhaupt: Sie haben ihn. Der andere rote Bube, der Karo-Bube, ist der linke Bauer, die zweithöchste. Er ist jetzt Trumpf und kein Karo. Jeder Bauer zählt 12.</translation>
    </message>
    <message>
        <source>You sit after the dealer, so you lead to the first trick. Lead your right bower: everybody must follow with a trump, and you may capture the left bower. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Sie sitzen nach dem Geber, also spielen Sie zum ersten Stich aus. Spielen Sie den rechten Bauern: Alle müssen Trumpf bedienen, und vielleicht fangen Sie den linken Bauern. Klicken Sie die Karte an, ziehen Sie sie in die Mitte oder drücken Sie auf ihr die Eingabetaste.</translation>
    </message>
    <message>
        <source>That card is allowed, but start with the right bower, the jack of hearts: nothing can beat it.</source>
        <translation>Diese Karte ist erlaubt, aber beginnen Sie mit dem rechten Bauern, dem Herz-Buben: Nichts schlägt ihn.</translation>
    </message>
    <message>
        <source>The left bower was Anna’s only trump, so it had to fall. If your left bower is captured by the right bower, you pay the winner one unit at once. The trick brought you 24 points. Now your ace of hearts is the highest trump left: lead it.</source>
        <translation>Der linke Bauer war Annas einziger Trumpf, also musste er fallen. Wer den linken Bauern an den rechten verliert, zahlt dem Gewinner sofort eine Einheit. Der Stich hat Ihnen 24 Augen gebracht. Jetzt ist Ihr Herz-Ass der höchste Trumpf: Spielen Sie es aus.</translation>
    </message>
    <message>
        <source>Take the trick that is certain first: lead the ace of hearts.</source>
        <translation>Nehmen Sie zuerst den sicheren Stich: Spielen Sie das Herz-Ass.</translation>
    </message>
    <message>
        <source>Anna had no heart left. If you can neither follow suit nor trump, you may play any card. Lead your ace of clubs while the others still hold clubs and must follow.</source>
        <translation>Anna hatte kein Herz mehr. Wer weder bedienen noch stechen kann, darf alles spielen. Spielen Sie Ihr Kreuz-Ass, solange die anderen noch Kreuz haben und bedienen müssen.</translation>
    </message>
    <message>
        <source>The ace of clubs is the better lead now.</source>
        <translation>Das Kreuz-Ass ist jetzt das bessere Ausspiel.</translation>
    </message>
    <message>
        <source>That was 15 points. Now lead the eight of clubs. It will lose, but then you have no clubs left, and when you are void in a suit you may trump it.</source>
        <translation>Das waren 15 Augen. Spielen Sie nun die Kreuz-Acht. Sie wird verlieren, aber dann sind Sie in Kreuz frei: Sie haben keine Karte dieser Farbe mehr und können stechen.</translation>
    </message>
    <message>
        <source>Keep that card for later, and get rid of the eight of clubs.</source>
        <translation>Heben Sie diese Karte auf und werden Sie die Kreuz-Acht los.</translation>
    </message>
    <message>
        <source>Karl leads the ace of diamonds, and you have no diamonds. If you can’t follow suit, you must play a trump. Your smallest trump is enough.</source>
        <translation>Karl spielt das Karo-Ass aus, und Sie haben kein Karo. Wer nicht bedienen kann, muss mit einem Trumpf stechen. Ihr kleinster Trumpf genügt.</translation>
    </message>
    <message>
        <source>The king would take the trick too, but the seven is enough. Keep the king.</source>
        <translation>Der König würde den Stich auch machen, aber die Sieben genügt. Behalten Sie den König.</translation>
    </message>
    <message>
        <source>Even the seven of trumps beats an ace of another suit. You took the trick, so you lead. Try your ace of spades.</source>
        <translation>Selbst die Trumpf-Sieben schlägt ein Ass einer anderen Farbe. Sie haben den Stich gemacht, also spielen Sie aus. Versuchen Sie es mit dem Pik-Ass.</translation>
    </message>
    <message>
        <source>The ace of spades takes more: lead it first.</source>
        <translation>Das Pik-Ass bringt mehr: Spielen Sie es zuerst.</translation>
    </message>
    <message>
        <source>Everybody had to follow. Karl’s spade was probably his last, so he would trump your ten. Lead a small spade, so that his trump wins little.</source>
        <translation>Alle mussten bedienen. Karls Pik war wohl sein letztes: Ihre Zehn würde er stechen. Spielen Sie ein kleines Pik, damit er für seinen Trumpf wenig bekommt.</translation>
    </message>
    <message>
        <source>That card is worth too much to lose: lead a small spade.</source>
        <translation>Diese Karte ist zu viel wert, um sie zu verlieren: Spielen Sie ein kleines Pik.</translation>
    </message>
    <message>
        <source>You were right: Karl had to trump. He leads a diamond again, and again you must trump. You have one trump left. The table shows which cards you may play, and why you can’t play the others.</source>
        <translation>Richtig vermutet. Karl spielt wieder Karo, und wieder müssen Sie stechen. Sie haben noch einen Trumpf. Der Tisch zeigt, welche Karten erlaubt sind und warum andere nicht.</translation>
    </message>
    <message>
        <source>Karl still holds a trump. Don’t give him the ten: lead your small spade.</source>
        <translation>Karl hat noch einen Trumpf. Schenken Sie ihm die Zehn nicht: Spielen Sie das kleine Pik.</translation>
    </message>
    <message>
        <source>The ten would go to Karl’s trump now. Lead the small spade.</source>
        <translation>Die Zehn ginge jetzt an Karls Trumpf verloren. Spielen Sie das kleine Pik.</translation>
    </message>
    <message>
        <source>The last trick is worth ten extra points. You have only one card left to play.</source>
        <translation>Der letzte Stich bringt zehn Augen zusätzlich. Sie haben nur noch eine Karte.</translation>
    </message>
    <message>
        <source>There are 150 points in every deal. You made 87; Karl made 63, including his two discards. Anna took no trick. That is called a Stange: she gets a slash on the score sheet and pays each of you one unit. Continue when you are ready.</source>
        <translation>Jedes Spiel hat 150 Augen: Sie haben 87, Karl hat 63, seine zwei gedrückten Karten eingerechnet. Anna hat keinen Stich. Das heißt Stange: Anna bekommt einen Schrägstrich auf dem Punktezettel und zahlt Ihnen und Karl je eine Einheit. Wenn Sie so weit sind, wählen Sie „Nächstes Spiel“.</translation>
    </message>
    <message>
        <source>Now you are the dealer. Clubs are trumps. The dealer picks up the last two cards and discards two others, face down. Their points count for the dealer.</source>
        <translation>Jetzt sind Sie Geber. Kreuz ist Trumpf. Der Geber nimmt die letzten zwei Karten auf und drückt zwei andere, verdeckt. Deren Augen zählen für ihn.</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a bower, and at most one ten. Choose both diamonds: the ten’s points are safe then, and once you have no diamonds you can trump that suit. Click the two cards, then the button; or press Enter on each, then Space.</source>
        <translation>Kein Ass und kein Bauer darf gedrückt werden und höchstens eine Zehn. Wählen Sie beide Karo: Dann sind die Augen der Zehn sicher, und ohne Karo können Sie diese Farbe stechen. Klicken Sie die zwei Karten an und dann „Drücken“; oder wählen Sie beide mit der Eingabetaste und drücken Sie die Leertaste.</translation>
    </message>
    <message>
        <source>That is allowed, but discard the two diamonds: ten points are safe, and you can trump diamonds. Click a card in the middle to deselect it.</source>
        <translation>Die Regeln erlauben das. Drücken Sie aber die beiden Karo: Zehn Augen sind sicher, und Sie können Karo stechen. Ein Klick auf eine Karte in der Mitte nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Anna leads the right bower, the jack of clubs. Your jack of spades is the left bower now. It counts as a club, so you could follow with it, but Anna would capture it: 12 points and one unit.</source>
        <translation>Anna spielt den rechten Bauern aus, den Kreuz-Buben. Ihr Pik-Bube ist jetzt der linke Bauer. Er zählt als Kreuz; Sie könnten mit ihm bedienen, aber dann finge Anna ihn: 12 Augen und eine Einheit.</translation>
    </message>
    <message>
        <source>You must follow with a trump, but you choose which. Save the left bower and play your smallest trump.</source>
        <translation>Sie müssen Trumpf bedienen, dürfen aber wählen, welchen. Retten Sie den linken Bauern und geben Sie Ihren kleinsten Trumpf.</translation>
    </message>
    <message>
        <source>That would cost you more than necessary. Play the nine of clubs.</source>
        <translation>Das würde mehr kosten als nötig. Geben Sie die Kreuz-Neun.</translation>
    </message>
    <message>
        <source>Anna leads the ace of diamonds. You discarded your diamonds, so you can trump. Nobody plays after you: the queen is enough.</source>
        <translation>Anna spielt das Karo-Ass aus. Ihre Karo haben Sie gedrückt, also stechen Sie. Nach Ihnen kommt niemand mehr: Die Dame genügt.</translation>
    </message>
    <message>
        <source>That takes the trick as well, but the queen is enough.</source>
        <translation>Damit machen Sie den Stich auch, aber die Dame genügt.</translation>
    </message>
    <message>
        <source>The right bower is gone, so your left bower is the highest trump now. Lead it: it is safe and draws the others’ trumps.</source>
        <translation>Der rechte Bauer ist weg, Ihr linker ist jetzt der höchste Trumpf. Spielen Sie ihn aus: Er macht sicher den Stich und zieht den anderen die Trümpfe.</translation>
    </message>
    <message>
        <source>Lead the jack of spades first: it is the highest trump left.</source>
        <translation>Spielen Sie zuerst den Pik-Buben: Er ist der höchste Trumpf, der übrig ist.</translation>
    </message>
    <message>
        <source>22 points in one trick! Aces of the other suits are good now, as long as the others can follow. Lead the ace of hearts.</source>
        <translation>22 Augen in einem Stich! Jetzt sind die Asse der anderen Farben gut, solange die anderen bedienen können. Spielen Sie das Herz-Ass.</translation>
    </message>
    <message>
        <source>Lead the ace of hearts now.</source>
        <translation>Spielen Sie jetzt das Herz-Ass.</translation>
    </message>
    <message>
        <source>And the ace of spades.</source>
        <translation>Und nun das Pik-Ass.</translation>
    </message>
    <message>
        <source>Lead the ace of spades now.</source>
        <translation>Spielen Sie jetzt das Pik-Ass.</translation>
    </message>
    <message>
        <source>With the ace gone the ten of spades is the highest of its suit: it beats king and queen. Lead it.</source>
        <translation>Ohne das Ass ist die Pik-Zehn die höchste ihrer Farbe: Sie schlägt König und Dame. Spielen Sie sie aus.</translation>
    </message>
    <message>
        <source>The ten of spades takes a trick now; later it may be trumped.</source>
        <translation>Jetzt macht die Pik-Zehn einen Stich; später wird sie vielleicht gestochen.</translation>
    </message>
    <message>
        <source>One trump is still out: the ace of clubs. Lead the seven of spades. The player with that ace has no spades left and must trump; then it is gone.</source>
        <translation>Ein Trumpf ist noch nicht gespielt: das Kreuz-Ass. Spielen Sie die Pik-Sieben. Wer das Ass hat, hat kein Pik mehr und muss stechen; dann ist es weg.</translation>
    </message>
    <message>
        <source>Better lead the seven of spades, so that the ace of trumps wins nothing.</source>
        <translation>Spielen Sie lieber die Pik-Sieben, damit das Trumpf-Ass nichts gewinnt.</translation>
    </message>
    <message>
        <source>Karl leads the king of hearts. You must follow suit, and your ten beats it.</source>
        <translation>Karl spielt den Herz-König aus. Sie müssen bedienen, und Ihre Zehn schlägt ihn.</translation>
    </message>
    <message>
        <source>The ten beats the king: take the trick.</source>
        <translation>Die Zehn schlägt den König: Nehmen Sie den Stich.</translation>
    </message>
    <message>
        <source>You hold the last trump, and a small heart. The last trick is worth ten points more, so keep the trump for it and lead the heart.</source>
        <translation>Sie haben den letzten Trumpf und ein kleines Herz. Der letzte Stich bringt zehn Augen mehr; heben Sie den Trumpf dafür auf und spielen Sie das Herz.</translation>
    </message>
    <message>
        <source>Keep your trump for the last trick: lead the eight of hearts.</source>
        <translation>Heben Sie den Trumpf für den letzten Stich auf: Spielen Sie die Herz-Acht.</translation>
    </message>
    <message>
        <source>And here is the last trick: your trump takes it.</source>
        <translation>Und hier ist der letzte Stich: Ihr Trumpf macht ihn.</translation>
    </message>
    <message>
        <source>121 points, including the ten you discarded and ten for the last trick. The score sheet shows the points so far; the dot marks the dealer of each line. One more deal, and the game is over.</source>
        <translation>121 Augen, mit der gedrückten Zehn und zehn Augen für den letzten Stich. Der Punktezettel zeigt die Augen der bisherigen Spiele; der Punkt steht in jeder Zeile beim Geber. Noch ein Spiel, und die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Anna has dealt, and spades are trumps. Your left bower is the jack of clubs. The first three tricks are played for you: you play small cards and win nothing.</source>
        <translation>Anna hat gegeben, und Pik ist Trumpf. Ihr linker Bauer ist der Kreuz-Bube. Die ersten drei Stiche werden für Sie gespielt: Sie geben kleine Karten und gewinnen nichts.</translation>
    </message>
    <message>
        <source>Welcome! Bauer is played by four people with 32 cards, two against two. Babette, opposite you, is your partner; Anna on your left and Karl on your right are the opponents. Cards have no point values in this game. Eight tricks are played, and only the number of tricks counts.</source>
        <translation>Willkommen! Bauer spielt man zu viert mit 32 Karten, zwei gegen zwei. Babette, Ihnen gegenüber, ist Ihre Partnerin; Anna links und Karl rechts von Ihnen sind die Gegner. Augen haben die Karten hier keine: Es werden acht Stiche gespielt, und nur ihre Zahl zählt.</translation>
    </message>
    <message>
        <source>Each suit runs ace, king, queen, jack, ten, nine, eight, seven. But the jack of trumps is the Fat One, the highest card of all. The other jack of its colour, red or black, is the Left One, the second highest: it is a trump, whatever suit is printed on it.</source>
        <translation>Jede Farbe hat die Folge Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben. Der Trumpf-Bube aber ist der Dicke, die höchste Karte überhaupt. Der andere Bube gleicher Farbe, rot oder schwarz, ist der Linke, die zweithöchste: Er ist Trumpf, gleich welche Farbe er zeigt.</translation>
    </message>
    <message>
        <source>Karl has dealt four cards to everybody. You sit after the dealer: you are forehand and choose trumps after seeing only these four cards. With Babette you must then take five of the eight tricks. You hold the jack and the ace of hearts: choose hearts.</source>
        <translation>Karl hat jedem vier Karten gegeben. Sie sitzen nach dem Geber: Sie sind Vorhand und wählen den Trumpf schon nach diesen vier Karten. Mit Babette müssen Sie dann fünf der acht Stiche machen. Sie haben Bube und Ass in Herz: Wählen Sie Herz.</translation>
    </message>
    <message>
        <source>That suit is allowed, but in hearts you hold the Fat One and the ace: choose hearts.</source>
        <translation>Diese Farbe dürfen Sie wählen. In Herz haben Sie aber den Dicken und das Ass: Wählen Sie Herz.</translation>
    </message>
    <message>
        <source>Four more cards, and you are lucky: the jack of diamonds is the Left One now. Before the first trick, every player may call “Cards away” to play alone for all eight tricks. More about that later; for now, pass.</source>
        <translation>Noch vier Karten, und Sie haben Glück: Der Karo-Bube ist jetzt der Linke. Vor dem ersten Stich wird jeder gefragt, ob er allein auf alle acht Stiche spielen will. Wer das will, sagt „Karten weg!“. Dazu später mehr; jetzt passen Sie.</translation>
    </message>
    <message>
        <source>This hand is not strong enough to take all eight tricks. Pass.</source>
        <translation>Dieses Blatt macht allein nicht alle acht Stiche. Passen Sie.</translation>
    </message>
    <message>
        <source>Forehand leads, and the first lead must be a trump. Lead the Fat One, the jack of hearts: everyone who holds a trump must play one. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Vorhand spielt aus, und zwar zuerst einen Trumpf. Spielen Sie den Dicken, den Herz-Buben: Wer Trumpf hat, muss damit bedienen. Klicken Sie die Karte an, ziehen Sie sie in die Mitte oder drücken Sie auf ihr die Eingabetaste.</translation>
    </message>
    <message>
        <source>That is a trump, too. But begin with the Fat One: it is certain to win.</source>
        <translation>Auch das ist ein Trumpf. Beginnen Sie aber mit dem Dicken: Er ist sicher.</translation>
    </message>
    <message>
        <source>Everybody had to follow. The highest trump left is your Left One, the jack of diamonds: lead it and draw the others’ last trumps.</source>
        <translation>Alle mussten bedienen. Der höchste Trumpf, der übrig ist, ist Ihr Linker, der Karo-Bube: Spielen Sie ihn aus und ziehen Sie den anderen die letzten Trümpfe.</translation>
    </message>
    <message>
        <source>The Left One first: lead the jack of diamonds.</source>
        <translation>Zuerst den Linken: Spielen Sie den Karo-Buben aus.</translation>
    </message>
    <message>
        <source>All trumps but yours are gone, so yours will take their tricks whenever you like. Lead the ace of clubs now, while the others can follow.</source>
        <translation>Alle Trümpfe außer Ihren sind weg; Ihre machen ihre Stiche, wann immer Sie wollen. Spielen Sie jetzt das Kreuz-Ass aus, solange die anderen bedienen können.</translation>
    </message>
    <message>
        <source>That can wait. Take a trick with the ace of clubs now.</source>
        <translation>Das hat Zeit. Machen Sie jetzt einen Stich mit dem Kreuz-Ass.</translation>
    </message>
    <message>
        <source>Three tricks. You don’t have to win them all yourself: Babette’s tricks count for both of you. Lead the nine of spades; perhaps she has something better.</source>
        <translation>Drei Stiche. Sie müssen nicht alle selbst machen: Ein Stich von Babette zählt für Sie beide. Spielen Sie die Pik-Neun aus; vielleicht hat sie etwas Besseres.</translation>
    </message>
    <message>
        <source>Keep that card for now, and lead the nine of spades.</source>
        <translation>Heben Sie diese Karte noch auf und spielen Sie die Pik-Neun aus.</translation>
    </message>
    <message>
        <source>Babette had the ace: the fourth trick for your side. Now the others get the lead, because Karl has high cards, too. Everyone must follow suit if they can; your two small cards are played for you.</source>
        <translation>Babette hatte das Ass: der vierte Stich für Ihre Seite. Jetzt kommen die anderen ins Spiel, denn auch Karl hat hohe Karten. Wer die angespielte Farbe hat, muss bedienen; Ihre zwei kleinen Karten werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>This card is played for you; your turn comes soon.</source>
        <translation>Diese Karte wird für Sie gespielt; gleich sind Sie dran.</translation>
    </message>
    <message>
        <source>Karl leads a club, and you have none. If you can’t follow suit, you may play any card. You don’t have to trump, but this time you should. Your eight of hearts is enough.</source>
        <translation>Karl spielt Kreuz aus, und Sie haben keines. Wer nicht bedienen kann, darf jede Karte spielen. Stechen muss niemand, aber diesmal lohnt es sich. Ihre Herz-Acht genügt.</translation>
    </message>
    <message>
        <source>The ace takes the trick as well. But the eight is enough: play it.</source>
        <translation>Das Ass macht den Stich auch. Aber die Acht genügt: Spielen Sie sie.</translation>
    </message>
    <message>
        <source>That was the fifth trick, and your side has won the deal. The last one is yours.</source>
        <translation>Das war der fünfte Stich: Ihre Seite hat das Spiel gewonnen. Auch der letzte Stich gehört Ihnen.</translation>
    </message>
    <message>
        <source>Both sides start at eight and count down. Declarers who chose trumps and take five tricks or more count down by one: you and Babette took six, so you go from eight to seven, and the others stay at eight. The first side to reach zero wins a Brot (a loaf of bread). Continue when you are ready.</source>
        <translation>Beide Seiten beginnen bei acht und zählen herunter. Die Seite, die den Trumpf gewählt hat, sind die Ansager. Mit fünf Stichen oder mehr zählen sie eins herunter: Babette und Sie haben sechs, also sinkt Ihre Zahl von acht auf sieben; die anderen bleiben bei acht. Wer null erreicht, gewinnt die Partie und damit ein Brot. Wenn Sie so weit sind, wählen Sie „Nächstes Spiel“.</translation>
    </message>
    <message>
        <source>You have no trick yet. Without one you would have to pay each of the others one unit. Anna leads a club: follow with a small one. You can’t play the jack of clubs here: it counts as a spade while spades are trumps.</source>
        <translation>Sie haben noch keinen Stich. Ohne einen müssten Sie jedem der anderen eine Einheit zahlen. Anna spielt Kreuz aus: Bedienen Sie mit einem kleinen. Ihr Kreuz-Bube darf hier nicht gespielt werden, denn er ist Pik, solange Pik Trumpf ist.</translation>
    </message>
    <message>
        <source>Follow again with your club.</source>
        <translation>Bedienen Sie wieder mit Ihrem Kreuz.</translation>
    </message>
    <message>
        <source>Karl had no club left and had to trump. Now he leads a diamond, and you have one.</source>
        <translation>Karl hatte kein Kreuz mehr und musste stechen. Jetzt spielt er Karo aus, und Sie haben eines.</translation>
    </message>
    <message>
        <source>Anna leads the ten of hearts. You can’t beat it: play the heart that is worth nothing.</source>
        <translation>Anna spielt die Herz-Zehn aus. Sie können sie nicht schlagen: Geben Sie das Herz, das nichts zählt.</translation>
    </message>
    <message>
        <source>That would give Anna points for nothing. Play the seven.</source>
        <translation>Damit bekäme Anna Augen umsonst. Spielen Sie die Sieben.</translation>
    </message>
    <message>
        <source>A trump is led, and the left bower is the only one you have: you must play it. The right bower is gone, so it takes the trick.</source>
        <translation>Trumpf ist ausgespielt, und der linke Bauer ist Ihr einziger: Sie müssen ihn spielen. Der rechte Bauer ist weg, also macht er den Stich.</translation>
    </message>
    <message>
        <source>No Stange for you! Your hearts are the highest left and all trumps are gone. Lead one of them. When all remaining tricks are certain to be yours, you can also use the “Claim the rest” button below the table.</source>
        <translation>Keine Stange! Ihre Herz-Karten sind die höchsten, die übrig sind, und alle Trümpfe sind weg. Spielen Sie eine davon. Sind alle restlichen Stiche sicher, können Sie sie auch mit der Schaltfläche „Rest beanspruchen“ unter dem Tisch nehmen.</translation>
    </message>
    <message>
        <source>And the last trick is yours.</source>
        <translation>Und der letzte Stich gehört Ihnen.</translation>
    </message>
    <message>
        <source>The game is over, and the highest total wins: yours. A player with less than 150 pays you one unit, with less than 100 two, with less than 50 three. Less than 100 is called matsch; Anna missed 100 by one point. Now you know the game. The full rules are in the Help menu.</source>
        <translation>Die Partie ist zu Ende, und die höchste Summe gewinnt: Ihre. Wer unter 150 hat, zahlt Ihnen eine Einheit, unter 100 zwei, unter 50 drei. Weniger als 100 heißt Matsch; Anna fehlt bis 100 ein einziges Auge. Jetzt kennen Sie das Spiel. Die Regeln finden Sie im Menü „Hilfe“.</translation>
    </message>
    <message>
        <source>You have dealt, so Anna is forehand, and she has chosen spades. She and Karl need five tricks; if you and Babette take four, they lose. Nobody wants to play alone: pass.</source>
        <translation>Sie haben gegeben, also ist Anna Vorhand, und sie hat Pik gewählt. Anna und Karl brauchen fünf Stiche; machen Babette und Sie vier, so haben die beiden verloren. Niemand will allein spielen: Passen Sie.</translation>
    </message>
    <message>
        <source>Not with this hand: pass.</source>
        <translation>Nicht mit diesem Blatt: Passen Sie.</translation>
    </message>
    <message>
        <source>Anna leads the Fat One, the jack of spades. Your jack of clubs is the Left One and counts as a spade: you could follow with it, but it would be lost. Play the seven.</source>
        <translation>Anna spielt den Dicken aus, den Pik-Buben. Ihr Kreuz-Bube ist der Linke und zählt als Pik: Sie könnten mit ihm bedienen, aber dann wäre er verloren. Geben Sie die Sieben.</translation>
    </message>
    <message>
        <source>Nothing beats the Fat One. Play the seven of spades.</source>
        <translation>Den Dicken schlägt nichts. Geben Sie die Pik-Sieben.</translation>
    </message>
    <message>
        <source>Anna leads a heart, and you have none. You could trump it; but Babette’s ace takes this trick, and her tricks are yours. Discard a small club.</source>
        <translation>Anna spielt Herz aus, und Sie haben keines. Sie könnten stechen; aber diesen Stich macht Babettes Ass, und ihre Stiche sind auch Ihre. Werfen Sie ein kleines Kreuz ab.</translation>
    </message>
    <message>
        <source>Babette already has the trick, and that card may be useful later. Discard a small club.</source>
        <translation>Der Stich gehört schon Babette, und diese Karte kann noch nützen. Werfen Sie ein kleines Kreuz ab.</translation>
    </message>
    <message>
        <source>Now Babette leads diamonds. You must follow; these two cards are played for you.</source>
        <translation>Jetzt spielt Babette Karo. Sie müssen bedienen; diese zwei Karten werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>Karl leads the ace of clubs. You can’t play the jack of clubs here: it is a spade as long as spades are trumps. Follow with your small club.</source>
        <translation>Karl spielt das Kreuz-Ass aus. Der Kreuz-Bube darf hier nicht gespielt werden: Er ist Pik, solange Pik Trumpf ist. Bedienen Sie mit Ihrem kleinen Kreuz.</translation>
    </message>
    <message>
        <source>The ace would take that card. Play the small club.</source>
        <translation>Diese Karte ginge an das Ass verloren. Geben Sie das kleine Kreuz.</translation>
    </message>
    <message>
        <source>Three tricks for them, two for you. Karl leads the king of hearts, and this time it pays to trump: the jack of clubs takes the trick.</source>
        <translation>Drei Stiche für die anderen, zwei für Sie. Karl spielt den Herz-König aus, und diesmal lohnt sich das Stechen: Der Kreuz-Bube macht den Stich.</translation>
    </message>
    <message>
        <source>That would leave the trick to Karl. Trump with the jack of clubs.</source>
        <translation>So ginge der Stich an Karl. Stechen Sie mit dem Kreuz-Buben.</translation>
    </message>
    <message>
        <source>Three tricks each. Your king of clubs is led for you; watch: Anna trumps it, and Babette overtrumps. Anna takes the last trick.</source>
        <translation>Drei Stiche auf jeder Seite. Ihr Kreuz-König wird für Sie ausgespielt; sehen Sie zu: Anna sticht ihn, und Babette übersticht. Der letzte Stich gehört Anna.</translation>
    </message>
    <message>
        <source>Four tricks each: that is too few for the declarers, so they lose. They go up by one, to nine, and you go down by one, to six. Under other rules, four tricks each score nothing.</source>
        <translation>Vier Stiche auf jeder Seite: Für die Ansager ist das zu wenig, sie haben verloren. Die Zahl der Ansager steigt auf neun, Ihre sinkt auf sechs. Nach anderen Regeln zählt vier zu vier nichts.</translation>
    </message>
    <message>
        <source>Babette is forehand and has chosen clubs. If you call “Cards away”, you play alone against two, and your partner puts their hand down. Taking all eight tricks wins a Brot at once, whatever the count. But if you lose a single trick, the others win the Brot.</source>
        <translation>Babette ist Vorhand und hat Kreuz gewählt. Wer „Karten weg!“ sagt, spielt allein gegen zwei, und sein Partner legt das Blatt weg. Mit allen acht Stichen gewinnt er sofort ein Brot, wie viel auch noch fehlt. Aber schon ein verlorener Stich gibt das Brot den anderen.</translation>
    </message>
    <message>
        <source>Look at your hand: the Fat One, the Left One, the three highest clubs after them, and otherwise only aces and a king. No card of the others can beat one of these. Call “Cards away”.</source>
        <translation>Sehen Sie Ihr Blatt an: der Dicke, der Linke, die drei höchsten Kreuz danach, und sonst nur Asse und ein König. Keine Karte der anderen kann eine davon schlagen. Sagen Sie „Karten weg!“.</translation>
    </message>
    <message>
        <source>You may pass, but hands like this are rare. Call “Cards away”.</source>
        <translation>Sie dürfen passen, aber so ein Blatt ist selten. Sagen Sie „Karten weg!“.</translation>
    </message>
    <message>
        <source>Babette’s cards are out of play. The player who plays alone leads and may lead any card. A trump is still best: the others’ trumps must go before they can beat your aces. Lead the Fat One.</source>
        <translation>Babettes Karten sind aus dem Spiel. Wer allein spielt, spielt aus und darf jede Karte wählen. Am besten ist trotzdem Trumpf: Die Trümpfe der anderen müssen weg, ehe sie Ihre Asse stechen. Spielen Sie den Dicken.</translation>
    </message>
    <message>
        <source>Draw the trumps first: lead the jack of clubs.</source>
        <translation>Ziehen Sie zuerst die Trümpfe: Spielen Sie den Kreuz-Buben aus.</translation>
    </message>
    <message>
        <source>Karl’s only club has fallen, and nothing can beat you any more. The other seven tricks are played for you.</source>
        <translation>Karls einziges Kreuz ist gefallen, und nichts kann Sie mehr schlagen. Die anderen sieben Stiche werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>These cards are played for you; they take every trick.</source>
        <translation>Diese Karten werden für Sie gespielt; sie machen jeden Stich.</translation>
    </message>
    <message>
        <source>All eight: you win the game and a Brot, and both sides start at eight again. Counting down to zero also wins a Brot. A session is three games. Now you know the game. The full rules are in the Help menu.</source>
        <translation>Alle acht: Sie gewinnen die Partie und ein Brot, und beide Seiten beginnen wieder bei acht. Auch wer null erreicht, gewinnt ein Brot. Eine Runde hat drei Partien. Jetzt kennen Sie das Spiel. Die Regeln finden Sie im Menü „Hilfe“.</translation>
    </message>
    <message>
        <source>Welcome! Viersche is played by four people with 36 cards, including the sixes, two against two. Babette, opposite you, is your partner; Anna on your right and Karl on your left are the opponents. Everybody holds nine cards.</source>
        <translation>Willkommen! Viersche spielt man zu viert mit 36 Karten, die Sechsen dabei, zwei gegen zwei. Babette, Ihnen gegenüber, ist Ihre Partnerin; Anna rechts und Karl links von Ihnen sind die Gegner. Jeder hat neun Karten.</translation>
    </message>
    <message>
        <source>Points count: an ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2. But the ten ranks low: a suit runs ace, king, queen, jack, ten, nine, and so on down to the six. Every deal has 140 points.</source>
        <translation>Es zählen die Augen: ein Ass 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2. Die Zehn aber ist niedrig: Die Folge ist Ass, König, Dame, Bube, Zehn, Neun und so weiter bis zur Sechs. In jedem Spiel sind 140 Augen.</translation>
    </message>
    <message>
        <source>Karl has dealt and turned up his last card, the seven of hearts: hearts are trumps. It stays on the table until the first card is played. The jack of hearts is the Old Man now, the highest card; the other red jack, the jack of diamonds, is the Little Man, the second highest, and a trump. Each is worth 12.</source>
        <translation>Karl hat gegeben und seine letzte Karte aufgedeckt, die Herz-Sieben: Herz ist Trumpf. Die Karte bleibt liegen, bis die erste Karte gespielt wird. Der Herz-Bube ist jetzt der Alte, die höchste Karte; der andere rote Bube, der Karo-Bube, ist der Kleine, die zweithöchste, und ebenfalls Trumpf. Jeder zählt 12.</translation>
    </message>
    <message>
        <source>You sit after the dealer, so you lead, and the first lead must be a trump. The others must play a trump as well, if they have one. Lead the Old Man, the jack of hearts. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Sie sitzen nach dem Geber, also spielen Sie aus, und zwar zuerst einen Trumpf. Auch die anderen müssen Trumpf spielen, wenn sie einen haben. Spielen Sie den Alten, den Herz-Buben. Klicken Sie die Karte an, ziehen Sie sie in die Mitte oder drücken Sie auf ihr die Eingabetaste.</translation>
    </message>
    <message>
        <source>That is a trump, too. But begin with the Old Man: nothing beats him.</source>
        <translation>Auch das ist ein Trumpf. Beginnen Sie aber mit dem Alten: Ihn schlägt nichts.</translation>
    </message>
    <message>
        <source>22 points, ten of them from Babette: she saw that the trick was yours, and added her ten. Adding points to a partner’s trick is called smearing (in German, schmieren). From now on any card may be led: lead the ace of spades.</source>
        <translation>22 Augen, zehn davon von Babette: Sie sah, dass der Stich Ihnen gehört, und gab ihre Zehn dazu. Augen in einen Stich des Partners zu geben heißt schmieren. Von jetzt an darf jede Karte ausgespielt werden: Spielen Sie das Pik-Ass.</translation>
    </message>
    <message>
        <source>The ace of spades is the better lead now.</source>
        <translation>Das Pik-Ass ist jetzt das bessere Ausspiel.</translation>
    </message>
    <message>
        <source>Babette smeared another ten. Now give her the lead: the seven of clubs costs you nothing, and perhaps she has the ace.</source>
        <translation>Babette hat noch eine Zehn geschmiert. Überlassen Sie ihr nun das Ausspiel: Die Kreuz-Sieben kostet Sie nichts, und vielleicht hat sie das Ass.</translation>
    </message>
    <message>
        <source>Keep that card for now, and lead the seven of clubs.</source>
        <translation>Heben Sie diese Karte noch auf und spielen Sie die Kreuz-Sieben aus.</translation>
    </message>
    <message>
        <source>She had it, and leads the king, the highest club left. Now you smear: the ten of clubs ranks low, but its ten points count for both of you.</source>
        <translation>Babette hatte es und spielt den König aus, das höchste Kreuz, das übrig ist. Nun schmieren Sie: Die Kreuz-Zehn ist niedrig, aber ihre zehn Augen zählen für Sie beide.</translation>
    </message>
    <message>
        <source>That would take your own partner’s trick. Give her the ten of clubs.</source>
        <translation>Damit nähmen Sie Ihrer eigenen Partnerin den Stich. Geben Sie ihr die Kreuz-Zehn.</translation>
    </message>
    <message>
        <source>Karl’s ace beats Babette’s king of diamonds. You have diamonds yourself, but you don’t have to follow: if you have the suit led, you may follow or trump; if you have none, you may play any card. Trump with the eight of hearts.</source>
        <translation>Karls Ass schlägt Babettes Karo-König. Sie haben selbst Karo, müssen aber nicht bedienen: Wer die angespielte Farbe hat, bedient oder sticht, wie er will; wer keine davon hat, spielt, was er will. Stechen Sie mit der Herz-Acht.</translation>
    </message>
    <message>
        <source>The eight of hearts takes the ace, and it is enough.</source>
        <translation>Die Herz-Acht sticht das Ass, und sie genügt.</translation>
    </message>
    <message>
        <source>You and Babette have 86 points now. But your best cards are gone, and Karl still has the Little Man: the other four tricks go to him and Anna. They are played for you.</source>
        <translation>Sie und Babette haben jetzt 86 Augen. Aber Ihre besten Karten sind weg, und Karl hat noch den Kleinen: Die anderen vier Stiche gehen an ihn und Anna. Ihre Karten werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>86 against 54. A hundred would have wiped a rung off your half of the ladder. Neither side has 100, so your 86 are written below the ladder, and a second deal decides. In it you need the 14 points that are missing, and the others need 46, which is 40 less than your 86.</source>
        <translation>86 zu 54. Mit hundert Augen hätten Sie eine Sprosse von Ihrer Hälfte der Leiter gewischt. Keine Seite hat hundert, also werden Ihre 86 unter die Leiter geschrieben, und ein zweites Spiel entscheidet. Darin brauchen Sie die 14 Augen, die Ihnen auf hundert fehlen; die anderen brauchen 46, also 40 weniger als Ihre 86.</translation>
    </message>
    <message>
        <source>Spades are trumps, and Babette leads the Old Man, the jack of spades. You must play a trump, and nothing beats hers: smear, that is, add the ten of spades.</source>
        <translation>Pik ist Trumpf, und Babette spielt den Alten aus, den Pik-Buben. Sie müssen Trumpf spielen, und ihren schlägt nichts: Schmieren Sie die Pik-Zehn.</translation>
    </message>
    <message>
        <source>Play the ten: it is worth more to this trick, and ranks low.</source>
        <translation>Geben Sie die Zehn: Sie bringt diesem Stich mehr und ist niedrig.</translation>
    </message>
    <message>
        <source>Now she leads the Little Man, the jack of clubs. Everyone must follow with a trump. Keep the ace of spades: when the two Men are gone it is the highest trump and takes a trick of its own. Play the nine.</source>
        <translation>Jetzt spielt sie den Kleinen aus, den Kreuz-Buben. Alle müssen Trumpf bedienen. Behalten Sie das Pik-Ass: Wenn der Alte und der Kleine weg sind, ist es der höchste Trumpf und macht selbst einen Stich. Geben Sie die Neun.</translation>
    </message>
    <message>
        <source>The ace takes a trick of its own later. Play the nine of spades.</source>
        <translation>Das Ass macht später selbst einen Stich. Geben Sie die Pik-Neun.</translation>
    </message>
    <message>
        <source>37 points in two tricks. Now Babette leads her hearts; the next three tricks are played for you. See how the ten goes to a trick that is safe.</source>
        <translation>37 Augen in zwei Stichen. Jetzt spielt Babette ihre Herz-Karten; die nächsten drei Stiche werden für Sie gespielt. Sehen Sie, wie die Zehn in einen sicheren Stich geht.</translation>
    </message>
    <message>
        <source>Karl took the last trick and leads the ace of clubs. You have no club, so you may play anything: trump with your ace, and see what Babette does.</source>
        <translation>Karl hat den letzten Stich gemacht und spielt das Kreuz-Ass aus. Sie haben kein Kreuz und dürfen spielen, was Sie wollen: Stechen Sie mit Ihrem Ass und sehen Sie, was Babette tut.</translation>
    </message>
    <message>
        <source>Take this trick: trump with the ace of spades.</source>
        <translation>Nehmen Sie diesen Stich: Stechen Sie mit dem Pik-Ass.</translation>
    </message>
    <message>
        <source>She smeared her ten: 32 points in one trick. That makes 97 for you; the last three tricks are played for you.</source>
        <translation>Babette hat ihre Zehn geschmiert: 32 Augen in einem Stich. Damit haben Sie beide 97; die letzten drei Stiche werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>110 points: a hundred in one deal wins a rung at once. You have now wiped two of your four rungs; the others still have all of theirs.</source>
        <translation>110 Augen: Hundert in einem Spiel gewinnen sofort eine Sprosse. Zwei Ihrer vier Sprossen sind weggewischt, die anderen haben noch alle vier.</translation>
    </message>
    <message>
        <source>Clubs are trumps; Karl had to lead one. You hold both Men, the jacks of clubs and spades, so nobody can beat your ace. Take the trick with it: its eleven points are safe.</source>
        <translation>Kreuz ist Trumpf; Karl musste einen ausspielen. Sie haben den Alten und den Kleinen, die Buben von Kreuz und Pik, also kann niemand Ihr Ass schlagen. Machen Sie den Stich damit: Seine elf Augen sind sicher.</translation>
    </message>
    <message>
        <source>Take the trick with the ace, and keep the two Men for later.</source>
        <translation>Machen Sie den Stich mit dem Ass und heben Sie den Alten und den Kleinen auf.</translation>
    </message>
    <message>
        <source>With such cards you can take every trick: all nine wipe two rungs instead of one. Old Man and hearts first, then Babette’s aces; it is played for you.</source>
        <translation>Mit solchen Karten können Sie jeden Stich machen: Alle neun wischen zwei Sprossen weg statt einer. Zuerst der Alte und Herz, dann Babettes Asse; das wird für Sie gespielt.</translation>
    </message>
    <message>
        <source>Now marks are wiped off; this phase is called Butzen. Three of you play, with nine cards each. The other nine cards are not used, and the top one is turned up: clubs are trumps. With four marks on the slate, the player with the fewest points wipes one and the player with the most adds one. Babette leads the nine of diamonds, and all the cards you may play are higher. Take it with the jack.</source>
        <translation>Jetzt werden Striche weggewischt; diese zweite Phase heißt Butzen. Sie spielen zu dritt, jeder mit neun Karten; die anderen neun bleiben unbenutzt, und die oberste ist aufgedeckt: Kreuz ist Trumpf. Bei vier Strichen auf der Tafel wischt der Spieler mit den wenigsten Augen einen weg, und der mit den meisten bekommt einen dazu. Babette spielt die Karo-Neun aus, und alles, was Sie spielen dürfen, ist höher. Nehmen Sie sie mit dem Buben.</translation>
    </message>
    <message>
        <source>Take it with the jack of diamonds: it costs you only two points.</source>
        <translation>Nehmen Sie den Karo-Buben: Er kostet nur zwei Augen.</translation>
    </message>
    <message>
        <source>Twelve points for you: Anna gave you her ten. You lead again and get rid of the king and of a trump; both are played for you.</source>
        <translation>Zwölf Augen für Sie: Anna hat Ihnen ihre Zehn gegeben. Sie spielen wieder aus und werden den König und einen Trumpf los; beide werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>The ten of clubs again: a player without a lower trump must take it. Lead it.</source>
        <translation>Wieder die Kreuz-Zehn: Wer keinen kleineren Trumpf hat, muss sie nehmen. Spielen Sie sie aus.</translation>
    </message>
    <message>
        <source>Lead the ten of clubs, as you did before.</source>
        <translation>Spielen Sie die Kreuz-Zehn aus, wie vorhin.</translation>
    </message>
    <message>
        <source>33 points for Anna: Babette discarded an ace on the trick. The rest is played for you.</source>
        <translation>33 Augen für Anna: Babette hat ein Ass dazugeworfen. Der Rest wird für Sie gespielt.</translation>
    </message>
    <message>
        <source>Babette has the fewest points and wipes her only mark: she is out of danger. Anna has the most and adds one. She has three now, and you still have one, because your 53 points are neither the fewest nor the most. Two of you are left.</source>
        <translation>Babette hat die wenigsten Augen und wischt ihren einzigen Strich weg: Sie ist außer Gefahr. Anna hat die meisten und bekommt einen; sie hat jetzt drei, und Sie haben einen, denn 53 Augen sind weder die wenigsten noch die meisten. Jetzt spielen nur noch Anna und Sie.</translation>
    </message>
    <message>
        <source>With two players, the one with fewer points wipes a mark, and nobody adds any. Eighteen cards are not used. Anna leads the jack of clubs: play your ten under it.</source>
        <translation>Zu zweit wischt einen Strich weg, wer weniger Augen hat, und niemand bekommt einen. Achtzehn Karten bleiben unbenutzt. Anna spielt den Kreuz-Buben aus: Geben Sie Ihre Zehn darunter.</translation>
    </message>
    <message>
        <source>The ten ranks below the jack: play it now.</source>
        <translation>Die Zehn steht unter dem Buben: Geben Sie sie jetzt.</translation>
    </message>
    <message>
        <source>Anna leads her queen; your nine is played for you.</source>
        <translation>Anna spielt ihre Dame aus; Ihre Neun wird für Sie gespielt.</translation>
    </message>
    <message>
        <source>She leads a trump, the eight of diamonds. You have none, so you may discard anything: the ace of clubs, eleven points and a card that would have won.</source>
        <translation>Anna spielt einen Trumpf aus, die Karo-Acht. Sie haben keinen, also dürfen Sie alles abwerfen: das Kreuz-Ass, elf Augen und eine Karte, die sonst einen Stich gemacht hätte.</translation>
    </message>
    <message>
        <source>Discard the ace of clubs: Anna’s trump takes it.</source>
        <translation>Werfen Sie das Kreuz-Ass ab: Annas Trumpf nimmt es.</translation>
    </message>
    <message>
        <source>26 points for Anna, none for you. The rest is played for you.</source>
        <translation>26 Augen für Anna, keine für Sie. Der Rest wird für Sie gespielt.</translation>
    </message>
    <message>
        <source>These cards are played for you.</source>
        <translation>Diese Karten werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>21 against 40: you wipe your last mark and are out of danger. Only Anna has marks left, so she loses the game: one mark on the frame of the slate. Four games make a session, and then the marks on the frame are paid out. Now you know the game. The full rules are in the Help menu.</source>
        <translation>21 gegen 40: Sie wischen Ihren letzten Strich weg und sind außer Gefahr. Nur Anna hat noch Striche, also hat sie die Partie verloren: Das gibt einen Strich am Rahmen der Tafel. Vier Partien sind eine Runde, und dann werden die Striche am Rahmen ausgezahlt. Jetzt kennen Sie das Spiel. Die Regeln finden Sie im Menü „Hilfe“.</translation>
    </message>
    <message>
        <source>All nine: your last two rungs are wiped, and you win the set. The losers get a mark on their side of the frame – or two, as here, if they have not wiped a single rung. Four marks lose the session. Now you know the game. The full rules are in the Help menu.</source>
        <translation>Alle neun: Ihre letzten zwei Sprossen sind weg, und Sie gewinnen den Satz. Die Verlierer bekommen einen Strich auf ihrer Seite des Rahmens; zwei, wie hier, wenn sie keine einzige Sprosse weggewischt haben. Mit vier Strichen ist die Runde verloren. Jetzt kennen Sie das Spiel. Die Regeln finden Sie im Menü „Hilfe“.</translation>
    </message>
    <message>
        <source>You have dealt and turned up the six of diamonds. Anna has no trump to lead, so she leads any card, face down: it counts as a trump and cannot win. Everyone who has a trump must play one. The six is your only one: it comes from the table to your hand now.</source>
        <translation>Sie haben gegeben und die Karo-Sechs aufgedeckt. Anna hat keinen Trumpf, also spielt sie irgendeine Karte verdeckt aus: Sie gilt als Trumpf und kann nicht gewinnen. Wer Trumpf hat, muss ihn spielen. Die Sechs ist Ihr einziger; sie kommt jetzt vom Tisch auf Ihre Hand.</translation>
    </message>
    <message>
        <source>Anna’s card was a ten, and Karl’s Old Man has taken it for their side. Now he leads the ace of spades. A small spade is played for you.</source>
        <translation>Annas Karte war eine Zehn, und Karl hat sie mit dem Alten für seine Seite gewonnen. Jetzt spielt er das Pik-Ass aus. Ein kleines Pik wird für Sie gespielt.</translation>
    </message>
    <message>
        <source>Karl calls “We have our number”, which means that his side has enough points. Their tricks are counted: 45 points, one too few. Under these rules play simply continues; under others a wrong call gives the rung to the opponents. He leads the ace of clubs: play a small club.</source>
        <translation>Karl sagt „Wir haben unsere Zahl“, das heißt: Wir haben genug Augen. Die Stiche der beiden werden gezählt: 45 Augen, eines zu wenig. Nach diesen Regeln geht es dann einfach weiter; nach anderen gewinnen bei einer falschen Ansage die Gegner die Sprosse. Er spielt das Kreuz-Ass aus: Geben Sie ein kleines Kreuz.</translation>
    </message>
    <message>
        <source>Don’t add points to a trick that Karl may win. A small club is enough.</source>
        <translation>Geben Sie keine Augen in einen Stich, der Karl gehören kann. Ein kleines Kreuz genügt.</translation>
    </message>
    <message>
        <source>Babette has trumped the ace: eleven points. Now she leads a heart, and Karl plays the king. Take the trick with your ace.</source>
        <translation>Babette hat das Ass gestochen: elf Augen. Jetzt spielt sie Herz aus, und Karl legt den König. Machen Sie den Stich mit Ihrem Ass.</translation>
    </message>
    <message>
        <source>The ace of hearts takes the king: play it.</source>
        <translation>Das Herz-Ass schlägt den König: Spielen Sie es.</translation>
    </message>
    <message>
        <source>11 and 15: you have 26 points and need 14. But you have to add up your points yourselves. When your side has won a trick, the player on lead may call before leading. Call “We have our number”.</source>
        <translation>11 und 15: Sie haben 26 Augen und brauchen 14. Mitzählen müssen Sie aber selbst. Nach einem Stich Ihrer Seite darf, wer ausspielt, die Zahl ansagen. Sagen Sie „Wir haben unsere Zahl“.</translation>
    </message>
    <message>
        <source>You may play on. But the others are only one point short, and the first to call wins. Call “We have our number”.</source>
        <translation>Sie dürfen weiterspielen. Aber den anderen fehlt nur ein Auge, und wer es zuerst sagt, gewinnt. Sagen Sie „Wir haben unsere Zahl“.</translation>
    </message>
    <message>
        <source>Your claim is right: play stops, and you wipe your first rung. If nobody calls, the side that had enough points first wins. The written points are wiped, too, and both sides start from zero.</source>
        <translation>Ihre Ansage stimmt: Das Spiel endet, und Sie wischen Ihre erste Sprosse weg. Sagt niemand etwas, gewinnt die Seite, die zuerst genug Augen hatte. Die angeschriebene Zahl wird auch weggewischt, und beide Seiten beginnen bei null.</translation>
    </message>
    <message>
        <source>Welcome! Hunsrücker Bauern is played by six people, three against three, seated alternately: Babette and Georg are your partners; Anna, Karl and Christine are the opponents. Everybody has five cards. Cards have no point values in this game. Five tricks are played, and only the number of tricks counts.</source>
        <translation>Willkommen! Hunsrücker Bauern spielen sechs Leute, drei gegen drei, die abwechselnd sitzen: Babette und Georg sind Ihre Partner; Anna, Karl und Christine sind die Gegner. Jeder hat fünf Karten. Die Karten zählen hier nichts: Es werden fünf Stiche gespielt, und nur deren Zahl gilt.</translation>
    </message>
    <message>
        <source>Each suit runs ace, king, queen, jack, ten, nine, eight, seven. But the jack of trumps is the highest card of all, and the other jack of its colour the second highest: it is a trump, whatever suit is printed on it.</source>
        <translation>Jede Farbe geht vom Ass über König, Dame, Bube, Zehn, Neun und Acht zur Sieben. Der Trumpf-Bube aber ist die höchste Karte von allen, und der andere Bube seiner Farbe, rot oder schwarz, die zweithöchste: Er ist Trumpf, gleich welche Farbe er zeigt.</translation>
    </message>
    <message>
        <source>Christine has dealt, and turned up the nine of hearts. You are the first to decide whether hearts should be trumps. Your side would then need three of the five tricks. You hold the jack of hearts, the jack of diamonds and the ace: accept.</source>
        <translation>Christine hat gegeben und die Herz-Neun aufgedeckt. Sie werden zuerst gefragt, ob Herz Trumpf sein soll. Ihre Seite bräuchte dann drei der fünf Stiche. Sie haben den Herz-Buben, den Karo-Buben und das Ass: Nehmen Sie an.</translation>
    </message>
    <message>
        <source>You may pass; but your hearts are the three highest trumps. Accept.</source>
        <translation>Sie dürfen passen, aber Ihre Herz-Karten sind die drei höchsten Trümpfe. Nehmen Sie an.</translation>
    </message>
    <message>
        <source>When a player accepts the turned-up suit, the dealer may swap a card for the turned-up card, no matter who accepted: Christine has the nine of hearts now. You sit after her and lead. Lead the jack of hearts: everyone who holds a trump must play one. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Ist die aufgedeckte Farbe angenommen, so darf der Geber die aufgedeckte Karte gegen eine eigene tauschen, gleich wer angenommen hat: Christine hat jetzt die Herz-Neun. Sie sitzen nach ihr und spielen aus. Spielen Sie den Herz-Buben: Wer Trumpf hat, muss damit bedienen. Klicken Sie die Karte an, ziehen Sie sie in die Mitte oder drücken Sie auf ihr die Eingabetaste.</translation>
    </message>
    <message>
        <source>That works, too, but start with the highest trump.</source>
        <translation>Das ginge auch. Beginnen Sie aber mit dem höchsten Trumpf.</translation>
    </message>
    <message>
        <source>The highest trump left is the jack of diamonds: lead it, and draw the others’ last trumps.</source>
        <translation>Der höchste Trumpf, der übrig ist, ist der Karo-Bube: Spielen Sie ihn aus und ziehen Sie den anderen die letzten Trümpfe.</translation>
    </message>
    <message>
        <source>The second jack first: lead the jack of diamonds.</source>
        <translation>Zuerst der zweite Bube: Spielen Sie den Karo-Buben.</translation>
    </message>
    <message>
        <source>All trumps but your ace are gone. Lead the ace of clubs, the highest of its suit.</source>
        <translation>Alle Trümpfe bis auf Ihr Ass sind weg. Spielen Sie das Kreuz-Ass, die höchste Karte seiner Farbe.</translation>
    </message>
    <message>
        <source>Keep that card for now, and lead the ace of clubs.</source>
        <translation>Behalten Sie diese Karte noch und spielen Sie das Kreuz-Ass.</translation>
    </message>
    <message>
        <source>Three tricks: your side has won the deal. Lead the eight of spades; perhaps a partner has something better, and your trump will take the last trick.</source>
        <translation>Drei Stiche: Ihre Seite hat das Spiel gewonnen. Spielen Sie die Pik-Acht; vielleicht hat ein Partner etwas Besseres, und Ihr Trumpf macht den letzten Stich.</translation>
    </message>
    <message>
        <source>Keep your last trump, and lead the eight of spades.</source>
        <translation>Behalten Sie Ihren letzten Trumpf und spielen Sie die Pik-Acht.</translation>
    </message>
    <message>
        <source>Anna won that trick. She leads a spade again, and you have none: if you can’t follow suit, you may play any card, and your last one is a trump.</source>
        <translation>Dieser Stich ging an Anna. Sie spielt wieder Pik, und Sie haben keines: Wer nicht bedienen kann, darf jede Karte spielen, und Ihre letzte ist ein Trumpf.</translation>
    </message>
    <message>
        <source>Both sides begin with five lines on the slate. Declarers who take three or four tricks wipe one: you have four lines left. With fewer you would have added one, and the others would have wiped one. Continue when you are ready.</source>
        <translation>Beide Seiten beginnen mit fünf Strichen auf der Tafel. Die Seite, die den Trumpf gewählt hat, sind die Ansager. Mit drei oder vier Stichen wischen sie einen Strich weg: Sie haben noch vier. Mit weniger hätten Sie einen dazugeschrieben, und die anderen hätten einen weggewischt. Wenn Sie so weit sind, wählen Sie „Nächstes Spiel“.</translation>
    </message>
    <message>
        <source>You have dealt, and turned up the jack of spades. A jack makes its suit trumps at once without any bidding, and the dealer’s side must take three tricks. As the dealer you may swap one of your cards for it: select the seven of diamonds and press Exchange.</source>
        <translation>Sie haben gegeben und den Pik-Buben aufgedeckt. Ein Bube macht seine Farbe sofort zum Trumpf, niemand wird gefragt, und die Seite des Gebers muss drei Stiche machen. Als Geber dürfen Sie eine Ihrer Karten gegen ihn tauschen: Wählen Sie die Karo-Sieben, dann „Tauschen“.</translation>
    </message>
    <message>
        <source>The jack is the highest card of all: take it, and let the seven of diamonds go.</source>
        <translation>Der Bube ist die höchste Karte von allen: Nehmen Sie ihn und geben Sie die Karo-Sieben her.</translation>
    </message>
    <message>
        <source>You looked at the card beneath it, too: if it were a spade, you could take it as well. Now Anna leads the jack of clubs, the second highest trump. Take it with your jack of spades.</source>
        <translation>Auch die Karte darunter haben Sie angesehen: Wäre sie Pik, so dürften Sie auch diese nehmen. Jetzt spielt Anna den Kreuz-Buben aus, den zweithöchsten Trumpf. Nehmen Sie ihn mit Ihrem Pik-Buben.</translation>
    </message>
    <message>
        <source>Only the jack of spades beats it: play that.</source>
        <translation>Nur der Pik-Bube schlägt ihn: Spielen Sie diesen.</translation>
    </message>
    <message>
        <source>You lead now. The ace of spades is the highest trump left: draw what the others still hold.</source>
        <translation>Jetzt spielen Sie aus. Das Pik-Ass ist der höchste Trumpf, der übrig ist: Ziehen Sie, was die anderen noch haben.</translation>
    </message>
    <message>
        <source>Draw the trumps first: lead the ace of spades.</source>
        <translation>Ziehen Sie zuerst die Trümpfe: Spielen Sie das Pik-Ass.</translation>
    </message>
    <message>
        <source>Ace and king of hearts are good now, and the queen of spades is the last trump. These three cards are played for you.</source>
        <translation>Herz-Ass und Herz-König sind jetzt gut, und die Pik-Dame ist der letzte Trumpf. Diese drei Karten werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>All five tricks (called durch) wipe two lines instead of one. You have two left, and the others five.</source>
        <translation>Alle fünf Stiche heißen „durch“ und wischen zwei Striche weg statt nur einen. Sie haben noch zwei, die anderen fünf.</translation>
    </message>
    <message>
        <source>Anna has dealt and turned up the seven of hearts, and so far nobody wants it. You have no hearts: pass. When all have passed, the card is turned down, and every player may choose another suit.</source>
        <translation>Anna hat gegeben und die Herz-Sieben aufgedeckt, und bis jetzt will sie niemand. Sie haben kein einziges Herz: Passen Sie. Haben alle gepasst, so wird die Karte umgedreht, und jeder darf eine andere Farbe wählen.</translation>
    </message>
    <message>
        <source>Karl has chosen clubs. That was bold: you hold both jacks and the king. Christine has trumped the spade that Babette led. You have no spade either, because the jack of spades is a club now: overtrump with the king.</source>
        <translation>Karl hat Kreuz gewählt, und das war kühn: Sie haben beide Buben und den König. Christine hat das Pik gestochen, das Babette ausgespielt hat. Auch Sie haben kein Pik, denn der Pik-Bube ist jetzt Kreuz: Überstechen Sie mit dem König.</translation>
    </message>
    <message>
        <source>The king is enough: keep your jacks for the next tricks.</source>
        <translation>Der König genügt: Behalten Sie die Buben für die nächsten Stiche.</translation>
    </message>
    <message>
        <source>Draw their trumps with the jack of clubs, the highest.</source>
        <translation>Ziehen Sie ihre Trümpfe mit dem Kreuz-Buben, dem höchsten.</translation>
    </message>
    <message>
        <source>The highest trump first: lead the jack of clubs.</source>
        <translation>Zuerst der höchste Trumpf: Spielen Sie den Kreuz-Buben.</translation>
    </message>
    <message>
        <source>The other jack, the ace and the ten of diamonds take the rest; they are played for you.</source>
        <translation>Der andere Bube, Ass und Zehn von Karo machen den Rest; sie werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>Karl’s side chose trumps and did not take a single trick: it adds two lines, and you wipe your last two. The first side without lines wins the game. If nobody had chosen a suit, Anna would have dealt again. Now you know the game. The full rules are in the Help menu.</source>
        <translation>Karls Seite hat den Trumpf gewählt und keinen Stich bekommen: Sie schreibt zwei Striche dazu, und Ihre Seite wischt ihre letzten zwei weg. Die erste Seite ohne Striche gewinnt die Partie. Hätte niemand eine Farbe gewählt, hätte Anna noch einmal gegeben. Jetzt kennen Sie das Spiel. Die Regeln finden Sie im Menü „Hilfe“.</translation>
    </message>
    <message>
        <source>Welcome! Hindersche is played by four people, each for themselves, with 36 cards, including the sixes. Points are bad in this game: the player with the most points in a deal gets a mark on the slate. An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2.</source>
        <translation>Willkommen! Hindersche spielt man zu viert, jeder für sich, mit 36 Karten, die Sechsen dabei. Augen sind hier schlecht: Wer nach einem Spiel die meisten hat, bekommt einen Strich auf der Tafel. Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2.</translation>
    </message>
    <message>
        <source>Karl has dealt and turned his last card, the nine of clubs: clubs are trumps. The two black jacks are the highest trumps now, 12 points each. The ten ranks low: below the jack, above the nine. Apart from an ace and a king you have no high cards, and that is good.</source>
        <translation>Karl hat gegeben und seine letzte Karte aufgedeckt, die Kreuz-Neun: Kreuz ist Trumpf. Die beiden schwarzen Buben sind jetzt die höchsten Trümpfe, jeder 12 Augen. Die Zehn ist niedrig: Sie steht unter dem Buben, über der Neun. Außer einem Ass und einem König haben Sie nichts Hohes, und das ist gut.</translation>
    </message>
    <message>
        <source>You sit after the dealer, so you lead. Lead the ten of clubs: it ranks low, and the winner of the trick gets your ten points. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Sie sitzen nach dem Geber, also spielen Sie aus. Spielen Sie die Kreuz-Zehn aus: Sie ist niedrig, und wer den Stich macht, hat Ihre zehn Augen. Klicken Sie die Karte an, ziehen Sie sie in die Mitte oder drücken Sie auf ihr die Eingabetaste.</translation>
    </message>
    <message>
        <source>The ten of clubs is the card to get rid of: ten points, and it ranks low.</source>
        <translation>Die Kreuz-Zehn ist die Karte, die Sie loswerden wollen: zehn Augen, und sie ist niedrig.</translation>
    </message>
    <message>
        <source>Babette had to take it with her jack: 22 points. Now she leads the eight of spades, and Karl, who has no spade, discards his ace of diamonds on it: he may play anything. You may follow suit or trump. Stay below her eight: play the six of spades.</source>
        <translation>Babette musste mit ihrem Buben übernehmen: 22 Augen. Jetzt spielt sie die Pik-Acht aus, und Karl, der kein Pik hat, wirft sein Karo-Ass dazu: Er darf alles spielen. Sie dürfen bedienen oder stechen. Bleiben Sie unter ihrer Acht: Spielen Sie die Pik-Sechs.</translation>
    </message>
    <message>
        <source>That would take the trick, and Karl’s ace with it. Play the six.</source>
        <translation>Damit bekämen Sie den Stich, und Karls Ass dazu. Spielen Sie die Sechs.</translation>
    </message>
    <message>
        <source>Now she leads the queen of spades. The ten is lower than the queen: get rid of it.</source>
        <translation>Jetzt spielt sie die Pik-Dame aus. Die Zehn ist niedriger als die Dame: Werden Sie sie los.</translation>
    </message>
    <message>
        <source>A trump would take the trick. Play the ten of spades.</source>
        <translation>Mit einem Trumpf bekämen Sie den Stich. Geben Sie die Pik-Zehn.</translation>
    </message>
    <message>
        <source>Anna took that with her ace: 26 points for her. The other six tricks are played for you. See how everybody ducks, and how aces and tens go to whoever has to take the trick.</source>
        <translation>Diesen Stich hat Anna mit ihrem Ass gemacht: 26 Augen für sie. Die anderen sechs Stiche werden für Sie gespielt. Sehen Sie, wie alle niedrig bleiben und wie Asse und Zehnen zu dem gehen, der den Stich nehmen muss.</translation>
    </message>
    <message>
        <source>Eleven points for you; Anna has the most, 61, and gets the first mark on the slate. If two players had tied for most, they would have played a play-off.</source>
        <translation>Elf Augen für Sie; Anna hat die meisten, 61, und bekommt den ersten Strich auf der Tafel. Wären zwei Spieler mit den meisten Augen gleichauf gewesen, hätten sie ein Entscheidungsspiel gespielt.</translation>
    </message>
    <message>
        <source>Hearts are trumps. Karl has taken Anna’s ten with the jack of hearts, the highest card. You have clubs, but you may trump instead, and no trump beats his jack: so you can now get rid of the ace of hearts. Play it.</source>
        <translation>Herz ist Trumpf. Karl hat Annas Zehn mit dem Herz-Buben genommen, der höchsten Karte. Sie haben Kreuz, dürfen aber stattdessen stechen. Der Herz-Bube schlägt jeden Trumpf: Jetzt werden Sie das Herz-Ass los, ohne den Stich zu bekommen. Spielen Sie es.</translation>
    </message>
    <message>
        <source>The ace of hearts would win you many points later. Get rid of it now.</source>
        <translation>Das Herz-Ass würde später viele Augen fangen. Werden Sie es jetzt los.</translation>
    </message>
    <message>
        <source>That was 35 points for Karl, and with such cards he wants to make a hundred. A player who makes a hundred gets no mark; each of the others gets one instead. Your cards are played for you.</source>
        <translation>Das waren 35 Augen für Karl, und mit solchen Karten will er hundert machen. Wer hundert macht, bekommt keinen Strich; stattdessen bekommt jeder andere einen. Ihre Karten werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>A hundred exactly: you, Anna and Babette get a mark each. That makes four on the slate, and the first phase is over. Karl has none: he is out of danger and leaves the game.</source>
        <translation>Genau hundert: Sie, Anna und Babette bekommen je einen Strich. Das macht vier auf der Tafel, und die erste Phase ist vorbei. Karl hat keinen: Er ist außer Gefahr und scheidet aus.</translation>
    </message>
    <message>
        <source>Ekart is Réunion with one addition: the Staubaus. A player who expects to take all ten tricks asks for any one card, gives another card for it, and leads. If the Staubaus succeeds, each of the others pays two units; if it fails, the caller pays two units to each.</source>
        <translation>Ekart ist Réunion mit einer Ergänzung, dem Staubaus. Wer glaubt, alle zehn Stiche zu schaffen, verlangt eine beliebige Karte, gibt eine andere dafür her und spielt aus. Gelingt es, zahlt ihm jeder andere zwei Einheiten; misslingt es, zahlt er jedem zwei.</translation>
    </message>
    <message>
        <source>Hearts are trumps, and you have six of them with the left bower, and the two black aces. Only the right bower is missing, the jack of hearts. Your one bad card is the seven of clubs: whoever has the jack gets it in exchange. Call a Staubaus and ask for the jack of hearts.</source>
        <translation>Herz ist Trumpf, und Sie haben sechs davon, den linken Bauern dabei, und die beiden schwarzen Asse. Nur der rechte Bauer fehlt, der Herz-Bube. Ihre einzige schlechte Karte ist die Kreuz-Sieben: Die geben Sie nachher für den Buben her. Rufen Sie einen Staubaus und verlangen Sie den Herz-Buben.</translation>
    </message>
    <message>
        <source>The jack of hearts is the only card that can beat you: ask for that one.</source>
        <translation>Nur der Herz-Bube kann Sie schlagen: Verlangen Sie ihn.</translation>
    </message>
    <message>
        <source>Anna had the jack and hands it over face up. In return you give her any card, face down: give her the seven of clubs.</source>
        <translation>Anna hatte den Buben und hat ihn offen hergegeben. Dafür bekommt sie von Ihnen verdeckt eine beliebige Karte: Geben Sie ihr die Kreuz-Sieben.</translation>
    </message>
    <message>
        <source>You will need that one. Give the seven of clubs away.</source>
        <translation>Diese Karte werden Sie brauchen. Geben Sie die Kreuz-Sieben weg.</translation>
    </message>
    <message>
        <source>The player who calls a Staubaus leads to the first trick. Draw trumps before anything else: begin with the right bower.</source>
        <translation>Wer einen Staubaus gerufen hat, spielt zum ersten Stich aus. Ziehen Sie vor allem anderen die Trümpfe: Beginnen Sie mit dem rechten Bauern.</translation>
    </message>
    <message>
        <source>First the trumps, from the highest: lead the jack of hearts.</source>
        <translation>Zuerst die Trümpfe, von oben herab: Spielen Sie den Herz-Buben aus.</translation>
    </message>
    <message>
        <source>The seven and the nine of hearts have fallen: nobody else has a trump now. Lead the left bower; the others must discard.</source>
        <translation>Die Sieben und die Neun von Herz sind gefallen: Niemand sonst hat noch Trumpf. Spielen Sie den linken Bauern; die anderen müssen abwerfen.</translation>
    </message>
    <message>
        <source>Continue with the trumps: the jack of diamonds is next.</source>
        <translation>Weiter mit den Trümpfen: Als Nächster kommt der Karo-Bube.</translation>
    </message>
    <message>
        <source>Your other trumps are played for you; nothing can beat them.</source>
        <translation>Ihre übrigen Trümpfe werden für Sie gespielt; nichts kann sie schlagen.</translation>
    </message>
    <message>
        <source>Now the spades: the ace before the ten.</source>
        <translation>Jetzt Pik: das Ass vor der Zehn.</translation>
    </message>
    <message>
        <source>The ace of spades first: it takes the spades that are out.</source>
        <translation>Zuerst das Pik-Ass: Es holt, was an Pik noch im Spiel ist.</translation>
    </message>
    <message>
        <source>The ten of spades and the ace of clubs are the last two tricks.</source>
        <translation>Die Pik-Zehn und das Kreuz-Ass sind die letzten beiden Stiche.</translation>
    </message>
    <message>
        <source>All ten tricks: the Staubaus is won, and Anna and Karl pay you two units each. They also get a Stange on the score sheet, but pay nothing extra for it. Karl discarded 13 points; the rest are yours.</source>
        <translation>Alle zehn Stiche: Der Staubaus ist gewonnen, und Anna und Karl zahlen Ihnen je zwei Einheiten. Beide haben eine Stange auf dem Punktezettel, zahlen dafür aber nichts weiter. Karl hat 13 Augen gedrückt; alle anderen gehören Ihnen.</translation>
    </message>
    <message>
        <source>You are the dealer and have picked up two cards. Clubs are trumps. As in Réunion, you discard two cards, but no ace and no bower. Discard the two small spades.</source>
        <translation>Sie geben und haben zwei Karten aufgenommen; Kreuz ist Trumpf. Wie bei der Réunion drücken Sie zwei Karten, aber kein Ass und keinen Bauern. Drücken Sie die beiden kleinen Pik.</translation>
    </message>
    <message>
        <source>Keep that card. Discard the seven and the eight of spades.</source>
        <translation>Behalten Sie diese Karte. Drücken Sie die Sieben und die Acht von Pik.</translation>
    </message>
    <message>
        <source>Anna calls a Staubaus and asks for your jack of spades, the left bower. It went to her automatically, and she gave you the seven of hearts in return.</source>
        <translation>Anna ruft einen Staubaus und verlangt Ihren Pik-Buben, den linken Bauern. Er ist automatisch zu ihr gegangen, und sie hat Ihnen die Herz-Sieben dafür gegeben.</translation>
    </message>
    <message>
        <source>She needs all ten tricks; you and Karl need only one. She leads the right bower of clubs; follow with a small trump.</source>
        <translation>Anna braucht alle zehn Stiche; Ihnen und Karl genügt ein einziger. Sie spielt den rechten Bauern aus, den Kreuz-Buben; bedienen Sie mit einem kleinen Trumpf.</translation>
    </message>
    <message>
        <source>Play a small trump.</source>
        <translation>Geben Sie einen kleinen Trumpf zu.</translation>
    </message>
    <message>
        <source>She draws your last trump, and continues. Your discards are played for you: hearts and a spade. Notice what you keep: the ten of diamonds with a small diamond to guard it.</source>
        <translation>Anna zieht Ihren letzten Trumpf und spielt weiter. Was Sie abwerfen, wird für Sie gespielt: Herz und ein Pik. Achten Sie darauf, was Sie behalten: die Karo-Zehn und dazu eine kleine Karte derselben Farbe.</translation>
    </message>
    <message>
        <source>The ace of hearts takes your king.</source>
        <translation>Das Herz-Ass schlägt Ihren König.</translation>
    </message>
    <message>
        <source>Three cards are left, and she leads the ace of diamonds. Follow with the nine: the ten ranks above the king.</source>
        <translation>Drei Karten sind übrig, und sie spielt das Karo-Ass aus. Bedienen Sie mit der Neun: Die Zehn steht über dem König.</translation>
    </message>
    <message>
        <source>The ace would take your ten. Follow with the nine of diamonds.</source>
        <translation>Das Ass nähme Ihre Zehn. Bedienen Sie mit der Karo-Neun.</translation>
    </message>
    <message>
        <source>Now the king of diamonds, and your ten takes it: the Staubaus has failed. The last trick is yours as well.</source>
        <translation>Jetzt der Karo-König, und Ihre Zehn nimmt ihn: Der Staubaus ist gescheitert. Auch der letzte Stich gehört Ihnen.</translation>
    </message>
    <message>
        <source>Anna pays two units to you and two to Karl. Even with the left bower she was missing the ten of diamonds, which ranks above the king. One extra card is often not enough.</source>
        <translation>Anna zahlt zwei Einheiten an Sie und zwei an Karl. Auch mit dem linken Bauern fehlte ihr die Karo-Zehn, die über dem König steht. Eine Karte mehr ist oft nicht genug.</translation>
    </message>
    <message>
        <source>Karl has passed. Diamonds are trumps; you have both bowers and two aces, a fine hand for Réunion. But one extra card does not make up for small trumps, eights and a singleton jack: pass.</source>
        <translation>Karl hat gepasst. Karo ist Trumpf; Sie haben beide Bauern und zwei Asse, für die Réunion ein schönes Blatt. Aber eine Karte mehr wiegt kleine Trümpfe, Achten und einen blanken Buben nicht auf: Passen Sie.</translation>
    </message>
    <message>
        <source>That hand would lose tricks: pass.</source>
        <translation>Mit diesem Blatt verlieren Sie Stiche: Passen Sie.</translation>
    </message>
    <message>
        <source>Nobody has called, so this is an ordinary Réunion deal: the player after the dealer leads. Your cards are played for you.</source>
        <translation>Niemand hat gerufen, also ist dies ein gewöhnliches Spiel Réunion: Wer nach dem Geber sitzt, spielt aus. Ihre Karten werden für Sie gespielt.</translation>
    </message>
    <message>
        <source>Eight tricks, not ten: you were right to pass. Three deals make a game, and you have won it clearly. With four or five players, those who are not playing a deal sit out as kings; in Great Ekart all four jacks are trumps. Have fun!</source>
        <translation>Acht Stiche, nicht zehn: Es war richtig zu passen. Drei Spiele bilden eine Partie, und Sie haben sie klar gewonnen. Zu viert oder zu fünft setzt aus, wer gerade nicht spielt, und ist König; im Großen Ekart sind alle vier Buben Trumpf. Viel Spaß!</translation>
    </message>
</context>
<context>
    <name>mishap</name>
    <message>
        <source>Something went wrong. A report was saved on this computer only: {place}</source>
        <translation>Es ist ein Fehler aufgetreten. Ein Bericht wurde nur auf diesem Computer gespeichert: {place}</translation>
    </message>
</context>
<context>
    <name>newgame</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
</context>
<context>
    <name>occasions</name>
    <message>
        <source>Today’s deal</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>The deal of {day}</source>
        <translation>Das Spiel vom {day}</translation>
    </message>
    <message>
        <source>The same cards, from {name}’s seat</source>
        <translation>Dieselben Karten, vom Platz von {name} aus</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <translation>Kartencode {code}</translation>
    </message>
    <message>
        <source>Game {game} of {games}</source>
        <translation>Partie {game} von {games}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Es gibt noch nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>The deal has been scored; it can no longer be undone.</source>
        <translation>Das Spiel ist gezählt und kann nicht mehr zurückgenommen werden.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Hints are available when it is your turn.</source>
        <translation>Einen Tipp bekommen Sie, wenn Sie am Zug sind.</translation>
    </message>
    <message>
        <source>Ask for a hint first.</source>
        <translation>Bitten Sie zuerst um einen Tipp.</translation>
    </message>
    <message>
        <source>It is not certain that all remaining tricks are yours.</source>
        <translation>Es ist nicht sicher, dass alle restlichen Stiche Ihnen gehören.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Noch ist kein Stich gemacht.</translation>
    </message>
    <message>
        <source>The next trick has started.</source>
        <translation>Der nächste Stich hat begonnen.</translation>
    </message>
    <message>
        <source>The trick is still on the table.</source>
        <translation>Der Stich liegt noch auf dem Tisch.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation>Es gibt nichts fortzusetzen.</translation>
    </message>
    <message>
        <source>These cards have not been played from another seat yet.</source>
        <translation>Diese Karten wurden noch von keinem anderen Platz aus gespielt.</translation>
    </message>
    <message>
        <source>No deal of this session has been scored yet.</source>
        <translation>In dieser Runde ist noch kein Spiel gezählt.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>{units} units</source>
        <comment>fewer than two</comment>
        <translation>{units} Einheiten</translation>
    </message>
    <message>
        <source>{units} units</source>
        <comment>two and more</comment>
        <translation>{units} Einheiten</translation>
    </message>
    <message>
        <source>{count} tricks</source>
        <comment>fewer than two</comment>
        <translation>{count} Stiche</translation>
    </message>
    <message>
        <source>{count} tricks</source>
        <comment>two and more</comment>
        <translation>{count} Stiche</translation>
    </message>
    <message>
        <source>{count} points</source>
        <comment>fewer than two</comment>
        <translation>{count} Augen</translation>
    </message>
    <message>
        <source>{count} points</source>
        <comment>two and more</comment>
        <translation>{count} Augen</translation>
    </message>
    <message>
        <source>{count}%</source>
        <comment>percent</comment>
        <translation>{count}&#xa0;%</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>„{call}“</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>nicht tauschen</translation>
    </message>
    <message>
        <source>Called: {call}</source>
        <translation>Angesagt: {call}</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Nicht getauscht</translation>
    </message>
    <message>
        <source>Gave: {cards}</source>
        <translation>Gegeben: {cards}</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>Gedrückt: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}</source>
        <translation>Stich {number}: {cards}</translation>
    </message>
    <message>
        <source>This was the only possible move.</source>
        <translation>Das war der einzige mögliche Zug.</translation>
    </message>
    <message>
        <source>The analysis took too long, so only {count} card layouts were checked.</source>
        <translation>Die Analyse dauerte zu lange: Nur {count} Kartenverteilungen wurden geprüft.</translation>
    </message>
    <message>
        <source>The analysis took too long, so only one card layout was checked.</source>
        <translation>Die Analyse dauerte zu lange: Nur eine Kartenverteilung wurde geprüft.</translation>
    </message>
    <message>
        <source>The full analysis would have taken too long. By estimate, your move was best.</source>
        <translation>Die genaue Analyse hätte zu lange gedauert. Nach der Schätzung war Ihr Zug der beste.</translation>
    </message>
    <message>
        <source>The full analysis would have taken too long. By estimate, {cards} was better. Your move is not counted as a mistake.</source>
        <translation>Die genaue Analyse hätte zu lange gedauert. Nach der Schätzung wäre besser gewesen: {cards}. Ihr Zug gilt nicht als Fehler.</translation>
    </message>
    <message>
        <source>Your move was the best one, given what you could know.</source>
        <translation>Nach allem, was Sie wissen konnten, war das der beste Zug.</translation>
    </message>
    <message>
        <source>Better: {cards}. It wins {units} more on average.</source>
        <translation>Besser: {cards}. Das bringt im Schnitt {units} mehr.</translation>
    </message>
    <message>
        <source>Better: {cards}. It gains {share} of a deal on average.</source>
        <translation>Besser: {cards}. Das bringt im Schnitt {share} eines Spiels.</translation>
    </message>
    <message>
        <source>Better: {cards}. It wins {units} more on average</source>
        <translation>Besser: {cards}. Das bringt im Schnitt {units} mehr</translation>
    </message>
    <message>
        <source>With the actual cards it would have won {units} more.</source>
        <translation>Bei der tatsächlichen Kartenverteilung hätte das {units} mehr gebracht.</translation>
    </message>
    <message>
        <source>With the actual cards it would have gained {share} of a deal.</source>
        <translation>Bei der tatsächlichen Kartenverteilung hätte das {share} eines Spiels gebracht.</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>Keine Züge</translation>
    </message>
    <message>
        <source>There was no move to make at this seat in this deal.</source>
        <translation>An diesem Platz gab es in diesem Spiel keinen Zug zu machen.</translation>
    </message>
    <message>
        <source>Average cost of your mistakes: {units}. Bad luck is not counted.</source>
        <translation>Ihre Fehler kosteten im Schnitt {units}. Pech zählt nicht mit.</translation>
    </message>
    <message>
        <source>Tricks for your side with the better move: {points}; actual tricks: {real}.</source>
        <translation>Stiche Ihrer Seite mit dem besseren Zug: {points}; tatsächlich: {real}.</translation>
    </message>
    <message>
        <source>Points for your side with the better move: {points}; actual points: {real}.</source>
        <translation>Augen Ihrer Seite mit dem besseren Zug: {points}; tatsächlich: {real}.</translation>
    </message>
    <message>
        <source>{better}, with {points}.</source>
        <translation>{better}, dazu {points}.</translation>
    </message>
    <message>
        <source>This time you were lucky: with the actual cards, your move was better.</source>
        <translation>Diesmal hatten Sie Glück: Bei der tatsächlichen Kartenverteilung war Ihr Zug besser.</translation>
    </message>
    <message>
        <source>With the actual cards it made no difference.</source>
        <translation>Bei der tatsächlichen Kartenverteilung machte das keinen Unterschied.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Fehlerlos</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Sehr gut</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Durchwachsen</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>You made no mistakes.</source>
        <translation>Sie haben keinen Fehler gemacht.</translation>
    </message>
    <message>
        <source>Average cost of your mistakes: {share} of a deal. Bad luck is not counted.</source>
        <translation>Ihre Fehler kosteten im Schnitt {share} eines Spiels. Pech zählt nicht mit.</translation>
    </message>
    <message>
        <source>With the better move: {points} points for you instead of {real}.</source>
        <translation>Mit dem besseren Zug: {points} Augen für Sie statt {real}.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Rank of the ten</source>
        <translation>Rang der Zehn</translation>
    </message>
    <message>
        <source>High: A 10 K Q</source>
        <translation>Hoch: A 10 K D</translation>
    </message>
    <message>
        <source>Low: A K Q J 10</source>
        <translation>Niedrig: A K D B 10</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Direction of deal and play: to the right (Pierer 1862) or to the left (French page).</source>
        <translation>Richtung von Geben und Spielen: nach rechts (Pierer 1862) oder nach links (französische Seite).</translation>
    </message>
    <message>
        <source>Anticlockwise, to the right</source>
        <translation>Nach rechts, gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Clockwise, to the left</source>
        <translation>Nach links, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Everybody draws a card. The lowest deals first (Pierer 1862, Wikipedia), or the highest (CatsAtCards); or the first dealer is chosen at random. Players with equal cards draw again.</source>
        <translation>Jeder zieht eine Karte. Die niedrigste gibt zuerst (Pierer 1862, Wikipedia) oder die höchste (CatsAtCards); oder der Geber wird ohne Karten ausgelost. Bei gleichen Karten wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>Lowest card drawn</source>
        <translation>Niedrigste gezogene Karte</translation>
    </message>
    <message>
        <source>Highest card drawn</source>
        <translation>Höchste gezogene Karte</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Wird ausgelost</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Plätze am Tisch</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Werden ausgelost</translation>
    </message>
    <message>
        <source>Who cuts</source>
        <translation>Wer abhebt</translation>
    </message>
    <message>
        <source>In Pierer 1862 the player to the dealer’s left cuts, that is, the last player before the dealer.</source>
        <translation>Bei Pierer 1862 hebt ab, wer links vom Geber sitzt, also der Letzte vor ihm in der Spielfolge.</translation>
    </message>
    <message>
        <source>The player before the dealer</source>
        <translation>Der Spieler vor dem Geber</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>Der Spieler nach dem Geber</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>High: ace, ten, king, queen (Pierer 1862, Wikipedia, CatsAtCards). Low: the ten ranks below the jack (early Wikipedia, French page). It counts ten points either way.</source>
        <translation>Hoch: Ass, Zehn, König, Dame (Pierer 1862, Wikipedia, CatsAtCards). Niedrig: Die Zehn steht unter dem Buben (frühe Wikipedia, französische Seite). Zehn Augen zählt sie so oder so.</translation>
    </message>
    <message>
        <source>Whether seats are drawn by lot before the first deal (Wikipedia, CatsAtCards), or everyone keeps their seat.</source>
        <translation>Ob die Plätze vor dem ersten Spiel ausgelost werden (Wikipedia, CatsAtCards) oder alle ihren Platz behalten.</translation>
    </message>
    <message>
        <source>Card turned up for trumps</source>
        <translation>Aufgedeckte Trumpfkarte</translation>
    </message>
    <message>
        <source>The bottom card of the pack (Pierer 1862, Wikipedia), or the upper of the last two (CatsAtCards). With a well-shuffled pack it makes no difference.</source>
        <translation>Die unterste Karte des Stapels (Pierer 1862, Wikipedia) oder die obere der letzten zwei (CatsAtCards). Bei guter Mischung macht das keinen Unterschied.</translation>
    </message>
    <message>
        <source>The bottom card</source>
        <translation>Die unterste Karte</translation>
    </message>
    <message>
        <source>The upper of the last two</source>
        <translation>Die obere der letzten zwei</translation>
    </message>
    <message>
        <source>Dealer picks up the turned-up card</source>
        <translation>Geber nimmt die aufgedeckte Karte</translation>
    </message>
    <message>
        <source>Pierer 1862 and the French page leave it face up on the table until the second trick is over. Neither says whether it may be played from there, so you can choose. It can’t be discarded then.</source>
        <translation>Bei Pierer 1862 und auf der französischen Seite bleibt sie offen liegen, bis der zweite Stich vorbei ist. Ob sie von dort gespielt werden darf, sagt keine der beiden Quellen; darum können Sie wählen. Gedrückt werden darf sie dann nicht.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>After trick 2, playable before</source>
        <translation>Nach Stich 2, vorher spielbar</translation>
    </message>
    <message>
        <source>After trick 2, not before</source>
        <translation>Nach Stich 2, vorher nicht</translation>
    </message>
    <message>
        <source>Turned-up card may be discarded</source>
        <translation>Aufgedeckte Karte darf gedrückt werden</translation>
    </message>
    <message>
        <source>CatsAtCards allows it. If the turned-up card stays on the table, it can’t be discarded.</source>
        <translation>CatsAtCards erlaubt es. Wo die aufgedeckte Karte liegen bleibt, kann sie nicht gedrückt werden.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Tens the dealer may discard</source>
        <translation>Zehnen, die der Geber drücken darf</translation>
    </message>
    <message>
        <source>One at most (Wikipedia, CatsAtCards), or both cards (Pierer 1862 has no limit). Aces and bowers can never be discarded.</source>
        <translation>Höchstens eine (Wikipedia, CatsAtCards) oder beide Karten (Pierer 1862 kennt keine Grenze). Asse und Bauern dürfen nie gedrückt werden.</translation>
    </message>
    <message>
        <source>One at most</source>
        <translation>Höchstens eine</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Discards are shown</source>
        <translation>Gedrückte Karten werden gezeigt</translation>
    </message>
    <message>
        <source>Whether the dealer shows them when the points are counted (French page).</source>
        <translation>Ob der Geber sie beim Zählen zeigt (französische Seite).</translation>
    </message>
    <message>
        <source>When scoring</source>
        <translation>Beim Zählen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Obligation to overtrump</source>
        <translation>Überstechpflicht</translation>
    </message>
    <message>
        <source>Whether a player who can’t follow suit must beat a trump already in the trick, if possible (French page: “surcouper si besoin est”). Pierer 1862 does not require it.</source>
        <translation>Ob ein Spieler, der nicht bedienen kann, einen Trumpf im Stich möglichst überstechen muss (französische Seite: „surcouper si besoin est“). Pierer 1862 stellt es frei.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>When trumping</source>
        <translation>Beim Stechen</translation>
    </message>
    <message>
        <source>Fee for the left bower</source>
        <translation>Zahlung für den linken Bauern</translation>
    </message>
    <message>
        <source>A player whose left bower is captured by the right bower pays the winner of the trick at once (all sources).</source>
        <translation>Wer den linken Bauern an den rechten verliert, zahlt sofort an den, der den Stich macht (alle Quellen).</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 Einheit</translation>
    </message>
    <message>
        <source>Fee for a Stange</source>
        <translation>Zahlung für eine Stange</translation>
    </message>
    <message>
        <source>A player without a trick pays each of the others (all sources except the French page).</source>
        <translation>Wer keinen Stich macht, zahlt jedem der anderen (alle Quellen außer der französischen Seite).</translation>
    </message>
    <message>
        <source>They are paid by one player to another (most sources), or they are only earned, and nobody loses any (CatsAtCards, which calls them game points).</source>
        <translation>Einer zahlt sie dem anderen (die meisten Quellen), oder sie werden nur verdient, und niemand verliert welche (CatsAtCards nennt sie „game points“).</translation>
    </message>
    <message>
        <source>The balance of units won and lost, or the winnings alone (CatsAtCards). If units are only earned, it is always the latter.</source>
        <translation>Der Saldo gewonnener und verlorener Einheiten oder allein die Gewinne (CatsAtCards). Wo Einheiten nur verdient werden, immer Letzteres.</translation>
    </message>
    <message>
        <source>Winnings</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>1 unit to each</source>
        <translation>1 Einheit an jeden</translation>
    </message>
    <message>
        <source>A Stange is given for</source>
        <translation>Eine Stange gibt es für</translation>
    </message>
    <message>
        <source>Taking no trick (Wikipedia, CatsAtCards), or making no points, as Pierer 1862 says literally: then tricks without points don’t help.</source>
        <translation>Kein Stich (Wikipedia, CatsAtCards) oder keine Augen, wie es bei Pierer 1862 wörtlich heißt: Dann helfen Stiche ohne Augen nicht.</translation>
    </message>
    <message>
        <source>Taking no trick</source>
        <translation>Keinen Stich</translation>
    </message>
    <message>
        <source>Making no points</source>
        <translation>Keine Augen</translation>
    </message>
    <message>
        <source>Discards of a dealer without a trick</source>
        <translation>Gedrücktes eines Gebers ohne Stich</translation>
    </message>
    <message>
        <source>They count for the dealer and are underlined (Wikipedia, CatsAtCards), or they are lost (Pierer 1862).</source>
        <translation>Es zählt für ihn und wird unterstrichen (Wikipedia, CatsAtCards) oder ist verloren (Pierer 1862).</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Are lost</source>
        <translation>Ist verloren</translation>
    </message>
    <message>
        <source>How a Stange is shown</source>
        <translation>Wie eine Stange geschrieben wird</translation>
    </message>
    <message>
        <source>A slash through the cell, with the dealer’s discards underlined (Wikipedia); a dash (Pierer 1862); or numbers only.</source>
        <translation>Ein Schrägstrich durch das Feld, Gedrücktes allein unterstrichen (Wikipedia); ein waagerechter Strich (Pierer 1862); oder nur Zahlen.</translation>
    </message>
    <message>
        <source>Slash and underline</source>
        <translation>Schrägstrich und Unterstrich</translation>
    </message>
    <message>
        <source>Dash</source>
        <translation>Waagerechter Strich</translation>
    </message>
    <message>
        <source>Numbers only</source>
        <translation>Nur Zahlen</translation>
    </message>
    <message>
        <source>Deals per player</source>
        <translation>Spiele je Geber</translation>
    </message>
    <message>
        <source>With one, every player deals once and that makes a game. Three (French page) are played as three games in a row, each settled separately, because the limits only make sense for three deals.</source>
        <translation>Bei 1 gibt jeder einmal, und das ist eine Partie. Bei 3 (französische Seite) werden drei Partien nacheinander gespielt, jede für sich abgerechnet, weil die Grenzen nur für drei Spiele passen.</translation>
    </message>
    <message>
        <source>Direction of deal and play: to the left (Spielwiki, gamerules.com) or to the right (CatsAtCards).</source>
        <translation>Richtung von Geben und Spielen: nach links (Spielwiki, gamerules.com) oder nach rechts (CatsAtCards).</translation>
    </message>
    <message>
        <source>Everyone draws a card, and the lowest deals first (CatsAtCards). As in the other games, the highest may deal first instead, or the first dealer is chosen at random. Players with equal cards draw again.</source>
        <translation>Jeder zieht eine Karte, und die niedrigste gibt zuerst (CatsAtCards). Wie bei den anderen Spielen kann auch die höchste geben, oder der Geber wird ausgelost. Bei gleichen Karten wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>The player before the dealer cuts: the one on the dealer’s right if play goes to the left (Spielwiki).</source>
        <translation>Es hebt ab, wer vor dem Geber an der Reihe ist: rechts vom Geber, wenn nach links gespielt wird (Spielwiki).</translation>
    </message>
    <message>
        <source>Four tricks each</source>
        <translation>Vier Stiche auf jeder Seite</translation>
    </message>
    <message>
        <source>The side that chose trumps then loses (Spielwiki). That it costs the same as any other loss is our own rule. CatsAtCards does not mention it; there it scores nothing.</source>
        <translation>Wer den Trumpf gewählt hat, hat dann verloren (Spielwiki); dass es so viel kostet wie sonst, haben wir selbst festgelegt. CatsAtCards erwähnt es nicht: Dort zählt es nichts.</translation>
    </message>
    <message>
        <source>Declarers lose</source>
        <translation>Die Ansager haben verloren</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>Nichts wird gezählt</translation>
    </message>
    <message>
        <source>Highest card below the jacks</source>
        <translation>Höchste Karte unter den Buben</translation>
    </message>
    <message>
        <source>The natural order with the ace on top (gamerules.com), or the king on top and the ace below the jack (our reading of a draft on Wikipedia). No source we found gives the full order.</source>
        <translation>Die natürliche Folge mit dem Ass oben (gamerules.com), oder der König oben und das Ass unter dem Buben (so lesen wir einen Entwurf in Wikipedia). Keine Quelle, die wir lesen konnten, nennt die ganze Folge.</translation>
    </message>
    <message>
        <source>The ace</source>
        <translation>Das Ass</translation>
    </message>
    <message>
        <source>The king: K Q J A 10 9 8 7</source>
        <translation>Der König: K D B A 10 9 8 7</translation>
    </message>
    <message>
        <source>“Cards away” and a trick is lost</source>
        <translation>„Karten weg!“ und ein Stich verloren</translation>
    </message>
    <message>
        <source>No source says what it costs to play alone and lose a trick. Our rule mirrors the reward: the others win the Brot. Or nothing changes.</source>
        <translation>Was es kostet, allein zu spielen und einen Stich zu verlieren, sagt keine Quelle. Wir haben es dem Gewinn nachgebildet: Die anderen gewinnen das Brot; oder die Zählung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The others win the Brot</source>
        <translation>Die anderen gewinnen das Brot</translation>
    </message>
    <message>
        <source>Brote (games) in a session</source>
        <translation>Brote (Partien) je Runde</translation>
    </message>
    <message>
        <source>The sources only say that the side with the most Brote wins. The number is our own rule.</source>
        <translation>Die Quellen sagen nur, dass die Seite mit den meisten Broten gewinnt. Wie viele Brote eine Runde hat, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Everyone keeps their seat</source>
        <translation>Alle behalten ihren Platz</translation>
    </message>
    <message>
        <source>Score and session</source>
        <translation>Zählung und Runde</translation>
    </message>
    <message>
        <source>Bauer (Saarland)</source>
        <translation>Bauer (Saarland)</translation>
    </message>
    <message>
        <source>The recommended rules: clockwise, as on Spielwiki. Gaps are filled as simply as possible.</source>
        <translation>Die empfohlenen Regeln: im Uhrzeigersinn wie im Spielwiki; die Lücken sind so einfach wie möglich gefüllt.</translation>
    </message>
    <message>
        <source>As on CatsAtCards.com: deal and play go to the right, and four tricks each score nothing.</source>
        <translation>Wie auf CatsAtCards.com: Gegeben und gespielt wird nach rechts, und vier Stiche auf jeder Seite zählen nichts.</translation>
    </message>
    <message>
        <source>3 (three games in a row)</source>
        <translation>3 (drei Partien nacheinander)</translation>
    </message>
    <message>
        <source>A total under 50</source>
        <translation>Eine Summe unter 50</translation>
    </message>
    <message>
        <source>Pays three units (Wikipedia), or two like any other total under 100 (Pierer 1862).</source>
        <translation>Zahlt drei Einheiten (Wikipedia) oder zwei wie jede andere Summe unter 100 (Pierer 1862).</translation>
    </message>
    <message>
        <source>Pays three units</source>
        <translation>Zahlt drei Einheiten</translation>
    </message>
    <message>
        <source>Pays two units</source>
        <translation>Zahlt zwei Einheiten</translation>
    </message>
    <message>
        <source>A total of zero</source>
        <translation>Eine Summe von null</translation>
    </message>
    <message>
        <source>Pays four units (Pierer 1862: “vierfach”; Wikipedia), or the same as any other low total (CatsAtCards, French page).</source>
        <translation>Zahlt vier Einheiten (Pierer 1862: „vierfach“; Wikipedia) oder so viel wie jede andere kleine Summe (CatsAtCards, französische Seite).</translation>
    </message>
    <message>
        <source>Pays four units</source>
        <translation>Zahlt vier Einheiten</translation>
    </message>
    <message>
        <source>Pays the same as other low totals</source>
        <translation>Zahlt wie jede kleine Summe</translation>
    </message>
    <message>
        <source>Tie for the highest total</source>
        <translation>Gleichstand bei der höchsten Summe</translation>
    </message>
    <message>
        <source>No source covers this. Each winner is paid in full; or the winners split the payments; or one more deal decides; or nobody pays.</source>
        <translation>Keine Quelle sagt, was dann geschieht. Jeder Gewinner wird voll bezahlt; oder sie teilen die Zahlungen; oder ein weiteres Spiel entscheidet; oder niemand zahlt.</translation>
    </message>
    <message>
        <source>Each is paid in full</source>
        <translation>Jeder wird voll bezahlt</translation>
    </message>
    <message>
        <source>The winners split the payments</source>
        <translation>Sie teilen die Zahlungen</translation>
    </message>
    <message>
        <source>One more deal decides</source>
        <translation>Ein weiteres Spiel entscheidet</translation>
    </message>
    <message>
        <source>Nobody pays</source>
        <translation>Niemand zahlt</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Paid between players</source>
        <translation>Werden gezahlt</translation>
    </message>
    <message>
        <source>Earned only</source>
        <translation>Werden nur verdient</translation>
    </message>
    <message>
        <source>Session ranking by</source>
        <translation>Rangfolge der Runde nach</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation>Ihre eigenen Regeln.</translation>
    </message>
    <message>
        <source>Custom rules, based on {title}</source>
        <translation>Eigene Regeln nach {title}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between changed rules</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Karten und Geben</translation>
    </message>
    <message>
        <source>Discarding and play</source>
        <translation>Drücken und Spielen</translation>
    </message>
    <message>
        <source>Fees and score sheet</source>
        <translation>Zahlungen und Punktezettel</translation>
    </message>
    <message>
        <source>Settlement and session</source>
        <translation>Abrechnung und Runde</translation>
    </message>
    <message>
        <source>Réunion (Rhineland)</source>
        <translation>Réunion (Rheinland)</translation>
    </message>
    <message>
        <source>The recommended rules: the German sources, with gaps filled as simply as possible.</source>
        <translation>Die empfohlenen Regeln: die deutschen Quellen; ihre Lücken sind so einfach wie möglich gefüllt.</translation>
    </message>
    <message>
        <source>CatsAtCards</source>
        <translation>CatsAtCards</translation>
    </message>
    <message>
        <source>As on CatsAtCards.com: the highest card deals first, and units are earned, never paid.</source>
        <translation>Wie auf CatsAtCards.com: Die höchste Karte gibt zuerst, und Einheiten werden verdient, nie bezahlt.</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>Wikipedia</translation>
    </message>
    <message>
        <source>As on Wikipedia today: seats are drawn by lot, and the discards stay hidden.</source>
        <translation>Wie heute in der Wikipedia: Die Plätze werden ausgelost, und Gedrücktes bleibt verdeckt.</translation>
    </message>
    <message>
        <source>Early Wikipedia</source>
        <translation>Frühe Wikipedia</translation>
    </message>
    <message>
        <source>An early Wikipedia text that is still copied: the ten ranks below queen and jack.</source>
        <translation>Ein früher Text der Wikipedia, der noch immer abgeschrieben wird: Die Zehn steht unter Dame und Bube.</translation>
    </message>
    <message>
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>As on jeux-de-cartes.com: clockwise, low tens, overtrumping required, three games in a row.</source>
        <translation>Wie auf jeux-de-cartes.com: im Uhrzeigersinn, niedrige Zehnen, Überstechpflicht, drei Partien nacheinander.</translation>
    </message>
    <message>
        <source>1862 (Pierer)</source>
        <translation>1862 (Pierer)</translation>
    </message>
    <message>
        <source>As in Pierer’s Universal-Lexikon of 1862: the turned-up card stays face up until the second trick is over, and a Stange is written as a dash.</source>
        <translation>Nach Pierers Universal-Lexikon von 1862: Die aufgedeckte Karte liegt offen, bis der zweite Stich vorbei ist, und die Stange ist ein waagerechter Strich.</translation>
    </message>
    <message>
        <source>Pagat does not say who deals first. Everybody draws a card, and the lowest or the highest deals; or the first dealer is chosen at random. Players with equal cards draw again.</source>
        <translation>Pagat überlässt es dem Tisch, wer zuerst gibt. Jeder zieht eine Karte, und die niedrigste oder die höchste gibt; oder der Geber wird ohne Karten ausgelost. Bei gleichen Karten wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>Everyone draws a card, and the lowest deals first (Pagat), or the highest; or the first dealer is chosen at random. Players with equal cards draw again.</source>
        <translation>Jeder zieht eine Karte, und die niedrigste gibt (Pagat) oder die höchste; oder der Geber wird ohne Karten ausgelost. Bei gleichen Karten wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left cuts (Pagat), that is, the last player before the dealer.</source>
        <translation>Es hebt ab, wer links vom Geber sitzt (Pagat), also der Letzte vor ihm in der Reihe.</translation>
    </message>
    <message>
        <source>A march in Butzen</source>
        <translation>Durchmarsch beim Butzen</translation>
    </message>
    <message>
        <source>A march (a hundred points or all nine tricks) wipes two of the player’s marks, but never so many that fewer than four are left on the slate (Pagat); or always two, which may leave three (Wikipedia, after Schoch).</source>
        <translation>Wer durchmarschiert, wischt zwei Striche weg, aber nur so viele, dass mindestens vier auf der Tafel bleiben (Pagat); oder immer zwei, sodass drei bleiben können (Wikipedia, nach Schoch).</translation>
    </message>
    <message>
        <source>Never below four</source>
        <translation>Nie unter vier</translation>
    </message>
    <message>
        <source>Always two</source>
        <translation>Immer zwei Striche</translation>
    </message>
    <message>
        <source>Losing the first four deals</source>
        <translation>Die ersten vier Spiele verloren</translation>
    </message>
    <message>
        <source>A player who loses the first four deals loses the game at once. It counts as two games (Pagat) or as one (CatsAtCards).</source>
        <translation>Wer die ersten vier Spiele verliert, hat die Partie sofort verloren. Das zählt wie zwei Partien (Pagat) oder wie eine (CatsAtCards).</translation>
    </message>
    <message>
        <source>Two marks on the frame</source>
        <translation>Zwei Striche am Rahmen</translation>
    </message>
    <message>
        <source>One mark on the frame</source>
        <translation>Ein Strich am Rahmen</translation>
    </message>
    <message>
        <source>End of a session</source>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>After four games (Pagat), or when somebody has four marks on the frame (Wikipedia).</source>
        <translation>Nach vier Partien (Pagat) oder wenn jemand vier Striche am Rahmen hat (Wikipedia).</translation>
    </message>
    <message>
        <source>After four games</source>
        <translation>Nach vier Partien</translation>
    </message>
    <message>
        <source>Asking for “nicer cards”</source>
        <translation>Um „hübschere Karten“ bitten</translation>
    </message>
    <message>
        <source>In Butzen a player may ask for a new deal before the first card is played; if all the others agree, the same dealer deals again (Pagat: &lt;i&gt;hübscher&lt;/i&gt;).</source>
        <translation>Beim Butzen darf man vor der ersten Karte um neue Karten bitten; sind alle anderen einverstanden, gibt derselbe Geber noch einmal (Pagat: &lt;i&gt;hübscher&lt;/i&gt;).</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>The slate</source>
        <translation>Die Tafel</translation>
    </message>
    <message>
        <source>The session</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Hindersche (Black Forest)</source>
        <translation>Hindersche (Schwarzwald)</translation>
    </message>
    <message>
        <source>The recommended rules, as Pagat learned them from players: four games make a session.</source>
        <translation>Die empfohlenen Regeln, wie Pagat sie von den Spielern selbst hat: Vier Partien sind eine Runde.</translation>
    </message>
    <message>
        <source>Schoch</source>
        <translation>Schoch</translation>
    </message>
    <message>
        <source>As on Wikipedia after Uwe Schoch: a march always wipes two, and a session continues to four marks on the frame.</source>
        <translation>Wie auf Wikipedia nach Uwe Schoch: Ein Durchmarsch wischt immer zwei weg, und eine Runde geht bis zu vier Strichen.</translation>
    </message>
    <message>
        <source>No trump for the first trick</source>
        <translation>Kein Trumpf im ersten Stich</translation>
    </message>
    <message>
        <source>A player who leads without a trump plays face down (Pagat); or every player without a trump does so in this trick (CatsAtCards).</source>
        <translation>Wer ohne Trumpf ausspielt, spielt verdeckt (Pagat); oder jeder, der keinen Trumpf hat, tut das in diesem Stich (CatsAtCards).</translation>
    </message>
    <message>
        <source>Only the leader plays face down</source>
        <translation>Nur wer ausspielt, spielt verdeckt</translation>
    </message>
    <message>
        <source>Everyone without a trump plays face down</source>
        <translation>Jeder ohne Trumpf spielt verdeckt</translation>
    </message>
    <message>
        <source>When a side has enough points</source>
        <translation>Wenn eine Seite genug Augen hat</translation>
    </message>
    <message>
        <source>It must call “We have our number” to stop play (Pagat, CatsAtCards). That play stops automatically is our own option, so that you need not count.</source>
        <translation>Sie muss es ansagen, damit das Spiel endet (Pagat, CatsAtCards). Dass es von selbst endet, haben wir selbst festgelegt; dann müssen Sie nicht mitzählen.</translation>
    </message>
    <message>
        <source>It must call</source>
        <translation>Sie muss es ansagen</translation>
    </message>
    <message>
        <source>Play stops automatically</source>
        <translation>Das Spiel endet von selbst</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>Falsche Ansage</translation>
    </message>
    <message>
        <source>Play simply continues (Pagat), or the others win the rung at once (CatsAtCards).</source>
        <translation>Es wird einfach weitergespielt (Pagat), oder die anderen gewinnen sofort die Sprosse (CatsAtCards).</translation>
    </message>
    <message>
        <source>Play continues</source>
        <translation>Es wird weitergespielt</translation>
    </message>
    <message>
        <source>The others win the rung</source>
        <translation>Die anderen gewinnen die Sprosse</translation>
    </message>
    <message>
        <source>When a side has four marks on the frame (Pagat, Wikipedia), or after one set (CatsAtCards).</source>
        <translation>Wenn eine Seite vier Striche am Rahmen hat (Pagat, Wikipedia), oder nach einem Satz (CatsAtCards).</translation>
    </message>
    <message>
        <source>With the fourth mark</source>
        <translation>Mit dem vierten Strich</translation>
    </message>
    <message>
        <source>After one set</source>
        <translation>Nach einem Satz</translation>
    </message>
    <message>
        <source>Play and 100 points</source>
        <translation>Spielen und hundert Augen</translation>
    </message>
    <message>
        <source>Set and session</source>
        <translation>Satz und Runde</translation>
    </message>
    <message>
        <source>Viersche (Black Forest)</source>
        <translation>Viersche (Schwarzwald)</translation>
    </message>
    <message>
        <source>The recommended rules, as Pagat learned them from players: four marks on the frame.</source>
        <translation>Die empfohlenen Regeln, wie Pagat sie von den Spielern selbst hat: vier Striche am Rahmen.</translation>
    </message>
    <message>
        <source>As on CatsAtCards.com: a wrong claim loses the rung, everyone without a trump plays face down, and one set is a session.</source>
        <translation>Wie auf CatsAtCards.com: Wer seine Zahl zu Unrecht ansagt, verliert die Sprosse, jeder ohne Trumpf spielt verdeckt, und ein Satz ist eine Runde.</translation>
    </message>
    <message>
        <source>CatsAtCards does not say who deals first. That everyone draws a card and the lowest deals is our own rule. Players with equal cards draw again.</source>
        <translation>CatsAtCards sagt nicht, wer zuerst gibt. Dass jeder eine Karte zieht und die niedrigste gibt, haben wir selbst festgelegt. Bei gleichen Karten wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>Games in a session</source>
        <translation>Partien je Runde</translation>
    </message>
    <message>
        <source>The source describes one game only. The number of games in a session is our own rule.</source>
        <translation>Die Quelle beschreibt nur eine Partie. Wie viele eine Runde bilden, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>Deal and session</source>
        <translation>Geben und Runde</translation>
    </message>
    <message>
        <source>Hunsrücker Bauern</source>
        <translation>Hunsrücker Bauern</translation>
    </message>
    <message>
        <source>The game as described on CatsAtCards.com, with gaps filled as simply as possible.</source>
        <translation>Das Spiel, wie CatsAtCards.com es beschreibt; die Lücken sind so einfach wie möglich gefüllt.</translation>
    </message>
    <message>
        <source>Version of Ekart</source>
        <translation>Ekart-Variante</translation>
    </message>
    <message>
        <source>Little: a Staubaus only in the turned-up suit. Great: if nobody calls, a second round follows in which another suit may become trumps, and all four jacks are trumps (Wikipedia, after Schneider 1883).</source>
        <translation>Klein: ein Staubaus nur in der aufgedeckten Farbe. Groß: Ruft niemand einen, wird ein zweites Mal gefragt, und eine andere Farbe kann Trumpf werden; alle vier Buben sind Trumpf (Wikipedia, nach Schneider 1883).</translation>
    </message>
    <message>
        <source>Little Ekart</source>
        <translation>Kleines Ekart</translation>
    </message>
    <message>
        <source>Great Ekart</source>
        <translation>Großes Ekart</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <source>Three play in each deal. With four or five players, the others sit out as kings (Wikipedia, after Schneider 1883). Who sits out is our own rule: the dealer and the next two play, so that everyone plays three deals.</source>
        <translation>In jedem Spiel spielen drei. Zu viert oder zu fünft setzen die anderen als Könige aus (Wikipedia, nach Schneider 1883). Wer aussetzt, haben wir selbst festgelegt: Der Geber und die zwei nach ihm spielen, sodass jeder drei Spiele spielt.</translation>
    </message>
    <message>
        <source>4 (one sits out as king)</source>
        <translation>4 (einer setzt als König aus)</translation>
    </message>
    <message>
        <source>5 (two sit out as kings)</source>
        <translation>5 (zwei setzen als Könige aus)</translation>
    </message>
    <message>
        <source>Value of a Staubaus</source>
        <translation>Wert eines Staubaus</translation>
    </message>
    <message>
        <source>What each opponent pays for a successful Staubaus, or receives for a failed one. No source gives a figure; this is our own rule.</source>
        <translation>Was jeder Gegner für einen gewonnenen Staubaus zahlt oder für einen verlorenen bekommt. Keine Quelle nennt einen Wert: Das haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>2 units from each</source>
        <translation>2 Einheiten von jedem</translation>
    </message>
    <message>
        <source>1 unit from each</source>
        <translation>1 Einheit von jedem</translation>
    </message>
    <message>
        <source>3 units from each</source>
        <translation>3 Einheiten von jedem</translation>
    </message>
    <message>
        <source>Ekart</source>
        <translation>Ekart</translation>
    </message>
    <message>
        <source>Réunion for three, plus a Staubaus for a player who expects to take all ten tricks. Gaps in the only source are filled as simply as possible.</source>
        <translation>Réunion zu dritt mit einem Staubaus für Spieler, die alle zehn Stiche schaffen wollen; die Lücken der einzigen Quelle sind so einfach wie möglich gefüllt.</translation>
    </message>
    <message>
        <source>Four jacks are the highest trumps, and a second round of calls may make another suit trumps.</source>
        <translation>Vier Buben sind die höchsten Trümpfe. Ruft niemand, wird ein zweites Mal gefragt, und eine andere Farbe kann Trumpf werden.</translation>
    </message>
    <message>
        <source>Little Ekart with a king</source>
        <translation>Kleines Ekart mit einem König</translation>
    </message>
    <message>
        <source>Four at the table: in every deal three play and one is king. Four deals make a game, of 600 points.</source>
        <translation>Zu viert: In jedem Spiel spielen drei, und einer setzt als König aus. Vier Spiele sind eine Partie von 600 Augen.</translation>
    </message>
    <message>
        <source>By the dealer’s jack</source>
        <translation>Trumpf durch einen Buben</translation>
    </message>
    <message>
        <source>Whether partners are drawn by lot before the first deal, or everyone keeps their seat. On CatsAtCards the players draw cards: the two lowest play against the two highest.</source>
        <translation>Ob die Partner vor dem ersten Spiel ausgelost werden oder alle ihren Platz behalten. Bei CatsAtCards werden Karten gezogen: Die zwei niedrigsten spielen gegen die zwei höchsten.</translation>
    </message>
    <message>
        <source>Deal after a play-off</source>
        <translation>Geben nach einem Entscheidungsspiel</translation>
    </message>
    <message>
        <source>Dealing continues as if there had been no play-off (our own rule), or the player to the left of the play-off’s dealer deals next (Pagat), although the deal otherwise passes to the right.</source>
        <translation>Es wird der Reihe nach weitergegeben, als hätte es kein Entscheidungsspiel gegeben (selbst festgelegt), oder der Spieler links von dessen Geber gibt als Nächster (Pagat), obwohl das Geben sonst nach rechts wandert.</translation>
    </message>
    <message>
        <source>In turn, as if there had been no play-off</source>
        <translation>Der Reihe nach, als wäre kein Entscheidungsspiel gewesen</translation>
    </message>
    <message>
        <source>The player to the left of the play-off’s dealer</source>
        <translation>Der Spieler links vom Geber des Entscheidungsspiels</translation>
    </message>
    <message>
        <source>Cost of a mark on the frame</source>
        <translation>Preis eines Strichs am Rahmen</translation>
    </message>
    <message>
        <source>What a player pays each other player for each mark on the frame: an agreed sum (Pagat). The amounts are our own rule.</source>
        <translation>Was ein Spieler jedem anderen für jeden seiner Striche am Rahmen zahlt: eine vereinbarte Summe (Pagat). Die Beträge haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>2 units to each</source>
        <translation>2 Einheiten an jeden</translation>
    </message>
    <message>
        <source>5 units to each</source>
        <translation>5 Einheiten an jeden</translation>
    </message>
    <message>
        <source>No claim by the ninth trick</source>
        <translation>Keine Ansage bis zum neunten Stich</translation>
    </message>
    <message>
        <source>The sources do not say who wins then. Either the side that had enough points first wins, or the side that took the ninth trick if it has enough points, as if it could still call. Both are our own rules.</source>
        <translation>Die Quellen sagen nicht, wer dann gewinnt: entweder die Seite, die zuerst genug Augen hatte, oder die Seite mit dem neunten Stich, wenn sie genug hat, als könnte sie noch ansagen. Beides haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>The side that had enough points first wins</source>
        <translation>Es gewinnt, wer zuerst genug Augen hatte</translation>
    </message>
    <message>
        <source>The side with the ninth trick wins, if it has enough points</source>
        <translation>Es gewinnt die Seite mit dem neunten Stich, wenn sie genug Augen hat</translation>
    </message>
    <message>
        <source>Showing the card seen at the cut</source>
        <translation>Karte vom Abheben zeigen</translation>
    </message>
    <message>
        <source>On CatsAtCards it is shown to everybody. It only matters if it is a jack, so by default it is shown only then.</source>
        <translation>Bei CatsAtCards wird sie allen gezeigt. Wichtig ist sie nur, wenn sie ein Bube ist; deshalb wird sie in der Voreinstellung nur dann gezeigt.</translation>
    </message>
    <message>
        <source>Only if it is a jack</source>
        <translation>Nur wenn sie ein Bube ist</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>As on CatsAtCards.com: losing the first four deals counts as one game, not two.</source>
        <translation>Wie auf CatsAtCards.com: Vier verlorene Spiele zu Beginn sind eine Partie, nicht zwei.</translation>
    </message>
</context>
<context>
    <name>rulespage</name>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Cards and trumps</source>
        <translation>Karten und Trumpf</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>The Staubaus</source>
        <translation>Der Staubaus</translation>
    </message>
    <message>
        <source>Scoring and the Stange</source>
        <translation>Zählung und Stange</translation>
    </message>
    <message>
        <source>Value of a Staubaus</source>
        <translation>Wert eines Staubaus</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Ekart is Réunion as it was played in Alsace: three play ten tricks with 32 cards, each for themselves, and there are 150 card points in a deal. A player who expects to take all ten tricks may call a &lt;b&gt;Staubaus&lt;/b&gt; (a clean sweep): the caller asks for any one card and makes the first lead. Deal and play go {way}.</source>
        <translation>Ekart ist die Réunion, wie man sie im Elsass spielte: Drei spielen mit 32 Karten zehn Stiche, jeder für sich, und ein Spiel hat 150 Augen. Wer glaubt, alle zehn Stiche zu schaffen, darf einen &lt;b&gt;Staubaus&lt;/b&gt; (alle zehn Stiche) rufen: Er verlangt eine beliebige Karte und spielt als Erster aus. Gespielt und gegeben wird {way}.</translation>
    </message>
    <message>
        <source>All four jacks are trumps, the &lt;b&gt;matadors&lt;/b&gt;: the highest is the jack of trumps, the right bower; then the other jack of the same colour, the left bower; then the two others, clubs before spades and hearts before diamonds.*</source>
        <translation>Alle vier Buben sind Trümpfe, die &lt;b&gt;Matadore&lt;/b&gt;: Der höchste ist der Trumpf-Bube, der rechte Bauer; dann kommt der andere Bube gleicher Farbe, rot oder schwarz, der linke Bauer; dann die beiden anderen, Kreuz vor Pik und Herz vor Karo.*</translation>
    </message>
    <message>
        <source>four jacks, {ranks}</source>
        <translation>vier Buben, {ranks}</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Andere Farben</translation>
    </message>
    <message>
        <source>The two bowers count 12 points each, an ace 11, a ten 10, a king 4, a queen 3, the two other jacks 2;* nine, eight and seven count nothing. The last trick adds 10.</source>
        <translation>Die beiden Bauern zählen je 12, ein Ass 11, eine Zehn 10, ein König 4, eine Dame 3, die beiden anderen Buben 2;* Neun, Acht und Sieben zählen nichts. Der letzte Stich bringt 10 dazu.</translation>
    </message>
    <message>
        <source>* The source says that the two of the trump colour are the highest. Which of the other two is higher, and what they count, is our own rule.</source>
        <translation>* Die Quelle sagt, dass die beiden der Trumpffarbe die höchsten sind; welcher der beiden anderen höher ist und was sie zählen, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>the player before the dealer sits out as &lt;b&gt;king&lt;/b&gt;</source>
        <translation>der Spieler vor ihm setzt als &lt;b&gt;König&lt;/b&gt; aus</translation>
    </message>
    <message>
        <source>the two players before the dealer sit out as &lt;b&gt;kings&lt;/b&gt;</source>
        <translation>die beiden Spieler vor ihm setzen als &lt;b&gt;Könige&lt;/b&gt; aus</translation>
    </message>
    <message>
        <source>A king may look at one player’s hand per deal, if that player agrees; computer players always do.* The hand stays visible to the king until the deal is over; if it is the dealer’s, so do the discards. Kings give no advice.</source>
        <translation>Ein König darf in jedem Spiel das Blatt eines Mitspielers ansehen, wenn dieser es erlaubt; Computerspieler erlauben es immer.* Das Blatt liegt für ihn offen, bis das Spiel vorbei ist, und beim Geber auch, was dieser gedrückt hat. Rat gibt ein König keinen.</translation>
    </message>
    <message>
        <source>* Our own rule.</source>
        <translation>* Das haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>In a Staubaus, the caller leads instead.</source>
        <translation>Wer einen Staubaus gerufen hat, spielt an seiner Stelle aus.</translation>
    </message>
    <message>
        <source>No fee is paid if the left bower changed hands in a Staubaus.*</source>
        <translation>Hat der linke Bauer bei einem Staubaus den Besitzer gewechselt, wird für ihn nichts gezahlt.*</translation>
    </message>
    <message>
        <source>The highest total wins, and the winner earns from every other player: for a total under 150 one unit, under 100 (&lt;i&gt;matsch&lt;/i&gt;) two, {deep}{zero}for 150 or more nothing.</source>
        <translation>Die höchste Summe gewinnt, und der Gewinner verdient an jedem anderen: bei einer Summe unter 150 eine Einheit, unter 100 (&lt;i&gt;Matsch&lt;/i&gt;) zwei, {deep}{zero}bei 150 oder mehr nichts.</translation>
    </message>
    <message>
        <source>The highest total wins. Every other player pays the winner: under 150 one unit, under 100 (&lt;i&gt;matsch&lt;/i&gt;) two, {deep}{zero}150 or more nothing.</source>
        <translation>Die höchste Summe gewinnt. Jeder andere zahlt dem Gewinner: unter 150 eine Einheit, unter 100 (&lt;i&gt;Matsch&lt;/i&gt;) zwei, {deep}{zero}ab 150 nichts.</translation>
    </message>
    <message>
        <source>A session</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>anticlockwise (to the right)</source>
        <translation>nach rechts, gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>clockwise (to the left)</source>
        <translation>nach links, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Three players, each for themselves, play ten tricks with 32 cards. Every deal contains 150 card points. Three deals, one by each player, make a game; the player with the most points is paid by those with less than 150. Deal and play go {way}.</source>
        <translation>Drei Spieler, jeder für sich, spielen mit 32 Karten zehn Stiche. In jedem Spiel sind 150 Augen. Drei Spiele, jeder gibt einmal, sind eine Partie; wer dann die meisten Augen hat, wird von denen bezahlt, die keine 150 erreicht haben. Gespielt und gegeben wird {way}.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>right bower, left bower, {ranks}</source>
        <translation>rechter Bauer, linker Bauer, {ranks}</translation>
    </message>
    <message>
        <source>Other suit of that colour</source>
        <translation>Die andere rote oder schwarze Farbe</translation>
    </message>
    <message>
        <source>Other two suits</source>
        <translation>Die beiden übrigen Farben</translation>
    </message>
    <message>
        <source>A bower counts 12 points, an ace 11, a ten 10, a king 4, a queen 3, another jack 2; nine, eight and seven count nothing. The last trick adds 10 points.</source>
        <translation>Ein Bauer zählt 12 Augen, ein Ass 11, eine Zehn 10, ein König 4, eine Dame 3, ein anderer Bube 2; Neun, Acht und Sieben zählen nichts. Der letzte Stich bringt 10 dazu.</translation>
    </message>
    <message>
        <source>Everybody draws a card, and the lowest deals first.</source>
        <translation>Jeder zieht eine Karte, und die niedrigste gibt zuerst.</translation>
    </message>
    <message>
        <source>Everybody draws a card, and the highest deals first.</source>
        <translation>Jeder zieht eine Karte, und die höchste gibt zuerst.</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>Der erste Geber wird ausgelost.</translation>
    </message>
    <message>
        <source>For this draw the ace is high, and the ten ranks below the jack.</source>
        <translation>Dabei ist das Ass hoch, und die Zehn steht unter dem Buben.</translation>
    </message>
    <message>
        <source>The player before the dealer cuts.</source>
        <translation>Der Spieler vor dem Geber hebt ab.</translation>
    </message>
    <message>
        <source>The player after the dealer cuts.</source>
        <translation>Der Spieler nach dem Geber hebt ab.</translation>
    </message>
    <message>
        <source>Nobody cuts.</source>
        <translation>Niemand hebt ab.</translation>
    </message>
    <message>
        <source>The jack of trumps is the &lt;b&gt;right bower&lt;/b&gt;, the highest card of all. The other jack of the same colour is the &lt;b&gt;left bower&lt;/b&gt;, the second highest. It counts fully as a trump: if hearts are trumps, the jack of diamonds is a heart, and there is one diamond fewer.</source>
        <translation>Der Trumpf-Bube ist der &lt;b&gt;rechte Bauer&lt;/b&gt;, die höchste Karte überhaupt. Der andere Bube gleicher Farbe, rot oder schwarz, ist der &lt;b&gt;linke Bauer&lt;/b&gt;, die zweithöchste. Er ist in jeder Hinsicht Trumpf: Ist Herz Trumpf, so gehört der Karo-Bube zu Herz, und Karo hat eine Karte weniger.</translation>
    </message>
    <message>
        <source>the last card</source>
        <translation>die letzte</translation>
    </message>
    <message>
        <source>the upper card</source>
        <translation>die obere von ihnen</translation>
    </message>
    <message>
        <source>The dealer picks up both.</source>
        <translation>Der Geber nimmt beide auf die Hand.</translation>
    </message>
    <message>
        <source>Both belong to the dealer. The turned-up card stays face up on the table until the second trick is over. It is still part of the dealer’s hand and is played from the table.</source>
        <translation>Beide gehören dem Geber. Die aufgedeckte Karte bleibt offen liegen, bis der zweite Stich vorbei ist; sie zählt trotzdem zu seinem Blatt und wird von dort gespielt.</translation>
    </message>
    <message>
        <source>Both belong to the dealer. The turned-up card stays face up on the table until the second trick is over. Until then the dealer may not play it and does not have to follow suit with it.</source>
        <translation>Beide gehören dem Geber. Die aufgedeckte Karte bleibt offen liegen, bis der zweite Stich vorbei ist; bis dahin darf er sie nicht spielen und muss mit ihr nicht bedienen.</translation>
    </message>
    <message>
        <source>Before the first deal, seats are drawn by lot.</source>
        <translation>Vor dem ersten Geben werden die Plätze am Tisch ausgelost.</translation>
    </message>
    <message>
        <source>The dealer gives each player ten cards, three, then four, then three, beginning with the next player. Two are left over; {turned} is turned up, and its suit is trumps. {taken} The next player deals next.</source>
        <translation>Der Geber gibt jedem zehn Karten, drei, dann vier, dann drei, beim nächsten Spieler beginnend. Zwei bleiben übrig; {turned} wird aufgedeckt, und ihre Farbe ist Trumpf. {taken} Danach geht das Geben an den nächsten Spieler.</translation>
    </message>
    <message>
        <source>at most one ten</source>
        <translation>höchstens eine Zehn</translation>
    </message>
    <message>
        <source>any number of tens</source>
        <translation>Zehnen nach Belieben</translation>
    </message>
    <message>
        <source>The turned-up card can’t be discarded either.</source>
        <translation>Auch die aufgedeckte Karte darf nicht gedrückt werden.</translation>
    </message>
    <message>
        <source>They are shown when the deal is scored.</source>
        <translation>Beim Zählen werden sie gezeigt.</translation>
    </message>
    <message>
        <source>Nobody else sees them, not even at the end.</source>
        <translation>Niemand sonst sieht sie, auch am Ende nicht.</translation>
    </message>
    <message>
        <source>Before the first lead, the dealer discards two cards, face down: no aces, no bowers, {tens}.{turned} Their points count for the dealer. {shown}</source>
        <translation>Vor dem ersten Ausspiel drückt der Geber zwei Karten verdeckt: kein Ass, keinen Bauern, {tens}.{turned} Ihre Augen gehören ihm. {shown}</translation>
    </message>
    <message>
        <source>You never have to beat the cards in the trick.</source>
        <translation>Höher spielen oder überstechen muss niemand.</translation>
    </message>
    <message>
        <source>If a suit has already been trumped, you must play a higher trump if you can.</source>
        <translation>Wurde eine Farbe schon gestochen, muss überstechen, wer es kann.</translation>
    </message>
    <message>
        <source>The player after the dealer leads any card. You must follow suit. If you can’t, you must play a trump; if you can’t do that either, you may play any card. {beat}</source>
        <translation>Der Spieler nach dem Geber spielt eine beliebige Karte aus. Die angespielte Farbe muss bedient werden. Wer das nicht kann, muss stechen; wer auch das nicht kann, spielt eine beliebige Karte. {beat}</translation>
    </message>
    <message>
        <source>The highest trump wins the trick, or else the highest card of the suit led. The winner leads to the next.</source>
        <translation>Der höchste Trumpf macht den Stich, sonst die höchste Karte der angespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>When the right bower captures the left bower, the winner of the trick earns one unit at once.</source>
        <translation>Fängt der rechte Bauer den linken in einem Stich, so erhält der Gewinner des Stichs sofort eine Einheit.</translation>
    </message>
    <message>
        <source>When the right bower captures the left bower, the player of the left bower pays one unit at once to the winner of the trick.</source>
        <translation>Fängt der rechte Bauer den linken in einem Stich, so zahlt, wer den linken gespielt hat, dem Gewinner des Stichs sofort eine Einheit.</translation>
    </message>
    <message>
        <source>Each player adds up the points in their tricks. The dealer adds the discards, and the winner of the last trick adds ten.</source>
        <translation>Jeder zählt die Augen seiner Stiche zusammen, der Geber auch die seiner zwei gedrückten Karten, der Gewinner des letzten Stichs zehn mehr.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>keinen Stich</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Augen</translation>
    </message>
    <message>
        <source>A hand with {none} is a &lt;b&gt;Stange&lt;/b&gt;: each of the others earns one unit.</source>
        <translation>Wer {none} macht, hat eine &lt;b&gt;Stange&lt;/b&gt;: Jeder der anderen erhält eine Einheit.</translation>
    </message>
    <message>
        <source>A hand with {none} is a &lt;b&gt;Stange&lt;/b&gt;: it costs one unit to each of the others.</source>
        <translation>Wer {none} macht, hat eine &lt;b&gt;Stange&lt;/b&gt;: Sie kostet eine Einheit an jeden der anderen.</translation>
    </message>
    <message>
        <source>A dealer without a trick keeps the points of the discards.</source>
        <translation>Ein Geber ohne Stich behält die Augen, die er gedrückt hat.</translation>
    </message>
    <message>
        <source>A dealer without a trick also loses the points of the discards.</source>
        <translation>Ein Geber ohne Stich verliert auch die Augen, die er gedrückt hat.</translation>
    </message>
    <message>
        <source>On the score sheet, a hand without a trick is shown as a slash; if the dealer takes no trick, the points of the discards are underlined. Tricks without points are shown as 0.</source>
        <translation>Auf dem Punktezettel ist ein Spiel ohne Stich ein Schrägstrich von Ecke zu Ecke; die gedrückten Augen eines Gebers ohne Stich werden unterstrichen. Stiche ohne Wert schreibt man als einfache 0.</translation>
    </message>
    <message>
        <source>The score sheet shows numbers only.</source>
        <translation>Auf dem Punktezettel stehen nur Zahlen.</translation>
    </message>
    <message>
        <source>under 50 three, </source>
        <translation>unter 50 drei, </translation>
    </message>
    <message>
        <source>zero points four, </source>
        <translation>bei null Augen vier, </translation>
    </message>
    <message>
        <source>After three deals the highest total wins. From every other player the winner earns: for a total under 150 one unit, under 100 (&lt;i&gt;matsch&lt;/i&gt;) two, {deep}{zero}for 150 or more nothing.</source>
        <translation>Nach drei Spielen gewinnt die höchste Summe. Von jedem anderen erhält der Gewinner: für eine Summe unter 150 eine Einheit, unter 100 (&lt;i&gt;Matsch&lt;/i&gt;) zwei, {deep}{zero}für 150 oder mehr nichts.</translation>
    </message>
    <message>
        <source>After three deals the highest total wins. Every other player pays the winner: under 150 one unit, under 100 (&lt;i&gt;matsch&lt;/i&gt;) two, {deep}{zero}150 or more nothing.</source>
        <translation>Nach drei Spielen gewinnt die höchste Summe. Jeder andere zahlt dem Gewinner: unter 150 eine Einheit, unter 100 (&lt;i&gt;Matsch&lt;/i&gt;) zwei, {deep}{zero}ab 150 nichts.</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, each of them is paid in full, and they don’t pay each other.</source>
        <translation>Teilen sich mehrere die höchste Summe, so wird jeder von ihnen voll bezahlt, und untereinander zahlen sie nichts.</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, they split each payment.</source>
        <translation>Teilen sich mehrere die höchste Summe, so teilen sie jede Zahlung.</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, one more deal decides. Its points are not added to any total, and there are no fees.</source>
        <translation>Teilen sich mehrere die höchste Summe, so entscheidet ein weiteres Spiel zwischen ihnen; seine Augen zählen in keiner Summe, und Zahlungen entfallen.</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, nobody pays.</source>
        <translation>Teilen sich mehrere die höchste Summe, so zahlt niemand.</translation>
    </message>
    <message>
        <source>Three games are played in a row, each settled separately.</source>
        <translation>Drei Partien folgen aufeinander, jede für sich abgerechnet.</translation>
    </message>
    <message>
        <source>You can play as many games as you like.</source>
        <translation>Es folgen so viele Partien aufeinander, wie man mag.</translation>
    </message>
    <message>
        <source>The player with the best balance of units leads.</source>
        <translation>Vorn liegt, wer den besten Saldo gewonnener und verlorener Einheiten hat.</translation>
    </message>
    <message>
        <source>The player who has received the most units (&lt;i&gt;game points&lt;/i&gt;) leads; losses don’t count.</source>
        <translation>Vorn liegt, wer die meisten Einheiten erhalten hat, die &lt;i&gt;Gewinnpunkte&lt;/i&gt;; Verlorenes zählt nicht.</translation>
    </message>
    <message>
        <source>Hearts are trumps: these nine cards, from high to low.</source>
        <translation>Herz ist Trumpf: diese neun Karten, von oben nach unten.</translation>
    </message>
    <message>
        <source>Diamonds: seven cards, because the jack is a trump.</source>
        <translation>Karo: sieben Karten, denn der Karo-Bube ist Trumpf.</translation>
    </message>
    <message>
        <source>Spades; clubs are the same.</source>
        <translation>Pik, und ebenso Kreuz.</translation>
    </message>
    <message>
        <source>Card values.</source>
        <translation>Was die Karten zählen.</translation>
    </message>
    <message>
        <source>one ten</source>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>bower</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Bowers and aces can’t be discarded; of two tens, one may be.</source>
        <translation>Bauern und Asse dürfen nicht gedrückt werden; von zwei Zehnen nur eine.</translation>
    </message>
    <message>
        <source>Bowers and aces can’t be discarded; tens may be.</source>
        <translation>Bauern und Asse dürfen nicht gedrückt werden; Zehnen dürfen es.</translation>
    </message>
    <message>
        <source>Dealing and choosing trumps</source>
        <translation>Geben und Trumpf wählen</translation>
    </message>
    <message>
        <source>Cards away</source>
        <translation>Karten weg</translation>
    </message>
    <message>
        <source>Scoring and the Brot</source>
        <translation>Zählung und Brot</translation>
    </message>
    <message>
        <source>The ace of diamonds is led, so the two diamonds may be played. The jack of diamonds is a trump and may not.</source>
        <translation>Das Karo-Ass ist ausgespielt: Die zwei Karo dürfen gespielt werden. Der Karo-Bube ist Trumpf und darf nicht.</translation>
    </message>
    <message>
        <source>led</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>bedient</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>sticht</translation>
    </message>
    <message>
        <source>Spades are led. The third player is void and may trump: the seven of hearts takes the trick.</source>
        <translation>Pik ist ausgespielt; der dritte Spieler hat keines und darf stechen: Die Herz-Sieben macht den Stich.</translation>
    </message>
    <message>
        <source>Four players in two teams, partners facing each other, play eight tricks with 32 cards. The player after the dealer chooses trumps after seeing four cards; that side must then take five tricks. Both sides count down from eight, and the first to reach zero wins a &lt;i&gt;Brot&lt;/i&gt; (a loaf). Deal and play go {way}.</source>
        <translation>Vier Spieler, zwei gegen zwei, die Partner einander gegenüber, spielen mit 32 Karten acht Stiche. Wer nach dem Geber sitzt, wählt den Trumpf, wenn er vier seiner Karten gesehen hat; seine Seite muss dann fünf Stiche machen. Beide Seiten zählen von acht herunter, und wer null erreicht, gewinnt die Partie und damit ein &lt;i&gt;Brot&lt;/i&gt;. Gespielt und gegeben wird {way}.</translation>
    </message>
    <message>
        <source>That the king is high and the ace ranks below the jack is our reading of a draft on Wikipedia.</source>
        <translation>Dass der König oben und das Ass unter dem Buben steht, lesen wir so in einem Entwurf der Wikipedia.</translation>
    </message>
    <message>
        <source>No source we found gives the full order; this one is from gamerules.com.</source>
        <translation>Keine Quelle, die wir lesen konnten, nennt die ganze Folge; diese ist die von gamerules.com.</translation>
    </message>
    <message>
        <source>The jack of trumps is &lt;b&gt;the Fat One&lt;/b&gt;, the highest card of all. The other jack of the same colour is &lt;b&gt;the Left One&lt;/b&gt;, the second highest. It counts fully as a trump: if hearts are trumps, the jack of diamonds is a heart, and there is one diamond fewer.</source>
        <translation>Der Trumpf-Bube ist &lt;b&gt;der Dicke&lt;/b&gt;, die höchste Karte überhaupt. Der andere Bube gleicher Farbe, rot oder schwarz, ist &lt;b&gt;der Linke&lt;/b&gt;, die zweithöchste. Er ist in jeder Hinsicht Trumpf: Ist Herz Trumpf, so gehört der Karo-Bube zu Herz, und Karo hat eine Karte weniger.</translation>
    </message>
    <message>
        <source>the Fat One, the Left One, {ranks}</source>
        <translation>der Dicke, der Linke, {ranks}</translation>
    </message>
    <message>
        <source>The cards have no point values; only tricks count.</source>
        <translation>Die Karten haben keine Augen; nur Stiche zählen.</translation>
    </message>
    <message>
        <source>The dealer gives each player four cards, starting with the next player. That player, &lt;b&gt;forehand&lt;/b&gt;, chooses trumps: the suit of one of these four cards. Forehand’s side are the &lt;b&gt;declarers&lt;/b&gt;. Then everyone gets four more cards. No card is turned up. The next player deals next.</source>
        <translation>Der Geber gibt jedem vier Karten, beim nächsten Spieler beginnend. Dieser, die &lt;b&gt;Vorhand&lt;/b&gt;, sieht sich die vier an und wählt den Trumpf: die Farbe einer dieser Karten. Er und sein Partner sind die &lt;b&gt;Ansager&lt;/b&gt;, die anderen die Gegner. Dann bekommt jeder noch vier. Aufgedeckt wird nichts. Das Geben geht zum nächsten Spieler über.</translation>
    </message>
    <message>
        <source>That forehand may only choose a suit in hand is our own rule, so that a trump can always be led.</source>
        <translation>Dass die Vorhand nur eine Farbe wählt, die sie hat, haben wir selbst festgelegt: So kann sie immer einen Trumpf ausspielen.</translation>
    </message>
    <message>
        <source>if a trick is lost, nothing is scored.</source>
        <translation>geht ein Stich verloren, so wird nichts gezählt.</translation>
    </message>
    <message>
        <source>if a trick is lost, the others win the Brot.</source>
        <translation>geht ein Stich verloren, so gewinnen die anderen das Brot.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick and must lead a trump. Later any card may be led. You must follow suit; if you can’t, you may play any card. You never have to trump.</source>
        <translation>Die Vorhand spielt zum ersten Stich aus, und zwar einen Trumpf. Später darf jede Karte ausgespielt werden. Die angespielte Farbe muss bedient werden; wer das nicht kann, spielt jede beliebige Karte, denn stechen muss niemand.</translation>
    </message>
    <message>
        <source>Four tricks each score nothing.</source>
        <translation>Vier Stiche auf jeder Seite zählen nichts.</translation>
    </message>
    <message>
        <source>With four tricks each, the declarers lose as well (Spielwiki); that it costs the same is our own rule.</source>
        <translation>Mit vier Stichen auf jeder Seite haben die Ansager ebenfalls verloren (Spielwiki); dass es gleich viel kostet, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>Both sides start at eight. Declarers who take five tricks or more go down by one. If the defenders take five or more, the declarers go up by one and the defenders go down by one. {even}</source>
        <translation>Beide Seiten beginnen bei acht. Machen die Ansager fünf Stiche oder mehr, zählen sie eins herunter. Machen die Gegner fünf oder mehr, zählen die Ansager eins hinauf und die Gegner eins herunter. {even}</translation>
    </message>
    <message>
        <source>A side that reaches zero wins the game and with it a &lt;b&gt;Brot&lt;/b&gt; (in the Saarland also called a &lt;i&gt;Schròòm&lt;/i&gt;). In the next game both sides start at eight again. A count may rise above eight.</source>
        <translation>Eine Seite, die null erreicht, gewinnt die Partie und damit ein &lt;b&gt;Brot&lt;/b&gt;, im Saarland auch &lt;i&gt;Schròòm&lt;/i&gt; genannt, und beide beginnen wieder bei acht. Die Zahl einer Seite kann über acht steigen.</translation>
    </message>
    <message>
        <source>A session is one game: the first Brot ends it.</source>
        <translation>Eine Runde ist eine Partie: Das erste Brot beendet sie.</translation>
    </message>
    <message>
        <source>A session is three games; the side with more Brote wins.</source>
        <translation>Eine Runde hat drei Partien; die Seite mit mehr Broten gewinnt.</translation>
    </message>
    <message>
        <source>A session is five games; the side with more Brote wins.</source>
        <translation>Eine Runde hat fünf Partien; die Seite mit mehr Broten gewinnt.</translation>
    </message>
    <message>
        <source>The sources only say that the side with the most Brote wins; the number is our own rule.</source>
        <translation>Die Quellen sagen nur, dass die Seite mit den meisten Broten gewinnt; diese Zahl haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>Spades are led. The third player is void and trumps with the seven of hearts, which takes the trick and its {points} points.</source>
        <translation>Pik ist ausgespielt; der dritte Spieler hat keines und sticht mit der Herz-Sieben, die den Stich mit {points} Augen macht.</translation>
    </message>
    <message>
        <source>Emil dealt and took no trick, so the points of his discards are underlined. Hans took no trick either and has a slash; in the second deal his only trick was worth nothing.</source>
        <translation>Emil gab und machte keinen Stich: Was er gedrückt hat, ist unterstrichen. Auch Hans machte keinen und hat einen Schrägstrich; im zweiten Spiel war sein einziger Stich nichts wert.</translation>
    </message>
    <message>
        <source>A player without a trick has a dash; in the second deal Hans took one trick that was worth nothing.</source>
        <translation>Wer keinen Stich machte, hat einen waagerechten Strich; im zweiten Spiel machte Hans einen, der nichts wert war.</translation>
    </message>
    <message>
        <source>Emil and Hans took no trick in the first deal.</source>
        <translation>Emil und Hans machten im ersten Spiel keinen Stich.</translation>
    </message>
    <message>
        <source>Printing is not available on this system.</source>
        <translation>Auf diesem System kann nicht gedruckt werden.</translation>
    </message>
    <message>
        <source>No printer is installed.</source>
        <translation>Es ist kein Drucker installiert.</translation>
    </message>
    <message>
        <source>The first trick</source>
        <translation>Der erste Stich</translation>
    </message>
    <message>
        <source>The other tricks</source>
        <translation>Die anderen Stiche</translation>
    </message>
    <message>
        <source>100 points, and the second deal</source>
        <translation>Hundert Augen und das zweite Spiel</translation>
    </message>
    <message>
        <source>The ladder, and the frame</source>
        <translation>Die Leiter und der Rahmen</translation>
    </message>
    <message>
        <source>The first phase: four marks</source>
        <translation>Die erste Phase: vier Striche</translation>
    </message>
    <message>
        <source>The second phase: Butzen</source>
        <translation>Die zweite Phase: Butzen</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Entscheidungsspiele</translation>
    </message>
    <message>
        <source>Hearts are trumps: these ten cards, from high to low.</source>
        <translation>Herz ist Trumpf: diese zehn Karten, von oben nach unten.</translation>
    </message>
    <message>
        <source>Diamonds: eight cards, because the jack is a trump.</source>
        <translation>Karo: acht Karten, denn der Karo-Bube ist Trumpf.</translation>
    </message>
    <message>
        <source>The ace of diamonds is led: a diamond may be played, or a trump; the ace of clubs and the queen of spades may not.</source>
        <translation>Karo-Ass ist ausgespielt: Karo ist erlaubt, oder ein Trumpf; Kreuz-Ass und Pik-Dame sind es nicht.</translation>
    </message>
    <message>
        <source>Spades are led. The seven of hearts has to take the trick, together with the ten and an ace that its owner was glad to get rid of: {points} points.</source>
        <translation>Pik ist ausgespielt; die Herz-Sieben muss den Stich machen, mit der Zehn und einem Ass, das sein Besitzer gern los ist: {points} Augen.</translation>
    </message>
    <message>
        <source>Four players, each for themselves, play nine tricks with 36 cards, including the sixes. Every deal contains 140 card points. The player with the most points gets a mark on the slate; but if a player makes a hundred, each of the others gets one instead. Once there are four marks on the slate, marks are wiped off: this is called &lt;b&gt;Butzen&lt;/b&gt;. A player who wipes their last mark is out of danger; the last player with marks loses the &lt;i&gt;game&lt;/i&gt;. Deal and play go {way}.</source>
        <translation>Vier Spieler, jeder für sich, spielen neun Stiche mit 36 Karten, die Sechsen dabei. In jedem Spiel sind 140 Augen, und wer die meisten davon hat, bekommt einen Strich auf der Tafel; macht aber jemand hundert, bekommt stattdessen jeder andere einen. Bei vier Strichen auf der Tafel beginnt man, sie wegzuwischen: Das ist das &lt;b&gt;Butzen&lt;/b&gt;. Wer seinen letzten Strich wegwischt, ist außer Gefahr, und der Letzte mit Strichen hat die &lt;i&gt;Partie&lt;/i&gt; verloren. Gespielt und gegeben wird {way}.</translation>
    </message>
    <message>
        <source>The two highest jacks count 12 points each, an ace 11, a ten 10, a king 4, a queen 3, another jack 2; nine, eight, seven and six count nothing. There is no bonus for the last trick.</source>
        <translation>Jeder der beiden höchsten Buben zählt 12 Augen, ein Ass 11, eine Zehn 10, ein König 4, eine Dame 3, ein anderer Bube 2; Neun, Acht, Sieben und Sechs zählen nichts. Der letzte Stich bringt nichts dazu.</translation>
    </message>
    <message>
        <source>In Butzen, before the first card is played, each player in turn may ask for &lt;b&gt;nicer cards&lt;/b&gt; (&lt;i&gt;hübscher&lt;/i&gt;), that is, a new deal. If all the others agree, the same dealer deals again (Pagat). That players are asked in turn and that one refusal is enough is our own rule.</source>
        <translation>Beim Butzen darf vor der ersten Karte jeder der Reihe nach um &lt;b&gt;hübschere Karten&lt;/b&gt; (&lt;i&gt;hübscher&lt;/i&gt;) bitten, also um neues Geben. Sind alle anderen einverstanden, gibt derselbe Geber noch einmal (Pagat). Dass der Reihe nach gefragt wird und dass eine Ablehnung genügt, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>With two or three players, each still gets nine cards. The other cards lie face down and are not used; the top one is turned up for trumps. Players who are out of the game are skipped.</source>
        <translation>Zu zweit oder zu dritt bekommt jeder ebenfalls neun Karten. Die übrigen liegen verdeckt auf dem Tisch und bleiben unbenutzt; die oberste davon wird als Trumpf aufgedeckt. Wer ausgeschieden ist, wird beim Geben übergangen.</translation>
    </message>
    <message>
        <source>The player after the dealer leads any card. If you have the suit led, you may follow or trump; if you have none, you may play any card. You never have to beat the cards in the trick.</source>
        <translation>Der Spieler nach dem Geber spielt eine beliebige Karte aus. Wer die angespielte Farbe hat, muss bedienen oder stechen, wie er will; wer keine davon hat, spielt jede beliebige Karte. Höher spielen oder überstechen muss niemand.</translation>
    </message>
    <message>
        <source>The &lt;i&gt;Schleipfe&lt;/i&gt;, which lets a player take someone else’s trick if nobody objects, is not supported.</source>
        <translation>Die &lt;i&gt;Schleipfe&lt;/i&gt;, mit der man einen Stich einziehen darf, der einem nicht gehört, wenn niemand widerspricht, wird hier nicht gespielt.</translation>
    </message>
    <message>
        <source>A player who loses the first four deals, and so has all four marks, loses the game at once: &lt;b&gt;two&lt;/b&gt; marks on the frame (Pagat).</source>
        <translation>Wer die ersten vier Spiele verloren hat, sodass alle vier Striche ihm gehören, hat die Partie sofort verloren: &lt;b&gt;zwei&lt;/b&gt; Striche am Rahmen (Pagat).</translation>
    </message>
    <message>
        <source>A player who loses the first four deals, and so has all four marks, loses the game at once: one mark on the frame (CatsAtCards).</source>
        <translation>Wer die ersten vier Spiele verloren hat, sodass alle vier Striche ihm gehören, hat die Partie sofort verloren: ein Strich am Rahmen (CatsAtCards).</translation>
    </message>
    <message>
        <source>After each deal, players count the points in their tricks. The player with the most gets a mark. If a player has a &lt;b&gt;hundred&lt;/b&gt; or more (a &lt;i&gt;Durchmarsch&lt;/i&gt;, or march), each of the other three gets a mark instead. If all four have 35, all four get one.</source>
        <translation>Nach jedem Spiel zählt jeder die Augen in seinen Stichen. Wer die meisten hat, bekommt einen Strich. Hat jemand &lt;b&gt;hundert&lt;/b&gt; oder mehr, einen &lt;i&gt;Durchmarsch&lt;/i&gt;, so bekommt stattdessen jeder der drei anderen einen. Haben alle vier 35, bekommen alle vier einen.</translation>
    </message>
    <message>
        <source>The phase ends when there are four or more marks on the slate; there may be up to seven. A player without a mark is then out of danger and leaves the game.</source>
        <translation>Die Phase ist vorbei, wenn vier oder mehr Striche auf der Tafel stehen; es können bis zu sieben sein. Wer dann keinen Strich hat, ist außer Gefahr und scheidet aus.</translation>
    </message>
    <message>
        <source>A player who &lt;b&gt;marches&lt;/b&gt; (a hundred points or all nine tricks) wipes two of their marks, but never so many that fewer than four are left on the slate (Pagat).</source>
        <translation>Wer &lt;b&gt;durchmarschiert&lt;/b&gt;, mit hundert Augen oder allen neun Stichen, wischt zwei seiner Striche weg, aber nur so viele, dass mindestens vier auf der Tafel bleiben (Pagat).</translation>
    </message>
    <message>
        <source>While there are &lt;b&gt;more than four&lt;/b&gt; marks, one player wipes a mark for each mark above four: with five, the player with the fewest points; with six, the two lowest; with seven, all but the highest. Nobody adds a mark. {march}</source>
        <translation>Solange &lt;b&gt;mehr als vier&lt;/b&gt; Striche da sind, wischen so viele Spieler einen weg, wie Striche über vier da sind: bei fünf der mit den wenigsten Augen, bei sechs die beiden mit den wenigsten, bei sieben alle außer dem mit den meisten. Niemand bekommt einen dazu. {march}</translation>
    </message>
    <message>
        <source>With &lt;b&gt;exactly four&lt;/b&gt; marks and three or more players, the player with the fewest points wipes one and the player with the most adds one. A march wipes all of that player’s marks, and each of the others adds one.</source>
        <translation>Bei &lt;b&gt;genau vier&lt;/b&gt; Strichen und mindestens drei Spielern wischt einen weg, wer die wenigsten Augen hat, und wer die meisten hat, bekommt einen. Ein Durchmarsch wischt alle Striche dessen weg, der ihn macht, und jeder andere bekommt einen.</translation>
    </message>
    <message>
        <source>With &lt;b&gt;two players&lt;/b&gt; left, the one with fewer points wipes one mark; a march wipes two. If they have the same number of points, nothing happens.</source>
        <translation>Sind noch &lt;b&gt;zwei Spieler&lt;/b&gt; da, wischt einen weg, wer weniger Augen hat; ein Durchmarsch wischt zwei weg. Haben beide gleich viele Augen, so geschieht nichts.</translation>
    </message>
    <message>
        <source>Losing a game costs a mark on the frame of the slate. The slate is wiped clean, and the next game begins.</source>
        <translation>Eine verlorene Partie kostet einen Strich am Rahmen der Tafel. Die Tafel wird abgewischt, und die nächste Partie beginnt.</translation>
    </message>
    <message>
        <source>Sources: pagat.com, by Paul Eaton and John McLeod (2024); Wikipedia, after Uwe Schoch’s rules (2014); CatsAtCards.com.</source>
        <translation>Quellen: pagat.com, von Paul Eaton und John McLeod (2024); Wikipedia, nach Uwe Schochs Regeln (2014); CatsAtCards.com.</translation>
    </message>
    <message>
        <source>Spades are led. The third player trumps, which is allowed with or without spades. The seven of hearts takes the trick and its {points} points.</source>
        <translation>Pik ist ausgespielt; der dritte Spieler sticht, ob er Pik hat oder nicht. Die Herz-Sieben macht den Stich mit {points} Augen.</translation>
    </message>
    <message>
        <source>Four players in two teams, partners facing each other, play nine tricks with 36 cards, including the sixes. Every deal contains 140 card points. A side with 100 wins a &lt;i&gt;rung&lt;/i&gt; and wipes it off its half of the ladder on the slate. The first side to wipe all four wins the &lt;i&gt;set&lt;/i&gt;. Deal and play go {way}.</source>
        <translation>Vier Spieler, zwei gegen zwei, die Partner einander gegenüber, spielen mit 36 Karten, den Sechsen dabei, neun Stiche. In jedem Spiel sind 140 Augen, und eine Seite mit hundert davon gewinnt eine &lt;i&gt;Sprosse&lt;/i&gt;: Sie wischt sie von ihrer Hälfte der Leiter auf der Tafel. Wer zuerst alle vier weggewischt hat, gewinnt den &lt;i&gt;Satz&lt;/i&gt;. Gespielt und gegeben wird {way}.</translation>
    </message>
    <message>
        <source>the Old Man, the Little Man, {ranks}</source>
        <translation>der Alte, der Kleine, {ranks}</translation>
    </message>
    <message>
        <source>The Old Man and the Little Man count 12 points each, an ace 11, a ten 10, a king 4, a queen 3, another jack 2; nine, eight, seven and six count nothing. There is no bonus for the last trick.</source>
        <translation>Der Alte und der Kleine zählen je 12 Augen, ein Ass 11, eine Zehn 10, ein König 4, eine Dame 3, ein anderer Bube 2; Neun, Acht, Sieben und Sechs zählen nichts. Der letzte Stich bringt nichts dazu.</translation>
    </message>
    <message>
        <source>The dealer gives each player nine cards, three at a time, starting with the next player. The last card belongs to the dealer; it is turned up, and its suit is trumps. It stays on the table until the first card is played and then goes into the dealer’s hand. The next player deals next.</source>
        <translation>Der Geber gibt jedem neun Karten, je drei auf einmal, beim nächsten Spieler beginnend. Die letzte Karte ist seine eigene; sie wird aufgedeckt, und ihre Farbe ist Trumpf. Sie liegt auf dem Tisch, bis die erste Karte gespielt wird, und geht dann auf seine Hand. Das Geben geht zum nächsten Spieler über.</translation>
    </message>
    <message>
        <source>The jack of trumps is &lt;b&gt;the Old Man&lt;/b&gt;, &lt;i&gt;de Alt&lt;/i&gt;, the highest card of all. The other jack of the same colour is &lt;b&gt;the Little Man&lt;/b&gt;, &lt;i&gt;de Kloei&lt;/i&gt;, the second highest. It counts fully as a trump: if hearts are trumps, the jack of diamonds is a heart, and there is one diamond fewer. The ten ranks low.</source>
        <translation>Der Trumpf-Bube ist &lt;b&gt;der Alte&lt;/b&gt;, &lt;i&gt;de Alt&lt;/i&gt;, die höchste Karte überhaupt. Der andere Bube gleicher Farbe, rot oder schwarz, ist &lt;b&gt;der Kleine&lt;/b&gt;, &lt;i&gt;de Kloei&lt;/i&gt;, die zweithöchste. Er ist in jeder Hinsicht Trumpf: Ist Herz Trumpf, so gehört der Karo-Bube zu Herz, und Karo hat eine Karte weniger. Die Zehn ist niedrig.</translation>
    </message>
    <message>
        <source>The others must play a trump if they have one; otherwise they play any card, also face down (CatsAtCards).</source>
        <translation>Die anderen spielen einen Trumpf, wenn sie einen haben; wer keinen hat, spielt jede beliebige Karte, ebenfalls verdeckt (CatsAtCards).</translation>
    </message>
    <message>
        <source>The others must play a trump if they have one; otherwise they play any card (Pagat).</source>
        <translation>Die anderen spielen einen Trumpf, wenn sie einen haben; wer keinen hat, spielt jede beliebige Karte (Pagat).</translation>
    </message>
    <message>
        <source>The player after the dealer must lead a trump, if possible. If not, that player leads any card &lt;b&gt;face down&lt;/b&gt;: it counts as a trump for those who follow, and cannot win. {others} The dealer holds the turned-up card, a trump, so somebody always wins.</source>
        <translation>Der Spieler nach dem Geber spielt einen Trumpf aus, wenn er einen hat. Hat er keinen, so spielt er irgendeine Karte &lt;b&gt;verdeckt&lt;/b&gt; aus: Sie gilt für die, die bedienen, als Trumpf und kann nicht gewinnen. {others} Der Geber hat die aufgedeckte Karte, also macht immer jemand den Stich.</translation>
    </message>
    <message>
        <source>A card played face down stays hidden until the trick is complete; its points then count for the winner. This is our own rule.</source>
        <translation>Eine verdeckt gespielte Karte sieht niemand, bevor der Stich eingezogen wird; dann zählt sie für den, der ihn macht: Das haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>From the second trick on any card may be led. If you have the suit led, you may follow or trump; if you have none, you may play any card. You never have to beat the cards in the trick.</source>
        <translation>Vom zweiten Stich an darf jede Karte ausgespielt werden. Wer die angespielte Farbe hat, muss bedienen oder stechen, wie er will; wer keine davon hat, spielt jede beliebige Karte. Höher spielen oder überstechen muss niemand.</translation>
    </message>
    <message>
        <source>After a deal, each side counts the points in its tricks. A side with 100 or more wins the rung. If neither has 100, the better side’s points are written below the ladder and a second deal is played: that side needs the points missing to 100, and the other side needs 40 less than the number written. With 86 to 54, that means 14 and 46.</source>
        <translation>Nach einem Spiel zählt jede Seite die Augen in ihren Stichen. Eine Seite mit hundert oder mehr gewinnt die Sprosse. Hat keine so viele, so schreibt die bessere ihre Augen unter die Leiter, und ein zweites Spiel wird gespielt: Diese Seite braucht, was ihr auf hundert fehlt, die andere vierzig weniger, als geschrieben steht. Bei 86 gegen 54 sind das 14 und 46.</translation>
    </message>
    <message>
        <source>One set is a session (CatsAtCards).</source>
        <translation>Eine Runde ist ein Satz (CatsAtCards).</translation>
    </message>
    <message>
        <source>A side with four marks on the frame loses the session (Pagat, Wikipedia).</source>
        <translation>Eine Seite mit vier Strichen am Rahmen hat die Runde verloren (Pagat, Wikipedia).</translation>
    </message>
    <message>
        <source>The ladder on the slate has one upright and four rungs; each side owns its half of the rungs. The first side to wipe all four wins the &lt;b&gt;set&lt;/b&gt;. The losers get a mark on their side of the frame – or two if they have not wiped a single rung.</source>
        <translation>Die Leiter auf der Tafel hat einen Holm in der Mitte und vier Sprossen; jeder Seite gehört die Hälfte jeder Sprosse, die zu ihr zeigt. Wer zuerst alle vier weggewischt hat, gewinnt den &lt;b&gt;Satz&lt;/b&gt;. Die Verlierer bekommen einen Strich auf ihrer Seite des Rahmens; zwei, wenn sie keine einzige Sprosse weggewischt haben.</translation>
    </message>
    <message>
        <source>Cut and deal</source>
        <translation>Abheben und Geben</translation>
    </message>
    <message>
        <source>Choosing trumps</source>
        <translation>Trumpf wählen</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Der Tausch</translation>
    </message>
    <message>
        <source>Five lines</source>
        <translation>Fünf Striche</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>wirft ab</translation>
    </message>
    <message>
        <source>A trick has six cards. The third player is void in spades and trumps: the seven of hearts takes the trick.</source>
        <translation>Ein Stich hat sechs Karten. Der dritte Spieler hat kein Pik und sticht: Die Herz-Sieben macht den Stich.</translation>
    </message>
    <message>
        <source>Six players in two teams of three, seated alternately, play five tricks with 32 cards. The side that chooses trumps must take three tricks. Both sides start with five lines on a slate; winning wipes lines off, losing adds lines, and the first side without lines wins the game. Deal and play go {way}.</source>
        <translation>Sechs Spieler, zwei Seiten zu dreien, die abwechselnd sitzen, spielen mit 32 Karten fünf Stiche. Die Seite, die den Trumpf wählt, muss drei Stiche machen. Beide Seiten beginnen mit fünf Strichen auf einer Tafel; wer gewinnt, wischt welche weg, wer verliert, schreibt welche dazu, und die erste Seite ohne Striche gewinnt die Partie. Gespielt und gegeben wird {way}.</translation>
    </message>
    <message>
        <source>the two jacks, {ranks}</source>
        <translation>die zwei Buben, {ranks}</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest card of all, and the other jack of the same colour the second highest. It is a trump in every respect: if hearts are trumps, the jack of diamonds is a heart, and diamonds have one card fewer. Clubs and spades are of one colour, and so are hearts and diamonds.</source>
        <translation>Der Trumpf-Bube ist die höchste Karte von allen, und der andere Bube der gleichen Farbe, rot oder schwarz, die zweithöchste. Er ist in jeder Hinsicht Trumpf: Ist Herz Trumpf, so gehört der Karo-Bube zu Herz, und Karo hat eine Karte weniger. Kreuz und Pik gehören zusammen, ebenso Herz und Karo.</translation>
    </message>
    <message>
        <source>The cards have no point values; only tricks count. The source does not give the order of the cards; this one, as in Bauer, is our own rule.</source>
        <translation>Die Karten haben keine Augen; nur Stiche zählen. Die Quelle nennt die Rangfolge nicht; dass sie wie bei Bauer ist, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>The next dealer is the player on the right. Who deals first is our own rule.</source>
        <translation>Das Geben geht nach rechts weiter. Wer zuerst gibt, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>If the turned-up card is a jack, its suit is trumps. Otherwise, if a jack was shown at the cut, its suit is trumps. In both cases the dealer’s side are the &lt;b&gt;declarers&lt;/b&gt;, and there is no bidding.</source>
        <translation>Ist die aufgedeckte Karte ein Bube, so ist ihre Farbe Trumpf. Ist sie keiner, wurde aber beim Abheben ein Bube gezeigt, so ist dessen Farbe Trumpf. In beiden Fällen ist die Seite des Gebers die der &lt;b&gt;Ansager&lt;/b&gt;, und niemand wird gefragt.</translation>
    </message>
    <message>
        <source>Otherwise each player in turn, starting on the dealer’s right, may &lt;b&gt;accept&lt;/b&gt; the turned-up suit or pass. If a player accepts, that suit is trumps and the player’s side are the declarers.</source>
        <translation>Sonst werden die Spieler der Reihe nach gefragt, von rechts neben dem Geber an: Jeder darf die aufgedeckte Farbe &lt;b&gt;annehmen&lt;/b&gt; oder passen. Nimmt jemand an, ist sie Trumpf, und seine Seite sind die Ansager.</translation>
    </message>
    <message>
        <source>If all six pass, the card is turned down, and each player in turn may &lt;b&gt;choose&lt;/b&gt; one of the other three suits or pass. The side of the player who chooses are the declarers. If all pass again, the same dealer deals again.</source>
        <translation>Passen alle sechs, so wird die Karte umgedreht, und alle werden noch einmal gefragt: Jeder darf eine der drei anderen Farben &lt;b&gt;wählen&lt;/b&gt; oder passen. Die Seite dessen, der eine wählt, sind die Ansager. Passen wieder alle, so gibt derselbe Geber neu.</translation>
    </message>
    <message>
        <source>That you may choose a suit of which you hold no card is our own rule.</source>
        <translation>Dass man auch eine Farbe wählen darf, von der man keine Karte hat, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>If a player has accepted the turned-up suit, the dealer may swap any card for the turned-up card; the swapped card is discarded face down.</source>
        <translation>Wurde die aufgedeckte Farbe angenommen, gleich von wem, so darf der Geber die aufgedeckte Karte nehmen und dafür eine beliebige seiner Karten verdeckt drücken.</translation>
    </message>
    <message>
        <source>If the turned-up jack has decided trumps, the dealer may also look at the card below it and, if it is of the same suit, swap any card for it. That the dealer may swap a card for the jack itself is our own rule; otherwise the highest trump would be out of play. For the same reason the dealer may take a jack that was shown at the cut, and then the turned-up card if it is of that suit.</source>
        <translation>Hat der aufgedeckte Bube den Trumpf bestimmt, so darf der Geber auch die Karte darunter ansehen und, wenn sie von derselben Farbe ist, gegen eine beliebige seiner Karten tauschen. Dass er den Buben selbst eintauschen darf, haben wir selbst festgelegt: Sonst wäre der höchste Trumpf aus dem Spiel. Aus demselben Grund darf er einen Buben nehmen, der beim Abheben gezeigt wurde, und danach die aufgedeckte Karte, wenn sie von dessen Farbe ist.</translation>
    </message>
    <message>
        <source>Each exchange is optional. If a suit was chosen in the second round, there is no exchange.</source>
        <translation>Jeder Tausch ist freiwillig. Wurde eine andere als die aufgedeckte Farbe gewählt, gibt es keinen.</translation>
    </message>
    <message>
        <source>The player on the dealer’s right leads any card. You must follow suit; if you can’t, you may play any card. You never have to trump.</source>
        <translation>Der Spieler rechts vom Geber spielt eine beliebige Karte aus. Die angespielte Farbe muss bedient werden; wer das nicht kann, spielt jede beliebige Karte, denn stechen muss niemand.</translation>
    </message>
    <message>
        <source>Both sides start with five lines. Declarers who take three or four tricks wipe one of their lines; with all five tricks (&lt;i&gt;durch&lt;/i&gt;) they wipe two. With one or two tricks they add a line, and the others wipe one. Without a trick they add two, and the others wipe two.</source>
        <translation>Beide Seiten beginnen mit fünf Strichen. Ansager, die drei oder vier Stiche machen, wischen einen ihrer Striche weg, mit allen fünf Stichen (&lt;i&gt;durch&lt;/i&gt;) zwei. Mit einem oder zwei Stichen schreiben sie einen dazu, und die anderen wischen einen weg. Ohne einen einzigen Stich schreiben sie zwei dazu, und die anderen wischen zwei weg.</translation>
    </message>
    <message>
        <source>The first side without lines wins the game. A side may have more than five lines. That lines can’t go below zero is our own rule.</source>
        <translation>Die erste Seite ohne Striche gewinnt die Partie. Eine Seite kann mehr als fünf Striche bekommen; dass es nicht unter null geht, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>A session is one game.</source>
        <translation>Eine Runde ist eine Partie.</translation>
    </message>
    <message>
        <source>A session is three games; the side that wins more games wins the session.</source>
        <translation>Eine Runde hat drei Partien; die Seite mit mehr Siegen gewinnt.</translation>
    </message>
    <message>
        <source>A session is five games; the side that wins more games wins the session.</source>
        <translation>Eine Runde hat fünf Partien; die Seite mit mehr Siegen gewinnt.</translation>
    </message>
    <message>
        <source>The source does not say; the number is our own rule.</source>
        <translation>Die Quelle nennt keine Zahl; diese haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>All we know about this game from the Hunsrück is on one page, CatsAtCards.com, “How To Play Réunion”. Anything described here as our own rule is not found there.</source>
        <translation>Alles, was wir von diesem Spiel aus dem Hunsrück wissen, steht auf einer Seite: CatsAtCards.com, „How To Play Réunion“. Was hier als selbst festgelegt bezeichnet ist, findet sich dort nicht.</translation>
    </message>
    <message>
        <source>Hearts are trumps: these eleven cards, from high to low.</source>
        <translation>Herz ist Trumpf: diese elf Karten, von oben nach unten.</translation>
    </message>
    <message>
        <source>Spades: seven cards; the other suits are the same.</source>
        <translation>Pik: sieben Karten; die anderen Farben ebenso.</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>verlangt</translation>
    </message>
    <message>
        <source>given</source>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>Hearts are trumps. With the jack of hearts in exchange for the seven of clubs no card of this hand can lose a trick.</source>
        <translation>Herz ist Trumpf. Mit dem Herz-Buben im Tausch gegen die Kreuz-Sieben kann keine Karte dieses Blattes einen Stich verlieren.</translation>
    </message>
    <message>
        <source>Three deals of four players: a crown for the king.</source>
        <translation>Drei Spiele zu viert: eine Krone für den König.</translation>
    </message>
    <message>
        <source>Only three play in a deal: the dealer and the next two players; {many}.* On the score sheet a king has a crown. A king neither pays nor receives anything for the deal.* Everyone deals once in a game, so everyone plays three deals.*</source>
        <translation>In einem Spiel spielen nur drei: der Geber und die nächsten zwei; {many}.* Auf dem Punktezettel hat ein König eine Krone. Ein König zahlt und bekommt für dieses Spiel nichts.* Jeder gibt in einer Partie einmal, also spielt jeder drei Spiele.*</translation>
    </message>
    <message>
        <source>* The source only says that the others sit out as kings. Who they are, that they neither pay nor receive, that everyone deals once, and that they may look at a hand, are our own rules.</source>
        <translation>* Die Quelle sagt nur, dass die anderen als Könige aussetzen. Wer sie sind, dass sie weder zahlen noch bekommen, dass jeder einmal gibt und dass sie ein Blatt ansehen dürfen, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>None of the four jacks can be discarded, whatever suit becomes trumps.* A dealer who holds only aces, jacks and tens may discard more tens.*</source>
        <translation>Keiner der vier Buben darf gedrückt werden, welche Farbe auch Trumpf wird.* Ein Geber, der nur Asse, Buben und Zehnen hat, darf mehr Zehnen drücken.*</translation>
    </message>
    <message>
        <source>After the discard, each player in turn, starting with the player after the dealer, passes, or calls a Staubaus and asks for a card that they don’t hold.* The first call counts.* The player who has the card hands it over face up and gets any other card in return, face down. If the card was discarded, the dealer announces this and no cards are exchanged.*</source>
        <translation>Nach dem Drücken kommt jeder an die Reihe, der Spieler nach dem Geber zuerst: Er passt, oder er ruft einen Staubaus und verlangt eine Karte, die er nicht hat.* Der erste Ruf gilt.* Wer die Karte hat, gibt sie offen her und bekommt dafür verdeckt irgendeine andere. Wurde sie gedrückt, so sagt es der Geber, und es wird nicht getauscht.*</translation>
    </message>
    <message>
        <source>The dealer can’t ask for a discarded card.*</source>
        <translation>Der Geber kann keine Karte verlangen, die er gedrückt hat.*</translation>
    </message>
    <message>
        <source>The turned-up card may be asked for while it lies on the table, and the dealer may give it in return for another card, face up.*</source>
        <translation>Die aufgedeckte Karte darf verlangt werden, solange sie auf dem Tisch liegt, und der Geber darf sie offen für eine andere hergeben.*</translation>
    </message>
    <message>
        <source>While the turned-up card lies on the table, it can’t be asked for or given.*</source>
        <translation>Solange die aufgedeckte Karte auf dem Tisch liegt, kann sie weder verlangt noch hergegeben werden.*</translation>
    </message>
    <message>
        <source>In a play-off nobody may call a Staubaus.*</source>
        <translation>In einem Entscheidungsspiel darf niemand einen Staubaus rufen.*</translation>
    </message>
    <message>
        <source>If nobody calls in the turned-up suit, there is a &lt;b&gt;second round&lt;/b&gt;: now a Staubaus may be called in another suit, which becomes trumps. The discard is not changed.* If nobody calls then either, the deal is played in the turned-up suit.*</source>
        <translation>Ruft in der aufgedeckten Farbe niemand, wird ein &lt;b&gt;zweites Mal gefragt&lt;/b&gt;: Jetzt darf ein Staubaus in einer anderen Farbe gerufen werden, die dann Trumpf wird. Das Gedrückte bleibt, wie es ist.* Ruft auch dann niemand, wird in der aufgedeckten Farbe gespielt.*</translation>
    </message>
    <message>
        <source>* The source says that a player who expects to take all the tricks asks another player for any one card and takes over the lead. Everything else marked with an asterisk here is our own rule.</source>
        <translation>* Die Quelle sagt, dass ein Spieler, der mit allen Stichen rechnet, von einem anderen eine beliebige Karte verlangt und das Ausspiel übernimmt. Alles andere mit Sternchen haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>A Staubaus is won with all ten tricks: each of the two others pays {units}, and no fee for having no trick. With fewer tricks it is lost: the caller pays {units} to each, and a Stange costs the usual fee. The deal is played to the end and scored as usual.*</source>
        <translation>Ein Staubaus ist mit allen zehn Stichen gewonnen: Jeder der beiden anderen zahlt {units} und nichts dafür, dass er keinen Stich hat. Mit weniger Stichen ist er verloren: Der Ansager zahlt jedem {units}, und eine Stange kostet so viel wie sonst. Das Spiel wird zu Ende gespielt und wie üblich gezählt.*</translation>
    </message>
    <message>
        <source>* No source says what a Staubaus is worth. This is our own rule.</source>
        <translation>* Was ein Staubaus wert ist, steht in keiner Quelle. Das haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>Everyone deals once: {deals} deals make a game, of {points} points in all. Since everyone plays three of them, the limits are those of Réunion. All players at the table take part in the settlement, kings included.*</source>
        <translation>Jeder gibt einmal: {deals} Spiele sind eine Partie mit zusammen {points} Augen. Da jeder drei davon spielt, gelten die Grenzen der Réunion. An der Abrechnung nehmen alle am Tisch teil, auch die Könige.*</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, a full round of deals is played to break the tie, since in a single deal one of them might have to sit out.* Its points are not added to any total, and there are no fees.</source>
        <translation>Haben mehrere die höchste Summe, so entscheiden weitere Spiele, in denen jeder noch einmal gibt; denn in einem einzigen Spiel könnte einer von ihnen aussetzen.* Ihre Augen zählen zu keiner Summe, und es wird nichts gezahlt.</translation>
    </message>
    <message>
        <source>All we know about Ekart is one paragraph of Wikipedia’s article on Réunion, based on Schneider’s book of 1883 on the card games of Alsace. It mentions the Staubaus, the second round, the four matadors and the kings. Everything beyond that and beyond Réunion is our own rule and marked with an asterisk.</source>
        <translation>Alles, was wir über Ekart wissen, steht in einem Absatz des Wikipedia-Artikels über die Réunion, der auf Schneiders Buch von 1883 über die Kartenspiele im Elsass beruht. Er erwähnt den Staubaus, das zweite Fragen, die vier Matadore und die Könige. Was darüber und über die Réunion hinausgeht, haben wir selbst festgelegt und mit einem Sternchen versehen.</translation>
    </message>
    <message>
        <source>The left bower is that of the final trump suit.*</source>
        <translation>Gemeint ist der linke Bauer der Farbe, die am Ende Trumpf ist.*</translation>
    </message>
    <message>
        <source>Fee for the left bower</source>
        <translation>Zahlung für den linken Bauern</translation>
    </message>
    <message>
        <source>A Staubaus is won with all ten tricks: each of the two others pays {units}. With fewer tricks it is lost: the caller pays {units} to each. The deal is played to the end and scored as usual.*</source>
        <translation>Ein Staubaus ist mit allen zehn Stichen gewonnen: Jeder der beiden anderen zahlt {units}. Mit weniger Stichen ist er verloren: Der Ansager zahlt jedem {units}. Das Spiel wird zu Ende gespielt und wie üblich gezählt.*</translation>
    </message>
    <message>
        <source>On the score sheet, a hand without points is shown as a slash, even if it took tricks worth nothing; if the dealer takes no trick, the points of the discards are underlined.</source>
        <translation>Auf dem Punktezettel ist ein Spiel ohne Augen ein Schrägstrich, auch wenn es Stiche ohne Augen hat; macht der Geber keinen Stich, so werden die Augen des Gedrückten unterstrichen.</translation>
    </message>
    <message>
        <source>On the score sheet, a Stange is shown as a dash.</source>
        <translation>Auf dem Punktezettel ist eine Stange ein waagerechter Strich.</translation>
    </message>
    <message>
        <source>If the dealer takes no trick, the points of the discards are shown as an ordinary number.</source>
        <translation>Macht der Geber keinen Stich, so stehen die Augen des Gedrückten als gewöhnliche Zahl da.</translation>
    </message>
    <message>
        <source>Partners are drawn by lot and sit opposite each other.</source>
        <translation>Die Partner werden ausgelost und sitzen einander gegenüber.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other.</source>
        <translation>Partner sitzen einander gegenüber.</translation>
    </message>
    <message>
        <source>Before the first lead, each player in turn, starting with forehand, may call &lt;b&gt;Cards away&lt;/b&gt; to play alone for all eight tricks: the partner puts their hand down, and the caller plays alone against two and leads any card. Taking all eight tricks wins the Brot; {lost} The deal is played to the end.</source>
        <translation>Vor dem ersten Ausspiel darf reihum, mit der Vorhand beginnend, jeder „&lt;b&gt;Karten weg&lt;/b&gt;“ ansagen, um allein alle acht Stiche zu machen: Der Partner legt sein Blatt weg, und der Ansager spielt allein gegen zwei und spielt eine beliebige Karte aus. Alle acht Stiche gewinnen das Brot; {lost} Das Spiel wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Our own rules: only the first call counts; it is made with all eight cards in hand; the deal is played to the end even if a trick is lost; and the cost of a lost trick.</source>
        <translation>Selbst festgelegt haben wir: Nur die erste Ansage gilt; angesagt wird mit allen acht Karten auf der Hand; das Spiel wird auch nach einem verlorenen Stich zu Ende gespielt; ebenso, was ein verlorener Stich kostet.</translation>
    </message>
    <message>
        <source>A player who &lt;b&gt;marches&lt;/b&gt; (a hundred points or all nine tricks) wipes two of their marks, even if there are only five (Schoch). If that leaves three marks, the player with the most points in the next deal adds one and nobody wipes; that a march then counts as with four is our own rule.</source>
        <translation>Wer &lt;b&gt;durchmarschiert&lt;/b&gt; (hundert Augen oder alle neun Stiche), wischt zwei seiner Striche weg, auch wenn nur fünf da sind (Schoch). Bleiben dadurch drei Striche, so bekommt im nächsten Spiel einen dazu, wer die meisten Augen hat, und niemand wischt; dass ein Durchmarsch dann wie bei vier zählt, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>A player who wipes their last mark is out of danger. The last player with marks loses the game, however many marks there are. Our own rules: this also applies if all the others wipe their last marks in the same deal; and with two or three players, when there may be fewer than 140 points in play, 100 is still a march.</source>
        <translation>Wer seinen letzten Strich wegwischt, ist außer Gefahr. Der Letzte mit Strichen verliert die Partie, wie viele es auch sind. Selbst festgelegt haben wir: Das gilt auch, wenn alle anderen ihre letzten Striche im selben Spiel wegwischen; und zu zweit oder zu dritt, wenn weniger als 140 Augen im Spiel sein können, sind 100 trotzdem ein Durchmarsch.</translation>
    </message>
    <message>
        <source>After a play-off, the player to the left of its dealer deals (Pagat); players who are out of the game are skipped.</source>
        <translation>Nach einem Entscheidungsspiel gibt der Spieler links von dessen Geber (Pagat); ist er ausgeschieden, so gibt der Nächste links von ihm.</translation>
    </message>
    <message>
        <source>After a play-off, dealing continues as if there had been none. This is our own rule.</source>
        <translation>Nach einem Entscheidungsspiel wird weitergegeben, als hätte es keines gegeben. Das haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>If players tie for adding or wiping a mark, they play a play-off: only they get cards, and the one with the most points adds the mark, or the one with the fewest wipes it.</source>
        <translation>Lässt ein Gleichstand offen, wer einen Strich bekommt oder wegwischt, so gibt es ein Entscheidungsspiel: Nur die Gleichstehenden bekommen Karten. Wer die meisten Augen hat, bekommt den Strich, oder wer die wenigsten hat, wischt ihn weg.</translation>
    </message>
    <message>
        <source>The first of the tied players after the last regular dealer deals the play-off.</source>
        <translation>Das Entscheidungsspiel gibt der erste der Gleichstehenden nach dem letzten regulären Geber.</translation>
    </message>
    <message>
        <source>Our own rules: in a play-off neither a hundred nor all tricks count; marks that are certain are written at once; players who tie again play another play-off; and if there are two ties, the one for wiping is played first.</source>
        <translation>Selbst festgelegt haben wir: In einem Entscheidungsspiel zählen weder hundert Augen noch alle Stiche; sichere Striche werden sofort geschrieben; wer wieder gleichsteht, spielt noch eines; und bei zwei Gleichständen geht es zuerst um das Wegwischen.</translation>
    </message>
    <message>
        <source>At the end of the session, each player pays every other player {units} for each of their own marks on the frame. If one player has three marks, one has one and two have none, that comes to {worst}, 0, and {best} for each of the last two.</source>
        <translation>Am Ende der Runde zahlt jeder jedem anderen {units} für jeden seiner eigenen Striche am Rahmen. Hat einer drei Striche, einer einen und zwei keinen, so ergibt das {worst}, 0 und für die letzten zwei je {best}.</translation>
    </message>
    <message>
        <source>Who deals first is decided as after any other deal.</source>
        <translation>Wer zuerst gibt, ergibt sich wie nach jedem anderen Spiel.</translation>
    </message>
    <message>
        <source>The frame and the session</source>
        <translation>Der Rahmen und die Runde</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest card of all, and the other jack of the same colour the second highest. It counts fully as a trump: if hearts are trumps, the jack of diamonds is a heart, and there is one diamond fewer. The ten ranks low.</source>
        <translation>Der Trumpf-Bube ist die höchste Karte von allen, und der andere Bube derselben Farbe, rot oder schwarz, die zweithöchste. Er ist in jeder Hinsicht Trumpf: Ist Herz Trumpf, so gehört der Karo-Bube zu Herz, und Karo hat eine Karte weniger. Die Zehn ist niedrig.</translation>
    </message>
    <message>
        <source>The next player after the last regular dealer deals first. This is our own rule.</source>
        <translation>Zuerst gibt der nächste Spieler nach dem letzten regulären Geber. Das haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>If the claim is wrong, the others win the rung (CatsAtCards).</source>
        <translation>Stimmt die Ansage nicht, so gewinnen die anderen die Sprosse (CatsAtCards).</translation>
    </message>
    <message>
        <source>If the claim is wrong, play simply continues (Pagat).</source>
        <translation>Stimmt die Ansage nicht, so wird einfach weitergespielt (Pagat).</translation>
    </message>
    <message>
        <source>If nobody has called by the ninth trick, the side that took this trick wins the rung if it has enough points; otherwise the others win it.</source>
        <translation>Hat bis zum neunten Stich niemand angesagt, so gewinnt die Seite mit diesem Stich die Sprosse, wenn sie genug Augen hat; sonst gewinnen sie die anderen.</translation>
    </message>
    <message>
        <source>If nobody has called by the ninth trick, the side that had enough points first wins the rung.</source>
        <translation>Hat bis zum neunten Stich niemand angesagt, so gewinnt die Seite die Sprosse, die zuerst genug Augen hatte.</translation>
    </message>
    <message>
        <source>In the second deal, play stops as soon as a side has enough points, and that side wins the rung. This is our own rule; in the sources the side must call.</source>
        <translation>Im zweiten Spiel ist Schluss, sobald eine Seite genug Augen hat, und sie gewinnt die Sprosse. Das haben wir selbst festgelegt; in den Quellen muss die Seite es ansagen.</translation>
    </message>
    <message>
        <source>In the second deal, a side must claim its win: when it has enough points and has just won a trick, the player on lead calls &lt;b&gt;We have our number&lt;/b&gt;. Play stops, and that side’s tricks are counted. If the claim is right, the side wins the rung, even if the others had enough points earlier and did not call. {wrong}</source>
        <translation>Im zweiten Spiel muss eine Seite ihren Gewinn ansagen: Hat sie genug Augen und gerade einen Stich gewonnen, so sagt der Spieler, der ausspielt, „&lt;b&gt;Wir haben unsere Zahl&lt;/b&gt;“. Das Spiel wird unterbrochen, und die Stiche dieser Seite werden gezählt. Stimmt die Ansage, so gewinnt sie die Sprosse, auch wenn die anderen früher genug hatten und nicht angesagt haben. {wrong}</translation>
    </message>
    <message>
        <source>Only the player on lead may call, once before each lead. A side that has enough points need not call, and may play for all nine tricks. Both are our own rules.</source>
        <translation>Ansagen darf nur der Spieler, der ausspielt, einmal vor jedem Ausspiel. Eine Seite, die genug Augen hat, muss nicht ansagen und darf auf alle neun Stiche spielen. Beides haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>Taking all nine tricks also wins, and wipes &lt;b&gt;two&lt;/b&gt; rungs; a side with only one rung left wipes that one. After a rung is won, the written number is wiped and both sides start from zero.</source>
        <translation>Auch wer alle neun Stiche macht, gewinnt, und zwar &lt;b&gt;zwei&lt;/b&gt; Sprossen; eine Seite, die nur noch eine hat, wischt diese weg. Nach einer gewonnenen Sprosse wird die geschriebene Zahl gelöscht, und beide Seiten beginnen bei null.</translation>
    </message>
    <message>
        <source>With 70 points each, 70 is written in the middle and both sides need 30. A side with enough points wins one rung, even if it has taken all the tricks so far. Both are our own rules.</source>
        <translation>Bei 70 Augen auf jeder Seite wird 70 in die Mitte geschrieben, und beide brauchen 30. Eine Seite mit genug Augen gewinnt eine Sprosse, auch wenn sie bisher alle Stiche hat. Beides haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>The bottom card of the packet lifted off is shown to everybody.</source>
        <translation>Die unterste Karte des abgehobenen Päckchens wird allen gezeigt.</translation>
    </message>
    <message>
        <source>The bottom card of the packet lifted off is shown to everybody if it is a jack; that any other card stays hidden is our own rule.</source>
        <translation>Die unterste Karte des abgehobenen Päckchens wird allen gezeigt, wenn sie ein Bube ist; dass jede andere verdeckt bleibt, haben wir selbst festgelegt.</translation>
    </message>
    <message>
        <source>The player on the dealer’s right cuts. {shown} The dealer gives everybody five cards, one at a time, starting with the player on the right. Two cards are left. The first of them is turned up; the other, below it, is the card seen at the cut.</source>
        <translation>Der Spieler rechts vom Geber hebt ab. {shown} Der Geber gibt jedem fünf Karten, eine nach der anderen, und beginnt rechts von sich. Zwei Karten bleiben übrig. Die erste davon wird aufgedeckt; die andere, darunter, ist die Karte vom Abheben.</translation>
    </message>
    <message>
        <source>Four games make a &lt;b&gt;session&lt;/b&gt; (Pagat).</source>
        <translation>Vier Partien bilden eine &lt;b&gt;Runde&lt;/b&gt; (Pagat).</translation>
    </message>
    <message>
        <source>A &lt;b&gt;session&lt;/b&gt; continues until somebody has four marks on the frame (Wikipedia).</source>
        <translation>Eine &lt;b&gt;Runde&lt;/b&gt; dauert, bis jemand vier Striche am Rahmen hat (Wikipedia).</translation>
    </message>
</context>
<context>
    <name>seal</name>
    <message>
        <source>Cards verified ✓</source>
        <translation>Karten geprüft ✓</translation>
    </message>
    <message>
        <source>Cards sealed</source>
        <translation>Karten versiegelt</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>{game}, with help</source>
        <translation>{game}, mit Hilfe</translation>
    </message>
    <message>
        <source>{game}, practice</source>
        <translation>{game}, Übung</translation>
    </message>
    <message>
        <source>{number}.</source>
        <comment>number of a deal</comment>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>bowers</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Stangen</source>
        <translation>Stangen</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>total balance</source>
        <translation>Saldo der Runde</translation>
    </message>
    <message>
        <source>carried forward</source>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>from discards only, no trick</source>
        <translation>nur gedrückte Karten, kein Stich</translation>
    </message>
    <message>
        <source>Play-off, only to break the tie; {name} deals</source>
        <translation>Entscheidungsspiel, nur um den Gleichstand aufzulösen; {name} gibt</translation>
    </message>
    <message>
        <source>Deal {number}; {name} deals</source>
        <translation>Spiel {number}; {name} gibt</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Totals; check sum {check}</source>
        <translation>Summen; Probe {check}</translation>
    </message>
    <message>
        <source>Left bowers captured by the right bower: 1 unit each</source>
        <translation>Linke Bauern, vom rechten gefangen: je 1 Einheit</translation>
    </message>
    <message>
        <source>Hands without a trick: 1 unit to each of the others</source>
        <translation>Spiele ohne Stich: 1 Einheit an jeden anderen</translation>
    </message>
    <message>
        <source>Settlement of the game</source>
        <translation>Abrechnung der Partie</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Brote</source>
        <translation>Brote</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Game {number}; practice, all cards face up</source>
        <translation>Partie {number}; Übung mit offenen Karten</translation>
    </message>
    <message>
        <source>Game {number}; undo or a hint was used</source>
        <translation>Partie {number}; ein Zug wurde zurückgenommen oder ein Tipp gegeben</translation>
    </message>
    <message>
        <source>Brote (loaves): games won</source>
        <translation>Brote: gewonnene Partien</translation>
    </message>
    <message>
        <source>frame: marks for those who lost</source>
        <translation>Rahmen: Striche für die Verlierer</translation>
    </message>
    <message>
        <source>lines: a side without lines wins the game</source>
        <translation>Striche: Eine Seite ohne Striche gewinnt die Partie</translation>
    </message>
    <message>
        <source>slate: the last player with marks loses the game</source>
        <translation>Tafel: Der letzte Spieler mit Strichen verliert die Partie</translation>
    </message>
    <message>
        <source>no stroke</source>
        <translation>kein Strich</translation>
    </message>
    <message>
        <source>1 stroke</source>
        <translation>1 Strich</translation>
    </message>
    <message>
        <source>{count} strokes</source>
        <translation>{count} Striche</translation>
    </message>
    <message>
        <source>{strokes}, {count} wiped away</source>
        <translation>{strokes}, {count} weggewischt</translation>
    </message>
    <message>
        <source>Ladder of {count} rungs; the side that wipes its half first wins the set</source>
        <translation>Leiter mit {count} Sprossen; wer seine Hälfte zuerst weggewischt hat, gewinnt den Satz</translation>
    </message>
    <message>
        <source>no rung left</source>
        <translation>keine Sprosse mehr</translation>
    </message>
    <message>
        <source>1 rung left</source>
        <translation>noch 1 Sprosse</translation>
    </message>
    <message>
        <source>{count} rungs left</source>
        <translation>noch {count} Sprossen</translation>
    </message>
    <message>
        <source>{points} written in the middle</source>
        <translation>{points} in der Mitte angeschrieben</translation>
    </message>
    <message>
        <source>{points} written</source>
        <translation>{points} angeschrieben</translation>
    </message>
    <message>
        <source>1 mark on the frame</source>
        <translation>1 Strich am Rahmen</translation>
    </message>
    <message>
        <source>{count} marks on the frame</source>
        <translation>{count} Striche am Rahmen</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what a side has of a ladder</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Carried over after game {number}</source>
        <translation>Übertrag nach Partie {number}</translation>
    </message>
    <message>
        <source>Balance of the session, units won and lost</source>
        <translation>Saldo der Runde, gewonnene und verlorene Einheiten</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Winnings in this game: units received</source>
        <translation>Gewinne dieser Partie: erhaltene Einheiten</translation>
    </message>
    <message>
        <source>Balance of this game, fees included</source>
        <translation>Saldo dieser Partie, alle Zahlungen eingerechnet</translation>
    </message>
    <message>
        <source>Winnings in the session: units received, without losses</source>
        <translation>Gewinne der Runde: erhaltene Einheiten, Verluste nicht gerechnet</translation>
    </message>
    <message>
        <source>{text}; leading: {names}</source>
        <translation>{text}; in Führung: {names}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{entry}; dealer</source>
        <translation>{entry}; Geber</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>Summe null</translation>
    </message>
    <message>
        <source>Stange, no points</source>
        <translation>Stange, keine Augen</translation>
    </message>
    <message>
        <source>Stange, no trick</source>
        <translation>Stange, kein Stich</translation>
    </message>
    <message>
        <source>{points}, from discards only, no trick</source>
        <translation>{points}, nur aus den gedrückten Karten, kein Stich</translation>
    </message>
    <message>
        <source>0, no trick</source>
        <translation>0, kein Stich</translation>
    </message>
    <message>
        <source>0, tricks without points</source>
        <translation>0, Stiche ohne Augen</translation>
    </message>
    <message>
        <source>{total} so far</source>
        <translation>bisher {total}</translation>
    </message>
    <message>
        <source>{total} – tie to be broken</source>
        <translation>{total} – Gleichstand noch offen</translation>
    </message>
    <message>
        <source>{total} – tied for first</source>
        <translation>{total} – geteilter Sieg</translation>
    </message>
    <message>
        <source>{total} – wins the game</source>
        <translation>{total} – gewinnt die Partie</translation>
    </message>
    <message>
        <source>{total} – {band}, pays nothing</source>
        <translation>{total} – {band}, zahlt nichts</translation>
    </message>
    <message>
        <source>{total} – {band}, {units} for the winner</source>
        <translation>{total} – {band}, bringt dem Gewinner {units}</translation>
    </message>
    <message>
        <source>{total} – {band}, pays {units} to each winner</source>
        <translation>{total} – {band}, zahlt jedem Gewinner {units}</translation>
    </message>
    <message>
        <source>{total} – {band}, pays {units}</source>
        <translation>{total} – {band}, zahlt {units}</translation>
    </message>
    <message>
        <source>loses the play-off</source>
        <translation>verliert das Entscheidungsspiel</translation>
    </message>
    <message>
        <source>150 or more</source>
        <translation>150 oder mehr</translation>
    </message>
    <message>
        <source>under 150</source>
        <translation>unter 150</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: {words}</source>
        <translation>Spiel {number}, {name}: {words}</translation>
    </message>
    <message>
        <source>matsch</source>
        <translation>Matsch</translation>
    </message>
    <message>
        <source>matsch, under 50</source>
        <translation>Matsch, unter 50</translation>
    </message>
    <message>
        <source>{units} in deal {number}</source>
        <translation>{units} in Spiel {number}</translation>
    </message>
    <message>
        <source>{name}, {row}: {words}</source>
        <translation>{name}, {row}: {words}</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{entry}, crossed out</source>
        <translation>{entry}, gestrichen</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Réunion</source>
        <translation>Réunion</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{rules}; {changes}</source>
        <translation>{rules}; {changes}</translation>
    </message>
    <message>
        <source>Seal verified: {proved} of {deals} deals.</source>
        <translation>Siegel geprüft: {proved} von {deals} Spielen.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>Entscheidungsspiel</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>Stange: no trick, no points</source>
        <translation>Stange: kein Stich, keine Augen</translation>
    </message>
    <message>
        <source>king: sits out</source>
        <translation>König: setzt aus</translation>
    </message>
    <message>
        <source>underlined: dealer without a trick; discards only</source>
        <translation>unterstrichen: Geber ohne Stich, nur Gedrücktes</translation>
    </message>
    <message>
        <source>in brackets: marks wiped</source>
        <translation>in Klammern: weggewischte Striche</translation>
    </message>
    <message>
        <source>play-off: one more deal to break the tie</source>
        <translation>Entscheidungsspiel: nur bei Gleichstand</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>ausgezahlt</translation>
    </message>
    <message>
        <source>wiped</source>
        <translation>weggewischt</translation>
    </message>
    <message>
        <source>rungs left</source>
        <translation>Sprossen</translation>
    </message>
    <message>
        <source>written</source>
        <translation>angeschrieben</translation>
    </message>
    <message>
        <source>crossed out: replaced by another number</source>
        <translation>gestrichen: durch eine andere Zahl ersetzt</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between place and date</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regeln: {rules}</translation>
    </message>
    <message>
        <source>Leading: {names}, {units}</source>
        <translation>In Führung: {names}, {units}</translation>
    </message>
    <message>
        <source>• dealer</source>
        <translation>• Geber</translation>
    </message>
    <message>
        <source>underlined: one more mark</source>
        <translation>unterstrichen: ein Strich dazu</translation>
    </message>
    <message>
        <source>/ Stange, no trick</source>
        <translation>/ Stange, kein Stich</translation>
    </message>
    <message>
        <source>– Stange, no trick</source>
        <translation>– Stange, kein Stich</translation>
    </message>
    <message>
        <source>underlined: discards only</source>
        <translation>unterstrichen: nur Gedrücktes</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between players</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{game} – {names}</source>
        <translation>{game} – {names}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Printing is not available because a library is missing ({fault}). Save the score sheet as a PDF instead.</source>
        <translation>Auf diesem System kann nicht gedruckt werden, weil eine Bibliothek fehlt ({fault}). Speichern Sie stattdessen ein PDF.</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Punktezettel drucken</translation>
    </message>
    <message>
        <source>No printer is installed. Save the score sheet as a PDF instead.</source>
        <translation>Es ist kein Drucker installiert. Speichern Sie stattdessen ein PDF.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>The score sheet does not have this page.</source>
        <translation>Diese Seite gibt es auf dem Punktezettel nicht.</translation>
    </message>
    <message>
        <source>The printer does not respond.</source>
        <translation>Der Drucker reagiert nicht.</translation>
    </message>
    <message>
        <source>Staubaus</source>
        <translation>Staubaus</translation>
    </message>
    <message>
        <source>Staubaus: units won from or paid to each opponent</source>
        <translation>Staubaus: von jedem Gegner gewonnene oder an ihn gezahlte Einheiten</translation>
    </message>
    <message>
        <source>crown: king, sits out</source>
        <translation>Krone: König, setzt aus</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>total winnings</source>
        <translation>Gewinne der Runde</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>sessions</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>game, and {count} unfinished</source>
        <translation>Partie, dazu {count} nicht beendet</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>games, and {count} unfinished</source>
        <translation>Partien, dazu {count} nicht beendet</translation>
    </message>
    <message>
        <source>of games won</source>
        <translation>der Partien gewonnen</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Units over time</source>
        <translation>Einheiten im Lauf der Zeit</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>Points per deal by position (line: equal share)</source>
        <translation>Augen je Spiel, nach Platz (Linie: gleicher Anteil)</translation>
    </message>
    <message>
        <source>Stangen by opponents</source>
        <translation>Stangen der anderen</translation>
    </message>
    <message>
        <source>Your Stangen</source>
        <translation>Eigene Stangen</translation>
    </message>
    <message>
        <source>Left bowers captured</source>
        <translation>Linke Bauern gefangen</translation>
    </message>
    <message>
        <source>Left bowers lost</source>
        <translation>Linke Bauern verloren</translation>
    </message>
    <message>
        <source>Brote ahead</source>
        <translation>Brote voraus</translation>
    </message>
    <message>
        <source>Brote ahead over time</source>
        <translation>Vorsprung an Broten im Lauf der Zeit</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>from {first} to {last}, units: {units}</source>
        <translation>vom {first} bis {last}, Einheiten: {units}</translation>
    </message>
    <message>
        <source>Stangen, bowers and Staubaus (per 100 deals)</source>
        <translation>Stangen, Bauern und Staubaus (in hundert Spielen)</translation>
    </message>
    <message>
        <source>Brot ahead</source>
        <translation>Brot voraus</translation>
    </message>
    <message>
        <source>from {first} to {last}, Brote: {units}</source>
        <translation>vom {first} bis {last}, Brote: {units}</translation>
    </message>
    <message>
        <source>Brote per game</source>
        <translation>Brote je Partie</translation>
    </message>
    <message>
        <source>Against each opponent (Brote ahead)</source>
        <translation>Gegen jeden Gegner (Vorsprung in Broten)</translation>
    </message>
    <message>
        <source>Choosing trumps and defending (per 100 deals)</source>
        <translation>Als Ansager und als Gegner (in hundert Spielen)</translation>
    </message>
    <message>
        <source>game ahead</source>
        <translation>Partie voraus</translation>
    </message>
    <message>
        <source>games ahead</source>
        <translation>Partien voraus</translation>
    </message>
    <message>
        <source>Games ahead over time</source>
        <translation>Vorsprung an Partien im Lauf der Zeit</translation>
    </message>
    <message>
        <source>from {first} to {last}, games: {units}</source>
        <translation>vom {first} bis {last}: {units} Partien</translation>
    </message>
    <message>
        <source>lead per game</source>
        <translation>Vorsprung je Partie</translation>
    </message>
    <message>
        <source>Against each opponent (games ahead)</source>
        <translation>Gegen jeden Gegner (Vorsprung in Partien)</translation>
    </message>
    <message>
        <source>mark ahead</source>
        <translation>Strich voraus</translation>
    </message>
    <message>
        <source>marks ahead</source>
        <translation>Striche voraus</translation>
    </message>
    <message>
        <source>Marks ahead over time</source>
        <translation>Vorsprung an Strichen im Lauf der Zeit</translation>
    </message>
    <message>
        <source>from {first} to {last}, marks: {units}</source>
        <translation>vom {first} bis {last}, Striche: {units}</translation>
    </message>
    <message>
        <source>marks per set</source>
        <translation>Striche je Satz</translation>
    </message>
    <message>
        <source>Against each opponent (marks ahead)</source>
        <translation>Gegen jeden Gegner (Vorsprung in Strichen)</translation>
    </message>
    <message>
        <source>Rungs (per 100 deals)</source>
        <translation>Sprossen (in hundert Spielen)</translation>
    </message>
    <message>
        <source>marks per game</source>
        <translation>Striche je Partie</translation>
    </message>
    <message>
        <source>Marks on the slate (per 100 deals)</source>
        <translation>Striche auf der Tafel (in hundert Spielen)</translation>
    </message>
    <message>
        <source>Game results (per 100 games)</source>
        <translation>Ergebnisse der Partien (in hundert Partien)</translation>
    </message>
    <message>
        <source>Stangen and bowers (per 100 deals)</source>
        <translation>Stangen und Bauern (in hundert Spielen)</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <source>With each partner</source>
        <translation>Mit jedem Partner</translation>
    </message>
    <message>
        <source>won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>units per game</source>
        <translation>Einheiten je Partie</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>Against each opponent (units won and lost)</source>
        <translation>Gegen jeden Gegner (Einheiten gewonnen und verloren)</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>Staubaus, won</source>
        <translation>Staubaus, gewonnen</translation>
    </message>
    <message>
        <source>Staubaus, lost</source>
        <translation>Staubaus, verloren</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Arrow keys select, Enter plays, Space continues. Table information: F3 to F8.</source>
        <translation>Pfeiltasten wählen aus, die Eingabetaste spielt, mit der Leertaste geht es weiter. Tischinfo: F3 bis F8.</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Kreuz ist Trumpf</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Karo ist Trumpf</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Herz ist Trumpf</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>Pik ist Trumpf</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>rechter Bauer</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>linker Bauer</translation>
    </message>
    <message>
        <source>then</source>
        <comment>before the lesser matadors</comment>
        <translation>dann</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Don’t exchange</source>
        <translation>Nicht tauschen</translation>
    </message>
    <message>
        <source>Select a card to exchange, or keep your hand</source>
        <translation>Karte zum Tauschen wählen oder nicht tauschen</translation>
    </message>
    <message>
        <source>Select {count} cards to discard</source>
        <translation>{count} Karten zum Drücken wählen</translation>
    </message>
    <message>
        <source>Discard: {points} points</source>
        <translation>Gedrückt: {points} Augen</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Der letzte Stich</translation>
    </message>
    <message>
        <source>Cut the pack: click where you want to cut, or press Enter</source>
        <translation>Abheben: Klicken Sie auf die gewünschte Stelle oder drücken Sie die Eingabetaste</translation>
    </message>
    <message>
        <source>{name}, tricks: {count}</source>
        <translation>{name}, Stiche: {count}</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>Augen: {points}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>chose trumps</source>
        <translation>hat den Trumpf gewählt</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>muss drücken</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>Ihr Partner</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>hand put down</source>
        <translation>Blatt weggelegt</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>Noch kein Trumpf</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>The session is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Choose what to do next.</source>
        <translation>Wählen Sie, wie es weitergeht.</translation>
    </message>
    <message>
        <source>Game {game}, deal {deal}</source>
        <translation>Partie {game}, Spiel {deal}</translation>
    </message>
    <message>
        <source>&amp;Another game</source>
        <translation>Noch &amp;eine Partie</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Available when the game is over.</source>
        <translation>Erst möglich, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>The code is hidden until the game is over. It then appears here, and anyone who has it can play the same cards.</source>
        <translation>Der Code bleibt verborgen, bis die Partie zu Ende ist. Danach steht er hier, und wer ihn hat, kann dieselben Karten spielen.</translation>
    </message>
    <message>
        <source>The session continues with the next game.</source>
        <translation>Die Runde geht mit der nächsten Partie weiter.</translation>
    </message>
</context>
<context>
    <name>viersche</name>
    <message>
        <source>Viersche</source>
        <translation>Viersche</translation>
    </message>
    <message>
        <source>Old Man</source>
        <translation>der Alte</translation>
    </message>
    <message>
        <source>Little Man</source>
        <translation>der Kleine</translation>
    </message>
    <message>
        <source>We have our number</source>
        <translation>Wir haben unsere Zahl</translation>
    </message>
    <message>
        <source>You call “We have our number”.</source>
        <translation>Sie sagen „Wir haben unsere Zahl“.</translation>
    </message>
    <message>
        <source>Your partner {name} calls “We have our number”.</source>
        <translation>{name} sagt für Ihre Seite „Wir haben unsere Zahl“.</translation>
    </message>
    <message>
        <source>{name} calls “We have our number”.</source>
        <translation>{name} sagt „Wir haben unsere Zahl“.</translation>
    </message>
    <message>
        <source>Not enough yet: {made} of {needed} points. Play continues.</source>
        <translation>Noch nicht genug: {made} von {needed} Augen. Es wird weitergespielt.</translation>
    </message>
    <message>
        <source>You lead: play any card, or call “We have our number”.</source>
        <translation>Sie spielen aus: Spielen Sie eine beliebige Karte, oder sagen Sie „Wir haben unsere Zahl“.</translation>
    </message>
    <message>
        <source>{sentence}; the Little Man counts as a trump.</source>
        <translation>{sentence}; der Kleine zählt als Trumpf.</translation>
    </message>
    <message>
        <source>{sentence}; the Little Man counts as {one}.</source>
        <translation>{sentence}; der Kleine zählt als {one}.</translation>
    </message>
    <message>
        <source>You lead without a trump: play any card, face down.</source>
        <translation>Sie haben keinen Trumpf: Spielen Sie eine beliebige Karte verdeckt aus.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>second deal</source>
        <translation>zweites Spiel</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Points written</source>
        <translation>Angeschrieben</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Augen</translation>
    </message>
    <message>
        <source>{points} points: a rung is wiped</source>
        <translation>{points} Augen: eine Sprosse weggewischt</translation>
    </message>
    <message>
        <source>all nine tricks: two rungs are wiped</source>
        <translation>alle neun Stiche: zwei Sprossen weggewischt</translation>
    </message>
    <message>
        <source>{points} written; {needs} still needed</source>
        <translation>{points} angeschrieben; noch {needs} nötig</translation>
    </message>
    <message>
        <source>{points} each; both still need {needs}</source>
        <translation>je {points}; beide brauchen noch {needs}</translation>
    </message>
    <message>
        <source>{needs} still needed</source>
        <translation>noch {needs} nötig</translation>
    </message>
    <message>
        <source>has enough points: a rung is wiped</source>
        <translation>hat genug Augen: eine Sprosse weggewischt</translation>
    </message>
    <message>
        <source>wrong claim</source>
        <translation>falsche Ansage</translation>
    </message>
    <message>
        <source>rungs left: {count}</source>
        <translation>übrige Sprossen: {count}</translation>
    </message>
    <message>
        <source>marks on the frame: {count}</source>
        <translation>Striche am Rahmen: {count}</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Spiel {number}.</translation>
    </message>
    <message>
        <source>the last rung is wiped: {names} win the set</source>
        <translation>die letzte Sprosse ist weg: {names} gewinnen den Satz</translation>
    </message>
    <message>
        <source>two marks for {names}, who have not wiped a rung</source>
        <translation>zwei Striche für {names}, ohne weggewischte Sprosse</translation>
    </message>
    <message>
        <source>one mark on the frame for {names}</source>
        <translation>ein Strich am Rahmen für {names}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Points needed</source>
        <translation>Nötige Augen</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Needed in the next deal</source>
        <translation>Im nächsten Spiel nötig</translation>
    </message>
    <message>
        <source>Two marks, no rung wiped</source>
        <translation>Zwei Striche, keine Sprosse weg</translation>
    </message>
    <message>
        <source>Rungs for all nine tricks</source>
        <translation>Sprossen für alle neun Stiche</translation>
    </message>
    <message>
        <source>Rungs won</source>
        <translation>Sprossen gewonnen</translation>
    </message>
    <message>
        <source>Rungs left</source>
        <translation>Sprossen übrig</translation>
    </message>
    <message>
        <source>Marks for this set</source>
        <translation>Striche für diesen Satz</translation>
    </message>
    <message>
        <source>Marks on the frame, of {count}</source>
        <translation>Striche am Rahmen, von {count}</translation>
    </message>
    <message>
        <source>Marks on the frame</source>
        <translation>Striche am Rahmen</translation>
    </message>
    <message>
        <source>Set {number}, deals played: {count}.</source>
        <translation>Satz {number}, Spiele bisher: {count}.</translation>
    </message>
    <message>
        <source>Rungs lost</source>
        <translation>Sprossen verloren</translation>
    </message>
    <message>
        <source>All nine tricks, won</source>
        <translation>Alle neun Stiche gemacht</translation>
    </message>
    <message>
        <source>All nine tricks, lost</source>
        <translation>Alle neun Stiche verloren</translation>
    </message>
    <message>
        <source>Correct claims</source>
        <translation>Richtige Ansagen</translation>
    </message>
    <message>
        <source>Wrong claims</source>
        <translation>Falsche Ansagen</translation>
    </message>
    <message>
        <source>Two rungs are wiped for {names}.</source>
        <translation>{names} wischen zwei Sprossen weg.</translation>
    </message>
    <message>
        <source>A rung is wiped for {names}.</source>
        <translation>{names} wischen eine Sprosse weg.</translation>
    </message>
    <message>
        <source>Neither side has 100 points: a second deal decides.</source>
        <translation>Keine Seite hat hundert Augen: Ein zweites Spiel entscheidet.</translation>
    </message>
    <message>
        <source>{names} win the set and the session</source>
        <translation>{names} gewinnen den Satz und damit die Runde</translation>
    </message>
    <message>
        <source>{names} win the set</source>
        <translation>{names} gewinnen den Satz</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Satz {number}</translation>
    </message>
    <message>
        <source>Set {number}; practice, all cards face up</source>
        <translation>Satz {number}; Übung mit offenen Karten</translation>
    </message>
    <message>
        <source>Set {number}; undo or a hint was used</source>
        <translation>Satz {number}; ein Zug wurde zurückgenommen oder ein Tipp gegeben</translation>
    </message>
    <message>
        <source>Set {number}, deal {deal}</source>
        <translation>Satz {number}, Spiel {deal}</translation>
    </message>
    <message>
        <source>Next &amp;set</source>
        <translation>Nächster Sa&amp;tz</translation>
    </message>
    <message>
        <source>The set is over.</source>
        <translation>Der Satz ist zu Ende.</translation>
    </message>
    <message>
        <source>Available when the set is over.</source>
        <translation>Erst möglich, wenn der Satz zu Ende ist.</translation>
    </message>
    <message>
        <source>The code is hidden until the set is over. It then appears here, and anyone who has it can play the same cards.</source>
        <translation>Der Code bleibt verborgen, bis der Satz zu Ende ist. Danach steht er hier, und wer ihn hat, kann dieselben Karten spielen.</translation>
    </message>
    <message>
        <source>The session continues with the next set.</source>
        <translation>Die Runde geht mit dem nächsten Satz weiter.</translation>
    </message>
    <message>
        <source>one set</source>
        <translation>ein Satz</translation>
    </message>
    <message>
        <source>no set</source>
        <translation>kein Satz</translation>
    </message>
    <message>
        <source>{count} sets</source>
        <translation>{count} Sätze</translation>
    </message>
    <message>
        <source>set, and {count} unfinished</source>
        <translation>Satz, dazu {count} nicht beendet</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>sets, and {count} unfinished</source>
        <translation>Sätze, dazu {count} nicht beendet</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>of sets won</source>
        <translation>der Sätze gewonnen</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>you</source>
        <comment>inside a sentence</comment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{sentence}; the left bower counts as a trump.</source>
        <translation>{sentence}; der linke Bauer zählt als Trumpf.</translation>
    </message>
    <message>
        <source>{sentence}; the left bower counts as {one}.</source>
        <translation>{sentence}; der linke Bauer zählt als {one}.</translation>
    </message>
    <message>
        <source>You must follow {suit}</source>
        <translation>Sie müssen {suit} bedienen</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you must trump with {one}</source>
        <translation>Sie können nicht bedienen und müssen mit {one} stechen</translation>
    </message>
    <message>
        <source>The trick has been trumped and you can overtrump, so you must</source>
        <translation>Der Stich ist schon gestochen; Sie können überstechen und müssen es auch</translation>
    </message>
    <message>
        <source>You must follow {suit} or trump</source>
        <translation>Sie müssen {suit} bedienen oder stechen</translation>
    </message>
    <message>
        <source>You must lead a trump to the first trick</source>
        <translation>Zum ersten Stich muss Trumpf ausgespielt werden</translation>
    </message>
    <message>
        <source>You must play a trump to the first trick</source>
        <translation>Zum ersten Stich muss Trumpf gespielt werden</translation>
    </message>
    <message>
        <source>Make a call first</source>
        <translation>Machen Sie zuerst eine Ansage</translation>
    </message>
    <message>
        <source>You can’t give back the card you just received</source>
        <translation>Die eben erhaltene Karte darf nicht zurückgegeben werden</translation>
    </message>
    <message>
        <source>You can’t play this card now</source>
        <translation>Diese Karte dürfen Sie jetzt nicht spielen</translation>
    </message>
    <message>
        <source>The turned-up card stays on the table until the second trick is over</source>
        <translation>Die aufgedeckte Karte bleibt liegen, bis der zweite Stich vorbei ist</translation>
    </message>
    <message>
        <source>You can’t discard an ace</source>
        <translation>Ein Ass darf nicht gedrückt werden</translation>
    </message>
    <message>
        <source>You can’t discard a bower</source>
        <translation>Ein Bauer darf nicht gedrückt werden</translation>
    </message>
    <message>
        <source>You can discard only one ten</source>
        <translation>Nur eine Zehn darf gedrückt werden</translation>
    </message>
    <message>
        <source>You can’t discard the turned-up card</source>
        <translation>Die aufgedeckte Karte darf nicht gedrückt werden</translation>
    </message>
    <message>
        <source>You have selected enough cards. Deselect one first</source>
        <translation>Sie haben genug Karten gewählt. Nehmen Sie erst eine zurück</translation>
    </message>
    <message>
        <source>Select a card to exchange for {card}, or keep your hand.</source>
        <translation>Wählen Sie eine Karte zum Tausch gegen {card}, oder tauschen Sie nicht.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Drücken Sie {cards}.</translation>
    </message>
    <message>
        <source>Give one of your cards in return, face down.</source>
        <translation>Geben Sie dafür eine Ihrer Karten, verdeckt.</translation>
    </message>
    <message>
        <source>Your turn: make a call.</source>
        <translation>Sie sind am Zug: Machen Sie eine Ansage.</translation>
    </message>
    <message>
        <source>You lead: play a trump.</source>
        <translation>Sie spielen aus: Spielen Sie Trumpf.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Sie spielen aus: Spielen Sie eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Your turn: play a trump.</source>
        <translation>Sie sind am Zug: Spielen Sie Trumpf.</translation>
    </message>
    <message>
        <source>Your turn: follow {suit}.</source>
        <translation>Sie sind am Zug: Bedienen Sie {suit}.</translation>
    </message>
    <message>
        <source>Your turn: follow {suit} or play a trump.</source>
        <translation>Sie sind am Zug: Bedienen Sie {suit} oder stechen Sie.</translation>
    </message>
    <message>
        <source>Your turn: overtrump.</source>
        <translation>Sie sind am Zug: Überstechen Sie.</translation>
    </message>
    <message>
        <source>Your turn: you can’t follow suit, so play a trump.</source>
        <translation>Sie sind am Zug: Sie können nicht bedienen, also stechen Sie.</translation>
    </message>
    <message>
        <source>Your turn: you can’t follow suit or trump, so play any card.</source>
        <translation>Sie sind am Zug: Sie können weder bedienen noch stechen. Spielen Sie eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Check the score, then press Space to continue.</source>
        <translation>Sehen Sie sich die Zählung an. Mit der Leertaste geht es weiter.</translation>
    </message>
    <message>
        <source>{name} deals. Cut the pack.</source>
        <translation>{name} gibt. Heben Sie ab.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Sie geben.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>you earn {units}</source>
        <translation>Sie erhalten {units}</translation>
    </message>
    <message>
        <source>{name} earns {units}</source>
        <translation>{name} erhält {units}</translation>
    </message>
    <message>
        <source>you pay {payee} {units}</source>
        <translation>Sie zahlen {payee} {units}</translation>
    </message>
    <message>
        <source>{payer} pays you {units}</source>
        <translation>{payer} zahlt Ihnen {units}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {units}</source>
        <translation>{payer} zahlt {payee} {units}</translation>
    </message>
    <message>
        <source>The left bower is captured: {payment}.</source>
        <translation>Der linke Bauer ist gefangen: {payment}.</translation>
    </message>
    <message>
        <source>You deal and turn up {card}: {suit} are trumps.</source>
        <translation>Sie geben und decken {card} auf: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{name} deals and turns up {card}: {suit} are trumps.</source>
        <translation>{name} gibt und deckt {card} auf: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>You play the {bower}, {card}.</source>
        <translation>Sie spielen {card} ({bower}).</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Sie spielen {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {bower}, {card}.</source>
        <translation>{name} spielt {card} ({bower}).</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>You draw {card} and deal first.</source>
        <translation>Sie ziehen {card} und geben zuerst.</translation>
    </message>
    <message>
        <source>{name} draws {card} and deals first.</source>
        <translation>{name} zieht {card} und gibt zuerst.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Sie drücken {cards}.</translation>
    </message>
    <message>
        <source>The remaining cards are dealt.</source>
        <translation>Die übrigen Karten werden gegeben.</translation>
    </message>
    <message>
        <source>{card} is among the discards: no cards are exchanged.</source>
        <translation>{card} liegt bei den gedrückten Karten: Es wird nicht getauscht.</translation>
    </message>
    <message>
        <source>{name}: {call}.</source>
        <translation>{name}: {call}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Sie passen.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>You don’t exchange a card.</source>
        <translation>Sie tauschen nicht.</translation>
    </message>
    <message>
        <source>{name} doesn’t exchange a card.</source>
        <translation>{name} tauscht nicht.</translation>
    </message>
    <message>
        <source>You take {card} and discard {cards}.</source>
        <translation>Sie nehmen {card} und drücken {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the face-down card and discards one.</source>
        <translation>{name} nimmt die verdeckte Karte und drückt eine.</translation>
    </message>
    <message>
        <source>{name} takes {card} and discards one.</source>
        <translation>{name} nimmt {card} und drückt eine Karte.</translation>
    </message>
    <message>
        <source>{name} discards {cards}.</source>
        <translation>{name} drückt {cards}.</translation>
    </message>
    <message>
        <source>{name} gives {other} a card face down.</source>
        <translation>{name} gibt {other} verdeckt eine Karte.</translation>
    </message>
    <message>
        <source>You hand {card} to {other}.</source>
        <translation>Sie geben {other} {card}.</translation>
    </message>
    <message>
        <source>{name} hands you {card}.</source>
        <translation>{name} gibt Ihnen {card}.</translation>
    </message>
    <message>
        <source>{name} hands {card} to {other}.</source>
        <translation>{name} gibt {other} {card}.</translation>
    </message>
    <message>
        <source>You give {other} {card}, face down.</source>
        <translation>Sie geben {other} verdeckt {card}.</translation>
    </message>
    <message>
        <source>{name} gives you {card}, face down.</source>
        <translation>{name} gibt Ihnen verdeckt {card}.</translation>
    </message>
    <message>
        <source>{name} gives {other} {card}.</source>
        <translation>{name} gibt {other} {card}.</translation>
    </message>
    <message>
        <source>You play a card face down.</source>
        <translation>Sie spielen eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>{name} plays a card face down.</source>
        <translation>{name} spielt eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>You take the trick: {points}.</source>
        <translation>Sie machen den Stich: {points}.</translation>
    </message>
    <message>
        <source>Your partner {name} takes the trick: {points}.</source>
        <translation>{name} macht den Stich für Ihre Seite: {points}.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {points}.</source>
        <translation>{name} macht den Stich: {points}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Sie machen den Stich.</translation>
    </message>
    <message>
        <source>Your partner {name} takes the trick.</source>
        <translation>{name} macht den Stich für Ihre Seite.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} macht den Stich.</translation>
    </message>
    <message>
        <source>{names} win the game.</source>
        <translation>{names} gewinnen die Partie.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Sie gewinnen die Partie.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>You undo your discard.</source>
        <translation>Sie nehmen zurück, was Sie gedrückt haben.</translation>
    </message>
    <message>
        <source>You undo {card}.</source>
        <translation>Sie nehmen {card} zurück.</translation>
    </message>
    <message>
        <source>You undo {card} and everything played after it.</source>
        <translation>Sie nehmen {card} und alles danach Gespielte zurück.</translation>
    </message>
    <message>
        <source>You were chosen to deal first.</source>
        <translation>Sie wurden als erster Geber ausgelost.</translation>
    </message>
    <message>
        <source>{name} was chosen to deal first.</source>
        <translation>{name} wurde als erster Geber ausgelost.</translation>
    </message>
    <message>
        <source>The lowest card deals first: {card}, drawn by {name}.</source>
        <translation>Wer die niedrigste Karte zieht, gibt zuerst: {name} mit {card}.</translation>
    </message>
    <message>
        <source>The lowest card deals first: {card}, drawn by you.</source>
        <translation>Wer die niedrigste Karte zieht, gibt zuerst: Sie mit {card}.</translation>
    </message>
    <message>
        <source>The highest card deals first: {card}, drawn by {name}.</source>
        <translation>Wer die höchste Karte zieht, gibt zuerst: {name} mit {card}.</translation>
    </message>
    <message>
        <source>The highest card deals first: {card}, drawn by you.</source>
        <translation>Wer die höchste Karte zieht, gibt zuerst: Sie mit {card}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} {points} from discards only</source>
        <translation>{name} {points}, nur aus den gedrückten Karten</translation>
    </message>
    <message>
        <source>{name} Stange</source>
        <translation>{name} Stange</translation>
    </message>
    <message>
        <source>Play-off: {entries}.</source>
        <translation>Entscheidungsspiel: {entries}.</translation>
    </message>
    <message>
        <source>Deal {number}: {entries}.</source>
        <translation>Spiel {number}: {entries}.</translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Gedrückt: {cards}.</translation>
    </message>
    <message>
        <source>{names} win the game with {points} each.</source>
        <translation>{names} gewinnen die Partie, jeder {points}.</translation>
    </message>
    <message>
        <source>You win the game with {points}.</source>
        <translation>Sie gewinnen die Partie: {points}.</translation>
    </message>
    <message>
        <source>{name} wins the game with {points}.</source>
        <translation>{name} gewinnt die Partie: {points}.</translation>
    </message>
    <message>
        <source>Nobody pays.</source>
        <translation>Niemand zahlt.</translation>
    </message>
    <message>
        <source>The fast solver is installed.</source>
        <translation>Der schnelle Löser ist installiert.</translation>
    </message>
    <message>
        <source>The fast solver is missing because no C compiler was available during installation. Strong players and experts therefore play without looking ahead.</source>
        <translation>Der schnelle Löser fehlt, weil bei der Installation kein C-Compiler vorhanden war. Starke Spieler und Experten rechnen daher nicht voraus.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Starker Spieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Your turn: you can’t follow suit, so play any card.</source>
        <translation>Sie sind am Zug: Sie können nicht bedienen. Spielen Sie eine beliebige Karte.</translation>
    </message>
    <message>
        <source>{sentence}; the second jack counts as a trump.</source>
        <translation>{sentence}; der zweite Bube zählt als Trumpf.</translation>
    </message>
    <message>
        <source>{sentence}; the second jack counts as {one}.</source>
        <translation>{sentence}; der zweite Bube zählt als {one}.</translation>
    </message>
</context>
</TS>
