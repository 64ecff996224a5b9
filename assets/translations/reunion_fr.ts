<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ArchiveMenus</name>
    <message>
        <source>&amp;Archive</source>
        <translation>&amp;Archives</translation>
    </message>
    <message>
        <source>&amp;Import game files…</source>
        <translation>&amp;Importer des parties…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>Importer un &amp;dossier…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sauvegarder…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Séance</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Score s&amp;heet…</source>
        <translation>&amp;Feuille de marque…</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>&amp;Add a note</source>
        <translation>Ajo&amp;uter une note</translation>
    </message>
    <message>
        <source>&amp;Export game file…</source>
        <translation>E&amp;xporter la partie…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Undo delete</source>
        <translation>&amp;Annuler la suppression</translation>
    </message>
    <message>
        <source>Restore a&amp;ll deleted sessions</source>
        <translation>Restaurer &amp;toutes les séances supprimées</translation>
    </message>
    <message>
        <source>Pro&amp;blems of this game</source>
        <translation>Pro&amp;blèmes de ce jeu</translation>
    </message>
</context>
<context>
    <name>ArchiveWindow</name>
    <message>
        <source>Archive</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Sessi&amp;ons</source>
        <translation>Séan&amp;ces</translation>
    </message>
    <message>
        <source>Statisti&amp;cs</source>
        <translation>S&amp;tatistiques</translation>
    </message>
</context>
<context>
    <name>ButtonRow</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Your calls</source>
        <translation>Vos annonces</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Confirm: {call}</source>
        <translation>Confirmer&#xa0;: {call}</translation>
    </message>
    <message>
        <source>Your answer.</source>
        <translation>Votre réponse.</translation>
    </message>
    <message>
        <source>{note}.</source>
        <translation>{note}.</translation>
    </message>
    <message>
        <source>A second press confirms it.</source>
        <translation>Appuyez une seconde fois pour confirmer.</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>Preview of the cards</source>
        <translation>Aperçu des cartes</translation>
    </message>
</context>
<context>
    <name>CardsDrill</name>
    <message>
        <source>Drill: cards still out</source>
        <translation>Entraînement&#xa0;: cartes en jeu</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>&amp;Carte suivante</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>An&amp;other deal</source>
        <translation>&amp;Autre donne</translation>
    </message>
    <message>
        <source>Which players have shown that they have none?</source>
        <translation>Quels joueurs ont montré qu’ils n’en ont aucune&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Play up to the &amp;question</source>
        <translation>Jouer jusqu’à la &amp;question</translation>
    </message>
    <message>
        <source>Which trumps are still out, in other hands or face down? Mark them.</source>
        <translation>Quels atouts restent en jeu, dans les autres mains ou face cachée&#xa0;? Cochez-les.</translation>
    </message>
    <message>
        <source>Which {suit} are still out, in other hands or face down? Mark them.</source>
        <translation>Quelles cartes restent en jeu à la couleur {suit}, dans les autres mains ou face cachée&#xa0;? Cochez-les.</translation>
    </message>
    <message>
        <source>Everything is right.</source>
        <translation>Tout est juste.</translation>
    </message>
    <message>
        <source>Mistakes: {count}.</source>
        <translation>Erreurs&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Still out: {cards}.</source>
        <translation>Encore en jeu&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Void: {names}.</source>
        <translation>N’en a plus&#xa0;: {names}.</translation>
    </message>
</context>
<context>
    <name>CheckerDock</name>
    <message>
        <source>Move analysis</source>
        <translation>Analyse des coups</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Back to the &amp;original deal</source>
        <translation>&amp;Revenir à la donne d’origine</translation>
    </message>
    <message>
        <source>Analysing your moves…</source>
        <translation>Analyse de vos coups…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Move analysis: {player}</source>
        <translation>Analyse des coups&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>Jouer le &amp;meilleur coup</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>Jouer d’&amp;ici</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Practise this move</source>
        <translation>Travailler ce co&amp;up</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>&amp;Play these cards</source>
        <translation>&amp;Jouer ces cartes</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Code for this deal</source>
        <translation>Code de cette partie</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Anyone with this code plays the same cards in the same seat, with the same rules.</source>
        <translation>Toute personne qui a ce code peut jouer les mêmes cartes, à la même place et avec les mêmes règles.</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Saisir un code</translation>
    </message>
    <message>
        <source>Groups of five letters and digits</source>
        <translation>Groupes de cinq lettres et chiffres</translation>
    </message>
    <message>
        <source>This isn’t a valid deal code. Check it for typing errors.</source>
        <translation>Ce code de donne n’est pas valide. Vérifiez la saisie.</translation>
    </message>
    <message>
        <source>Rules: {rules}. Your current session will be saved.</source>
        <translation>Règles&#xa0;: {rules}. Votre séance en cours sera enregistrée.</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>N&amp;ote in the margin</source>
        <translation>N&amp;ote en marge</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>É&amp;crire</translation>
    </message>
    <message>
        <source>Write it &amp;anyway</source>
        <translation>Écrire qu&amp;and même</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>DialogOpener</name>
    <message>
        <source>Game in progress</source>
        <translation>Partie en cours</translation>
    </message>
    <message>
        <source>Leave the current game?</source>
        <translation>Quitter la partie en cours&#xa0;?</translation>
    </message>
    <message>
        <source>You can resume it later from the archive.</source>
        <translation>Elle pourra être reprise depuis les archives.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Continuer à jouer</translation>
    </message>
    <message>
        <source>Game files (*.reunion *.sgf);;All files (*)</source>
        <translation>Parties enregistrées (*.reunion *.sgf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open game file</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
</context>
<context>
    <name>DuplicateDialog</name>
    <message>
        <source>The same cards from every seat</source>
        <translation>Les mêmes cartes à chaque place</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Place {n}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Donne {n}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>{points} as {place}</source>
        <translation>{points}, place&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Your points with these cards, deal by deal.</source>
        <translation>Vos points avec ces cartes, donne par donne.</translation>
    </message>
</context>
<context>
    <name>EarlyEnd</name>
    <message>
        <source>End the deal</source>
        <translation>Finir la donne</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Search players, sessions, notes, rules and dates</source>
        <translation>Rechercher joueurs, séances, notes, règles, dates</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Toutes les variantes</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>HandSheetWindow</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir le coup</translation>
    </message>
    <message>
        <source>&amp;Save score sheet…</source>
        <translation>&amp;Enregistrer la feuille de marque…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>&amp;Imprimer la feuille de marque…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Deal {number}, dealt by {name}</source>
        <translation>Donne {number}, donneur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Correct deal {number}, dealt by {name}</source>
        <translation>Corriger la donne {number}, donneur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Only deals of the current game can be corrected.</source>
        <translation>Seules les donnes de la partie en cours peuvent être corrigées.</translation>
    </message>
</context>
<context>
    <name>HandsMenu</name>
    <message>
        <source>&amp;Look at a player’s hand</source>
        <translation>&amp;Voir la main d’un joueur</translation>
    </message>
    <message>
        <source>You may look at one hand only.</source>
        <translation>Vous ne pouvez voir qu’une seule main.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
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
        <translation>&amp;Commencer la leçon</translation>
    </message>
    <message>
        <source>No&amp;t now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>You can find the lesson in the Help menu</source>
        <translation>La leçon se trouve dans le menu Aide</translation>
    </message>
    <message>
        <source>New to {game}? The first lesson shows how it is played.</source>
        <translation>{game}&#xa0;: un nouveau jeu pour vous&#xa0;? La première leçon montre comment on y joue.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>This is an earlier step. Press Next to return to the game.</source>
        <translation>Vous relisez une étape antérieure. «&#xa0;Suivant&#xa0;» ramène à la partie.</translation>
    </message>
    <message>
        <source>Read the lesson, then press Next.</source>
        <translation>Lisez la leçon, puis cliquez sur «&#xa0;Suivant&#xa0;».</translation>
    </message>
    <message>
        <source>Your turn: play the card the lesson suggests.</source>
        <translation>À vous&#xa0;: jouez la carte indiquée par la leçon.</translation>
    </message>
    <message>
        <source>Your turn: discard the cards the lesson suggests.</source>
        <translation>À vous&#xa0;: écartez les cartes indiquées par la leçon.</translation>
    </message>
    <message>
        <source>Your turn: give the card the lesson suggests.</source>
        <translation>À vous&#xa0;: donnez la carte indiquée par la leçon.</translation>
    </message>
    <message>
        <source>Your turn: make the call the lesson suggests.</source>
        <translation>À vous&#xa0;: faites l’annonce indiquée par la leçon.</translation>
    </message>
    <message>
        <source>This card is played for you.</source>
        <translation>Cette carte est jouée pour vous.</translation>
    </message>
    <message>
        <source>Check the score, then continue.</source>
        <translation>Regardez le décompte, puis continuez.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>Pré&amp;cédent</translation>
    </message>
    <message>
        <source>Show the previous step again; the game does not change</source>
        <translation>Relire l’étape précédente&#xa0;; la partie ne change pas</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Rec&amp;ommencer</translation>
    </message>
    <message>
        <source>E&amp;xit lesson</source>
        <translation>&amp;Quitter la leçon</translation>
    </message>
    <message>
        <source>You can continue the lesson later from this step</source>
        <translation>Vous pourrez reprendre la leçon à cette étape</translation>
    </message>
    <message>
        <source>Your turn: draw and discard as the lesson suggests.</source>
        <translation>À vous&#xa0;: piochez et défaussez-vous comme l’indique la leçon.</translation>
    </message>
    <message>
        <source>The lesson is complete. Choose what to do next.</source>
        <translation>La leçon est terminée. Choisissez la suite.</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>What you have learned</source>
        <translation>Ce que vous avez appris</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>Less&amp;ons</source>
        <translation>Leç&amp;ons</translation>
    </message>
    <message>
        <source>Start this lesson over, or take that of another game</source>
        <translation>Recommencer cette leçon, ou choisir celle d’un autre jeu</translation>
    </message>
    <message>
        <source>Play no&amp;w</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
    <message>
        <source>Window size</source>
        <translation>Taille de la fenêtre</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Current game</source>
        <translation>Jeu en cours</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
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
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>New score sheet &amp;by hand…</source>
        <translation>Nouvelle feuille de marque à la &amp;main…</translation>
    </message>
    <message>
        <source>&amp;Open game file…</source>
        <translation>&amp;Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>Arc&amp;hives</translation>
    </message>
    <message>
        <source>&amp;Save score sheet…</source>
        <translation>&amp;Enregistrer la feuille de marque…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>&amp;Imprimer la feuille de marque…</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <comment>menu</comment>
        <translation>Cou&amp;p</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Con&amp;tinuer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler le coup</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir le coup</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Consei&amp;l</translation>
    </message>
    <message>
        <source>Pla&amp;y the hint</source>
        <translation>&amp;Suivre le conseil</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>P&amp;rendre les plis restants</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>below a picture</comment>
        <translation>Tout prendre</translation>
    </message>
    <message>
        <source>S&amp;kip to the end of the deal</source>
        <translation>A&amp;vancer à la fin de la donne</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Pli précé&amp;dent</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>&amp;Code de donne…</translation>
    </message>
    <message>
        <source>Replay from the ne&amp;xt seat</source>
        <translation>Re&amp;jouer ces cartes à la place suivante</translation>
    </message>
    <message>
        <source>Re&amp;view deal</source>
        <translation>Anal&amp;yser la donne</translation>
    </message>
    <message>
        <source>Co&amp;mpare seats</source>
        <translation>&amp;Comparer les résultats des places</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Earlier trick</source>
        <translation>Pli pl&amp;us ancien</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>Sheet</source>
        <comment>below a picture</comment>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Score sheet (F9)</source>
        <translation>Feuille de marque (F9)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>P&amp;références…</translation>
    </message>
    <message>
        <source>&amp;Info</source>
        <translation>&amp;Infos</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>First &amp;lesson</source>
        <translation>Première &amp;leçon</translation>
    </message>
    <message>
        <source>&amp;About Reunion Desktop</source>
        <translation>À &amp;propos de Reunion Desktop</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>&amp;Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;Today’s game</source>
        <translation>Partie du jo&amp;ur</translation>
    </message>
    <message>
        <source>Next &amp;hint</source>
        <translation>Consei&amp;l suivant</translation>
    </message>
    <message>
        <source>R&amp;ules of all games</source>
        <translation>Règles de &amp;tous les jeux</translation>
    </message>
    <message>
        <source>Lesson&amp;s of all games</source>
        <translation>Leç&amp;ons de tous les jeux</translation>
    </message>
    <message>
        <source>Practic&amp;e</source>
        <translation>E&amp;xercices</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>&amp;Drill: discards</source>
        <translation>&amp;Entraînement&#xa0;: écarts</translation>
    </message>
    <message>
        <source>Drill: &amp;cards still out</source>
        <translation>Entraînement&#xa0;: &amp;cartes en jeu</translation>
    </message>
    <message>
        <source>Close this ta&amp;ble</source>
        <translation>&amp;Fermer la table</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Of a deal</source>
        <translation>D’une donne</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Sc&amp;ore sheet by hand…</source>
        <translation>&amp;Feuille de marque à la main…</translation>
    </message>
    <message>
        <source>Keep the score of a game with real cards</source>
        <translation>Marquer une partie jouée avec de vraies cartes</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>New score sheet</source>
        <translation>Nouvelle feuille de marque</translation>
    </message>
    <message>
        <source>&amp;Print blank sheets…</source>
        <translation>I&amp;mprimer des feuilles vierges…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Games on a bl&amp;ank sheet</source>
        <translation>Parties sur une feuille vier&amp;ge</translation>
    </message>
    <message>
        <source>Rules of pa&amp;yment at the foot</source>
        <translation>Règles de paiement au &amp;bas de la page</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Skill level</source>
        <translation>Niveau de jeu</translation>
    </message>
    <message>
        <source>{player}: skill level</source>
        <translation>{player}&#xa0;: niveau</translation>
    </message>
    <message>
        <source>If left empty: {name}</source>
        <translation>Si vide&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>Cards an&amp;d table</source>
        <translation>&amp;Cartes et table</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>Displa&amp;y</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>S&amp;creen reader speed</source>
        <translation>&amp;Vitesse du lecteur d’écran</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurer les valeurs par défaut</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sans animation</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Vitesse des animations</translation>
    </message>
    <message>
        <source>&amp;Keep finished tricks on the table until I click or press Space</source>
        <translation>Laisser le &amp;pli sur la table jusqu’à un clic ou Espace</translation>
    </message>
    <message>
        <source>Otherwise tricks are cleared after a short pause.</source>
        <translation>Sinon, le pli est ramassé après un court instant.</translation>
    </message>
    <message>
        <source>Until I have played to the next trick</source>
        <translation>Jusqu’à ce que j’aie joué dans le pli suivant</translation>
    </message>
    <message>
        <source>Until the next trick starts</source>
        <translation>Jusqu’au début du pli suivant</translation>
    </message>
    <message>
        <source>Show the last &amp;trick</source>
        <translation>Montrer le pli précé&amp;dent</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Deux clics</translation>
    </message>
    <message>
        <source>Play cards &amp;with</source>
        <translation>Jouer u&amp;ne carte par</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>When I point at my hand</source>
        <translation>Au survol de ma main</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Highlight playa&amp;ble cards</source>
        <translation>&amp;Signaler les cartes jouables</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>De tous les joueurs</translation>
    </message>
    <message>
        <source>Only mine</source>
        <translation>Seulement les miens</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Show po&amp;ints</source>
        <translation>Afficher les po&amp;ints</translation>
    </message>
    <message>
        <source>By suit, trumps first</source>
        <translation>Par couleur, atouts d’abord</translation>
    </message>
    <message>
        <source>By rank, trumps first</source>
        <translation>Par rang, atouts d’abord</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Mon propre ordre</translation>
    </message>
    <message>
        <source>So&amp;rt my hand</source>
        <translation>&amp;Trier ma main</translation>
    </message>
    <message>
        <source>Letter alone</source>
        <translation>Lettre seule</translation>
    </message>
    <message>
        <source>With Ctrl</source>
        <translation>Avec Ctrl</translation>
    </message>
    <message>
        <source>&amp;One-letter shortcuts</source>
        <translation>&amp;Raccourcis à une lettre</translation>
    </message>
    <message>
        <source>Sounds of cards and pen, and a knock when a deal is scored.</source>
        <translation>Bruit des cartes et de la plume, et un coup frappé quand la donne est comptée.</translation>
    </message>
    <message>
        <source>Sound is not available because the package “miniaudio” is not installed.</source>
        <translation>Son indisponible&#xa0;: le paquet «&#xa0;miniaudio&#xa0;» n’est pas installé.</translation>
    </message>
    <message>
        <source>Sound &amp;effects</source>
        <translation>Effets s&amp;onores</translation>
    </message>
    <message>
        <source>Very large: 175%</source>
        <translation>Très grand&#xa0;: 175&#xa0;%</translation>
    </message>
    <message>
        <source>Largest: 200%</source>
        <translation>Le plus grand&#xa0;: 200&#xa0;%</translation>
    </message>
    <message>
        <source>{words} words per minute</source>
        <translation>{words} mots par minute</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Vol&amp;ume</translation>
    </message>
    <message>
        <source>Back to my settings</source>
        <translation>Revenir à mes réglages</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Slate blue</source>
        <translation>Bleu ardoise</translation>
    </message>
    <message>
        <source>Oxblood</source>
        <translation>Sang-de-bœuf</translation>
    </message>
    <message>
        <source>Tablec&amp;loth</source>
        <translation>&amp;Tapis</translation>
    </message>
    <message>
        <source>French cards</source>
        <translation>Cartes françaises</translation>
    </message>
    <message>
        <source>French cards, large corners</source>
        <translation>Cartes françaises, grands index</translation>
    </message>
    <message>
        <source>German cards</source>
        <translation>Cartes allemandes</translation>
    </message>
    <message>
        <source>German cards, large corners</source>
        <translation>Cartes allemandes, grands index</translation>
    </message>
    <message>
        <source>Use German cards for games usually played with them</source>
        <translation>Cartes allemandes pour les jeux où elles sont d’usage</translation>
    </message>
    <message>
        <source>Hunsrücker Bauern is usually played with German cards. If this is on, it uses them whatever you choose for other games.</source>
        <translation>Le Hunsrücker Bauern se joue d’habitude avec des cartes allemandes. Si l’option est active, il les utilise quel que soit le choix fait pour les autres jeux.</translation>
    </message>
    <message>
        <source>Clubs are green, diamonds blue, hearts red, spades black. In the German pack acorns are black, bells gold, hearts red, leaves green.</source>
        <translation>Trèfle vert, carreau bleu, cœur rouge, pique noir. Dans le jeu allemand&#xa0;: glands noirs, grelots dorés, cœurs rouges, feuilles vertes.</translation>
    </message>
    <message>
        <source>Default for each game</source>
        <translation>Par défaut selon le jeu</translation>
    </message>
    <message>
        <source>Co&amp;ntrast</source>
        <translation>Con&amp;traste</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>Card &amp;faces</source>
        <translation>D&amp;essin des cartes</translation>
    </message>
    <message>
        <source>Play &amp;my card for me when only one is legal</source>
        <translation>Jouer &amp;ma carte à ma place quand une seule est permise</translation>
    </message>
    <message>
        <source>Also the last card of a deal. Undo goes back to a card that you chose.</source>
        <translation>Aussi la dernière carte d’une donne. Annuler revient à une carte que vous avez choisie.</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Pétales</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Losanges</translation>
    </message>
    <message>
        <source>Braid</source>
        <translation>Entrelacs</translation>
    </message>
    <message>
        <source>Vine</source>
        <translation>Vigne</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Carreaux</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Dos des cartes</translation>
    </message>
    <message>
        <source>Four-colo&amp;ur pack</source>
        <translation>Cartes à &amp;quatre teintes</translation>
    </message>
    <message>
        <source>Handwriting</source>
        <translation>Manuscrits</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>En caractères d’imprimerie</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>C&amp;hiffres</translation>
    </message>
    <message>
        <source>Ink on paper</source>
        <translation>À l’encre sur papier</translation>
    </message>
    <message>
        <source>Chalk on slate</source>
        <translation>À la craie sur ardoise</translation>
    </message>
    <message>
        <source>&amp;Written in</source>
        <translation>&amp;Support</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Large: 125%</source>
        <translation>Grand&#xa0;: 125&#xa0;%</translation>
    </message>
    <message>
        <source>Larger: 150%</source>
        <translation>Plus grand&#xa0;: 150&#xa0;%</translation>
    </message>
    <message>
        <source>Otherwise a hint has up to three steps: press H again for the next one.</source>
        <translation>Sinon, un conseil a jusqu’à trois étapes&#xa0;: appuyez encore sur H pour la suivante.</translation>
    </message>
    <message>
        <source>Review &amp;finished games in the background</source>
        <translation>Anal&amp;yser les parties finies en arrière-plan</translation>
    </message>
    <message>
        <source>While you are not playing, your mistakes are found and kept for the statistics.</source>
        <translation>Pendant que vous ne jouez pas, vos erreurs sont recherchées et conservées pour les statistiques.</translation>
    </message>
    <message>
        <source>&amp;Name the move in the first hint</source>
        <translation>Donner le coup dès le pr&amp;emier conseil</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Page preview</source>
        <translation>Aperçu de la page</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Play &amp;on</source>
        <translation>Jou&amp;er la suite</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>Jouer le &amp;meilleur coup</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Shows the last trick, then the one before it, to the first.</source>
        <translation>Montre le pli précédent, puis celui d’avant, jusqu’au premier.</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Problem from your games</source>
        <translation>Problème tiré de vos parties</translation>
    </message>
    <message>
        <source>Problem {number} of {count}</source>
        <translation>Problème {number} sur {count}</translation>
    </message>
    <message>
        <source>This week: {done} of {wanted}. Your rating: {rating}.</source>
        <translation>Cette semaine&#xa0;: {done} sur {wanted}. Votre classement&#xa0;: {rating}.</translation>
    </message>
    <message>
        <source>Analysing your answer…</source>
        <translation>Analyse de votre réponse…</translation>
    </message>
    <message>
        <source>After a hint the problem counts as not solved, and your rating falls.</source>
        <translation>Après un conseil, le problème compte comme non résolu, et votre classement baisse.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>Not solved.</source>
        <translation>Non résolu.</translation>
    </message>
    <message>
        <source>Nearly solved, {count} of 10.</source>
        <translation>Presque résolu, {count} sur 10.</translation>
    </message>
    <message>
        <source>Not solved, {count} of 10.</source>
        <translation>Non résolu, {count} sur 10.</translation>
    </message>
    <message>
        <source>Answer at the table. Only the first answer counts.</source>
        <translation>Répondez sur la table. Seule la première réponse compte.</translation>
    </message>
    <message>
        <source>&amp;Tricks</source>
        <translation>&amp;Voir les plis</translation>
    </message>
    <message>
        <source>Your move: {move}.</source>
        <translation>Votre coup&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>You can try other moves; they don’t count.</source>
        <translation>Vous pouvez essayer d’autres coups&#xa0;; ils ne comptent pas.</translation>
    </message>
    <message>
        <source>Three problems a week are suggested, of what costs you most. Your rating begins at 1500; it rises when you solve a problem and falls when you don’t.</source>
        <translation>Trois problèmes par semaine sont proposés, du genre qui vous coûte le plus. Votre classement part de 1500&#xa0;; il monte quand vous résolvez un problème et baisse sinon.</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <comment>face up</comment>
        <translation>Que défaussez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Qu’annoncez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <translation>Qu’écartez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Which card do you give?</source>
        <translation>Quelle carte donnez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Que jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Que faites-vous&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ProgressBar</name>
    <message>
        <source>Cance&amp;l</source>
        <translation>Annu&amp;ler</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>&amp;Settlement</source>
        <translation>&amp;Règlement</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Donne &amp;suivante</translation>
    </message>
    <message>
        <source>Change game or &amp;players…</source>
        <translation>Changer de &amp;jeu ou de joueurs…</translation>
    </message>
    <message>
        <source>New &amp;session…</source>
        <translation>&amp;Nouvelle séance…</translation>
    </message>
    <message>
        <source>&amp;Close this table</source>
        <translation>&amp;Fermer la table</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Anal&amp;yser</translation>
    </message>
    <message>
        <source>Replay from the ne&amp;xt seat</source>
        <translation>Rejouer à la place s&amp;uivante</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>&amp;Code de donne…</translation>
    </message>
    <message>
        <source>Back to the &amp;lesson</source>
        <translation>Retour à la leç&amp;on</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Informations de facturation&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Fin&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Début&#xa0;:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorité de la tâche&#xa0;:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Impression &amp;planifiée&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Types de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordre des pages&#xa0;:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Pages par feuille&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Jeu de pages&#xa0;:</translation>
    </message>
</context>
<context>
    <name>SealBadge</name>
    <message>
        <source>The cards of this deal match their seal, a fingerprint of the shuffled cards that was fixed before the cut. Nobody could choose these cards.</source>
        <translation>Les cartes de cette donne correspondent à leur sceau, l’empreinte des cartes mélangées, fixée avant la coupe. Personne n’a pu choisir ces cartes.</translation>
    </message>
    <message>
        <source>The seal is a fingerprint of the shuffled cards, fixed before you cut, so that anyone can check after the deal that no card was changed.</source>
        <translation>Le sceau est l’empreinte des cartes mélangées, fixée avant la coupe, pour que chacun puisse vérifier après la donne qu’aucune carte n’a été changée.</translation>
    </message>
    <message>
        <source>Click to copy the full number.</source>
        <translation>Cliquez pour copier le sceau entier.</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>Restored: {sessions}</source>
        <translation>Séances restaurées&#xa0;: {sessions}</translation>
    </message>
    <message>
        <source>Deal {number} replayed: {session}</source>
        <translation>Donne {number} rejouée&#xa0;: {session}</translation>
    </message>
</context>
<context>
    <name>SessionDetail</name>
    <message>
        <source>Session name</source>
        <translation>Nom de la séance</translation>
    </message>
    <message>
        <source>Name this session (F2)</source>
        <translation>Nommer cette séance (F2)</translation>
    </message>
    <message>
        <source>Add a note about this session</source>
        <translation>Ajouter une note sur cette séance</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Continue the game where you left off</source>
        <translation>Continuer la partie là où elle s’est arrêtée</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Anal&amp;yser</translation>
    </message>
    <message>
        <source>Review a deal card by card (Enter)</source>
        <translation>Analyser une donne carte par carte (Entrée)</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>Replay a deal of this session in a separate window</source>
        <translation>Rejouer une donne de cette séance dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Score s&amp;heet…</source>
        <translation>&amp;Feuille de marque…</translation>
    </message>
    <message>
        <source>View, print or save the score sheet (Ctrl+P)</source>
        <translation>Voir, imprimer ou enregistrer la feuille de marque (Ctrl+P)</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>&amp;Worst deal</source>
        <translation>&amp;Pire donne</translation>
    </message>
    <message>
        <source>Review the deal in which your mistakes cost most</source>
        <translation>Analyser la donne où vos erreurs ont coûté le plus</translation>
    </message>
    <message>
        <source>mistakes cost {cost} per deal</source>
        <translation>les erreurs ont coûté {cost} par donne</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Séances</translation>
    </message>
</context>
<context>
    <name>SessionsPage</name>
    <message>
        <source>No sessions. Press Ctrl+Z to restore the ones you deleted.</source>
        <translation>Aucune séance. Ctrl+Z restaure celles qui ont été supprimées.</translation>
    </message>
    <message>
        <source>No sessions. Use the Session menu to restore the ones you deleted.</source>
        <translation>Aucune séance. Le menu Séance permet de restaurer celles qui ont été supprimées.</translation>
    </message>
    <message>
        <source>No sessions yet. Games you finish are saved here automatically.</source>
        <translation>Aucune séance pour l’instant. Les parties terminées sont enregistrées ici automatiquement.</translation>
    </message>
    <message>
        <source>No matching sessions. Change or clear the filters.</source>
        <translation>Aucune séance trouvée. Modifiez ou effacez les filtres.</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Print or save the score sheet</source>
        <translation>Imprimer ou enregistrer la feuille de marque</translation>
    </message>
    <message>
        <source>Paper and ink</source>
        <translation>Papier et encre</translation>
    </message>
    <message>
        <source>Slate and chalk</source>
        <translation>Ardoise et craie</translation>
    </message>
    <message>
        <source>Printed type</source>
        <translation>Caractères d’imprimerie</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <translation>&amp;Style</translation>
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
        <translation>Imprimer la &amp;couleur du papier</translation>
    </message>
    <message>
        <source>Turn this off if you print on coloured paper</source>
        <translation>À désactiver si vous imprimez sur du papier de couleur</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>Dots per inch, for PNG images</source>
        <translation>Points par pouce, pour une image PNG</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Résolution</translation>
    </message>
    <message>
        <source>Where you played</source>
        <translation>Lieu de la partie</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>&amp;Lieu</translation>
    </message>
    <message>
        <source>Column heading</source>
        <translation>Titre de la colonne</translation>
    </message>
    <message>
        <source>Initials of player {number}</source>
        <translation>Initiales du joueur {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>SheetSaveController</name>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Pages PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>Text for email (*.txt)</source>
        <translation>Texte pour un courriel (*.txt)</translation>
    </message>
    <message>
        <source>Table for a spreadsheet (*.csv)</source>
        <translation>Tableau pour un tableur (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Enregistrer la feuille de marque</translation>
    </message>
    <message>
        <source>Score sheet.pdf</source>
        <translation>Feuille de marque.pdf</translation>
    </message>
    <message>
        <source>Score sheet saved as {name}.</source>
        <translation>Feuille de marque enregistrée sous {name}.</translation>
    </message>
    <message>
        <source>Score sheet saved as {first} to {last}.</source>
        <translation>Feuille de marque enregistrée de {first} à {last}.</translation>
    </message>
</context>
<context>
    <name>SpokenSheet</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Player shown in the statistics</source>
        <translation>Joueur dont les statistiques sont affichées</translation>
    </message>
    <message>
        <source>Game shown in the statistics</source>
        <translation>Jeu dont les statistiques sont affichées</translation>
    </message>
    <message>
        <source>Include &amp;practice games</source>
        <translation>Inclure les parties d’&amp;exercice</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Jouées ici</translation>
    </message>
    <message>
        <source>Kept by hand</source>
        <translation>Tenues à la main</translation>
    </message>
    <message>
        <source>Played here or kept by hand</source>
        <translation>Jouées ici ou tenues à la main</translation>
    </message>
    <message>
        <source>Games that are counted</source>
        <translation>Parties comptées</translation>
    </message>
    <message>
        <source>Play&amp;er</source>
        <translation>&amp;Joueur</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>StatisticsPaper</name>
    <message>
        <source>No finished games yet. Deals of unfinished games are not counted.</source>
        <translation>Aucune partie terminée. Les donnes des parties inachevées ne comptent pas.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Show all &amp;cards</source>
        <translation>Montrer &amp;toutes les cartes</translation>
    </message>
    <message>
        <source>Step through the deal</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>Vue de</translation>
    </message>
    <message>
        <source>Deal to review</source>
        <translation>Donne à analyser</translation>
    </message>
    <message>
        <source>Player whose view is shown and whose play is analysed</source>
        <translation>Joueur dont on prend le point de vue et dont le jeu est analysé</translation>
    </message>
    <message>
        <source>Position in the deal</source>
        <translation>Position dans la donne</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>Previous trick (Page Up)</source>
        <translation>Pli précédent (Page préc.)</translation>
    </message>
    <message>
        <source>Previous card (Left)</source>
        <translation>Carte précédente (Gauche)</translation>
    </message>
    <message>
        <source>Next card (Right)</source>
        <translation>Carte suivante (Droite)</translation>
    </message>
    <message>
        <source>Next trick (Page Down)</source>
        <translation>Pli suivant (Page suiv.)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Show all cards (O)</source>
        <translation>Montrer toutes les cartes (O)</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Écart</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Description of the move</source>
        <translation>Description du coup</translation>
    </message>
    <message>
        <source>Your move: {cards}</source>
        <translation>Votre coup&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Better: {cards}</source>
        <translation>Mieux&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>&amp;Undo rule changes</source>
        <translation>&amp;Annuler les changements de règles</translation>
    </message>
    <message>
        <source>Use a see&amp;d (same cards every time)</source>
        <translation>Utiliser une &amp;graine (toujours les mêmes cartes)</translation>
    </message>
    <message>
        <source>&amp;Practise with all cards face up</source>
        <translation>&amp;S’exercer cartes découvertes</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Règles maison</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>Your partn&amp;er</source>
        <translation>Votre partenair&amp;e</translation>
    </message>
    <message>
        <source>Plays &amp;after you</source>
        <translation>Joue a&amp;près vous</translation>
    </message>
    <message>
        <source>Plays &amp;before you</source>
        <translation>Joue a&amp;vant vous</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>En face de vous</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation>Var&amp;iante</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>You see all cards; the computer players see only their own. Hints and undo are not marked on the score sheet, which shows that this was a practice game.</source>
        <translation>Vous voyez toutes les cartes&#xa0;; les joueurs virtuels ne voient que les leurs. Conseils et annulations ne sont pas notés sur la feuille de marque, qui indique une partie d’exercice.</translation>
    </message>
    <message>
        <source>Any text. The same text always gives the same cards for the whole session, so you or someone else can play them again. A deal code also includes your seat and the rules.</source>
        <translation>Un texte quelconque. Le même texte donne les mêmes cartes pendant toute la séance&#xa0;: vous ou quelqu’un d’autre pouvez ainsi les rejouer. Un code de donne contient en plus votre place et les règles.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
</context>
<context>
    <name>Transfers</name>
    <message>
        <source>Importing game files…</source>
        <translation>Importation des parties…</translation>
    </message>
    <message>
        <source>Imported: {new}. Already in the archive: {known}.</source>
        <translation>Parties importées&#xa0;: {new}. Déjà dans les archives&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Enregistré dans {file}.</translation>
    </message>
    <message>
        <source>The archive was backed up to {file}.</source>
        <translation>Archives sauvegardées dans {file}.</translation>
    </message>
    <message>
        <source>Backing up the archive…</source>
        <translation>Sauvegarde des archives…</translation>
    </message>
    <message>
        <source>Replace the archive with {file}?</source>
        <translation>Remplacer les archives par {file}&#xa0;?</translation>
    </message>
    <message>
        <source>The archive will be restored to the state of this backup. Games you have played here since then are added again automatically. Names, notes and imported games that are not in the backup will be lost.</source>
        <translation>Les archives seront rétablies dans l’état de cette sauvegarde. Les parties jouées ici depuis seront ajoutées automatiquement. Les noms, les notes et les parties importées absents de la sauvegarde seront perdus.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Restoring the archive…</source>
        <translation>Restauration des archives…</translation>
    </message>
    <message>
        <source>Archive restored.</source>
        <translation>Archives restaurées.</translation>
    </message>
    <message>
        <source>The archive is busy. Please wait.</source>
        <translation>Les archives sont occupées. Veuillez patienter.</translation>
    </message>
    <message>
        <source>Game files (*.reunion *.sgf);;All files (*)</source>
        <translation>Parties enregistrées (*.reunion *.sgf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import game files</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Import a folder of game files</source>
        <translation>Importer un dossier de parties</translation>
    </message>
    <message>
        <source>Export game file</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Game files (*.reunion)</source>
        <translation>Parties enregistrées (*.reunion)</translation>
    </message>
    <message>
        <source>Back up the archive</source>
        <translation>Sauvegarder les archives</translation>
    </message>
    <message>
        <source>Reunion archive {date}.db</source>
        <translation>Archives Reunion {date}.db</translation>
    </message>
    <message>
        <source>Archives (*.db)</source>
        <translation>Archives (*.db)</translation>
    </message>
    <message>
        <source>Archives (*.db);;All files (*)</source>
        <translation>Archives (*.db);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
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
        <translation>An&amp;nuler</translation>
    </message>
    <message>
        <source>Restore what you deleted (Ctrl+Z)</source>
        <translation>Restaurer ce qui a été supprimé (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Deleted: {sessions}</source>
        <translation>Séances supprimées&#xa0;: {sessions}</translation>
    </message>
</context>
<context>
    <name>_TablePages</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>First &amp;dealer</source>
        <translation>Premier &amp;donneur</translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation>Var&amp;iante</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Règles maison</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>&amp;Lieu</translation>
    </message>
    <message>
        <source>Dat&amp;e</source>
        <translation>Dat&amp;e</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Reunion Desktop</source>
        <translation>À propos de Reunion Desktop</translation>
    </message>
    <message>
        <source>&lt;p&gt;Version {version}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Version {version}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;i&gt;Réunion&lt;/i&gt; is a German card game for three players, popular along the Rhine, Main and Neckar in the nineteenth century. Five related games are included. You play against the computer; the computer players see only their own cards.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La &lt;i&gt;Réunion&lt;/i&gt; est un jeu de cartes allemand pour trois joueurs, répandu au dix-neuvième siècle au bord du Rhin, du Main et du Neckar. Cinq jeux apparentés s’y ajoutent. Vous jouez contre l’ordinateur&#xa0;; les joueurs virtuels ne voient que leurs propres cartes.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The program is free software under the MIT licence. The cards, the table and the handwriting of the score sheet were drawn for it, and are under the same licence.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ce programme est un logiciel libre sous licence MIT. Les cartes, la table et l’écriture de la feuille de marque ont été dessinées pour lui et sont sous la même licence.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>It uses Qt {version} and PySide6, © The Qt Company Ltd and others, under the GNU Lesser General Public License, version 3. They are separate libraries, which you may replace with your own versions; their source code is available at &lt;a href=&quot;{link}&quot;&gt;{link}&lt;/a&gt;.</source>
        <translation>Il utilise Qt {version} et PySide6, © The Qt Company Ltd et autres, sous licence publique générale limitée GNU, version 3. Ce sont des bibliothèques séparées, que vous pouvez remplacer par vos propres versions&#xa0;; leur code source se trouve à l’adresse &lt;a href=&quot;{link}&quot;&gt;{link}&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Fonts: Source Serif Pro and Source Sans Pro, © Adobe, under the SIL Open Font License, version 1.1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Polices&#xa0;: Source Serif Pro et Source Sans Pro, © Adobe, sous licence SIL Open Font License, version 1.1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The rules are based on Pierer’s Universal-Lexikon (1862), Wikipedia, CatsAtCards.com and jeux-de-cartes.com, in our own words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Les règles suivent le Universal-Lexikon de Pierer (1862), Wikipédia, CatsAtCards.com et jeux-de-cartes.com, dans nos propres mots.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>A card face down</source>
        <translation>Une carte face cachée</translation>
    </message>
    <message>
        <source>counts as {suit}</source>
        <translation>compte comme {suit}</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a card</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>playable</source>
        <translation>jouable</translation>
    </message>
    <message>
        <source>not playable: {reason}</source>
        <translation>non jouable&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>can be given</source>
        <translation>peut être donnée</translation>
    </message>
    <message>
        <source>can’t be given: {reason}</source>
        <translation>ne peut pas être donnée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>can be discarded</source>
        <translation>peut être écartée</translation>
    </message>
    <message>
        <source>can be exchanged</source>
        <translation>peut être échangée</translation>
    </message>
    <message>
        <source>can’t be discarded: {reason}</source>
        <translation>ne peut pas être écartée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>Selected: {card}. Press Space to confirm.</source>
        <translation>Choisie&#xa0;: {card}. Espace pour confirmer.</translation>
    </message>
    <message>
        <source>Selected: {card}.</source>
        <translation>Choisie&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Deselected: {card}.</source>
        <translation>Reprise en main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>selected; press again to play it</source>
        <translation>choisie&#xa0;; appuyez de nouveau pour la jouer</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>conseillée</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>face up on the table</source>
        <translation>découverte sur la table</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Votre main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>{name} has {cards}</source>
        <translation>{name} a {cards}</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Le pli</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Le tirage</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Retourne&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Not dealt: {card}</source>
        <translation>Non distribuée&#xa0;: {card}</translation>
    </message>
    <message>
        <source>In the middle: {cards}, face down</source>
        <translation>Au milieu&#xa0;: {cards}, face cachée</translation>
    </message>
    <message>
        <source>{name} picked up {card}</source>
        <translation>{name} a pris {card}</translation>
    </message>
    <message>
        <source>{name} discarded {cards}</source>
        <translation>{name} a écarté {cards}</translation>
    </message>
    <message>
        <source>{name} exchanged {cards}</source>
        <translation>{name} a échangé {cards}</translation>
    </message>
    <message>
        <source>{trumps}; then {cards}</source>
        <comment>the lesser matadors</comment>
        <translation>{trumps}&#xa0;; puis {cards}</translation>
    </message>
    <message>
        <source>{trumps}; {first}: {right}; {second}: {left}</source>
        <translation>{trumps}&#xa0;; {first}&#xa0;: {right}&#xa0;; {second}&#xa0;: {left}</translation>
    </message>
    <message>
        <source>{trumps}; right bower, the {right}; left bower, the {left}</source>
        <translation>{trumps}&#xa0;; bower droit&#xa0;: {right}&#xa0;; bower gauche&#xa0;: {left}</translation>
    </message>
    <message>
        <source>Cut the pack: {cards}</source>
        <translation>Couper&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>peut être prise</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>Cartes à prendre</translation>
    </message>
    <message>
        <source>Face up: {card}</source>
        <translation>Face visible&#xa0;: {card}</translation>
    </message>
    <message>
        <source>can be discarded</source>
        <comment>face up</comment>
        <translation>peut être défaussée</translation>
    </message>
    <message>
        <source>can’t be discarded: {reason}</source>
        <comment>face up</comment>
        <translation>ne peut pas être défaussée&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Call: {call}.</source>
        <translation>Annoncez&#xa0;: {call}.</translation>
    </message>
    <message>
        <source>Don’t exchange.</source>
        <translation>N’échangez pas.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Écartez {cards}.</translation>
    </message>
    <message>
        <source>Give {cards}.</source>
        <translation>Donnez {cards}.</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <translation>Jouez {cards}.</translation>
    </message>
    <message>
        <source>It’s the only card you may play.</source>
        <translation>C’est la seule carte permise.</translation>
    </message>
    <message>
        <source>It takes the trick.</source>
        <translation>Cette carte fait le pli.</translation>
    </message>
    <message>
        <source>It’s winning so far.</source>
        <translation>Jusqu’ici, cette carte gagne le pli.</translation>
    </message>
    <message>
        <source>It should take the trick.</source>
        <translation>Cette carte devrait faire le pli.</translation>
    </message>
    <message>
        <source>It loses the lead cheaply.</source>
        <translation>Cette carte perd la main à peu de frais.</translation>
    </message>
    <message>
        <source>This trick isn’t worth winning.</source>
        <translation>Ce pli ne vaut pas la peine d’être gagné.</translation>
    </message>
    <message>
        <source>The trick is lost, and this is your least useful card.</source>
        <translation>Le pli est perdu, et c’est votre carte la moins utile.</translation>
    </message>
    <message>
        <source>It may capture the left bower.</source>
        <translation>Cette carte peut prendre le bower gauche.</translation>
    </message>
    <message>
        <source>It saves your left bower from the right bower.</source>
        <translation>Votre bower gauche échappe ainsi au droit.</translation>
    </message>
    <message>
        <source>You need a trick: without one you pay a fee.</source>
        <translation>Il vous faut un pli&#xa0;: sans pli, vous paierez une amende.</translation>
    </message>
    <message>
        <source>The score makes it worthwhile.</source>
        <translation>Le total de la partie le justifie.</translation>
    </message>
    <message>
        <source>The points are safe in your discard.</source>
        <translation>Dans votre écart, ces points sont à l’abri.</translation>
    </message>
    <message>
        <source>They are your least useful cards.</source>
        <translation>Ce sont vos cartes les moins utiles.</translation>
    </message>
    <message>
        <source>Take {cards}.</source>
        <translation>Prenez {cards}.</translation>
    </message>
    <message>
        <source>It may win this trick; otherwise an opponent takes it.</source>
        <translation>Cette carte peut gagner le pli&#xa0;; sinon, un adversaire le fait.</translation>
    </message>
    <message>
        <source>No other player has a higher card of its suit.</source>
        <translation>Aucun autre joueur n’a de carte plus forte dans cette couleur.</translation>
    </message>
    <message>
        <source>Get rid of it: it could win an unwanted trick later.</source>
        <translation>Mieux vaut s’en débarrasser&#xa0;: plus tard, cette carte pourrait faire un pli malvenu.</translation>
    </message>
    <message>
        <source>Your hand should be best without {cards}.</source>
        <translation>Votre main devrait être la meilleure sans {cards}.</translation>
    </message>
    <message>
        <source>With {cards} your hand should be no better.</source>
        <translation>Avec {cards}, votre main ne devrait pas être meilleure.</translation>
    </message>
    <message>
        <source>It wouldn’t improve your hand.</source>
        <translation>Votre main n’en serait pas meilleure.</translation>
    </message>
    <message>
        <source>It does worse more often, but gains more where it is better.</source>
        <translation>Cette carte fait plus souvent moins bien, mais elle rapporte davantage là où elle fait mieux.</translation>
    </message>
    <message>
        <source>It does better than your card in {share} of 100 possible card layouts, and worse in {count}.</source>
        <translation>Cette carte fait mieux que la vôtre dans {share} répartitions sur 100, et moins bien dans {count}.</translation>
    </message>
    <message>
        <source>It wins the trick in {share} of 100 possible card layouts.</source>
        <translation>Cette carte fait le pli dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>It draws trumps.</source>
        <translation>Cela fait tomber les atouts.</translation>
    </message>
    <message>
        <source>It probably draws trumps.</source>
        <translation>Cela fait sans doute tomber des atouts.</translation>
    </message>
    <message>
        <source>Your partner led this suit.</source>
        <translation>C’est la couleur que votre partenaire a jouée.</translation>
    </message>
    <message>
        <source>Your partner should win this trick: add points.</source>
        <translation>Votre partenaire devrait faire le pli&#xa0;: ajoutez-y des points.</translation>
    </message>
    <message>
        <source>Your partner may win this trick: add points.</source>
        <translation>Votre partenaire fera peut-être ce pli&#xa0;: ajoutez-y des points.</translation>
    </message>
    <message>
        <source>It’s harder to beat than your partner’s card.</source>
        <translation>La carte de votre partenaire est plus facile à battre.</translation>
    </message>
    <message>
        <source>Your partner can win this trick.</source>
        <translation>Votre partenaire peut faire ce pli.</translation>
    </message>
    <message>
        <source>Your partner can probably win this trick.</source>
        <translation>Votre partenaire peut sans doute faire ce pli.</translation>
    </message>
    <message>
        <source>These would be your trumps: {cards}.</source>
        <translation>Ce seraient vos atouts&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It succeeds in {share} of 100 possible card layouts.</source>
        <translation>Cela réussit dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>You can take every trick in {share} of 100 possible card layouts.</source>
        <translation>Vous pouvez faire tous les plis dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>It stops the all-tricks attempt in {share} of 100 possible card layouts.</source>
        <translation>Cela empêche de faire tous les plis dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>After giving it away you can take every trick in {share} of 100 possible card layouts.</source>
        <translation>Une fois cette carte donnée, vous pouvez faire tous les plis dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>Your side has enough points.</source>
        <translation>Votre camp a assez de points.</translation>
    </message>
    <message>
        <source>The next best suit is {suit}: it succeeds in {count} of 100.</source>
        <translation>La couleur suivante est {suit}&#xa0;: cela réussit dans {count} répartitions sur 100.</translation>
    </message>
    <message>
        <source>{player} is winning the trick so far.</source>
        <translation>{player} tient le pli pour l’instant.</translation>
    </message>
    <message>
        <source>{player} is winning the trick so far: {points} on the table.</source>
        <translation>{player} tient le pli pour l’instant&#xa0;: {points} sur la table.</translation>
    </message>
    <message>
        <source>This trick is lost.</source>
        <translation>Ce pli est perdu.</translation>
    </message>
    <message>
        <source>You can’t avoid this trick.</source>
        <translation>Ce pli est inévitable.</translation>
    </message>
    <message>
        <source>{player} has no {suit} left.</source>
        <translation>{player} n’a plus de {suit}.</translation>
    </message>
    <message>
        <source>{player} has no trumps.</source>
        <translation>{player} n’a pas d’atout.</translation>
    </message>
    <message>
        <source>No other player has trumps.</source>
        <translation>Aucun autre joueur n’a d’atout.</translation>
    </message>
    <message>
        <source>Of the others, only {player} has trumps.</source>
        <translation>Parmi les autres, il n’y a que {player} qui ait des atouts.</translation>
    </message>
    <message>
        <source>Trumps not seen yet: {count}.</source>
        <translation>Atouts pas encore vus&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>You still need {points}.</source>
        <translation>Il vous faut encore {points}.</translation>
    </message>
    <message>
        <source>You still need one trick.</source>
        <translation>Il vous faut encore un pli.</translation>
    </message>
    <message>
        <source>You still need {count} tricks.</source>
        <translation>Il vous faut encore {count} plis.</translation>
    </message>
    <message>
        <source>With {points} more you pay a unit less at the end of the game.</source>
        <translation>Avec {points} de plus, vous payez une unité de moins à la fin de la partie.</translation>
    </message>
    <message>
        <source>You want few points in this deal.</source>
        <translation>Dans cette donne, vous voulez peu de points.</translation>
    </message>
    <message>
        <source>You go for a hundred points or every trick.</source>
        <translation>Vous visez cent points ou tous les plis.</translation>
    </message>
    <message>
        <source>You can still make a hundred: you need {points} of the {left} left.</source>
        <translation>Les cent sont encore possibles&#xa0;: il vous faut {points} sur les {left} qui restent.</translation>
    </message>
    <message>
        <source>{player} has {points} and may make a hundred.</source>
        <translation>{player} a {points} et peut encore faire cent.</translation>
    </message>
    <message>
        <source>Whoever has the fewest points wipes a mark.</source>
        <translation>Celui qui a le moins de points efface une marque.</translation>
    </message>
    <message>
        <source>The {count} players with the fewest points wipe a mark each.</source>
        <translation>Les {count} joueurs qui ont le moins de points effacent chacun une marque.</translation>
    </message>
    <message>
        <source>You must not take a trick.</source>
        <translation>Vous ne devez faire aucun pli.</translation>
    </message>
    <message>
        <source>{player} must be made to take a trick.</source>
        <translation>Il faut que {player} fasse un pli.</translation>
    </message>
    <message>
        <source>You take the trick from {player}.</source>
        <translation>Vous prenez le pli à {player}.</translation>
    </message>
    <message>
        <source>You take the trick from an opponent.</source>
        <translation>Vous prenez le pli à un adversaire.</translation>
    </message>
    <message>
        <source>You take the trick from {player}: {points}.</source>
        <translation>Vous prenez le pli à {player}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>You take the trick from an opponent: {points}.</source>
        <translation>Vous prenez le pli à un adversaire&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>It lets someone else take the trick.</source>
        <translation>Un autre joueur fait alors le pli.</translation>
    </message>
    <message>
        <source>It leaves the trick to {player}.</source>
        <translation>Cette carte laisse le pli à {player}.</translation>
    </message>
    <message>
        <source>It keeps the trick from {player}.</source>
        <translation>{player} ne fait alors pas ce pli.</translation>
    </message>
    <message>
        <source>The {points} of this trick are enough.</source>
        <translation>Les {points} de ce pli suffisent.</translation>
    </message>
    <message>
        <source>No opponent can beat it now.</source>
        <translation>Aucun adversaire ne peut plus battre cette carte.</translation>
    </message>
    <message>
        <source>The trick is safe: bring home {points}.</source>
        <translation>Le pli est sûr&#xa0;: mettez-y {points}.</translation>
    </message>
    <message>
        <source>The trick is probably yours: bring home {points}.</source>
        <translation>Le pli est sans doute à vous&#xa0;: mettez-y {points}.</translation>
    </message>
    <message>
        <source>It’s high enough: keep {cards}.</source>
        <translation>Cette carte suffit&#xa0;: gardez {cards}.</translation>
    </message>
    <message>
        <source>It captures the left bower.</source>
        <translation>Cette carte prend le bower gauche.</translation>
    </message>
    <message>
        <source>Keep {cards}: a sure trick later.</source>
        <translation>Gardez {cards}&#xa0;: c’est un pli sûr pour plus tard.</translation>
    </message>
    <message>
        <source>Keep {cards}, the highest card left in its suit.</source>
        <translation>Gardez {cards}, la plus forte carte qui reste de sa couleur.</translation>
    </message>
    <message>
        <source>A higher card gains nothing: keep {cards}.</source>
        <translation>Une carte plus forte n’apporte rien&#xa0;: gardez {cards}.</translation>
    </message>
    <message>
        <source>You take this trick anyway: keep {cards}.</source>
        <translation>Vous faites ce pli de toute façon&#xa0;: gardez {cards}.</translation>
    </message>
    <message>
        <source>Keep {cards} for later.</source>
        <translation>Gardez {cards} pour plus tard.</translation>
    </message>
    <message>
        <source>It wins this trick more often than {cards}.</source>
        <translation>Cette carte gagne ce pli plus souvent que {cards}.</translation>
    </message>
    <message>
        <source>Your side wins this trick more often than with {cards}.</source>
        <translation>Votre camp gagne ce pli plus souvent qu’avec {cards}.</translation>
    </message>
    <message>
        <source>It’s as strong as {cards} and brings more points if it wins.</source>
        <translation>Cette carte vaut {cards} en force et rapporte plus de points dans un pli gagné.</translation>
    </message>
    <message>
        <source>Low cards of this suit can’t beat it.</source>
        <translation>Les petites cartes de cette couleur ne peuvent pas battre cette carte.</translation>
    </message>
    <message>
        <source>It’s as strong as {cards} and risks fewer points.</source>
        <translation>Cette carte vaut {cards} en force et risque moins de points.</translation>
    </message>
    <message>
        <source>Both cards that you may play are about equally good.</source>
        <translation>Les deux cartes que vous pouvez jouer se valent à peu près.</translation>
    </message>
    <message>
        <source>All cards that you may play are about equally good.</source>
        <translation>Toutes les cartes que vous pouvez jouer se valent à peu près.</translation>
    </message>
    <message>
        <source>It saves a trump.</source>
        <translation>Cela épargne un atout.</translation>
    </message>
    <message>
        <source>It risks the fewest points.</source>
        <translation>Cette carte risque le moins de points.</translation>
    </message>
    <message>
        <source>{player} can beat it only with a trump.</source>
        <translation>{player} ne peut prendre qu’avec un atout.</translation>
    </message>
    <message>
        <source>{player} has to play before your partner, who holds a higher card.</source>
        <translation>{player} doit jouer avant votre partenaire, qui a une carte plus forte.</translation>
    </message>
    <message>
        <source>Another player probably has to beat it.</source>
        <translation>Un autre joueur doit sans doute battre cette carte.</translation>
    </message>
    <message>
        <source>Another player has to beat it.</source>
        <translation>Un autre joueur doit battre cette carte.</translation>
    </message>
    <message>
        <source>{player} has to beat it.</source>
        <translation>{player} doit battre cette carte.</translation>
    </message>
    <message>
        <source>It takes as few points as possible.</source>
        <translation>Cette carte prend le moins de points possible.</translation>
    </message>
    <message>
        <source>It may cost you {points} now, but no other card is better on average.</source>
        <translation>Cela peut vous coûter {points}, mais aucune autre carte n’est meilleure en moyenne.</translation>
    </message>
    <message>
        <source>Another player holds a higher card of this suit.</source>
        <translation>Un autre joueur a une carte plus forte de cette couleur.</translation>
    </message>
    <message>
        <source>Another player probably holds a higher card of this suit.</source>
        <translation>Un autre joueur a probablement une carte plus forte de cette couleur.</translation>
    </message>
    <message>
        <source>No other player has a higher trump: it takes a trick, now or later.</source>
        <translation>Aucun autre joueur n’a d’atout plus fort&#xa0;: un pli sûr, maintenant ou plus tard.</translation>
    </message>
    <message>
        <source>Another player takes its {points}.</source>
        <translation>Un autre joueur prend ses {points}.</translation>
    </message>
    <message>
        <source>Of your cards it’s the easiest to beat.</source>
        <translation>De vos cartes, c’est la plus facile à battre.</translation>
    </message>
    <message>
        <source>You’ll be void in this suit.</source>
        <translation>Vous n’aurez plus de cette couleur.</translation>
    </message>
    <message>
        <source>You’ll be void in this suit: when it is led, you can discard another.</source>
        <translation>Vous n’aurez plus de cette couleur&#xa0;: quand on la jouera, vous pourrez défausser une autre carte.</translation>
    </message>
    <message>
        <source>{player} can stay below it only with {cards}.</source>
        <translation>{player} ne peut jouer en dessous qu’avec {cards}.</translation>
    </message>
    <message>
        <source>Every card of this suit that is still out is higher.</source>
        <translation>Toutes les cartes de cette couleur qui restent sont plus fortes.</translation>
    </message>
    <message>
        <source>{player} still holds this suit, and has to follow to it.</source>
        <translation>{player} a encore cette couleur et doit fournir.</translation>
    </message>
    <message>
        <source>{player} doesn’t take this trick: get rid of a high card now.</source>
        <translation>{player} ne fera pas ce pli&#xa0;: débarrassez-vous maintenant d’une carte forte.</translation>
    </message>
    <message>
        <source>Opponents hold lower cards of this suit: it could win an unwanted trick.</source>
        <translation>Des adversaires ont des cartes plus faibles de cette couleur&#xa0;: cette carte pourrait faire un pli malvenu.</translation>
    </message>
    <message>
        <source>{player} wins the trick and leads next.</source>
        <translation>{player} fait le pli et entame le suivant.</translation>
    </message>
    <message>
        <source>You win the trick and lead next.</source>
        <translation>Vous faites le pli et entamez le suivant.</translation>
    </message>
    <message>
        <source>It’s a short suit of yours: soon you can discard when it is led.</source>
        <translation>Vous avez peu de cartes de cette couleur&#xa0;: bientôt vous pourrez défausser quand on la jouera.</translation>
    </message>
    <message>
        <source>The next best suit is {suit}.</source>
        <translation>La couleur suivante est {suit}.</translation>
    </message>
    <message>
        <source>Exchange {cards} for {card}.</source>
        <translation>Échangez {cards} contre {card}.</translation>
    </message>
    <message>
        <source>Any other call</source>
        <translation>Toute autre annonce</translation>
    </message>
    <message>
        <source>{call} would almost never succeed.</source>
        <translation>{call} échouerait presque toujours.</translation>
    </message>
    <message>
        <source>{call} would succeed in {share} of 100 possible card layouts, but losing costs more than winning brings.</source>
        <translation>{call} réussirait au mieux dans {share} répartitions sur 100, et perdre coûte plus que gagner ne rapporte.</translation>
    </message>
    <message>
        <source>{call} would succeed in {share} of 100 possible card layouts: not often enough.</source>
        <translation>{call} réussirait dans {share} répartitions sur 100&#xa0;: ce n’est pas assez.</translation>
    </message>
    <message>
        <source>Best move in {share} of 100 possible card layouts.</source>
        <translation>C’est le meilleur coup dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>Your partner is already winning this trick.</source>
        <translation>Le pli est déjà à votre partenaire.</translation>
    </message>
    <message>
        <source>Risk: in {share} of 100 possible card layouts it can still be beaten, mainly by {cards}.</source>
        <translation>Risque&#xa0;: dans {share} répartitions sur 100, cette carte peut encore être battue, surtout par {cards}.</translation>
    </message>
    <message>
        <source>It’s your longest plain suit.</source>
        <translation>C’est votre couleur hors atout la plus longue.</translation>
    </message>
    <message>
        <source>There’s little in this trick so far: {points}.</source>
        <translation>Il y a peu dans ce pli jusqu’ici&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>It gives away the fewest points.</source>
        <translation>Cette carte donne le moins de points.</translation>
    </message>
    <message>
        <source>On average {points} better than the next best move.</source>
        <translation>En moyenne, {points} de mieux que le deuxième meilleur coup.</translation>
    </message>
    <message>
        <source>Best move on average.</source>
        <translation>C’est le meilleur coup en moyenne.</translation>
    </message>
    <message>
        <source>Best move in all layouts examined.</source>
        <translation>C’est le meilleur coup dans toutes les répartitions examinées.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Piochez une carte du talon.</translation>
    </message>
    <message>
        <source>Put {cards} in the middle.</source>
        <translation>Mettez {cards} au milieu.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <comment>face up</comment>
        <translation>Défaussez {cards}.</translation>
    </message>
    <message>
        <source>Not played yet: {cards}.</source>
        <translation>Pas encore joué&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You’ll be void in {suits} and can trump.</source>
        <translation>Vous n’aurez plus de {suits} et pourrez couper.</translation>
    </message>
</context>
<context>
    <name>answers</name>
    <message>
        <source>Current &amp;trick</source>
        <translation>&amp;Pli en cours</translation>
    </message>
    <message>
        <source>T&amp;rumps</source>
        <translation>&amp;Atout</translation>
    </message>
    <message>
        <source>&amp;Points and tricks</source>
        <translation>P&amp;oints et plis</translation>
    </message>
    <message>
        <source>&amp;Whose turn</source>
        <translation>À qui de &amp;jouer</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>La &amp;marque</translation>
    </message>
    <message>
        <source>&amp;Cards in hand</source>
        <translation>&amp;Cartes en main</translation>
    </message>
    <message>
        <source>Repeat last &amp;message</source>
        <translation>&amp;Répéter le dernier message</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Les cartes ne sont pas encore distribuées.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the cards of a trick</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>{cards}. No card can win this trick yet.</source>
        <translation>{cards}. Aucune carte ne peut encore gagner le pli.</translation>
    </message>
    <message>
        <source>{cards}. Winning so far: {name}.</source>
        <translation>{cards}. En tête&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>No card has been played yet.</source>
        <translation>Aucune carte n’a encore été jouée.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Pli précédent</translation>
    </message>
    <message>
        <source>{trick}: {cards}. Won by {name}, {points}.</source>
        <translation>{trick}&#xa0;: {cards}. Gagnant&#xa0;: {name}, {points}.</translation>
    </message>
    <message>
        <source>{trick}: {cards}. Won by {name}.</source>
        <translation>{trick}&#xa0;: {cards}. Gagnant&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Shown: {part}.</source>
        <translation>Affiché&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>Hidden: {part}.</source>
        <translation>Masqué&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>earlier trick</source>
        <translation>pli plus ancien</translation>
    </message>
    <message>
        <source>{trumps}. Dealer: {name}.</source>
        <translation>{trumps}. Donneur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>No trumps yet. Turned down: {card}. Dealer: {name}.</source>
        <translation>Pas encore d’atout. Carte remise face cachée&#xa0;: {card}. Donneur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>No trumps yet. Turned up: {card}. Dealer: {name}.</source>
        <translation>Pas encore d’atout. Retourne&#xa0;: {card}. Donneur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} has {cards}.</source>
        <comment>a hand that lies open</comment>
        <translation>{name} a {cards}.</translation>
    </message>
    <message>
        <source>{name}: {points} including discards, tricks: {count}</source>
        <translation>{name}&#xa0;: {points}, écart compris, plis&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Écartées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name}: {points}, tricks: {count}</source>
        <translation>{name}&#xa0;: {points}, plis&#xa0;: {count}</translation>
    </message>
    <message>
        <source>No trumps yet. Dealer: {name}.</source>
        <translation>Pas encore d’atout. Donneur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. {first}: {right}. {second}: {left}. Dealer: {name}.</source>
        <translation>Atout&#xa0;: {suit}. {first}&#xa0;: {right}. {second}&#xa0;: {left}. Donneur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. {first}: {right}. {second}: {left}. Turned up: {card}. Dealer: {name}.</source>
        <translation>Atout&#xa0;: {suit}. {first}&#xa0;: {right}. {second}&#xa0;: {left}. Retourne&#xa0;: {card}. Donneur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{left}, then {cards}</source>
        <comment>the lesser matadors</comment>
        <translation>{left}, puis {cards}</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Cards in hand. {words}.</source>
        <translation>Cartes en main. {words}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>Next dealer: {name}.</source>
        <translation>Prochain donneur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>No deal has been scored yet.</source>
        <translation>Aucune donne n’a encore été comptée.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Session: {balance}.</source>
        <translation>Séance&#xa0;: {balance}.</translation>
    </message>
    <message>
        <source>Game {number}, after deal {count}.</source>
        <translation>Partie {number}, après la donne {count}.</translation>
    </message>
    <message>
        <source>Game {number}, after deal {count}: {totals}.</source>
        <translation>Partie {number}, après la donne {count}&#xa0;: {totals}.</translation>
    </message>
    <message>
        <source>No cards on the table.</source>
        <translation>Aucune carte sur la table.</translation>
    </message>
    <message>
        <source>Cards on the &amp;table</source>
        <translation>Cartes sur la &amp;table</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Donneur</translation>
    </message>
    <message>
        <source>&amp;Value of the hand</source>
        <translation>&amp;Valeur de la main</translation>
    </message>
</context>
<context>
    <name>archive</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>kept by hand</source>
        <translation>tenue à la main</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>exercice</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>une séance</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count} parties</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>aucune partie</translation>
    </message>
    <message>
        <source>no session</source>
        <translation>aucune séance</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} séances</translation>
    </message>
    <message>
        <source>first</source>
        <translation>première place</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>première place partagée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>place {place} of {players}</source>
        <translation>place {place} sur {players}</translation>
    </message>
    <message>
        <source>{row}, {result}</source>
        <translation>{row}, {result}</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Les 7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Les 30 derniers jours</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’an dernier</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Tied for first</source>
        <translation>Première place partagée</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récentes</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Meilleures</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Moins bonnes</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Plus longues</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>By rule set</source>
        <translation>Par variante</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Par résultat</translation>
    </message>
    <message>
        <source>deal code</source>
        <translation>code de donne</translation>
    </message>
    <message>
        <source>the same cards from another seat</source>
        <translation>mêmes cartes d’une autre place</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
</context>
<context>
    <name>aside</name>
    <message>
        <source>Deal {number}, continued</source>
        <translation>Donne {number}, suite</translation>
    </message>
    <message>
        <source>Deal {number}, replayed</source>
        <translation>Donne {number}, rejouée</translation>
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
        <translation>Gros</translation>
    </message>
    <message>
        <source>Left One</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Cards away!</source>
        <translation>Cartes de côté&#xa0;!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Je passe</translation>
    </message>
    <message>
        <source>You choose {suit} as trumps. Your side needs five tricks.</source>
        <translation>Vous choisissez {suit} comme atout. Votre camp doit faire cinq plis.</translation>
    </message>
    <message>
        <source>Your partner {name} chooses {suit} as trumps. Your side needs five tricks.</source>
        <translation>Votre partenaire {name} choisit {suit} comme atout. Votre camp doit faire cinq plis.</translation>
    </message>
    <message>
        <source>{name} chooses {suit} as trumps.</source>
        <translation>{name} choisit {suit} comme atout.</translation>
    </message>
    <message>
        <source>Cards away: you play alone for all eight tricks.</source>
        <translation>Cartes de côté&#xa0;: vous jouez sans partenaire pour les huit plis.</translation>
    </message>
    <message>
        <source>Cards away: your partner {name} plays alone for all eight tricks. You put your hand down.</source>
        <translation>Cartes de côté&#xa0;: votre partenaire {name} joue sans vous pour les huit plis. Vous posez vos cartes.</translation>
    </message>
    <message>
        <source>Cards away: {name} plays alone for all eight tricks.</source>
        <translation>Cartes de côté&#xa0;: {name} joue sans partenaire pour les huit plis.</translation>
    </message>
    <message>
        <source>Choose trumps from the suits you hold. You have seen half of your hand.</source>
        <translation>À vous&#xa0;: choisissez l’atout parmi les couleurs que vous avez. Vous avez vu la moitié de vos cartes.</translation>
    </message>
    <message>
        <source>Do you want to play alone for all eight tricks? Call “Cards away” or pass.</source>
        <translation>À vous&#xa0;: voulez-vous faire les huit plis sans partenaire&#xa0;? Annoncez «&#xa0;Cartes de côté&#xa0;», ou passez.</translation>
    </message>
    <message>
        <source>It wins or loses the Brot at once.</source>
        <translation>Vous gagnez ou perdez ainsi le Brot d’un coup.</translation>
    </message>
    <message>
        <source>It can win the Brot at once.</source>
        <translation>Vous pouvez ainsi gagner le Brot d’un coup.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>Brote</source>
        <translation>Brote</translation>
    </message>
    <message>
        <source>both sides start at {count}</source>
        <translation>les deux camps partent de {count}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>reste {count}</translation>
    </message>
    <message>
        <source>{count} left: won as declarers, five tricks or more</source>
        <translation>reste {count}&#xa0;: gagné comme preneurs, cinq plis ou plus</translation>
    </message>
    <message>
        <source>{count} left: lost as declarers</source>
        <translation>reste {count}&#xa0;: perdu comme preneurs</translation>
    </message>
    <message>
        <source>{count} left: lost as declarers, only four tricks</source>
        <translation>reste {count}&#xa0;: perdu comme preneurs, quatre plis seulement</translation>
    </message>
    <message>
        <source>{count} left: won as defenders</source>
        <translation>reste {count}&#xa0;: gagné en défense</translation>
    </message>
    <message>
        <source>all eight tricks, playing alone: a Brot</source>
        <translation>les huit plis sans partenaire&#xa0;: un Brot</translation>
    </message>
    <message>
        <source>played alone and lost a trick</source>
        <translation>a joué sans partenaire et perdu un pli</translation>
    </message>
    <message>
        <source>reached zero: a Brot</source>
        <translation>arrivé à zéro&#xa0;: un Brot</translation>
    </message>
    <message>
        <source>Brote won: {count}</source>
        <translation>Brote gagnés&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Won as declarers</source>
        <translation>Gagné comme preneurs</translation>
    </message>
    <message>
        <source>Lost as declarers</source>
        <translation>Perdu comme preneurs</translation>
    </message>
    <message>
        <source>Won as defenders</source>
        <translation>Gagné en défense</translation>
    </message>
    <message>
        <source>Lost as defenders</source>
        <translation>Perdu en défense</translation>
    </message>
    <message>
        <source>Cards away, won</source>
        <translation>Cartes de côté, gagné</translation>
    </message>
    <message>
        <source>Cards away, lost</source>
        <translation>Cartes de côté, perdu</translation>
    </message>
    <message>
        <source>You win the Brot.</source>
        <translation>Vous gagnez le Brot.</translation>
    </message>
    <message>
        <source>{name} wins the Brot.</source>
        <translation>{name} gagne le Brot.</translation>
    </message>
    <message>
        <source>{names} win the Brot</source>
        <comment>a side of two</comment>
        <translation>Brot gagné par {names}</translation>
    </message>
    <message>
        <source>{names} win the Brot and the session</source>
        <translation>Brot et séance gagnés par {names}</translation>
    </message>
    <message>
        <source>The session is a tie, with equal Brote on both sides</source>
        <translation>Séance à égalité, avec autant de Brote dans chaque camp</translation>
    </message>
    <message>
        <source>{names} have the most Brote and win the session</source>
        <translation>Séance gagnée par {names}, avec le plus de Brote</translation>
    </message>
    <message>
        <source>Played alone</source>
        <translation>Joue sans partenaire</translation>
    </message>
    <message>
        <source>Tricks needed</source>
        <translation>Plis à faire</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>Countdown</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>The Brot</source>
        <translation>Le Brot</translation>
    </message>
    <message>
        <source>Brote, of {count}</source>
        <translation>Brote, sur {count}</translation>
    </message>
</context>
<context>
    <name>by_hand</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>{name}: card points</source>
        <translation>{name}&#xa0;: points</translation>
    </message>
    <message>
        <source>Who took no trick?</source>
        <translation>Quel joueur n’a fait aucun pli&#xa0;?</translation>
    </message>
    <message>
        <source>Who captured the left bower?</source>
        <translation>Quel joueur a pris le bower gauche&#xa0;?</translation>
    </message>
    <message>
        <source>From whom?</source>
        <translation>À qui&#xa0;?</translation>
    </message>
    <message>
        <source>Who called a Staubaus?</source>
        <translation>Quel joueur a annoncé un Staubaus&#xa0;?</translation>
    </message>
    <message>
        <source>How did the Staubaus end?</source>
        <translation>Comment le Staubaus s’est-il terminé&#xa0;?</translation>
    </message>
    <message>
        <source>How did the deal end?</source>
        <translation>Comment la donne s’est-elle terminée&#xa0;?</translation>
    </message>
    <message>
        <source>All tricks?</source>
        <translation>Tous les plis&#xa0;?</translation>
    </message>
    <message>
        <source>Which side reached its number first?</source>
        <translation>Quel camp a atteint son nombre le premier&#xa0;?</translation>
    </message>
    <message>
        <source>Which side took the last trick?</source>
        <translation>Quel camp a fait le dernier pli&#xa0;?</translation>
    </message>
    <message>
        <source>How many tricks did it take?</source>
        <translation>Combien de plis a-t-il faits&#xa0;?</translation>
    </message>
    <message>
        <source>Which side chose trumps?</source>
        <translation>Quel camp a choisi l’atout&#xa0;?</translation>
    </message>
    <message>
        <source>Was “cards away” called?</source>
        <translation>A-t-on annoncé «&#xa0;cartes écartées&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>No trumps, so dealt again?</source>
        <translation>Pas d’atout, donc redistribué&#xa0;?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Quel jeu&#xa0;?</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>With or without matadors?</source>
        <translation>Avec ou sans matadors&#xa0;?</translation>
    </message>
    <message>
        <source>How many matadors?</source>
        <translation>Combien de matadors&#xa0;?</translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <translation>Points du preneur</translation>
    </message>
    <message>
        <source>All tricks for one side?</source>
        <translation>Tous les plis pour un camp&#xa0;?</translation>
    </message>
    <message>
        <source>Hand?</source>
        <translation>Hand&#xa0;?</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Ouvert?</source>
        <translation>Ouvert&#xa0;?</translation>
    </message>
    <message>
        <source>How did the Null end?</source>
        <translation>Comment le Null s’est-il terminé&#xa0;?</translation>
    </message>
    <message>
        <source>Value that is charged for the bid</source>
        <translation>Valeur comptée pour l’enchère</translation>
    </message>
    <message>
        <source>Kontra or Re?</source>
        <translation>Kontra ou Re&#xa0;?</translation>
    </message>
    <message>
        <source>Who took the last trick?</source>
        <translation>Quel joueur a fait le dernier pli&#xa0;?</translation>
    </message>
    <message>
        <source>How many passed the skat on?</source>
        <translation>Combien de joueurs ont passé le skat&#xa0;?</translation>
    </message>
    <message>
        <source>Was there a redeal?</source>
        <translation>A-t-on redistribué&#xa0;?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Tous ont passé</translation>
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
        <translation>Avec</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Rien</translation>
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
        <translation>Perdu</translation>
    </message>
    <message>
        <source>After the last trick</source>
        <translation>Après le dernier pli</translation>
    </message>
    <message>
        <source>{names} called their number</source>
        <translation>{names} ont annoncé leur nombre</translation>
    </message>
    <message>
        <source>{names} called their number too soon</source>
        <translation>{names} ont annoncé leur nombre trop tôt</translation>
    </message>
    <message>
        <source>{names} reached their number</source>
        <translation>{names} ont atteint leur nombre</translation>
    </message>
    <message>
        <source>An answer is missing: {question}</source>
        <translation>Il manque une réponse&#xa0;: {question}</translation>
    </message>
    <message>
        <source>This answer is not possible: {question}</source>
        <translation>Cette réponse n’est pas possible&#xa0;: {question}</translation>
    </message>
    <message>
        <source>The points add up to {total}, not to {due}.</source>
        <translation>Les points font {total} au lieu de {due}.</translation>
    </message>
    <message>
        <source>{name} captured the left bower, so has at least {least} points.</source>
        <translation>{name} a pris le bower gauche et a donc au moins {least} points.</translation>
    </message>
    <message>
        <source>A Staubaus was won, so nobody else took a trick.</source>
        <translation>Le Staubaus a été gagné, donc personne d’autre n’a fait de pli.</translation>
    </message>
    <message>
        <source>{names} have {points} points and needed {needed}.</source>
        <translation>{names} ont {points} points et il leur en fallait {needed}.</translation>
    </message>
    <message>
        <source>{name}: value of the hand</source>
        <translation>{name}&#xa0;: valeur de la main</translation>
    </message>
    <message>
        <source>Who knocked?</source>
        <translation>Quel joueur a frappé&#xa0;?</translation>
    </message>
    <message>
        <source>Who has three of a kind, half a point more?</source>
        <translation>Quel joueur a un brelan, soit un demi-point de plus&#xa0;?</translation>
    </message>
    <message>
        <source>Who wins the pot?</source>
        <translation>Quel joueur gagne le pot&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody wins the pot.</source>
        <translation>Quelqu’un gagne le pot.</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Je passe</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>a club</source>
        <translation>un trèfle</translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation>un carreau</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>un cœur</translation>
    </message>
    <message>
        <source>a spade</source>
        <translation>un pique</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>un valet</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>J</source>
        <comment>corner of a jack</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>corner of a queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>corner of a king</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>A</source>
        <comment>corner of an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>le six de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>le sept de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>le huit de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>le neuf de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>le dix de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>bower droit</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower gauche</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{start} and {last}</source>
        <translation>{start} et {last}</translation>
    </message>
    <message>
        <source>{count} unit</source>
        <translation>{count} unité</translation>
    </message>
    <message>
        <source>{count} units</source>
        <comment>fewer than two</comment>
        <translation>{count} unité</translation>
    </message>
    <message>
        <source>{count} units</source>
        <translation>{count} unités</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} points</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>deux cartes</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cartes</translation>
    </message>
    <message>
        <source>jack of trumps</source>
        <translation>valet d’atout</translation>
    </message>
    <message>
        <source>second jack</source>
        <translation>second valet</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>le deux de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>le trois de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>le quatre de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>le cinq de {suit}</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>{complaint}. Run “{program} --help” for usage.</source>
        <translation>{complaint}. Voir {program} --help.</translation>
    </message>
    <message>
        <source>Terminated.</source>
        <translation>Arrêté par le système.</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Interrompu au clavier.</translation>
    </message>
    <message>
        <source>Réunion and related card games for one player against the computer.</source>
        <translation>Le jeu de cartes Réunion et des jeux apparentés, pour une personne contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Other commands: {names}. Run any of them with --help for details.</source>
        <translation>Autres commandes&#xa0;: {names}. Chacune a sa propre aide&#xa0;: --help.</translation>
    </message>
    <message>
        <source>open a game file</source>
        <translation>ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>print the version and exit</source>
        <translation>afficher la version et quitter</translation>
    </message>
    <message>
        <source>store games and settings in this folder</source>
        <translation>conserver les parties et les réglages dans ce dossier</translation>
    </message>
    <message>
        <source>language of the program, from now on</source>
        <translation>langue du programme, à partir de maintenant</translation>
    </message>
    <message>
        <source>reset all settings to their defaults; games are kept</source>
        <translation>réinitialiser tous les réglages&#xa0;; les parties sont conservées</translation>
    </message>
    <message>
        <source>play a whole game automatically, print the result and exit</source>
        <translation>jouer automatiquement une partie entière, afficher le résultat et quitter</translation>
    </message>
    <message>
        <source>play games without opening a window</source>
        <translation>jouer des parties sans ouvrir de fenêtre</translation>
    </message>
    <message>
        <source>number of games</source>
        <translation>nombre de parties</translation>
    </message>
    <message>
        <source>any text; the same seed gives the same deals</source>
        <translation>un texte quelconque&#xa0;; même graine, mêmes donnes</translation>
    </message>
    <message>
        <source>players by seat</source>
        <translation>joueurs par place</translation>
    </message>
    <message>
        <source>write the games to this file</source>
        <translation>écrire les parties dans ce fichier</translation>
    </message>
    <message>
        <source>show what the programs report about their moves</source>
        <translation>montrer ce que les programmes indiquent de leurs coups</translation>
    </message>
    <message>
        <source>compare two levels in duplicate deals</source>
        <translation>comparer deux niveaux sur des donnes dupliquées</translation>
    </message>
    <message>
        <source>the two levels</source>
        <translation>les deux niveaux</translation>
    </message>
    <message>
        <source>number of blocks; a block is one deal in every seating</source>
        <translation>nombre de blocs&#xa0;; un bloc est une donne jouée dans chaque disposition</translation>
    </message>
    <message>
        <source>play whole games instead of single deals</source>
        <translation>jouer des parties entières au lieu de donnes isolées</translation>
    </message>
    <message>
        <source>also let the clairvoyant play against the second level, and report how much of its lead the first level closes</source>
        <translation>faire jouer aussi le clairvoyant contre le second niveau, et indiquer quelle part de son avance le premier rattrape</translation>
    </message>
    <message>
        <source>number of parallel processes</source>
        <translation>nombre de processus parallèles</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>afficher du JSON</translation>
    </message>
    <message>
        <source>{who}, separated by commas: beginner, club, strong or expert; exec:COMMAND for a program that uses the seat protocol; clairvoyant for a player who sees all cards; a comma inside quotes belongs to the command</source>
        <translation>{who}, séparés par des virgules&#xa0;: beginner, club, strong ou expert&#xa0;; exec:COMMANDE pour un programme qui suit le protocole de place&#xa0;; clairvoyant pour un joueur qui voit toutes les cartes&#xa0;; une virgule entre guillemets fait partie de la commande</translation>
    </message>
    <message>
        <source>check a game file</source>
        <translation>vérifier une partie enregistrée</translation>
    </message>
    <message>
        <source>print the game with annotations</source>
        <translation>afficher la partie avec des annotations</translation>
    </message>
    <message>
        <source>print games of Skat as lines of the Internet Skat Server</source>
        <translation>afficher des parties de Skat comme lignes de l’Internet Skat Server</translation>
    </message>
    <message>
        <source>analyse one seat’s play</source>
        <translation>analyser le jeu d’une place</translation>
    </message>
    <message>
        <source>seat to analyse; 0 is the first player in the file</source>
        <translation>place à analyser&#xa0;; 0 est le premier joueur du fichier</translation>
    </message>
    <message>
        <source>print the analysis as JSON lines</source>
        <translation>afficher l’analyse en lignes JSON</translation>
    </message>
    <message>
        <source>draw the score sheet of a game file</source>
        <translation>dessiner la feuille de marque d’une partie enregistrée</translation>
    </message>
    <message>
        <source>the file extension selects the format; pages of images are numbered</source>
        <translation>l’extension du fichier détermine le format&#xa0;; les images de plusieurs pages sont numérotées</translation>
    </message>
    <message>
        <source>style: paper, slate or plain print</source>
        <translation>style&#xa0;: papier, ardoise ou imprimerie</translation>
    </message>
    <message>
        <source>page size</source>
        <translation>format de la page</translation>
    </message>
    <message>
        <source>dots per inch</source>
        <translation>points par pouce</translation>
    </message>
    <message>
        <source>place to print at the foot of the sheet</source>
        <translation>lieu à imprimer au pied de la feuille de marque</translation>
    </message>
    <message>
        <source>language of the score sheet; a table in CSV is always English</source>
        <translation>langue de la feuille de marque&#xa0;; un tableau CSV est toujours en anglais</translation>
    </message>
    <message>
        <source>show the value of every legal card with all hands known</source>
        <translation>afficher la valeur de chaque carte permise, toutes les mains étant connues</translation>
    </message>
    <message>
        <source>number of the deal in the file, from 1</source>
        <translation>numéro de la donne dans le fichier, à partir de 1</translation>
    </message>
    <message>
        <source>number of the trick; the position before its lead is solved</source>
        <translation>numéro du pli&#xa0;; on calcule la position avant sa première carte</translation>
    </message>
    <message>
        <source>measure the speed of the program on this machine; the figures have English names</source>
        <translation>mesurer la vitesse du programme sur cet ordinateur&#xa0;; les mesures portent des noms anglais</translation>
    </message>
    <message>
        <source>playing level: beginner, club, strong or expert</source>
        <translation>niveau de jeu&#xa0;: beginner, club, strong ou expert</translation>
    </message>
    <message>
        <source>skip the 20-second idle test and most long searches</source>
        <translation>omettre le test de vingt secondes au repos et la plupart des longues recherches</translation>
    </message>
    <message>
        <source>compare with the figures of an earlier run saved with --json</source>
        <translation>comparer aux chiffres d’une exécution antérieure, enregistrés avec --json</translation>
    </message>
    <message>
        <source>measure the speed of this game</source>
        <translation>mesurer la vitesse de ce jeu</translation>
    </message>
    <message>
        <source>measure only the window or only the archive</source>
        <translation>mesurer seulement la fenêtre ou seulement les archives</translation>
    </message>
    <message>
        <source>run a computer player as a separate program: JSON lines on standard input and output</source>
        <translation>lancer un joueur virtuel comme programme séparé&#xa0;: lignes JSON sur l’entrée et la sortie standard</translation>
    </message>
    <message>
        <source>play only this game</source>
        <translation>ne jouer qu’à ce jeu</translation>
    </message>
    <message>
        <source>game to play</source>
        <translation>quel jeu</translation>
    </message>
    <message>
        <source>rule set, one of: {presets}; options may follow: rhineland,max_tens_discarded=2</source>
        <translation>l’une des variantes du jeu ({presets})&#xa0;; des options peuvent suivre&#xa0;: rhineland,max_tens_discarded=2</translation>
    </message>
    <message>
        <source>time limit per move in milliseconds; a program may take up to twice as long</source>
        <translation>durée maximale par coup en millisecondes&#xa0;; un programme peut prendre jusqu’au double</translation>
    </message>
    <message>
        <source>number of card layouts to examine per move</source>
        <translation>nombre de répartitions examinées par coup</translation>
    </message>
    <message>
        <source>number of cards to play per move when searching</source>
        <translation>nombre de cartes jouées par coup pendant la recherche</translation>
    </message>
    <message>
        <source>{text} is not a number from {least} to {most}</source>
        <translation>{text} n’est pas un nombre de {least} à {most}</translation>
    </message>
    <message>
        <source>a folder name is required</source>
        <translation>un nom de dossier est nécessaire</translation>
    </message>
    <message>
        <source>{text} is not valid UTF-8</source>
        <translation>{text} n’est pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>{text} is not a number of 1 or more</source>
        <translation>{text} n’est pas un nombre d’au moins 1</translation>
    </message>
    <message>
        <source>Unknown rule set {name}. Choose one of {presets}.</source>
        <translation>Variante inconnue&#xa0;: {name}. Variantes possibles&#xa0;: {presets}.</translation>
    </message>
    <message>
        <source>Unknown option {text}. Options look like max_tens_discarded=2.</source>
        <translation>Option inconnue&#xa0;: {text}. Une option s’écrit comme max_tens_discarded=2.</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} sur {all}</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table. Choose 0 to {last}.</source>
        <translation>Il n’y a pas de place {seat} à cette table. Places possibles&#xa0;: 0 à {last}.</translation>
    </message>
    <message>
        <source>Game {game}, deal {deal}</source>
        <translation>Partie {game}, donne {deal}</translation>
    </message>
    <message>
        <source>Set {game}, deal {deal}</source>
        <translation>Manche {game}, donne {deal}</translation>
    </message>
    <message>
        <source>one set</source>
        <translation>une manche</translation>
    </message>
    <message>
        <source>{count} sets</source>
        <translation>{count} manches</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count} parties</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>une donne</translation>
    </message>
    <message>
        <source>{count} deals</source>
        <translation>{count} donnes</translation>
    </message>
    <message>
        <source>{units} per deal</source>
        <translation>{units} par donne</translation>
    </message>
    <message>
        <source>{units} per game</source>
        <translation>{units} par partie</translation>
    </message>
    <message>
        <source>{units} per set</source>
        <translation>{units} par manche</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>plis</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unités</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>marques</translation>
    </message>
    <message>
        <source>rungs</source>
        <translation>barreaux</translation>
    </message>
    <message>
        <source>Brote</source>
        <translation>Brote</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>marques</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>traits</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>Cards: first the suit (C clubs, D diamonds, H hearts, S spades), then the rank (A ace, K king, Q queen, J jack, T ten).</source>
        <translation>Cartes&#xa0;: d’abord la couleur (C trèfle, D carreau, H cœur, S pique), puis le rang (A as, K roi, Q dame, J valet, T dix).</translation>
    </message>
    <message>
        <source>.</source>
        <extracomment>The decimal separator.</extracomment>
        <translation>,</translation>
    </message>
    <message>
        <source>{file}: {games}, moves: {decisions}. The file is valid.</source>
        <translation>{file}&#xa0;: {games}, coups&#xa0;: {decisions}. Le fichier est valide.</translation>
    </message>
    <message>
        <source>{file}: {games}, moves: {decisions}, unfinished: {open}. The file is valid.</source>
        <translation>{file}&#xa0;: {games}, coups&#xa0;: {decisions}, inachevées&#xa0;: {open}. Le fichier est valide.</translation>
    </message>
    <message>
        <source>{name} is not a supported format. Use one of {endings}.</source>
        <translation>{name} n’est pas d’un format pris en charge. Formats possibles&#xa0;: {endings}.</translation>
    </message>
    <message>
        <source>The score sheet can’t be drawn because a system library is missing: {fault}.</source>
        <translation>La feuille de marque ne peut pas être dessinée, car il manque une bibliothèque du système&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>This command works only with games of {game}.</source>
        <translation>Cette commande ne traite que des parties de {game}.</translation>
    </message>
    <message>
        <source>The solver is not compiled; this may take a while.</source>
        <translation>Le solveur n’est pas compilé&#xa0;: cela peut prendre du temps.</translation>
    </message>
    <message>
        <source>Deal {deal}, trick {trick}: seat {seat} leads. Points by card:</source>
        <translation>Donne {deal}, pli {trick}&#xa0;: la place {seat} joue en premier. Points par carte&#xa0;:</translation>
    </message>
    <message>
        <source>Cards played in search: {count}; {time} ms.</source>
        <translation>Cartes jouées en recherche&#xa0;: {count}&#xa0;; {time} ms.</translation>
    </message>
    <message>
        <source>Seats: 0 is the first player in the file.</source>
        <translation>Places&#xa0;: 0 est le premier joueur du fichier.</translation>
    </message>
    <message>
        <source>The window can’t be opened because a system library is missing: {fault}.</source>
        <translation>La fenêtre ne peut pas s’ouvrir, car il manque une bibliothèque du système&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>une valeur est attendue</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>valeur %r inattendue</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>non permis avec %s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque&#xa0;: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus&#xa0;: %s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë&#xa0;: %(option)s pourrait être %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur %(type)s non valable&#xa0;: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix non valable&#xa0;: %(value)r (possibles&#xa0;: %(choices)s)</translation>
    </message>
    <message>
        <source>invalid choice: %(value)s (choose from %(choices)s)</source>
        <translation>choix non valable&#xa0;: %(value)s (possibles&#xa0;: %(choices)s)</translation>
    </message>
    <message>
        <source>No display found. Set DISPLAY or WAYLAND_DISPLAY.</source>
        <translation>Aucun écran trouvé. Définissez DISPLAY ou WAYLAND_DISPLAY.</translation>
    </message>
    <message>
        <source>A system library is missing: {fault}.</source>
        <translation>Il manque une bibliothèque du système&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>{file} can’t be read: {fault}.</source>
        <translation>{file} ne peut pas être lu&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>{file} contains no figures from “bench --json”.</source>
        <translation>{file} ne contient aucun chiffre de bench --json.</translation>
    </message>
    <message>
        <source>The output can’t be written: {fault}.</source>
        <translation>La sortie ne peut pas être écrite&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>A worker process ended unexpectedly; the comparison has no result.</source>
        <translation>Un processus de calcul s’est arrêté de façon inattendue&#xa0;; la comparaison n’a pas de résultat.</translation>
    </message>
    <message>
        <source>A player needs standard input and standard output, but one of them is closed.</source>
        <translation>Un joueur a besoin de l’entrée et de la sortie standard&#xa0;; l’une des deux est fermée.</translation>
    </message>
    <message>
        <source>Standard input can’t be read: {fault}.</source>
        <translation>L’entrée standard ne peut pas être lue&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>Costs are in units, on average over all cards that the player could not see.</source>
        <translation>Les coûts sont en unités, en moyenne sur toutes les cartes que le joueur ne pouvait pas voir.</translation>
    </message>
    <message>
        <source>Costs are a share of the deal, on average over all cards that the player could not see; 100% is the difference between winning and losing it.</source>
        <translation>Les coûts sont des parts d’une donne, en moyenne sur toutes les cartes que le joueur ne pouvait pas voir&#xa0;; 100&#xa0;% est l’écart entre gagner et perdre la donne.</translation>
    </message>
    <message>
        <source>{deal}, seat {seat}: No move to make.</source>
        <translation>{deal}, place {seat}&#xa0;: aucun coup à jouer.</translation>
    </message>
    <message>
        <source>{deal}, seat {seat}: No mistakes.</source>
        <translation>{deal}, place {seat}&#xa0;: aucune erreur.</translation>
    </message>
    <message>
        <source>{deal}, seat {seat}: {grade}. Cost of all mistakes: {cost}.</source>
        <translation>{deal}, place {seat}&#xa0;: {grade}. Coût de toutes les erreurs&#xa0;: {cost}.</translation>
    </message>
    <message>
        <source>{deal}: Some moves took too long to search. Analysed with fewer layouts: {fewer}; by estimate only: {rule}.</source>
        <translation>{deal}&#xa0;: certains coups demandaient trop de calcul. Analysés avec moins de répartitions&#xa0;: {fewer}&#xa0;; par estimation seule&#xa0;: {rule}.</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>très bon</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>inégal</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>{move}; better: {best}. Cost: {cost}; with the actual cards none.</source>
        <translation>{move}&#xa0;; mieux&#xa0;: {best}. Coût&#xa0;: {cost}&#xa0;; avec les cartes réelles, aucun.</translation>
    </message>
    <message>
        <source>{move}; better: {best}. Cost: {cost}; with the actual cards: {actual}.</source>
        <translation>{move}&#xa0;; mieux&#xa0;: {best}. Coût&#xa0;: {cost}&#xa0;; avec les cartes réelles&#xa0;: {actual}.</translation>
    </message>
    <message>
        <source>{move}; better: {best}. Cost: {cost}; with the actual cards a gain of {actual}.</source>
        <translation>{move}&#xa0;; mieux&#xa0;: {best}. Coût&#xa0;: {cost}&#xa0;; avec les cartes réelles, un gain de {actual}.</translation>
    </message>
    <message>
        <source>Call: {cards}</source>
        <translation>Annonce&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Card given: {cards}</source>
        <translation>Carte donnée&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}</source>
        <translation>Pli {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Exchange: {cards}</source>
        <translation>Échange&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Discard: {cards}</source>
        <translation>Écart&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>ms per move: median / 95% / longest</source>
        <translation>ms par coup&#xa0;: médiane / 95&#xa0;% / le plus long</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>half the difference</source>
        <translation>moitié de la différence</translation>
    </message>
    <message>
        <source>{first} against {second}. Blocks: {count} ({span} in {seatings} seatings). {game}, {rules} rules, seed {seed}</source>
        <translation>{first} contre {second}. Blocs&#xa0;: {count} ({span} dans {seatings} dispositions). {game}, variante {rules}, graine {seed}</translation>
    </message>
    <message>
        <source>{player} reaches this share of the clairvoyant’s lead over {other} in points: {share}</source>
        <translation>{player} atteint cette part de l’avance du clairvoyant sur {other} en points&#xa0;: {share}</translation>
    </message>
    <message>
        <source>{player} reaches this share of the clairvoyant’s lead over {other} in units: {share}</source>
        <translation>{player} atteint cette part de l’avance du clairvoyant sur {other} en unités&#xa0;: {share}</translation>
    </message>
    <message>
        <source>not known: the clairvoyant’s lead is not significant over so few blocks</source>
        <translation>inconnue&#xa0;: l’avance du clairvoyant n’est pas significative sur si peu de blocs</translation>
    </message>
    <message>
        <source>{share} (95% interval {low} to {high})</source>
        <translation>{share} (intervalle à 95&#xa0;%&#xa0;: {low} à {high})</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>place</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>deals without a trick</source>
        <translation>donnes sans pli</translation>
    </message>
    <message>
        <source>{games}, {deals} in {seconds} s; deals per second: {rate}.</source>
        <translation>{games}, {deals} en {seconds} s&#xa0;; donnes par seconde&#xa0;: {rate}.</translation>
    </message>
    <message>
        <source>Series {game}, deal {deal}</source>
        <translation>Série {game}, donne {deal}</translation>
    </message>
    <message>
        <source>one series</source>
        <translation>une série</translation>
    </message>
    <message>
        <source>{count} series</source>
        <translation>{count} séries</translation>
    </message>
    <message>
        <source>{units} per series</source>
        <translation>{units} par série</translation>
    </message>
</context>
<context>
    <name>counsel</name>
    <message>
        <source>&amp;Play the hint</source>
        <translation>Suivre &amp;le conseil</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>P&amp;rendre les plis restants</translation>
    </message>
    <message>
        <source>All remaining tricks are yours, whatever the others hold</source>
        <translation>Tous les plis restants sont à vous, quelles que soient les autres mains</translation>
    </message>
    <message>
        <source>Skip to the end of the deal</source>
        <translation>Avancer à la fin de la donne</translation>
    </message>
    <message>
        <source>You take no part in the rest of this deal</source>
        <translation>Vous ne jouez plus dans cette donne</translation>
    </message>
    <message>
        <source>Make the marked call, or play the marked cards</source>
        <translation>Faire l’annonce marquée ou jouer les cartes marquées</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>Result of the play-off</source>
        <translation>Décompte du barrage</translation>
    </message>
    <message>
        <source>Result of deal {number}</source>
        <translation>Décompte de la donne {number}</translation>
    </message>
    <message>
        <source>{names} win the game with {points} each</source>
        <translation>{names}&#xa0;: victoire partagée, {points} chacun</translation>
    </message>
    <message>
        <source>You win the game with {points}</source>
        <translation>Vous gagnez la partie avec {points}</translation>
    </message>
    <message>
        <source>{name} wins the game with {points}</source>
        <translation>{name} gagne la partie avec {points}</translation>
    </message>
    <message>
        <source>Game total</source>
        <translation>Total de la partie</translation>
    </message>
    <message>
        <source>After {count} deals</source>
        <translation>Après {count} donnes</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>Points des plis</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Deal total</source>
        <translation>Total de la donne</translation>
    </message>
    <message>
        <source>Bowers (units)</source>
        <translation>Bowers (unités)</translation>
    </message>
    <message>
        <source>Stangen (units)</source>
        <translation>Barres (unités)</translation>
    </message>
    <message>
        <source>After this deal</source>
        <translation>Après cette donne</translation>
    </message>
    <message>
        <source>Needed for 150</source>
        <translation>Points manquants pour 150</translation>
    </message>
    <message>
        <source>Needed for 100</source>
        <translation>Points manquants pour 100</translation>
    </message>
    <message>
        <source>This game (units)</source>
        <translation>Cette partie (unités)</translation>
    </message>
    <message>
        <source>Session (units)</source>
        <translation>La séance (unités)</translation>
    </message>
    <message>
        <source>Stange</source>
        <translation>barre</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>left bower captured, deal {number}</source>
        <translation>bower gauche pris, donne {number}</translation>
    </message>
    <message>
        <source>Stange, deal {number}</source>
        <translation>barre, donne {number}</translation>
    </message>
    <message>
        <source>Staubaus, deal {number}</source>
        <translation>Staubaus, donne {number}</translation>
    </message>
    <message>
        <source>{band}: {total} points</source>
        <translation>{band}&#xa0;: {total} points</translation>
    </message>
    <message>
        <source>you earn {units} from {payer}; {reason}</source>
        <translation>vous gagnez {units} grâce à {payer}&#xa0;; {reason}</translation>
    </message>
    <message>
        <source>{payee} earns {units} from {payer}; {reason}</source>
        <translation>{payee} gagne {units} grâce à {payer}&#xa0;; {reason}</translation>
    </message>
    <message>
        <source>{payer} to {payee}: {units}; {reason}</source>
        <translation>{payer} à {payee}&#xa0;: {units}&#xa0;; {reason}</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>{label}: {figures}.</source>
        <translation>{label}&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Nobody pays.</source>
        <translation>Personne ne paie.</translation>
    </message>
    <message>
        <source>Trumps chosen by</source>
        <translation>Atout choisi par</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Marks on the frame</source>
        <translation>Marques sur le cadre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>{names} have lost</source>
        <comment>you</comment>
        <translation>{names} avez perdu</translation>
    </message>
    <message>
        <source>{names} have won</source>
        <comment>you</comment>
        <translation>{names} avez gagné</translation>
    </message>
    <message>
        <source>{names} have lost</source>
        <translation>{names} ont perdu</translation>
    </message>
    <message>
        <source>{names} have won</source>
        <translation>{names} ont gagné</translation>
    </message>
    <message>
        <source>{name}, {suit}</source>
        <translation>{name}, {suit}</translation>
    </message>
    <message>
        <source>unchanged: {count}</source>
        <translation>inchangé&#xa0;: {count}</translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>de {before} à {after}</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Donne {number}.</translation>
    </message>
    <message>
        <source>Staubaus won (units)</source>
        <translation>Staubaus gagné (unités)</translation>
    </message>
    <message>
        <source>Staubaus lost (units)</source>
        <translation>Staubaus perdu (unités)</translation>
    </message>
</context>
<context>
    <name>duplicate</name>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>premier en main</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>deuxième en main</translation>
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
        <translation>Vous êtes roi&#xa0;: cliquez sur un joueur pour voir sa main</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Je passe</translation>
    </message>
    <message>
        <source>Staubaus: all ten tricks</source>
        <translation>Staubaus&#xa0;: les dix plis</translation>
    </message>
    <message>
        <source>Staubaus with {card}</source>
        <translation>Staubaus avec {card}</translation>
    </message>
    <message>
        <source>Staubaus in {suit}</source>
        <translation>Staubaus à {suit}</translation>
    </message>
    <message>
        <source>Staubaus in {suit} with {card}</source>
        <translation>Staubaus à {suit} avec {card}</translation>
    </message>
    <message>
        <source>Staubaus: you ask for {card} and lead.</source>
        <translation>Staubaus&#xa0;: vous demandez {card} et vous entamez.</translation>
    </message>
    <message>
        <source>Staubaus: {name} asks for {card} and leads.</source>
        <translation>Staubaus&#xa0;: {name} demande {card} et entame.</translation>
    </message>
    <message>
        <source>Staubaus: {suit} are trumps now. You ask for {card} and lead.</source>
        <translation>Staubaus&#xa0;: l’atout est maintenant {suit}&#xa0;; vous demandez {card} et vous entamez.</translation>
    </message>
    <message>
        <source>Staubaus: {suit} are trumps now. {name} asks for {card} and leads.</source>
        <translation>Staubaus&#xa0;: l’atout est maintenant {suit}&#xa0;; {name} demande {card} et entame.</translation>
    </message>
    <message>
        <source>Which card do you ask for?</source>
        <translation>Quelle carte demandez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Staubaus in {suit}: which card do you ask for?</source>
        <translation>Staubaus à {suit}&#xa0;: quelle carte demandez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Nobody has called. Can you take all ten tricks with another suit as trumps?</source>
        <translation>À vous&#xa0;: personne n’a rien annoncé. Pensez-vous faire les dix plis avec une autre couleur d’atout&#xa0;?</translation>
    </message>
    <message>
        <source>Can you take all ten tricks? Ask for a card, or pass.</source>
        <translation>À vous&#xa0;: pensez-vous faire les dix plis (Staubaus)&#xa0;? Demandez une carte, ou passez.</translation>
    </message>
    <message>
        <source>{dealt} King for this deal: {names}.</source>
        <translation>{dealt} Roi dans cette donne&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>You may look at one hand: click it, or use the Info menu.</source>
        <translation>Vous pouvez voir une main&#xa0;: cliquez dessus, ou utilisez le menu Infos.</translation>
    </message>
    <message>
        <source>Your Staubaus is lost: {name} took a trick</source>
        <translation>Votre Staubaus est perdu&#xa0;: {name} a fait un pli</translation>
    </message>
    <message>
        <source>Staubaus of {caller} lost: you took a trick</source>
        <translation>Staubaus perdu pour {caller}&#xa0;: vous avez fait un pli</translation>
    </message>
    <message>
        <source>Staubaus of {caller} lost: {name} took a trick</source>
        <translation>Staubaus perdu pour {caller}&#xa0;: {name} a fait un pli</translation>
    </message>
    <message>
        <source>Staubaus lost: {name}</source>
        <translation>Staubaus perdu&#xa0;: {name}</translation>
    </message>
    <message>
        <source>You can’t give back the card you asked for</source>
        <translation>La carte demandée ne peut pas être rendue</translation>
    </message>
    <message>
        <source>Staubaus: you asked for {card} and need all ten tricks</source>
        <translation>Staubaus&#xa0;: vous avez demandé {card} et devez faire les dix plis</translation>
    </message>
    <message>
        <source>Staubaus: {name} asked for {card} and needs all ten tricks</source>
        <translation>Staubaus&#xa0;: {name} a demandé {card} et doit faire les dix plis</translation>
    </message>
    <message>
        <source>Staubaus lost</source>
        <translation>Staubaus perdu</translation>
    </message>
    <message>
        <source>Staubaus</source>
        <comment>on a plate</comment>
        <translation>Staubaus</translation>
    </message>
    <message>
        <source>Staubaus: {name}</source>
        <translation>Staubaus&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>At most {count} characters fit here.</source>
        <translation>Ce champ accepte {count} caractères au plus.</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>{path} had been replaced by another file, which was renamed to {name}. Your session has been saved again.</source>
        <translation>{path} avait été remplacé par un autre fichier, renommé en {name}. Votre séance a été enregistrée de nouveau.</translation>
    </message>
    <message>
        <source>{path} is in use by another program.</source>
        <translation>{path} est utilisé par un autre programme.</translation>
    </message>
    <message>
        <source>Could not {do}: the file contains an invalid game. {reason}</source>
        <translation>Impossible de {do}&#xa0;: une partie du fichier n’est pas valide. {reason}</translation>
    </message>
    <message>
        <source>Could not {do}: {reason}.</source>
        <translation>Impossible de {do}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Line {number}: {reason}</source>
        <translation>Ligne {number}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The backup is damaged: {reason}.</source>
        <translation>La sauvegarde est endommagée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The backup is incomplete.</source>
        <translation>La sauvegarde est incomplète.</translation>
    </message>
    <message>
        <source>The archive is damaged: {name} is missing or wrong.</source>
        <translation>Les archives sont endommagées&#xa0;: {name} n’est pas conforme.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Annulé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Import cancelled. Nothing was changed.</source>
        <translation>Importation annulée. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The backup {path} is damaged. Nothing was changed. {reason}</source>
        <translation>La sauvegarde {path} est endommagée. Rien n’a été modifié. {reason}</translation>
    </message>
    <message>
        <source>The program is already running but does not respond. Quit it first.</source>
        <translation>Le programme est déjà ouvert mais ne répond pas. Fermez-le d’abord.</translation>
    </message>
    <message>
        <source>The program file {path} is damaged: {reason}. Please reinstall the program.</source>
        <translation>Le fichier du programme {path} est endommagé&#xa0;: {reason}. Veuillez réinstaller le programme.</translation>
    </message>
    <message>
        <source>Cards lifted off for the cut: {number}; it must be {cut}.</source>
        <translation>Cartes prélevées à la coupe&#xa0;: {number}&#xa0;; il en faut {cut}.</translation>
    </message>
    <message>
        <source>The score sheet is still empty.</source>
        <translation>La feuille de marque est encore vide.</translation>
    </message>
    <message>
        <source>it is missing or not as it was shipped</source>
        <translation>il manque ou n’est pas tel qu’il a été livré</translation>
    </message>
    <message>
        <source>Unknown level “{level}”. Choose {list}, or a benchmark level: {others}.</source>
        <translation>Niveau inconnu&#xa0;: «&#xa0;{level}&#xa0;». Choisissez {list} ou un niveau de comparaison&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>“{name}” does not play {game}. Choose {list}, {program} for a program, or a benchmark level: {others}.</source>
        <translation>«&#xa0;{name}&#xa0;» ne joue pas à {game}. Choisissez {list}, {program} pour un programme, ou un niveau de comparaison&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>Backup {path} not found.</source>
        <translation>Sauvegarde {path} introuvable.</translation>
    </message>
    <message>
        <source>File {path} not found.</source>
        <translation>Fichier {path} introuvable.</translation>
    </message>
    <message>
        <source>No game files found. Their names end with {ending}.</source>
        <translation>Aucune partie enregistrée trouvée. Le nom de ces fichiers finit par {ending}.</translation>
    </message>
    <message>
        <source>This file can’t be read: {reason}.</source>
        <translation>Ce fichier ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ce fichier est vide.</translation>
    </message>
    <message>
        <source>Your current game could not be read. The file was renamed to {name}. {reason}</source>
        <translation>La partie en cours n’a pas pu être lue. Le fichier a été renommé en {name}. {reason}</translation>
    </message>
    <message>
        <source>Your current game could not be continued. The file was renamed to {name}.</source>
        <translation>La partie en cours n’a pas pu être continuée. Le fichier a été renommé en {name}.</translation>
    </message>
    <message>
        <source>The games in it can’t be continued.</source>
        <translation>Les parties qu’il contient ne peuvent pas être continuées.</translation>
    </message>
    <message>
        <source>The file {path} of your current game had been changed or deleted. Your session has been saved again.</source>
        <translation>Le fichier {path} de la partie en cours a été modifié ou supprimé. Votre séance a été enregistrée de nouveau.</translation>
    </message>
    <message>
        <source>{name} contains {count} sessions. The last one is on the table; you can import all of them into the archive.</source>
        <translation>{name} contient {count} séances. La dernière est sur la table&#xa0;; vous pouvez toutes les importer dans les archives.</translation>
    </message>
    <message>
        <source>{name} could not be saved in the archive. {reason}</source>
        <translation>{name} n’a pas pu être enregistré dans les archives. {reason}</translation>
    </message>
    <message>
        <source>{name} is not an archive of this program.</source>
        <translation>{name} n’est pas un fichier d’archives de ce programme.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} est vide.</translation>
    </message>
    <message>
        <source>{name} is the archive itself. Choose another name for the backup.</source>
        <translation>{name} est le fichier d’archives lui-même. Choisissez un autre nom pour la sauvegarde.</translation>
    </message>
    <message>
        <source>{name} was not imported. Nothing was changed. {reason}</source>
        <translation>{name} n’a pas été importé. Rien n’a été modifié. {reason}</translation>
    </message>
    <message>
        <source>{name} was made by a newer version of the program (format {found}; this version reads up to {known}).</source>
        <translation>{name} vient d’une version plus récente du programme (format {found}&#xa0;; cette version lit jusqu’à {known}).</translation>
    </message>
    <message>
        <source>restore the session</source>
        <translation>restaurer la séance</translation>
    </message>
    <message>
        <source>clean up the archive</source>
        <translation>nettoyer les archives</translation>
    </message>
    <message>
        <source>recalculate the statistics</source>
        <translation>recalculer les statistiques</translation>
    </message>
    <message>
        <source>calculate the statistics</source>
        <translation>calculer les statistiques</translation>
    </message>
    <message>
        <source>delete the session</source>
        <translation>supprimer la séance</translation>
    </message>
    <message>
        <source>import the game files</source>
        <translation>importer les parties</translation>
    </message>
    <message>
        <source>The archive was set aside as {name}, and a new one was made of what could be read. {reason}</source>
        <translation>Les archives ont été renommées en {name}&#xa0;; de nouvelles ont été créées avec ce qui a pu être lu. {reason}</translation>
    </message>
    <message>
        <source>This isn’t a deal code. Deal codes are groups of five letters and digits.</source>
        <translation>Ce n’est pas un code de donne. Un code de donne est fait de groupes de cinq lettres et chiffres.</translation>
    </message>
    <message>
        <source>The hands and the talon do not make up the pack; each card must be there once.</source>
        <translation>Les mains et le talon ne font pas le jeu entier&#xa0;; il faut chaque carte une fois.</translation>
    </message>
    <message>
        <source>this file has format {found}; this version of the program reads formats up to {known}.</source>
        <translation>ce fichier est au format {found}&#xa0;; cette version du programme lit jusqu’au format {known}.</translation>
    </message>
    <message>
        <source>--seats lists {count} players, but this game needs {players}, separated by commas.</source>
        <translation>--seats indique {count} joueurs, mais ce jeu en demande {players}, séparés par des virgules.</translation>
    </message>
    <message>
        <source>This deal code was made by a different version of the program.</source>
        <translation>Ce code de donne vient d’une autre version du programme.</translation>
    </message>
    <message>
        <source>{count} blocks in {jobs} processes can’t be played; both must be 1 or more.</source>
        <translation>{count} blocs dans {jobs} processus ne peuvent pas être joués&#xa0;; il faut au moins 1 de chaque.</translation>
    </message>
    <message>
        <source>This deal code is for a game that this program does not know.</source>
        <translation>Ce code de donne est celui d’un jeu que ce programme ne connaît pas.</translation>
    </message>
    <message>
        <source>This deal code names no rules or no seed that can be played.</source>
        <translation>Ce code de donne n’indique pas de règles ou de graine utilisables.</translation>
    </message>
    <message>
        <source>A deal code can’t hold this seed; it must have 1 to {count} bytes.</source>
        <translation>Un code de donne ne peut pas contenir cette graine&#xa0;; elle doit avoir de 1 à {count} octets.</translation>
    </message>
    <message>
        <source>the seal of deal {number} may be opened only once, after its score.</source>
        <translation>le sceau de la donne {number} ne peut être ouvert qu’une fois, après le décompte.</translation>
    </message>
    <message>
        <source>{list} cards were to follow later; it must be {count} for each of {seats} seats.</source>
        <translation>{list} cartes devaient suivre&#xa0;; il en faut {count} pour chacune des {seats} places.</translation>
    </message>
    <message>
        <source>There is no deal {number} with a lead in this game file; it has {count}.</source>
        <translation>Cette partie enregistrée n’a pas de donne {number} qui soit entamée&#xa0;; elle en a {count}.</translation>
    </message>
    <message>
        <source>Hands of {list} cards were dealt; it must be {count} for each of {seats} seats.</source>
        <translation>Des mains de {list} cartes ont été données&#xa0;; il en faut {count} pour chacune des {seats} places.</translation>
    </message>
    <message>
        <source>A deal code can’t contain {letter}; use only letters and digits.</source>
        <translation>Un code de donne ne peut pas contenir {letter}&#xa0;; utilisez seulement des lettres et des chiffres.</translation>
    </message>
    <message>
        <source>No card was turned up; it must be one of the dealer’s cards.</source>
        <translation>Aucune carte n’a été retournée&#xa0;; il faut une carte du donneur.</translation>
    </message>
    <message>
        <source>the file must start with a &quot;game&quot; line, but this is {value}.</source>
        <translation>le fichier doit commencer par une ligne «&#xa0;game&#xa0;», mais on lit {value}.</translation>
    </message>
    <message>
        <source>{reason} It will be set aside when the program starts again.</source>
        <translation>{reason} Elles seront renommées au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>&quot;pack&quot;, cut at {count}, does not agree with the cards of deal {number}.</source>
        <translation>«&#xa0;pack&#xa0;», coupé à {count}, ne correspond pas aux cartes de la donne {number}.</translation>
    </message>
    <message>
        <source>Nobody has anything to decide before the next deal.</source>
        <translation>Personne n’a rien à décider avant la donne suivante.</translation>
    </message>
    <message>
        <source>a &quot;{kind}&quot; line is not allowed after the line before it.</source>
        <translation>une ligne «&#xa0;{kind}&#xa0;» n’est pas permise après la ligne précédente.</translation>
    </message>
    <message>
        <source>This deal code names no seat, no game or no seed.</source>
        <translation>Il manque à ce code de donne une place, une partie ou une graine.</translation>
    </message>
    <message>
        <source>This seed is too long; the limit is {count} characters.</source>
        <translation>Cette graine est trop longue&#xa0;; la limite est de {count} caractères.</translation>
    </message>
    <message>
        <source>{card} was turned up; it must be one of the dealer’s cards.</source>
        <translation>{card} a été retournée&#xa0;; il faut une carte du donneur.</translation>
    </message>
    <message>
        <source>a deal may be sealed only once, before the cut.</source>
        <translation>une donne ne peut être scellée qu’une fois, avant la coupe.</translation>
    </message>
    <message>
        <source>a deal must have 32 different cards.</source>
        <translation>une donne doit avoir 32 cartes différentes.</translation>
    </message>
    <message>
        <source>this line is not a game of Skat from the Internet Skat Server.</source>
        <translation>cette ligne n’est pas une partie de Skat de l’Internet Skat Server.</translation>
    </message>
    <message>
        <source>this line has no &quot;{key}&quot;.</source>
        <translation>il manque «&#xa0;{key}&#xa0;» à cette ligne.</translation>
    </message>
    <message>
        <source>{value} is not a move of the Internet Skat Server.</source>
        <translation>{value} n’est pas un coup de l’Internet Skat Server.</translation>
    </message>
    <message>
        <source>The Internet Skat Server has no word for {value}.</source>
        <translation>L’Internet Skat Server n’a pas de mot pour {value}.</translation>
    </message>
    <message>
        <source>&quot;secret&quot; and &quot;pack&quot; hash to {found}, but the seal is {seal}.</source>
        <translation>«&#xa0;secret&#xa0;» et «&#xa0;pack&#xa0;» donnent {found}, mais le sceau est {seal}.</translation>
    </message>
    <message>
        <source>There is not enough memory for an image with {count} dots per inch.</source>
        <translation>La mémoire ne suffit pas pour une image de {count} points par pouce.</translation>
    </message>
    <message>
        <source>The image of the score sheet could not be created.</source>
        <translation>L’image de la feuille de marque n’a pas pu être créée.</translation>
    </message>
    <message>
        <source>This deal code cuts more cards than there are.</source>
        <translation>Ce code de donne coupe plus de cartes qu’il n’y en a.</translation>
    </message>
    <message>
        <source>Seat {seat} dealt, but it was seat {wanted}’s turn to deal.</source>
        <translation>La place {seat} a donné, mais c’était à la place {wanted} de donner.</translation>
    </message>
    <message>
        <source>{action} is not allowed here; seat {seat} may choose from {offered}.</source>
        <translation>{action}&#xa0;: ce n’est pas permis ici&#xa0;; la place {seat} peut choisir entre {offered}.</translation>
    </message>
    <message>
        <source>{card} was turned up; these rules turn up no card.</source>
        <translation>{card} a été retournée&#xa0;; d’après ces règles, on ne retourne pas de carte.</translation>
    </message>
    <message>
        <source>Deal {number} of this game file has no lead to trick {trick}.</source>
        <translation>Dans la donne {number} de cette partie enregistrée, le pli {trick} n’est pas entamé.</translation>
    </message>
    <message>
        <source>this line is too long; the limit is {count} bytes.</source>
        <translation>cette ligne est trop longue&#xa0;; la limite est de {count} octets.</translation>
    </message>
    <message>
        <source>the key {key} appears twice in the same object.</source>
        <translation>la clé {key} figure deux fois dans le même objet.</translation>
    </message>
    <message>
        <source>This deal code is incomplete or too long.</source>
        <translation>Ce code de donne est incomplet ou trop long.</translation>
    </message>
    <message>
        <source>It is seat {seat}&apos;s turn, who may choose from {offered}.</source>
        <translation>C’est à la place {seat}, qui peut choisir entre {offered}.</translation>
    </message>
    <message>
        <source>This deal code contains a typing error.</source>
        <translation>Ce code de donne contient une faute de frappe.</translation>
    </message>
    <message>
        <source>this is {value}, but it must be a JSON object.</source>
        <translation>on lit {value}, mais il faut un objet JSON.</translation>
    </message>
    <message>
        <source>Something went wrong in the archive: {reason}</source>
        <translation>Erreur dans les archives&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{card} was turned up; these rules turn up {wanted}.</source>
        <translation>{card} a été retournée&#xa0;; d’après ces règles, c’est {wanted}.</translation>
    </message>
    <message>
        <source>Rule {key} can’t be {value}; it must be one of {list}.</source>
        <translation>La règle {key} ne peut pas être {value}&#xa0;; valeurs possibles&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>the rule &quot;{key}&quot; is {value}; it must be one of {list}.</source>
        <translation>la règle «&#xa0;{key}&#xa0;» est {value}&#xa0;; valeurs possibles&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>A worker process ended unexpectedly.</source>
        <translation>Un processus s’est terminé de façon inattendue.</translation>
    </message>
    <message>
        <source>There is no deal {number} in this game file.</source>
        <translation>Cette partie enregistrée n’a pas de donne {number}.</translation>
    </message>
    <message>
        <source>another file or folder has that name</source>
        <translation>un autre fichier ou dossier porte ce nom</translation>
    </message>
    <message>
        <source>there is something else of that name</source>
        <translation>autre chose porte ce nom</translation>
    </message>
    <message>
        <source>The command {name} has an unclosed quote.</source>
        <translation>Il manque un guillemet fermant dans la commande {name}.</translation>
    </message>
    <message>
        <source>No program is given after &quot;exec:&quot;.</source>
        <translation>Aucun programme n’est indiqué après «&#xa0;exec&#xa0;».</translation>
    </message>
    <message>
        <source>The program {name} cannot be started: {reason}.</source>
        <translation>Le programme {name} ne peut pas être démarré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The current deal is not over yet.</source>
        <translation>La donne en cours n’est pas terminée.</translation>
    </message>
    <message>
        <source>This is deal {number}; it must be deal {wanted}.</source>
        <translation>C’est la donne {number}&#xa0;; il faut la donne {wanted}.</translation>
    </message>
    <message>
        <source>Deal {number} was entered; it must be one from 1 to {last}.</source>
        <translation>La donne {number} a été écrite&#xa0;; il faut une donne de 1 à {last}.</translation>
    </message>
    <message>
        <source>The result entered for deal {number} isn’t possible: {reason}</source>
        <translation>Le résultat écrit pour la donne {number} n’est pas possible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This deal can’t be entered by hand.</source>
        <translation>Cette donne ne peut pas être écrite à la main.</translation>
    </message>
    <message>
        <source>The game would be over after deal {number}, but others follow.</source>
        <translation>La partie serait finie après la donne {number}, mais d’autres suivent.</translation>
    </message>
    <message>
        <source>No deal code names the game {game}.</source>
        <translation>Il n’y a pas de code de donne pour le jeu {game}.</translation>
    </message>
    <message>
        <source>Unknown rule {key}. Known rules: {list}.</source>
        <translation>Règle inconnue {key}. Règles connues&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>this is not valid UTF-8 text.</source>
        <translation>ce n’est pas un texte UTF-8 valide.</translation>
    </message>
    <message>
        <source>Cards left over: {number}; it must be {count}.</source>
        <translation>Cartes restantes&#xa0;: {number}&#xa0;; il en faut {count}.</translation>
    </message>
    <message>
        <source>There are not so many rules.</source>
        <translation>Il n’y a pas autant de règles.</translation>
    </message>
    <message>
        <source>Nobody of the level {level} plays {game}.</source>
        <translation>Personne au niveau {level} ne joue à {game}.</translation>
    </message>
    <message>
        <source>{player}: no game has been started.</source>
        <translation>{player}&#xa0;: aucune partie n’a été commencée.</translation>
    </message>
    <message>
        <source>{kind} &quot;{key}&quot; is missing; it must be {wanted}.</source>
        <translation>dans «&#xa0;{kind}&#xa0;», «&#xa0;{key}&#xa0;» manque&#xa0;; il faut {wanted}.</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is missing; it must be {wanted}.</source>
        <translation>«&#xa0;{key}&#xa0;» manque&#xa0;; il faut {wanted}.</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>{player}: stopped after {count} faults.</source>
        <translation>{player}&#xa0;: arrêt après {count} erreurs.</translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation>ce n’est pas du JSON valide.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus d’espace libre sur le disque</translation>
    </message>
    <message>
        <source>It was found damaged.</source>
        <translation>Elles étaient endommagées.</translation>
    </message>
    <message>
        <source>A number is too long.</source>
        <translation>Un nombre est trop long.</translation>
    </message>
    <message>
        <source>{kind} &quot;{key}&quot; is {value}; it must be {wanted}.</source>
        <translation>dans «&#xa0;{kind}&#xa0;», «&#xa0;{key}&#xa0;» est {value}&#xa0;; il faut {wanted}.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>le disque est protégé en écriture</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is {value}; it must be {wanted}.</source>
        <translation>«&#xa0;{key}&#xa0;» est {value}&#xa0;; il faut {wanted}.</translation>
    </message>
    <message>
        <source>Program {name} not found.</source>
        <translation>Programme {name} introuvable.</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur de lecture ou d’écriture</translation>
    </message>
    <message>
        <source>embedded null byte</source>
        <translation>le nom contient un caractère nul</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>ce n’est pas un programme exécutable</translation>
    </message>
    <message>
        <source>{why}, so {key} must be {value}.</source>
        <translation>{why}, donc {key} doit être {value}.</translation>
    </message>
    <message>
        <source>this has no end</source>
        <translation>cette ligne n’a pas de fin</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>save the game in the archive</source>
        <translation>enregistrer la partie dans les archives</translation>
    </message>
    <message>
        <source>create the folder {path}</source>
        <translation>créer le dossier {path}</translation>
    </message>
    <message>
        <source>open the archive {path}</source>
        <translation>ouvrir les archives {path}</translation>
    </message>
    <message>
        <source>look at the files</source>
        <translation>parcourir les fichiers</translation>
    </message>
    <message>
        <source>read the archive</source>
        <translation>lire les archives</translation>
    </message>
    <message>
        <source>read the backup {path}</source>
        <translation>lire la sauvegarde {path}</translation>
    </message>
    <message>
        <source>read the folder {path}</source>
        <translation>lire le dossier {path}</translation>
    </message>
    <message>
        <source>from 1 to {last}, the moves of this game so far</source>
        <translation>un nombre de 1 à {last}, le nombre de coups de cette partie jusqu’ici</translation>
    </message>
    <message>
        <source>a game that this program knows</source>
        <translation>un jeu que ce programme connaît</translation>
    </message>
    <message>
        <source>the whole pack, each card once</source>
        <translation>le jeu entier, chaque carte une fois</translation>
    </message>
    <message>
        <source>{suit}, the suit of the turned card</source>
        <translation>{suit}, la couleur de la retourne</translation>
    </message>
    <message>
        <source>{wanted} of at most {count} characters each</source>
        <translation>{wanted} de {count} caractères au plus chacun</translation>
    </message>
    <message>
        <source>a list of cards, each once</source>
        <translation>une liste de cartes, chacune une seule fois</translation>
    </message>
    <message>
        <source>the name of a set of rules</source>
        <translation>le nom d’une variante</translation>
    </message>
    <message>
        <source>a date in ISO 8601 format</source>
        <translation>une date au format ISO 8601</translation>
    </message>
    <message>
        <source>a call such as &quot;trump H&quot;</source>
        <translation>une annonce comme «&#xa0;trump H&#xa0;»</translation>
    </message>
    <message>
        <source>a seat number from 0 to {last}</source>
        <translation>un numéro de place de 0 à {last}</translation>
    </message>
    <message>
        <source>an object with the rules</source>
        <translation>un objet avec les règles</translation>
    </message>
    <message>
        <source>{wanted} of at most {count} characters</source>
        <translation>{wanted} de {count} caractères au plus</translation>
    </message>
    <message>
        <source>a card such as &quot;HT&quot;</source>
        <translation>une carte comme «&#xa0;HT&#xa0;»</translation>
    </message>
    <message>
        <source>{count} hexadecimal digits</source>
        <translation>{count} chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>the name of a game</source>
        <translation>le nom d’un jeu</translation>
    </message>
    <message>
        <source>the kind of line</source>
        <translation>le type de ligne</translation>
    </message>
    <message>
        <source>a list of hands</source>
        <translation>une liste de mains</translation>
    </message>
    <message>
        <source>a list of cards</source>
        <translation>une liste de cartes</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a text or null</source>
        <translation>un texte ou null</translation>
    </message>
    <message>
        <source>a deal code</source>
        <translation>un code de donne</translation>
    </message>
    <message>
        <source>one of {list}</source>
        <translation>une valeur parmi {list}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>{count} names</source>
        <translation>{count} noms</translation>
    </message>
    <message>
        <source>a seat</source>
        <translation>une place</translation>
    </message>
    <message>
        <source>a suit</source>
        <translation>une couleur</translation>
    </message>
    <message>
        <source>Seat {seat}, {name}</source>
        <translation>Place {seat}, {name}</translation>
    </message>
    <message>
        <source>something nested too deep to print</source>
        <translation>quelque chose de trop imbriqué</translation>
    </message>
    <message>
        <source>Rule turn_up_pickup={value} leaves the turned card on the table</source>
        <translation>Avec turn_up_pickup={value}, la retourne reste sur la table</translation>
    </message>
    <message>
        <source>Rule ledger=receipts knows no losses</source>
        <translation>Avec ledger=receipts, il n’y a pas de pertes</translation>
    </message>
    <message>
        <source>Discarding {cards}</source>
        <translation>Écarter {cards}</translation>
    </message>
    <message>
        <source>Calling &quot;{call}&quot;</source>
        <translation>Annoncer «&#xa0;{call}&#xa0;»</translation>
    </message>
    <message>
        <source>{cards}: {count} cards, no more than {tens} of them tens</source>
        <translation>{cards}&#xa0;: {count} cartes, dont {tens} dix au plus</translation>
    </message>
    <message>
        <source>{cards}: one card for {card}, or none</source>
        <translation>{cards}&#xa0;: une carte pour {card}, ou aucune</translation>
    </message>
    <message>
        <source>0 to {most}</source>
        <translation>0 à {most}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>A game in the archive is {value}; it must be text.</source>
        <translation>Une partie des archives est {value}&#xa0;; il faut un texte.</translation>
    </message>
    <message>
        <source>Session {number} has no scores.</source>
        <translation>La séance {number} n’a pas de résultats.</translation>
    </message>
    <message>
        <source>the row of session {number}</source>
        <translation>la ligne de la séance {number}</translation>
    </message>
    <message>
        <source>a game’s name</source>
        <translation>le nom d’une partie</translation>
    </message>
    <message>
        <source>a value in {table}</source>
        <translation>une valeur dans {table}</translation>
    </message>
    <message>
        <source>{value} is not text</source>
        <translation>{value} n’est pas un texte</translation>
    </message>
    <message>
        <source>restore the archive</source>
        <translation>restaurer les archives</translation>
    </message>
    <message>
        <source>search the archive</source>
        <translation>rechercher dans les archives</translation>
    </message>
    <message>
        <source>save to the archive</source>
        <translation>enregistrer dans les archives</translation>
    </message>
    <message>
        <source>write the backup {path}</source>
        <translation>écrire la sauvegarde {path}</translation>
    </message>
    <message>
        <source>set {path} aside</source>
        <translation>renommer {path}</translation>
    </message>
    <message>
        <source>open {path}</source>
        <translation>ouvrir {path}</translation>
    </message>
    <message>
        <source>read {path}</source>
        <translation>lire {path}</translation>
    </message>
    <message>
        <source>remove {path}</source>
        <translation>supprimer {path}</translation>
    </message>
    <message>
        <source>rename {path}</source>
        <translation>renommer {path}</translation>
    </message>
    <message>
        <source>save {path}</source>
        <translation>enregistrer {path}</translation>
    </message>
    <message>
        <source>write {path}</source>
        <translation>écrire {path}</translation>
    </message>
    <message>
        <source>Could not {do}: the archive is damaged ({odd}).</source>
        <translation>Impossible de {do}&#xa0;: les archives sont endommagées ({odd}).</translation>
    </message>
    <message>
        <source>create the archive {path}</source>
        <translation>créer les archives {path}</translation>
    </message>
    <message>
        <source>This is not a game file of Reunion Desktop, or it is damaged. {reason}</source>
        <translation>Ce fichier n’est pas une partie enregistrée par Reunion Desktop, ou il est endommagé. {reason}</translation>
    </message>
    <message>
        <source>Only games of Skat can be written as lines of the Internet Skat Server.</source>
        <translation>Seules des parties de Skat peuvent être écrites comme lignes de l’Internet Skat Server.</translation>
    </message>
    <message>
        <source>Lines left out: {count}. {reason}</source>
        <translation>Lignes ignorées&#xa0;: {count}. {reason}</translation>
    </message>
    <message>
        <source>the answer &quot;{question}&quot; is missing.</source>
        <translation>la réponse «&#xa0;{question}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>the answer &quot;{question}&quot; can’t be {answer}.</source>
        <translation>la réponse «&#xa0;{question}&#xa0;» ne peut pas être {answer}.</translation>
    </message>
    <message>
        <source>the points add up to {total}, not to {due}.</source>
        <translation>les points font {total} au lieu de {due}.</translation>
    </message>
    <message>
        <source>seat {seat} captured the left bower, but has fewer than {least} points.</source>
        <translation>la place {seat} a pris le bower gauche, mais a moins de {least} points.</translation>
    </message>
    <message>
        <source>nobody wins the pot.</source>
        <translation>personne ne gagne le pot.</translation>
    </message>
    <message>
        <source>the Staubaus was won, but another player took a trick.</source>
        <translation>le Staubaus a été gagné, mais un autre joueur a fait un pli.</translation>
    </message>
    <message>
        <source>side {side} has {points} points and needed {needed}.</source>
        <translation>le camp {side} a {points} points et il lui en fallait {needed}.</translation>
    </message>
    <message>
        <source>Your practice so far could not be read and begins anew. The file was renamed to {name}.</source>
        <translation>L’état de vos exercices n’a pas pu être lu et repart de zéro. Le fichier a été renommé en {name}.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Four players in two teams. Choose trumps after four cards and take five tricks.</source>
        <translation>Quatre joueurs, deux contre deux. Choisissez l’atout après quatre cartes et faites cinq plis.</translation>
    </message>
    <message>
        <source>Three players, each for themselves. Two bowers are the highest cards; three deals make a game.</source>
        <translation>Trois joueurs, chacun pour soi. Les deux bowers sont les plus fortes cartes&#xa0;; une partie compte trois donnes.</translation>
    </message>
    <message>
        <source>Four players in two teams. Score 100 points to wipe a rung off your ladder.</source>
        <translation>Quatre joueurs, deux contre deux. Cent points effacent un barreau de l’échelle.</translation>
    </message>
    <message>
        <source>Six players in two teams. Five cards each; wipe your five lines off the slate.</source>
        <translation>Six joueurs, trois contre trois. Cinq cartes chacun&#xa0;; effacez vos cinq traits de l’ardoise.</translation>
    </message>
    <message>
        <source>Réunion from Alsace for three to five. Ask for one card and try to take all ten tricks.</source>
        <translation>Le jeu de Réunion d’Alsace, de trois à cinq joueurs. Demandez une carte et faites les dix plis.</translation>
    </message>
    <message>
        <source>Four players, each for themselves. Take few points – or at least a hundred.</source>
        <translation>Quatre joueurs, chacun pour soi. Faites peu de points, ou au moins cent.</translation>
    </message>
    <message>
        <source>Bid for the skat, name a game and win it against the others.</source>
        <translation>Un contre deux. Celui qui enchérit le plus choisit le jeu et peut prendre le skat.</translation>
    </message>
    <message>
        <source>Two to six players. Three cards, one suit: at most 31.</source>
        <translation>De deux à six joueurs. Trois cartes, une couleur&#xa0;: 31 au plus.</translation>
    </message>
</context>
<context>
    <name>german pack</name>
    <message>
        <source>acorns</source>
        <translation>gland</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>grelot</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>an acorn</source>
        <translation>un gland</translation>
    </message>
    <message>
        <source>a bell</source>
        <translation>un grelot</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>un cœur</translation>
    </message>
    <message>
        <source>a leaf</source>
        <translation>une feuille</translation>
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
        <translation>roi</translation>
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
        <translation>l’Unter de {suit}</translation>
    </message>
    <message>
        <source>the Ober of {suit}</source>
        <translation>l’Ober de {suit}</translation>
    </message>
    <message>
        <source>the Daus of {suit}</source>
        <translation>le Daus de {suit}</translation>
    </message>
    <message>
        <source>You can’t discard a Daus</source>
        <translation>Un Daus ne peut pas être écarté</translation>
    </message>
    <message>
        <source>Acorns are trumps</source>
        <translation>Atout&#xa0;: gland</translation>
    </message>
    <message>
        <source>Bells are trumps</source>
        <translation>Atout&#xa0;: grelot</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Atout&#xa0;: cœur</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <translation>Atout&#xa0;: feuille</translation>
    </message>
    <message>
        <source>By the dealer’s Unter</source>
        <translation>Atout par un Unter</translation>
    </message>
    <message>
        <source>Unter of trumps</source>
        <translation>Unter d’atout</translation>
    </message>
    <message>
        <source>second Unter</source>
        <translation>second Unter</translation>
    </message>
    <message>
        <source>an Unter</source>
        <translation>un Unter</translation>
    </message>
    <message>
        <source>Unters</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>The Unters are trumps</source>
        <translation>Les Unter sont atout</translation>
    </message>
    <message>
        <source>Unters can’t be passed on</source>
        <translation>Les Unter ne peuvent pas être passés</translation>
    </message>
    <message>
        <source>Go to a suit: acorns, bells, leaves, hearts</source>
        <translation>Aller à une couleur&#xa0;: gland, grelot, feuille, cœur</translation>
    </message>
</context>
<context>
    <name>hindersche</name>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>{names} have lost the game; the session is over</source>
        <comment>you</comment>
        <translation>{names} avez perdu la partie&#xa0;; la séance est terminée</translation>
    </message>
    <message>
        <source>{names} has lost the game; the session is over</source>
        <translation>{names} a perdu la partie&#xa0;; la séance est terminée</translation>
    </message>
    <message>
        <source>{names} have lost the game</source>
        <comment>you</comment>
        <translation>{names} avez perdu la partie</translation>
    </message>
    <message>
        <source>{names} has lost the game</source>
        <translation>{names} a perdu la partie</translation>
    </message>
    <message>
        <source>You made a hundred: everybody else gets a mark.</source>
        <translation>Vous avez fait cent points&#xa0;: les autres reçoivent une marque.</translation>
    </message>
    <message>
        <source>{name} made a hundred: everybody else gets a mark.</source>
        <translation>{name} a fait cent points&#xa0;: les autres reçoivent une marque.</translation>
    </message>
    <message>
        <source>You made a march: all your marks are wiped, and the others get one.</source>
        <translation>Vous avez fait un Durchmarsch&#xa0;: toutes vos marques sont effacées, les autres en reçoivent une.</translation>
    </message>
    <message>
        <source>{name} made a march: all their marks are wiped, and the others get one.</source>
        <translation>{name} a fait un Durchmarsch&#xa0;: toutes ses marques sont effacées, les autres en reçoivent une.</translation>
    </message>
    <message>
        <source>You made a march: one mark is wiped.</source>
        <translation>Vous avez fait un Durchmarsch&#xa0;: une marque est effacée.</translation>
    </message>
    <message>
        <source>{name} made a march: one mark is wiped.</source>
        <translation>{name} a fait un Durchmarsch&#xa0;: une marque est effacée.</translation>
    </message>
    <message>
        <source>You made a march: two marks are wiped.</source>
        <translation>Vous avez fait un Durchmarsch&#xa0;: deux marques sont effacées.</translation>
    </message>
    <message>
        <source>{name} made a march: two marks are wiped.</source>
        <translation>{name} a fait un Durchmarsch&#xa0;: deux marques sont effacées.</translation>
    </message>
    <message>
        <source>Marks added or wiped</source>
        <translation>Marques reçues ou effacées</translation>
    </message>
    <message>
        <source>+1</source>
        <translation>une de plus</translation>
    </message>
    <message>
        <source>one wiped</source>
        <translation>une effacée</translation>
    </message>
    <message>
        <source>{count} wiped</source>
        <translation>{count} effacées</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>Play-off follows</source>
        <translation>Un barrage suit</translation>
    </message>
    <message>
        <source>Marks on the slate</source>
        <translation>Marques sur l’ardoise</translation>
    </message>
    <message>
        <source>Marks for losing the first four deals</source>
        <translation>Marques (quatre premières donnes perdues)</translation>
    </message>
    <message>
        <source>Mark for this game</source>
        <translation>Marque pour cette partie</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Butzen: marks are wiped now.</source>
        <translation>Butzen&#xa0;: on efface maintenant des marques.</translation>
    </message>
    <message>
        <source>First phase: marks are added.</source>
        <translation>Première phase&#xa0;: on reçoit des marques.</translation>
    </message>
    <message>
        <source>Hindersche</source>
        <translation>Hindersche</translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation>Garder ces cartes</translation>
    </message>
    <message>
        <source>Ask for a new deal (“Nicer cards”)</source>
        <translation>Demander une nouvelle donne</translation>
    </message>
    <message>
        <source>Agree to a new deal</source>
        <translation>Accepter la nouvelle donne</translation>
    </message>
    <message>
        <source>You ask for a new deal (“nicer cards”).</source>
        <translation>Vous demandez une nouvelle donne («&#xa0;plus jolies cartes&#xa0;»).</translation>
    </message>
    <message>
        <source>{name} asks for a new deal (“nicer cards”).</source>
        <translation>{name} demande une nouvelle donne («&#xa0;plus jolies cartes&#xa0;»).</translation>
    </message>
    <message>
        <source>You agree to a new deal.</source>
        <translation>Vous acceptez une nouvelle donne.</translation>
    </message>
    <message>
        <source>{name} agrees to a new deal.</source>
        <translation>{name} accepte une nouvelle donne.</translation>
    </message>
    <message>
        <source>You keep your cards.</source>
        <translation>Vous gardez vos cartes.</translation>
    </message>
    <message>
        <source>{name} keeps the cards.</source>
        <translation>{name} garde ses cartes.</translation>
    </message>
    <message>
        <source>Keep your cards, or ask for a new deal (“nicer cards”).</source>
        <translation>À vous&#xa0;: gardez vos cartes, ou demandez une nouvelle donne («&#xa0;plus jolies cartes&#xa0;»).</translation>
    </message>
    <message>
        <source>A new deal (“nicer cards”) is requested. Do you agree?</source>
        <translation>À vous&#xa0;: une nouvelle donne est demandée («&#xa0;plus jolies cartes&#xa0;»). Êtes-vous d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>Most points get a mark; with 100 points all others get one instead</source>
        <translation>Celui qui a le plus de points reçoit une marque&#xa0;; à partir de 100&#xa0;points, ce sont tous les autres</translation>
    </message>
    <message>
        <source>Most points: a mark; from 100: all others</source>
        <translation>Plus fort total&#xa0;: une marque&#xa0;; dès 100&#xa0;: les autres</translation>
    </message>
    <message>
        <source>Butzen: fewest points wipe one, most get one</source>
        <translation>Butzen&#xa0;: −1 au plus faible total, +1 au plus fort</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>barrage</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>ardoise</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>cadre</translation>
    </message>
    <message>
        <source>circled: marks wiped</source>
        <translation>entouré&#xa0;: marques effacées</translation>
    </message>
    <message>
        <source>one mark is wiped</source>
        <translation>une marque est effacée</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>100 points: each of the others gets a mark</source>
        <translation>cent points&#xa0;: une marque pour chacun des autres</translation>
    </message>
    <message>
        <source>a march</source>
        <translation>un Durchmarsch</translation>
    </message>
    <message>
        <source>one more mark</source>
        <translation>une marque de plus</translation>
    </message>
    <message>
        <source>{marks} marks are wiped</source>
        <translation>{marks} marques sont effacées</translation>
    </message>
    <message>
        <source>tied for most points: play-off follows</source>
        <translation>à égalité pour le plus de points&#xa0;: un barrage suit</translation>
    </message>
    <message>
        <source>tied for fewest points: play-off follows</source>
        <translation>à égalité pour le moins de points&#xa0;: un barrage suit</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>cancelled for a new deal</source>
        <translation>annulée pour une nouvelle donne</translation>
    </message>
    <message>
        <source>{units} so far</source>
        <translation>{units} jusqu’ici</translation>
    </message>
    <message>
        <source>{units} paid out</source>
        <translation>payé&#xa0;: {units}</translation>
    </message>
    <message>
        <source>Marks received</source>
        <translation>Marques reçues</translation>
    </message>
    <message>
        <source>Marks wiped</source>
        <translation>Marques effacées</translation>
    </message>
    <message>
        <source>100 points, by you</source>
        <translation>Cent points, par vous</translation>
    </message>
    <message>
        <source>100 points, by another player</source>
        <translation>Cent points, par un autre</translation>
    </message>
    <message>
        <source>March, by you</source>
        <translation>Durchmarsch, par vous</translation>
    </message>
    <message>
        <source>March, by another player</source>
        <translation>Durchmarsch, par un autre</translation>
    </message>
    <message>
        <source>Out of danger (no marks left)</source>
        <translation>Hors de danger (sans marque)</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Parties perdues</translation>
    </message>
    <message>
        <source>Deal {number} is cancelled. The same dealer deals again.</source>
        <translation>La donne {number} est annulée&#xa0;; le même donneur redonne.</translation>
    </message>
    <message>
        <source>Deal {number}, a play-off.</source>
        <translation>Donne {number}, un barrage.</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Donne {number}.</translation>
    </message>
    <message>
        <source>the game is lost, and two marks go on the frame, for {names}</source>
        <translation>partie perdue, deux marques sur le cadre&#xa0;: {names}</translation>
    </message>
    <message>
        <source>the game is lost, and a mark goes on the frame, for {names}</source>
        <translation>partie perdue, une marque sur le cadre&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Butzen begins: marks are wiped now, and the last player with marks loses.</source>
        <translation>Le Butzen commence&#xa0;: on efface maintenant des marques, et le dernier joueur qui en garde perd.</translation>
    </message>
    <message>
        <source>No marks left, free for the rest of the game: {names}.</source>
        <translation>Sans marques, hors de danger jusqu’à la fin de la partie&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Play-off: fewest points wipe a mark</source>
        <translation>Barrage&#xa0;: celui qui a le moins de points efface une marque</translation>
    </message>
    <message>
        <source>Play-off: most points get a mark</source>
        <translation>Barrage&#xa0;: celui qui a le plus de points reçoit une marque</translation>
    </message>
    <message>
        <source>Butzen: the {count} with fewest points each wipe a mark</source>
        <translation>Butzen&#xa0;: les {count} qui ont le moins de points effacent chacun une marque</translation>
    </message>
    <message>
        <source>Butzen: fewest points wipe a mark, most points get one</source>
        <translation>Butzen&#xa0;: celui qui a le moins de points efface une marque, celui qui en a le plus en reçoit une</translation>
    </message>
    <message>
        <source>Butzen: fewest points wipe a mark</source>
        <translation>Butzen&#xa0;: celui qui a le moins de points efface une marque</translation>
    </message>
    <message>
        <source>Butzen: most points get a mark</source>
        <translation>Butzen&#xa0;: celui qui a le plus de points reçoit une marque</translation>
    </message>
    <message>
        <source>free</source>
        <comment>on the plate of a player without marks</comment>
        <translation>hors de danger</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>Value of your hand: {value}.</source>
        <translation>Valeur de votre main&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Trumps in your hand: {cards}.</source>
        <translation>Atouts dans votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Trumps in your hand if {suit} are trumps: {cards}.</source>
        <translation>Atouts dans votre main à l’atout {suit}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Exchange a card for the one on the table.</source>
        <translation>Échangez une carte contre celle qui est sur la table.</translation>
    </message>
    <message>
        <source>Don’t pass.</source>
        <translation>Ne passez pas.</translation>
    </message>
    <message>
        <source>Give a card of a plain suit.</source>
        <translation>Donnez une carte hors atout.</translation>
    </message>
    <message>
        <source>Give a trump.</source>
        <translation>Donnez un atout.</translation>
    </message>
    <message>
        <source>Choose a card that doesn’t count.</source>
        <translation>Choisissez une carte qui ne compte pas.</translation>
    </message>
    <message>
        <source>Choose a card that counts.</source>
        <translation>Choisissez une carte qui compte.</translation>
    </message>
    <message>
        <source>Discard all cards of a plain suit.</source>
        <translation>Écartez toutes les cartes d’une couleur hors atout.</translation>
    </message>
    <message>
        <source>Discard cards without points.</source>
        <translation>Écartez des cartes sans points.</translation>
    </message>
    <message>
        <source>Discard cards with points.</source>
        <translation>Écartez des cartes avec des points.</translation>
    </message>
    <message>
        <source>Play your highest trump.</source>
        <translation>Jouez votre plus fort atout.</translation>
    </message>
    <message>
        <source>Play your lowest trump.</source>
        <translation>Jouez votre plus faible atout.</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>Jouez un atout.</translation>
    </message>
    <message>
        <source>Lead your highest card of a plain suit.</source>
        <translation>Jouez la plus forte carte d’une couleur hors atout.</translation>
    </message>
    <message>
        <source>Lead your lowest card of a plain suit.</source>
        <translation>Jouez la plus faible carte d’une couleur hors atout.</translation>
    </message>
    <message>
        <source>Lead a plain suit.</source>
        <translation>Jouez une couleur hors atout.</translation>
    </message>
    <message>
        <source>Follow suit with your highest card.</source>
        <translation>Fournissez votre carte la plus forte.</translation>
    </message>
    <message>
        <source>Follow suit with your lowest card.</source>
        <translation>Fournissez votre carte la plus faible.</translation>
    </message>
    <message>
        <source>Follow suit.</source>
        <translation>Fournissez.</translation>
    </message>
    <message>
        <source>Play neither your highest nor your lowest card.</source>
        <translation>Ne jouez ni votre plus forte ni votre plus faible carte.</translation>
    </message>
    <message>
        <source>Don’t trump.</source>
        <translation>Ne coupez pas.</translation>
    </message>
    <message>
        <source>Discard a card with as few points as you can.</source>
        <translation>Défaussez-vous d’une carte qui vaut le moins possible.</translation>
    </message>
    <message>
        <source>Discard a card with as many points as you can.</source>
        <translation>Défaussez-vous d’une carte qui vaut le plus possible.</translation>
    </message>
    <message>
        <source>Cards in your plain suits: {suits}.</source>
        <translation>Cartes dans vos couleurs hors atout&#xa0;: {suits}.</translation>
    </message>
    <message>
        <source>Take a card instead of making a call.</source>
        <translation>Prenez une carte au lieu de faire une annonce.</translation>
    </message>
    <message>
        <source>Cards in your suits: {suits}.</source>
        <translation>Cartes de chaque couleur&#xa0;: {suits}.</translation>
    </message>
    <message>
        <source>The hint has no more steps. {hint}</source>
        <translation>Le conseil n’a pas d’autre étape. {hint}</translation>
    </message>
</context>
<context>
    <name>hunsruecker</name>
    <message>
        <source>{names} win the game</source>
        <translation>Partie gagnée par {names}</translation>
    </message>
    <message>
        <source>{names} win the game and the session</source>
        <translation>Partie et séance gagnées par {names}</translation>
    </message>
    <message>
        <source>{names} have won the most games and win the session</source>
        <translation>Séance gagnée par {names}, avec le plus de parties</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepté par</translation>
    </message>
    <message>
        <source>all five</source>
        <translation>les cinq</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>aucun pli</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Games, of {count}</source>
        <translation>Parties, sur {count}</translation>
    </message>
    <message>
        <source>Hunsrücker Bauern</source>
        <translation>Hunsrücker Bauern</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>J’accepte</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Je passe</translation>
    </message>
    <message>
        <source>You accept the turned-up suit. Your side needs three tricks.</source>
        <translation>Vous acceptez la couleur retournée&#xa0;; votre camp doit faire trois plis.</translation>
    </message>
    <message>
        <source>Your partner {name} accepts the turned-up suit. Your side needs three tricks.</source>
        <translation>Votre partenaire {name} accepte la couleur retournée. Votre camp doit faire trois plis.</translation>
    </message>
    <message>
        <source>{name} accepts the turned-up suit.</source>
        <translation>{name} accepte la couleur retournée.</translation>
    </message>
    <message>
        <source>You choose {suit} as trumps. Your side needs three tricks.</source>
        <translation>Vous choisissez {suit} comme atout. Votre camp doit faire trois plis.</translation>
    </message>
    <message>
        <source>Your partner {name} chooses {suit} as trumps. Your side needs three tricks.</source>
        <translation>Votre partenaire {name} choisit {suit} comme atout. Votre camp doit faire trois plis.</translation>
    </message>
    <message>
        <source>{name} chooses {suit} as trumps.</source>
        <translation>{name} choisit {suit} comme atout.</translation>
    </message>
    <message>
        <source>{suit} by the {jack}: your side needs three tricks</source>
        <translation>Par un {jack}, atout {suit}&#xa0;: votre camp doit faire trois plis</translation>
    </message>
    <message>
        <source>{name} accepted {suit}: your side needs three tricks</source>
        <translation>{name} a accepté {suit}&#xa0;: votre camp doit faire trois plis</translation>
    </message>
    <message>
        <source>{name} chose {suit}: your side needs three tricks</source>
        <translation>{name} a choisi {suit}&#xa0;: votre camp doit faire trois plis</translation>
    </message>
    <message>
        <source>Should the turned-up suit be trumps? Accept it or pass.</source>
        <translation>À vous&#xa0;: acceptez-vous la couleur retournée comme atout&#xa0;? Acceptez, ou passez.</translation>
    </message>
    <message>
        <source>Everyone has passed. Choose another suit or pass.</source>
        <translation>À vous&#xa0;: tout le monde a passé. Choisissez une autre couleur, ou passez.</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>plis</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>traits</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>tricks: {tricks}; lines left: {lines}</source>
        <translation>plis&#xa0;: {tricks}&#xa0;; traits restants&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>tricks: {tricks}, won as declarers; lines left: {lines}</source>
        <translation>plis&#xa0;: {tricks}, gagné comme preneurs&#xa0;; traits restants&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>all five tricks, two lines wiped; left: {lines}</source>
        <translation>les cinq plis, deux traits effacés&#xa0;; restent&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>tricks: {tricks}, won as defenders; lines left: {lines}</source>
        <translation>plis&#xa0;: {tricks}, gagné en défense&#xa0;; traits restants&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>tricks: {tricks}, lost as declarers; lines added: {more}, now {lines}</source>
        <translation>plis&#xa0;: {tricks}, perdu comme preneurs&#xa0;; traits ajoutés&#xa0;: {more}, à présent {lines}</translation>
    </message>
    <message>
        <source>nobody chose trumps; redealt</source>
        <translation>personne n’a choisi d’atout&#xa0;; nouvelle donne</translation>
    </message>
    <message>
        <source>Won as declarers</source>
        <translation>Gagné comme preneurs</translation>
    </message>
    <message>
        <source>Lost as declarers</source>
        <translation>Perdu comme preneurs</translation>
    </message>
    <message>
        <source>Won as defenders</source>
        <translation>Gagné en défense</translation>
    </message>
    <message>
        <source>Lost as defenders</source>
        <translation>Perdu en défense</translation>
    </message>
    <message>
        <source>All five tricks, taken</source>
        <translation>Les cinq plis, faits</translation>
    </message>
    <message>
        <source>All five tricks, lost</source>
        <translation>Les cinq plis, perdus</translation>
    </message>
    <message>
        <source>You chose trumps and won</source>
        <translation>Atout choisi par vous, gagné</translation>
    </message>
    <message>
        <source>You chose trumps and lost</source>
        <translation>Atout choisi par vous, perdu</translation>
    </message>
    <message>
        <source>You deal and turn up {card}.</source>
        <translation>Vous donnez et retournez {card}.</translation>
    </message>
    <message>
        <source>{name} deals and turns up {card}.</source>
        <translation>{name} donne et retourne {card}.</translation>
    </message>
    <message>
        <source>At the cut, {card} was shown.</source>
        <translation>La carte montrée à la coupe était {card}.</translation>
    </message>
    <message>
        <source>So {suit} are trumps, and the dealer’s side are the declarers.</source>
        <translation>L’atout est donc {suit}, et le camp du donneur est preneur.</translation>
    </message>
    <message>
        <source>Deal {number}: nobody chose trumps. The same dealer deals again.</source>
        <translation>Donne {number}&#xa0;: personne n’a choisi d’atout&#xa0;; le même donneur redonne.</translation>
    </message>
    <message>
        <source>{suit} by the {jack}: the dealer’s side needs three tricks</source>
        <translation>Par un {jack}, atout {suit}&#xa0;: le camp du donneur doit faire trois plis</translation>
    </message>
    <message>
        <source>You accepted {suit}: your side needs three tricks</source>
        <translation>Vous avez accepté {suit}&#xa0;: votre camp doit faire trois plis</translation>
    </message>
    <message>
        <source>{name} accepted {suit}: their side needs three tricks</source>
        <translation>{name} a accepté {suit}&#xa0;: son camp doit faire trois plis</translation>
    </message>
    <message>
        <source>You chose {suit}: your side needs three tricks</source>
        <translation>Vous avez choisi {suit}&#xa0;: votre camp doit faire trois plis</translation>
    </message>
    <message>
        <source>{name} chose {suit}: their side needs three tricks</source>
        <translation>{name} a choisi {suit}&#xa0;: son camp doit faire trois plis</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Move along your cards</source>
        <translation>Parcourir vos cartes</translation>
    </message>
    <message>
        <source>Go to the previous or next playable card</source>
        <translation>Aller à la carte jouable précédente ou suivante</translation>
    </message>
    <message>
        <source>Go to your first or last card</source>
        <translation>Aller à la première ou à la dernière carte</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Play the card, or select it to discard</source>
        <translation>Jouer la carte, ou la choisir pour l’écart</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Continue: discard the selected cards, clear the trick, deal</source>
        <translation>Continuer&#xa0;: écarter les cartes choisies, ramasser le pli, donner</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Go to a suit: clubs, diamonds, spades, hearts</source>
        <translation>Aller à une couleur&#xa0;: trèfle, carreau, pique, cœur</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Maj+H</translation>
    </message>
    <message>
        <source>Go to a rank; the letter in the corner of the card works too</source>
        <translation>Aller à un rang, aussi par la lettre dans le coin de la carte</translation>
    </message>
    <message>
        <source>Move the cutting point, then cut</source>
        <translation>Déplacer la coupe, puis couper</translation>
    </message>
    <message>
        <source>Switch between the table and the score sheet</source>
        <translation>Passer de la table à la feuille de marque et inversement</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Maj+Tab</translation>
    </message>
    <message>
        <source>Draw a card, take the card face up, knock</source>
        <translation>Piocher, prendre la carte visible, frapper</translation>
    </message>
    <message>
        <source>Discard one of your four cards</source>
        <translation>Se défausser d’une de ses quatre cartes</translation>
    </message>
    <message>
        <source>Make one of the calls offered</source>
        <translation>Faire une des annonces proposées</translation>
    </message>
    <message>
        <source>Cancel a selection; hide the last trick or the sheet over the table</source>
        <translation>Annuler une sélection, masquer le dernier pli ou la feuille de marque posée sur la table</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>First lesson</source>
        <translation>Première leçon</translation>
    </message>
</context>
<context>
    <name>mishap</name>
    <message>
        <source>Something went wrong. A report was saved on this computer only: {place}</source>
        <translation>Une erreur est survenue. Un rapport a été enregistré sur cet ordinateur seulement&#xa0;: {place}</translation>
    </message>
</context>
<context>
    <name>newgame</name>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
</context>
<context>
    <name>occasions</name>
    <message>
        <source>The same cards, from {name}’s seat</source>
        <translation>Les mêmes cartes, à la place de {name}</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <translation>Code de donne {code}</translation>
    </message>
    <message>
        <source>Game {game} of {games}</source>
        <translation>Partie {game} sur {games}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Today’s game</source>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <source>The game of {day}</source>
        <translation>La partie du {day}</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>There are no further problems for this game today.</source>
        <translation>Il n’y a plus de problème pour ce jeu aujourd’hui.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Il n’y a encore rien à annuler.</translation>
    </message>
    <message>
        <source>The deal has been scored; it can no longer be undone.</source>
        <translation>La donne est comptée&#xa0;; on ne peut plus l’annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>Hints are available when it is your turn.</source>
        <translation>Vous pouvez demander un conseil quand c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>Ask for a hint first.</source>
        <translation>Demandez d’abord un conseil.</translation>
    </message>
    <message>
        <source>It is not certain that all remaining tricks are yours.</source>
        <translation>Il n’est pas certain que tous les plis restants soient à vous.</translation>
    </message>
    <message>
        <source>You can skip a deal while you take no part in it.</source>
        <translation>Vous pouvez passer une donne tant que vous n’y jouez pas.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Aucun pli n’a encore été fait.</translation>
    </message>
    <message>
        <source>The next trick has started.</source>
        <translation>Le pli suivant a commencé.</translation>
    </message>
    <message>
        <source>You have already played to the next trick.</source>
        <translation>Vous avez déjà joué dans le pli suivant.</translation>
    </message>
    <message>
        <source>The trick is still on the table.</source>
        <translation>Le pli est encore sur la table.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation>Il n’y a rien à continuer.</translation>
    </message>
    <message>
        <source>No deal of this session has been scored yet.</source>
        <translation>Aucune donne de cette séance n’a encore été comptée.</translation>
    </message>
    <message>
        <source>Replay these cards from another seat, then you can compare your results.</source>
        <translation>Rejouez ces cartes à une autre place pour pouvoir comparer vos résultats.</translation>
    </message>
    <message>
        <source>A card from the stock has been seen: that can’t be undone.</source>
        <translation>Une carte du talon a été vue&#xa0;: ce coup ne peut plus être annulé.</translation>
    </message>
    <message>
        <source>This hint doesn’t name the move yet. Ask for the next hint.</source>
        <translation>Ce conseil ne donne pas encore le coup. Demandez le conseil suivant.</translation>
    </message>
    <message>
        <source>An answer to a problem can’t be undone.</source>
        <translation>Une réponse à un problème ne peut pas être annulée.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>{units} units</source>
        <comment>fewer than two</comment>
        <translation>{units} unité</translation>
    </message>
    <message>
        <source>{units} units</source>
        <comment>two and more</comment>
        <translation>{units} unités</translation>
    </message>
    <message>
        <source>{share} of a deal</source>
        <translation>{share} d’une donne</translation>
    </message>
    <message>
        <source>{count}%</source>
        <comment>percent</comment>
        <translation>{count}&#xa0;%</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>«&#xa0;{call}&#xa0;»</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>ne pas échanger</translation>
    </message>
    <message>
        <source>Called: {call}</source>
        <translation>Annonce&#xa0;: {call}</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Pas d’échange</translation>
    </message>
    <message>
        <source>Gave: {cards}</source>
        <translation>Carte donnée&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Exchanged: {cards}</source>
        <translation>Échange&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>Écart&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}</source>
        <translation>Pli {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>This was the only possible move.</source>
        <translation>C’était le seul coup possible.</translation>
    </message>
    <message>
        <source>The analysis took too long, so only {count} card layouts were checked.</source>
        <translation>L’analyse était trop longue&#xa0;: seules {count} répartitions des cartes ont été examinées.</translation>
    </message>
    <message>
        <source>The analysis took too long, so only one card layout was checked.</source>
        <translation>L’analyse était trop longue&#xa0;: une seule répartition des cartes a été examinée.</translation>
    </message>
    <message>
        <source>The full analysis would have taken too long. By estimate, your move was best.</source>
        <translation>L’analyse complète aurait été trop longue. D’après l’estimation, votre coup était le meilleur.</translation>
    </message>
    <message>
        <source>The full analysis would have taken too long. By estimate, {cards} was better. Your move is not counted as a mistake.</source>
        <translation>L’analyse complète aurait été trop longue. D’après l’estimation, le meilleur coup était {cards}. Votre coup n’est pas compté comme une erreur.</translation>
    </message>
    <message>
        <source>Your move was the best one, given what you could know.</source>
        <translation>Votre coup était le meilleur d’après ce que vous pouviez savoir.</translation>
    </message>
    <message>
        <source>Your move was right. Equally good: {cards}.</source>
        <translation>Votre coup était bon. Aussi bon&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Better: {cards}. It wins {units} more on average</source>
        <translation>Mieux&#xa0;: {cards}. Cela rapporte en moyenne {units} de plus</translation>
    </message>
    <message>
        <source>{better}, and takes {points} more.</source>
        <translation>{better}, et {points} de plus.</translation>
    </message>
    <message>
        <source>With the actual cards, the result would probably have been the same.</source>
        <translation>Avec les cartes réelles, le résultat aurait sans doute été le même.</translation>
    </message>
    <message>
        <source>With the actual cards it would have won {units} more.</source>
        <translation>Avec les cartes réelles, cela aurait rapporté {units} de plus.</translation>
    </message>
    <message>
        <source>No certain mistake</source>
        <translation>Aucune erreur certaine</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>Costly mistakes</source>
        <translation>Erreurs coûteuses</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>Aucun coup</translation>
    </message>
    <message>
        <source>There was no move to make at this seat in this deal.</source>
        <translation>À cette place, il n’y avait aucun coup à jouer dans cette donne.</translation>
    </message>
    <message>
        <source>Moves that could not be reviewed: {count}.</source>
        <translation>Coups non analysés&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>With these cards, nothing you could play changed the result.</source>
        <translation>Avec ces cartes, vous ne pouviez rien changer au résultat.</translation>
    </message>
    <message>
        <source>Together your mistakes cost {units} on average. Bad luck is not counted.</source>
        <translation>Ensemble, vos erreurs ont coûté {units} en moyenne. La malchance n’est pas comptée.</translation>
    </message>
    <message>
        <source>Tricks for your side with the better move: {points}; actual tricks: {real}.</source>
        <translation>Plis de votre camp avec le meilleur coup&#xa0;: {points}&#xa0;; en réalité&#xa0;: {real}.</translation>
    </message>
    <message>
        <source>Points for your side with the better move: {points}; actual points: {real}.</source>
        <translation>Points de votre camp avec le meilleur coup&#xa0;: {points}&#xa0;; en réalité&#xa0;: {real}.</translation>
    </message>
    <message>
        <source>This time you were lucky: with the actual cards, your move was better.</source>
        <translation>Cette fois vous avez eu de la chance&#xa0;: avec les cartes réelles, votre coup était meilleur.</translation>
    </message>
    <message>
        <source>{cards} for {card}</source>
        <comment>an exchange</comment>
        <translation>{cards} contre {card}</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Très bon</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Inégal</translation>
    </message>
    <message>
        <source>You made no mistakes.</source>
        <translation>Vous n’avez fait aucune erreur.</translation>
    </message>
    <message>
        <source>With the better move: {points} points for you instead of {real}.</source>
        <translation>Avec le meilleur coup&#xa0;: {points} points pour vous au lieu de {real}.</translation>
    </message>
    <message>
        <source>a card from the stock</source>
        <translation>une carte du talon</translation>
    </message>
    <message>
        <source>Drew from the stock</source>
        <translation>Pioché du talon</translation>
    </message>
    <message>
        <source>Took: {cards}</source>
        <translation>Pris&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Custom rules</source>
        <translation>Règles personnelles</translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation>Vos propres règles.</translation>
    </message>
    <message>
        <source>Custom rules, based on {title}</source>
        <translation>Règles personnelles, d’après {title}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>et {count} de plus</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between changed rules</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>By the dealer’s jack</source>
        <translation>Atout par un valet</translation>
    </message>
    <message>
        <source>{title}, {count} players</source>
        <translation>{title}, {count} joueurs</translation>
    </message>
</context>
<context>
    <name>rulespage</name>
    <message>
        <source>Rules</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Printing is not available on this system.</source>
        <translation>L’impression n’est pas disponible sur ce système.</translation>
    </message>
    <message>
        <source>No printer is installed.</source>
        <translation>Aucune imprimante n’est installée.</translation>
    </message>
</context>
<context>
    <name>seal</name>
    <message>
        <source>Cards verified ✓</source>
        <translation>Cartes vérifiées ✓</translation>
    </message>
    <message>
        <source>Cards sealed</source>
        <translation>Cartes scellées</translation>
    </message>
</context>
<context>
    <name>series</name>
    <message>
        <source>Series {number}</source>
        <translation>Série {number}</translation>
    </message>
    <message>
        <source>Series {number}; practice, all cards face up</source>
        <translation>Série {number}&#xa0;; exercice, cartes découvertes</translation>
    </message>
    <message>
        <source>Series {number}; undo or a hint was used</source>
        <translation>Série {number}&#xa0;; un coup a été annulé ou un conseil donné</translation>
    </message>
    <message>
        <source>Series {number}, deal {deal}</source>
        <translation>Série {number}, donne {deal}</translation>
    </message>
    <message>
        <source>Series {number}, after deal {count}.</source>
        <translation>Série {number}, après la donne {count}.</translation>
    </message>
    <message>
        <source>&amp;Next series</source>
        <translation>Série &amp;suivante</translation>
    </message>
    <message>
        <source>The series is over.</source>
        <translation>La série est terminée.</translation>
    </message>
    <message>
        <source>Available when the series is over.</source>
        <translation>Possible à la fin de la série.</translation>
    </message>
    <message>
        <source>The code is hidden until the series is over. It then appears here, and anyone who has it can play the same cards.</source>
        <translation>Le code reste caché jusqu’à la fin de la série. Il s’affiche ensuite ici, et toute personne qui l’a peut jouer les mêmes cartes.</translation>
    </message>
    <message>
        <source>Play continues with the next series.</source>
        <translation>On continue avec la série suivante.</translation>
    </message>
    <message>
        <source>no series</source>
        <translation>aucune série</translation>
    </message>
    <message>
        <source>one series</source>
        <translation>une série</translation>
    </message>
    <message>
        <source>{count} series</source>
        <comment>several</comment>
        <translation>{count} séries</translation>
    </message>
    <message>
        <source>series</source>
        <comment>one</comment>
        <translation>série</translation>
    </message>
    <message>
        <source>series, and {count} unfinished</source>
        <comment>one</comment>
        <translation>série, inachevées&#xa0;:&#xa0;{count}</translation>
    </message>
    <message>
        <source>series</source>
        <comment>several</comment>
        <translation>séries</translation>
    </message>
    <message>
        <source>series, and {count} unfinished</source>
        <comment>several</comment>
        <translation>séries, inachevées&#xa0;:&#xa0;{count}</translation>
    </message>
    <message>
        <source>of series won</source>
        <translation>de séries gagnées</translation>
    </message>
    <message>
        <source>Score list</source>
        <translation>Feuille de série</translation>
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
        <translation>{game}, avec aide</translation>
    </message>
    <message>
        <source>{game}, practice</source>
        <translation>{game}, exercice</translation>
    </message>
    <message>
        <source>{number}.</source>
        <comment>number of a deal</comment>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>bowers</source>
        <translation>bowers</translation>
    </message>
    <message>
        <source>Stangen</source>
        <translation>barres</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>solde</translation>
    </message>
    <message>
        <source>total balance</source>
        <translation>solde total</translation>
    </message>
    <message>
        <source>carried forward</source>
        <translation>report</translation>
    </message>
    <message>
        <source>Play-off, only to break the tie; {name} deals</source>
        <translation>Donne de barrage, seulement pour départager&#xa0;; {name} donne</translation>
    </message>
    <message>
        <source>Deal {number}; {name} deals</source>
        <translation>Donne {number}&#xa0;; {name} donne</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
    <message>
        <source>Totals; check sum {check}</source>
        <translation>Totaux&#xa0;; somme de contrôle {check}</translation>
    </message>
    <message>
        <source>Left bowers captured by the right bower: 1 unit each</source>
        <translation>Bowers gauches pris par le droit&#xa0;: 1 unité chacun</translation>
    </message>
    <message>
        <source>Hands without a trick: 1 unit to each of the others</source>
        <translation>Donnes sans pli&#xa0;: 1 unité à chacun des autres</translation>
    </message>
    <message>
        <source>Settlement of the game</source>
        <translation>Règlement de la partie</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>cadre</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>Brote</source>
        <translation>Brote</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>traits</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>Game {number}; practice, all cards face up</source>
        <translation>Partie {number}&#xa0;; exercice, cartes découvertes</translation>
    </message>
    <message>
        <source>Game {number}; undo or a hint was used</source>
        <translation>Partie {number}&#xa0;; un coup a été annulé ou un conseil donné</translation>
    </message>
    <message>
        <source>Brote (loaves): games won</source>
        <translation>Brote (pains)&#xa0;: parties gagnées</translation>
    </message>
    <message>
        <source>frame: marks for those who lost</source>
        <translation>cadre&#xa0;: marques des perdants</translation>
    </message>
    <message>
        <source>lines: a side without lines wins the game</source>
        <translation>traits&#xa0;: un camp sans traits gagne la partie</translation>
    </message>
    <message>
        <source>slate: the last player with marks loses the game</source>
        <translation>ardoise&#xa0;: le dernier joueur qui a des marques perd la partie</translation>
    </message>
    <message>
        <source>no stroke</source>
        <translation>aucun trait</translation>
    </message>
    <message>
        <source>1 stroke</source>
        <translation>1 trait</translation>
    </message>
    <message>
        <source>{count} strokes</source>
        <translation>{count} traits</translation>
    </message>
    <message>
        <source>{strokes}, {count} wiped away</source>
        <translation>{strokes}, {count} effacés</translation>
    </message>
    <message>
        <source>Ladder of {count} rungs; the side that wipes its half first wins the set</source>
        <translation>Échelle à {count} barreaux&#xa0;; le premier camp qui efface sa moitié gagne la manche</translation>
    </message>
    <message>
        <source>no rung left</source>
        <translation>plus de barreau</translation>
    </message>
    <message>
        <source>1 rung left</source>
        <translation>encore 1 barreau</translation>
    </message>
    <message>
        <source>{count} rungs left</source>
        <translation>encore {count} barreaux</translation>
    </message>
    <message>
        <source>{points} written in the middle</source>
        <translation>{points} inscrits au milieu</translation>
    </message>
    <message>
        <source>{points} written</source>
        <translation>{points} inscrits</translation>
    </message>
    <message>
        <source>1 mark on the frame</source>
        <translation>1 marque sur le cadre</translation>
    </message>
    <message>
        <source>{count} marks on the frame</source>
        <translation>{count} marques sur le cadre</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what a side has of a ladder</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Carried over after game {number}</source>
        <translation>Report après la partie {number}</translation>
    </message>
    <message>
        <source>Balance of the session, units won and lost</source>
        <translation>Solde de la séance, unités gagnées et perdues</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Winnings in this game: units received</source>
        <translation>Gains de cette partie&#xa0;: unités reçues</translation>
    </message>
    <message>
        <source>Balance of this game, fees included</source>
        <translation>Solde de cette partie, amendes comprises</translation>
    </message>
    <message>
        <source>Winnings in the session: units received, without losses</source>
        <translation>Gains de la séance&#xa0;: unités reçues, sans les pertes</translation>
    </message>
    <message>
        <source>{text}; leading: {names}</source>
        <translation>{text}&#xa0;; en tête&#xa0;: {names}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>{entry}; dealer</source>
        <translation>{entry}&#xa0;; donneur</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zéro</translation>
    </message>
    <message>
        <source>Stange, no points</source>
        <translation>barre, aucun point</translation>
    </message>
    <message>
        <source>Stange, no trick</source>
        <translation>barre, aucun pli</translation>
    </message>
    <message>
        <source>{points}, from discards only, no trick</source>
        <translation>{points}, écart seul, aucun pli</translation>
    </message>
    <message>
        <source>0, no trick</source>
        <translation>0, aucun pli</translation>
    </message>
    <message>
        <source>0, tricks without points</source>
        <translation>0, plis sans points</translation>
    </message>
    <message>
        <source>{total} so far</source>
        <translation>{total} jusqu’ici</translation>
    </message>
    <message>
        <source>{total} – tie to be broken</source>
        <translation>{total} – barrage à jouer</translation>
    </message>
    <message>
        <source>{total} – tied for first</source>
        <translation>{total} – victoire partagée</translation>
    </message>
    <message>
        <source>{total} – wins the game</source>
        <translation>{total} – gagne la partie</translation>
    </message>
    <message>
        <source>{total} – {band}, pays nothing</source>
        <translation>{total} – {band}, ne paie rien</translation>
    </message>
    <message>
        <source>{total} – {band}, {units} for the winner</source>
        <translation>{total} – {band}, rapporte {units} au gagnant</translation>
    </message>
    <message>
        <source>{total} – {band}, pays {units} to each winner</source>
        <translation>{total} – {band}, paie {units} à chaque gagnant</translation>
    </message>
    <message>
        <source>{total} – {band}, pays {units}</source>
        <translation>{total} – {band}, paie {units}</translation>
    </message>
    <message>
        <source>loses the play-off</source>
        <translation>perd le barrage</translation>
    </message>
    <message>
        <source>150 or more</source>
        <translation>150 ou plus</translation>
    </message>
    <message>
        <source>under 150</source>
        <translation>moins de 150</translation>
    </message>
    <message>
        <source>Deal {number}, {name}: {words}</source>
        <translation>Donne {number}, {name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>matsch</source>
        <translation>matsch</translation>
    </message>
    <message>
        <source>matsch, under 50</source>
        <translation>matsch, moins de 50</translation>
    </message>
    <message>
        <source>{units} in deal {number}</source>
        <translation>{units} à la donne {number}</translation>
    </message>
    <message>
        <source>{name}, {row}: {words}</source>
        <translation>{name}, {row}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>{entry}, crossed out</source>
        <translation>{entry}, barré</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
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
        <translation>{rules}&#xa0;; {changes}</translation>
    </message>
    <message>
        <source>Seal verified: {proved} of {deals} deals.</source>
        <translation>Sceau vérifié&#xa0;: {proved} donnes sur {deals}.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>exercice</translation>
    </message>
    <message>
        <source>check</source>
        <translation>contrôle</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>barrage</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>gains</translation>
    </message>
    <message>
        <source>Stange: no trick, no points</source>
        <translation>barre&#xa0;: aucun pli, aucun point</translation>
    </message>
    <message>
        <source>king: sits out</source>
        <translation>roi&#xa0;: ne joue pas</translation>
    </message>
    <message>
        <source>underlined: dealer without a trick; discards only</source>
        <translation>souligné&#xa0;: donneur sans pli, écart seul</translation>
    </message>
    <message>
        <source>in brackets: marks wiped</source>
        <translation>entre parenthèses&#xa0;: marques effacées</translation>
    </message>
    <message>
        <source>play-off: one more deal to break the tie</source>
        <translation>barrage&#xa0;: une donne de plus pour départager</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>ardoise</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>paiement</translation>
    </message>
    <message>
        <source>wiped</source>
        <translation>effacement</translation>
    </message>
    <message>
        <source>rungs left</source>
        <translation>barreaux</translation>
    </message>
    <message>
        <source>written</source>
        <translation>inscrit</translation>
    </message>
    <message>
        <source>crossed out: replaced by another number</source>
        <translation>barré&#xa0;: remplacé par un autre nombre</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between place and date</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Règles&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Leading: {names}, {units}</source>
        <translation>En tête&#xa0;: {names}, {units}</translation>
    </message>
    <message>
        <source>• dealer</source>
        <translation>• donneur</translation>
    </message>
    <message>
        <source>underlined: one more mark</source>
        <translation>souligné&#xa0;: une marque de plus</translation>
    </message>
    <message>
        <source>/ Stange, no trick</source>
        <translation>/ barre, aucun pli</translation>
    </message>
    <message>
        <source>– Stange, no trick</source>
        <translation>– barre, aucun pli</translation>
    </message>
    <message>
        <source>underlined: discards only</source>
        <translation>souligné&#xa0;: écart seul</translation>
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
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Printing is not available because a library is missing ({fault}). Save the score sheet as a PDF instead.</source>
        <translation>L’impression n’est pas disponible, car il manque une bibliothèque ({fault}). Enregistrez plutôt un PDF.</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimer la feuille de marque</translation>
    </message>
    <message>
        <source>No printer is installed. Save the score sheet as a PDF instead.</source>
        <translation>Aucune imprimante n’est installée. Enregistrez plutôt un PDF.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>The score sheet does not have this page.</source>
        <translation>La feuille de marque n’a pas cette page.</translation>
    </message>
    <message>
        <source>The printer does not respond.</source>
        <translation>L’imprimante ne répond pas.</translation>
    </message>
    <message>
        <source>Staubaus</source>
        <translation>Staubaus</translation>
    </message>
    <message>
        <source>Staubaus: units won from or paid to each opponent</source>
        <translation>Staubaus&#xa0;: unités reçues de chaque adversaire ou payées à chacun</translation>
    </message>
    <message>
        <source>crown: king, sits out</source>
        <translation>couronne&#xa0;: roi, ne joue pas</translation>
    </message>
    <message>
        <source>total winnings</source>
        <translation>gains totaux</translation>
    </message>
    <message>
        <source>Deal {number}: {note}</source>
        <translation>Donne {number}&#xa0;: {note}</translation>
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
        <translation>{game}, Schneider annoncé</translation>
    </message>
    <message>
        <source>{game}, Schwarz announced</source>
        <translation>{game}, Schwarz annoncé</translation>
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
        <translation>Je passe</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Take up the skat</source>
        <translation>Prendre le skat</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation>Jouer Hand</translation>
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
        <translation>Passer le skat</translation>
    </message>
    <message>
        <source>Grand Hand</source>
        <translation>Grand Hand</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Lay down the hand</source>
        <translation>Étaler la main</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>You say {call}.</source>
        <translation>Vous dites {call}.</translation>
    </message>
    <message>
        <source>You say Kontra: the game counts double.</source>
        <translation>Vous dites Kontra&#xa0;: le jeu compte double.</translation>
    </message>
    <message>
        <source>You say Re: the game counts four times.</source>
        <translation>Vous dites Re&#xa0;: le jeu compte quatre fois.</translation>
    </message>
    <message>
        <source>You pass the skat on: the loss doubles.</source>
        <translation>Vous passez le skat&#xa0;: la perte double.</translation>
    </message>
    <message>
        <source>You give up.</source>
        <translation>Vous abandonnez.</translation>
    </message>
    <message>
        <source>You lay down your hand and claim the game.</source>
        <translation>Vous étalez votre main et réclamez le jeu.</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>Vous êtes d’accord.</translation>
    </message>
    <message>
        <source>You want to play on.</source>
        <translation>Vous voulez continuer à jouer.</translation>
    </message>
    <message>
        <source>{name} says {call}.</source>
        <translation>{name} dit {call}.</translation>
    </message>
    <message>
        <source>{why}: ×{times}</source>
        <translation>{why}&#xa0;: ×{times}</translation>
    </message>
    <message>
        <source>You hold.</source>
        <translation>Vous tenez.</translation>
    </message>
    <message>
        <source>{name} holds.</source>
        <translation>{name} tient.</translation>
    </message>
    <message>
        <source>You take up the skat.</source>
        <translation>Vous prenez le skat.</translation>
    </message>
    <message>
        <source>{name} takes up the skat.</source>
        <translation>{name} prend le skat.</translation>
    </message>
    <message>
        <source>You play Hand: the skat stays face down.</source>
        <translation>Vous jouez Hand&#xa0;: le skat reste face cachée.</translation>
    </message>
    <message>
        <source>{name} plays Hand: the skat stays face down.</source>
        <translation>{name} joue Hand&#xa0;: le skat reste face cachée.</translation>
    </message>
    <message>
        <source>You play {call}.</source>
        <translation>Vous jouez {call}.</translation>
    </message>
    <message>
        <source>{name} says Kontra: the game counts double.</source>
        <translation>{name} dit Kontra&#xa0;: le jeu compte double.</translation>
    </message>
    <message>
        <source>{name} says Re: the game counts four times.</source>
        <translation>{name} dit Re&#xa0;: le jeu compte quatre fois.</translation>
    </message>
    <message>
        <source>{name} passes the skat on: the loss doubles.</source>
        <translation>{name} passe le skat&#xa0;: la perte double.</translation>
    </message>
    <message>
        <source>{name} gives up.</source>
        <translation>{name} abandonne.</translation>
    </message>
    <message>
        <source>{name} lays down the hand and claims the game.</source>
        <translation>{name} étale sa main et réclame le jeu.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} est d’accord.</translation>
    </message>
    <message>
        <source>{name} wants to play on.</source>
        <translation>{name} veut continuer à jouer.</translation>
    </message>
    <message>
        <source>{name} plays {call}.</source>
        <translation>{name} joue {call}.</translation>
    </message>
    <message>
        <source>You ask {other}: {bid}?</source>
        <translation>Vous enchérissez {bid} contre {other}</translation>
    </message>
    <message>
        <source>No bid yet; you ask {other}</source>
        <translation>Pas encore d’enchère&#xa0;; vous enchérissez contre {other}</translation>
    </message>
    <message>
        <source>{bid} stands; you ask {other}</source>
        <translation>Enchère {bid}&#xa0;; vous enchérissez contre {other}</translation>
    </message>
    <message>
        <source>You may play at {bid}</source>
        <translation>Vous pouvez jouer à {bid}</translation>
    </message>
    <message>
        <source>{name} asks {other}: {bid}?</source>
        <translation>{name} enchérit {bid} contre {other}</translation>
    </message>
    <message>
        <source>No bid yet; {name} asks {other}</source>
        <translation>Pas encore d’enchère&#xa0;; {name} enchérit contre {other}</translation>
    </message>
    <message>
        <source>{bid} stands; {name} asks {other}</source>
        <translation>Enchère {bid}&#xa0;; {name} enchérit contre {other}</translation>
    </message>
    <message>
        <source>{name} may play at {bid}</source>
        <translation>{name} peut jouer à {bid}</translation>
    </message>
    <message>
        <source>You play at {bid}. Take up the skat, or play Hand?</source>
        <translation>Vous jouez à {bid}. Prendre le skat ou jouer Hand&#xa0;?</translation>
    </message>
    <message>
        <source>Bid {bid}, from the hand: which game do you play?</source>
        <translation>Enchère {bid}, jeu Hand&#xa0;: quel jeu annoncez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Bid {bid}: which game do you play?</source>
        <translation>Enchère {bid}&#xa0;: quel jeu annoncez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Ramsch: take up the skat, or pass it on unseen?</source>
        <translation>Ramsch&#xa0;: prendre le skat ou le passer sans le voir&#xa0;?</translation>
    </message>
    <message>
        <source>{name} plays {game}. Do you say Kontra?</source>
        <translation>{name} joue {game}. Dites-vous Kontra&#xa0;?</translation>
    </message>
    <message>
        <source>A round of Ramsch: do you play Grand Hand instead?</source>
        <translation>Tour de Ramsch&#xa0;: jouez-vous plutôt Grand Hand&#xa0;?</translation>
    </message>
    <message>
        <source>Do you want to end this deal?</source>
        <translation>Voulez-vous finir cette donne&#xa0;?</translation>
    </message>
    <message>
        <source>{name} lays down the hand and claims the game. Do you agree?</source>
        <translation>{name} étale sa main et réclame le jeu. Êtes-vous d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>{name} gives the game up. Do you agree?</source>
        <translation>{name} abandonne le jeu. Êtes-vous d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>{name} gives up for both defenders. Do you agree?</source>
        <translation>{name} abandonne pour les deux défenseurs. Êtes-vous d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>{name} says {bid}. Do you hold?</source>
        <translation>{name} dit {bid}. Tenez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{name} jumps from {level} to {bid}. Do you hold?</source>
        <translation>{name} saute de {level} à {bid}. Tenez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>The others have passed. Do you play at {bid}?</source>
        <translation>Les autres ont passé. Jouez-vous à {bid}&#xa0;?</translation>
    </message>
    <message>
        <source>{bid} stands. What do you say to {name}?</source>
        <translation>L’enchère est à {bid}. Que dites-vous à {name}&#xa0;?</translation>
    </message>
    <message>
        <source>You ask {name}. What do you say?</source>
        <translation>Vous enchérissez contre {name}. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{game}, bid {bid}: you play for {value}.</source>
        <translation>{game}, enchère {bid}&#xa0;: vous jouez pour {value}.</translation>
    </message>
    <message>
        <source>{game}, {run}, bid {bid}: you play for {value}.</source>
        <translation>{game}, {run}, enchère {bid}&#xa0;: vous jouez pour {value}.</translation>
    </message>
    <message>
        <source>It is enough only if a side is Schneider.</source>
        <translation>Cela ne suffit que si un camp est Schneider.</translation>
    </message>
    <message>
        <source>It is enough only if a side is Schwarz.</source>
        <translation>Cela ne suffit que si un camp est Schwarz.</translation>
    </message>
    <message>
        <source>It can be enough only if you announce a level.</source>
        <translation>Cela ne peut suffire que si vous annoncez un degré.</translation>
    </message>
    <message>
        <source>That is below the bid: the game is lost at once.</source>
        <translation>C’est au-dessous de l’enchère&#xa0;: le jeu est perdu aussitôt.</translation>
    </message>
    <message>
        <source>That is below the bid: the game is lost, however it is played.</source>
        <translation>C’est au-dessous de l’enchère&#xa0;: le jeu est perdu de toute façon.</translation>
    </message>
    <message>
        <source>with {count}</source>
        <translation>avec {count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation>sans {count}</translation>
    </message>
    <message>
        <source>above your games</source>
        <translation>au-dessus de vos jeux</translation>
    </message>
    <message>
        <source>{value}, reaches the bid</source>
        <translation>{value}, suffit</translation>
    </message>
    <message>
        <source>{value}, only with Schneider</source>
        <translation>{value}, avec Schneider</translation>
    </message>
    <message>
        <source>{value}, only with Schwarz</source>
        <translation>{value}, avec Schwarz</translation>
    </message>
    <message>
        <source>{value}, only if announced</source>
        <translation>{value}, avec annonce</translation>
    </message>
    <message>
        <source>{value}, below the bid</source>
        <translation>{value}, trop peu</translation>
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
        <translation>Mes jeux</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Points de jeu</translation>
    </message>
    <message>
        <source>List points</source>
        <translation>Points de liste</translation>
    </message>
    <message>
        <source>Deal {number}: Ramsch</source>
        <translation>Donne {number}&#xa0;: Ramsch</translation>
    </message>
    <message>
        <source>Deal {number}: passed in</source>
        <translation>Donne {number}&#xa0;: passée</translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation>Vous gagnez {game}</translation>
    </message>
    <message>
        <source>You lose {game}</source>
        <translation>Vous perdez {game}</translation>
    </message>
    <message>
        <source>{name} wins {game}</source>
        <translation>{name} gagne {game}</translation>
    </message>
    <message>
        <source>{name} loses {game}</source>
        <translation>{name} perd {game}</translation>
    </message>
    <message>
        <source>Bock round ({why}): {count} deals count double.</source>
        <translation>Tour de Bock ({why})&#xa0;: les {count} prochaines donnes comptent double.</translation>
    </message>
    <message>
        <source>Skat: {cards}.</source>
        <translation>Skat&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Écart&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Side’s points</source>
        <translation>Points du camp</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>{names} win the series</source>
        <translation>{names} gagnent la série</translation>
    </message>
    <message>
        <source>You win the series</source>
        <translation>Vous gagnez la série</translation>
    </message>
    <message>
        <source>{name} wins the series</source>
        <translation>{name} gagne la série</translation>
    </message>
    <message>
        <source>{steps}, times {game} {base}: {value}.</source>
        <translation>{steps}, fois {game} {base}&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Overbid: {made} is below the bid of {bid}, so the game counts {value}.</source>
        <translation>Enchère trop haute&#xa0;: {made} est au-dessous de l’enchère de {bid}, le jeu compte donc {value}.</translation>
    </message>
    <message>
        <source>game {count}</source>
        <translation>jeu {count}</translation>
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
        <translation>annoncé {count}</translation>
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
        <translation>Null vaut moins que l’enchère de {bid}&#xa0;: perdu aussitôt. L’autre jeu le moins cher compte {value}.</translation>
    </message>
    <message>
        <source>Null: {value}.</source>
        <translation>Null&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Null Hand: {value}.</source>
        <translation>Null Hand&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Null Ouvert: {value}.</source>
        <translation>Null Ouvert&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Null Ouvert Hand: {value}.</source>
        <translation>Null Ouvert Hand&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Won: {score}</source>
        <translation>Gagné&#xa0;: {score}</translation>
    </message>
    <message>
        <source>Lost, which counts double: {score}</source>
        <translation>Perdu, ce qui compte double&#xa0;: {score}</translation>
    </message>
    <message>
        <source>Lost: {score}</source>
        <translation>Perdu&#xa0;: {score}</translation>
    </message>
    <message>
        <source>The game was given up</source>
        <translation>Le jeu a été abandonné</translation>
    </message>
    <message>
        <source>The hand was laid down</source>
        <translation>La main a été étalée</translation>
    </message>
    <message>
        <source>{own} to {other} points</source>
        <translation>{own} points à {other}</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>You deal and sit out: click a player to see their hand</source>
        <translation>Vous donnez et ne jouez pas&#xa0;: cliquez sur un joueur pour voir ses cartes</translation>
    </message>
    <message>
        <source>Do you hold?</source>
        <translation>Tenez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Take up the skat, or play Hand?</source>
        <translation>Prendre le skat ou jouer Hand&#xa0;?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Which game do you play?</source>
        <translation>Quel jeu annoncez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Premier en main</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Deuxième en main</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Troisième en main</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>déclarant</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Enchère {bid}</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Donne passée</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Ramsch: take few points</source>
        <translation>Ramsch&#xa0;: prendre peu de points</translation>
    </message>
    <message>
        <source>You play at {bid}</source>
        <translation>Vous jouez à {bid}</translation>
    </message>
    <message>
        <source>{name} plays at {bid}</source>
        <translation>{name} joue à {bid}</translation>
    </message>
    <message>
        <source>You play {game}, bid {bid}</source>
        <translation>Vous jouez {game}, enchère {bid}</translation>
    </message>
    <message>
        <source>{name} plays {game}, bid {bid}</source>
        <translation>{name} joue {game}, enchère {bid}</translation>
    </message>
    <message>
        <source>Jacks can’t be passed on</source>
        <translation>Les valets ne peuvent pas être passés</translation>
    </message>
    <message>
        <source>The bid is too high: with {share} of 100 possible skats the game that you could win is worth less.</source>
        <translation>L’enchère est trop haute&#xa0;: avec {share} skats possibles sur 100, le jeu que vous pourriez gagner vaut moins.</translation>
    </message>
    <message>
        <source>The defenders say Kontra. Do you say Re?</source>
        <translation>La défense dit Kontra. Dites-vous Re&#xa0;?</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>All series</source>
        <translation>Toutes les séries</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Vous perdez le Ramsch</translation>
    </message>
    <message>
        <source>{name} loses the Ramsch</source>
        <translation>{name} perd le Ramsch</translation>
    </message>
    <message>
        <source>{end}; with {why}, times {times}: {score}</source>
        <translation>{end}&#xa0;; {why}, multiplié par {times}&#xa0;: {score}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Réclamer le gain</translation>
    </message>
    <message>
        <source>{state}; {counts}</source>
        <translation>{state}&#xa0;; {counts}</translation>
    </message>
    <message>
        <source>You play {game}</source>
        <translation>Vous jouez {game}</translation>
    </message>
    <message>
        <source>{name} plays {game}</source>
        <translation>{name} joue {game}</translation>
    </message>
    <message>
        <source>In the skat: {card}</source>
        <translation>Dans le skat&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Vous dites non.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} dit non.</translation>
    </message>
    <message>
        <source>skat passed on ({names})</source>
        <translation>skat passé ({names})</translation>
    </message>
    <message>
        <source>Bock ({left} more)</source>
        <translation>Bock (encore {left})</translation>
    </message>
    <message>
        <source>Bock (last deal)</source>
        <translation>Bock (dernière donne)</translation>
    </message>
    <message>
        <source>{why}: counts {times} times</source>
        <translation>{why}&#xa0;: compte {times} fois</translation>
    </message>
    <message>
        <source>You have no trick, which doubles the loss.</source>
        <translation>Vous n’avez aucun pli, ce qui double la perte.</translation>
    </message>
    <message>
        <source>{name} has no trick, which doubles the loss.</source>
        <translation>{name} n’a aucun pli, ce qui double la perte.</translation>
    </message>
    <message>
        <source>The skat counts for nobody.</source>
        <translation>Le skat ne compte pour personne.</translation>
    </message>
    <message>
        <source>The skat has no points.</source>
        <translation>Le skat n’a aucun point.</translation>
    </message>
    <message>
        <source>You get the skat with the last trick: {points}.</source>
        <translation>Avec le dernier pli, vous recevez le skat&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} gets the skat with the last trick: {points}.</source>
        <translation>Avec le dernier pli, {name} reçoit le skat&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>You have the most points and get the skat: {points}.</source>
        <translation>Vous avez le plus de points et recevez le skat&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} has the most points and gets the skat: {points}.</source>
        <translation>{name} a le plus de points et reçoit le skat&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>lost with 60 points</source>
        <translation>perdu avec 60 points</translation>
    </message>
    <message>
        <source>Grand Hand won</source>
        <translation>Grand Hand gagné</translation>
    </message>
    <message>
        <source>lost after Kontra</source>
        <translation>perdu après Kontra</translation>
    </message>
    <message>
        <source>three equal digits</source>
        <translation>trois chiffres égaux</translation>
    </message>
    <message>
        <source>a multiple of 100</source>
        <translation>un multiple de 100</translation>
    </message>
    <message>
        <source>won with {value} or more</source>
        <translation>gagné avec {value} ou plus</translation>
    </message>
</context>
<context>
    <name>skat_list</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Base value</source>
        <translation>Valeur de base</translation>
    </message>
    <message>
        <source>With matadors</source>
        <translation>Avec matadors</translation>
    </message>
    <message>
        <source>Without matadors</source>
        <translation>Sans matadors</translation>
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
        <translation>Schneider annoncé</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz annoncé</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Kontra, Re, Bock</source>
        <translation>Kontra, Re, Bock</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Passé</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Points de jeu</translation>
    </message>
    <message>
        <source>Won × 50</source>
        <translation>Gagnés × 50</translation>
    </message>
    <message>
        <source>Lost × 50</source>
        <translation>Perdus × 50</translation>
    </message>
    <message>
        <source>Lost by others × 40</source>
        <translation>Perdus par d’autres × 40</translation>
    </message>
    <message>
        <source>Lost by others × 30</source>
        <translation>Perdus par d’autres × 30</translation>
    </message>
    <message>
        <source>List points</source>
        <translation>Points de liste</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Rounds to pay</source>
        <translation>Tournées à payer</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>rang {number}</translation>
    </message>
    <message>
        <source>passed in</source>
        <translation>tous ont passé</translation>
    </message>
    <message>
        <source>G: Grand</source>
        <translation>G&#xa0;: Grand</translation>
    </message>
    <message>
        <source>N: Null</source>
        <translation>N&#xa0;: Null</translation>
    </message>
    <message>
        <source>R: Ramsch</source>
        <translation>R&#xa0;: Ramsch</translation>
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
        <translation>{game} avec {count}</translation>
    </message>
    <message>
        <source>{game} without {count}</source>
        <translation>{game} sans {count}</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>enchère dépassée</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>times {factor}</source>
        <translation>fois {factor}</translation>
    </message>
    <message>
        <source>total {points}</source>
        <translation>total {points}</translation>
    </message>
    <message>
        <source>Leading: {names}, {points}</source>
        <translation>En tête&#xa0;: {names}, {points}</translation>
    </message>
    <message>
        <source>All series</source>
        <translation>Toutes les séries</translation>
    </message>
</context>
<context>
    <name>skat_statistics</name>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Points au fil du temps</translation>
    </message>
    <message>
        <source>from {first} to {last}, points: {units}</source>
        <translation>du {first} au {last}, points&#xa0;: {units}</translation>
    </message>
    <message>
        <source>points per series</source>
        <translation>points par série</translation>
    </message>
    <message>
        <source>Against each opponent (points)</source>
        <translation>Contre chaque adversaire (points)</translation>
    </message>
    <message>
        <source>Declaring and defending (per 100 deals)</source>
        <translation>Jeux déclarés et défense (pour 100 donnes)</translation>
    </message>
    <message>
        <source>Kinds of games (per 100 declared)</source>
        <translation>Sortes de jeux (pour 100 déclarés)</translation>
    </message>
    <message>
        <source>Games by position (per 100 declared)</source>
        <translation>Jeux selon la position (pour 100 déclarés)</translation>
    </message>
    <message>
        <source>List points per deal by position</source>
        <translation>Points de liste par donne selon la position</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>rearhand</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>Declared, won</source>
        <translation>Jeux déclarés, gagnés</translation>
    </message>
    <message>
        <source>Declared, lost</source>
        <translation>Jeux déclarés, perdus</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Enchère dépassée</translation>
    </message>
    <message>
        <source>Won with Schneider</source>
        <translation>Gagnés avec Schneider</translation>
    </message>
    <message>
        <source>Defended, won</source>
        <translation>En défense, gagnés</translation>
    </message>
    <message>
        <source>Defended, lost</source>
        <translation>En défense, perdus</translation>
    </message>
    <message>
        <source>Suit games, won</source>
        <translation>À la couleur, gagnés</translation>
    </message>
    <message>
        <source>Suit games, lost</source>
        <translation>À la couleur, perdus</translation>
    </message>
    <message>
        <source>Grand, won</source>
        <translation>Grand, gagnés</translation>
    </message>
    <message>
        <source>Grand, lost</source>
        <translation>Grand, perdus</translation>
    </message>
    <message>
        <source>Null, won</source>
        <translation>Null, gagnés</translation>
    </message>
    <message>
        <source>Null, lost</source>
        <translation>Null, perdus</translation>
    </message>
    <message>
        <source>Hand games, won</source>
        <translation>Jeux Hand, gagnés</translation>
    </message>
    <message>
        <source>Hand games, lost</source>
        <translation>Jeux Hand, perdus</translation>
    </message>
    <message>
        <source>Forehand, won</source>
        <translation>Premier en main, gagnés</translation>
    </message>
    <message>
        <source>Forehand, lost</source>
        <translation>Premier en main, perdus</translation>
    </message>
    <message>
        <source>Middlehand, won</source>
        <translation>Deuxième en main, gagnés</translation>
    </message>
    <message>
        <source>Middlehand, lost</source>
        <translation>Deuxième en main, perdus</translation>
    </message>
    <message>
        <source>Rearhand, won</source>
        <translation>Troisième en main, gagnés</translation>
    </message>
    <message>
        <source>Rearhand, lost</source>
        <translation>Troisième en main, perdus</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Unfinished play is not counted.</source>
        <translation>Ce qui est inachevé ne compte pas.</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>séances</translation>
    </message>
    <message>
        <source>session</source>
        <translation>séance</translation>
    </message>
    <message>
        <source>game, and {count} unfinished</source>
        <translation>partie, inachevées&#xa0;:&#xa0;{count}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>games, and {count} unfinished</source>
        <translation>parties, inachevées&#xa0;:&#xa0;{count}</translation>
    </message>
    <message>
        <source>of games won</source>
        <translation>de parties gagnées</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unités</translation>
    </message>
    <message>
        <source>Units over time</source>
        <translation>Unités au fil du temps</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>premier en main</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>deuxième en main</translation>
    </message>
    <message>
        <source>Points per deal by position (line: equal share)</source>
        <translation>Points par donne selon la place (trait&#xa0;: part égale)</translation>
    </message>
    <message>
        <source>Stangen by opponents</source>
        <translation>Barres des adversaires</translation>
    </message>
    <message>
        <source>Your Stangen</source>
        <translation>Vos barres</translation>
    </message>
    <message>
        <source>Left bowers captured</source>
        <translation>Bowers gauches pris</translation>
    </message>
    <message>
        <source>Left bowers lost</source>
        <translation>Bowers gauches perdus</translation>
    </message>
    <message>
        <source>Brote ahead</source>
        <translation>Brote d’avance</translation>
    </message>
    <message>
        <source>Brote ahead over time</source>
        <translation>Brote d’avance au fil du temps</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>from {first} to {last}, units: {units}</source>
        <translation>du {first} au {last}, unités&#xa0;: {units}</translation>
    </message>
    <message>
        <source>Stangen, bowers and Staubaus (per 100 deals)</source>
        <translation>Barres, bowers et Staubaus (sur cent donnes)</translation>
    </message>
    <message>
        <source>Brot ahead</source>
        <translation>Brot d’avance</translation>
    </message>
    <message>
        <source>from {first} to {last}, Brote: {units}</source>
        <translation>du {first} au {last}, Brote&#xa0;: {units}</translation>
    </message>
    <message>
        <source>Brote per game</source>
        <translation>Brote par partie</translation>
    </message>
    <message>
        <source>Against each opponent (Brote ahead)</source>
        <translation>Contre chaque adversaire (Brote d’avance)</translation>
    </message>
    <message>
        <source>Brot behind</source>
        <translation>Brot de retard</translation>
    </message>
    <message>
        <source>Brote behind</source>
        <translation>Brote de retard</translation>
    </message>
    <message>
        <source>Choosing trumps and defending (per 100 deals)</source>
        <translation>Choix de l’atout et défense (sur cent donnes)</translation>
    </message>
    <message>
        <source>game ahead</source>
        <translation>partie d’avance</translation>
    </message>
    <message>
        <source>games ahead</source>
        <translation>parties d’avance</translation>
    </message>
    <message>
        <source>Games ahead over time</source>
        <translation>Parties d’avance au fil du temps</translation>
    </message>
    <message>
        <source>from {first} to {last}, games: {units}</source>
        <translation>du {first} au {last}&#xa0;: {units} parties</translation>
    </message>
    <message>
        <source>lead per game</source>
        <translation>avance par partie</translation>
    </message>
    <message>
        <source>Against each opponent (games ahead)</source>
        <translation>Contre chaque adversaire (parties d’avance)</translation>
    </message>
    <message>
        <source>game behind</source>
        <translation>partie de retard</translation>
    </message>
    <message>
        <source>games behind</source>
        <translation>parties de retard</translation>
    </message>
    <message>
        <source>mark ahead</source>
        <translation>marque d’avance</translation>
    </message>
    <message>
        <source>marks ahead</source>
        <translation>marques d’avance</translation>
    </message>
    <message>
        <source>Marks ahead over time</source>
        <translation>Marques d’avance au fil du temps</translation>
    </message>
    <message>
        <source>from {first} to {last}, marks: {units}</source>
        <translation>du {first} au {last}, marques&#xa0;: {units}</translation>
    </message>
    <message>
        <source>mark behind</source>
        <translation>marque de retard</translation>
    </message>
    <message>
        <source>marks behind</source>
        <translation>marques de retard</translation>
    </message>
    <message>
        <source>marks per set</source>
        <translation>marques par manche</translation>
    </message>
    <message>
        <source>Against each opponent (marks ahead)</source>
        <translation>Contre chaque adversaire (marques d’avance)</translation>
    </message>
    <message>
        <source>Rungs (per 100 deals)</source>
        <translation>Barreaux (sur cent donnes)</translation>
    </message>
    <message>
        <source>marks per game</source>
        <translation>marques par partie</translation>
    </message>
    <message>
        <source>Marks on the slate (per 100 deals)</source>
        <translation>Marques sur l’ardoise (sur cent donnes)</translation>
    </message>
    <message>
        <source>Game results (per 100 games)</source>
        <translation>Résultat des parties (sur cent parties)</translation>
    </message>
    <message>
        <source>Stangen and bowers (per 100 deals)</source>
        <translation>Barres et bowers (sur cent donnes)</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>With each partner</source>
        <translation>Avec chaque partenaire</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>units per game</source>
        <translation>unités par partie</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>devant</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>derrière</translation>
    </message>
    <message>
        <source>Against each opponent (units won and lost)</source>
        <translation>Contre chaque adversaire (unités gagnées et perdues)</translation>
    </message>
    <message>
        <source>Staubaus, won</source>
        <translation>Staubaus, gagné</translation>
    </message>
    <message>
        <source>Staubaus, lost</source>
        <translation>Staubaus, perdu</translation>
    </message>
    <message>
        <source>Cost of your mistakes per deal</source>
        <translation>Coût de vos erreurs par donne</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Draws and calls</source>
        <translation>Pioches et annonces</translation>
    </message>
    <message>
        <source>Discards and exchanges</source>
        <translation>Écarts et échanges</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Jouer en premier</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>Trumping or discarding</source>
        <translation>Couper ou se défausser</translation>
    </message>
    <message>
        <source>Bad luck: with the actual cards they cost {cost} more.</source>
        <translation>Malchance&#xa0;: avec les cartes réelles, elles ont coûté {cost} de plus.</translation>
    </message>
    <message>
        <source>Luck played no part: with the actual cards it’s the same.</source>
        <translation>La chance n’a pas joué&#xa0;: avec les cartes réelles, c’est pareil.</translation>
    </message>
    <message>
        <source>100% is the difference between winning and losing a deal.</source>
        <translation>100&#xa0;% est la différence entre une donne gagnée et une donne perdue.</translation>
    </message>
    <message>
        <source>Mistakes by kind of move</source>
        <translation>Erreurs par type de coup</translation>
    </message>
    <message>
        <source>Luck: with the actual cards they cost {cost} less.</source>
        <translation>Chance&#xa0;: avec les cartes réelles, elles ont coûté {cost} de moins.</translation>
    </message>
    <message>
        <source>On average the mistakes in a deal cost you {cost}.</source>
        <translation>En moyenne, vos erreurs dans une donne vous coûtent {cost}.</translation>
    </message>
    <message>
        <source>Each move is compared with the best one, given what you could know.</source>
        <translation>Chaque coup est comparé au meilleur, d’après ce que vous pouviez savoir.</translation>
    </message>
    <message>
        <source>Deals reviewed: {count}.</source>
        <translation>Donnes analysées&#xa0;: {count}.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Arrow keys select, Enter plays, Space continues. Table information: F3 to F8.</source>
        <translation>Flèches&#xa0;: choisir&#xa0;; Entrée&#xa0;: jouer&#xa0;; Espace&#xa0;: continuer. Infos de la table&#xa0;: F3 à F8.</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Atout&#xa0;: trèfle</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Atout&#xa0;: carreau</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Atout&#xa0;: cœur</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>Atout&#xa0;: pique</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>bower droit</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower gauche</translation>
    </message>
    <message>
        <source>The jacks are trumps</source>
        <translation>Les valets sont atout</translation>
    </message>
    <message>
        <source>then</source>
        <comment>before the lesser matadors</comment>
        <translation>puis</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Don’t exchange</source>
        <translation>Ne pas échanger</translation>
    </message>
    <message>
        <source>Select {count} cards to discard</source>
        <translation>Choisissez {count} cartes à écarter</translation>
    </message>
    <message>
        <source>Discard: {points} points</source>
        <translation>Écart&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Le pli précédent</translation>
    </message>
    <message>
        <source>Cut the pack: click where you want to cut, or press Enter</source>
        <translation>Coupez&#xa0;: cliquez là où vous voulez couper, ou appuyez sur Entrée</translation>
    </message>
    <message>
        <source>{name}, tricks: {count}</source>
        <translation>{name}, plis&#xa0;: {count}</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>points&#xa0;: {points}</translation>
    </message>
    <message>
        <source>marks: {count}</source>
        <translation>marques&#xa0;: {count}</translation>
    </message>
    <message>
        <source>for the whole side</source>
        <comment>tricks and points of partners</comment>
        <translation>pour tout le camp</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>chose trumps</source>
        <translation>a choisi l’atout</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>doit écarter</translation>
    </message>
    <message>
        <source>may exchange</source>
        <translation>peut échanger</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>votre partenaire</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>hand put down</source>
        <translation>cartes posées</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>Pas encore d’atout</translation>
    </message>
    <message>
        <source>has one more turn</source>
        <translation>joue encore une fois</translation>
    </message>
    <message>
        <source>value of the hand: {value}</source>
        <translation>valeur de la main&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Talon&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Select a card to exchange</source>
        <translation>Choisissez une carte à échanger</translation>
    </message>
    <message>
        <source>Exchange the selected card</source>
        <translation>Échangez la carte choisie</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>A text of this program can’t be read: “{text}” in {file}.</source>
        <translation>Un texte du programme est illisible&#xa0;: «&#xa0;{text}&#xa0;» dans {file}.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of this language, as in the names of text files</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>A text of this program is missing: {file}.</source>
        <translation>Il manque un texte du programme&#xa0;: {file}.</translation>
    </message>
</context>
<context>
    <name>thirty_one</name>
    <message>
        <source>Knock</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Show all hands at once</source>
        <translation>Tout montrer aussitôt</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <translation>Échanger les trois</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Keep these three</source>
        <translation>Garder ces trois cartes</translation>
    </message>
    <message>
        <source>Take the other three</source>
        <translation>Prendre les trois autres</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Vous frappez.</translation>
    </message>
    <message>
        <source>You ask for all hands at once.</source>
        <translation>Vous faites montrer aussitôt toutes les mains.</translation>
    </message>
    <message>
        <source>You take nothing from the pile.</source>
        <translation>Vous ne prenez rien de la défausse.</translation>
    </message>
    <message>
        <source>You exchange all three cards.</source>
        <translation>Vous échangez vos trois cartes.</translation>
    </message>
    <message>
        <source>You push.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>You keep your three cards.</source>
        <translation>Vous gardez vos trois cartes.</translation>
    </message>
    <message>
        <source>You take the other three cards.</source>
        <translation>Vous prenez les trois autres cartes.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <translation>{name} frappe.</translation>
    </message>
    <message>
        <source>{name} asks for all hands at once.</source>
        <translation>{name} fait montrer aussitôt toutes les mains.</translation>
    </message>
    <message>
        <source>{name} takes nothing from the pile.</source>
        <translation>{name} ne prend rien de la défausse.</translation>
    </message>
    <message>
        <source>{name} exchanges all three cards.</source>
        <translation>{name} échange ses trois cartes.</translation>
    </message>
    <message>
        <source>{name} pushes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} keeps the three cards.</source>
        <translation>{name} garde les trois cartes.</translation>
    </message>
    <message>
        <source>{name} takes the other three cards.</source>
        <translation>{name} prend les trois autres cartes.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Frappé&#xa0;!</translation>
    </message>
    <message>
        <source>Show all hands!</source>
        <translation>Montrez&#xa0;!</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Les trois</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Gardées</translation>
    </message>
    <message>
        <source>The other three</source>
        <translation>Les trois autres</translation>
    </message>
    <message>
        <source>Show your hand</source>
        <translation>Montrer sa main</translation>
    </message>
    <message>
        <source>You show your hand, which wins at once.</source>
        <translation>Vous montrez une main qui gagne aussitôt.</translation>
    </message>
    <message>
        <source>{name} shows a hand that wins at once.</source>
        <translation>{name} montre une main qui gagne aussitôt.</translation>
    </message>
    <message>
        <source>Show!</source>
        <translation>Montré&#xa0;!</translation>
    </message>
    <message>
        <source>Your hand wins at once: show it.</source>
        <translation>Votre main gagne aussitôt&#xa0;: montrez-la.</translation>
    </message>
    <message>
        <source>Keep these three cards, or take the other three without a look.</source>
        <translation>Gardez ces trois cartes, ou prenez les trois autres sans les voir.</translation>
    </message>
    <message>
        <source>Discard a card other than the one you took.</source>
        <translation>Défaussez-vous d’une autre carte que celle que vous avez prise.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Défaussez-vous d’une carte.</translation>
    </message>
    <message>
        <source>Your turn: exchange with the middle, push, or knock.</source>
        <translation>À vous&#xa0;: échangez avec le milieu, passez ou frappez.</translation>
    </message>
    <message>
        <source>Your turn: exchange with the middle, or push.</source>
        <translation>À vous&#xa0;: échangez avec le milieu, ou passez.</translation>
    </message>
    <message>
        <source>The stock is empty: take {card}, knock, or take nothing.</source>
        <translation>Le talon est épuisé&#xa0;: prenez {card}, frappez, ou ne prenez rien.</translation>
    </message>
    <message>
        <source>The stock is empty: take {card}, or nothing.</source>
        <translation>Le talon est épuisé&#xa0;: prenez {card}, ou rien.</translation>
    </message>
    <message>
        <source>Your turn: draw a card, take {card}, or knock.</source>
        <translation>À vous&#xa0;: piochez une carte, prenez {card}, ou frappez.</translation>
    </message>
    <message>
        <source>Your turn: draw a card, or take {card}.</source>
        <translation>À vous&#xa0;: piochez une carte, ou prenez {card}.</translation>
    </message>
    <message>
        <source>Lives and knocks (per 100 deals)</source>
        <translation>Vies et frappes (sur cent donnes)</translation>
    </message>
    <message>
        <source>No lives left, on the county: {names}.</source>
        <translation>Plus de vie, mais encore en jeu&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Out of the game: {names}.</source>
        <translation>Éliminé&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>{names} win the game</source>
        <translation>Partie gagnée par {names}</translation>
    </message>
    <message>
        <source>{names} wins the game</source>
        <translation>{names} gagne la partie</translation>
    </message>
    <message>
        <source>Value of the hand</source>
        <translation>Valeur de la main</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Lives lost</source>
        <translation>Vies perdues</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pots</translation>
    </message>
    <message>
        <source>Lives left</source>
        <translation>Vies restantes</translation>
    </message>
    <message>
        <source>out</source>
        <translation>éliminé</translation>
    </message>
    <message>
        <source>1 pot</source>
        <translation>1 pot</translation>
    </message>
    <message>
        <source>{count} pots</source>
        <translation>{count} pots</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>éliminé</translation>
    </message>
    <message>
        <source>on the county</source>
        <translation>nage</translation>
    </message>
    <message>
        <source>1 life</source>
        <translation>1 vie</translation>
    </message>
    <message>
        <source>{count} lives</source>
        <translation>{count} vies</translation>
    </message>
    <message>
        <source>You have {value}.</source>
        <translation>Vous avez {value}.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Vous avez frappé.</translation>
    </message>
    <message>
        <source>You knocked, but your hand is the lowest.</source>
        <translation>Vous avez frappé, mais votre main est la plus faible.</translation>
    </message>
    <message>
        <source>You knocked, and no hand is lower than yours.</source>
        <translation>Vous avez frappé, et aucune main n’est plus faible que la vôtre.</translation>
    </message>
    <message>
        <source>{name} knocked.</source>
        <translation>{name} a frappé.</translation>
    </message>
    <message>
        <source>{name} knocked, but that hand is the lowest.</source>
        <translation>{name} a frappé, mais cette main est la plus faible.</translation>
    </message>
    <message>
        <source>{name} knocked, and no hand is lower than that.</source>
        <translation>{name} a frappé, et aucune main n’est plus faible.</translation>
    </message>
    <message>
        <source>All would be out together, so nobody loses a life.</source>
        <translation>Tous seraient éliminés ensemble&#xa0;: personne ne perd de vie.</translation>
    </message>
    <message>
        <source>Pots in the session</source>
        <translation>Pots de la séance</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>The stock was empty.</source>
        <translation>Le talon était épuisé.</translation>
    </message>
    <message>
        <source>Thirty-One</source>
        <translation>Trente et un</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Derniers tours</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Talon&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{card} lies face up.</source>
        <translation>{card} est face visible.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>lives</source>
        <translation>vies</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>pots won</source>
        <translation>pots</translation>
    </message>
    <message>
        <source>underlined: lives lost</source>
        <translation>souligné&#xa0;: vies perdues</translation>
    </message>
    <message>
        <source>circled: the pot</source>
        <translation>entouré&#xa0;: le pot</translation>
    </message>
    <message>
        <source>one life lost</source>
        <translation>une vie perdue</translation>
    </message>
    <message>
        <source>value {value}</source>
        <translation>valeur {value}</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>a frappé</translation>
    </message>
    <message>
        <source>{lives} lives lost</source>
        <translation>{lives} vies perdues</translation>
    </message>
    <message>
        <source>nobody loses</source>
        <translation>personne ne perd</translation>
    </message>
    <message>
        <source>wins the pot</source>
        <translation>gagne le pot</translation>
    </message>
    <message>
        <source>Value of the hands</source>
        <translation>Valeur des mains</translation>
    </message>
    <message>
        <source>Pots won</source>
        <translation>Pots gagnés</translation>
    </message>
    <message>
        <source>Knocks that cost nothing</source>
        <translation>Frappé, rien perdu</translation>
    </message>
    <message>
        <source>Knocks that cost lives</source>
        <translation>Frappé, vies perdues</translation>
    </message>
    <message>
        <source>31, by you</source>
        <translation>31, par vous</translation>
    </message>
    <message>
        <source>31, by another player</source>
        <translation>31, par un autre joueur</translation>
    </message>
    <message>
        <source>You take {card}.</source>
        <translation>Vous prenez {card}.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} prend {card}.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Vous piochez {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} pioche {card}.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Vous défaussez {cards}.</translation>
    </message>
    <message>
        <source>{name} discards {cards}.</source>
        <translation>{name} défausse {cards}.</translation>
    </message>
    <message>
        <source>In the middle: {cards}.</source>
        <translation>Au milieu&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>All hands are shown</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Your turn: exchange a card with the middle, or knock.</source>
        <translation>À vous&#xa0;: échangez une carte avec le milieu, ou frappez.</translation>
    </message>
    <message>
        <source>Your turn: exchange a card with the middle.</source>
        <translation>À vous&#xa0;: échangez une carte avec le milieu.</translation>
    </message>
    <message>
        <source>{card} taken</source>
        <translation>pris&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Worth {value}</source>
        <translation>Vaut {value}</translation>
    </message>
    <message>
        <source>Then three new cards</source>
        <translation>Puis trois nouvelles cartes</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Sans échange</translation>
    </message>
    <message>
        <source>All hands are shown at once</source>
        <translation>On montre tout de suite</translation>
    </message>
    <message>
        <source>One more turn for the others</source>
        <translation>Encore un tour pour les autres</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Sans les voir</translation>
    </message>
    <message>
        <source>Put one of your other cards in the middle for it.</source>
        <translation>Mettez une de vos autres cartes au milieu à sa place.</translation>
    </message>
    <message>
        <source>Your last turn: exchange with the middle, or push.</source>
        <translation>Votre dernier tour&#xa0;: échangez avec le milieu, ou passez.</translation>
    </message>
    <message>
        <source>Your last turn: exchange a card with the middle.</source>
        <translation>Votre dernier tour&#xa0;: échangez une carte avec le milieu.</translation>
    </message>
    <message>
        <source>swims</source>
        <translation>nage</translation>
    </message>
    <message>
        <source>All pushed, and the stock had no three cards left for the middle.</source>
        <translation>Tous ont passé, et il ne restait plus trois cartes au talon pour le milieu.</translation>
    </message>
    <message>
        <source>Everyone else loses a life.</source>
        <translation>Tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>{names} have the lowest hands, {value}, and each lose {lives}.</source>
        <translation>{names} ont les mains les plus faibles, {value}, et perdent chacun {lives}.</translation>
    </message>
    <message>
        <source>You have the lowest hand, {value}, and lose {lives}.</source>
        <translation>Vous avez la main la plus faible, {value}, et vous perdez {lives}.</translation>
    </message>
    <message>
        <source>{names} has the lowest hand, {value}, and loses {lives}.</source>
        <translation>{names} a la main la plus faible, {value}, et perd {lives}.</translation>
    </message>
    <message>
        <source>{names} each lose {lives}.</source>
        <translation>{names} perdent chacun {lives}.</translation>
    </message>
    <message>
        <source>You lose {lives}.</source>
        <translation>Vous perdez {lives}.</translation>
    </message>
    <message>
        <source>{names} loses {lives}.</source>
        <translation>{names} perd {lives}.</translation>
    </message>
    <message>
        <source>a life</source>
        <translation>une vie</translation>
    </message>
    <message>
        <source>{names} have no lives left and swim.</source>
        <translation>{names} n’ont plus de vie et nagent.</translation>
    </message>
    <message>
        <source>You have no lives left and swim.</source>
        <translation>Vous n’avez plus de vie et vous nagez.</translation>
    </message>
    <message>
        <source>{names} has no lives left and swims.</source>
        <translation>{names} n’a plus de vie et nage.</translation>
    </message>
    <message>
        <source>{names} have equal hands and each win a pot.</source>
        <translation>{names} ont des mains égales et gagnent chacun un pot.</translation>
    </message>
    <message>
        <source>You have the higher cards of equal hands and win the pot.</source>
        <translation>À valeur égale, vous avez les cartes les plus hautes et vous gagnez le pot.</translation>
    </message>
    <message>
        <source>{names} has the higher cards of equal hands and wins the pot.</source>
        <translation>À valeur égale, {names} a les cartes les plus hautes et gagne le pot.</translation>
    </message>
    <message>
        <source>You have the highest hand and win the pot.</source>
        <translation>Vous avez la main la plus forte et vous gagnez le pot.</translation>
    </message>
    <message>
        <source>{names} has the highest hand and wins the pot.</source>
        <translation>{names} a la main la plus forte et gagne le pot.</translation>
    </message>
    <message>
        <source>You have three aces, worth {value}.</source>
        <translation>Vous avez trois as&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Pot: {count} – deal {number} of {deals}</source>
        <translation>Pot&#xa0;: {count} – donne {number} sur {deals}</translation>
    </message>
    <message>
        <source>Pushed: {count} of {players}</source>
        <translation>Passé&#xa0;: {count} sur {players}</translation>
    </message>
    <message>
        <source>Pot: {count}</source>
        <translation>Pot&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Kitty: {count}</source>
        <translation>Cagnotte&#xa0;: {count}</translation>
    </message>
    <message>
        <source>You put {cards} in the middle.</source>
        <translation>Vous mettez {cards} au milieu.</translation>
    </message>
    <message>
        <source>{name} puts {cards} in the middle.</source>
        <translation>{name} met {cards} au milieu.</translation>
    </message>
    <message>
        <source>{name} takes {card} and puts {other} in the middle.</source>
        <translation>{name} prend {card} et met {other} au milieu.</translation>
    </message>
    <message>
        <source>All have pushed. New in the middle: {cards}.</source>
        <translation>Tous ont passé. Nouvelles cartes au milieu&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It brings your hand to {value}.</source>
        <translation>Votre main vaut alors {value}.</translation>
    </message>
    <message>
        <source>You keep {value}.</source>
        <translation>Vous gardez {value}.</translation>
    </message>
    <message>
        <source>More cards help you now: {share} of 100 bring you above {value}.</source>
        <translation>Plus de cartes vous aident ainsi&#xa0;: {share} sur 100 vous mènent au-dessus de {value}.</translation>
    </message>
    <message>
        <source>Your cards are worth {value}; three unknown ones are worth more in {share} of 100 cases.</source>
        <translation>Vos cartes valent {value}&#xa0;; trois cartes inconnues valent plus dans {share} cas sur 100.</translation>
    </message>
    <message>
        <source>Put {cards} in the middle for it.</source>
        <translation>Mettez {cards} au milieu à sa place.</translation>
    </message>
    <message>
        <source>{share} of 100 unseen cards would improve your {value}.</source>
        <translation>{share} cartes invisibles sur 100 amélioreraient vos {value}.</translation>
    </message>
    <message>
        <source>The card on the pile wouldn’t improve your hand.</source>
        <translation>La carte de la défausse n’améliorerait pas votre main.</translation>
    </message>
    <message>
        <source>The next player took {cards}, and this card doesn’t go with that.</source>
        <translation>Le joueur suivant a pris {cards}, et cette carte ne lui sert pas.</translation>
    </message>
    <message>
        <source>With {value} you lose nothing in about {share} of 100 possible card layouts.</source>
        <translation>Avec {value}, vous ne perdez rien dans environ {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>With {value} you win in about {share} of 100 possible card layouts.</source>
        <translation>Avec {value}, vous gagnez dans environ {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>{value} in {suit}</source>
        <translation>{value} à {suit}</translation>
    </message>
    <message>
        <source>You knocked, but another hand is higher.</source>
        <translation>Vous avez frappé, mais une autre main est plus forte.</translation>
    </message>
    <message>
        <source>{name} knocked, but another hand is higher.</source>
        <translation>{name} a frappé, mais une autre main est plus forte.</translation>
    </message>
    <message>
        <source>{names} has three aces, worth {value}.</source>
        <translation>{names} a trois as&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>{value} (Schnauz)</source>
        <translation>{value} (Schnauz)</translation>
    </message>
    <message>
        <source>{names} have {value}.</source>
        <translation>{names} ont {value}.</translation>
    </message>
    <message>
        <source>You win the pot.</source>
        <translation>Vous gagnez le pot.</translation>
    </message>
    <message>
        <source>{names} wins the pot.</source>
        <translation>{names} gagne le pot.</translation>
    </message>
    <message>
        <source>{names} has {value}.</source>
        <translation>{names} a {value}.</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>The session is over.</source>
        <translation>La séance est terminée.</translation>
    </message>
    <message>
        <source>Choose what to do next.</source>
        <translation>Choisissez la suite.</translation>
    </message>
    <message>
        <source>Game {number}, deal {deal}</source>
        <translation>Partie {number}, donne {deal}</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>Partie suivant&amp;e</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Available when the game is over.</source>
        <translation>Possible quand la partie est finie.</translation>
    </message>
    <message>
        <source>The code is hidden until the game is over. It then appears here, and anyone who has it can play the same cards.</source>
        <translation>Le code reste caché jusqu’à la fin de la partie. Il s’affiche ensuite ici, et toute personne qui l’a peut jouer les mêmes cartes.</translation>
    </message>
    <message>
        <source>The session continues with the next game.</source>
        <translation>La séance continue avec la partie suivante.</translation>
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
        <translation>Vieux</translation>
    </message>
    <message>
        <source>Little Man</source>
        <translation>Petit</translation>
    </message>
    <message>
        <source>Not enough yet: {made} of {needed} points. Play continues.</source>
        <translation>Pas encore&#xa0;: {made} points sur {needed}. Le jeu continue.</translation>
    </message>
    <message>
        <source>You lead without a trump: play any card, face down.</source>
        <translation>Vous avez la main, mais pas d’atout&#xa0;: jouez n’importe quelle carte, face cachée.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>second deal</source>
        <translation>deuxième donne</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>Points written</source>
        <translation>Points inscrits</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>cadre</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>{points} points: a rung is wiped</source>
        <translation>{points} points&#xa0;: un barreau effacé</translation>
    </message>
    <message>
        <source>all nine tricks: two rungs are wiped</source>
        <translation>les neuf plis&#xa0;: deux barreaux effacés</translation>
    </message>
    <message>
        <source>{points} written; {needs} still needed</source>
        <translation>{points} inscrits&#xa0;; encore {needs} à faire</translation>
    </message>
    <message>
        <source>{points} each; both still need {needs}</source>
        <translation>{points} partout&#xa0;; encore {needs} à faire pour les deux</translation>
    </message>
    <message>
        <source>{needs} still needed</source>
        <translation>encore {needs} à faire</translation>
    </message>
    <message>
        <source>has enough points: a rung is wiped</source>
        <translation>a assez de points&#xa0;: un barreau effacé</translation>
    </message>
    <message>
        <source>wrong claim</source>
        <translation>fausse annonce</translation>
    </message>
    <message>
        <source>rungs left: {count}</source>
        <translation>barreaux restants&#xa0;: {count}</translation>
    </message>
    <message>
        <source>marks on the frame: {count}</source>
        <translation>marques sur le cadre&#xa0;: {count}</translation>
    </message>
    <message>
        <source>You have no trump and lead face down.</source>
        <translation>Vous n’avez pas d’atout et entamez face cachée.</translation>
    </message>
    <message>
        <source>{name} has no trump and leads face down.</source>
        <translation>{name} n’a pas d’atout et entame face cachée.</translation>
    </message>
    <message>
        <source>You have no trump and play face down.</source>
        <translation>Vous n’avez pas d’atout et jouez face cachée.</translation>
    </message>
    <message>
        <source>{name} has no trump and plays face down.</source>
        <translation>{name} n’a pas d’atout et joue face cachée.</translation>
    </message>
    <message>
        <source>the last rung is wiped: {names} win the set</source>
        <translation>dernier barreau effacé&#xa0;: manche gagnée par {names}</translation>
    </message>
    <message>
        <source>two marks for {names}, who have not wiped a rung</source>
        <translation>deux marques pour {names}, sans barreau effacé</translation>
    </message>
    <message>
        <source>one mark on the frame for {names}</source>
        <translation>une marque sur le cadre pour {names}</translation>
    </message>
    <message>
        <source>Points needed</source>
        <translation>Points à faire</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>{names} were right</source>
        <translation>{names} avaient raison</translation>
    </message>
    <message>
        <source>{names} were right</source>
        <comment>you</comment>
        <translation>{names} aviez raison</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>fausse</translation>
    </message>
    <message>
        <source>{names} were wrong</source>
        <translation>{names} avaient tort</translation>
    </message>
    <message>
        <source>{names} were wrong</source>
        <comment>you</comment>
        <translation>{names} aviez tort</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Needed in the next deal</source>
        <translation>À faire à la donne suivante</translation>
    </message>
    <message>
        <source>Two marks, no rung wiped</source>
        <translation>Deux marques, aucun barreau effacé</translation>
    </message>
    <message>
        <source>Rungs for all nine tricks</source>
        <translation>Barreaux pour les neuf plis</translation>
    </message>
    <message>
        <source>Rungs won</source>
        <translation>Barreaux gagnés</translation>
    </message>
    <message>
        <source>Rungs left</source>
        <translation>Barreaux restants</translation>
    </message>
    <message>
        <source>Marks for this set</source>
        <translation>Marques pour cette manche</translation>
    </message>
    <message>
        <source>Marks on the frame, of {count}</source>
        <translation>Marques sur le cadre, sur {count}</translation>
    </message>
    <message>
        <source>Rungs lost</source>
        <translation>Barreaux perdus</translation>
    </message>
    <message>
        <source>All nine tricks, won</source>
        <translation>Les neuf plis, faits</translation>
    </message>
    <message>
        <source>All nine tricks, lost</source>
        <translation>Les neuf plis, perdus</translation>
    </message>
    <message>
        <source>Correct claims</source>
        <translation>Annonces justes</translation>
    </message>
    <message>
        <source>Wrong claims</source>
        <translation>Annonces fausses</translation>
    </message>
    <message>
        <source>Two rungs are wiped for {names}.</source>
        <translation>Deux barreaux effacés pour {names}.</translation>
    </message>
    <message>
        <source>A rung is wiped for {names}.</source>
        <translation>Un barreau effacé pour {names}.</translation>
    </message>
    <message>
        <source>Neither side has 100 points: a second deal decides.</source>
        <translation>Aucun camp n’a cent points&#xa0;: une deuxième donne décide.</translation>
    </message>
    <message>
        <source>{names} win the set and the session</source>
        <translation>Manche et séance gagnées par {names}</translation>
    </message>
    <message>
        <source>{names} win the set</source>
        <translation>Manche gagnée par {names}</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Set {number}; practice, all cards face up</source>
        <translation>Manche {number}&#xa0;; exercice, cartes découvertes</translation>
    </message>
    <message>
        <source>Set {number}; undo or a hint was used</source>
        <translation>Manche {number}&#xa0;; un coup a été annulé ou un conseil donné</translation>
    </message>
    <message>
        <source>Set {number}, deal {deal}</source>
        <translation>Manche {number}, donne {deal}</translation>
    </message>
    <message>
        <source>Next &amp;set</source>
        <translation>Ma&amp;nche suivante</translation>
    </message>
    <message>
        <source>The set is over.</source>
        <translation>La manche est terminée.</translation>
    </message>
    <message>
        <source>Available when the set is over.</source>
        <translation>Possible à la fin de la manche.</translation>
    </message>
    <message>
        <source>The code is hidden until the set is over. It then appears here, and anyone who has it can play the same cards.</source>
        <translation>Le code reste caché jusqu’à la fin de la manche. Il s’affiche ensuite ici, et toute personne qui l’a peut jouer les mêmes cartes.</translation>
    </message>
    <message>
        <source>The session continues with the next set.</source>
        <translation>La séance continue avec la manche suivante.</translation>
    </message>
    <message>
        <source>one set</source>
        <translation>une manche</translation>
    </message>
    <message>
        <source>no set</source>
        <translation>aucune manche</translation>
    </message>
    <message>
        <source>{count} sets</source>
        <translation>{count} manches</translation>
    </message>
    <message>
        <source>set, and {count} unfinished</source>
        <translation>manche, inachevées&#xa0;:&#xa0;{count}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>sets, and {count} unfinished</source>
        <translation>manches, inachevées&#xa0;:&#xa0;{count}</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>of sets won</source>
        <translation>de manches gagnées</translation>
    </message>
    <message>
        <source>We have our points</source>
        <translation>Nous avons nos points</translation>
    </message>
    <message>
        <source>You call “We have our points”.</source>
        <translation>Vous annoncez «&#xa0;Nous avons nos points&#xa0;».</translation>
    </message>
    <message>
        <source>Your partner {name} calls “We have our points”.</source>
        <translation>Votre partenaire {name} annonce «&#xa0;Nous avons nos points&#xa0;».</translation>
    </message>
    <message>
        <source>{name} calls “We have our points”.</source>
        <translation>{name} annonce «&#xa0;Nous avons nos points&#xa0;».</translation>
    </message>
    <message>
        <source>Set {number}, after deal {count}.</source>
        <translation>Manche {number}, après la donne {count}.</translation>
    </message>
    <message>
        <source>needs {count}</source>
        <comment>on a plate</comment>
        <translation>doit faire {count}</translation>
    </message>
    <message>
        <source>You lead: play a card, or claim your points.</source>
        <translation>Vous avez la main&#xa0;: jouez, ou annoncez vos points.</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>you</source>
        <comment>inside a sentence</comment>
        <translation>vous</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{sentence}; {card} is a trump.</source>
        <translation>{sentence}&#xa0;; {card} est un atout.</translation>
    </message>
    <message>
        <source>Trumps ({suit}) were led, so you must play a trump</source>
        <translation>Atout ({suit}) est demandé, il faut jouer un atout</translation>
    </message>
    <message>
        <source>You must follow {suit}</source>
        <translation>Il faut fournir à {suit}</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you must trump with {one}</source>
        <translation>Vous ne pouvez pas fournir&#xa0;: coupez avec {one}</translation>
    </message>
    <message>
        <source>The trick has been trumped and you can overtrump, so you must</source>
        <translation>Le pli est déjà coupé&#xa0;: vous devez surcouper</translation>
    </message>
    <message>
        <source>You must follow {suit} or trump</source>
        <translation>Il faut fournir à {suit} ou couper</translation>
    </message>
    <message>
        <source>You must lead a trump to the first trick</source>
        <translation>La première carte de la donne doit être un atout</translation>
    </message>
    <message>
        <source>You must play a trump to the first trick</source>
        <translation>Il faut jouer atout au premier pli</translation>
    </message>
    <message>
        <source>Make a call first</source>
        <translation>Faites d’abord une annonce</translation>
    </message>
    <message>
        <source>You can’t give back the card you just received</source>
        <translation>La carte reçue à l’instant ne peut pas être rendue</translation>
    </message>
    <message>
        <source>You can’t play this card now</source>
        <translation>Cette carte ne peut pas être jouée maintenant</translation>
    </message>
    <message>
        <source>The turned-up card stays on the table until the second trick is over</source>
        <translation>La retourne reste sur la table jusqu’à la fin du deuxième pli</translation>
    </message>
    <message>
        <source>You can’t discard an ace</source>
        <translation>Un as ne peut pas être écarté</translation>
    </message>
    <message>
        <source>You can’t discard a bower</source>
        <translation>Un bower ne peut pas être écarté</translation>
    </message>
    <message>
        <source>You can discard only one ten</source>
        <translation>Un seul dix peut être écarté</translation>
    </message>
    <message>
        <source>You can’t discard the turned-up card</source>
        <translation>La retourne ne peut pas être écartée</translation>
    </message>
    <message>
        <source>You have selected enough cards. Deselect one first</source>
        <translation>Vous avez choisi assez de cartes. Reprenez-en d’abord une</translation>
    </message>
    <message>
        <source>Select a card to exchange for {card}, or keep your hand.</source>
        <translation>À vous&#xa0;: choisissez une carte à échanger contre {card}, ou gardez vos cartes.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>À vous&#xa0;: écartez {cards}.</translation>
    </message>
    <message>
        <source>Give one of your cards in return, face down.</source>
        <translation>À vous&#xa0;: donnez une carte en échange, face cachée.</translation>
    </message>
    <message>
        <source>Your turn: make a call.</source>
        <translation>À vous&#xa0;: faites une annonce.</translation>
    </message>
    <message>
        <source>Trumps ({suit}) were led and you have none: play any card.</source>
        <translation>Atout ({suit}) est demandé et vous n’en avez pas&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>You lead: play a trump.</source>
        <translation>Vous avez la main&#xa0;: jouez un atout.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Vous avez la main&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Your turn: play a trump.</source>
        <translation>À vous&#xa0;: jouez un atout.</translation>
    </message>
    <message>
        <source>Your turn: follow {suit}.</source>
        <translation>À vous&#xa0;: fournissez à {suit}.</translation>
    </message>
    <message>
        <source>Your turn: follow {suit} or play a trump.</source>
        <translation>À vous&#xa0;: fournissez à {suit} ou coupez.</translation>
    </message>
    <message>
        <source>Your turn: overtrump.</source>
        <translation>À vous&#xa0;: surcoupez.</translation>
    </message>
    <message>
        <source>Your turn: you can’t follow suit, so play a trump.</source>
        <translation>À vous&#xa0;: vous ne pouvez pas fournir. Coupez.</translation>
    </message>
    <message>
        <source>Your turn: you can’t follow suit or trump, so play any card.</source>
        <translation>À vous&#xa0;: vous ne pouvez ni fournir ni couper. Jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Trumps ({suit}) were led: play a trump.</source>
        <translation>Atout ({suit}) est demandé&#xa0;: jouez un atout.</translation>
    </message>
    <message>
        <source>Check the score, then press Space to continue.</source>
        <translation>Regardez le décompte, puis appuyez sur Espace.</translation>
    </message>
    <message>
        <source>{name} deals. Cut the pack.</source>
        <translation>{name} donne. Coupez le paquet.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>you earn {units}</source>
        <translation>vous gagnez {units}</translation>
    </message>
    <message>
        <source>{name} earns {units}</source>
        <translation>{name} gagne {units}</translation>
    </message>
    <message>
        <source>you pay {payee} {units}</source>
        <translation>vous payez {units} à {payee}</translation>
    </message>
    <message>
        <source>{payer} pays you {units}</source>
        <translation>{payer} vous paie {units}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {units}</source>
        <translation>{payer} paie {units} à {payee}</translation>
    </message>
    <message>
        <source>The left bower is captured: {payment}.</source>
        <translation>Le bower gauche est pris&#xa0;: {payment}.</translation>
    </message>
    <message>
        <source>You deal and turn up {card}: {suit} are trumps.</source>
        <translation>Vous donnez et retournez {card}&#xa0;: atout {suit}.</translation>
    </message>
    <message>
        <source>{name} deals and turns up {card}: {suit} are trumps.</source>
        <translation>{name} donne et retourne {card}&#xa0;: atout {suit}.</translation>
    </message>
    <message>
        <source>You exchange {cards} for {card}.</source>
        <translation>Vous échangez {cards} contre {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges a card for the face-down one.</source>
        <translation>{name} échange une carte contre la carte cachée.</translation>
    </message>
    <message>
        <source>{name} exchanges a card for {card}.</source>
        <translation>{name} échange une carte contre {card}.</translation>
    </message>
    <message>
        <source>You play the {bower}, {card}.</source>
        <translation>Vous jouez {card} ({bower}).</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {bower}, {card}.</source>
        <translation>{name} joue {card} ({bower}).</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>After a tie all drew again; only the last cards count.</source>
        <translation>Égalité&#xa0;: tous ont tiré une nouvelle carte&#xa0;; seules les dernières comptent.</translation>
    </message>
    <message>
        <source>You draw {card} and deal first.</source>
        <translation>Vous tirez {card} et donnez en premier.</translation>
    </message>
    <message>
        <source>{name} draws {card} and deals first.</source>
        <translation>{name} tire {card} et donne en premier.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Vous écartez {cards}.</translation>
    </message>
    <message>
        <source>The remaining cards are dealt.</source>
        <translation>Les cartes restantes sont distribuées.</translation>
    </message>
    <message>
        <source>{card} is among the discards: no cards are exchanged.</source>
        <translation>{card} est dans l’écart&#xa0;: il n’y a pas d’échange.</translation>
    </message>
    <message>
        <source>{name}: {call}.</source>
        <translation>{name}&#xa0;: {call}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>You don’t exchange a card.</source>
        <translation>Vous n’échangez pas.</translation>
    </message>
    <message>
        <source>{name} doesn’t exchange a card.</source>
        <translation>{name} n’échange pas.</translation>
    </message>
    <message>
        <source>{name} discards {cards}.</source>
        <translation>{name} écarte {cards}.</translation>
    </message>
    <message>
        <source>{name} gives {other} a card face down.</source>
        <translation>{name} donne une carte face cachée à {other}.</translation>
    </message>
    <message>
        <source>You hand {card} to {other}.</source>
        <translation>Vous remettez {card} à {other}.</translation>
    </message>
    <message>
        <source>{name} hands you {card}.</source>
        <translation>{name} vous remet {card}.</translation>
    </message>
    <message>
        <source>{name} hands {card} to {other}.</source>
        <translation>{name} remet {card} à {other}.</translation>
    </message>
    <message>
        <source>You give {other} {card}, face down.</source>
        <translation>Vous donnez {card} à {other}, face cachée.</translation>
    </message>
    <message>
        <source>{name} gives you {card}, face down.</source>
        <translation>{name} vous donne {card}, face cachée.</translation>
    </message>
    <message>
        <source>{name} gives {other} {card}.</source>
        <translation>{name} donne {card} à {other}.</translation>
    </message>
    <message>
        <source>You play a card face down.</source>
        <translation>Vous jouez une carte face cachée.</translation>
    </message>
    <message>
        <source>{name} plays a card face down.</source>
        <translation>{name} joue une carte face cachée.</translation>
    </message>
    <message>
        <source>You take the trick: {points}.</source>
        <translation>Vous faites le pli&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Your partner {name} takes the trick: {points}.</source>
        <translation>Votre partenaire {name} fait le pli&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {points}.</source>
        <translation>{name} fait le pli&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Vous faites le pli.</translation>
    </message>
    <message>
        <source>Your partner {name} takes the trick.</source>
        <translation>Votre partenaire {name} fait le pli.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} fait le pli.</translation>
    </message>
    <message>
        <source>{names} win the game.</source>
        <translation>Partie gagnée par {names}.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
    <message>
        <source>You undo your exchange.</source>
        <translation>Vous annulez votre échange.</translation>
    </message>
    <message>
        <source>You undo your turn.</source>
        <translation>Vous annulez votre tour.</translation>
    </message>
    <message>
        <source>You undo your discard.</source>
        <translation>Vous annulez votre écart.</translation>
    </message>
    <message>
        <source>You undo {card}.</source>
        <translation>Vous annulez {card}.</translation>
    </message>
    <message>
        <source>You undo {card} and everything played after it.</source>
        <translation>Vous annulez {card} et tout ce qui a été joué ensuite.</translation>
    </message>
    <message>
        <source>You were chosen to deal first.</source>
        <translation>Le sort vous désigne&#xa0;: vous donnez en premier.</translation>
    </message>
    <message>
        <source>{name} was chosen to deal first.</source>
        <translation>Le sort désigne {name} comme premier donneur.</translation>
    </message>
    <message>
        <source>The lowest card deals first: {card}, drawn by {name}.</source>
        <translation>Celui qui tire la carte la plus basse donne en premier&#xa0;: {name}, avec {card}.</translation>
    </message>
    <message>
        <source>The lowest card deals first: {card}, drawn by you.</source>
        <translation>Celui qui tire la carte la plus basse donne en premier&#xa0;: vous, avec {card}.</translation>
    </message>
    <message>
        <source>The highest card deals first: {card}, drawn by {name}.</source>
        <translation>Celui qui tire la carte la plus haute donne en premier&#xa0;: {name}, avec {card}.</translation>
    </message>
    <message>
        <source>The highest card deals first: {card}, drawn by you.</source>
        <translation>Celui qui tire la carte la plus haute donne en premier&#xa0;: vous, avec {card}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} {points} from discards only</source>
        <translation>{name} {points}, écart seul</translation>
    </message>
    <message>
        <source>{name} Stange</source>
        <translation>{name} une barre</translation>
    </message>
    <message>
        <source>Play-off: {entries}.</source>
        <translation>Barrage&#xa0;: {entries}.</translation>
    </message>
    <message>
        <source>Deal {number}: {entries}.</source>
        <translation>Donne {number}&#xa0;: {entries}.</translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Écart&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Staubaus won: {payments}.</source>
        <translation>Staubaus gagné&#xa0;: {payments}.</translation>
    </message>
    <message>
        <source>Staubaus lost: {payments}.</source>
        <translation>Staubaus perdu&#xa0;: {payments}.</translation>
    </message>
    <message>
        <source>The fast solver is installed.</source>
        <translation>Le solveur rapide est installé.</translation>
    </message>
    <message>
        <source>The fast solver is missing because no C compiler was available during installation. Strong players and experts therefore play without looking ahead.</source>
        <translation>Le solveur rapide est absent, faute de compilateur C à l’installation. Les joueurs forts et les experts jouent donc sans calculer à l’avance.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Joueur de club</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Joueur fort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Your turn: you can’t follow suit, so play any card.</source>
        <translation>À vous&#xa0;: vous ne pouvez pas fournir. Jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Take a card first</source>
        <translation>Prenez d’abord une carte</translation>
    </message>
    <message>
        <source>Your turn: draw a card.</source>
        <translation>À vous&#xa0;: piochez une carte.</translation>
    </message>
    <message>
        <source>Exchange the selected card for {card}, or deselect it.</source>
        <translation>À vous&#xa0;: échangez la carte choisie contre {card}, ou reprenez-la.</translation>
    </message>
    <message>
        <source>You must keep the card you just took</source>
        <translation>Vous devez garder la carte que vous venez de prendre</translation>
    </message>
</context>
</TS>
