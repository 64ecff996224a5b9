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
    <message>
        <source>Pro&amp;blems of this game</source>
        <translation>Auf&amp;gaben zu diesem Kartenspiel</translation>
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
    <name>ButtonRow</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
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
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Confirm: {call}</source>
        <translation>Bestätigen: {call}</translation>
    </message>
    <message>
        <source>Your answer.</source>
        <translation>Ihre Antwort.</translation>
    </message>
    <message>
        <source>{note}.</source>
        <translation>{note}.</translation>
    </message>
    <message>
        <source>A second press confirms it.</source>
        <translation>Ein zweiter Druck bestätigt es.</translation>
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
    <name>CardsDrill</name>
    <message>
        <source>Drill: cards still out</source>
        <translation>Training: Karten im Spiel</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>&amp;Nächste Karte</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>An&amp;other deal</source>
        <translation>Neues &amp;Spiel</translation>
    </message>
    <message>
        <source>Which players have shown that they have none?</source>
        <translation>Wer hat gezeigt, dass er keine davon hat?</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Play up to the &amp;question</source>
        <translation>Bis zur &amp;Frage spielen</translation>
    </message>
    <message>
        <source>Which trumps are still out, in other hands or face down? Mark them.</source>
        <translation>Welche Trümpfe sind noch im Spiel, in anderen Händen oder verdeckt? Markieren Sie sie.</translation>
    </message>
    <message>
        <source>Which {suit} are still out, in other hands or face down? Mark them.</source>
        <translation>Welche Karten der Farbe {suit} sind noch im Spiel, in anderen Händen oder verdeckt? Markieren Sie sie.</translation>
    </message>
    <message>
        <source>Everything is right.</source>
        <translation>Alles richtig.</translation>
    </message>
    <message>
        <source>Mistakes: {count}.</source>
        <translation>Fehler: {count}.</translation>
    </message>
    <message>
        <source>Still out: {cards}.</source>
        <translation>Noch im Spiel: {cards}.</translation>
    </message>
    <message>
        <source>Void: {names}.</source>
        <translation>Frei: {names}.</translation>
    </message>
</context>
<context>
    <name>CheckerDock</name>
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
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Move analysis: {player}</source>
        <translation>Zuganalyse: {player}</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>&amp;Besseren Zug spielen</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>Ab &amp;hier spielen</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>&amp;Practise this move</source>
        <translation>&amp;Diesen Zug üben</translation>
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
        <translation>Diese Partie</translation>
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
    <name>DealEntry</name>
    <message>
        <source>N&amp;ote in the margin</source>
        <translation>N&amp;otiz am Rand</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>Ein&amp;tragen</translation>
    </message>
    <message>
        <source>Write it &amp;anyway</source>
        <translation>Trotzdem &amp;eintragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <source>Game files (*.reunion *.sgf);;All files (*)</source>
        <translation>Aufzeichnungen (*.reunion *.sgf);;Alle Dateien (*)</translation>
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
    <name>EarlyEnd</name>
    <message>
        <source>End the deal</source>
        <translation>Spiel beenden</translation>
    </message>
</context>
<context>
    <name>Filters</name>
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
        <source>Search players, sessions, notes, rules and dates</source>
        <translation>Suche nach Spieler, Runde, Notiz, Regeln, Datum</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>All rule sets</source>
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
    <name>HandSheetWindow</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wi&amp;ederherstellen</translation>
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
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Deal {number}, dealt by {name}</source>
        <translation>Spiel {number}, gegeben von {name}</translation>
    </message>
    <message>
        <source>Correct deal {number}, dealt by {name}</source>
        <translation>Spiel {number} berichtigen, gegeben von {name}</translation>
    </message>
    <message>
        <source>Only deals of the current game can be corrected.</source>
        <translation>Nur Spiele der laufenden Partie können berichtigt werden.</translation>
    </message>
</context>
<context>
    <name>HandsMenu</name>
    <message>
        <source>&amp;Look at a player’s hand</source>
        <translation>&amp;Blatt eines Spielers ansehen</translation>
    </message>
    <message>
        <source>You may look at one hand only.</source>
        <translation>Sie dürfen nur ein Blatt ansehen.</translation>
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
    <message>
        <source>New to {game}? The first lesson shows how it is played.</source>
        <translation>Neu bei {game}? Die erste Lektion zeigt, wie man es spielt.</translation>
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
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
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
    <message>
        <source>Your turn: draw and discard as the lesson suggests.</source>
        <translation>Sie sind am Zug: Ziehen Sie und werfen Sie ab, wie es die Lektion sagt.</translation>
    </message>
    <message>
        <source>The lesson is complete. Choose what to do next.</source>
        <translation>Die Lektion ist zu Ende. Wählen Sie, wie es weitergeht.</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>What you have learned</source>
        <translation>Das haben Sie gelernt</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>Less&amp;ons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Start this lesson over, or take that of another game</source>
        <translation>Diese Lektion neu beginnen oder die eines anderen Kartenspiels wählen</translation>
    </message>
    <message>
        <source>Play no&amp;w</source>
        <translation>&amp;Jetzt spielen</translation>
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
        <source>New score sheet &amp;by hand…</source>
        <translation>Neuer Punktezettel von &amp;Hand&#xa0;…</translation>
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
        <source>&amp;Move</source>
        <comment>menu</comment>
        <translation>&amp;Zug</translation>
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
        <translation>Wi&amp;ederherstellen</translation>
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
        <translation>&amp;Restliche Stiche nehmen</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>below a picture</comment>
        <translation>Alle nehmen</translation>
    </message>
    <message>
        <source>S&amp;kip to the end of the deal</source>
        <translation>Z&amp;um Ende des Spiels springen</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>V&amp;origer Stich</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>&amp;Kartencode&#xa0;…</translation>
    </message>
    <message>
        <source>Replay from the ne&amp;xt seat</source>
        <translation>Vom nächsten &amp;Platz nachspielen</translation>
    </message>
    <message>
        <source>Re&amp;view deal</source>
        <translation>Spiel anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Co&amp;mpare seats</source>
        <translation>Ergebnisse der Plätze ver&amp;gleichen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Earlier trick</source>
        <translation>Frü&amp;herer Stich</translation>
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
        <source>&amp;Today’s game</source>
        <translation>Partie des Ta&amp;ges</translation>
    </message>
    <message>
        <source>Next &amp;hint</source>
        <translation>Nächster &amp;Tipp</translation>
    </message>
    <message>
        <source>R&amp;ules of all games</source>
        <translation>Re&amp;geln aller Kartenspiele</translation>
    </message>
    <message>
        <source>Lesson&amp;s of all games</source>
        <translation>Lektione&amp;n aller Kartenspiele</translation>
    </message>
    <message>
        <source>Practic&amp;e</source>
        <translation>&amp;Üben</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Drill: discards</source>
        <translation>&amp;Training: Drücken</translation>
    </message>
    <message>
        <source>Drill: &amp;cards still out</source>
        <translation>Training: &amp;Karten im Spiel</translation>
    </message>
    <message>
        <source>Close this ta&amp;ble</source>
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
        <source>Of a deal</source>
        <translation>Vom Spiel</translation>
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
    <message>
        <source>Sc&amp;ore sheet by hand…</source>
        <translation>Punkte&amp;zettel von Hand&#xa0;…</translation>
    </message>
    <message>
        <source>Keep the score of a game with real cards</source>
        <translation>Für eine Partie mit echten Karten anschreiben</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>New score sheet</source>
        <translation>Neuer Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Print blank sheets…</source>
        <translation>&amp;Leere Punktezettel drucken&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Games on a bl&amp;ank sheet</source>
        <translation>Part&amp;ien auf einem leeren Punktezettel</translation>
    </message>
    <message>
        <source>Rules of pa&amp;yment at the foot</source>
        <translation>Abrechn&amp;ungsregeln am Fuß</translation>
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
    <message>
        <source>If left empty: {name}</source>
        <translation>Wenn leer: {name}</translation>
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
        <source>Until I have played to the next trick</source>
        <translation>Bis ich zum nächsten Stich gespielt habe</translation>
    </message>
    <message>
        <source>Until the next trick starts</source>
        <translation>Bis der nächste Stich beginnt</translation>
    </message>
    <message>
        <source>Show the last &amp;trick</source>
        <translation>&amp;Vorigen Stich zeigen</translation>
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
        <source>Very large: 175%</source>
        <translation>Sehr groß: 175&#xa0;%</translation>
    </message>
    <message>
        <source>Largest: 200%</source>
        <translation>Größte Schrift: 200&#xa0;%</translation>
    </message>
    <message>
        <source>S&amp;creen reader speed</source>
        <translation>Te&amp;mpo des Screenreaders</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Lautstärk&amp;e</translation>
    </message>
    <message>
        <source>Back to my settings</source>
        <translation>Zurück zu meinen Einstellungen</translation>
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
        <source>Play &amp;my card for me when only one is legal</source>
        <translation>Meine Karte von selbst spielen, &amp;wenn nur eine erlaubt ist</translation>
    </message>
    <message>
        <source>Also the last card of a deal. Undo goes back to a card that you chose.</source>
        <translation>Auch die letzte Karte eines Spiels. Zurücknehmen führt zu einer Karte, die Sie gewählt haben.</translation>
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
        <source>Large: 125%</source>
        <translation>Groß: 125&#xa0;%</translation>
    </message>
    <message>
        <source>Larger: 150%</source>
        <translation>Größer: 150&#xa0;%</translation>
    </message>
    <message>
        <source>Letter alone</source>
        <translation>Buchstabe allein</translation>
    </message>
    <message>
        <source>With Ctrl</source>
        <translation>Mit Strg</translation>
    </message>
    <message>
        <source>&amp;One-letter shortcuts</source>
        <translation>&amp;Buchstabentasten</translation>
    </message>
    <message>
        <source>{words} words per minute</source>
        <translation>{words} Wörter pro Minute</translation>
    </message>
    <message>
        <source>Otherwise a hint has up to three steps: press H again for the next one.</source>
        <translation>Sonst hat ein Tipp bis zu drei Schritte: Drücken Sie noch einmal H für den nächsten.</translation>
    </message>
    <message>
        <source>Review &amp;finished games in the background</source>
        <translation>Been&amp;dete Partien im Hintergrund analysieren</translation>
    </message>
    <message>
        <source>While you are not playing, your mistakes are found and kept for the statistics.</source>
        <translation>Während Sie nicht spielen, werden Ihre Fehler gesucht und für die Statistik gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Name the move in the first hint</source>
        <translation>Zug schon &amp;im ersten Tipp nennen</translation>
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
    <name>ProblemPanel</name>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>&amp;Besseren Zug spielen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächste</translation>
    </message>
    <message>
        <source>Shows the last trick, then the one before it, to the first.</source>
        <translation>Zeigt den vorigen Stich, dann den davor, bis zum ersten.</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>Schlie&amp;ßen</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Problem from your games</source>
        <translation>Aufgabe aus Ihren Partien</translation>
    </message>
    <message>
        <source>Problem {number} of {count}</source>
        <translation>Aufgabe {number} von {count}</translation>
    </message>
    <message>
        <source>This week: {done} of {wanted}. Your rating: {rating}.</source>
        <translation>Diese Woche: {done} von {wanted}. Ihre Wertung: {rating}.</translation>
    </message>
    <message>
        <source>Analysing your answer…</source>
        <translation>Ihre Antwort wird analysiert&#xa0;…</translation>
    </message>
    <message>
        <source>After a hint the problem counts as not solved, and your rating falls.</source>
        <translation>Nach einem Tipp gilt die Aufgabe als nicht gelöst, und Ihre Wertung sinkt.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Not solved.</source>
        <translation>Nicht gelöst.</translation>
    </message>
    <message>
        <source>Nearly solved, {count} of 10.</source>
        <translation>Fast gelöst, {count} von 10.</translation>
    </message>
    <message>
        <source>Not solved, {count} of 10.</source>
        <translation>Nicht gelöst, {count} von 10.</translation>
    </message>
    <message>
        <source>Answer at the table. Only the first answer counts.</source>
        <translation>Antworten Sie am Tisch. Nur die erste Antwort zählt.</translation>
    </message>
    <message>
        <source>&amp;Tricks</source>
        <translation>S&amp;tiche</translation>
    </message>
    <message>
        <source>Your move: {move}.</source>
        <translation>Ihr Zug: {move}.</translation>
    </message>
    <message>
        <source>You can try other moves; they don’t count.</source>
        <translation>Sie können andere Züge ausprobieren; sie zählen nicht.</translation>
    </message>
    <message>
        <source>Three problems a week are suggested, of what costs you most. Your rating begins at 1500; it rises when you solve a problem and falls when you don’t.</source>
        <translation>Drei Aufgaben in der Woche sind vorgeschlagen, von der Art, die Sie am meisten kostet. Ihre Wertung beginnt bei 1500; sie steigt, wenn Sie eine Aufgabe lösen, und sinkt, wenn nicht.</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <comment>face up</comment>
        <translation>Was legen Sie ab?</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Was sagen Sie an?</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <translation>Was drücken Sie?</translation>
    </message>
    <message>
        <source>Which card do you give?</source>
        <translation>Welche Karte geben Sie ab?</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Was spielen Sie?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Was tun Sie?</translation>
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
        <translation>A&amp;brechnung</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
        <source>Change game or &amp;players…</source>
        <translation>Kartenspiel oder Spieler &amp;wechseln&#xa0;…</translation>
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
        <source>&amp;Review</source>
        <translation>Anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Replay from the ne&amp;xt seat</source>
        <translation>Vom nächsten Platz nachspie&amp;len</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>&amp;Kartencode&#xa0;…</translation>
    </message>
    <message>
        <source>Back to the &amp;lesson</source>
        <translation>Zurück zur Lek&amp;tion</translation>
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
        <translation>Ein Spiel Karte für Karte ansehen (Enter-Taste)</translation>
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
    <message>
        <source>&amp;Worst deal</source>
        <translation>T&amp;euerstes Spiel</translation>
    </message>
    <message>
        <source>Review the deal in which your mistakes cost most</source>
        <translation>Das Spiel analysieren, in dem Ihre Fehler am meisten kosteten</translation>
    </message>
    <message>
        <source>mistakes cost {cost} per deal</source>
        <translation>Fehler kosteten {cost} je Spiel</translation>
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
        <source>A5</source>
        <translation>A5</translation>
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
        <source>Played here</source>
        <translation>Hier gespielt</translation>
    </message>
    <message>
        <source>Kept by hand</source>
        <translation>Von Hand geführt</translation>
    </message>
    <message>
        <source>Played here or kept by hand</source>
        <translation>Hier gespielt oder von Hand geführt</translation>
    </message>
    <message>
        <source>Games that are counted</source>
        <translation>Gezählte Partien</translation>
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
        <source>No finished games yet. Deals of unfinished games are not counted.</source>
        <translation>Noch keine beendete Partie. Spiele aus nicht beendeten Partien zählen nicht.</translation>
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
        <source>Exchange</source>
        <translation>Tausch</translation>
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
        <translation>Ihr Zug: {cards}</translation>
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
        <source>You see all cards; the computer players see only their own. Hints and undo are not marked on the score sheet, which shows that this was a practice game.</source>
        <translation>Sie sehen alle Karten, die Mitspieler nur ihre eigenen. Tipps und zurückgenommene Züge werden nicht vermerkt; der Punktezettel zeigt, dass es eine Übungspartie war.</translation>
    </message>
    <message>
        <source>Any text. The same text always gives the same cards for the whole session, so you or someone else can play them again. A deal code also includes your seat and the rules.</source>
        <translation>Ein beliebiger Text. Derselbe Text gibt die ganze Runde lang dieselben Karten; so können Sie oder andere sie noch einmal spielen. Ein Kartencode enthält außerdem Ihren Platz und die Regeln.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
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
        <source>Game files (*.reunion *.sgf);;All files (*)</source>
        <translation>Aufzeichnungen (*.reunion *.sgf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import game files</source>
        <translation>Aufzeichnungen importieren</translation>
    </message>
    <message>
        <source>Import a folder of game files</source>
        <translation>Ordner mit Aufzeichnungen importieren</translation>
    </message>
    <message>
        <source>Importing game files…</source>
        <translation>Aufzeichnungen werden importiert&#xa0;…</translation>
    </message>
    <message>
        <source>Imported: {new}. Already in the archive: {known}.</source>
        <translation>Importiert: {new}. Bereits im Archiv: {known}.</translation>
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
        <source>Saved to {file}.</source>
        <translation>Gespeichert als {file}.</translation>
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
        <source>The archive was backed up to {file}.</source>
        <translation>Das Archiv wurde in {file} gesichert.</translation>
    </message>
    <message>
        <source>Backing up the archive…</source>
        <translation>Archiv wird gesichert&#xa0;…</translation>
    </message>
    <message>
        <source>Archives (*.db);;All files (*)</source>
        <translation>Archive (*.db);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
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
    <message>
        <source>Internet Skat Server (*.sgf)</source>
        <translation>Internet Skat Server (*.sgf)</translation>
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
    <name>_TablePages</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>First &amp;dealer</source>
        <translation>Erster &amp;Geber</translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation>&amp;Regelwerk</translation>
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
        <source>P&amp;lace</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Dat&amp;e</source>
        <translation>Datu&amp;m</translation>
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
        <source>can be exchanged</source>
        <translation>kann getauscht werden</translation>
    </message>
    <message>
        <source>can’t be discarded: {reason}</source>
        <translation>darf nicht gedrückt werden: {reason}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Selected: {card}. Press Space to confirm.</source>
        <translation>Gewählt: {card}. Bestätigen mit der Leertaste.</translation>
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
        <source>In the middle: {cards}, face down</source>
        <translation>In der Mitte: {cards}, verdeckt</translation>
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
        <source>{name} exchanged {cards}</source>
        <translation>{name} hat {cards} getauscht</translation>
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
    <message>
        <source>can be taken</source>
        <translation>kann genommen werden</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>Karten zum Nehmen</translation>
    </message>
    <message>
        <source>Face up: {card}</source>
        <translation>Offen: {card}</translation>
    </message>
    <message>
        <source>can be discarded</source>
        <comment>face up</comment>
        <translation>kann abgeworfen werden</translation>
    </message>
    <message>
        <source>can’t be discarded: {reason}</source>
        <comment>face up</comment>
        <translation>kann nicht abgeworfen werden: {reason}</translation>
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
        <source>It should take the trick.</source>
        <translation>Diese Karte sollte den Stich machen.</translation>
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
        <source>The points are safe in your discard.</source>
        <translation>Gedrückt sind die Augen sicher.</translation>
    </message>
    <message>
        <source>They are your least useful cards.</source>
        <translation>Diese Karten brauchen Sie am wenigsten.</translation>
    </message>
    <message>
        <source>Take {cards}.</source>
        <translation>Aufnehmen: {cards}.</translation>
    </message>
    <message>
        <source>It may win this trick; otherwise an opponent takes it.</source>
        <translation>Diese Karte kann den Stich gewinnen, sonst macht ihn ein Gegner.</translation>
    </message>
    <message>
        <source>No other player has a higher card of its suit.</source>
        <translation>Kein anderer hat eine höhere Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>Get rid of it: it could win an unwanted trick later.</source>
        <translation>Besser jetzt loswerden: Später könnte diese Karte einen unerwünschten Stich machen.</translation>
    </message>
    <message>
        <source>Your hand should be best without {cards}.</source>
        <translation>Ohne {cards} ist Ihr Blatt nach Schätzung am besten.</translation>
    </message>
    <message>
        <source>With {cards} your hand should be no better.</source>
        <translation>Mit {cards} wäre Ihr Blatt nach Schätzung nicht besser.</translation>
    </message>
    <message>
        <source>It wouldn’t improve your hand.</source>
        <translation>Ihr Blatt wird dadurch nicht besser.</translation>
    </message>
    <message>
        <source>It does worse more often, but gains more where it is better.</source>
        <translation>Das ist öfter schlechter, bringt aber mehr, wo es besser ist.</translation>
    </message>
    <message>
        <source>It does better than your card in {share} of 100 possible card layouts, and worse in {count}.</source>
        <translation>In {share}&#xa0;% der Fälle ist das besser als Ihre Karte, in {count}&#xa0;% schlechter.</translation>
    </message>
    <message>
        <source>It wins the trick in {share} of 100 possible card layouts.</source>
        <translation>Macht den Stich in {share}&#xa0;% der Fälle.</translation>
    </message>
    <message>
        <source>It draws trumps.</source>
        <translation>So ziehen Sie Trümpfe.</translation>
    </message>
    <message>
        <source>It probably draws trumps.</source>
        <translation>Damit ziehen Sie wahrscheinlich Trümpfe.</translation>
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
        <source>Your partner may win this trick: add points.</source>
        <translation>Der Stich könnte Ihrem Partner gehören: Schmieren Sie.</translation>
    </message>
    <message>
        <source>It’s harder to beat than your partner’s card.</source>
        <translation>Die Karte Ihres Partners ist leichter zu schlagen.</translation>
    </message>
    <message>
        <source>Your partner can win this trick.</source>
        <translation>Ihr Partner kann diesen Stich machen.</translation>
    </message>
    <message>
        <source>Your partner can probably win this trick.</source>
        <translation>Ihr Partner kann diesen Stich wahrscheinlich machen.</translation>
    </message>
    <message>
        <source>These would be your trumps: {cards}.</source>
        <translation>Das wären die Trümpfe: {cards}.</translation>
    </message>
    <message>
        <source>It succeeds in {share} of 100 possible card layouts.</source>
        <translation>Das gelingt in {share}&#xa0;% der Fälle.</translation>
    </message>
    <message>
        <source>You can take every trick in {share} of 100 possible card layouts.</source>
        <translation>In {share}&#xa0;% der Fälle können Sie alle Stiche machen.</translation>
    </message>
    <message>
        <source>It stops the all-tricks attempt in {share} of 100 possible card layouts.</source>
        <translation>Das verhindert in {share}&#xa0;% der Fälle, dass jemand alle Stiche macht.</translation>
    </message>
    <message>
        <source>After giving it away you can take every trick in {share} of 100 possible card layouts.</source>
        <translation>Wenn Sie diese Karte abgeben, können Sie in {share}&#xa0;% der Fälle alle Stiche machen.</translation>
    </message>
    <message>
        <source>Your side has enough points.</source>
        <translation>Ihre Seite hat genug Augen.</translation>
    </message>
    <message>
        <source>The next best suit is {suit}: it succeeds in {count} of 100.</source>
        <translation>Die zweitbeste Farbe ist {suit}: Das gelingt in {count}&#xa0;% der Fälle.</translation>
    </message>
    <message>
        <source>{player} is winning the trick so far.</source>
        <translation>{player} hält bisher den Stich.</translation>
    </message>
    <message>
        <source>{player} is winning the trick so far: {points} on the table.</source>
        <translation>{player} hält bisher den Stich, auf dem Tisch: {points}.</translation>
    </message>
    <message>
        <source>This trick is lost.</source>
        <translation>Dieser Stich ist verloren.</translation>
    </message>
    <message>
        <source>You can’t avoid this trick.</source>
        <translation>Dieser Stich ist nicht zu vermeiden.</translation>
    </message>
    <message>
        <source>{player} has no {suit} left.</source>
        <translation>{player} hat kein {suit} mehr.</translation>
    </message>
    <message>
        <source>{player} has no trumps.</source>
        <translation>{player} hat keinen Trumpf.</translation>
    </message>
    <message>
        <source>No other player has trumps.</source>
        <translation>Niemand sonst hat noch Trumpf.</translation>
    </message>
    <message>
        <source>Of the others, only {player} has trumps.</source>
        <translation>Von den anderen hat nur {player} noch Trumpf.</translation>
    </message>
    <message>
        <source>Trumps not seen yet: {count}.</source>
        <translation>Noch nicht gesehene Trümpfe: {count}.</translation>
    </message>
    <message>
        <source>You still need {points}.</source>
        <translation>Sie brauchen noch {points}.</translation>
    </message>
    <message>
        <source>You still need one trick.</source>
        <translation>Sie brauchen noch einen Stich.</translation>
    </message>
    <message>
        <source>You still need {count} tricks.</source>
        <translation>Sie brauchen noch {count} Stiche.</translation>
    </message>
    <message>
        <source>With {points} more you pay a unit less at the end of the game.</source>
        <translation>Mit {points} mehr zahlen Sie am Ende der Partie eine Einheit weniger.</translation>
    </message>
    <message>
        <source>You want few points in this deal.</source>
        <translation>In diesem Spiel wollen Sie wenige Augen.</translation>
    </message>
    <message>
        <source>You go for a hundred points or every trick.</source>
        <translation>Ihr Ziel sind hundert Augen oder alle Stiche.</translation>
    </message>
    <message>
        <source>You can still make a hundred: you need {points} of the {left} left.</source>
        <translation>Hundert sind noch möglich: Sie brauchen {points} von den {left}, die noch ausstehen.</translation>
    </message>
    <message>
        <source>{player} has {points} and may make a hundred.</source>
        <translation>{player} hat {points} und kann noch hundert machen.</translation>
    </message>
    <message>
        <source>Whoever has the fewest points wipes a mark.</source>
        <translation>Wer am wenigsten Augen hat, wischt einen Strich weg.</translation>
    </message>
    <message>
        <source>The {count} players with the fewest points wipe a mark each.</source>
        <translation>Die {count} Spieler mit den wenigsten Augen wischen je einen Strich weg.</translation>
    </message>
    <message>
        <source>You must not take a trick.</source>
        <translation>Sie dürfen keinen Stich machen.</translation>
    </message>
    <message>
        <source>{player} must be made to take a trick.</source>
        <translation>{player} muss einen Stich bekommen.</translation>
    </message>
    <message>
        <source>You take the trick from {player}.</source>
        <translation>Sie nehmen {player} den Stich ab.</translation>
    </message>
    <message>
        <source>You take the trick from an opponent.</source>
        <translation>Sie nehmen einem Gegner den Stich ab.</translation>
    </message>
    <message>
        <source>You take the trick from {player}: {points}.</source>
        <translation>Sie nehmen {player} den Stich ab: {points}.</translation>
    </message>
    <message>
        <source>You take the trick from an opponent: {points}.</source>
        <translation>Sie nehmen einem Gegner den Stich ab: {points}.</translation>
    </message>
    <message>
        <source>It lets someone else take the trick.</source>
        <translation>So macht ein anderer den Stich.</translation>
    </message>
    <message>
        <source>It leaves the trick to {player}.</source>
        <translation>So bleibt der Stich bei {player}.</translation>
    </message>
    <message>
        <source>It keeps the trick from {player}.</source>
        <translation>So macht {player} diesen Stich nicht.</translation>
    </message>
    <message>
        <source>The {points} of this trick are enough.</source>
        <translation>Die {points} dieses Stichs reichen.</translation>
    </message>
    <message>
        <source>No opponent can beat it now.</source>
        <translation>Kein Gegner kann diese Karte jetzt schlagen.</translation>
    </message>
    <message>
        <source>The trick is safe: bring home {points}.</source>
        <translation>Der Stich ist sicher: Bringen Sie {points} nach Hause.</translation>
    </message>
    <message>
        <source>The trick is probably yours: bring home {points}.</source>
        <translation>Der Stich gehört wahrscheinlich Ihnen: Bringen Sie {points} nach Hause.</translation>
    </message>
    <message>
        <source>It’s high enough: keep {cards}.</source>
        <translation>Diese Karte reicht: Behalten Sie {cards}.</translation>
    </message>
    <message>
        <source>It captures the left bower.</source>
        <translation>So fangen Sie den linken Bauern.</translation>
    </message>
    <message>
        <source>Keep {cards}: a sure trick later.</source>
        <translation>Behalten Sie {cards}: Das wird ein sicherer Stich.</translation>
    </message>
    <message>
        <source>Keep {cards}, the highest card left in its suit.</source>
        <translation>Behalten Sie {cards}: Das ist die höchste Karte, die in dieser Farbe noch im Spiel ist.</translation>
    </message>
    <message>
        <source>A higher card gains nothing: keep {cards}.</source>
        <translation>Eine höhere Karte bringt nichts: Behalten Sie {cards}.</translation>
    </message>
    <message>
        <source>You take this trick anyway: keep {cards}.</source>
        <translation>Den Stich machen Sie ohnehin: Behalten Sie {cards}.</translation>
    </message>
    <message>
        <source>Keep {cards} for later.</source>
        <translation>Behalten Sie {cards} für später.</translation>
    </message>
    <message>
        <source>It wins this trick more often than {cards}.</source>
        <translation>Damit gewinnen Sie diesen Stich öfter als mit {cards}.</translation>
    </message>
    <message>
        <source>Your side wins this trick more often than with {cards}.</source>
        <translation>Damit gewinnt Ihre Seite diesen Stich öfter als mit {cards}.</translation>
    </message>
    <message>
        <source>It’s as strong as {cards} and brings more points if it wins.</source>
        <translation>Diese Karte ist so stark wie {cards} und bringt mehr Augen in einem gewonnenen Stich.</translation>
    </message>
    <message>
        <source>Low cards of this suit can’t beat it.</source>
        <translation>Niedrige Karten dieser Farbe können diese Karte nicht schlagen.</translation>
    </message>
    <message>
        <source>It’s as strong as {cards} and risks fewer points.</source>
        <translation>Diese Karte ist so stark wie {cards} und setzt weniger Augen aufs Spiel.</translation>
    </message>
    <message>
        <source>Both cards that you may play are about equally good.</source>
        <translation>Beide Karten, die Sie spielen dürfen, sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>All cards that you may play are about equally good.</source>
        <translation>Alle Karten, die Sie spielen dürfen, sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>It saves a trump.</source>
        <translation>Das spart einen Trumpf.</translation>
    </message>
    <message>
        <source>It risks the fewest points.</source>
        <translation>So setzen Sie am wenigsten Augen aufs Spiel.</translation>
    </message>
    <message>
        <source>{player} can beat it only with a trump.</source>
        <translation>{player} kann nur mit Trumpf stechen.</translation>
    </message>
    <message>
        <source>{player} has to play before your partner, who holds a higher card.</source>
        <translation>{player} muss vor Ihrem Partner spielen, und der Partner hat eine höhere Karte.</translation>
    </message>
    <message>
        <source>Another player probably has to beat it.</source>
        <translation>Wahrscheinlich muss ein anderer diese Karte schlagen.</translation>
    </message>
    <message>
        <source>Another player has to beat it.</source>
        <translation>Ein anderer muss diese Karte schlagen.</translation>
    </message>
    <message>
        <source>{player} has to beat it.</source>
        <translation>{player} muss diese Karte schlagen.</translation>
    </message>
    <message>
        <source>It takes as few points as possible.</source>
        <translation>So kostet der Stich am wenigsten Augen.</translation>
    </message>
    <message>
        <source>It may cost you {points} now, but no other card is better on average.</source>
        <translation>Das kann Sie jetzt {points} kosten, aber keine andere Karte ist im Schnitt besser.</translation>
    </message>
    <message>
        <source>Another player holds a higher card of this suit.</source>
        <translation>Ein anderer hat eine höhere Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>Another player probably holds a higher card of this suit.</source>
        <translation>Wahrscheinlich hat ein anderer eine höhere Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>No other player has a higher trump: it takes a trick, now or later.</source>
        <translation>Kein anderer hat einen höheren Trumpf: ein Stich, jetzt oder später.</translation>
    </message>
    <message>
        <source>Another player takes its {points}.</source>
        <translation>Die {points} bekommt ein anderer.</translation>
    </message>
    <message>
        <source>Of your cards it’s the easiest to beat.</source>
        <translation>Von Ihren Karten ist diese am leichtesten zu schlagen.</translation>
    </message>
    <message>
        <source>You’ll be void in this suit.</source>
        <translation>In dieser Farbe sind Sie danach frei.</translation>
    </message>
    <message>
        <source>You’ll be void in this suit: when it is led, you can discard another.</source>
        <translation>Danach sind Sie in dieser Farbe frei und können abwerfen, wenn ein anderer diese Farbe spielt.</translation>
    </message>
    <message>
        <source>{player} can stay below it only with {cards}.</source>
        <translation>{player} kann nur mit {cards} darunter bleiben.</translation>
    </message>
    <message>
        <source>Every card of this suit that is still out is higher.</source>
        <translation>Alle Karten dieser Farbe, die noch fehlen, sind höher.</translation>
    </message>
    <message>
        <source>{player} still holds this suit, and has to follow to it.</source>
        <translation>{player} hat diese Farbe noch und muss bedienen.</translation>
    </message>
    <message>
        <source>{player} doesn’t take this trick: get rid of a high card now.</source>
        <translation>{player} macht diesen Stich nicht: Werden Sie jetzt eine hohe Karte los.</translation>
    </message>
    <message>
        <source>Opponents hold lower cards of this suit: it could win an unwanted trick.</source>
        <translation>Gegner haben niedrigere Karten dieser Farbe: Diese Karte könnte einen unerwünschten Stich machen.</translation>
    </message>
    <message>
        <source>{player} wins the trick and leads next.</source>
        <translation>{player} macht den Stich und spielt als Nächstes aus.</translation>
    </message>
    <message>
        <source>You win the trick and lead next.</source>
        <translation>Sie machen den Stich und spielen als Nächstes aus.</translation>
    </message>
    <message>
        <source>It’s a short suit of yours: soon you can discard when it is led.</source>
        <translation>Von dieser Farbe haben Sie wenige Karten: Bald können Sie abwerfen, wenn ein anderer diese Farbe spielt.</translation>
    </message>
    <message>
        <source>The next best suit is {suit}.</source>
        <translation>Die zweitbeste Farbe ist {suit}.</translation>
    </message>
    <message>
        <source>Exchange {cards} for {card}.</source>
        <translation>Tauschen Sie {cards} gegen {card}.</translation>
    </message>
    <message>
        <source>Any other call</source>
        <translation>Jede andere Ansage</translation>
    </message>
    <message>
        <source>{call} would almost never succeed.</source>
        <translation>{call} gelänge fast nie.</translation>
    </message>
    <message>
        <source>{call} would succeed in {share} of 100 possible card layouts, but losing costs more than winning brings.</source>
        <translation>{call} gelänge nur in {share}&#xa0;% der Fälle, und verlieren kostet mehr, als gewinnen bringt.</translation>
    </message>
    <message>
        <source>{call} would succeed in {share} of 100 possible card layouts: not often enough.</source>
        <translation>{call} gelänge nur in {share}&#xa0;% der Fälle: Das ist zu selten.</translation>
    </message>
    <message>
        <source>Best move in {share} of 100 possible card layouts.</source>
        <translation>Bester Zug in {share}&#xa0;% der Fälle.</translation>
    </message>
    <message>
        <source>Your partner is already winning this trick.</source>
        <translation>Der Stich gehört schon Ihrem Partner.</translation>
    </message>
    <message>
        <source>Risk: in {share} of 100 possible card layouts it can still be beaten, mainly by {cards}.</source>
        <translation>Risiko: In {share}&#xa0;% der Fälle zu schlagen, meist von {cards}.</translation>
    </message>
    <message>
        <source>It’s your longest plain suit.</source>
        <translation>Das ist Ihre längste Nebenfarbe.</translation>
    </message>
    <message>
        <source>There’s little in this trick so far: {points}.</source>
        <translation>In diesem Stich liegt bisher wenig: {points}.</translation>
    </message>
    <message>
        <source>It gives away the fewest points.</source>
        <translation>So geben Sie am wenigsten Augen ab.</translation>
    </message>
    <message>
        <source>On average {points} better than the next best move.</source>
        <translation>{points} besser als der zweitbeste Zug.</translation>
    </message>
    <message>
        <source>Best move on average.</source>
        <translation>Im Schnitt der beste Zug.</translation>
    </message>
    <message>
        <source>Best move in all layouts examined.</source>
        <translation>Bester Zug bei allen geprüften Kartenverteilungen.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Ziehen Sie eine Karte vom Stapel.</translation>
    </message>
    <message>
        <source>Put {cards} in the middle.</source>
        <translation>Legen Sie {cards} in die Mitte.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <comment>face up</comment>
        <translation>Werfen Sie {cards} ab.</translation>
    </message>
    <message>
        <source>Not played yet: {cards}.</source>
        <translation>Noch nicht gespielt: {cards}.</translation>
    </message>
    <message>
        <source>You’ll be void in {suits} and can trump.</source>
        <translation>In {suits} sind Sie danach frei und können stechen.</translation>
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
        <source>Last trick</source>
        <translation>Voriger Stich</translation>
    </message>
    <message>
        <source>{trick}: {cards}. Won by {name}, {points}.</source>
        <translation>{trick}: {cards}. Er ging an {name}, {points}.</translation>
    </message>
    <message>
        <source>{trick}: {cards}. Won by {name}.</source>
        <translation>{trick}: {cards}. Er ging an {name}.</translation>
    </message>
    <message>
        <source>Shown: {part}.</source>
        <translation>Eingeblendet: {part}.</translation>
    </message>
    <message>
        <source>Hidden: {part}.</source>
        <translation>Ausgeblendet: {part}.</translation>
    </message>
    <message>
        <source>earlier trick</source>
        <translation>früherer Stich</translation>
    </message>
    <message>
        <source>{trumps}. Dealer: {name}.</source>
        <translation>{trumps}. Geber: {name}.</translation>
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
        <source>{name} has {cards}.</source>
        <comment>a hand that lies open</comment>
        <translation>{name} hat {cards}.</translation>
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
        <source>{left}, then {cards}</source>
        <comment>the lesser matadors</comment>
        <translation>{left}, dann {cards}</translation>
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
        <source>Session: {balance}.</source>
        <translation>Runde: {balance}.</translation>
    </message>
    <message>
        <source>Game {number}, after deal {count}.</source>
        <translation>Partie {number}, nach Spiel {count}.</translation>
    </message>
    <message>
        <source>Game {number}, after deal {count}: {totals}.</source>
        <translation>Partie {number}, nach Spiel {count}: {totals}.</translation>
    </message>
    <message>
        <source>No cards on the table.</source>
        <translation>Keine Karten auf dem Tisch.</translation>
    </message>
    <message>
        <source>Cards on the &amp;table</source>
        <translation>Karten auf dem &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Geber</translation>
    </message>
    <message>
        <source>&amp;Value of the hand</source>
        <translation>Wert des &amp;Blattes</translation>
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
        <source>kept by hand</source>
        <translation>von Hand geführt</translation>
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
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>1. Platz geteilt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>place {place} of {players}</source>
        <translation>Platz {place} von {players}</translation>
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
        <source>Tied for first</source>
        <translation>1. Platz geteilt</translation>
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
    <message>
        <source>deal code</source>
        <translation>Kartencode</translation>
    </message>
    <message>
        <source>the same cards from another seat</source>
        <translation>dieselben Karten von einem anderen Platz</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
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
        <source>Choose trumps from the suits you hold. You have seen half of your hand.</source>
        <translation>Wählen Sie den Trumpf unter den Farben, die Sie haben. Sie kennen erst Ihr halbes Blatt.</translation>
    </message>
    <message>
        <source>Do you want to play alone for all eight tricks? Call “Cards away” or pass.</source>
        <translation>Wollen Sie allein auf alle acht Stiche spielen? Sagen Sie „Karten weg!“ oder passen Sie.</translation>
    </message>
    <message>
        <source>It wins or loses the Brot at once.</source>
        <translation>Damit gewinnen oder verlieren Sie sofort das Brot.</translation>
    </message>
    <message>
        <source>It can win the Brot at once.</source>
        <translation>Damit können Sie sofort das Brot gewinnen.</translation>
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
        <source>Countdown</source>
        <translation>Noch bis null</translation>
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
</context>
<context>
    <name>by_hand</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{name}: card points</source>
        <translation>{name}: Augen</translation>
    </message>
    <message>
        <source>Who took no trick?</source>
        <translation>Wer machte keinen Stich?</translation>
    </message>
    <message>
        <source>Who captured the left bower?</source>
        <translation>Wer hat den linken Bauern gefangen?</translation>
    </message>
    <message>
        <source>From whom?</source>
        <translation>Von wem?</translation>
    </message>
    <message>
        <source>Who called a Staubaus?</source>
        <translation>Wer hat Staubaus gerufen?</translation>
    </message>
    <message>
        <source>How did the Staubaus end?</source>
        <translation>Wie endete der Staubaus?</translation>
    </message>
    <message>
        <source>How did the deal end?</source>
        <translation>Wie endete das Spiel?</translation>
    </message>
    <message>
        <source>All tricks?</source>
        <translation>Alle Stiche?</translation>
    </message>
    <message>
        <source>Which side reached its number first?</source>
        <translation>Welche Partei hatte ihre Zahl zuerst?</translation>
    </message>
    <message>
        <source>Which side took the last trick?</source>
        <translation>Welche Partei machte den letzten Stich?</translation>
    </message>
    <message>
        <source>How many tricks did it take?</source>
        <translation>Wie viele Stiche machte sie?</translation>
    </message>
    <message>
        <source>Which side chose trumps?</source>
        <translation>Welche Partei hat Trumpf gewählt?</translation>
    </message>
    <message>
        <source>Was “cards away” called?</source>
        <translation>Wurde „Karten weg“ angesagt?</translation>
    </message>
    <message>
        <source>No trumps, so dealt again?</source>
        <translation>Kein Trumpf, also neu gegeben?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Reizwert</translation>
    </message>
    <message>
        <source>With or without matadors?</source>
        <translation>Mit oder ohne Spitzen?</translation>
    </message>
    <message>
        <source>How many matadors?</source>
        <translation>Wie viele Spitzen?</translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <translation>Augen des Alleinspielers</translation>
    </message>
    <message>
        <source>All tricks for one side?</source>
        <translation>Alle Stiche für eine Partei?</translation>
    </message>
    <message>
        <source>Hand?</source>
        <translation>Hand?</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Ouvert?</source>
        <translation>Ouvert?</translation>
    </message>
    <message>
        <source>How did the Null end?</source>
        <translation>Wie endete der Null?</translation>
    </message>
    <message>
        <source>Value that is charged for the bid</source>
        <translation>Wert, der für das Reizen angerechnet wird</translation>
    </message>
    <message>
        <source>Kontra or Re?</source>
        <translation>Kontra oder Re?</translation>
    </message>
    <message>
        <source>Who took the last trick?</source>
        <translation>Wer machte den letzten Stich?</translation>
    </message>
    <message>
        <source>How many passed the skat on?</source>
        <translation>Wie viele haben den Skat geschoben?</translation>
    </message>
    <message>
        <source>Was there a redeal?</source>
        <translation>Wurde neu gegeben?</translation>
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
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>After the last trick</source>
        <translation>Nach dem letzten Stich</translation>
    </message>
    <message>
        <source>{names} called their number</source>
        <translation>{names} sagten ihre Zahl an</translation>
    </message>
    <message>
        <source>{names} called their number too soon</source>
        <translation>{names} sagten ihre Zahl zu früh an</translation>
    </message>
    <message>
        <source>{names} reached their number</source>
        <translation>{names} erreichten ihre Zahl</translation>
    </message>
    <message>
        <source>An answer is missing: {question}</source>
        <translation>Eine Antwort fehlt: {question}</translation>
    </message>
    <message>
        <source>This answer is not possible: {question}</source>
        <translation>Diese Antwort ist nicht möglich: {question}</translation>
    </message>
    <message>
        <source>The points add up to {total}, not to {due}.</source>
        <translation>Die Augen ergeben {total} statt {due}.</translation>
    </message>
    <message>
        <source>{name} captured the left bower, so has at least {least} points.</source>
        <translation>{name} hat den linken Bauern gefangen und damit mindestens {least} Augen.</translation>
    </message>
    <message>
        <source>A Staubaus was won, so nobody else took a trick.</source>
        <translation>Der Staubaus wurde gewonnen, also machte sonst niemand einen Stich.</translation>
    </message>
    <message>
        <source>{names} have {points} points and needed {needed}.</source>
        <translation>{names} haben {points} Augen und brauchten {needed}.</translation>
    </message>
    <message>
        <source>{name}: value of the hand</source>
        <translation>{name}: Wert des Blatts</translation>
    </message>
    <message>
        <source>Who knocked?</source>
        <translation>Wer hat geklopft?</translation>
    </message>
    <message>
        <source>Who has three of a kind, half a point more?</source>
        <translation>Wer hat drei Gleiche, also einen halben Punkt mehr?</translation>
    </message>
    <message>
        <source>Who wins the pot?</source>
        <translation>Wer gewinnt den Pot?</translation>
    </message>
    <message>
        <source>Somebody wins the pot.</source>
        <translation>Den Pot muss jemand gewinnen.</translation>
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
        <source>jacks</source>
        <translation>Buben</translation>
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
        <source>a jack</source>
        <translation>einen Buben</translation>
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
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>{suit}-Zwei</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>{suit}-Drei</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>{suit}-Vier</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>{suit}-Fünf</translation>
    </message>
</context>
<context>
    <name>cli</name>
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
        <source>{who}, separated by commas: beginner, club, strong or expert; exec:COMMAND for a program that uses the seat protocol; clairvoyant for a player who sees all cards; a comma inside quotes belongs to the command</source>
        <translation>{who}, durch Kommas getrennt: beginner, club, strong oder expert; exec:BEFEHL für ein Programm mit Platzprotokoll; clairvoyant für einen Spieler, der alle Karten sieht; ein Komma in Anführungszeichen gehört zum Befehl</translation>
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
        <source>print games of Skat as lines of the Internet Skat Server</source>
        <translation>Skatspiele als Zeilen des Internet Skat Servers ausgeben</translation>
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
        <source>language of the score sheet; a table in CSV is always English</source>
        <translation>Sprache des Punktezettels; eine CSV-Tabelle ist immer englisch</translation>
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
        <source>measure the speed of the program on this machine; the figures have English names</source>
        <translation>Geschwindigkeit des Programms auf diesem Computer messen; die Messwerte haben englische Namen</translation>
    </message>
    <message>
        <source>playing level: beginner, club, strong or expert</source>
        <translation>Spielstärke: beginner, club, strong oder expert</translation>
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
        <source>one deal</source>
        <translation>ein Spiel</translation>
    </message>
    <message>
        <source>{count} deals</source>
        <translation>{count} Spiele</translation>
    </message>
    <message>
        <source>{units} per deal</source>
        <translation>{units} je Spiel</translation>
    </message>
    <message>
        <source>{units} per game</source>
        <translation>{units} je Partie</translation>
    </message>
    <message>
        <source>{units} per set</source>
        <translation>{units} je Satz</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>rungs</source>
        <translation>Sprossen</translation>
    </message>
    <message>
        <source>Brote</source>
        <translation>Brote</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Zähler</translation>
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
        <source>Cards: first the suit (C clubs, D diamonds, H hearts, S spades), then the rank (A ace, K king, Q queen, J jack, T ten).</source>
        <translation>Karten: erst die Farbe (C Kreuz, D Karo, H Herz, S Pik), dann der Rang (A Ass, K König, Q Dame, J Bube, T Zehn).</translation>
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
        <translation>Spiel {deal}, Stich {trick}: Platz {seat} spielt aus. Augen je Karte:</translation>
    </message>
    <message>
        <source>Cards played in search: {count}; {time} ms.</source>
        <translation>Bei der Suche gespielte Karten: {count}; {time} ms.</translation>
    </message>
    <message>
        <source>Seats: 0 is the first player in the file.</source>
        <translation>Plätze: 0 ist der erste Spieler in der Datei.</translation>
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
        <translation>Argumente</translation>
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
        <translation>unbekannte Argumente: %s</translation>
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
        <source>Exchange: {cards}</source>
        <translation>Getauscht: {cards}</translation>
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
    <message>
        <source>ms per move: median / 95% / longest</source>
        <translation>ms je Zug: Median / 95&#xa0;% / längster</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>half the difference</source>
        <translation>halber Unterschied</translation>
    </message>
    <message>
        <source>{first} against {second}. Blocks: {count} ({span} in {seatings} seatings). {game}, {rules} rules, seed {seed}</source>
        <translation>{first} gegen {second}. Blöcke: {count} ({span} in {seatings} Sitzordnungen). {game}, Regelwerk {rules}, Startwert {seed}</translation>
    </message>
    <message>
        <source>{player} reaches this share of the clairvoyant’s lead over {other} in points: {share}</source>
        <translation>{player} erreicht vom Vorsprung des Hellsehers vor {other} in Augen: {share}</translation>
    </message>
    <message>
        <source>{player} reaches this share of the clairvoyant’s lead over {other} in units: {share}</source>
        <translation>{player} erreicht vom Vorsprung des Hellsehers vor {other} in Einheiten: {share}</translation>
    </message>
    <message>
        <source>not known: the clairvoyant’s lead is not significant over so few blocks</source>
        <translation>nicht bekannt: Bei so wenigen Blöcken ist der Vorsprung des Hellsehers nicht gesichert</translation>
    </message>
    <message>
        <source>{share} (95% interval {low} to {high})</source>
        <translation>{share} (95-%-Intervall {low} bis {high})</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>deals without a trick</source>
        <translation>Spiele ohne Stich</translation>
    </message>
    <message>
        <source>{games}, {deals} in {seconds} s; deals per second: {rate}.</source>
        <translation>{games}, {deals} in {seconds} s; Spiele je Sekunde: {rate}.</translation>
    </message>
    <message>
        <source>Series {game}, deal {deal}</source>
        <translation>Serie {game}, Spiel {deal}</translation>
    </message>
    <message>
        <source>one series</source>
        <translation>eine Serie</translation>
    </message>
    <message>
        <source>{count} series</source>
        <translation>{count} Serien</translation>
    </message>
    <message>
        <source>{units} per series</source>
        <translation>{units} je Serie</translation>
    </message>
</context>
<context>
    <name>counsel</name>
    <message>
        <source>&amp;Play the hint</source>
        <translation>Tipp &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>&amp;Restliche Stiche nehmen</translation>
    </message>
    <message>
        <source>All remaining tricks are yours, whatever the others hold</source>
        <translation>Alle restlichen Stiche gehören Ihnen, egal wer welche Karten hat</translation>
    </message>
    <message>
        <source>Skip to the end of the deal</source>
        <translation>Zum Ende des Spiels springen</translation>
    </message>
    <message>
        <source>You take no part in the rest of this deal</source>
        <translation>Sie spielen in diesem Spiel nicht mehr mit</translation>
    </message>
    <message>
        <source>Make the marked call, or play the marked cards</source>
        <translation>Die markierte Ansage machen oder die markierten Karten spielen</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>Result of the play-off</source>
        <translation>Zählung des Entscheidungsspiels</translation>
    </message>
    <message>
        <source>Result of deal {number}</source>
        <translation>Zählung von Spiel {number}</translation>
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
    <message>
        <source>Trumps chosen by</source>
        <translation>Trumpf gewählt von</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Marks on the frame</source>
        <translation>Striche am Rahmen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>{names} have lost</source>
        <comment>you</comment>
        <translation>{names} haben verloren</translation>
    </message>
    <message>
        <source>{names} have won</source>
        <comment>you</comment>
        <translation>{names} haben gewonnen</translation>
    </message>
    <message>
        <source>{names} have lost</source>
        <translation>{names} haben verloren</translation>
    </message>
    <message>
        <source>{names} have won</source>
        <translation>{names} haben gewonnen</translation>
    </message>
    <message>
        <source>{name}, {suit}</source>
        <translation>{name}, {suit}</translation>
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
        <source>Deal {number}.</source>
        <translation>Spiel {number}.</translation>
    </message>
    <message>
        <source>Staubaus won (units)</source>
        <translation>Staubaus gewonnen (Einheiten)</translation>
    </message>
    <message>
        <source>Staubaus lost (units)</source>
        <translation>Staubaus verloren (Einheiten)</translation>
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
        <translation>Niemand hat einen Staubaus gerufen. Schaffen Sie alle zehn Stiche mit einer anderen Farbe als Trumpf?</translation>
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
        <source>Your Staubaus is lost: {name} took a trick</source>
        <translation>Ihr Staubaus ist verloren: {name} hat einen Stich gemacht</translation>
    </message>
    <message>
        <source>Staubaus of {caller} lost: you took a trick</source>
        <translation>Staubaus von {caller} verloren: Sie haben einen Stich gemacht</translation>
    </message>
    <message>
        <source>Staubaus of {caller} lost: {name} took a trick</source>
        <translation>Staubaus von {caller} verloren: {name} hat einen Stich gemacht</translation>
    </message>
    <message>
        <source>Staubaus lost: {name}</source>
        <translation>Staubaus verloren: {name}</translation>
    </message>
    <message>
        <source>You can’t give back the card you asked for</source>
        <translation>Die verlangte Karte darf nicht zurückgegeben werden</translation>
    </message>
    <message>
        <source>Staubaus: you asked for {card} and need all ten tricks</source>
        <translation>Staubaus: Sie haben {card} verlangt und brauchen alle zehn Stiche</translation>
    </message>
    <message>
        <source>Staubaus: {name} asked for {card} and needs all ten tricks</source>
        <translation>Staubaus: {name} hat {card} verlangt und braucht alle zehn Stiche</translation>
    </message>
    <message>
        <source>Staubaus lost</source>
        <translation>Staubaus verloren</translation>
    </message>
    <message>
        <source>Staubaus</source>
        <comment>on a plate</comment>
        <translation>Staubaus</translation>
    </message>
    <message>
        <source>Staubaus: {name}</source>
        <translation>Staubaus: {name}</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>At most {count} characters fit here.</source>
        <translation>Hier passen höchstens {count} Zeichen hinein.</translation>
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
        <source>Unknown level “{level}”. Choose {list}, or a benchmark level: {others}.</source>
        <translation>Unbekannte Spielstärke: „{level}“. Möglich: {list} oder eine Vergleichsstärke: {others}.</translation>
    </message>
    <message>
        <source>“{name}” does not play {game}. Choose {list}, {program} for a program, or a benchmark level: {others}.</source>
        <translation>„{name}“ spielt {game} nicht. Möglich: {list}, {program} für ein Programm oder eine Vergleichsstärke: {others}.</translation>
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
        <translation>--seats nennt {count} Spieler, dieses Kartenspiel braucht aber {players}, durch Kommas getrennt.</translation>
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
        <source>a deal must have 32 different cards.</source>
        <translation>Ein Spiel muss 32 verschiedene Karten haben.</translation>
    </message>
    <message>
        <source>this line is not a game of Skat from the Internet Skat Server.</source>
        <translation>Diese Zeile ist kein Skatspiel des Internet Skat Servers.</translation>
    </message>
    <message>
        <source>this line has no &quot;{key}&quot;.</source>
        <translation>Dieser Zeile fehlt „{key}“.</translation>
    </message>
    <message>
        <source>{value} is not a move of the Internet Skat Server.</source>
        <translation>{value} ist kein Zug des Internet Skat Servers.</translation>
    </message>
    <message>
        <source>The Internet Skat Server has no word for {value}.</source>
        <translation>Der Internet Skat Server hat kein Wort für {value}.</translation>
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
        <source>This is deal {number}; it must be deal {wanted}.</source>
        <translation>Das ist Spiel {number}; an der Reihe ist Spiel {wanted}.</translation>
    </message>
    <message>
        <source>Deal {number} was entered; it must be one from 1 to {last}.</source>
        <translation>Eingetragen wurde Spiel {number}; möglich sind 1 bis {last}.</translation>
    </message>
    <message>
        <source>The result entered for deal {number} isn’t possible: {reason}</source>
        <translation>Das eingetragene Ergebnis von Spiel {number} ist nicht möglich: {reason}</translation>
    </message>
    <message>
        <source>This deal can’t be entered by hand.</source>
        <translation>Dieses Spiel kann nicht von Hand eingetragen werden.</translation>
    </message>
    <message>
        <source>The game would be over after deal {number}, but others follow.</source>
        <translation>Die Partie wäre nach Spiel {number} zu Ende, aber es folgen weitere.</translation>
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
    <message>
        <source>This is not a game file of Reunion Desktop, or it is damaged. {reason}</source>
        <translation>Das ist keine Aufzeichnung von Reunion Desktop, oder sie ist beschädigt. {reason}</translation>
    </message>
    <message>
        <source>Only games of Skat can be written as lines of the Internet Skat Server.</source>
        <translation>Nur Skatspiele lassen sich als Zeilen des Internet Skat Servers schreiben.</translation>
    </message>
    <message>
        <source>Lines left out: {count}. {reason}</source>
        <translation>Ausgelassene Zeilen: {count}. {reason}</translation>
    </message>
    <message>
        <source>the answer &quot;{question}&quot; is missing.</source>
        <translation>Die Antwort „{question}“ fehlt.</translation>
    </message>
    <message>
        <source>the answer &quot;{question}&quot; can’t be {answer}.</source>
        <translation>Die Antwort „{question}“ kann nicht {answer} sein.</translation>
    </message>
    <message>
        <source>the points add up to {total}, not to {due}.</source>
        <translation>Die Augen ergeben {total} statt {due}.</translation>
    </message>
    <message>
        <source>seat {seat} captured the left bower, but has fewer than {least} points.</source>
        <translation>Platz {seat} hat den linken Bauern gefangen, aber weniger als {least} Augen.</translation>
    </message>
    <message>
        <source>nobody wins the pot.</source>
        <translation>Niemand gewinnt den Pot.</translation>
    </message>
    <message>
        <source>the Staubaus was won, but another player took a trick.</source>
        <translation>Der Staubaus wurde gewonnen, aber ein anderer machte einen Stich.</translation>
    </message>
    <message>
        <source>side {side} has {points} points and needed {needed}.</source>
        <translation>Seite {side} hat {points} Augen und brauchte {needed}.</translation>
    </message>
    <message>
        <source>Your practice so far could not be read and begins anew. The file was renamed to {name}.</source>
        <translation>Der Stand Ihrer Übungen konnte nicht gelesen werden und beginnt neu; die Datei wurde als {name} beiseitegelegt.</translation>
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
        <source>Réunion from Alsace for three to five. Ask for one card and try to take all ten tricks.</source>
        <translation>Die Réunion aus dem Elsass für drei bis fünf. Verlangen Sie eine Karte und machen Sie alle zehn Stiche.</translation>
    </message>
    <message>
        <source>Four players, each for themselves. Take few points – or at least a hundred.</source>
        <translation>Vier Spieler, jeder für sich. Möglichst wenige Augen machen – oder mindestens hundert.</translation>
    </message>
    <message>
        <source>Bid for the skat, name a game and win it against the others.</source>
        <translation>Einer gegen zwei. Wer am höchsten reizt, bestimmt das Spiel und darf den Skat aufnehmen.</translation>
    </message>
    <message>
        <source>Two to six players. Three cards, one suit: at most 31.</source>
        <translation>Zwei bis sechs Spieler. Drei Karten, eine Farbe: höchstens 31.</translation>
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
        <source>By the dealer’s Unter</source>
        <translation>Trumpf durch einen Unter</translation>
    </message>
    <message>
        <source>Unter of trumps</source>
        <translation>Trumpf-Unter</translation>
    </message>
    <message>
        <source>second Unter</source>
        <translation>zweiter Unter</translation>
    </message>
    <message>
        <source>an Unter</source>
        <translation>einen Unter</translation>
    </message>
    <message>
        <source>Unters</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>The Unters are trumps</source>
        <translation>Die Unter sind Trumpf</translation>
    </message>
    <message>
        <source>Unters can’t be passed on</source>
        <translation>Unter dürfen nicht weitergeschoben werden</translation>
    </message>
    <message>
        <source>Go to a suit: acorns, bells, leaves, hearts</source>
        <translation>Zu einer Farbe springen: Eichel, Schellen, Laub, Herz</translation>
    </message>
</context>
<context>
    <name>hindersche</name>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
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
        <source>You made a hundred: everybody else gets a mark.</source>
        <translation>Sie haben hundert gemacht: Alle anderen bekommen einen Strich.</translation>
    </message>
    <message>
        <source>{name} made a hundred: everybody else gets a mark.</source>
        <translation>{name} hat hundert gemacht: Alle anderen bekommen einen Strich.</translation>
    </message>
    <message>
        <source>You made a march: all your marks are wiped, and the others get one.</source>
        <translation>Sie haben einen Durchmarsch gemacht: Alle Ihre Striche werden weggewischt, die anderen bekommen je einen.</translation>
    </message>
    <message>
        <source>{name} made a march: all their marks are wiped, and the others get one.</source>
        <translation>{name} hat einen Durchmarsch gemacht: Eigene Striche werden alle weggewischt, die anderen bekommen je einen.</translation>
    </message>
    <message>
        <source>You made a march: one mark is wiped.</source>
        <translation>Sie haben einen Durchmarsch gemacht: Ein Strich wird weggewischt.</translation>
    </message>
    <message>
        <source>{name} made a march: one mark is wiped.</source>
        <translation>{name} hat einen Durchmarsch gemacht: Ein Strich wird weggewischt.</translation>
    </message>
    <message>
        <source>You made a march: two marks are wiped.</source>
        <translation>Sie haben einen Durchmarsch gemacht: Zwei Striche werden weggewischt.</translation>
    </message>
    <message>
        <source>{name} made a march: two marks are wiped.</source>
        <translation>{name} hat einen Durchmarsch gemacht: Zwei Striche werden weggewischt.</translation>
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
        <source>Paid</source>
        <translation>Ausgezahlt</translation>
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
        <source>Most points get a mark; with 100 points all others get one instead</source>
        <translation>Die meisten Augen bringen einen Strich, ab 100 Augen stattdessen allen anderen</translation>
    </message>
    <message>
        <source>Most points: a mark; from 100: all others</source>
        <translation>Die meisten Augen bringen einen Strich, ab 100 allen anderen</translation>
    </message>
    <message>
        <source>Butzen: fewest points wipe one, most get one</source>
        <translation>Butzen: Wenigste Augen wischen einen weg, meiste bringen einen</translation>
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
        <source>{units} so far</source>
        <translation>bisher {units}</translation>
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
    <message>
        <source>Butzen begins: marks are wiped now, and the last player with marks loses.</source>
        <translation>Butzen beginnt: Jetzt werden Striche weggewischt, und wer als Letzter noch Striche hat, verliert.</translation>
    </message>
    <message>
        <source>No marks left, free for the rest of the game: {names}.</source>
        <translation>Ohne Striche und für den Rest der Partie frei: {names}.</translation>
    </message>
    <message>
        <source>Play-off: fewest points wipe a mark</source>
        <translation>Entscheidungsspiel: Die wenigsten Augen wischen einen Strich weg</translation>
    </message>
    <message>
        <source>Play-off: most points get a mark</source>
        <translation>Entscheidungsspiel: Die meisten Augen bringen einen Strich</translation>
    </message>
    <message>
        <source>Butzen: the {count} with fewest points each wipe a mark</source>
        <translation>Butzen: Die {count} mit den wenigsten Augen wischen je einen Strich weg</translation>
    </message>
    <message>
        <source>Butzen: fewest points wipe a mark, most points get one</source>
        <translation>Butzen: Die wenigsten Augen wischen einen Strich weg, die meisten bringen einen</translation>
    </message>
    <message>
        <source>Butzen: fewest points wipe a mark</source>
        <translation>Butzen: Die wenigsten Augen wischen einen Strich weg</translation>
    </message>
    <message>
        <source>Butzen: most points get a mark</source>
        <translation>Butzen: Die meisten Augen bringen einen Strich</translation>
    </message>
    <message>
        <source>free</source>
        <comment>on the plate of a player without marks</comment>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>Value of your hand: {value}.</source>
        <translation>Wert Ihres Blattes: {value}.</translation>
    </message>
    <message>
        <source>Trumps in your hand: {cards}.</source>
        <translation>Trümpfe in Ihrem Blatt: {cards}.</translation>
    </message>
    <message>
        <source>Trumps in your hand if {suit} are trumps: {cards}.</source>
        <translation>Trümpfe in Ihrem Blatt, wenn {suit} Trumpf ist: {cards}.</translation>
    </message>
    <message>
        <source>Exchange a card for the one on the table.</source>
        <translation>Tauschen Sie eine Karte gegen die auf dem Tisch.</translation>
    </message>
    <message>
        <source>Don’t pass.</source>
        <translation>Passen Sie nicht.</translation>
    </message>
    <message>
        <source>Give a card of a plain suit.</source>
        <translation>Geben Sie eine Karte einer Nebenfarbe.</translation>
    </message>
    <message>
        <source>Give a trump.</source>
        <translation>Geben Sie einen Trumpf.</translation>
    </message>
    <message>
        <source>Choose a card that doesn’t count.</source>
        <translation>Wählen Sie eine Karte, die nicht zählt.</translation>
    </message>
    <message>
        <source>Choose a card that counts.</source>
        <translation>Wählen Sie eine Karte, die zählt.</translation>
    </message>
    <message>
        <source>Discard all cards of a plain suit.</source>
        <translation>Drücken Sie alle Karten einer Nebenfarbe.</translation>
    </message>
    <message>
        <source>Discard cards without points.</source>
        <translation>Drücken Sie Karten ohne Augen.</translation>
    </message>
    <message>
        <source>Discard cards with points.</source>
        <translation>Drücken Sie Karten mit Augen.</translation>
    </message>
    <message>
        <source>Play your highest trump.</source>
        <translation>Spielen Sie Ihren höchsten Trumpf.</translation>
    </message>
    <message>
        <source>Play your lowest trump.</source>
        <translation>Spielen Sie Ihren niedrigsten Trumpf.</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>Spielen Sie einen Trumpf.</translation>
    </message>
    <message>
        <source>Lead your highest card of a plain suit.</source>
        <translation>Spielen Sie Ihre höchste Karte einer Nebenfarbe aus.</translation>
    </message>
    <message>
        <source>Lead your lowest card of a plain suit.</source>
        <translation>Spielen Sie Ihre niedrigste Karte einer Nebenfarbe aus.</translation>
    </message>
    <message>
        <source>Lead a plain suit.</source>
        <translation>Spielen Sie eine Nebenfarbe aus.</translation>
    </message>
    <message>
        <source>Follow suit with your highest card.</source>
        <translation>Bedienen Sie mit Ihrer höchsten Karte.</translation>
    </message>
    <message>
        <source>Follow suit with your lowest card.</source>
        <translation>Bedienen Sie mit Ihrer niedrigsten Karte.</translation>
    </message>
    <message>
        <source>Follow suit.</source>
        <translation>Bedienen Sie.</translation>
    </message>
    <message>
        <source>Play neither your highest nor your lowest card.</source>
        <translation>Spielen Sie weder Ihre höchste noch Ihre niedrigste Karte.</translation>
    </message>
    <message>
        <source>Don’t trump.</source>
        <translation>Stechen Sie nicht.</translation>
    </message>
    <message>
        <source>Discard a card with as few points as you can.</source>
        <translation>Werfen Sie eine Karte mit möglichst wenig Augen ab.</translation>
    </message>
    <message>
        <source>Discard a card with as many points as you can.</source>
        <translation>Werfen Sie eine Karte mit möglichst vielen Augen ab.</translation>
    </message>
    <message>
        <source>Cards in your plain suits: {suits}.</source>
        <translation>Karten in Ihren Nebenfarben: {suits}.</translation>
    </message>
    <message>
        <source>Take a card instead of making a call.</source>
        <translation>Nehmen Sie eine Karte, statt etwas anzusagen.</translation>
    </message>
    <message>
        <source>Cards in your suits: {suits}.</source>
        <translation>Karten in Ihren Farben: {suits}.</translation>
    </message>
    <message>
        <source>The hint has no more steps. {hint}</source>
        <translation>Der Tipp hat keine weiteren Schritte. {hint}</translation>
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
        <source>Lines</source>
        <translation>Striche</translation>
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
        <source>Hunsrücker Bauern</source>
        <translation>Hunsrücker Bauern</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Nehme an</translation>
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
        <source>{suit} by the {jack}: your side needs three tricks</source>
        <translation>Ein {jack} macht {suit} zum Trumpf: Ihre Seite braucht drei Stiche</translation>
    </message>
    <message>
        <source>{name} accepted {suit}: your side needs three tricks</source>
        <translation>{name} hat {suit} angenommen: Ihre Seite braucht drei Stiche</translation>
    </message>
    <message>
        <source>{name} chose {suit}: your side needs three tricks</source>
        <translation>{name} hat {suit} gewählt: Ihre Seite braucht drei Stiche</translation>
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
        <source>{suit} by the {jack}: the dealer’s side needs three tricks</source>
        <translation>Ein {jack} macht {suit} zum Trumpf: Die Seite des Gebers braucht drei Stiche</translation>
    </message>
    <message>
        <source>You accepted {suit}: your side needs three tricks</source>
        <translation>Sie haben {suit} angenommen: Ihre Seite braucht drei Stiche</translation>
    </message>
    <message>
        <source>{name} accepted {suit}: their side needs three tricks</source>
        <translation>{name} hat {suit} angenommen: Diese Seite braucht drei Stiche</translation>
    </message>
    <message>
        <source>You chose {suit}: your side needs three tricks</source>
        <translation>Sie haben {suit} gewählt: Ihre Seite braucht drei Stiche</translation>
    </message>
    <message>
        <source>{name} chose {suit}: their side needs three tricks</source>
        <translation>{name} hat {suit} gewählt: Diese Seite braucht drei Stiche</translation>
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
        <translation>Enter-Taste</translation>
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
    <message>
        <source>Go to the previous or next playable card</source>
        <translation>Zur vorigen oder nächsten spielbaren Karte</translation>
    </message>
    <message>
        <source>Draw a card, take the card face up, knock</source>
        <translation>Eine Karte ziehen, die offene nehmen, klopfen</translation>
    </message>
    <message>
        <source>Discard one of your four cards</source>
        <translation>Eine Ihrer vier Karten abwerfen</translation>
    </message>
    <message>
        <source>Make one of the calls offered</source>
        <translation>Eine der angebotenen Ansagen machen</translation>
    </message>
    <message>
        <source>Cancel a selection; hide the last trick or the sheet over the table</source>
        <translation>Eine Auswahl aufheben, den letzten Stich oder den Punktezettel über dem Tisch ausblenden</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>First lesson</source>
        <translation>Erste Lektion</translation>
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
    <message>
        <source>Today’s game</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>The game of {day}</source>
        <translation>Die Partie vom {day}</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>There are no further problems for this game today.</source>
        <translation>Für dieses Spiel gibt es heute keine weiteren Aufgaben.</translation>
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
        <translation>Es gibt nichts wiederherzustellen.</translation>
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
        <source>You can skip a deal while you take no part in it.</source>
        <translation>Sie können ein Spiel überspringen, solange Sie nicht mitspielen.</translation>
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
        <source>You have already played to the next trick.</source>
        <translation>Sie haben schon zum nächsten Stich gespielt.</translation>
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
        <source>No deal of this session has been scored yet.</source>
        <translation>In dieser Runde ist noch kein Spiel gezählt.</translation>
    </message>
    <message>
        <source>Replay these cards from another seat, then you can compare your results.</source>
        <translation>Spielen Sie diese Karten auch von einem anderen Platz aus, dann können Sie vergleichen.</translation>
    </message>
    <message>
        <source>A card from the stock has been seen: that can’t be undone.</source>
        <translation>Eine Karte vom Stapel ist gesehen worden: Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>This hint doesn’t name the move yet. Ask for the next hint.</source>
        <translation>Dieser Tipp nennt den Zug noch nicht. Bitten Sie um den nächsten Tipp.</translation>
    </message>
    <message>
        <source>An answer to a problem can’t be undone.</source>
        <translation>Eine Antwort auf eine Aufgabe lässt sich nicht zurücknehmen.</translation>
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
        <source>{share} of a deal</source>
        <translation>{share} eines Spiels</translation>
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
        <source>Exchanged: {cards}</source>
        <translation>Getauscht: {cards}</translation>
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
        <source>Your move was right. Equally good: {cards}.</source>
        <translation>Ihr Zug war richtig. Ebenso gut: {cards}.</translation>
    </message>
    <message>
        <source>Better: {cards}. It wins {units} more on average</source>
        <translation>Besser: {cards}. Das bringt im Schnitt {units} mehr</translation>
    </message>
    <message>
        <source>{better}, and takes {points} more.</source>
        <translation>{better} und {points} mehr.</translation>
    </message>
    <message>
        <source>With the actual cards, the result would probably have been the same.</source>
        <translation>Bei der tatsächlichen Kartenverteilung wäre das Ergebnis wohl dasselbe gewesen.</translation>
    </message>
    <message>
        <source>With the actual cards it would have won {units} more.</source>
        <translation>Bei der tatsächlichen Kartenverteilung hätte das {units} mehr gebracht.</translation>
    </message>
    <message>
        <source>No certain mistake</source>
        <translation>Kein sicherer Fehler</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Costly mistakes</source>
        <translation>Teure Fehler</translation>
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
        <source>Moves that could not be reviewed: {count}.</source>
        <translation>Nicht analysierte Züge: {count}.</translation>
    </message>
    <message>
        <source>With these cards, nothing you could play changed the result.</source>
        <translation>Mit diesen Karten konnten Sie am Ergebnis nichts ändern.</translation>
    </message>
    <message>
        <source>Together your mistakes cost {units} on average. Bad luck is not counted.</source>
        <translation>Zusammen kosteten Ihre Fehler durchschnittlich {units}. Pech zählt nicht mit.</translation>
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
        <source>This time you were lucky: with the actual cards, your move was better.</source>
        <translation>Diesmal hatten Sie Glück: Bei der tatsächlichen Kartenverteilung war Ihr Zug besser.</translation>
    </message>
    <message>
        <source>{cards} for {card}</source>
        <comment>an exchange</comment>
        <translation>{cards} gegen {card}</translation>
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
        <source>You made no mistakes.</source>
        <translation>Sie haben keinen Fehler gemacht.</translation>
    </message>
    <message>
        <source>With the better move: {points} points for you instead of {real}.</source>
        <translation>Mit dem besseren Zug: {points} Augen für Sie statt {real}.</translation>
    </message>
    <message>
        <source>a card from the stock</source>
        <translation>eine Karte vom Stapel</translation>
    </message>
    <message>
        <source>Drew from the stock</source>
        <translation>Vom Stapel gezogen</translation>
    </message>
    <message>
        <source>Took: {cards}</source>
        <translation>Genommen: {cards}</translation>
    </message>
</context>
<context>
    <name>rules</name>
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
        <source>By the dealer’s jack</source>
        <translation>Trumpf durch einen Buben</translation>
    </message>
    <message>
        <source>{title}, {count} players</source>
        <translation>{title}, {count} Personen</translation>
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
        <source>Printing is not available on this system.</source>
        <translation>Auf diesem System kann nicht gedruckt werden.</translation>
    </message>
    <message>
        <source>No printer is installed.</source>
        <translation>Es ist kein Drucker installiert.</translation>
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
    <name>series</name>
    <message>
        <source>Series {number}</source>
        <translation>Serie {number}</translation>
    </message>
    <message>
        <source>Series {number}; practice, all cards face up</source>
        <translation>Serie {number}; Übung mit offenen Karten</translation>
    </message>
    <message>
        <source>Series {number}; undo or a hint was used</source>
        <translation>Serie {number}; ein Zug wurde zurückgenommen oder ein Tipp gegeben</translation>
    </message>
    <message>
        <source>Series {number}, deal {deal}</source>
        <translation>Serie {number}, Spiel {deal}</translation>
    </message>
    <message>
        <source>Series {number}, after deal {count}.</source>
        <translation>Serie {number}, nach Spiel {count}.</translation>
    </message>
    <message>
        <source>&amp;Next series</source>
        <translation>Nächste &amp;Serie</translation>
    </message>
    <message>
        <source>The series is over.</source>
        <translation>Die Serie ist zu Ende.</translation>
    </message>
    <message>
        <source>Available when the series is over.</source>
        <translation>Erst möglich, wenn die Serie zu Ende ist.</translation>
    </message>
    <message>
        <source>The code is hidden until the series is over. It then appears here, and anyone who has it can play the same cards.</source>
        <translation>Der Code bleibt verborgen, bis die Serie zu Ende ist. Danach steht er hier, und wer ihn hat, kann dieselben Karten spielen.</translation>
    </message>
    <message>
        <source>Play continues with the next series.</source>
        <translation>Es geht mit der nächsten Serie weiter.</translation>
    </message>
    <message>
        <source>no series</source>
        <translation>keine Serie</translation>
    </message>
    <message>
        <source>one series</source>
        <translation>eine Serie</translation>
    </message>
    <message>
        <source>{count} series</source>
        <comment>several</comment>
        <translation>{count} Serien</translation>
    </message>
    <message>
        <source>series</source>
        <comment>one</comment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>series, and {count} unfinished</source>
        <comment>one</comment>
        <translation>Serie, dazu {count} nicht beendet</translation>
    </message>
    <message>
        <source>series</source>
        <comment>several</comment>
        <translation>Serien</translation>
    </message>
    <message>
        <source>series, and {count} unfinished</source>
        <comment>several</comment>
        <translation>Serien, dazu {count} nicht beendet</translation>
    </message>
    <message>
        <source>of series won</source>
        <translation>der Serien gewonnen</translation>
    </message>
    <message>
        <source>Score list</source>
        <translation>Spielliste</translation>
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
        <source>total winnings</source>
        <translation>Gewinne der Runde</translation>
    </message>
    <message>
        <source>Deal {number}: {note}</source>
        <translation>Spiel {number}: {note}</translation>
    </message>
</context>
<context>
    <name>skat</name>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>{game}, Schneider announced</source>
        <translation>{game}, Schneider angesagt</translation>
    </message>
    <message>
        <source>{game}, Schwarz announced</source>
        <translation>{game}, Schwarz angesagt</translation>
    </message>
    <message>
        <source>{game} Ouvert</source>
        <translation>{game} Ouvert</translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <translation>{game} Hand</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Take up the skat</source>
        <translation>Skat aufnehmen</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation>Hand spielen</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Pass the skat on</source>
        <translation>Skat schieben</translation>
    </message>
    <message>
        <source>Grand Hand</source>
        <translation>Grand Hand</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Lay down the hand</source>
        <translation>Karten auflegen</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>You say {call}.</source>
        <translation>Sie sagen {call}.</translation>
    </message>
    <message>
        <source>You say Kontra: the game counts double.</source>
        <translation>Sie sagen Kontra: Das Spiel zählt doppelt.</translation>
    </message>
    <message>
        <source>You say Re: the game counts four times.</source>
        <translation>Sie sagen Re: Das Spiel zählt vierfach.</translation>
    </message>
    <message>
        <source>You pass the skat on: the loss doubles.</source>
        <translation>Sie schieben den Skat weiter: Der Verlust verdoppelt sich.</translation>
    </message>
    <message>
        <source>You give up.</source>
        <translation>Sie geben auf.</translation>
    </message>
    <message>
        <source>You lay down your hand and claim the game.</source>
        <translation>Sie legen Ihre Karten auf und beanspruchen das Spiel.</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>Sie sind einverstanden.</translation>
    </message>
    <message>
        <source>You want to play on.</source>
        <translation>Sie wollen weiterspielen.</translation>
    </message>
    <message>
        <source>{name} says {call}.</source>
        <translation>{name} sagt {call}.</translation>
    </message>
    <message>
        <source>{why}: ×{times}</source>
        <translation>{why}: ×{times}</translation>
    </message>
    <message>
        <source>You hold.</source>
        <translation>Sie halten.</translation>
    </message>
    <message>
        <source>{name} holds.</source>
        <translation>{name} hält.</translation>
    </message>
    <message>
        <source>You take up the skat.</source>
        <translation>Sie nehmen den Skat auf.</translation>
    </message>
    <message>
        <source>{name} takes up the skat.</source>
        <translation>{name} nimmt den Skat auf.</translation>
    </message>
    <message>
        <source>You play Hand: the skat stays face down.</source>
        <translation>Sie spielen Hand: Der Skat bleibt verdeckt.</translation>
    </message>
    <message>
        <source>{name} plays Hand: the skat stays face down.</source>
        <translation>{name} spielt Hand: Der Skat bleibt verdeckt.</translation>
    </message>
    <message>
        <source>You play {call}.</source>
        <translation>Sie spielen {call}.</translation>
    </message>
    <message>
        <source>{name} says Kontra: the game counts double.</source>
        <translation>{name} sagt Kontra: Das Spiel zählt doppelt.</translation>
    </message>
    <message>
        <source>{name} says Re: the game counts four times.</source>
        <translation>{name} sagt Re: Das Spiel zählt vierfach.</translation>
    </message>
    <message>
        <source>{name} passes the skat on: the loss doubles.</source>
        <translation>{name} schiebt den Skat weiter: Der Verlust verdoppelt sich.</translation>
    </message>
    <message>
        <source>{name} gives up.</source>
        <translation>{name} gibt auf.</translation>
    </message>
    <message>
        <source>{name} lays down the hand and claims the game.</source>
        <translation>{name} legt die Karten auf und beansprucht das Spiel.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} ist einverstanden.</translation>
    </message>
    <message>
        <source>{name} wants to play on.</source>
        <translation>{name} will weiterspielen.</translation>
    </message>
    <message>
        <source>{name} plays {call}.</source>
        <translation>{name} spielt {call}.</translation>
    </message>
    <message>
        <source>You ask {other}: {bid}?</source>
        <translation>Sie reizen {other} mit {bid}</translation>
    </message>
    <message>
        <source>No bid yet; you ask {other}</source>
        <translation>Noch kein Gebot; Sie reizen {other}</translation>
    </message>
    <message>
        <source>{bid} stands; you ask {other}</source>
        <translation>Gebot {bid}; Sie reizen {other}</translation>
    </message>
    <message>
        <source>You may play at {bid}</source>
        <translation>Sie dürfen für {bid} spielen</translation>
    </message>
    <message>
        <source>{name} asks {other}: {bid}?</source>
        <translation>{name} reizt {other} mit {bid}</translation>
    </message>
    <message>
        <source>No bid yet; {name} asks {other}</source>
        <translation>Noch kein Gebot; {name} reizt {other}</translation>
    </message>
    <message>
        <source>{bid} stands; {name} asks {other}</source>
        <translation>Gebot {bid}; {name} reizt {other}</translation>
    </message>
    <message>
        <source>{name} may play at {bid}</source>
        <translation>{name} darf für {bid} spielen</translation>
    </message>
    <message>
        <source>You play at {bid}. Take up the skat, or play Hand?</source>
        <translation>Sie spielen, gereizt bis {bid}. Skat aufnehmen oder Hand spielen?</translation>
    </message>
    <message>
        <source>Bid {bid}, from the hand: which game do you play?</source>
        <translation>Gereizt bis {bid}, aus der Hand: Welches Spiel sagen Sie an?</translation>
    </message>
    <message>
        <source>Bid {bid}: which game do you play?</source>
        <translation>Gereizt bis {bid}: Welches Spiel sagen Sie an?</translation>
    </message>
    <message>
        <source>Ramsch: take up the skat, or pass it on unseen?</source>
        <translation>Ramsch: Skat aufnehmen oder verdeckt weiterschieben?</translation>
    </message>
    <message>
        <source>{name} plays {game}. Do you say Kontra?</source>
        <translation>{name} spielt {game}. Sagen Sie Kontra?</translation>
    </message>
    <message>
        <source>A round of Ramsch: do you play Grand Hand instead?</source>
        <translation>Ramschrunde: Spielen Sie stattdessen Grand Hand?</translation>
    </message>
    <message>
        <source>Do you want to end this deal?</source>
        <translation>Wollen Sie dieses Spiel beenden?</translation>
    </message>
    <message>
        <source>{name} lays down the hand and claims the game. Do you agree?</source>
        <translation>{name} legt die Karten auf und beansprucht das Spiel. Sind Sie einverstanden?</translation>
    </message>
    <message>
        <source>{name} gives the game up. Do you agree?</source>
        <translation>{name} gibt das Spiel auf. Sind Sie einverstanden?</translation>
    </message>
    <message>
        <source>{name} gives up for both defenders. Do you agree?</source>
        <translation>{name} gibt für beide Gegner auf. Sind Sie einverstanden?</translation>
    </message>
    <message>
        <source>{name} says {bid}. Do you hold?</source>
        <translation>{name} sagt {bid}. Halten Sie?</translation>
    </message>
    <message>
        <source>{name} jumps from {level} to {bid}. Do you hold?</source>
        <translation>{name} springt von {level} auf {bid}. Halten Sie?</translation>
    </message>
    <message>
        <source>The others have passed. Do you play at {bid}?</source>
        <translation>Die anderen haben gepasst. Spielen Sie für {bid}?</translation>
    </message>
    <message>
        <source>{bid} stands. What do you say to {name}?</source>
        <translation>{bid} ist geboten. Was sagen Sie zu {name}?</translation>
    </message>
    <message>
        <source>You ask {name}. What do you say?</source>
        <translation>Sie reizen {name}. Was sagen Sie?</translation>
    </message>
    <message>
        <source>{game}, bid {bid}: you play for {value}.</source>
        <translation>{game}, gereizt bis {bid}: Sie spielen um {value}.</translation>
    </message>
    <message>
        <source>{game}, {run}, bid {bid}: you play for {value}.</source>
        <translation>{game}, {run}, gereizt bis {bid}: Sie spielen um {value}.</translation>
    </message>
    <message>
        <source>It is enough only if a side is Schneider.</source>
        <translation>Das reicht nur, wenn eine Partei Schneider wird.</translation>
    </message>
    <message>
        <source>It is enough only if a side is Schwarz.</source>
        <translation>Das reicht nur, wenn eine Partei Schwarz wird.</translation>
    </message>
    <message>
        <source>It can be enough only if you announce a level.</source>
        <translation>Das kann nur reichen, wenn Sie eine Stufe ansagen.</translation>
    </message>
    <message>
        <source>That is below the bid: the game is lost at once.</source>
        <translation>Das liegt unter dem Gebot: Das Spiel ist sofort verloren.</translation>
    </message>
    <message>
        <source>That is below the bid: the game is lost, however it is played.</source>
        <translation>Das liegt unter dem Gebot: Das Spiel ist überreizt und auf jeden Fall verloren.</translation>
    </message>
    <message>
        <source>with {count}</source>
        <translation>mit {count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation>ohne {count}</translation>
    </message>
    <message>
        <source>above your games</source>
        <translation>über Ihren Spielen</translation>
    </message>
    <message>
        <source>{value}, reaches the bid</source>
        <translation>{value}, reicht</translation>
    </message>
    <message>
        <source>{value}, only with Schneider</source>
        <translation>{value}, nur mit Schneider</translation>
    </message>
    <message>
        <source>{value}, only with Schwarz</source>
        <translation>{value}, nur mit Schwarz</translation>
    </message>
    <message>
        <source>{value}, only if announced</source>
        <translation>{value}, nur mit Ansage</translation>
    </message>
    <message>
        <source>{value}, below the bid</source>
        <translation>{value}, überreizt</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>Hand {value}</source>
        <translation>Hand {value}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Spiele</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>List points</source>
        <translation>Listenpunkte</translation>
    </message>
    <message>
        <source>Deal {number}: Ramsch</source>
        <translation>Spiel {number}: Ramsch</translation>
    </message>
    <message>
        <source>Deal {number}: passed in</source>
        <translation>Spiel {number}: eingepasst</translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation>Sie gewinnen {game}</translation>
    </message>
    <message>
        <source>You lose {game}</source>
        <translation>Sie verlieren {game}</translation>
    </message>
    <message>
        <source>{name} wins {game}</source>
        <translation>{name} gewinnt {game}</translation>
    </message>
    <message>
        <source>{name} loses {game}</source>
        <translation>{name} verliert {game}</translation>
    </message>
    <message>
        <source>Bock round ({why}): {count} deals count double.</source>
        <translation>Bockrunde ({why}): Die nächsten {count} Spiele zählen doppelt.</translation>
    </message>
    <message>
        <source>Skat: {cards}.</source>
        <translation>Im Skat: {cards}.</translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Gedrückt: {cards}.</translation>
    </message>
    <message>
        <source>Side’s points</source>
        <translation>Augen der Partei</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{names} win the series</source>
        <translation>{names} gewinnen die Serie</translation>
    </message>
    <message>
        <source>You win the series</source>
        <translation>Sie gewinnen die Serie</translation>
    </message>
    <message>
        <source>{name} wins the series</source>
        <translation>{name} gewinnt die Serie</translation>
    </message>
    <message>
        <source>{steps}, times {game} {base}: {value}.</source>
        <translation>{steps}, mal {game} {base}: {value}.</translation>
    </message>
    <message>
        <source>Overbid: {made} is below the bid of {bid}, so the game counts {value}.</source>
        <translation>Überreizt: {made} liegt unter dem Gebot von {bid}, daher zählt das Spiel {value}.</translation>
    </message>
    <message>
        <source>game {count}</source>
        <translation>Spiel {count}</translation>
    </message>
    <message>
        <source>Hand {count}</source>
        <translation>Hand {count}</translation>
    </message>
    <message>
        <source>Schneider {count}</source>
        <translation>Schneider {count}</translation>
    </message>
    <message>
        <source>announced {count}</source>
        <translation>angesagt {count}</translation>
    </message>
    <message>
        <source>Schwarz {count}</source>
        <translation>Schwarz {count}</translation>
    </message>
    <message>
        <source>Ouvert {count}</source>
        <translation>Ouvert {count}</translation>
    </message>
    <message>
        <source>Null is worth less than the bid of {bid}: lost at once. The cheapest other game counts {value}.</source>
        <translation>Null ist weniger wert als das Gebot von {bid}: sofort verloren. Das billigste andere Spiel zählt {value}.</translation>
    </message>
    <message>
        <source>Null: {value}.</source>
        <translation>Null: {value}.</translation>
    </message>
    <message>
        <source>Null Hand: {value}.</source>
        <translation>Null Hand: {value}.</translation>
    </message>
    <message>
        <source>Null Ouvert: {value}.</source>
        <translation>Null Ouvert: {value}.</translation>
    </message>
    <message>
        <source>Null Ouvert Hand: {value}.</source>
        <translation>Null Ouvert Hand: {value}.</translation>
    </message>
    <message>
        <source>Won: {score}</source>
        <translation>Gewonnen: {score}</translation>
    </message>
    <message>
        <source>Lost, which counts double: {score}</source>
        <translation>Verloren, das zählt doppelt: {score}</translation>
    </message>
    <message>
        <source>Lost: {score}</source>
        <translation>Verloren: {score}</translation>
    </message>
    <message>
        <source>The game was given up</source>
        <translation>Das Spiel wurde aufgegeben</translation>
    </message>
    <message>
        <source>The hand was laid down</source>
        <translation>Die Karten wurden aufgelegt</translation>
    </message>
    <message>
        <source>{own} to {other} points</source>
        <translation>{own} zu {other} Augen</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>You deal and sit out: click a player to see their hand</source>
        <translation>Sie geben und setzen aus: Klicken Sie einen Spieler an, um dessen Karten zu sehen</translation>
    </message>
    <message>
        <source>Do you hold?</source>
        <translation>Halten Sie?</translation>
    </message>
    <message>
        <source>Take up the skat, or play Hand?</source>
        <translation>Skat aufnehmen oder Hand spielen?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Was sagen Sie?</translation>
    </message>
    <message>
        <source>Which game do you play?</source>
        <translation>Welches Spiel sagen Sie an?</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Hinterhand</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Gereizt bis {bid}</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Ramsch: take few points</source>
        <translation>Ramsch: möglichst wenige Augen nehmen</translation>
    </message>
    <message>
        <source>You play at {bid}</source>
        <translation>Sie spielen, gereizt bis {bid}</translation>
    </message>
    <message>
        <source>{name} plays at {bid}</source>
        <translation>{name} spielt, gereizt bis {bid}</translation>
    </message>
    <message>
        <source>You play {game}, bid {bid}</source>
        <translation>Sie spielen {game}, gereizt bis {bid}</translation>
    </message>
    <message>
        <source>{name} plays {game}, bid {bid}</source>
        <translation>{name} spielt {game}, gereizt bis {bid}</translation>
    </message>
    <message>
        <source>Jacks can’t be passed on</source>
        <translation>Buben dürfen nicht weitergeschoben werden</translation>
    </message>
    <message>
        <source>The bid is too high: with {share} of 100 possible skats the game that you could win is worth less.</source>
        <translation>Zu hoch gereizt: In {share}&#xa0;% der Fälle ist das Spiel, das Sie gewinnen könnten, weniger wert.</translation>
    </message>
    <message>
        <source>The defenders say Kontra. Do you say Re?</source>
        <translation>Die Gegner sagen Kontra. Sagen Sie Re?</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>All series</source>
        <translation>Alle Serien</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Sie verlieren den Ramsch</translation>
    </message>
    <message>
        <source>{name} loses the Ramsch</source>
        <translation>{name} verliert den Ramsch</translation>
    </message>
    <message>
        <source>{end}; with {why}, times {times}: {score}</source>
        <translation>{end}; {why}, mal {times}: {score}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Gewinn ansagen</translation>
    </message>
    <message>
        <source>{state}; {counts}</source>
        <translation>{state}; {counts}</translation>
    </message>
    <message>
        <source>You play {game}</source>
        <translation>Sie spielen {game}</translation>
    </message>
    <message>
        <source>{name} plays {game}</source>
        <translation>{name} spielt {game}</translation>
    </message>
    <message>
        <source>In the skat: {card}</source>
        <translation>Im Skat: {card}</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Sie sagen Nein.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} sagt Nein.</translation>
    </message>
    <message>
        <source>skat passed on ({names})</source>
        <translation>Skat geschoben ({names})</translation>
    </message>
    <message>
        <source>Bock ({left} more)</source>
        <translation>Bock (noch {left})</translation>
    </message>
    <message>
        <source>Bock (last deal)</source>
        <translation>Bock (letztes Spiel)</translation>
    </message>
    <message>
        <source>{why}: counts {times} times</source>
        <translation>{why}: zählt {times}fach</translation>
    </message>
    <message>
        <source>You have no trick, which doubles the loss.</source>
        <translation>Sie haben keinen Stich, das verdoppelt den Verlust.</translation>
    </message>
    <message>
        <source>{name} has no trick, which doubles the loss.</source>
        <translation>{name} hat keinen Stich, das verdoppelt den Verlust.</translation>
    </message>
    <message>
        <source>The skat counts for nobody.</source>
        <translation>Der Skat zählt für niemanden.</translation>
    </message>
    <message>
        <source>The skat has no points.</source>
        <translation>Der Skat hat keine Augen.</translation>
    </message>
    <message>
        <source>You get the skat with the last trick: {points}.</source>
        <translation>Sie bekommen mit dem letzten Stich den Skat: {points}.</translation>
    </message>
    <message>
        <source>{name} gets the skat with the last trick: {points}.</source>
        <translation>{name} bekommt mit dem letzten Stich den Skat: {points}.</translation>
    </message>
    <message>
        <source>You have the most points and get the skat: {points}.</source>
        <translation>Sie haben die meisten Augen und bekommen den Skat: {points}.</translation>
    </message>
    <message>
        <source>{name} has the most points and gets the skat: {points}.</source>
        <translation>{name} hat die meisten Augen und bekommt den Skat: {points}.</translation>
    </message>
    <message>
        <source>lost with 60 points</source>
        <translation>mit 60 Augen verloren</translation>
    </message>
    <message>
        <source>Grand Hand won</source>
        <translation>Grand Hand gewonnen</translation>
    </message>
    <message>
        <source>lost after Kontra</source>
        <translation>nach Kontra verloren</translation>
    </message>
    <message>
        <source>three equal digits</source>
        <translation>drei gleiche Ziffern</translation>
    </message>
    <message>
        <source>a multiple of 100</source>
        <translation>ein Vielfaches von 100</translation>
    </message>
    <message>
        <source>won with {value} or more</source>
        <translation>mit {value} oder mehr gewonnen</translation>
    </message>
</context>
<context>
    <name>skat_list</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Base value</source>
        <translation>Grundwert</translation>
    </message>
    <message>
        <source>With matadors</source>
        <translation>Mit Spitzen</translation>
    </message>
    <message>
        <source>Without matadors</source>
        <translation>Ohne Spitzen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Schneider angesagt</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz angesagt</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Spielwert</translation>
    </message>
    <message>
        <source>Kontra, Re, Bock</source>
        <translation>Kontra, Re, Bock</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>Won × 50</source>
        <translation>Gewonnen × 50</translation>
    </message>
    <message>
        <source>Lost × 50</source>
        <translation>Verloren × 50</translation>
    </message>
    <message>
        <source>Lost by others × 40</source>
        <translation>Andere verloren × 40</translation>
    </message>
    <message>
        <source>Lost by others × 30</source>
        <translation>Andere verloren × 30</translation>
    </message>
    <message>
        <source>List points</source>
        <translation>Listenpunkte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Rounds to pay</source>
        <translation>Runden zu zahlen</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>passed in</source>
        <translation>eingepasst</translation>
    </message>
    <message>
        <source>G: Grand</source>
        <translation>G: Grand</translation>
    </message>
    <message>
        <source>N: Null</source>
        <translation>N: Null</translation>
    </message>
    <message>
        <source>R: Ramsch</source>
        <translation>R: Ramsch</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>{game} with {count}</source>
        <translation>{game} mit {count}</translation>
    </message>
    <message>
        <source>{game} without {count}</source>
        <translation>{game} ohne {count}</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>überreizt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>times {factor}</source>
        <translation>mal {factor}</translation>
    </message>
    <message>
        <source>total {points}</source>
        <translation>insgesamt {points}</translation>
    </message>
    <message>
        <source>Leading: {names}, {points}</source>
        <translation>In Führung: {names}, {points}</translation>
    </message>
    <message>
        <source>All series</source>
        <translation>Alle Serien</translation>
    </message>
</context>
<context>
    <name>skat_statistics</name>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>from {first} to {last}, points: {units}</source>
        <translation>vom {first} bis {last}, Punkte: {units}</translation>
    </message>
    <message>
        <source>points per series</source>
        <translation>Punkte pro Serie</translation>
    </message>
    <message>
        <source>Against each opponent (points)</source>
        <translation>Gegen jeden Gegner (Punkte)</translation>
    </message>
    <message>
        <source>Declaring and defending (per 100 deals)</source>
        <translation>Alleinspiel und Gegenspiel (auf 100 Spiele)</translation>
    </message>
    <message>
        <source>Kinds of games (per 100 declared)</source>
        <translation>Spielarten (auf 100 eigene Spiele)</translation>
    </message>
    <message>
        <source>Games by position (per 100 declared)</source>
        <translation>Spiele nach Position (auf 100 eigene Spiele)</translation>
    </message>
    <message>
        <source>List points per deal by position</source>
        <translation>Listenpunkte pro Spiel nach Position</translation>
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
        <source>rearhand</source>
        <translation>Hinterhand</translation>
    </message>
    <message>
        <source>Declared, won</source>
        <translation>Gespielt, gewonnen</translation>
    </message>
    <message>
        <source>Declared, lost</source>
        <translation>Gespielt, verloren</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Überreizt</translation>
    </message>
    <message>
        <source>Won with Schneider</source>
        <translation>Mit Schneider gewonnen</translation>
    </message>
    <message>
        <source>Defended, won</source>
        <translation>Als Gegner gewonnen</translation>
    </message>
    <message>
        <source>Defended, lost</source>
        <translation>Als Gegner verloren</translation>
    </message>
    <message>
        <source>Suit games, won</source>
        <translation>Farbspiele, gewonnen</translation>
    </message>
    <message>
        <source>Suit games, lost</source>
        <translation>Farbspiele, verloren</translation>
    </message>
    <message>
        <source>Grand, won</source>
        <translation>Grand, gewonnen</translation>
    </message>
    <message>
        <source>Grand, lost</source>
        <translation>Grand, verloren</translation>
    </message>
    <message>
        <source>Null, won</source>
        <translation>Null, gewonnen</translation>
    </message>
    <message>
        <source>Null, lost</source>
        <translation>Null, verloren</translation>
    </message>
    <message>
        <source>Hand games, won</source>
        <translation>Handspiele, gewonnen</translation>
    </message>
    <message>
        <source>Hand games, lost</source>
        <translation>Handspiele, verloren</translation>
    </message>
    <message>
        <source>Forehand, won</source>
        <translation>Vorhand, gewonnen</translation>
    </message>
    <message>
        <source>Forehand, lost</source>
        <translation>Vorhand, verloren</translation>
    </message>
    <message>
        <source>Middlehand, won</source>
        <translation>Mittelhand, gewonnen</translation>
    </message>
    <message>
        <source>Middlehand, lost</source>
        <translation>Mittelhand, verloren</translation>
    </message>
    <message>
        <source>Rearhand, won</source>
        <translation>Hinterhand, gewonnen</translation>
    </message>
    <message>
        <source>Rearhand, lost</source>
        <translation>Hinterhand, verloren</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Unfinished play is not counted.</source>
        <translation>Nicht Beendetes zählt nicht mit.</translation>
    </message>
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
        <source>Brot behind</source>
        <translation>Brot Rückstand</translation>
    </message>
    <message>
        <source>Brote behind</source>
        <translation>Brote Rückstand</translation>
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
        <source>game behind</source>
        <translation>Partie Rückstand</translation>
    </message>
    <message>
        <source>games behind</source>
        <translation>Partien Rückstand</translation>
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
        <source>mark behind</source>
        <translation>Strich Rückstand</translation>
    </message>
    <message>
        <source>marks behind</source>
        <translation>Striche Rückstand</translation>
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
        <source>Staubaus, won</source>
        <translation>Staubaus, gewonnen</translation>
    </message>
    <message>
        <source>Staubaus, lost</source>
        <translation>Staubaus, verloren</translation>
    </message>
    <message>
        <source>Cost of your mistakes per deal</source>
        <translation>Kosten Ihrer Fehler je Spiel</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Draws and calls</source>
        <translation>Ziehen und Ansagen</translation>
    </message>
    <message>
        <source>Discards and exchanges</source>
        <translation>Drücken und Tauschen</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Trumping or discarding</source>
        <translation>Stechen oder abwerfen</translation>
    </message>
    <message>
        <source>Bad luck: with the actual cards they cost {cost} more.</source>
        <translation>Pech: Mit den tatsächlichen Karten kosteten sie {cost} mehr.</translation>
    </message>
    <message>
        <source>Luck played no part: with the actual cards it’s the same.</source>
        <translation>Glück spielte keine Rolle: Mit den tatsächlichen Karten ist es dasselbe.</translation>
    </message>
    <message>
        <source>100% is the difference between winning and losing a deal.</source>
        <translation>100&#xa0;% sind der Unterschied zwischen einem gewonnenen und einem verlorenen Spiel.</translation>
    </message>
    <message>
        <source>Mistakes by kind of move</source>
        <translation>Fehler nach Art des Zugs</translation>
    </message>
    <message>
        <source>Luck: with the actual cards they cost {cost} less.</source>
        <translation>Glück: Mit den tatsächlichen Karten kosteten sie {cost} weniger.</translation>
    </message>
    <message>
        <source>On average the mistakes in a deal cost you {cost}.</source>
        <translation>Im Schnitt kosten Sie die Fehler eines Spiels {cost}.</translation>
    </message>
    <message>
        <source>Each move is compared with the best one, given what you could know.</source>
        <translation>Jeder Zug wird mit dem besten verglichen, den Sie nach Ihrem Wissen finden konnten.</translation>
    </message>
    <message>
        <source>Deals reviewed: {count}.</source>
        <translation>Analysierte Spiele: {count}.</translation>
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
        <translation>Pfeiltasten wählen aus, die Enter-Taste spielt, mit der Leertaste geht es weiter. Tischinfo: F3 bis F8.</translation>
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
        <source>The jacks are trumps</source>
        <translation>Die Buben sind Trumpf</translation>
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
        <source>Select {count} cards to discard</source>
        <translation>Wählen Sie {count} Karten zum Drücken</translation>
    </message>
    <message>
        <source>Discard: {points} points</source>
        <translation>Gedrückt: {points} Augen</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Der vorige Stich</translation>
    </message>
    <message>
        <source>Cut the pack: click where you want to cut, or press Enter</source>
        <translation>Abheben: Klicken Sie auf die gewünschte Stelle oder drücken Sie die Enter-Taste</translation>
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
        <source>marks: {count}</source>
        <translation>Striche: {count}</translation>
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
        <source>may exchange</source>
        <translation>darf tauschen</translation>
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
    <message>
        <source>for the whole side</source>
        <comment>tricks and points of partners</comment>
        <translation>für die ganze Seite</translation>
    </message>
    <message>
        <source>has one more turn</source>
        <translation>hat noch einen Zug</translation>
    </message>
    <message>
        <source>value of the hand: {value}</source>
        <translation>Wert des Blattes: {value}</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Stapel: {cards}</translation>
    </message>
    <message>
        <source>Select a card to exchange</source>
        <translation>Wählen Sie eine Karte zum Tauschen</translation>
    </message>
    <message>
        <source>Exchange the selected card</source>
        <translation>Tauschen Sie die gewählte Karte</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>A text of this program can’t be read: “{text}” in {file}.</source>
        <translation>Ein Text des Programms ist nicht lesbar: „{text}“ in {file}.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of this language, as in the names of text files</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>A text of this program is missing: {file}.</source>
        <translation>Ein Text des Programms fehlt: {file}.</translation>
    </message>
</context>
<context>
    <name>thirty_one</name>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Show all hands at once</source>
        <translation>Sofort aufdecken</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <translation>Alle drei tauschen</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Keep these three</source>
        <translation>Diese drei behalten</translation>
    </message>
    <message>
        <source>Take the other three</source>
        <translation>Die anderen drei nehmen</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Sie klopfen.</translation>
    </message>
    <message>
        <source>You ask for all hands at once.</source>
        <translation>Sie lassen sofort aufdecken.</translation>
    </message>
    <message>
        <source>You take nothing from the pile.</source>
        <translation>Sie nehmen nichts vom Ablagestapel.</translation>
    </message>
    <message>
        <source>You exchange all three cards.</source>
        <translation>Sie tauschen alle drei Karten.</translation>
    </message>
    <message>
        <source>You push.</source>
        <translation>Sie schieben.</translation>
    </message>
    <message>
        <source>You keep your three cards.</source>
        <translation>Sie behalten Ihre drei Karten.</translation>
    </message>
    <message>
        <source>You take the other three cards.</source>
        <translation>Sie nehmen die anderen drei Karten.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <translation>{name} klopft.</translation>
    </message>
    <message>
        <source>{name} asks for all hands at once.</source>
        <translation>{name} lässt sofort aufdecken.</translation>
    </message>
    <message>
        <source>{name} takes nothing from the pile.</source>
        <translation>{name} nimmt nichts vom Ablagestapel.</translation>
    </message>
    <message>
        <source>{name} exchanges all three cards.</source>
        <translation>{name} tauscht alle drei Karten.</translation>
    </message>
    <message>
        <source>{name} pushes.</source>
        <translation>{name} schiebt.</translation>
    </message>
    <message>
        <source>{name} keeps the three cards.</source>
        <translation>{name} behält die drei Karten.</translation>
    </message>
    <message>
        <source>{name} takes the other three cards.</source>
        <translation>{name} nimmt die anderen drei Karten.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Geklopft!</translation>
    </message>
    <message>
        <source>Show all hands!</source>
        <translation>Aufdecken!</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Alle drei</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The other three</source>
        <translation>Die anderen drei</translation>
    </message>
    <message>
        <source>Show your hand</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>You show your hand, which wins at once.</source>
        <translation>Sie decken ein Blatt auf, das sofort gewinnt.</translation>
    </message>
    <message>
        <source>{name} shows a hand that wins at once.</source>
        <translation>{name} deckt ein Blatt auf, das sofort gewinnt.</translation>
    </message>
    <message>
        <source>Show!</source>
        <translation>Aufgedeckt!</translation>
    </message>
    <message>
        <source>Your hand wins at once: show it.</source>
        <translation>Ihr Blatt gewinnt sofort: Decken Sie es auf.</translation>
    </message>
    <message>
        <source>Keep these three cards, or take the other three without a look.</source>
        <translation>Behalten Sie diese drei Karten, oder nehmen Sie die anderen drei unbesehen.</translation>
    </message>
    <message>
        <source>Discard a card other than the one you took.</source>
        <translation>Werfen Sie eine andere Karte ab als die genommene.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Werfen Sie eine Karte ab.</translation>
    </message>
    <message>
        <source>Your turn: exchange with the middle, push, or knock.</source>
        <translation>Sie sind am Zug: Tauschen Sie mit der Mitte, schieben Sie oder klopfen Sie.</translation>
    </message>
    <message>
        <source>Your turn: exchange with the middle, or push.</source>
        <translation>Sie sind am Zug: Tauschen Sie mit der Mitte, oder schieben Sie.</translation>
    </message>
    <message>
        <source>The stock is empty: take {card}, knock, or take nothing.</source>
        <translation>Der Stapel ist leer: Nehmen Sie {card}, klopfen Sie, oder nehmen Sie nichts.</translation>
    </message>
    <message>
        <source>The stock is empty: take {card}, or nothing.</source>
        <translation>Der Stapel ist leer: Nehmen Sie {card} oder nichts.</translation>
    </message>
    <message>
        <source>Your turn: draw a card, take {card}, or knock.</source>
        <translation>Sie sind am Zug: Ziehen Sie eine Karte, nehmen Sie {card}, oder klopfen Sie.</translation>
    </message>
    <message>
        <source>Your turn: draw a card, or take {card}.</source>
        <translation>Sie sind am Zug: Ziehen Sie eine Karte, oder nehmen Sie {card}.</translation>
    </message>
    <message>
        <source>Lives and knocks (per 100 deals)</source>
        <translation>Leben und Klopfen (in hundert Spielen)</translation>
    </message>
    <message>
        <source>No lives left, on the county: {names}.</source>
        <translation>Kein Leben mehr, aber noch dabei („schwimmt“): {names}.</translation>
    </message>
    <message>
        <source>Out of the game: {names}.</source>
        <translation>Ausgeschieden: {names}.</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Sie gewinnen die Partie</translation>
    </message>
    <message>
        <source>{names} win the game</source>
        <translation>{names} gewinnen die Partie</translation>
    </message>
    <message>
        <source>{names} wins the game</source>
        <translation>{names} gewinnt die Partie</translation>
    </message>
    <message>
        <source>Value of the hand</source>
        <translation>Wert des Blattes</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Lives lost</source>
        <translation>Verlorene Leben</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pots</translation>
    </message>
    <message>
        <source>Lives left</source>
        <translation>Leben übrig</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>1 pot</source>
        <translation>1 Pot</translation>
    </message>
    <message>
        <source>{count} pots</source>
        <translation>{count} Pots</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>on the county</source>
        <translation>schwimmt</translation>
    </message>
    <message>
        <source>1 life</source>
        <translation>1 Leben</translation>
    </message>
    <message>
        <source>{count} lives</source>
        <translation>{count} Leben</translation>
    </message>
    <message>
        <source>You have {value}.</source>
        <translation>Sie haben {value}.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Sie haben geklopft.</translation>
    </message>
    <message>
        <source>You knocked, but your hand is the lowest.</source>
        <translation>Sie haben geklopft, aber Ihr Blatt ist das niedrigste.</translation>
    </message>
    <message>
        <source>You knocked, and no hand is lower than yours.</source>
        <translation>Sie haben geklopft, und kein Blatt ist niedriger als Ihres.</translation>
    </message>
    <message>
        <source>{name} knocked.</source>
        <translation>{name} hat geklopft.</translation>
    </message>
    <message>
        <source>{name} knocked, but that hand is the lowest.</source>
        <translation>{name} hat geklopft und hat das niedrigste Blatt.</translation>
    </message>
    <message>
        <source>{name} knocked, and no hand is lower than that.</source>
        <translation>{name} hat geklopft, und kein anderes Blatt ist niedriger.</translation>
    </message>
    <message>
        <source>All would be out together, so nobody loses a life.</source>
        <translation>Alle würden zugleich ausscheiden, deshalb verliert niemand ein Leben.</translation>
    </message>
    <message>
        <source>Pots in the session</source>
        <translation>Pots der Runde</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>The stock was empty.</source>
        <translation>Der Stapel war leer.</translation>
    </message>
    <message>
        <source>Thirty-One</source>
        <translation>Einunddreißig</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Stapel: {count}</translation>
    </message>
    <message>
        <source>{card} lies face up.</source>
        <translation>{card} liegt offen.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>lives</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>pots won</source>
        <translation>Pots</translation>
    </message>
    <message>
        <source>underlined: lives lost</source>
        <translation>unterstrichen: Leben verloren</translation>
    </message>
    <message>
        <source>circled: the pot</source>
        <translation>umkreist: der Pot</translation>
    </message>
    <message>
        <source>one life lost</source>
        <translation>ein Leben verloren</translation>
    </message>
    <message>
        <source>value {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>hat geklopft</translation>
    </message>
    <message>
        <source>{lives} lives lost</source>
        <translation>{lives} Leben verloren</translation>
    </message>
    <message>
        <source>nobody loses</source>
        <translation>niemand verliert</translation>
    </message>
    <message>
        <source>wins the pot</source>
        <translation>gewinnt den Pot</translation>
    </message>
    <message>
        <source>Value of the hands</source>
        <translation>Wert der Blätter</translation>
    </message>
    <message>
        <source>Pots won</source>
        <translation>Gewonnene Pots</translation>
    </message>
    <message>
        <source>Knocks that cost nothing</source>
        <translation>Geklopft, nichts verloren</translation>
    </message>
    <message>
        <source>Knocks that cost lives</source>
        <translation>Geklopft, Leben verloren</translation>
    </message>
    <message>
        <source>31, by you</source>
        <translation>31, von Ihnen</translation>
    </message>
    <message>
        <source>31, by another player</source>
        <translation>31, von einem anderen Spieler</translation>
    </message>
    <message>
        <source>You take {card}.</source>
        <translation>Sie nehmen {card}.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} nimmt {card}.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Sie ziehen {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} zieht {card}.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Sie werfen {cards} ab.</translation>
    </message>
    <message>
        <source>{name} discards {cards}.</source>
        <translation>{name} wirft {cards} ab.</translation>
    </message>
    <message>
        <source>In the middle: {cards}.</source>
        <translation>In der Mitte: {cards}.</translation>
    </message>
    <message>
        <source>All hands are shown</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Your turn: exchange a card with the middle, or knock.</source>
        <translation>Sie sind am Zug: Tauschen Sie eine Karte mit der Mitte, oder klopfen Sie.</translation>
    </message>
    <message>
        <source>Your turn: exchange a card with the middle.</source>
        <translation>Sie sind am Zug: Tauschen Sie eine Karte mit der Mitte.</translation>
    </message>
    <message>
        <source>{card} taken</source>
        <translation>{card} genommen</translation>
    </message>
    <message>
        <source>Worth {value}</source>
        <translation>{value} wert</translation>
    </message>
    <message>
        <source>Then three new cards</source>
        <translation>Dann drei neue Karten</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Kein Tausch</translation>
    </message>
    <message>
        <source>All hands are shown at once</source>
        <translation>Sofort wird aufgedeckt</translation>
    </message>
    <message>
        <source>One more turn for the others</source>
        <translation>Noch ein Zug für die anderen</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Unbesehen</translation>
    </message>
    <message>
        <source>Put one of your other cards in the middle for it.</source>
        <translation>Legen Sie dafür eine Ihrer anderen Karten in die Mitte.</translation>
    </message>
    <message>
        <source>Your last turn: exchange with the middle, or push.</source>
        <translation>Ihr letzter Zug: Tauschen Sie mit der Mitte, oder schieben Sie.</translation>
    </message>
    <message>
        <source>Your last turn: exchange a card with the middle.</source>
        <translation>Ihr letzter Zug: Tauschen Sie eine Karte mit der Mitte.</translation>
    </message>
    <message>
        <source>swims</source>
        <translation>schwimmt</translation>
    </message>
    <message>
        <source>All pushed, and the stock had no three cards left for the middle.</source>
        <translation>Alle haben geschoben, und im Stapel waren keine drei Karten mehr für die Mitte.</translation>
    </message>
    <message>
        <source>Everyone else loses a life.</source>
        <translation>Alle anderen verlieren ein Leben.</translation>
    </message>
    <message>
        <source>{names} have the lowest hands, {value}, and each lose {lives}.</source>
        <translation>{names} haben mit {value} die niedrigsten Blätter und verlieren je {lives}.</translation>
    </message>
    <message>
        <source>You have the lowest hand, {value}, and lose {lives}.</source>
        <translation>Sie haben mit {value} das niedrigste Blatt und verlieren {lives}.</translation>
    </message>
    <message>
        <source>{names} has the lowest hand, {value}, and loses {lives}.</source>
        <translation>{names} hat mit {value} das niedrigste Blatt und verliert {lives}.</translation>
    </message>
    <message>
        <source>{names} each lose {lives}.</source>
        <translation>{names} verlieren je {lives}.</translation>
    </message>
    <message>
        <source>You lose {lives}.</source>
        <translation>Sie verlieren {lives}.</translation>
    </message>
    <message>
        <source>{names} loses {lives}.</source>
        <translation>{names} verliert {lives}.</translation>
    </message>
    <message>
        <source>a life</source>
        <translation>ein Leben</translation>
    </message>
    <message>
        <source>{names} have no lives left and swim.</source>
        <translation>{names} haben kein Leben mehr und schwimmen.</translation>
    </message>
    <message>
        <source>You have no lives left and swim.</source>
        <translation>Sie haben kein Leben mehr und schwimmen.</translation>
    </message>
    <message>
        <source>{names} has no lives left and swims.</source>
        <translation>{names} hat kein Leben mehr und schwimmt.</translation>
    </message>
    <message>
        <source>{names} have equal hands and each win a pot.</source>
        <translation>{names} haben gleiche Blätter und gewinnen je einen Pot.</translation>
    </message>
    <message>
        <source>You have the higher cards of equal hands and win the pot.</source>
        <translation>Sie haben bei gleichem Wert die höheren Karten und gewinnen den Pot.</translation>
    </message>
    <message>
        <source>{names} has the higher cards of equal hands and wins the pot.</source>
        <translation>{names} hat bei gleichem Wert die höheren Karten und gewinnt den Pot.</translation>
    </message>
    <message>
        <source>You have the highest hand and win the pot.</source>
        <translation>Sie haben das höchste Blatt und gewinnen den Pot.</translation>
    </message>
    <message>
        <source>{names} has the highest hand and wins the pot.</source>
        <translation>{names} hat das höchste Blatt und gewinnt den Pot.</translation>
    </message>
    <message>
        <source>You have three aces, worth {value}.</source>
        <translation>Sie haben drei Asse, Feuer: {value}.</translation>
    </message>
    <message>
        <source>Pot: {count} – deal {number} of {deals}</source>
        <translation>Pot: {count} – Spiel {number} von {deals}</translation>
    </message>
    <message>
        <source>Pushed: {count} of {players}</source>
        <translation>Geschoben: {count} von {players}</translation>
    </message>
    <message>
        <source>Pot: {count}</source>
        <translation>Pot: {count}</translation>
    </message>
    <message>
        <source>Kitty: {count}</source>
        <translation>Kasse: {count}</translation>
    </message>
    <message>
        <source>You put {cards} in the middle.</source>
        <translation>Sie legen {cards} in die Mitte.</translation>
    </message>
    <message>
        <source>{name} puts {cards} in the middle.</source>
        <translation>{name} legt {cards} in die Mitte.</translation>
    </message>
    <message>
        <source>{name} takes {card} and puts {other} in the middle.</source>
        <translation>{name} nimmt {card} und legt {other} in die Mitte.</translation>
    </message>
    <message>
        <source>All have pushed. New in the middle: {cards}.</source>
        <translation>Alle haben geschoben. Neu in der Mitte: {cards}.</translation>
    </message>
    <message>
        <source>It brings your hand to {value}.</source>
        <translation>Damit hat Ihr Blatt {value}.</translation>
    </message>
    <message>
        <source>You keep {value}.</source>
        <translation>Sie behalten {value}.</translation>
    </message>
    <message>
        <source>More cards help you now: {share} of 100 bring you above {value}.</source>
        <translation>So helfen Ihnen mehr Karten: Mit {share}&#xa0;% kommen Sie über {value}.</translation>
    </message>
    <message>
        <source>Your cards are worth {value}; three unknown ones are worth more in {share} of 100 cases.</source>
        <translation>Ihre Karten sind {value} wert; drei unbekannte sind in {share} von 100 Fällen mehr wert.</translation>
    </message>
    <message>
        <source>Put {cards} in the middle for it.</source>
        <translation>Legen Sie dafür {cards} in die Mitte.</translation>
    </message>
    <message>
        <source>{share} of 100 unseen cards would improve your {value}.</source>
        <translation>{share}&#xa0;% der ungesehenen Karten verbessern Ihre {value}.</translation>
    </message>
    <message>
        <source>The card on the pile wouldn’t improve your hand.</source>
        <translation>Die Karte auf dem Ablagestapel würde Ihr Blatt nicht verbessern.</translation>
    </message>
    <message>
        <source>The next player took {cards}, and this card doesn’t go with that.</source>
        <translation>Der nächste Spieler hat {cards} genommen; diese Karte passt nicht dazu.</translation>
    </message>
    <message>
        <source>With {value} you lose nothing in about {share} of 100 possible card layouts.</source>
        <translation>Mit {value} verlieren Sie in etwa {share}&#xa0;% der Fälle nichts.</translation>
    </message>
    <message>
        <source>With {value} you win in about {share} of 100 possible card layouts.</source>
        <translation>Mit {value} gewinnen Sie in etwa {share}&#xa0;% der Fälle.</translation>
    </message>
    <message>
        <source>{value} in {suit}</source>
        <translation>{value} in {suit}</translation>
    </message>
    <message>
        <source>You knocked, but another hand is higher.</source>
        <translation>Sie haben geklopft, aber ein anderes Blatt ist höher.</translation>
    </message>
    <message>
        <source>{name} knocked, but another hand is higher.</source>
        <translation>{name} hat geklopft, aber ein anderes Blatt ist höher.</translation>
    </message>
    <message>
        <source>{names} has three aces, worth {value}.</source>
        <translation>{names} hat drei Asse, Feuer: {value}.</translation>
    </message>
    <message>
        <source>{value} (Schnauz)</source>
        <translation>{value} (Schnauz)</translation>
    </message>
    <message>
        <source>{names} have {value}.</source>
        <translation>{names} haben {value}.</translation>
    </message>
    <message>
        <source>You win the pot.</source>
        <translation>Sie gewinnen den Pot.</translation>
    </message>
    <message>
        <source>{names} wins the pot.</source>
        <translation>{names} gewinnt den Pot.</translation>
    </message>
    <message>
        <source>{names} has {value}.</source>
        <translation>{names} hat {value}.</translation>
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
        <source>Game {number}, deal {deal}</source>
        <translation>Partie {number}, Spiel {deal}</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>Nächst&amp;e Partie</translation>
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
        <source>Not enough yet: {made} of {needed} points. Play continues.</source>
        <translation>Noch nicht genug: {made} von {needed} Augen. Es wird weitergespielt.</translation>
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
        <source>You have no trump and lead face down.</source>
        <translation>Sie haben keinen Trumpf und spielen verdeckt aus.</translation>
    </message>
    <message>
        <source>{name} has no trump and leads face down.</source>
        <translation>{name} hat keinen Trumpf und spielt verdeckt aus.</translation>
    </message>
    <message>
        <source>You have no trump and play face down.</source>
        <translation>Sie haben keinen Trumpf und spielen verdeckt zu.</translation>
    </message>
    <message>
        <source>{name} has no trump and plays face down.</source>
        <translation>{name} hat keinen Trumpf und spielt verdeckt zu.</translation>
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
        <source>Points needed</source>
        <translation>Nötige Augen</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>{names} were right</source>
        <translation>{names} hatten recht</translation>
    </message>
    <message>
        <source>{names} were right</source>
        <comment>you</comment>
        <translation>{names} hatten recht</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>{names} were wrong</source>
        <translation>{names} hatten unrecht</translation>
    </message>
    <message>
        <source>{names} were wrong</source>
        <comment>you</comment>
        <translation>{names} hatten unrecht</translation>
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
    <message>
        <source>We have our points</source>
        <translation>Wir haben unsere Augen</translation>
    </message>
    <message>
        <source>You call “We have our points”.</source>
        <translation>Sie sagen „Wir haben unsere Augen“.</translation>
    </message>
    <message>
        <source>Your partner {name} calls “We have our points”.</source>
        <translation>{name} sagt für Ihre Seite „Wir haben unsere Augen“.</translation>
    </message>
    <message>
        <source>{name} calls “We have our points”.</source>
        <translation>{name} sagt „Wir haben unsere Augen“.</translation>
    </message>
    <message>
        <source>Set {number}, after deal {count}.</source>
        <translation>Satz {number}, nach Spiel {count}.</translation>
    </message>
    <message>
        <source>needs {count}</source>
        <comment>on a plate</comment>
        <translation>braucht {count}</translation>
    </message>
    <message>
        <source>You lead: play a card, or claim your points.</source>
        <translation>Sie spielen aus oder sagen Ihre Augen an.</translation>
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
        <source>{sentence}; {card} is a trump.</source>
        <translation>{sentence}; {card} ist Trumpf.</translation>
    </message>
    <message>
        <source>Trumps ({suit}) were led, so you must play a trump</source>
        <translation>Trumpf ({suit}) ist ausgespielt, Sie müssen Trumpf spielen</translation>
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
        <source>Trumps ({suit}) were led and you have none: play any card.</source>
        <translation>Trumpf ({suit}) ist ausgespielt, und Sie haben keinen: Jede Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>You lead: play a trump.</source>
        <translation>Sie spielen aus. Spielen Sie einen Trumpf.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Sie spielen aus. Jede Karte ist erlaubt.</translation>
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
        <translation>Sie sind am Zug: Sie können weder bedienen noch stechen. Jede Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>Trumps ({suit}) were led: play a trump.</source>
        <translation>Trumpf ({suit}) ist ausgespielt: Spielen Sie einen Trumpf.</translation>
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
        <source>You exchange {cards} for {card}.</source>
        <translation>Sie tauschen {cards} gegen {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges a card for the face-down one.</source>
        <translation>{name} tauscht eine Karte gegen die verdeckte.</translation>
    </message>
    <message>
        <source>{name} exchanges a card for {card}.</source>
        <translation>{name} tauscht eine Karte gegen {card}.</translation>
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
        <source>After a tie all drew again; only the last cards count.</source>
        <translation>Gleiche Karten: Alle haben noch einmal gezogen; nur die letzten Karten zählen.</translation>
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
        <source>You undo your exchange.</source>
        <translation>Sie nehmen Ihren Tausch zurück.</translation>
    </message>
    <message>
        <source>You undo your turn.</source>
        <translation>Sie nehmen Ihren Zug zurück.</translation>
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
        <translation>Sie sind am Zug: Sie können nicht bedienen. Jede Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>Staubaus won: {payments}.</source>
        <translation>Staubaus gewonnen: {payments}.</translation>
    </message>
    <message>
        <source>Staubaus lost: {payments}.</source>
        <translation>Staubaus verloren: {payments}.</translation>
    </message>
    <message>
        <source>Take a card first</source>
        <translation>Nehmen Sie zuerst eine Karte</translation>
    </message>
    <message>
        <source>Your turn: draw a card.</source>
        <translation>Sie sind am Zug: Ziehen Sie eine Karte.</translation>
    </message>
    <message>
        <source>Exchange the selected card for {card}, or deselect it.</source>
        <translation>Tauschen Sie die gewählte Karte gegen {card}, oder nehmen Sie sie zurück.</translation>
    </message>
    <message>
        <source>You must keep the card you just took</source>
        <translation>Die eben genommene Karte müssen Sie behalten</translation>
    </message>
</context>
</TS>
