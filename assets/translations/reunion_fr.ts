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
        <source>Confirm: {call}</source>
        <translation>Confirmer&#xa0;: {call}</translation>
    </message>
    <message>
        <source>{call} (not available now)</source>
        <translation>{call} (impossible pour le moment)</translation>
    </message>
    <message>
        <source>This can’t be undone. Press again to confirm.</source>
        <translation>Action irréversible. Appuyez de nouveau pour confirmer.</translation>
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
    <name>CheckerDock</name>
    <message>
        <source>Play out the &amp;better move</source>
        <translation>Terminer avec le &amp;meilleur coup</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>Jouer à &amp;partir d’ici</translation>
    </message>
    <message>
        <source>Play the deal a&amp;gain</source>
        <translation>Re&amp;jouer la donne</translation>
    </message>
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
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>Code for this deal</source>
        <translation>Code de cette donne</translation>
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
        <source>Game files (*.reunion);;All files (*)</source>
        <translation>Parties enregistrées (*.reunion);;Tous les fichiers (*)</translation>
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
    <name>Files</name>
    <message>
        <source>Import game files</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Game files (*.reunion);;All files (*)</source>
        <translation>Parties enregistrées (*.reunion);;Tous les fichiers (*)</translation>
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
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Archives (*.db);;All files (*)</source>
        <translation>Archives (*.db);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Search players, names, notes, rules and dates</source>
        <translation>Rechercher joueurs, noms, notes, règles, dates</translation>
    </message>
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
        <source>Rules</source>
        <translation>Règles</translation>
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
        <source>All rules</source>
        <translation>Toutes les règles</translation>
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
    <name>HandsMenu</name>
    <message>
        <source>&amp;Look at a player’s hand</source>
        <translation>&amp;Voir la main d’un joueur</translation>
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
        <source>New to {game}? The first lesson takes about ten minutes.</source>
        <translation>{game}&#xa0;: un nouveau jeu pour vous&#xa0;? La première leçon dure une dizaine de minutes.</translation>
    </message>
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
        <source>First lesson, step {number} of {count}</source>
        <translation>Première leçon, étape {number} sur {count}</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
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
    <message>
        <source>First lesson</source>
        <translation>Première leçon</translation>
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
        <source>&amp;Last trick</source>
        <translation>&amp;Dernier pli</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>&amp;Code de donne…</translation>
    </message>
    <message>
        <source>&amp;Today’s deal</source>
        <translation>Donne du jo&amp;ur</translation>
    </message>
    <message>
        <source>Replay from the ne&amp;xt seat</source>
        <translation>Re&amp;jouer à la place suivante</translation>
    </message>
    <message>
        <source>Re&amp;view deal</source>
        <translation>Re&amp;voir la donne</translation>
    </message>
    <message>
        <source>Co&amp;mpare seats</source>
        <translation>Comparer les &amp;places</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
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
        <source>Clos&amp;e this table</source>
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
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
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
        <source>&amp;Volume</source>
        <translation>Vol&amp;ume</translation>
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
        <source>Large: 125 %</source>
        <translation>Grand&#xa0;: 125 %</translation>
    </message>
    <message>
        <source>Larger: 150 %</source>
        <translation>Plus grand&#xa0;: 150 %</translation>
    </message>
    <message>
        <source>Largest: 175 %</source>
        <translation>Très grand&#xa0;: 175 %</translation>
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
        <source>Re&amp;view</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Replay from the ne&amp;xt seat</source>
        <translation>Rejouer à la place &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>&amp;Code de donne…</translation>
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
    <name>ScoreSheetWidget</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
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
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Review a deal card by card (Enter)</source>
        <translation>Revoir une donne carte par carte (Entrée)</translation>
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
        <source>No finished games yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
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
        <translation>Donne à revoir</translation>
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
        <source>Any text. The same text always gives the same cards, so you or someone else can play the same game again.</source>
        <translation>Un texte quelconque. Le même texte donne toujours les mêmes cartes&#xa0;: vous ou quelqu’un d’autre pouvez ainsi rejouer la même partie.</translation>
    </message>
    <message>
        <source>You see all cards; the computer players see only their own. Hints and undo are not marked on the score sheet, which shows that this was a practice game.</source>
        <translation>Vous voyez toutes les cartes&#xa0;; les joueurs virtuels ne voient que les leurs. Conseils et annulations ne sont pas notés sur la feuille de marque, qui indique une partie d’exercice.</translation>
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
    <name>VerdictPanel</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
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
        <source>can’t be discarded: {reason}</source>
        <translation>ne peut pas être écartée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>selected to discard</source>
        <translation>choisie pour l’écart</translation>
    </message>
    <message>
        <source>Selected: {card}. Press Space to discard.</source>
        <translation>Choisie&#xa0;: {card}. Appuyez sur Espace pour écarter.</translation>
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
        <source>selected in advance</source>
        <translation>choisie d’avance</translation>
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
        <source>{name} picked up {card}</source>
        <translation>{name} a pris {card}</translation>
    </message>
    <message>
        <source>{name} discarded {cards}</source>
        <translation>{name} a écarté {cards}</translation>
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
        <source>It’s the highest card left in its suit.</source>
        <translation>C’est la plus forte carte qui reste de sa couleur.</translation>
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
        <source>It lets someone else take the trick and its points.</source>
        <translation>Cette carte laisse le pli et ses points à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Get rid of it: it could cost you points later.</source>
        <translation>Mieux vaut s’en débarrasser&#xa0;: plus tard, cette carte pourrait vous coûter des points.</translation>
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
        <source>You’ll be void in this suit and can trump it.</source>
        <translation>Vous n’aurez plus de cette couleur et pourrez couper.</translation>
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
        <source>It’s your least useful card.</source>
        <translation>C’est votre carte la moins utile.</translation>
    </message>
    <message>
        <source>Take {cards}.</source>
        <translation>Prenez {cards}.</translation>
    </message>
    <message>
        <source>It wouldn’t improve your hand.</source>
        <translation>Votre main n’en serait pas meilleure.</translation>
    </message>
    <message>
        <source>It wins the trick in {share} of 100 possible layouts.</source>
        <translation>Cette carte fait le pli dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>It draws trumps.</source>
        <translation>Cela fait tomber les atouts.</translation>
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
        <source>Your partner is winning this trick: play low.</source>
        <translation>Le pli est à votre partenaire&#xa0;: jouez petit.</translation>
    </message>
    <message>
        <source>These would be your trumps: {cards}.</source>
        <translation>Ce seraient vos atouts&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It succeeds in {share} of 100 possible layouts.</source>
        <translation>Cela réussit dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>A higher call would succeed in only {share} of 100 possible layouts.</source>
        <translation>Une annonce plus forte ne réussirait que dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>You can take every trick in {share} of 100 possible layouts.</source>
        <translation>Vous pouvez faire tous les plis dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>It stops the all-tricks attempt in {share} of 100 possible layouts.</source>
        <translation>Cela empêche de faire tous les plis dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>After giving it away you can take every trick in {share} of 100 possible layouts.</source>
        <translation>Une fois cette carte donnée, vous pouvez faire tous les plis dans {share} répartitions sur 100.</translation>
    </message>
    <message>
        <source>Your side has enough points.</source>
        <translation>Votre camp a assez de points.</translation>
    </message>
    <message>
        <source>In {share} of 100 possible layouts it can still be beaten, mainly by {cards}.</source>
        <translation>Dans {share} répartitions sur 100, cette carte peut encore être battue, surtout par {cards}.</translation>
    </message>
    <message>
        <source>A higher call would almost never succeed.</source>
        <translation>Une annonce plus forte ne réussirait presque jamais.</translation>
    </message>
    <message>
        <source>Best move in {share} of 100 possible layouts, by {points}.</source>
        <translation>C’est le meilleur coup dans {share} répartitions sur 100, avec {points} d’avance.</translation>
    </message>
    <message>
        <source>Best move in {share} of 100 possible layouts.</source>
        <translation>C’est le meilleur coup dans {share} répartitions sur 100.</translation>
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
        <source>No cards on the table. Last trick: {cards}. Won by {name}, {points}.</source>
        <translation>Aucune carte sur la table. Dernier pli&#xa0;: {cards}. Gagnant&#xa0;: {name}, {points}.</translation>
    </message>
    <message>
        <source>No cards on the table. Last trick: {cards}. Won by {name}.</source>
        <translation>Aucune carte sur la table. Dernier pli&#xa0;: {cards}. Gagnant&#xa0;: {name}.</translation>
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
        <source>Next in order: {cards}.</source>
        <comment>the lesser matadors</comment>
        <translation>Ensuite&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} has {cards}.</source>
        <comment>a hand that lies open</comment>
        <translation>{name} a {cards}.</translation>
    </message>
    <message>
        <source>Game {number}, deals played: {count}.</source>
        <translation>Partie {number}, donnes jouées&#xa0;: {count}.</translation>
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
        <source>Game {number}, deals played: {count}. {totals}.</source>
        <translation>Partie {number}, donnes jouées&#xa0;: {count}. {totals}.</translation>
    </message>
    <message>
        <source>Session: {balance}.</source>
        <translation>Séance&#xa0;: {balance}.</translation>
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
        <source>not first</source>
        <translation>autre place</translation>
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
        <source>First</source>
        <translation>Première place</translation>
    </message>
    <message>
        <source>Tied for first</source>
        <translation>Première place partagée</translation>
    </message>
    <message>
        <source>Not first</source>
        <translation>Autre place</translation>
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
        <source>Choose trumps. You have seen half of your hand.</source>
        <translation>À vous&#xa0;: choisissez l’atout. Vous avez vu la moitié de vos cartes.</translation>
    </message>
    <message>
        <source>Do you want to play alone for all eight tricks? Call “Cards away” or pass.</source>
        <translation>À vous&#xa0;: annoncez «&#xa0;Cartes de côté&#xa0;» pour faire les huit plis sans partenaire, ou passez.</translation>
    </message>
    <message>
        <source>{sentence}; the Left One counts as a trump.</source>
        <translation>{sentence}&#xa0;; le Gauche compte comme atout.</translation>
    </message>
    <message>
        <source>{sentence}; the Left One counts as {one}.</source>
        <translation>{sentence}&#xa0;; le Gauche compte comme {one}.</translation>
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
        <source>Deal {number}.</source>
        <translation>Donne {number}.</translation>
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
        <source>{name}, {suit}</source>
        <translation>{name}, {suit}</translation>
    </message>
    <message>
        <source>Trumps chosen by</source>
        <translation>Atout choisi par</translation>
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
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Countdown</source>
        <translation>Reste</translation>
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
    <message>
        <source>Game {number}, deals played: {count}.</source>
        <translation>Partie {number}, donnes jouées&#xa0;: {count}.</translation>
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
        <source>third matador</source>
        <translation>troisième matador</translation>
    </message>
    <message>
        <source>fourth matador</source>
        <translation>quatrième matador</translation>
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
</context>
<context>
    <name>cli</name>
    <message>
        <source>{who}, separated by commas: a level, exec:COMMAND for a program that uses the seat protocol, or clairvoyant for a player who sees all cards; a comma inside quotes belongs to the command</source>
        <translation>{who}, séparés par des virgules&#xa0;: un niveau, exec:COMMANDE pour un programme qui utilise le protocole de place, ou clairvoyant pour un joueur qui voit toutes les cartes&#xa0;; une virgule entre guillemets appartient à la commande</translation>
    </message>
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
        <translation>La Réunion et des jeux de cartes apparentés, pour une personne contre l’ordinateur.</translation>
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
        <source>check a game file</source>
        <translation>vérifier une partie enregistrée</translation>
    </message>
    <message>
        <source>print the game with annotations</source>
        <translation>afficher la partie avec des annotations</translation>
    </message>
    <message>
        <source>analyse one seat’s play</source>
        <translation>analyser le jeu d’une place</translation>
    </message>
    <message>
        <source>seat to analyse; 0 is the first player in the file</source>
        <translation>place à analyser ; 0 est le premier joueur du fichier</translation>
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
        <source>measure the speed of the program on this machine</source>
        <translation>mesurer la vitesse du programme sur cette machine</translation>
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
        <source>playing level</source>
        <translation>niveau de jeu</translation>
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
        <source>Cards: first the suit (C clubs, D diamonds, H hearts, S spades), then the rank (A ace, K king, Q queen, J jack, T ten).</source>
        <translation>Cartes&#xa0;: d’abord la couleur (C trèfle, D carreau, H cœur, S pique), puis la valeur (A as, K roi, Q dame, J valet, T dix).</translation>
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
        <translation>très bien</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
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
</context>
<context>
    <name>counsel</name>
    <message>
        <source>&amp;Play the hint</source>
        <translation>Suivre &amp;le conseil</translation>
    </message>
    <message>
        <source>Play the marked card, or discard the marked cards</source>
        <translation>Jouer la carte marquée ou écarter les cartes marquées</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>P&amp;rendre les plis restants</translation>
    </message>
    <message>
        <source>All remaining tricks are yours, whatever the others hold</source>
        <translation>Tous les plis restants sont à vous, quelles que soient les autres mains</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>Result of the play-off</source>
        <translation>Résultat du barrage</translation>
    </message>
    <message>
        <source>Result of deal {number}</source>
        <translation>Résultat de la donne {number}</translation>
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
        <source>Staubaus (units)</source>
        <translation>Staubaus (unités)</translation>
    </message>
    <message>
        <source>After this deal</source>
        <translation>Après cette donne</translation>
    </message>
    <message>
        <source>Needed for 150</source>
        <translation>Manque pour 150</translation>
    </message>
    <message>
        <source>Needed for 100</source>
        <translation>Manque pour 100</translation>
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
        <translation>À vous&#xa0;: demandez une carte pour faire les dix plis (Staubaus), ou passez.</translation>
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
        <source>You can’t give back the card you asked for</source>
        <translation>La carte demandée ne peut pas être rendue</translation>
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
        <source>Unknown level {level}. Known levels: {list}.</source>
        <translation>Niveau inconnu {level}. Niveaux connus&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>This is deal {number}; it must be deal {wanted}.</source>
        <translation>C’est la donne {number}&#xa0;; il faut la donne {wanted}.</translation>
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
        <source>{name} does not play {game}. Choose {list} or {program}.</source>
        <translation>{name} ne joue pas à {game}. Choisissez {list} ou {program}.</translation>
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
        <source>Four players, each for themselves. Take few points – or a hundred.</source>
        <translation>Quatre joueurs, chacun pour soi. Faites peu de points, ou bien cent.</translation>
    </message>
    <message>
        <source>Réunion from Alsace for three to five. Ask for one card and try to take all ten tricks.</source>
        <translation>La Réunion d’Alsace, de trois à cinq joueurs. Demandez une carte et faites les dix plis.</translation>
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
        <source>On your German cards the Unter is the jack, the Ober the queen and the Daus the ace; acorns are clubs, leaves are spades and bells are diamonds.</source>
        <translation>Sur vos cartes allemandes, l’Unter est le valet, l’Ober la dame et le Daus l’as&#xa0;; gland est trèfle, feuille est pique et grelot est carreau.</translation>
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
        <source>Unter of trumps</source>
        <translation>Unter d’atout</translation>
    </message>
    <message>
        <source>second Unter</source>
        <translation>second Unter</translation>
    </message>
</context>
<context>
    <name>hindersche</name>
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
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Marks added or wiped</source>
        <translation>Marques ajoutées ou effacées</translation>
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
        <source>Marks on the frame</source>
        <translation>Marques sur le cadre</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Game {number}, deals played: {count}.</source>
        <translation>Partie {number}, donnes jouées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Butzen: marks are wiped now.</source>
        <translation>Butzen&#xa0;: on efface maintenant des marques.</translation>
    </message>
    <message>
        <source>First phase: marks are added.</source>
        <translation>Première phase&#xa0;: on inscrit des marques.</translation>
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
        <translation>une marche</translation>
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
        <translation>Marche, par vous</translation>
    </message>
    <message>
        <source>March, by another player</source>
        <translation>Marche, par un autre</translation>
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
        <translation>partie perdue, et deux marques sur le cadre, pour {names}</translation>
    </message>
    <message>
        <source>the game is lost, and a mark goes on the frame, for {names}</source>
        <translation>partie perdue, et une marque sur le cadre, pour {names}</translation>
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
        <source>Trumps chosen by</source>
        <translation>Atout choisi par</translation>
    </message>
    <message>
        <source>{name}, {suit}</source>
        <translation>{name}, {suit}</translation>
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
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Traits</translation>
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
        <source>Game {number}, deals played: {count}.</source>
        <translation>Partie {number}, donnes jouées&#xa0;: {count}.</translation>
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
        <source>Should the turned-up suit be trumps? Accept it or pass.</source>
        <translation>À vous&#xa0;: acceptez la couleur retournée comme atout, ou passez.</translation>
    </message>
    <message>
        <source>Everyone has passed. Choose another suit or pass.</source>
        <translation>À vous&#xa0;: tous ont passé. Choisissez une autre couleur, ou passez.</translation>
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
        <source>Deal {number}.</source>
        <translation>Donne {number}.</translation>
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
        <source>Cancel a selection</source>
        <translation>Annuler la sélection</translation>
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
        <translation>Aller à une valeur, aussi par la lettre dans le coin de la carte</translation>
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
</context>
<context>
    <name>lesson</name>
    <message>
        <source>First lesson</source>
        <translation>Première leçon</translation>
    </message>
    <message>
        <source>Welcome! Réunion is a game for three players, each for themselves, with 32 cards. Anna sits on your right and plays after you, Karl on your left. Each player gets ten cards, and ten tricks are played.</source>
        <translation>Bienvenue&#xa0;! La Réunion se joue à trois, chacun pour soi, avec 32 cartes. Anna est assise à votre droite et joue après vous, Karl à votre gauche. Chacun reçoit dix cartes, et l’on joue dix plis.</translation>
    </message>
    <message>
        <source>The points in the cards count, not the number of tricks: an ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2. Nine, eight and seven are worth nothing. The ten is high: only the ace of its suit beats it.</source>
        <translation>Ce sont les points qui comptent, pas le nombre de plis&#xa0;: un as vaut 11, un dix 10, un roi 4, une dame 3, un valet 2. Neuf, huit et sept ne valent rien. Le dix est fort&#xa0;: dans sa couleur, seul l’as le bat.</translation>
    </message>
    <message>
        <source>In a normal game everyone draws a card first, and the lowest card deals. Here Karl has dealt and turned up the eight of hearts, so hearts are trumps; this is always shown at the top of the table. Trumps beat every other card.</source>
        <translation>D’habitude, chacun tire d’abord une carte, et la plus basse désigne le donneur. Ici, Karl a donné et retourné le huit de cœur&#xa0;: l’atout est donc cœur&#xa0;; vous pouvez le lire en haut de la table à tout moment. Les atouts battent toute autre carte.</translation>
    </message>
    <message>
        <source>Two jacks are special. The jack of trumps is the right bower, the highest card of all: you hold it. The other red jack, the jack of diamonds, is the left bower, the second highest. It is now a trump, not a diamond. Each bower is worth 12.</source>
        <translation>Deux valets sont à part. Le valet d’atout est le bower droit, la plus forte carte de toutes&#xa0;: vous l’avez. L’autre valet rouge, le valet de carreau, est le bower gauche, la deuxième. C’est maintenant un atout, et plus un carreau. Chaque bower vaut 12.</translation>
    </message>
    <message>
        <source>You sit after the dealer, so you lead to the first trick. Lead your right bower: everybody must follow with a trump, and you may capture the left bower. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Vous jouez juste après le donneur, c’est donc à vous d’entamer. Jouez votre bower droit&#xa0;: chacun doit fournir de l’atout, et vous prendrez peut-être le bower gauche. Cliquez sur la carte, faites-la glisser au milieu, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>That card is allowed, but start with the right bower, the jack of hearts: nothing can beat it.</source>
        <translation>Cette carte est permise, mais commencez par le bower droit, le valet de cœur&#xa0;: rien ne peut le battre.</translation>
    </message>
    <message>
        <source>The left bower was Anna’s only trump, so it had to fall. If your left bower is captured by the right bower, you pay the winner one unit at once. The trick brought you 24 points. Now your ace of hearts is the highest trump left: lead it.</source>
        <translation>Le bower gauche était le seul atout d’Anna, il devait donc tomber. Si votre bower gauche est pris par le droit, vous payez aussitôt une unité au gagnant. Le pli vous a rapporté 24 points. Votre as de cœur est maintenant le plus fort atout&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>Take the trick that is certain first: lead the ace of hearts.</source>
        <translation>Faites d’abord le pli qui est sûr&#xa0;: jouez l’as de cœur.</translation>
    </message>
    <message>
        <source>Anna had no heart left. If you can neither follow suit nor trump, you may play any card. Lead your ace of clubs while the others still hold clubs and must follow.</source>
        <translation>Anna n’avait plus de cœur. Si vous ne pouvez ni fournir ni couper, vous pouvez jouer n’importe quelle carte. Jouez votre as de trèfle tant que les autres ont encore du trèfle et doivent fournir.</translation>
    </message>
    <message>
        <source>The ace of clubs is the better lead now.</source>
        <translation>L’as de trèfle est maintenant la meilleure carte à jouer.</translation>
    </message>
    <message>
        <source>That was 15 points. Now lead the eight of clubs. It will lose, but then you have no clubs left, and when you are void in a suit you may trump it.</source>
        <translation>C’étaient 15 points. Jouez maintenant le huit de trèfle. Il perdra, mais vous n’aurez alors plus de trèfle, et quand on n’a plus d’une couleur, on peut la couper.</translation>
    </message>
    <message>
        <source>Keep that card for later, and get rid of the eight of clubs.</source>
        <translation>Gardez cette carte pour plus tard, et débarrassez-vous du huit de trèfle.</translation>
    </message>
    <message>
        <source>Karl leads the ace of diamonds, and you have no diamonds. If you can’t follow suit, you must play a trump. Your smallest trump is enough.</source>
        <translation>Karl joue l’as de carreau, et vous n’avez pas de carreau. Si vous ne pouvez pas fournir, vous devez couper, c’est-à-dire jouer atout. Votre plus petit atout suffit.</translation>
    </message>
    <message>
        <source>The king would take the trick too, but the seven is enough. Keep the king.</source>
        <translation>Le roi ferait aussi le pli, mais le sept suffit. Gardez le roi.</translation>
    </message>
    <message>
        <source>Even the seven of trumps beats an ace of another suit. You took the trick, so you lead. Try your ace of spades.</source>
        <translation>Même le sept d’atout bat l’as d’une autre couleur. Vous avez fait le pli&#xa0;: c’est donc à vous de jouer. Essayez votre as de pique.</translation>
    </message>
    <message>
        <source>The ace of spades takes more: lead it first.</source>
        <translation>L’as de pique rapporte plus&#xa0;: jouez-le d’abord.</translation>
    </message>
    <message>
        <source>Everybody had to follow. Karl’s spade was probably his last, so he would trump your ten. Lead a small spade, so that his trump wins little.</source>
        <translation>Tous ont dû fournir. Le pique de Karl était sans doute son dernier&#xa0;: il couperait votre dix. Jouez un petit pique, pour que son atout lui rapporte peu.</translation>
    </message>
    <message>
        <source>That card is worth too much to lose: lead a small spade.</source>
        <translation>Cette carte vaut trop pour être perdue&#xa0;: jouez un petit pique.</translation>
    </message>
    <message>
        <source>You were right: Karl had to trump. He leads a diamond again, and again you must trump. You have one trump left. The table shows which cards you may play, and why you can’t play the others.</source>
        <translation>Vous aviez raison. Karl rejoue carreau, et vous devez encore couper. Il vous reste un atout. La table montre quelles cartes sont permises, et pourquoi les autres ne le sont pas.</translation>
    </message>
    <message>
        <source>Karl still holds a trump. Don’t give him the ten: lead your small spade.</source>
        <translation>Karl a encore un atout. Ne lui offrez pas le dix&#xa0;: jouez votre petit pique.</translation>
    </message>
    <message>
        <source>The ten would go to Karl’s trump now. Lead the small spade.</source>
        <translation>Le dix irait maintenant à l’atout de Karl. Jouez le petit pique.</translation>
    </message>
    <message>
        <source>The last trick is worth ten extra points. You have only one card left to play.</source>
        <translation>Le dernier pli rapporte dix points de plus. Il ne vous reste qu’une carte à jouer.</translation>
    </message>
    <message>
        <source>There are 150 points in every deal. You made 87; Karl made 63, including his two discards. Anna took no trick. That is called a Stange: she gets a slash on the score sheet and pays each of you one unit. Continue when you are ready.</source>
        <translation>Chaque donne compte 150 points&#xa0;: vous en avez 87, Karl 63, avec les deux cartes de son écart. Anna n’a fait aucun pli. C’est une barre (en allemand Stange)&#xa0;: elle a une barre oblique sur la feuille de marque et paie une unité à chacun de vous. Continuez quand vous voulez.</translation>
    </message>
    <message>
        <source>Now you are the dealer. Clubs are trumps. The dealer picks up the last two cards and discards two others, face down. Their points count for the dealer.</source>
        <translation>Vous êtes maintenant le donneur. L’atout est trèfle. Le donneur prend les deux dernières cartes et en écarte deux autres, faces cachées. Leurs points comptent pour lui.</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a bower, and at most one ten. Choose both diamonds: the ten’s points are safe then, and once you have no diamonds you can trump that suit. Click the two cards, then the button; or press Enter on each, then Space.</source>
        <translation>On n’écarte ni as ni bower, et un seul dix au plus. Choisissez les deux carreaux&#xa0;: les points du dix sont alors à l’abri, et sans carreau vous pourrez couper cette couleur. Cliquez sur les deux cartes, puis sur «&#xa0;Écarter&#xa0;»&#xa0;; ou appuyez sur Entrée sur chacune, puis sur Espace.</translation>
    </message>
    <message>
        <source>That is allowed, but discard the two diamonds: ten points are safe, and you can trump diamonds. Click a card in the middle to deselect it.</source>
        <translation>Les règles le permettent. Mais écartez les deux carreaux&#xa0;: dix points sont à l’abri, et vous pourrez couper carreau. Pour reprendre une carte posée au milieu, cliquez dessus.</translation>
    </message>
    <message>
        <source>Anna leads the right bower, the jack of clubs. Your jack of spades is the left bower now. It counts as a club, so you could follow with it, but Anna would capture it: 12 points and one unit.</source>
        <translation>Anna joue le bower droit, le valet de trèfle. Votre valet de pique est maintenant le bower gauche. Il compte comme un trèfle&#xa0;: vous pourriez fournir avec lui, mais Anna le prendrait&#xa0;: 12 points et une unité.</translation>
    </message>
    <message>
        <source>You must follow with a trump, but you choose which. Save the left bower and play your smallest trump.</source>
        <translation>Vous devez fournir de l’atout, mais vous choisissez lequel. Sauvez le bower gauche et jouez votre plus petit atout.</translation>
    </message>
    <message>
        <source>That would cost you more than necessary. Play the nine of clubs.</source>
        <translation>Cela vous coûterait plus que nécessaire. Jouez le neuf de trèfle.</translation>
    </message>
    <message>
        <source>Anna leads the ace of diamonds. You discarded your diamonds, so you can trump. Nobody plays after you: the queen is enough.</source>
        <translation>Anna joue l’as de carreau. Vous avez écarté vos carreaux&#xa0;: coupez donc. Personne ne joue après vous&#xa0;: la dame suffit.</translation>
    </message>
    <message>
        <source>That takes the trick as well, but the queen is enough.</source>
        <translation>Cette carte fait aussi le pli, mais la dame suffit.</translation>
    </message>
    <message>
        <source>The right bower is gone, so your left bower is the highest trump now. Lead it: it is safe and draws the others’ trumps.</source>
        <translation>Le bower droit est tombé&#xa0;: votre bower gauche est donc le plus fort atout. Jouez-le&#xa0;: il ne risque rien et fait tomber les atouts des autres.</translation>
    </message>
    <message>
        <source>Lead the jack of spades first: it is the highest trump left.</source>
        <translation>Jouez d’abord le valet de pique&#xa0;: c’est le plus fort atout qui reste.</translation>
    </message>
    <message>
        <source>22 points in one trick! Aces of the other suits are good now, as long as the others can follow. Lead the ace of hearts.</source>
        <translation>22 points en un pli&#xa0;! Les as des autres couleurs sont bons maintenant, tant que les autres peuvent fournir. Jouez l’as de cœur.</translation>
    </message>
    <message>
        <source>Lead the ace of hearts now.</source>
        <translation>Jouez maintenant l’as de cœur.</translation>
    </message>
    <message>
        <source>And the ace of spades.</source>
        <translation>Et l’as de pique.</translation>
    </message>
    <message>
        <source>Lead the ace of spades now.</source>
        <translation>Jouez maintenant l’as de pique.</translation>
    </message>
    <message>
        <source>With the ace gone the ten of spades is the highest of its suit: it beats king and queen. Lead it.</source>
        <translation>L’as est tombé&#xa0;: le dix de pique est le plus fort de sa couleur. Il bat le roi et la dame. Jouez-le.</translation>
    </message>
    <message>
        <source>The ten of spades takes a trick now; later it may be trumped.</source>
        <translation>Le dix de pique fait un pli maintenant&#xa0;; plus tard, il serait peut-être coupé.</translation>
    </message>
    <message>
        <source>One trump is still out: the ace of clubs. Lead the seven of spades. The player with that ace has no spades left and must trump; then it is gone.</source>
        <translation>Il reste un atout chez les autres&#xa0;: l’as de trèfle. Jouez le sept de pique. Celui qui a cet as n’a plus de pique et doit couper&#xa0;; il n’y aura alors plus d’atout contre vous.</translation>
    </message>
    <message>
        <source>Better lead the seven of spades, so that the ace of trumps wins nothing.</source>
        <translation>Jouez plutôt le sept de pique, pour que l’as d’atout ne rapporte rien.</translation>
    </message>
    <message>
        <source>Karl leads the king of hearts. You must follow suit, and your ten beats it.</source>
        <translation>Karl joue le roi de cœur. Vous devez fournir, et votre dix le bat.</translation>
    </message>
    <message>
        <source>The ten beats the king: take the trick.</source>
        <translation>Le dix bat le roi&#xa0;: faites le pli.</translation>
    </message>
    <message>
        <source>You hold the last trump, and a small heart. The last trick is worth ten points more, so keep the trump for it and lead the heart.</source>
        <translation>Vous avez le dernier atout et un petit cœur. Le dernier pli rapporte dix points de plus&#xa0;: gardez votre atout pour ce pli et jouez le cœur.</translation>
    </message>
    <message>
        <source>Keep your trump for the last trick: lead the eight of hearts.</source>
        <translation>Gardez votre atout pour le dernier pli&#xa0;: jouez le huit de cœur.</translation>
    </message>
    <message>
        <source>And here is the last trick: your trump takes it.</source>
        <translation>Et voici le dernier pli&#xa0;: votre atout le fait.</translation>
    </message>
    <message>
        <source>121 points, including the ten you discarded and ten for the last trick. The score sheet shows the points so far; the dot marks the dealer of each line. One more deal, and the game is over.</source>
        <translation>121 points, avec le dix de votre écart et dix pour le dernier pli. La feuille de marque montre les points de chacun jusqu’ici&#xa0;; le point marque le donneur de chaque ligne. Encore une donne, et la partie est finie.</translation>
    </message>
    <message>
        <source>Anna has dealt, and spades are trumps. Your left bower is the jack of clubs. The first three tricks are played for you: you play small cards and win nothing.</source>
        <translation>Anna a donné, et l’atout est pique. Votre bower gauche est le valet de trèfle. Les trois premiers plis sont joués pour vous&#xa0;: vous jouez de petites cartes et ne gagnez rien.</translation>
    </message>
    <message>
        <source>Welcome! Bauer is played by four people with 32 cards, two against two. Babette, opposite you, is your partner; Anna on your left and Karl on your right are the opponents. Cards have no point values in this game. Eight tricks are played, and only the number of tricks counts.</source>
        <translation>Bienvenue&#xa0;! Le Bauer se joue à quatre avec 32 cartes, deux contre deux. Babette, en face de vous, est votre partenaire&#xa0;; Anna à votre gauche et Karl à votre droite sont les adversaires. Dans ce jeu, les cartes ne valent pas de points&#xa0;: on joue huit plis, et seul leur nombre compte.</translation>
    </message>
    <message>
        <source>Each suit runs ace, king, queen, jack, ten, nine, eight, seven. But the jack of trumps is the Fat One, the highest card of all. The other jack of its colour, red or black, is the Left One, the second highest: it is a trump, whatever suit is printed on it.</source>
        <translation>L’ordre dans chaque couleur est&#xa0;: as, roi, dame, valet, dix, neuf, huit, sept. Mais le valet d’atout est le Gros, la plus forte carte de toutes. L’autre valet de la même teinte, rouge ou noire, est le Gauche, la deuxième&#xa0;: il est atout, quelle que soit la couleur imprimée.</translation>
    </message>
    <message>
        <source>Karl has dealt four cards to everybody. You sit after the dealer: you are forehand and choose trumps after seeing only these four cards. With Babette you must then take five of the eight tricks. You hold the jack and the ace of hearts: choose hearts.</source>
        <translation>Karl a donné quatre cartes à chacun. Vous jouez juste après le donneur&#xa0;: vous êtes premier en main et choisissez l’atout en ne voyant que ces quatre cartes. Avec Babette, vous devez alors faire cinq des huit plis. Vous avez le valet et l’as de cœur&#xa0;: choisissez cœur.</translation>
    </message>
    <message>
        <source>That suit is allowed, but in hearts you hold the Fat One and the ace: choose hearts.</source>
        <translation>Vous pouvez choisir cette couleur. Mais à cœur vous avez le Gros et l’as&#xa0;: choisissez cœur.</translation>
    </message>
    <message>
        <source>Four more cards, and you are lucky: the jack of diamonds is the Left One now. Before the first trick, every player may call “Cards away” to play alone for all eight tricks. More about that later; for now, pass.</source>
        <translation>Encore quatre cartes, et vous avez de la chance&#xa0;: le valet de carreau est maintenant le Gauche. Avant le premier pli, chaque joueur peut annoncer «&#xa0;Cartes de côté&#xa0;» pour jouer seul pour les huit plis. Nous y reviendrons&#xa0;; pour l’instant, passez.</translation>
    </message>
    <message>
        <source>This hand is not strong enough to take all eight tricks. Pass.</source>
        <translation>Cette main n’est pas assez forte pour faire les huit plis. Passez.</translation>
    </message>
    <message>
        <source>Forehand leads, and the first lead must be a trump. Lead the Fat One, the jack of hearts: everyone who holds a trump must play one. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Le premier en main entame, et la première carte doit être un atout. Jouez le Gros, le valet de cœur&#xa0;: tous ceux qui ont de l’atout doivent en fournir. Cliquez sur la carte, faites-la glisser au milieu, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>That is a trump, too. But begin with the Fat One: it is certain to win.</source>
        <translation>C’est aussi un atout. Mais commencez par le Gros&#xa0;: il fera le pli à coup sûr.</translation>
    </message>
    <message>
        <source>Everybody had to follow. The highest trump left is your Left One, the jack of diamonds: lead it and draw the others’ last trumps.</source>
        <translation>Tous ont dû fournir. Le plus fort atout qui reste est votre Gauche, le valet de carreau&#xa0;: jouez-le et faites tomber les derniers atouts des autres.</translation>
    </message>
    <message>
        <source>The Left One first: lead the jack of diamonds.</source>
        <translation>D’abord le Gauche&#xa0;: jouez le valet de carreau.</translation>
    </message>
    <message>
        <source>All trumps but yours are gone, so yours will take their tricks whenever you like. Lead the ace of clubs now, while the others can follow.</source>
        <translation>Tous les atouts sont tombés, sauf les vôtres&#xa0;: ils feront leurs plis quand vous voudrez. Jouez maintenant l’as de trèfle, tant que les autres peuvent fournir.</translation>
    </message>
    <message>
        <source>That can wait. Take a trick with the ace of clubs now.</source>
        <translation>Cela peut attendre. Faites maintenant un pli avec l’as de trèfle.</translation>
    </message>
    <message>
        <source>Three tricks. You don’t have to win them all yourself: Babette’s tricks count for both of you. Lead the nine of spades; perhaps she has something better.</source>
        <translation>Trois plis. Vous n’avez pas à les faire tous vous-même&#xa0;: les plis de Babette comptent pour vous deux. Jouez le neuf de pique&#xa0;; elle a peut-être mieux.</translation>
    </message>
    <message>
        <source>Keep that card for now, and lead the nine of spades.</source>
        <translation>Gardez cette carte pour l’instant et jouez le neuf de pique.</translation>
    </message>
    <message>
        <source>Babette had the ace: the fourth trick for your side. Now the others get the lead, because Karl has high cards, too. Everyone must follow suit if they can; your two small cards are played for you.</source>
        <translation>Babette avait l’as&#xa0;: c’est le quatrième pli de votre camp. Les autres prennent maintenant la main, car Karl aussi a de fortes cartes. Chacun doit fournir s’il a la couleur demandée&#xa0;; vos deux petites cartes sont jouées pour vous.</translation>
    </message>
    <message>
        <source>This card is played for you; your turn comes soon.</source>
        <translation>Cette carte est jouée pour vous&#xa0;; ce sera bientôt à vous.</translation>
    </message>
    <message>
        <source>Karl leads a club, and you have none. If you can’t follow suit, you may play any card. You don’t have to trump, but this time you should. Your eight of hearts is enough.</source>
        <translation>Karl joue trèfle, et vous n’en avez pas. Si vous ne pouvez pas fournir, vous pouvez jouer n’importe quelle carte. Rien ne vous oblige à couper, mais ici c’est utile. Votre huit de cœur suffit.</translation>
    </message>
    <message>
        <source>The ace takes the trick as well. But the eight is enough: play it.</source>
        <translation>L’as fait aussi le pli. Mais le huit suffit&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>That was the fifth trick, and your side has won the deal. The last one is yours.</source>
        <translation>C’était le cinquième pli&#xa0;: votre camp a gagné la donne. Le dernier est à vous.</translation>
    </message>
    <message>
        <source>Both sides start at eight and count down. Declarers who chose trumps and take five tricks or more count down by one: you and Babette took six, so you go from eight to seven, and the others stay at eight. The first side to reach zero wins a Brot (a loaf of bread). Continue when you are ready.</source>
        <translation>Les deux camps partent de huit et comptent à rebours. Les preneurs (ceux qui ont choisi l’atout) qui font cinq plis ou plus descendent d’un point&#xa0;: Babette et vous en avez fait six, vous passez donc à sept&#xa0;; les autres restent à huit. Le premier camp à zéro gagne un Brot (un pain). Continuez quand vous voulez.</translation>
    </message>
    <message>
        <source>You have no trick yet. Without one you would have to pay each of the others one unit. Anna leads a club: follow with a small one. You can’t play the jack of clubs here: it counts as a spade while spades are trumps.</source>
        <translation>Vous n’avez encore aucun pli. Sans pli, vous devriez payer une unité à chacun des autres. Anna joue trèfle&#xa0;: fournissez un petit. Votre valet de trèfle ne peut pas être joué ici, car il est pique tant que pique est atout.</translation>
    </message>
    <message>
        <source>Follow again with your club.</source>
        <translation>Fournissez encore votre trèfle.</translation>
    </message>
    <message>
        <source>Karl had no club left and had to trump. Now he leads a diamond, and you have one.</source>
        <translation>Karl n’avait plus de trèfle et a dû couper. Il joue maintenant carreau, et vous en avez un.</translation>
    </message>
    <message>
        <source>Anna leads the ten of hearts. You can’t beat it: play the heart that is worth nothing.</source>
        <translation>Anna joue le dix de cœur. Vous ne pouvez pas le battre&#xa0;: jouez le cœur qui ne vaut rien.</translation>
    </message>
    <message>
        <source>That would give Anna points for nothing. Play the seven.</source>
        <translation>Ce serait donner des points à Anna pour rien. Jouez le sept.</translation>
    </message>
    <message>
        <source>A trump is led, and the left bower is the only one you have: you must play it. The right bower is gone, so it takes the trick.</source>
        <translation>On joue atout, et le bower gauche est votre seul atout&#xa0;: il faut le jouer. Le bower droit est tombé, le gauche fait donc le pli.</translation>
    </message>
    <message>
        <source>No Stange for you! Your hearts are the highest left and all trumps are gone. Lead one of them. When all remaining tricks are certain to be yours, you can also use the “Claim the rest” button below the table.</source>
        <translation>Pas de barre pour vous&#xa0;! Vos cœurs sont les plus forts qui restent et tous les atouts sont tombés. Jouez-en un. Quand tous les plis restants sont sûrs, vous pouvez aussi cliquer sur «&#xa0;Prendre les plis restants&#xa0;» sous la table.</translation>
    </message>
    <message>
        <source>And the last trick is yours.</source>
        <translation>Et le dernier pli est à vous.</translation>
    </message>
    <message>
        <source>The game is over, and the highest total wins: yours. A player with less than 150 pays you one unit, with less than 100 two, with less than 50 three. Less than 100 is called matsch; Anna missed 100 by one point. Now you know the game. The full rules are in the Help menu.</source>
        <translation>La partie est finie, et le plus haut total gagne&#xa0;: le vôtre. Un joueur à moins de 150 vous paie une unité, à moins de 100 deux, à moins de 50 trois. Moins de 100 s’appelle matsch&#xa0;; il n’a manqué qu’un point à Anna pour y échapper. Vous connaissez maintenant le jeu&#xa0;; les règles complètes sont dans le menu Aide.</translation>
    </message>
    <message>
        <source>You have dealt, so Anna is forehand, and she has chosen spades. She and Karl need five tricks; if you and Babette take four, they lose. Nobody wants to play alone: pass.</source>
        <translation>Vous avez donné, Anna est donc première en main, et elle a choisi pique. Karl et elle ont besoin de cinq plis&#xa0;; si Babette et vous en faites quatre, ils ont perdu. Personne ne veut jouer seul&#xa0;: passez.</translation>
    </message>
    <message>
        <source>Not with this hand: pass.</source>
        <translation>Pas avec cette main&#xa0;: passez.</translation>
    </message>
    <message>
        <source>Anna leads the Fat One, the jack of spades. Your jack of clubs is the Left One and counts as a spade: you could follow with it, but it would be lost. Play the seven.</source>
        <translation>Anna joue le Gros, le valet de pique. Votre valet de trèfle est le Gauche et compte comme pique&#xa0;: vous pourriez fournir avec lui, mais il serait pris. Jouez le sept.</translation>
    </message>
    <message>
        <source>Nothing beats the Fat One. Play the seven of spades.</source>
        <translation>Rien ne bat le Gros. Jouez le sept de pique.</translation>
    </message>
    <message>
        <source>Anna leads a heart, and you have none. You could trump it; but Babette’s ace takes this trick, and her tricks are yours. Discard a small club.</source>
        <translation>Anna joue cœur, et vous n’en avez pas. Vous pourriez couper&#xa0;; mais l’as de Babette fait ce pli, et ses plis sont les vôtres. Défaussez-vous d’un petit trèfle.</translation>
    </message>
    <message>
        <source>Babette already has the trick, and that card may be useful later. Discard a small club.</source>
        <translation>Le pli est déjà à Babette, et cette carte peut encore servir. Défaussez-vous d’un petit trèfle.</translation>
    </message>
    <message>
        <source>Now Babette leads diamonds. You must follow; these two cards are played for you.</source>
        <translation>Babette joue maintenant carreau. Vous devez fournir&#xa0;; ces deux cartes sont jouées pour vous.</translation>
    </message>
    <message>
        <source>Karl leads the ace of clubs. You can’t play the jack of clubs here: it is a spade as long as spades are trumps. Follow with your small club.</source>
        <translation>Karl joue l’as de trèfle. Le valet de trèfle ne peut pas être joué ici&#xa0;: il est pique tant que pique est atout. Fournissez votre petit trèfle.</translation>
    </message>
    <message>
        <source>The ace would take that card. Play the small club.</source>
        <translation>L’as prendrait cette carte. Jouez le petit trèfle.</translation>
    </message>
    <message>
        <source>Three tricks for them, two for you. Karl leads the king of hearts, and this time it pays to trump: the jack of clubs takes the trick.</source>
        <translation>Trois plis pour eux, deux pour vous. Karl joue le roi de cœur, et cette fois cela vaut la peine de couper&#xa0;: le valet de trèfle fait le pli.</translation>
    </message>
    <message>
        <source>That would leave the trick to Karl. Trump with the jack of clubs.</source>
        <translation>Le pli resterait à Karl. Coupez avec le valet de trèfle.</translation>
    </message>
    <message>
        <source>Three tricks each. Your king of clubs is led for you; watch: Anna trumps it, and Babette overtrumps. Anna takes the last trick.</source>
        <translation>Trois plis chacun. Votre roi de trèfle est joué pour vous&#xa0;; regardez&#xa0;: Anna le coupe, et Babette surcoupe. Le dernier pli est à Anna.</translation>
    </message>
    <message>
        <source>Four tricks each: that is too few for the declarers, so they lose. They go up by one, to nine, and you go down by one, to six. Under other rules, four tricks each score nothing.</source>
        <translation>Quatre plis chacun&#xa0;: pour les preneurs, c’est trop peu, et ils ont perdu. Ils montent à neuf, et vous descendez à six. Avec d’autres règles, quatre plis chacun ne comptent rien.</translation>
    </message>
    <message>
        <source>Babette is forehand and has chosen clubs. If you call “Cards away”, you play alone against two, and your partner puts their hand down. Taking all eight tricks wins a Brot at once, whatever the count. But if you lose a single trick, the others win the Brot.</source>
        <translation>Babette est première en main et a choisi trèfle. Celui qui annonce «&#xa0;Cartes de côté&#xa0;» joue seul contre deux, et son partenaire pose ses cartes. S’il fait les huit plis, son camp gagne aussitôt un Brot, quel que soit le nombre de points qui lui reste. Mais un seul pli perdu donne le Brot aux autres.</translation>
    </message>
    <message>
        <source>Look at your hand: the Fat One, the Left One, the three highest clubs after them, and otherwise only aces and a king. No card of the others can beat one of these. Call “Cards away”.</source>
        <translation>Regardez votre main&#xa0;: le Gros, le Gauche, les trois plus forts trèfles après eux, et sinon seulement des as et un roi. Aucune carte des adversaires ne peut en battre une. Annoncez «&#xa0;Cartes de côté&#xa0;».</translation>
    </message>
    <message>
        <source>You may pass, but hands like this are rare. Call “Cards away”.</source>
        <translation>Vous pouvez passer, mais une telle main est rare. Annoncez «&#xa0;Cartes de côté&#xa0;».</translation>
    </message>
    <message>
        <source>Babette’s cards are out of play. The player who plays alone leads and may lead any card. A trump is still best: the others’ trumps must go before they can beat your aces. Lead the Fat One.</source>
        <translation>Les cartes de Babette sont hors du jeu. Celui qui joue seul entame avec la carte qu’il veut. Un atout reste le mieux&#xa0;: faites tomber les atouts des autres, pour qu’ils ne coupent pas vos as. Jouez le Gros.</translation>
    </message>
    <message>
        <source>Draw the trumps first: lead the jack of clubs.</source>
        <translation>Faites d’abord tomber les atouts&#xa0;: jouez le valet de trèfle.</translation>
    </message>
    <message>
        <source>Karl’s only club has fallen, and nothing can beat you any more. The other seven tricks are played for you.</source>
        <translation>Le seul trèfle de Karl est tombé, et rien ne peut plus vous battre. Les sept autres plis sont joués pour vous.</translation>
    </message>
    <message>
        <source>These cards are played for you; they take every trick.</source>
        <translation>Ces cartes sont jouées pour vous&#xa0;; elles font tous les plis.</translation>
    </message>
    <message>
        <source>All eight: you win the game and a Brot, and both sides start at eight again. Counting down to zero also wins a Brot. A session is three games. Now you know the game. The full rules are in the Help menu.</source>
        <translation>Les huit&#xa0;: vous gagnez le Brot, et les deux camps repartent de huit. Arriver à zéro fait aussi gagner un Brot. Une séance compte trois Brote (pluriel de Brot). Vous connaissez maintenant le jeu&#xa0;; les règles complètes sont dans le menu Aide.</translation>
    </message>
    <message>
        <source>Welcome! Viersche is played by four people with 36 cards, including the sixes, two against two. Babette, opposite you, is your partner; Anna on your right and Karl on your left are the opponents. Everybody holds nine cards.</source>
        <translation>Bienvenue&#xa0;! Le Viersche se joue à quatre avec 36 cartes, les six compris, deux contre deux. Babette, en face de vous, est votre partenaire&#xa0;; Anna à votre droite et Karl à votre gauche sont les adversaires. Chacun a neuf cartes.</translation>
    </message>
    <message>
        <source>Points count: an ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2. But the ten ranks low: a suit runs ace, king, queen, jack, ten, nine, and so on down to the six. Every deal has 140 points.</source>
        <translation>Ce sont les points qui comptent&#xa0;: un as vaut 11, un dix 10, un roi 4, une dame 3, un valet 2. Mais le dix est faible&#xa0;: l’ordre dans chaque couleur est as, roi, dame, valet, dix, neuf et ainsi de suite jusqu’au six. Chaque donne compte 140 points.</translation>
    </message>
    <message>
        <source>Karl has dealt and turned up his last card, the seven of hearts: hearts are trumps. It stays on the table until the first card is played. The jack of hearts is the Old Man now, the highest card; the other red jack, the jack of diamonds, is the Little Man, the second highest, and a trump. Each is worth 12.</source>
        <translation>Karl a donné et retourné sa dernière carte, le sept de cœur&#xa0;: l’atout est cœur. Elle reste sur la table jusqu’à ce que la première carte soit jouée. Le valet de cœur est maintenant le Vieux, la plus forte carte&#xa0;; l’autre valet rouge, le valet de carreau, est le Petit, la deuxième, et c’est aussi un atout. Chacun vaut 12.</translation>
    </message>
    <message>
        <source>You sit after the dealer, so you lead, and the first lead must be a trump. The others must play a trump as well, if they have one. Lead the Old Man, the jack of hearts. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Vous jouez juste après le donneur&#xa0;: vous entamez donc, et la première carte doit être un atout. Les autres doivent aussi jouer un atout, s’ils en ont un. Jouez le Vieux, le valet de cœur. Cliquez sur la carte, faites-la glisser au milieu, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>That is a trump, too. But begin with the Old Man: nothing beats him.</source>
        <translation>C’est aussi un atout. Mais commencez par le Vieux&#xa0;: rien ne le bat.</translation>
    </message>
    <message>
        <source>22 points, ten of them from Babette: she saw that the trick was yours, and added her ten. Adding points to a partner’s trick is called smearing (in German, schmieren). From now on any card may be led: lead the ace of spades.</source>
        <translation>22 points, dont dix de Babette&#xa0;: elle a vu que le pli était à vous et a donné son dix. Ajouter des points au pli de son partenaire s’appelle charger (en allemand schmieren). Désormais, on peut jouer n’importe quelle carte&#xa0;: jouez l’as de pique.</translation>
    </message>
    <message>
        <source>The ace of spades is the better lead now.</source>
        <translation>L’as de pique est maintenant la meilleure carte à jouer.</translation>
    </message>
    <message>
        <source>Babette smeared another ten. Now give her the lead: the seven of clubs costs you nothing, and perhaps she has the ace.</source>
        <translation>Babette a chargé d’un autre dix. Laissez-lui maintenant la main&#xa0;: le sept de trèfle ne vous coûte rien, et elle a peut-être l’as.</translation>
    </message>
    <message>
        <source>Keep that card for now, and lead the seven of clubs.</source>
        <translation>Gardez cette carte pour l’instant et jouez le sept de trèfle.</translation>
    </message>
    <message>
        <source>She had it, and leads the king, the highest club left. Now you smear: the ten of clubs ranks low, but its ten points count for both of you.</source>
        <translation>Elle l’avait et joue le roi, le plus fort trèfle qui reste. À vous de charger&#xa0;: le dix de trèfle est faible, mais ses dix points comptent pour vous deux.</translation>
    </message>
    <message>
        <source>That would take your own partner’s trick. Give her the ten of clubs.</source>
        <translation>Ce serait prendre le pli de votre propre partenaire. Donnez-lui le dix de trèfle.</translation>
    </message>
    <message>
        <source>Karl’s ace beats Babette’s king of diamonds. You have diamonds yourself, but you don’t have to follow: if you have the suit led, you may follow or trump; if you have none, you may play any card. Trump with the eight of hearts.</source>
        <translation>L’as de Karl bat le roi de carreau de Babette. Vous avez du carreau, mais rien ne vous oblige à en fournir&#xa0;: si vous avez la couleur demandée, vous pouvez fournir ou couper&#xa0;; sinon, vous pouvez jouer n’importe quelle carte. Coupez avec le huit de cœur.</translation>
    </message>
    <message>
        <source>The eight of hearts takes the ace, and it is enough.</source>
        <translation>Le huit de cœur prend l’as, et il suffit.</translation>
    </message>
    <message>
        <source>You and Babette have 86 points now. But your best cards are gone, and Karl still has the Little Man: the other four tricks go to him and Anna. They are played for you.</source>
        <translation>Babette et vous avez maintenant 86 points. Mais vos meilleures cartes sont jouées, et Karl a encore le Petit&#xa0;: les quatre autres plis vont à Anna et à lui. Ils sont joués pour vous.</translation>
    </message>
    <message>
        <source>86 against 54. A hundred would have wiped a rung off your half of the ladder. Neither side has 100, so your 86 are written below the ladder, and a second deal decides. In it you need the 14 points that are missing, and the others need 46, which is 40 less than your 86.</source>
        <translation>86 contre 54. Cent points auraient effacé un barreau de votre moitié de l’échelle. Aucun camp n’en a autant&#xa0;: vos 86 sont inscrits sous l’échelle, et une deuxième donne décide. Vous devez y faire les 14 points qui vous manquent&#xa0;; les autres 46, soit quarante de moins que vos 86.</translation>
    </message>
    <message>
        <source>Spades are trumps, and Babette leads the Old Man, the jack of spades. You must play a trump, and nothing beats hers: smear, that is, add the ten of spades.</source>
        <translation>L’atout est pique, et Babette joue le Vieux, le valet de pique. Vous devez jouer un atout, et rien ne bat le sien&#xa0;: chargez du dix de pique.</translation>
    </message>
    <message>
        <source>Play the ten: it is worth more to this trick, and ranks low.</source>
        <translation>Jouez le dix&#xa0;: il rapporte plus à ce pli, et il est faible.</translation>
    </message>
    <message>
        <source>Now she leads the Little Man, the jack of clubs. Everyone must follow with a trump. Keep the ace of spades: when the two Men are gone it is the highest trump and takes a trick of its own. Play the nine.</source>
        <translation>Elle joue maintenant le Petit, le valet de trèfle. Il faut fournir de l’atout. Gardez l’as de pique&#xa0;: une fois le Vieux et le Petit tombés, ce sera le plus fort atout, et il fera un pli. Jouez le neuf.</translation>
    </message>
    <message>
        <source>The ace takes a trick of its own later. Play the nine of spades.</source>
        <translation>L’as fera un pli plus tard. Jouez le neuf de pique.</translation>
    </message>
    <message>
        <source>37 points in two tricks. Now Babette leads her hearts; the next three tricks are played for you. See how the ten goes to a trick that is safe.</source>
        <translation>37 points en deux plis. Babette joue maintenant ses cœurs&#xa0;; les trois plis suivants sont joués pour vous. Remarquez que le dix va à un pli qui est sûr.</translation>
    </message>
    <message>
        <source>Karl took the last trick and leads the ace of clubs. You have no club, so you may play anything: trump with your ace, and see what Babette does.</source>
        <translation>Karl a fait le dernier pli et joue l’as de trèfle. Vous n’avez pas de trèfle et pouvez jouer ce que vous voulez&#xa0;: coupez avec l’as de pique, et regardez ce que fait Babette.</translation>
    </message>
    <message>
        <source>Take this trick: trump with the ace of spades.</source>
        <translation>Prenez ce pli&#xa0;: coupez avec l’as de pique.</translation>
    </message>
    <message>
        <source>She smeared her ten: 32 points in one trick. That makes 97 for you; the last three tricks are played for you.</source>
        <translation>Elle a chargé de son dix&#xa0;: 32 points en un pli. Cela vous fait 97&#xa0;; les trois derniers plis sont joués pour vous.</translation>
    </message>
    <message>
        <source>110 points: a hundred in one deal wins a rung at once. You have now wiped two of your four rungs; the others still have all of theirs.</source>
        <translation>110 points&#xa0;: cent points en une donne effacent aussitôt un barreau. Deux de vos quatre barreaux sont effacés&#xa0;; les autres ont encore tous les leurs.</translation>
    </message>
    <message>
        <source>Clubs are trumps; Karl had to lead one. You hold both Men, the jacks of clubs and spades, so nobody can beat your ace. Take the trick with it: its eleven points are safe.</source>
        <translation>L’atout est trèfle&#xa0;; Karl a dû en jouer. Vous avez le Vieux et le Petit, les valets de trèfle et de pique&#xa0;: personne ne peut donc battre l’as. Faites le pli avec cette carte&#xa0;: ses onze points sont à l’abri.</translation>
    </message>
    <message>
        <source>Take the trick with the ace, and keep the two Men for later.</source>
        <translation>Faites le pli avec l’as, et gardez le Vieux et le Petit pour plus tard.</translation>
    </message>
    <message>
        <source>With such cards you can take every trick: all nine wipe two rungs instead of one. Old Man and hearts first, then Babette’s aces; it is played for you.</source>
        <translation>Avec de telles cartes, vous pouvez faire tous les plis&#xa0;: les neuf effacent deux barreaux au lieu d’un. D’abord le Vieux et les cœurs, puis les as de Babette&#xa0;; tout cela est joué pour vous.</translation>
    </message>
    <message>
        <source>Now marks are wiped off; this phase is called Butzen. Three of you play, with nine cards each. The other nine cards are not used, and the top one is turned up: clubs are trumps. With four marks on the slate, the player with the fewest points wipes one and the player with the most adds one. Babette leads the nine of diamonds, and all the cards you may play are higher. Take it with the jack.</source>
        <translation>On efface maintenant des marques&#xa0;: c’est le Butzen. Vous jouez à trois, avec neuf cartes chacun&#xa0;; les neuf autres ne servent pas, et celle du dessus est retournée&#xa0;: l’atout est trèfle. Avec quatre marques sur l’ardoise, celui qui a le moins de points en efface une, celui qui en a le plus en ajoute une. Babette joue le neuf de carreau, et toutes les cartes que vous pouvez jouer sont plus fortes. Prenez avec le valet.</translation>
    </message>
    <message>
        <source>Take it with the jack of diamonds: it costs you only two points.</source>
        <translation>Faites le pli avec le valet de carreau&#xa0;: il ne coûte que deux points.</translation>
    </message>
    <message>
        <source>Twelve points for you: Anna gave you her ten. You lead again and get rid of the king and of a trump; both are played for you.</source>
        <translation>Douze points pour vous&#xa0;: Anna vous a donné son dix. Vous jouez encore et vous débarrassez du roi et d’un atout&#xa0;; ces deux cartes sont jouées pour vous.</translation>
    </message>
    <message>
        <source>The ten of clubs again: a player without a lower trump must take it. Lead it.</source>
        <translation>Encore le dix de trèfle&#xa0;: celui qui n’a pas d’atout plus petit doit le prendre. Jouez-le.</translation>
    </message>
    <message>
        <source>Lead the ten of clubs, as you did before.</source>
        <translation>Jouez le dix de trèfle, comme tout à l’heure.</translation>
    </message>
    <message>
        <source>33 points for Anna: Babette discarded an ace on the trick. The rest is played for you.</source>
        <translation>33 points pour Anna&#xa0;: Babette s’est défaussée d’un as. Le reste est joué pour vous.</translation>
    </message>
    <message>
        <source>Babette has the fewest points and wipes her only mark: she is out of danger. Anna has the most and adds one. She has three now, and you still have one, because your 53 points are neither the fewest nor the most. Two of you are left.</source>
        <translation>Babette a le moins de points et efface sa seule marque&#xa0;: elle est hors de danger. Anna en a le plus et ajoute une marque&#xa0;; elle en a trois maintenant, et vous une, car 53 points ne sont ni le moins ni le plus. Vous n’êtes plus que deux.</translation>
    </message>
    <message>
        <source>With two players, the one with fewer points wipes a mark, and nobody adds any. Eighteen cards are not used. Anna leads the jack of clubs: play your ten under it.</source>
        <translation>À deux, celui qui a le moins de points efface une marque, et personne n’en ajoute. Dix-huit cartes ne servent pas. Anna joue le valet de trèfle&#xa0;: jouez votre dix, plus faible que le valet.</translation>
    </message>
    <message>
        <source>The ten ranks below the jack: play it now.</source>
        <translation>Le dix est sous le valet&#xa0;: jouez-le maintenant.</translation>
    </message>
    <message>
        <source>Anna leads her queen; your nine is played for you.</source>
        <translation>Anna joue sa dame&#xa0;; votre neuf est joué pour vous.</translation>
    </message>
    <message>
        <source>She leads a trump, the eight of diamonds. You have none, so you may discard anything: the ace of clubs, eleven points and a card that would have won.</source>
        <translation>Elle joue un atout, le huit de carreau. Vous n’en avez pas, vous pouvez donc vous défausser de n’importe quelle carte&#xa0;: choisissez l’as de trèfle, onze points et une carte qui aurait gagné.</translation>
    </message>
    <message>
        <source>Discard the ace of clubs: Anna’s trump takes it.</source>
        <translation>Défaussez-vous de l’as de trèfle&#xa0;: l’atout d’Anna le prend.</translation>
    </message>
    <message>
        <source>26 points for Anna, none for you. The rest is played for you.</source>
        <translation>26 points pour Anna, aucun pour vous. Le reste est joué pour vous.</translation>
    </message>
    <message>
        <source>These cards are played for you.</source>
        <translation>Ces cartes sont jouées pour vous.</translation>
    </message>
    <message>
        <source>21 against 40: you wipe your last mark and are out of danger. Only Anna has marks left, so she loses the game: one mark on the frame of the slate. Four games make a session, and then the marks on the frame are paid out. Now you know the game. The full rules are in the Help menu.</source>
        <translation>21 contre 40&#xa0;: vous effacez votre dernière marque et êtes hors de danger. Seule Anna a encore des marques&#xa0;: elle perd la partie et reçoit une marque sur le cadre de l’ardoise. Quatre parties font une séance, et l’on paie alors les marques du cadre. Vous connaissez maintenant le jeu&#xa0;; les règles complètes sont dans le menu Aide.</translation>
    </message>
    <message>
        <source>All nine: your last two rungs are wiped, and you win the set. The losers get a mark on their side of the frame – or two, as here, if they have not wiped a single rung. Four marks lose the session. Now you know the game. The full rules are in the Help menu.</source>
        <translation>Les neuf&#xa0;: vos deux derniers barreaux sont effacés, et vous gagnez la manche. Les perdants tracent une marque sur leur côté du cadre&#xa0;; deux, comme ici, s’ils n’ont pas effacé un seul barreau. Quatre marques font perdre la séance. Vous connaissez maintenant le jeu&#xa0;; les règles complètes sont dans le menu Aide.</translation>
    </message>
    <message>
        <source>You have dealt and turned up the six of diamonds. Anna has no trump to lead, so she leads any card, face down: it counts as a trump and cannot win. Everyone who has a trump must play one. The six is your only one: it comes from the table to your hand now.</source>
        <translation>Vous avez donné et retourné le six de carreau. Anna n’a pas d’atout&#xa0;: elle entame donc avec une carte quelconque, face cachée, qui compte comme atout et ne peut pas gagner. Tous ceux qui ont de l’atout doivent en jouer. Le six est votre seul atout&#xa0;; il passe maintenant de la table dans votre main.</translation>
    </message>
    <message>
        <source>Anna’s card was a ten, and Karl’s Old Man has taken it for their side. Now he leads the ace of spades. A small spade is played for you.</source>
        <translation>La carte d’Anna était un dix, et le Vieux de Karl l’a pris pour leur camp. Il joue maintenant l’as de pique. Un petit pique est joué pour vous.</translation>
    </message>
    <message>
        <source>Karl calls “We have our number”, which means that his side has enough points. Their tricks are counted: 45 points, one too few. Under these rules play simply continues; under others a wrong call gives the rung to the opponents. He leads the ace of clubs: play a small club.</source>
        <translation>Karl annonce «&#xa0;Nous avons notre compte&#xa0;», c’est-à-dire assez de points. On compte leurs plis&#xa0;: 45 points, il en manque un. Avec ces règles, le jeu continue&#xa0;; avec d’autres, une fausse annonce donne le barreau aux adversaires. Il joue l’as de trèfle&#xa0;: fournissez un petit trèfle.</translation>
    </message>
    <message>
        <source>Don’t add points to a trick that Karl may win. A small club is enough.</source>
        <translation>Ne donnez pas de points à un pli que Karl peut gagner. Un petit trèfle suffit.</translation>
    </message>
    <message>
        <source>Babette has trumped the ace: eleven points. Now she leads a heart, and Karl plays the king. Take the trick with your ace.</source>
        <translation>Babette a coupé l’as&#xa0;: onze points. Elle joue maintenant cœur, et Karl met le roi. Faites le pli avec l’as de cœur.</translation>
    </message>
    <message>
        <source>The ace of hearts takes the king: play it.</source>
        <translation>L’as de cœur prend le roi&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>11 and 15: you have 26 points and need 14. But you have to add up your points yourselves. When your side has won a trick, the player on lead may call before leading. Call “We have our number”.</source>
        <translation>11 et 15&#xa0;: vous avez 26 points, et il vous en faut 14. Mais c’est à vous de compter. Après un pli de votre camp, celui qui a la main peut l’annoncer avant de jouer. Annoncez «&#xa0;Nous avons notre compte&#xa0;».</translation>
    </message>
    <message>
        <source>You may play on. But the others are only one point short, and the first to call wins. Call “We have our number”.</source>
        <translation>Vous pouvez continuer à jouer. Mais il ne manque qu’un point aux autres, et le premier qui l’annonce gagne. Annoncez «&#xa0;Nous avons notre compte&#xa0;».</translation>
    </message>
    <message>
        <source>Your claim is right: play stops, and you wipe your first rung. If nobody calls, the side that had enough points first wins. The written points are wiped, too, and both sides start from zero.</source>
        <translation>Votre annonce est juste&#xa0;: le jeu s’arrête, et vous effacez votre premier barreau. Si personne n’annonce rien, le camp qui a eu assez de points le premier gagne. Les points inscrits sont effacés aussi, et les deux camps repartent de zéro.</translation>
    </message>
    <message>
        <source>Welcome! Hunsrücker Bauern is played by six people, three against three, seated alternately: Babette and Georg are your partners; Anna, Karl and Christine are the opponents. Everybody has five cards. Cards have no point values in this game. Five tricks are played, and only the number of tricks counts.</source>
        <translation>Bienvenue&#xa0;! Le Hunsrücker Bauern se joue à six, trois contre trois, assis en alternance&#xa0;: Babette et Georg sont vos partenaires&#xa0;; Anna, Karl et Christine sont les adversaires. Chacun a cinq cartes. Dans ce jeu, les cartes ne valent pas de points&#xa0;: on joue cinq plis, et seul leur nombre compte.</translation>
    </message>
    <message>
        <source>Each suit runs ace, king, queen, jack, ten, nine, eight, seven. But the jack of trumps is the highest card of all, and the other jack of its colour the second highest: it is a trump, whatever suit is printed on it.</source>
        <translation>L’ordre dans chaque couleur est&#xa0;: as, roi, dame, valet, dix, neuf, huit, sept. Mais le valet d’atout est la plus forte carte de toutes, et l’autre valet de la même teinte, rouge ou noire, la deuxième&#xa0;: il est atout, quelle que soit la couleur imprimée.</translation>
    </message>
    <message>
        <source>Christine has dealt, and turned up the nine of hearts. You are the first to decide whether hearts should be trumps. Your side would then need three of the five tricks. You hold the jack of hearts, the jack of diamonds and the ace: accept.</source>
        <translation>Christine a donné et retourné le neuf de cœur. C’est à vous de dire en premier si cœur sera l’atout. Votre camp devrait alors faire trois des cinq plis. Vous avez le valet de cœur, le valet de carreau et l’as&#xa0;: acceptez.</translation>
    </message>
    <message>
        <source>You may pass; but your hearts are the three highest trumps. Accept.</source>
        <translation>Vous pouvez passer&#xa0;; mais vos cœurs sont les trois plus forts atouts. Acceptez.</translation>
    </message>
    <message>
        <source>When a player accepts the turned-up suit, the dealer may swap a card for the turned-up card, no matter who accepted: Christine has the nine of hearts now. You sit after her and lead. Lead the jack of hearts: everyone who holds a trump must play one. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Quand la couleur retournée est acceptée, le donneur peut échanger une de ses cartes contre la retourne (la carte retournée), quel que soit le joueur qui a accepté&#xa0;: Christine a maintenant le neuf de cœur. Vous jouez juste après elle et entamez. Jouez le valet de cœur&#xa0;: tous ceux qui ont de l’atout doivent en fournir. Cliquez sur la carte, faites-la glisser au milieu, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>That works, too, but start with the highest trump.</source>
        <translation>Cela irait aussi. Mais commencez par le plus fort atout.</translation>
    </message>
    <message>
        <source>The highest trump left is the jack of diamonds: lead it, and draw the others’ last trumps.</source>
        <translation>Le plus fort atout qui reste est le valet de carreau&#xa0;: jouez-le, et faites tomber les derniers atouts des autres.</translation>
    </message>
    <message>
        <source>The second jack first: lead the jack of diamonds.</source>
        <translation>D’abord le second valet&#xa0;: jouez le valet de carreau.</translation>
    </message>
    <message>
        <source>All trumps but your ace are gone. Lead the ace of clubs, the highest of its suit.</source>
        <translation>Tous les atouts sont tombés, sauf votre as. Jouez l’as de trèfle, le plus fort de sa couleur.</translation>
    </message>
    <message>
        <source>Keep that card for now, and lead the ace of clubs.</source>
        <translation>Gardez cette carte pour l’instant, et jouez l’as de trèfle.</translation>
    </message>
    <message>
        <source>Three tricks: your side has won the deal. Lead the eight of spades; perhaps a partner has something better, and your trump will take the last trick.</source>
        <translation>Trois plis&#xa0;: votre camp a gagné la donne. Jouez le huit de pique&#xa0;; un partenaire a peut-être mieux, et votre atout fera le dernier pli.</translation>
    </message>
    <message>
        <source>Keep your last trump, and lead the eight of spades.</source>
        <translation>Gardez votre dernier atout, et jouez le huit de pique.</translation>
    </message>
    <message>
        <source>Anna won that trick. She leads a spade again, and you have none: if you can’t follow suit, you may play any card, and your last one is a trump.</source>
        <translation>Ce pli est à Anna. Elle rejoue pique, et vous n’en avez pas&#xa0;: si l’on ne peut pas fournir, on joue la carte que l’on veut, et votre dernière est un atout.</translation>
    </message>
    <message>
        <source>Both sides begin with five lines on the slate. Declarers who take three or four tricks wipe one: you have four lines left. With fewer you would have added one, and the others would have wiped one. Continue when you are ready.</source>
        <translation>Les deux camps commencent avec cinq traits sur l’ardoise. Les preneurs (ceux qui ont choisi l’atout) qui font trois ou quatre plis en effacent un&#xa0;: il vous reste quatre traits. Avec moins, vous en auriez ajouté un, et les autres en auraient effacé un. Continuez quand vous voulez.</translation>
    </message>
    <message>
        <source>You have dealt, and turned up the jack of spades. A jack makes its suit trumps at once without any bidding, and the dealer’s side must take three tricks. As the dealer you may swap one of your cards for it: select the seven of diamonds and press Exchange.</source>
        <translation>Vous avez donné et retourné le valet de pique. Un valet fait aussitôt de sa couleur l’atout, sans annonces, et le camp du donneur doit faire trois plis. Comme donneur, vous pouvez échanger une de vos cartes contre ce valet&#xa0;: choisissez le sept de carreau, puis «&#xa0;Échanger&#xa0;».</translation>
    </message>
    <message>
        <source>The jack is the highest card of all: take it, and let the seven of diamonds go.</source>
        <translation>Le valet est la plus forte carte de toutes&#xa0;: prenez-le en échange du sept de carreau.</translation>
    </message>
    <message>
        <source>You looked at the card beneath it, too: if it were a spade, you could take it as well. Now Anna leads the jack of clubs, the second highest trump. Take it with your jack of spades.</source>
        <translation>Vous avez aussi regardé la carte du dessous&#xa0;: si elle était de pique, vous pourriez la prendre de même. Maintenant Anna joue le valet de trèfle, le deuxième atout. Prenez-le avec votre valet de pique.</translation>
    </message>
    <message>
        <source>Only the jack of spades beats it: play that.</source>
        <translation>Seul le valet de pique le bat&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>You lead now. The ace of spades is the highest trump left: draw what the others still hold.</source>
        <translation>C’est à vous de jouer. L’as de pique est le plus fort atout qui reste&#xa0;: faites tomber ceux que les autres ont encore.</translation>
    </message>
    <message>
        <source>Draw the trumps first: lead the ace of spades.</source>
        <translation>Faites d’abord tomber les atouts&#xa0;: jouez l’as de pique.</translation>
    </message>
    <message>
        <source>Ace and king of hearts are good now, and the queen of spades is the last trump. These three cards are played for you.</source>
        <translation>L’as et le roi de cœur sont bons maintenant, et la dame de pique est le dernier atout. Ces trois cartes sont jouées pour vous.</translation>
    </message>
    <message>
        <source>All five tricks (called durch) wipe two lines instead of one. You have two left, and the others five.</source>
        <translation>Les cinq plis (durch)&#xa0;: cela efface deux traits au lieu d’un. Il vous en reste deux, aux autres cinq.</translation>
    </message>
    <message>
        <source>Anna has dealt and turned up the seven of hearts, and so far nobody wants it. You have no hearts: pass. When all have passed, the card is turned down, and every player may choose another suit.</source>
        <translation>Anna a donné et retourné le sept de cœur, et personne n’en veut jusqu’ici. Vous n’avez pas de cœur&#xa0;: passez. Quand tous ont passé, la carte est remise face cachée, et chacun peut choisir une autre couleur.</translation>
    </message>
    <message>
        <source>Karl has chosen clubs. That was bold: you hold both jacks and the king. Christine has trumped the spade that Babette led. You have no spade either, because the jack of spades is a club now: overtrump with the king.</source>
        <translation>Karl a choisi trèfle, et c’était hardi&#xa0;: vous avez les deux valets et le roi. Babette a joué pique, et Christine a coupé. Vous n’avez pas de pique non plus, car le valet de pique est un trèfle maintenant&#xa0;: surcoupez avec le roi.</translation>
    </message>
    <message>
        <source>The king is enough: keep your jacks for the next tricks.</source>
        <translation>Le roi suffit&#xa0;: gardez vos valets pour les plis suivants.</translation>
    </message>
    <message>
        <source>Draw their trumps with the jack of clubs, the highest.</source>
        <translation>Faites tomber leurs atouts avec le valet de trèfle, le plus fort.</translation>
    </message>
    <message>
        <source>The highest trump first: lead the jack of clubs.</source>
        <translation>Le plus fort atout d’abord&#xa0;: jouez le valet de trèfle.</translation>
    </message>
    <message>
        <source>The other jack, the ace and the ten of diamonds take the rest; they are played for you.</source>
        <translation>L’autre valet, l’as et le dix de carreau font le reste&#xa0;; ils sont joués pour vous.</translation>
    </message>
    <message>
        <source>Karl’s side chose trumps and did not take a single trick: it adds two lines, and you wipe your last two. The first side without lines wins the game. If nobody had chosen a suit, Anna would have dealt again. Now you know the game. The full rules are in the Help menu.</source>
        <translation>Le camp de Karl a choisi l’atout et n’a pas fait un seul pli&#xa0;: il ajoute deux traits, et vous effacez vos deux derniers. Le premier camp sans trait gagne la partie. Si personne n’avait choisi de couleur, Anna aurait redonné. Vous connaissez maintenant le jeu&#xa0;; les règles complètes sont dans le menu Aide.</translation>
    </message>
    <message>
        <source>Welcome! Hindersche is played by four people, each for themselves, with 36 cards, including the sixes. Points are bad in this game: the player with the most points in a deal gets a mark on the slate. An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2.</source>
        <translation>Bienvenue&#xa0;! Le Hindersche se joue à quatre, chacun pour soi, avec 36 cartes, les six compris. Dans ce jeu, les points sont mauvais&#xa0;: celui qui en a le plus après une donne reçoit une marque sur l’ardoise. Un as vaut 11, un dix 10, un roi 4, une dame 3, un valet 2.</translation>
    </message>
    <message>
        <source>Karl has dealt and turned his last card, the nine of clubs: clubs are trumps. The two black jacks are the highest trumps now, 12 points each. The ten ranks low: below the jack, above the nine. Apart from an ace and a king you have no high cards, and that is good.</source>
        <translation>Karl a donné et retourné sa dernière carte, le neuf de trèfle&#xa0;: l’atout est trèfle. Les deux valets noirs sont maintenant les plus forts atouts, 12 points chacun. Le dix est faible&#xa0;: sous le valet, au-dessus du neuf. À part un as et un roi, vous n’avez pas de carte forte, et c’est une bonne chose.</translation>
    </message>
    <message>
        <source>You sit after the dealer, so you lead. Lead the ten of clubs: it ranks low, and the winner of the trick gets your ten points. Click the card, drag it to the middle, or press Enter on it.</source>
        <translation>Vous jouez juste après le donneur&#xa0;: vous entamez donc. Entamez avec le dix de trèfle&#xa0;: il est faible, et celui qui fait le pli prend vos dix points. Cliquez sur la carte, faites-la glisser au milieu, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>The ten of clubs is the card to get rid of: ten points, and it ranks low.</source>
        <translation>Le dix de trèfle est la carte dont il faut se débarrasser&#xa0;: dix points, et il est faible.</translation>
    </message>
    <message>
        <source>Babette had to take it with her jack: 22 points. Now she leads the eight of spades, and Karl, who has no spade, discards his ace of diamonds on it: he may play anything. You may follow suit or trump. Stay below her eight: play the six of spades.</source>
        <translation>Babette a dû prendre avec son valet&#xa0;: 22 points. Elle joue maintenant le huit de pique, et Karl, qui n’a pas de pique, se défausse de l’as de carreau&#xa0;: il peut jouer n’importe quelle carte. Vous pouvez fournir ou couper. Restez sous son huit&#xa0;: jouez le six de pique.</translation>
    </message>
    <message>
        <source>That would take the trick, and Karl’s ace with it. Play the six.</source>
        <translation>Cela prendrait le pli, et l’as de Karl avec lui. Jouez le six.</translation>
    </message>
    <message>
        <source>Now she leads the queen of spades. The ten is lower than the queen: get rid of it.</source>
        <translation>Elle joue maintenant la dame de pique. Le dix est plus faible que la dame&#xa0;: débarrassez-vous-en.</translation>
    </message>
    <message>
        <source>A trump would take the trick. Play the ten of spades.</source>
        <translation>Un atout prendrait le pli. Jouez le dix de pique.</translation>
    </message>
    <message>
        <source>Anna took that with her ace: 26 points for her. The other six tricks are played for you. See how everybody ducks, and how aces and tens go to whoever has to take the trick.</source>
        <translation>Anna a pris avec son as&#xa0;: 26 points pour elle. Les six autres plis sont joués pour vous. Regardez comme chacun joue petit, et comme les as et les dix vont à celui qui doit faire le pli.</translation>
    </message>
    <message>
        <source>Eleven points for you; Anna has the most, 61, and gets the first mark on the slate. If two players had tied for most, they would have played a play-off.</source>
        <translation>Onze points pour vous&#xa0;; Anna en a le plus, 61, et reçoit la première marque sur l’ardoise. Si deux joueurs avaient été à égalité avec le plus de points, un barrage (une donne entre eux seuls) aurait décidé.</translation>
    </message>
    <message>
        <source>Hearts are trumps. Karl has taken Anna’s ten with the jack of hearts, the highest card. You have clubs, but you may trump instead, and no trump beats his jack: so you can now get rid of the ace of hearts. Play it.</source>
        <translation>L’atout est cœur. Karl a pris le dix d’Anna avec le valet de cœur, la plus forte carte. Vous avez du trèfle, mais vous pouvez couper, et son valet bat tous les atouts&#xa0;: débarrassez-vous de l’as de cœur. Jouez-le.</translation>
    </message>
    <message>
        <source>The ace of hearts would win you many points later. Get rid of it now.</source>
        <translation>L’as de cœur prendrait beaucoup de points plus tard. Débarrassez-vous-en maintenant.</translation>
    </message>
    <message>
        <source>That was 35 points for Karl, and with such cards he wants to make a hundred. A player who makes a hundred gets no mark; each of the others gets one instead. Your cards are played for you.</source>
        <translation>Cela fait 35 points pour Karl, et avec de telles cartes il veut en faire cent. Celui qui fait cent ne reçoit pas de marque&#xa0;: chacun des autres en reçoit une. Vos cartes sont jouées pour vous.</translation>
    </message>
    <message>
        <source>A hundred exactly: you, Anna and Babette get a mark each. That makes four on the slate, and the first phase is over. Karl has none: he is out of danger and leaves the game.</source>
        <translation>Cent tout juste&#xa0;: Anna, Babette et vous recevez une marque chacun. Cela fait quatre sur l’ardoise, et la première phase est finie. Karl n’en a aucune&#xa0;: il est hors de danger et quitte la partie.</translation>
    </message>
    <message>
        <source>Ekart is Réunion with one addition: the Staubaus. A player who expects to take all ten tricks asks for any one card, gives another card for it, and leads. If the Staubaus succeeds, each of the others pays two units; if it fails, the caller pays two units to each.</source>
        <translation>L’Ekart est une Réunion avec un ajout, le Staubaus. Celui qui pense faire les dix plis demande une carte de son choix, en donne une autre en échange, et entame. S’il réussit, chacun des autres lui paie deux unités&#xa0;; s’il échoue, il paie deux unités à chacun.</translation>
    </message>
    <message>
        <source>Hearts are trumps, and you have six of them with the left bower, and the two black aces. Only the right bower is missing, the jack of hearts. Your one bad card is the seven of clubs: whoever has the jack gets it in exchange. Call a Staubaus and ask for the jack of hearts.</source>
        <translation>L’atout est cœur, et vous en avez six, dont le bower gauche, et les deux as noirs. Il ne manque que le bower droit, le valet de cœur. Votre seule mauvaise carte est le sept de trèfle&#xa0;: vous le donnerez en échange du valet. Annoncez un Staubaus et demandez le valet de cœur.</translation>
    </message>
    <message>
        <source>The jack of hearts is the only card that can beat you: ask for that one.</source>
        <translation>Seul le valet de cœur peut vous battre&#xa0;: demandez-le.</translation>
    </message>
    <message>
        <source>Anna had the jack and hands it over face up. In return you give her any card, face down: give her the seven of clubs.</source>
        <translation>Anna avait le valet et le donne à découvert. Vous lui donnez en échange une carte de votre choix, face cachée&#xa0;: le sept de trèfle.</translation>
    </message>
    <message>
        <source>You will need that one. Give the seven of clubs away.</source>
        <translation>Celle-là vous sera utile. Donnez le sept de trèfle.</translation>
    </message>
    <message>
        <source>The player who calls a Staubaus leads to the first trick. Draw trumps before anything else: begin with the right bower.</source>
        <translation>Celui qui annonce un Staubaus entame. Faites d’abord tomber les atouts&#xa0;: commencez par le bower droit.</translation>
    </message>
    <message>
        <source>First the trumps, from the highest: lead the jack of hearts.</source>
        <translation>D’abord les atouts, du plus haut&#xa0;: jouez le valet de cœur.</translation>
    </message>
    <message>
        <source>The seven and the nine of hearts have fallen: nobody else has a trump now. Lead the left bower; the others must discard.</source>
        <translation>Le sept et le neuf de cœur sont tombés&#xa0;: vous êtes seul à avoir encore de l’atout. Jouez le bower gauche&#xa0;; les autres doivent se défausser.</translation>
    </message>
    <message>
        <source>Continue with the trumps: the jack of diamonds is next.</source>
        <translation>Continuez avec les atouts&#xa0;: jouez le valet de carreau.</translation>
    </message>
    <message>
        <source>Your other trumps are played for you; nothing can beat them.</source>
        <translation>Vos autres atouts sont joués pour vous&#xa0;; rien ne peut les battre.</translation>
    </message>
    <message>
        <source>Now the spades: the ace before the ten.</source>
        <translation>Maintenant les piques&#xa0;: l’as avant le dix.</translation>
    </message>
    <message>
        <source>The ace of spades first: it takes the spades that are out.</source>
        <translation>L’as de pique d’abord&#xa0;: il prend les piques qui restent.</translation>
    </message>
    <message>
        <source>The ten of spades and the ace of clubs are the last two tricks.</source>
        <translation>Le dix de pique et l’as de trèfle sont les deux derniers plis.</translation>
    </message>
    <message>
        <source>All ten tricks: the Staubaus is won, and Anna and Karl pay you two units each. They also get a Stange on the score sheet, but pay nothing extra for it. Karl discarded 13 points; the rest are yours.</source>
        <translation>Les dix plis&#xa0;: le Staubaus est gagné, et Anna et Karl vous paient deux unités chacun. Ils ont aussi une barre (Stange) sur la feuille de marque, mais ne paient rien de plus pour cela. Karl a écarté 13 points&#xa0;; les autres sont à vous.</translation>
    </message>
    <message>
        <source>You are the dealer and have picked up two cards. Clubs are trumps. As in Réunion, you discard two cards, but no ace and no bower. Discard the two small spades.</source>
        <translation>Vous êtes le donneur et vous avez pris deux cartes&#xa0;; l’atout est trèfle. Comme à la Réunion, vous en écartez deux, ni as ni bower. Écartez les deux petits piques.</translation>
    </message>
    <message>
        <source>Keep that card. Discard the seven and the eight of spades.</source>
        <translation>Gardez celle-là. Écartez le sept et le huit de pique.</translation>
    </message>
    <message>
        <source>Anna calls a Staubaus and asks for your jack of spades, the left bower. It went to her automatically, and she gave you the seven of hearts in return.</source>
        <translation>Anna annonce un Staubaus et demande votre valet de pique, le bower gauche. Elle le reçoit automatiquement et vous donne le sept de cœur en échange.</translation>
    </message>
    <message>
        <source>She needs all ten tricks; you and Karl need only one. She leads the right bower of clubs; follow with a small trump.</source>
        <translation>Elle doit faire les dix plis&#xa0;: à Karl et à vous, un seul suffit. Elle joue le bower droit, le valet de trèfle&#xa0;; fournissez un petit atout.</translation>
    </message>
    <message>
        <source>Play a small trump.</source>
        <translation>Fournissez un petit atout.</translation>
    </message>
    <message>
        <source>She draws your last trump, and continues. Your discards are played for you: hearts and a spade. Notice what you keep: the ten of diamonds with a small diamond to guard it.</source>
        <translation>Elle fait tomber votre dernier atout et continue. Vos défausses sont jouées pour vous&#xa0;: des cœurs et un pique. Remarquez ce que vous gardez&#xa0;: le dix de carreau et un petit carreau pour le protéger.</translation>
    </message>
    <message>
        <source>The ace of hearts takes your king.</source>
        <translation>L’as de cœur prend votre roi.</translation>
    </message>
    <message>
        <source>Three cards are left, and she leads the ace of diamonds. Follow with the nine: the ten ranks above the king.</source>
        <translation>Il reste trois cartes, et elle joue l’as de carreau. Fournissez le neuf&#xa0;: le dix est au-dessus du roi.</translation>
    </message>
    <message>
        <source>The ace would take your ten. Follow with the nine of diamonds.</source>
        <translation>L’as prendrait votre dix. Fournissez le neuf de carreau.</translation>
    </message>
    <message>
        <source>Now the king of diamonds, and your ten takes it: the Staubaus has failed. The last trick is yours as well.</source>
        <translation>Maintenant le roi de carreau, et votre dix le prend&#xa0;: le Staubaus est perdu. Le dernier pli est à vous aussi.</translation>
    </message>
    <message>
        <source>Anna pays two units to you and two to Karl. Even with the left bower she was missing the ten of diamonds, which ranks above the king. One extra card is often not enough.</source>
        <translation>Anna vous paie deux unités, et deux à Karl. Même avec le bower gauche, il lui manquait le dix de carreau, qui est au-dessus du roi&#xa0;: une carte de plus ne suffit souvent pas.</translation>
    </message>
    <message>
        <source>Karl has passed. Diamonds are trumps; you have both bowers and two aces, a fine hand for Réunion. But one extra card does not make up for small trumps, eights and a singleton jack: pass.</source>
        <translation>Karl a passé. L’atout est carreau&#xa0;; vous avez les deux bowers et deux as, une belle main pour une Réunion. Mais une carte de plus ne compense pas de petits atouts, des huit et un valet seul&#xa0;: passez.</translation>
    </message>
    <message>
        <source>That hand would lose tricks: pass.</source>
        <translation>Cette main perdrait des plis&#xa0;: passez.</translation>
    </message>
    <message>
        <source>Nobody has called, so this is an ordinary Réunion deal: the player after the dealer leads. Your cards are played for you.</source>
        <translation>Personne n’a rien annoncé&#xa0;: c’est donc une donne de Réunion ordinaire&#xa0;; le joueur après le donneur entame. Vos cartes sont jouées pour vous.</translation>
    </message>
    <message>
        <source>Eight tricks, not ten: you were right to pass. Three deals make a game, and you have won it clearly. With four or five players, those who are not playing a deal sit out as kings; in Great Ekart all four jacks are trumps. Have fun!</source>
        <translation>Huit plis, et non dix&#xa0;: vous avez bien fait de passer. Trois donnes font une partie, et vous l’avez gagnée largement. À quatre ou à cinq, ceux qui ne jouent pas la donne sont rois&#xa0;; au Grand Ekart, les quatre valets sont atouts. Amusez-vous bien&#xa0;!</translation>
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
        <source>Today’s deal</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>The deal of {day}</source>
        <translation>La donne du {day}</translation>
    </message>
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
        <source>No trick has been taken yet.</source>
        <translation>Aucun pli n’a encore été fait.</translation>
    </message>
    <message>
        <source>The next trick has started.</source>
        <translation>Le pli suivant a commencé.</translation>
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
        <source>These cards have not been played from another seat yet.</source>
        <translation>Ces cartes n’ont pas encore été jouées à une autre place.</translation>
    </message>
    <message>
        <source>No deal of this session has been scored yet.</source>
        <translation>Aucune donne de cette séance n’a encore été comptée.</translation>
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
        <source>{count} tricks</source>
        <comment>fewer than two</comment>
        <translation>{count} pli</translation>
    </message>
    <message>
        <source>{count} tricks</source>
        <comment>two and more</comment>
        <translation>{count} plis</translation>
    </message>
    <message>
        <source>{count} points</source>
        <comment>fewer than two</comment>
        <translation>{count} point</translation>
    </message>
    <message>
        <source>{count} points</source>
        <comment>two and more</comment>
        <translation>{count} points</translation>
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
        <translation>L’analyse complète aurait été trop longue. D’après l’estimation, le meilleur coup était {cards}. Votre coup n’est pas compté comme une faute.</translation>
    </message>
    <message>
        <source>Your move was the best one, given what you could know.</source>
        <translation>Votre coup était le meilleur d’après ce que vous pouviez savoir.</translation>
    </message>
    <message>
        <source>Better: {cards}. It wins {units} more on average.</source>
        <translation>Mieux&#xa0;: {cards}. Cela rapporte en moyenne {units} de plus.</translation>
    </message>
    <message>
        <source>Better: {cards}. It gains {share} of a deal on average.</source>
        <translation>Mieux&#xa0;: {cards}. Gain moyen&#xa0;: {share} d’une donne.</translation>
    </message>
    <message>
        <source>Better: {cards}. It wins {units} more on average</source>
        <translation>Mieux&#xa0;: {cards}. Cela rapporte en moyenne {units} de plus</translation>
    </message>
    <message>
        <source>With the actual cards it would have won {units} more.</source>
        <translation>Avec les cartes réelles, cela aurait rapporté {units} de plus.</translation>
    </message>
    <message>
        <source>With the actual cards it would have gained {share} of a deal.</source>
        <translation>Avec les cartes réelles, le gain aurait été de {share} d’une donne.</translation>
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
        <source>Average cost of your mistakes: {units}. Bad luck is not counted.</source>
        <translation>Vos fautes ont coûté {units} en moyenne. La malchance n’est pas comptée.</translation>
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
        <source>{better}, with {points}.</source>
        <translation>{better}, avec {points}.</translation>
    </message>
    <message>
        <source>This time you were lucky: with the actual cards, your move was better.</source>
        <translation>Cette fois vous avez eu de la chance&#xa0;: avec les cartes réelles, votre coup était meilleur.</translation>
    </message>
    <message>
        <source>With the actual cards it made no difference.</source>
        <translation>Avec les cartes réelles, cela n’a rien changé.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Très bien</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Inégal</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>You made no mistakes.</source>
        <translation>Vous n’avez fait aucune faute.</translation>
    </message>
    <message>
        <source>Average cost of your mistakes: {share} of a deal. Bad luck is not counted.</source>
        <translation>Vos fautes ont coûté {share} d’une donne en moyenne. La malchance n’est pas comptée.</translation>
    </message>
    <message>
        <source>With the better move: {points} points for you instead of {real}.</source>
        <translation>Avec le meilleur coup&#xa0;: {points} points pour vous au lieu de {real}.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Rank of the ten</source>
        <translation>Rang du dix</translation>
    </message>
    <message>
        <source>High: A 10 K Q</source>
        <translation>Haut&#xa0;: A 10 R D</translation>
    </message>
    <message>
        <source>Low: A K Q J 10</source>
        <translation>Bas&#xa0;: A R D V 10</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>Direction of deal and play: to the right (Pierer 1862) or to the left (French page).</source>
        <translation>Sens de la donne et du jeu&#xa0;: vers la droite (Pierer 1862) ou vers la gauche (page française).</translation>
    </message>
    <message>
        <source>Anticlockwise, to the right</source>
        <translation>Vers la droite (sens antihoraire)</translation>
    </message>
    <message>
        <source>Clockwise, to the left</source>
        <translation>Vers la gauche (sens horaire)</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Everybody draws a card. The lowest deals first (Pierer 1862, Wikipedia), or the highest (CatsAtCards); or the first dealer is chosen at random. Players with equal cards draw again.</source>
        <translation>Chacun tire une carte. La plus basse donne en premier (Pierer 1862, Wikipédia), ou la plus haute (CatsAtCards)&#xa0;; ou le premier donneur est désigné au hasard. En cas d’égalité, on tire de nouveau.</translation>
    </message>
    <message>
        <source>Lowest card drawn</source>
        <translation>La plus basse carte tirée</translation>
    </message>
    <message>
        <source>Highest card drawn</source>
        <translation>La plus haute carte tirée</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Places à table</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Tirées au sort</translation>
    </message>
    <message>
        <source>Who cuts</source>
        <translation>Qui coupe le paquet</translation>
    </message>
    <message>
        <source>In Pierer 1862 the player to the dealer’s left cuts, that is, the last player before the dealer.</source>
        <translation>Chez Pierer 1862, c’est le joueur à gauche du donneur qui coupe, c’est-à-dire le dernier avant le donneur.</translation>
    </message>
    <message>
        <source>The player before the dealer</source>
        <translation>Le joueur avant le donneur</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>Le joueur après le donneur</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>High: ace, ten, king, queen (Pierer 1862, Wikipedia, CatsAtCards). Low: the ten ranks below the jack (early Wikipedia, French page). It counts ten points either way.</source>
        <translation>Haut&#xa0;: as, dix, roi, dame (Pierer 1862, Wikipédia, CatsAtCards). Bas&#xa0;: le dix est sous le valet (ancien texte de Wikipédia, page française). Il compte dix points dans les deux cas.</translation>
    </message>
    <message>
        <source>Whether seats are drawn by lot before the first deal (Wikipedia, CatsAtCards), or everyone keeps their seat.</source>
        <translation>Si les places sont tirées au sort avant la première donne (Wikipédia, CatsAtCards), ou si chacun garde sa place.</translation>
    </message>
    <message>
        <source>Card turned up for trumps</source>
        <translation>Carte qui détermine l’atout</translation>
    </message>
    <message>
        <source>The bottom card of the pack (Pierer 1862, Wikipedia), or the upper of the last two (CatsAtCards). With a well-shuffled pack it makes no difference.</source>
        <translation>La dernière carte du paquet (Pierer 1862, Wikipédia), ou l’avant-dernière (CatsAtCards). Si le paquet est bien mélangé, cela revient au même.</translation>
    </message>
    <message>
        <source>The bottom card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>The upper of the last two</source>
        <translation>L’avant-dernière carte</translation>
    </message>
    <message>
        <source>Dealer picks up the turned-up card</source>
        <translation>Le donneur prend la retourne</translation>
    </message>
    <message>
        <source>Pierer 1862 and the French page leave it face up on the table until the second trick is over. Neither says whether it may be played from there, so you can choose. It can’t be discarded then.</source>
        <translation>Chez Pierer 1862 et sur la page française, elle reste découverte sur la table jusqu’à la fin du deuxième pli. Aucun des deux ne dit si elle peut être jouée de là&#xa0;: vous avez donc le choix. Elle ne peut alors pas être écartée.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>After trick 2, playable before</source>
        <translation>Après le pli 2, jouable avant</translation>
    </message>
    <message>
        <source>After trick 2, not before</source>
        <translation>Après le pli 2, injouable avant</translation>
    </message>
    <message>
        <source>Turned-up card may be discarded</source>
        <translation>La retourne peut être écartée</translation>
    </message>
    <message>
        <source>CatsAtCards allows it. If the turned-up card stays on the table, it can’t be discarded.</source>
        <translation>CatsAtCards le permet. Si la retourne reste sur la table, elle ne peut pas être écartée.</translation>
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
        <source>Tens the dealer may discard</source>
        <translation>Dix que le donneur peut écarter</translation>
    </message>
    <message>
        <source>One at most (Wikipedia, CatsAtCards), or both cards (Pierer 1862 has no limit). Aces and bowers can never be discarded.</source>
        <translation>Un au plus (Wikipédia, CatsAtCards), ou les deux cartes (Pierer 1862 ne fixe pas de limite). Les as et les bowers ne peuvent jamais être écartés.</translation>
    </message>
    <message>
        <source>One at most</source>
        <translation>Un au plus</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Discards are shown</source>
        <translation>L’écart est montré</translation>
    </message>
    <message>
        <source>Whether the dealer shows them when the points are counted (French page).</source>
        <translation>Si le donneur le montre quand on compte les points (page française).</translation>
    </message>
    <message>
        <source>When scoring</source>
        <translation>Au décompte</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Obligation to overtrump</source>
        <translation>Obligation de surcouper</translation>
    </message>
    <message>
        <source>Whether a player who can’t follow suit must beat a trump already in the trick, if possible (French page: “surcouper si besoin est”). Pierer 1862 does not require it.</source>
        <translation>Si un joueur qui ne peut pas fournir doit monter sur l’atout du pli, quand il le peut (page française&#xa0;: «&#xa0;surcouper si besoin est&#xa0;»). Pierer 1862 ne l’exige pas.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>When trumping</source>
        <translation>En coupant</translation>
    </message>
    <message>
        <source>Fee for the left bower</source>
        <translation>Amende pour le bower gauche</translation>
    </message>
    <message>
        <source>A player whose left bower is captured by the right bower pays the winner of the trick at once (all sources).</source>
        <translation>Celui dont le bower gauche est pris par le droit paie aussitôt le gagnant du pli (toutes les sources).</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 unité</translation>
    </message>
    <message>
        <source>Fee for a Stange</source>
        <translation>Amende pour une barre (Stange)</translation>
    </message>
    <message>
        <source>A player without a trick pays each of the others (all sources except the French page).</source>
        <translation>Un joueur sans pli paie chacun des autres (toutes les sources sauf la page française).</translation>
    </message>
    <message>
        <source>They are paid by one player to another (most sources), or they are only earned, and nobody loses any (CatsAtCards, which calls them game points).</source>
        <translation>Elles sont payées entre joueurs (la plupart des sources), ou seulement gagnées sans que personne n’en perde (CatsAtCards, qui les appelle «&#xa0;game points&#xa0;»).</translation>
    </message>
    <message>
        <source>The balance of units won and lost, or the winnings alone (CatsAtCards). If units are only earned, it is always the latter.</source>
        <translation>Le solde des unités gagnées et perdues, ou les gains seuls (CatsAtCards). Si les unités sont seulement gagnées, ce sont toujours les gains.</translation>
    </message>
    <message>
        <source>Winnings</source>
        <translation>Les gains</translation>
    </message>
    <message>
        <source>1 unit to each</source>
        <translation>1 unité à chacun</translation>
    </message>
    <message>
        <source>A Stange is given for</source>
        <translation>Une barre est comptée pour</translation>
    </message>
    <message>
        <source>Taking no trick (Wikipedia, CatsAtCards), or making no points, as Pierer 1862 says literally: then tricks without points don’t help.</source>
        <translation>Aucun pli (Wikipédia, CatsAtCards)&#xa0;; ou aucun point, comme le dit Pierer 1862 à la lettre&#xa0;: des plis sans points ne suffisent alors pas.</translation>
    </message>
    <message>
        <source>Taking no trick</source>
        <translation>Aucun pli</translation>
    </message>
    <message>
        <source>Making no points</source>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>Discards of a dealer without a trick</source>
        <translation>Écart d’un donneur sans pli</translation>
    </message>
    <message>
        <source>They count for the dealer and are underlined (Wikipedia, CatsAtCards), or they are lost (Pierer 1862).</source>
        <translation>Il compte pour lui et il est souligné (Wikipédia, CatsAtCards), ou il est perdu (Pierer 1862).</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Il compte</translation>
    </message>
    <message>
        <source>Are lost</source>
        <translation>Il est perdu</translation>
    </message>
    <message>
        <source>How a Stange is shown</source>
        <translation>Notation d’une barre</translation>
    </message>
    <message>
        <source>A slash through the cell, with the dealer’s discards underlined (Wikipedia); a dash (Pierer 1862); or numbers only.</source>
        <translation>Une barre oblique dans la case, l’écart seul souligné (Wikipédia)&#xa0;; un tiret (Pierer 1862)&#xa0;; ou seulement des nombres.</translation>
    </message>
    <message>
        <source>Slash and underline</source>
        <translation>Barre oblique et soulignement</translation>
    </message>
    <message>
        <source>Dash</source>
        <translation>Tiret</translation>
    </message>
    <message>
        <source>Numbers only</source>
        <translation>Nombres seuls</translation>
    </message>
    <message>
        <source>Deals per player</source>
        <translation>Donnes par joueur</translation>
    </message>
    <message>
        <source>With one, every player deals once and that makes a game. Three (French page) are played as three games in a row, each settled separately, because the limits only make sense for three deals.</source>
        <translation>Avec une, chacun donne une fois, et cela fait une partie. Trois (page française) se jouent comme trois parties de suite, chacune réglée à part, car les seuils n’ont de sens que pour trois donnes.</translation>
    </message>
    <message>
        <source>Direction of deal and play: to the left (Spielwiki, gamerules.com) or to the right (CatsAtCards).</source>
        <translation>Sens de la donne et du jeu&#xa0;: vers la gauche (Spielwiki, gamerules.com), ou vers la droite (CatsAtCards).</translation>
    </message>
    <message>
        <source>Everyone draws a card, and the lowest deals first (CatsAtCards). As in the other games, the highest may deal first instead, or the first dealer is chosen at random. Players with equal cards draw again.</source>
        <translation>Chacun tire une carte, et la plus basse donne en premier (CatsAtCards). Comme dans les autres jeux, la plus haute peut donner à la place, ou le premier donneur est désigné au hasard. En cas d’égalité, on tire de nouveau.</translation>
    </message>
    <message>
        <source>The player before the dealer cuts: the one on the dealer’s right if play goes to the left (Spielwiki).</source>
        <translation>Le joueur avant le donneur dans l’ordre du jeu coupe&#xa0;: si l’on joue vers la gauche, celui à la droite du donneur (Spielwiki).</translation>
    </message>
    <message>
        <source>Four tricks each</source>
        <translation>Quatre plis chacun</translation>
    </message>
    <message>
        <source>The side that chose trumps then loses (Spielwiki). That it costs the same as any other loss is our own rule. CatsAtCards does not mention it; there it scores nothing.</source>
        <translation>Le camp qui a choisi l’atout a alors perdu (Spielwiki)&#xa0;; que cela coûte autant qu’une autre perte est notre propre choix. CatsAtCards n’en dit rien&#xa0;: là, cela ne compte rien.</translation>
    </message>
    <message>
        <source>Declarers lose</source>
        <translation>Les preneurs ont perdu</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>Rien n’est compté</translation>
    </message>
    <message>
        <source>Highest card below the jacks</source>
        <translation>Plus forte carte après les valets</translation>
    </message>
    <message>
        <source>The natural order with the ace on top (gamerules.com), or the king on top and the ace below the jack (our reading of a draft on Wikipedia). No source we found gives the full order.</source>
        <translation>L’ordre naturel, l’as en tête (gamerules.com), ou le roi en tête et l’as après le valet (notre lecture d’une ébauche sur Wikipédia). Aucune source que nous avons trouvée ne donne tout l’ordre.</translation>
    </message>
    <message>
        <source>The ace</source>
        <translation>L’as</translation>
    </message>
    <message>
        <source>The king: K Q J A 10 9 8 7</source>
        <translation>Le roi&#xa0;: R D V A 10 9 8 7</translation>
    </message>
    <message>
        <source>“Cards away” and a trick is lost</source>
        <translation>«&#xa0;Cartes de côté&#xa0;» et un pli perdu</translation>
    </message>
    <message>
        <source>No source says what it costs to play alone and lose a trick. Our rule mirrors the reward: the others win the Brot. Or nothing changes.</source>
        <translation>Aucune source ne dit ce qu’il en coûte de jouer seul et de perdre un pli. Nous avons choisi l’inverse du gain&#xa0;: les autres gagnent le Brot&#xa0;; ou rien ne change.</translation>
    </message>
    <message>
        <source>The others win the Brot</source>
        <translation>Les autres gagnent le Brot</translation>
    </message>
    <message>
        <source>Brote (games) in a session</source>
        <translation>Brote (parties) par séance</translation>
    </message>
    <message>
        <source>The sources only say that the side with the most Brote wins. The number is our own rule.</source>
        <translation>Les sources disent seulement que le camp qui a le plus de Brote gagne. Leur nombre est notre propre choix.</translation>
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
        <translation>Chacun garde sa place</translation>
    </message>
    <message>
        <source>Score and session</source>
        <translation>Décompte et séance</translation>
    </message>
    <message>
        <source>Bauer (Saarland)</source>
        <translation>Bauer (Sarre)</translation>
    </message>
    <message>
        <source>The recommended rules: clockwise, as on Spielwiki. Gaps are filled as simply as possible.</source>
        <translation>Les règles recommandées&#xa0;: dans le sens des aiguilles d’une montre comme sur Spielwiki, les lacunes comblées le plus simplement possible.</translation>
    </message>
    <message>
        <source>As on CatsAtCards.com: deal and play go to the right, and four tricks each score nothing.</source>
        <translation>Comme sur CatsAtCards.com&#xa0;: donne et jeu tournent vers la droite, et quatre plis de chaque côté ne comptent rien.</translation>
    </message>
    <message>
        <source>3 (three games in a row)</source>
        <translation>3 (trois parties de suite)</translation>
    </message>
    <message>
        <source>A total under 50</source>
        <translation>Un total de moins de 50</translation>
    </message>
    <message>
        <source>Pays three units (Wikipedia), or two like any other total under 100 (Pierer 1862).</source>
        <translation>Paie trois unités (Wikipédia), ou deux comme tout autre total de moins de 100 (Pierer 1862).</translation>
    </message>
    <message>
        <source>Pays three units</source>
        <translation>Paie trois unités</translation>
    </message>
    <message>
        <source>Pays two units</source>
        <translation>Paie deux unités</translation>
    </message>
    <message>
        <source>A total of zero</source>
        <translation>Un total de zéro</translation>
    </message>
    <message>
        <source>Pays four units (Pierer 1862: “vierfach”; Wikipedia), or the same as any other low total (CatsAtCards, French page).</source>
        <translation>Paie quatre unités (Pierer 1862&#xa0;: «&#xa0;vierfach&#xa0;»&#xa0;; Wikipédia), ou autant que tout autre petit total (CatsAtCards, page française).</translation>
    </message>
    <message>
        <source>Pays four units</source>
        <translation>Paie quatre unités</translation>
    </message>
    <message>
        <source>Pays the same as other low totals</source>
        <translation>Paie comme un autre petit total</translation>
    </message>
    <message>
        <source>Tie for the highest total</source>
        <translation>Égalité pour le plus haut total</translation>
    </message>
    <message>
        <source>No source covers this. Each winner is paid in full; or the winners split the payments; or one more deal decides; or nobody pays.</source>
        <translation>Aucune source ne dit ce qui se passe. Chaque gagnant est payé en entier&#xa0;; ou les gagnants partagent les paiements&#xa0;; ou une donne de plus décide&#xa0;; ou personne ne paie.</translation>
    </message>
    <message>
        <source>Each is paid in full</source>
        <translation>Chacun est payé en entier</translation>
    </message>
    <message>
        <source>The winners split the payments</source>
        <translation>Ils partagent les paiements</translation>
    </message>
    <message>
        <source>One more deal decides</source>
        <translation>Une donne de plus décide</translation>
    </message>
    <message>
        <source>Nobody pays</source>
        <translation>Personne ne paie</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Paid between players</source>
        <translation>Payées entre joueurs</translation>
    </message>
    <message>
        <source>Earned only</source>
        <translation>Seulement gagnées</translation>
    </message>
    <message>
        <source>Session ranking by</source>
        <translation>Classement de la séance selon</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Le solde</translation>
    </message>
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
        <source>Cards and deal</source>
        <translation>Cartes et donne</translation>
    </message>
    <message>
        <source>Discarding and play</source>
        <translation>Écart et jeu</translation>
    </message>
    <message>
        <source>Fees and score sheet</source>
        <translation>Amendes et feuille de marque</translation>
    </message>
    <message>
        <source>Settlement and session</source>
        <translation>Règlement et séance</translation>
    </message>
    <message>
        <source>Réunion (Rhineland)</source>
        <translation>Réunion (Rhénanie)</translation>
    </message>
    <message>
        <source>The recommended rules: the German sources, with gaps filled as simply as possible.</source>
        <translation>Les règles recommandées&#xa0;: les sources allemandes, les lacunes comblées le plus simplement possible.</translation>
    </message>
    <message>
        <source>CatsAtCards</source>
        <translation>CatsAtCards</translation>
    </message>
    <message>
        <source>As on CatsAtCards.com: the highest card deals first, and units are earned, never paid.</source>
        <translation>Comme sur CatsAtCards.com&#xa0;: la plus haute carte donne en premier, et les unités sont gagnées sans être payées par personne.</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>Wikipédia</translation>
    </message>
    <message>
        <source>As on Wikipedia today: seats are drawn by lot, and the discards stay hidden.</source>
        <translation>Comme dans Wikipédia aujourd’hui&#xa0;: les places sont tirées au sort, et l’écart reste caché.</translation>
    </message>
    <message>
        <source>Early Wikipedia</source>
        <translation>Ancien Wikipédia</translation>
    </message>
    <message>
        <source>An early Wikipedia text that is still copied: the ten ranks below queen and jack.</source>
        <translation>Un ancien texte de Wikipédia, encore souvent recopié&#xa0;: le dix est sous la dame et le valet.</translation>
    </message>
    <message>
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>As on jeux-de-cartes.com: clockwise, low tens, overtrumping required, three games in a row.</source>
        <translation>Comme sur jeux-de-cartes.com&#xa0;: sens des aiguilles, dix bas, obligation de surcouper, trois parties de suite.</translation>
    </message>
    <message>
        <source>1862 (Pierer)</source>
        <translation>1862 (Pierer)</translation>
    </message>
    <message>
        <source>As in Pierer’s Universal-Lexikon of 1862: the turned-up card stays face up until the second trick is over, and a Stange is written as a dash.</source>
        <translation>D’après le Universal-Lexikon de Pierer (1862)&#xa0;: la retourne reste découverte jusqu’à la fin du deuxième pli, et la barre s’écrit par un tiret.</translation>
    </message>
    <message>
        <source>Pagat does not say who deals first. Everybody draws a card, and the lowest or the highest deals; or the first dealer is chosen at random. Players with equal cards draw again.</source>
        <translation>Pagat ne dit pas qui donne en premier. Chacun tire une carte, et la plus basse ou la plus haute donne&#xa0;; ou le premier donneur est désigné au hasard. En cas d’égalité, on tire de nouveau.</translation>
    </message>
    <message>
        <source>Everyone draws a card, and the lowest deals first (Pagat), or the highest; or the first dealer is chosen at random. Players with equal cards draw again.</source>
        <translation>Chacun tire une carte, et la plus basse donne en premier (Pagat), ou la plus haute&#xa0;; ou le premier donneur est désigné au hasard. En cas d’égalité, on tire de nouveau.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left cuts (Pagat), that is, the last player before the dealer.</source>
        <translation>Le joueur à la gauche du donneur coupe (Pagat), c’est-à-dire le dernier avant le donneur.</translation>
    </message>
    <message>
        <source>A march in Butzen</source>
        <translation>Une marche au Butzen</translation>
    </message>
    <message>
        <source>A march (a hundred points or all nine tricks) wipes two of the player’s marks, but never so many that fewer than four are left on the slate (Pagat); or always two, which may leave three (Wikipedia, after Schoch).</source>
        <translation>Une marche efface deux marques du joueur, mais jamais au point d’en laisser moins de quatre sur l’ardoise (Pagat)&#xa0;; ou toujours deux, ce qui peut en laisser trois (Wikipédia, d’après Schoch).</translation>
    </message>
    <message>
        <source>Never below four</source>
        <translation>Jamais moins de quatre</translation>
    </message>
    <message>
        <source>Always two</source>
        <translation>Toujours deux</translation>
    </message>
    <message>
        <source>Losing the first four deals</source>
        <translation>Perte des quatre premières donnes</translation>
    </message>
    <message>
        <source>A player who loses the first four deals loses the game at once. It counts as two games (Pagat) or as one (CatsAtCards).</source>
        <translation>Celui qui perd les quatre premières donnes perd aussitôt la partie. Cela compte pour deux parties (Pagat) ou pour une (CatsAtCards).</translation>
    </message>
    <message>
        <source>Two marks on the frame</source>
        <translation>Deux marques sur le cadre</translation>
    </message>
    <message>
        <source>One mark on the frame</source>
        <translation>Une marque sur le cadre</translation>
    </message>
    <message>
        <source>End of a session</source>
        <translation>Fin de la séance</translation>
    </message>
    <message>
        <source>After four games (Pagat), or when somebody has four marks on the frame (Wikipedia).</source>
        <translation>Après quatre parties (Pagat), ou quand quelqu’un a quatre marques sur le cadre (Wikipédia).</translation>
    </message>
    <message>
        <source>After four games</source>
        <translation>Après quatre parties</translation>
    </message>
    <message>
        <source>Asking for “nicer cards”</source>
        <translation>Demander de «&#xa0;plus jolies cartes&#xa0;»</translation>
    </message>
    <message>
        <source>In Butzen a player may ask for a new deal before the first card is played; if all the others agree, the same dealer deals again (Pagat: &lt;i&gt;hübscher&lt;/i&gt;).</source>
        <translation>Au Butzen, un joueur peut demander une nouvelle donne avant la première carte&#xa0;; si tous les autres acceptent, le même donneur redonne (Pagat&#xa0;: &lt;i&gt;hübscher&lt;/i&gt;).</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>The slate</source>
        <translation>L’ardoise</translation>
    </message>
    <message>
        <source>The session</source>
        <translation>La séance</translation>
    </message>
    <message>
        <source>Hindersche (Black Forest)</source>
        <translation>Hindersche (Forêt-Noire)</translation>
    </message>
    <message>
        <source>The recommended rules, as Pagat learned them from players: four games make a session.</source>
        <translation>Les règles recommandées, telles que Pagat les tient des joueurs eux-mêmes&#xa0;: quatre parties par séance.</translation>
    </message>
    <message>
        <source>Schoch</source>
        <translation>Schoch</translation>
    </message>
    <message>
        <source>As on Wikipedia after Uwe Schoch: a march always wipes two, and a session continues to four marks on the frame.</source>
        <translation>Comme sur Wikipédia d’après Uwe Schoch&#xa0;: une marche efface toujours deux marques, et une séance va jusqu’à quatre marques.</translation>
    </message>
    <message>
        <source>No trump for the first trick</source>
        <translation>Pas d’atout au premier pli</translation>
    </message>
    <message>
        <source>A player who leads without a trump plays face down (Pagat); or every player without a trump does so in this trick (CatsAtCards).</source>
        <translation>Celui qui entame sans atout joue face cachée (Pagat)&#xa0;; ou tous ceux qui n’ont pas d’atout le font à ce pli (CatsAtCards).</translation>
    </message>
    <message>
        <source>Only the leader plays face down</source>
        <translation>Seul le premier joueur joue face cachée</translation>
    </message>
    <message>
        <source>Everyone without a trump plays face down</source>
        <translation>Tous ceux sans atout jouent face cachée</translation>
    </message>
    <message>
        <source>When a side has enough points</source>
        <translation>Quand un camp a assez de points</translation>
    </message>
    <message>
        <source>It must call “We have our number” to stop play (Pagat, CatsAtCards). That play stops automatically is our own option, so that you need not count.</source>
        <translation>Il doit annoncer «&#xa0;Nous avons notre compte&#xa0;» pour arrêter le jeu (Pagat, CatsAtCards). Que le jeu s’arrête automatiquement est notre propre choix, pour jouer sans compter.</translation>
    </message>
    <message>
        <source>It must call</source>
        <translation>Il doit l’annoncer</translation>
    </message>
    <message>
        <source>Play stops automatically</source>
        <translation>Le jeu s’arrête automatiquement</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>Fausse annonce</translation>
    </message>
    <message>
        <source>Play simply continues (Pagat), or the others win the rung at once (CatsAtCards).</source>
        <translation>Le jeu continue simplement (Pagat), ou les autres gagnent aussitôt le barreau (CatsAtCards).</translation>
    </message>
    <message>
        <source>Play continues</source>
        <translation>Le jeu continue</translation>
    </message>
    <message>
        <source>The others win the rung</source>
        <translation>Les autres gagnent le barreau</translation>
    </message>
    <message>
        <source>When a side has four marks on the frame (Pagat, Wikipedia), or after one set (CatsAtCards).</source>
        <translation>Quand un camp a quatre marques sur le cadre (Pagat, Wikipédia), ou après une manche (CatsAtCards).</translation>
    </message>
    <message>
        <source>With the fourth mark</source>
        <translation>À la quatrième marque</translation>
    </message>
    <message>
        <source>After one set</source>
        <translation>Après une manche</translation>
    </message>
    <message>
        <source>Play and 100 points</source>
        <translation>Jeu et cent points</translation>
    </message>
    <message>
        <source>Set and session</source>
        <translation>Manche et séance</translation>
    </message>
    <message>
        <source>Viersche (Black Forest)</source>
        <translation>Viersche (Forêt-Noire)</translation>
    </message>
    <message>
        <source>The recommended rules, as Pagat learned them from players: four marks on the frame.</source>
        <translation>Les règles recommandées, telles que Pagat les tient des joueurs eux-mêmes&#xa0;: quatre marques sur le cadre.</translation>
    </message>
    <message>
        <source>As on CatsAtCards.com: a wrong claim loses the rung, everyone without a trump plays face down, and one set is a session.</source>
        <translation>Comme sur CatsAtCards.com&#xa0;: une fausse annonce perd le barreau, tous ceux sans atout jouent face cachée, et une manche fait une séance.</translation>
    </message>
    <message>
        <source>CatsAtCards does not say who deals first. That everyone draws a card and the lowest deals is our own rule. Players with equal cards draw again.</source>
        <translation>CatsAtCards ne dit pas qui donne le premier. Que chacun tire une carte, et que la plus basse donne, est notre propre choix. En cas d’égalité, on tire de nouveau.</translation>
    </message>
    <message>
        <source>Games in a session</source>
        <translation>Parties par séance</translation>
    </message>
    <message>
        <source>The source describes one game only. The number of games in a session is our own rule.</source>
        <translation>La source ne parle que d’une partie. Le nombre de parties par séance est notre propre choix.</translation>
    </message>
    <message>
        <source>Deal and session</source>
        <translation>Donne et séance</translation>
    </message>
    <message>
        <source>Hunsrücker Bauern</source>
        <translation>Hunsrücker Bauern</translation>
    </message>
    <message>
        <source>The game as described on CatsAtCards.com, with gaps filled as simply as possible.</source>
        <translation>Le jeu tel que le décrit CatsAtCards.com, les lacunes comblées le plus simplement possible.</translation>
    </message>
    <message>
        <source>Version of Ekart</source>
        <translation>Version de l’Ekart</translation>
    </message>
    <message>
        <source>Little: a Staubaus only in the turned-up suit. Great: if nobody calls, a second round follows in which another suit may become trumps, and all four jacks are trumps (Wikipedia, after Schneider 1883).</source>
        <translation>Petit&#xa0;: un Staubaus seulement dans la couleur retournée. Grand&#xa0;: si personne n’en annonce, un second tour suit, où une autre couleur peut devenir atout&#xa0;; et les quatre valets sont atouts (Wikipédia, d’après Schneider 1883).</translation>
    </message>
    <message>
        <source>Little Ekart</source>
        <translation>Petit Ekart</translation>
    </message>
    <message>
        <source>Great Ekart</source>
        <translation>Grand Ekart</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Joueurs à la table</translation>
    </message>
    <message>
        <source>Three play in each deal. With four or five players, the others sit out as kings (Wikipedia, after Schneider 1883). Who sits out is our own rule: the dealer and the next two play, so that everyone plays three deals.</source>
        <translation>Trois joueurs jouent chaque donne. À quatre ou à cinq, les autres sont rois et ne jouent pas (Wikipédia, d’après Schneider 1883). Le choix de ceux qui ne jouent pas est le nôtre&#xa0;: le donneur et les deux suivants jouent, si bien que chacun joue trois donnes.</translation>
    </message>
    <message>
        <source>4 (one sits out as king)</source>
        <translation>4 (un joueur est roi)</translation>
    </message>
    <message>
        <source>5 (two sit out as kings)</source>
        <translation>5 (deux joueurs sont rois)</translation>
    </message>
    <message>
        <source>Value of a Staubaus</source>
        <translation>Valeur d’un Staubaus</translation>
    </message>
    <message>
        <source>What each opponent pays for a successful Staubaus, or receives for a failed one. No source gives a figure; this is our own rule.</source>
        <translation>Ce que chaque adversaire paie pour un Staubaus gagné, ou reçoit pour un Staubaus perdu. Aucune source ne donne de chiffre&#xa0;: c’est notre propre choix.</translation>
    </message>
    <message>
        <source>2 units from each</source>
        <translation>2 unités de chacun</translation>
    </message>
    <message>
        <source>1 unit from each</source>
        <translation>1 unité de chacun</translation>
    </message>
    <message>
        <source>3 units from each</source>
        <translation>3 unités de chacun</translation>
    </message>
    <message>
        <source>Ekart</source>
        <translation>Ekart</translation>
    </message>
    <message>
        <source>Réunion for three, plus a Staubaus for a player who expects to take all ten tricks. Gaps in the only source are filled as simply as possible.</source>
        <translation>La Réunion à trois, avec un Staubaus pour celui qui pense faire les dix plis&#xa0;; les lacunes de l’unique source sont comblées le plus simplement possible.</translation>
    </message>
    <message>
        <source>Four jacks are the highest trumps, and a second round of calls may make another suit trumps.</source>
        <translation>Le grand jeu&#xa0;: quatre valets sont les plus forts atouts, et un second tour d’annonces peut faire d’une autre couleur l’atout.</translation>
    </message>
    <message>
        <source>Little Ekart with a king</source>
        <translation>Petit Ekart avec un roi</translation>
    </message>
    <message>
        <source>Four at the table: in every deal three play and one is king. Four deals make a game, of 600 points.</source>
        <translation>Quatre à la table&#xa0;: à chaque donne, trois jouent et un est roi. Quatre donnes font une partie de 600 points.</translation>
    </message>
    <message>
        <source>By the dealer’s jack</source>
        <translation>Atout par un valet</translation>
    </message>
    <message>
        <source>Whether partners are drawn by lot before the first deal, or everyone keeps their seat. On CatsAtCards the players draw cards: the two lowest play against the two highest.</source>
        <translation>Si les partenaires sont tirés au sort avant la première donne, ou si chacun garde sa place. Chez CatsAtCards, on tire des cartes&#xa0;: les deux plus basses jouent contre les deux plus hautes.</translation>
    </message>
    <message>
        <source>Deal after a play-off</source>
        <translation>Donne après un barrage</translation>
    </message>
    <message>
        <source>Dealing continues as if there had been no play-off (our own rule), or the player to the left of the play-off’s dealer deals next (Pagat), although the deal otherwise passes to the right.</source>
        <translation>Le tour des donnes continue comme s’il n’y avait pas eu de barrage (notre propre choix), ou le joueur à gauche du donneur du barrage donne ensuite (Pagat), bien que la donne passe sinon à droite.</translation>
    </message>
    <message>
        <source>In turn, as if there had been no play-off</source>
        <translation>Comme s’il n’y avait pas eu de barrage</translation>
    </message>
    <message>
        <source>The player to the left of the play-off’s dealer</source>
        <translation>Le joueur à gauche du donneur du barrage</translation>
    </message>
    <message>
        <source>Cost of a mark on the frame</source>
        <translation>Prix d’une marque sur le cadre</translation>
    </message>
    <message>
        <source>What a player pays each other player for each mark on the frame: an agreed sum (Pagat). The amounts are our own rule.</source>
        <translation>Ce qu’un joueur paie à chacun des autres pour chacune de ses marques sur le cadre&#xa0;: une somme convenue (Pagat). Les montants sont notre propre choix.</translation>
    </message>
    <message>
        <source>2 units to each</source>
        <translation>2 unités à chacun</translation>
    </message>
    <message>
        <source>5 units to each</source>
        <translation>5 unités à chacun</translation>
    </message>
    <message>
        <source>No claim by the ninth trick</source>
        <translation>Pas d’annonce avant la fin du neuvième pli</translation>
    </message>
    <message>
        <source>The sources do not say who wins then. Either the side that had enough points first wins, or the side that took the ninth trick if it has enough points, as if it could still call. Both are our own rules.</source>
        <translation>Les sources ne disent pas qui gagne alors&#xa0;: soit le camp qui a eu le premier assez de points, soit celui qui a fait le neuvième pli s’il en a assez, comme s’il pouvait encore annoncer. Les deux sont nos propres choix.</translation>
    </message>
    <message>
        <source>The side that had enough points first wins</source>
        <translation>Le camp qui a eu assez de points le premier gagne</translation>
    </message>
    <message>
        <source>The side with the ninth trick wins, if it has enough points</source>
        <translation>Le camp du neuvième pli gagne, s’il a assez de points</translation>
    </message>
    <message>
        <source>Showing the card seen at the cut</source>
        <translation>Montrer la carte de la coupe</translation>
    </message>
    <message>
        <source>On CatsAtCards it is shown to everybody. It only matters if it is a jack, so by default it is shown only then.</source>
        <translation>Chez CatsAtCards, elle est montrée à tous. Elle ne compte que si c’est un valet&#xa0;; par défaut, elle n’est donc montrée que dans ce cas.</translation>
    </message>
    <message>
        <source>Only if it is a jack</source>
        <translation>Seulement si c’est un valet</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>As on CatsAtCards.com: losing the first four deals counts as one game, not two.</source>
        <translation>Comme sur CatsAtCards.com&#xa0;: quatre donnes perdues d’entrée font une partie, et non deux.</translation>
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
        <source>Overview</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>Cards and trumps</source>
        <translation>Cartes et atouts</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Les rois</translation>
    </message>
    <message>
        <source>The Staubaus</source>
        <translation>Le Staubaus</translation>
    </message>
    <message>
        <source>Scoring and the Stange</source>
        <translation>Décompte et barre (Stange)</translation>
    </message>
    <message>
        <source>Value of a Staubaus</source>
        <translation>Valeur d’un Staubaus</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Ekart is Réunion as it was played in Alsace: three play ten tricks with 32 cards, each for themselves, and there are 150 card points in a deal. A player who expects to take all ten tricks may call a &lt;b&gt;Staubaus&lt;/b&gt; (a clean sweep): the caller asks for any one card and makes the first lead. Deal and play go {way}.</source>
        <translation>L’Ekart est la Réunion comme on la jouait en Alsace&#xa0;: trois joueurs, chacun pour soi, jouent dix plis avec 32 cartes, et une donne compte 150 points. Celui qui pense faire les dix plis peut annoncer un &lt;b&gt;Staubaus&lt;/b&gt; (un «&#xa0;coup de balai&#xa0;»)&#xa0;: il demande une carte de son choix, et c’est lui qui entame. On joue et on donne {way}.</translation>
    </message>
    <message>
        <source>All four jacks are trumps, the &lt;b&gt;matadors&lt;/b&gt;: the highest is the jack of trumps, the right bower; then the other jack of the same colour, the left bower; then the two others, clubs before spades and hearts before diamonds.*</source>
        <translation>Les quatre valets sont atouts&#xa0;: ce sont les &lt;b&gt;matadors&lt;/b&gt;. Le plus fort est le valet d’atout, le bower droit&#xa0;; puis l’autre valet de la même teinte, le bower gauche&#xa0;; puis les deux autres, trèfle avant pique et cœur avant carreau.*</translation>
    </message>
    <message>
        <source>four jacks, {ranks}</source>
        <translation>quatre valets, {ranks}</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Autres couleurs</translation>
    </message>
    <message>
        <source>The two bowers count 12 points each, an ace 11, a ten 10, a king 4, a queen 3, the two other jacks 2;* nine, eight and seven count nothing. The last trick adds 10.</source>
        <translation>Les deux bowers comptent 12 points chacun, un as 11, un dix 10, un roi 4, une dame 3, les deux autres valets 2&#xa0;;* neuf, huit et sept ne comptent rien. Le dernier pli en vaut 10 de plus.</translation>
    </message>
    <message>
        <source>* The source says that the two of the trump colour are the highest. Which of the other two is higher, and what they count, is our own rule.</source>
        <translation>* La source dit que ceux de la couleur d’atout sont les plus forts&#xa0;; lequel des deux autres est le plus fort, et ce qu’ils comptent, c’est notre propre choix.</translation>
    </message>
    <message>
        <source>the player before the dealer sits out as &lt;b&gt;king&lt;/b&gt;</source>
        <translation>le joueur précédent ne joue pas&#xa0;: il est &lt;b&gt;roi&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the two players before the dealer sit out as &lt;b&gt;kings&lt;/b&gt;</source>
        <translation>les deux joueurs qui le précèdent ne jouent pas&#xa0;: ils sont &lt;b&gt;rois&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A king may look at one player’s hand per deal, if that player agrees; computer players always do.* The hand stays visible to the king until the deal is over; if it is the dealer’s, so do the discards. Kings give no advice.</source>
        <translation>Un roi peut regarder une main par donne, si le joueur le permet&#xa0;; les joueurs virtuels le permettent toujours.* Il la voit jusqu’à la fin de la donne&#xa0;; si c’est celle du donneur, il voit aussi l’écart. Un roi ne donne aucun conseil.</translation>
    </message>
    <message>
        <source>* Our own rule.</source>
        <translation>* Notre propre choix.</translation>
    </message>
    <message>
        <source>In a Staubaus, the caller leads instead.</source>
        <translation>Celui qui a annoncé un Staubaus entame à la place du joueur après le donneur.</translation>
    </message>
    <message>
        <source>No fee is paid if the left bower changed hands in a Staubaus.*</source>
        <translation>Si le bower gauche a changé de main dans un Staubaus, on ne paie rien pour sa prise.*</translation>
    </message>
    <message>
        <source>The highest total wins, and the winner earns from every other player: for a total under 150 one unit, under 100 (&lt;i&gt;matsch&lt;/i&gt;) two, {deep}{zero}for 150 or more nothing.</source>
        <translation>Le plus haut total gagne. De chaque autre joueur, le gagnant reçoit&#xa0;: moins de 150, une unité&#xa0;; moins de 100 (&lt;i&gt;matsch&lt;/i&gt;), deux&#xa0;; {deep}{zero}150 ou plus, rien.</translation>
    </message>
    <message>
        <source>The highest total wins. Every other player pays the winner: under 150 one unit, under 100 (&lt;i&gt;matsch&lt;/i&gt;) two, {deep}{zero}150 or more nothing.</source>
        <translation>Le plus haut total gagne. Chaque autre joueur paie au gagnant&#xa0;: moins de 150, une unité&#xa0;; moins de 100 (&lt;i&gt;matsch&lt;/i&gt;), deux&#xa0;; {deep}{zero}150 ou plus, rien.</translation>
    </message>
    <message>
        <source>A session</source>
        <translation>Une séance</translation>
    </message>
    <message>
        <source>anticlockwise (to the right)</source>
        <translation>vers la droite, en sens inverse des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>clockwise (to the left)</source>
        <translation>vers la gauche, dans le sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>Three players, each for themselves, play ten tricks with 32 cards. Every deal contains 150 card points. Three deals, one by each player, make a game; the player with the most points is paid by those with less than 150. Deal and play go {way}.</source>
        <translation>Trois joueurs, chacun pour soi, jouent dix plis avec 32 cartes. Chaque donne compte 150 points. Trois donnes, une par joueur, font une partie&#xa0;; celui qui a alors le plus de points est payé par ceux qui n’ont pas atteint 150. Le jeu et la donne tournent {way}.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>right bower, left bower, {ranks}</source>
        <translation>bower droit, bower gauche, {ranks}</translation>
    </message>
    <message>
        <source>Other suit of that colour</source>
        <translation>Autre couleur de même teinte</translation>
    </message>
    <message>
        <source>Other two suits</source>
        <translation>Les deux autres couleurs</translation>
    </message>
    <message>
        <source>A bower counts 12 points, an ace 11, a ten 10, a king 4, a queen 3, another jack 2; nine, eight and seven count nothing. The last trick adds 10 points.</source>
        <translation>Un bower compte 12 points, un as 11, un dix 10, un roi 4, une dame 3, un autre valet 2&#xa0;; neuf, huit et sept ne comptent rien. Le dernier pli en vaut 10 de plus.</translation>
    </message>
    <message>
        <source>Everybody draws a card, and the lowest deals first.</source>
        <translation>Chacun tire une carte, et la plus basse donne en premier.</translation>
    </message>
    <message>
        <source>Everybody draws a card, and the highest deals first.</source>
        <translation>Chacun tire une carte, et la plus haute donne en premier.</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>Le premier donneur est désigné au hasard.</translation>
    </message>
    <message>
        <source>For this draw the ace is high, and the ten ranks below the jack.</source>
        <translation>Pour ce tirage, l’as est haut et le dix est sous le valet.</translation>
    </message>
    <message>
        <source>The player before the dealer cuts.</source>
        <translation>Le joueur avant le donneur coupe.</translation>
    </message>
    <message>
        <source>The player after the dealer cuts.</source>
        <translation>Le joueur après le donneur coupe.</translation>
    </message>
    <message>
        <source>Nobody cuts.</source>
        <translation>Personne ne coupe.</translation>
    </message>
    <message>
        <source>The jack of trumps is the &lt;b&gt;right bower&lt;/b&gt;, the highest card of all. The other jack of the same colour is the &lt;b&gt;left bower&lt;/b&gt;, the second highest. It counts fully as a trump: if hearts are trumps, the jack of diamonds is a heart, and there is one diamond fewer.</source>
        <translation>Le valet d’atout est le &lt;b&gt;bower droit&lt;/b&gt;, la plus forte carte de toutes. L’autre valet de même teinte, rouge ou noire, est le &lt;b&gt;bower gauche&lt;/b&gt;, la deuxième. C’est un atout à tous égards&#xa0;: si l’atout est cœur, le valet de carreau est un cœur, et carreau a une carte de moins.</translation>
    </message>
    <message>
        <source>the last card</source>
        <translation>la dernière</translation>
    </message>
    <message>
        <source>the upper card</source>
        <translation>l’avant-dernière</translation>
    </message>
    <message>
        <source>The dealer picks up both.</source>
        <translation>Le donneur prend les deux en main.</translation>
    </message>
    <message>
        <source>Both belong to the dealer. The turned-up card stays face up on the table until the second trick is over. It is still part of the dealer’s hand and is played from the table.</source>
        <translation>Les deux sont au donneur. La retourne reste découverte sur la table jusqu’à la fin du deuxième pli&#xa0;; elle fait tout de même partie de sa main et se joue depuis la table.</translation>
    </message>
    <message>
        <source>Both belong to the dealer. The turned-up card stays face up on the table until the second trick is over. Until then the dealer may not play it and does not have to follow suit with it.</source>
        <translation>Les deux sont au donneur. La retourne reste découverte sur la table jusqu’à la fin du deuxième pli&#xa0;; jusque-là il ne peut pas la jouer et n’a pas à fournir avec elle.</translation>
    </message>
    <message>
        <source>Before the first deal, seats are drawn by lot.</source>
        <translation>Les places à table sont tirées au sort avant la première donne.</translation>
    </message>
    <message>
        <source>The dealer gives each player ten cards, three, then four, then three, beginning with the next player. Two are left over; {turned} is turned up, and its suit is trumps. {taken} The next player deals next.</source>
        <translation>Le donneur donne à chacun dix cartes, trois, puis quatre, puis trois, en commençant par le joueur suivant. Il en reste deux&#xa0;; {turned} est retournée, et sa couleur est atout. {taken} La donne passe ensuite au joueur suivant.</translation>
    </message>
    <message>
        <source>at most one ten</source>
        <translation>un seul dix au plus</translation>
    </message>
    <message>
        <source>any number of tens</source>
        <translation>autant de dix qu’il veut</translation>
    </message>
    <message>
        <source>The turned-up card can’t be discarded either.</source>
        <translation>La retourne ne peut pas être écartée non plus.</translation>
    </message>
    <message>
        <source>They are shown when the deal is scored.</source>
        <translation>Elles sont montrées au décompte.</translation>
    </message>
    <message>
        <source>Nobody else sees them, not even at the end.</source>
        <translation>Personne d’autre ne les voit, même à la fin.</translation>
    </message>
    <message>
        <source>Before the first lead, the dealer discards two cards, face down: no aces, no bowers, {tens}.{turned} Their points count for the dealer. {shown}</source>
        <translation>Avant l’entame, le donneur écarte deux cartes, faces cachées&#xa0;: aucun as, aucun bower, {tens}.{turned} Leurs points comptent pour lui. {shown}</translation>
    </message>
    <message>
        <source>You never have to beat the cards in the trick.</source>
        <translation>On n’est jamais obligé de battre les cartes du pli.</translation>
    </message>
    <message>
        <source>If a suit has already been trumped, you must play a higher trump if you can.</source>
        <translation>Si une couleur est déjà coupée, il faut surcouper si on le peut.</translation>
    </message>
    <message>
        <source>The player after the dealer leads any card. You must follow suit. If you can’t, you must play a trump; if you can’t do that either, you may play any card. {beat}</source>
        <translation>Le joueur après le donneur entame avec n’importe quelle carte. Il faut fournir à la couleur demandée. Si on ne le peut pas, il faut couper&#xa0;; si on ne le peut pas non plus, on joue n’importe quelle carte. {beat}</translation>
    </message>
    <message>
        <source>The highest trump wins the trick, or else the highest card of the suit led. The winner leads to the next.</source>
        <translation>Le plus fort atout fait le pli, ou sinon la plus forte carte de la couleur demandée. Le gagnant joue le premier au pli suivant.</translation>
    </message>
    <message>
        <source>When the right bower captures the left bower, the winner of the trick earns one unit at once.</source>
        <translation>Quand le bower droit prend le gauche dans un pli, le gagnant de ce pli reçoit aussitôt une unité.</translation>
    </message>
    <message>
        <source>When the right bower captures the left bower, the player of the left bower pays one unit at once to the winner of the trick.</source>
        <translation>Quand le bower droit prend le gauche dans un pli, celui qui a joué le gauche paie aussitôt une unité au gagnant de ce pli.</translation>
    </message>
    <message>
        <source>Each player adds up the points in their tricks. The dealer adds the discards, and the winner of the last trick adds ten.</source>
        <translation>Chacun additionne les points de ses plis. Le donneur ajoute ceux de son écart, et le gagnant du dernier pli en ajoute dix.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>aucun pli</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>A hand with {none} is a &lt;b&gt;Stange&lt;/b&gt;: each of the others earns one unit.</source>
        <translation>Ne faire {none} est une &lt;b&gt;barre&lt;/b&gt; (&lt;i&gt;Stange&lt;/i&gt;)&#xa0;: chacun des autres reçoit une unité.</translation>
    </message>
    <message>
        <source>A hand with {none} is a &lt;b&gt;Stange&lt;/b&gt;: it costs one unit to each of the others.</source>
        <translation>Ne faire {none} est une &lt;b&gt;barre&lt;/b&gt; (&lt;i&gt;Stange&lt;/i&gt;)&#xa0;: elle coûte une unité à chacun des autres.</translation>
    </message>
    <message>
        <source>A dealer without a trick keeps the points of the discards.</source>
        <translation>Un donneur sans pli garde les points de son écart.</translation>
    </message>
    <message>
        <source>A dealer without a trick also loses the points of the discards.</source>
        <translation>Un donneur sans pli perd aussi les points de son écart.</translation>
    </message>
    <message>
        <source>On the score sheet, a hand without a trick is shown as a slash; if the dealer takes no trick, the points of the discards are underlined. Tricks without points are shown as 0.</source>
        <translation>Sur la feuille de marque, une donne sans pli est une barre oblique d’un coin à l’autre&#xa0;; si le donneur n’a fait aucun pli, les points de son écart sont soulignés. Des plis sans points s’écrivent par un simple 0.</translation>
    </message>
    <message>
        <source>The score sheet shows numbers only.</source>
        <translation>La feuille de marque ne porte que des nombres.</translation>
    </message>
    <message>
        <source>under 50 three, </source>
        <translation>moins de 50, trois&#xa0;; </translation>
    </message>
    <message>
        <source>zero points four, </source>
        <translation>zéro, quatre&#xa0;; </translation>
    </message>
    <message>
        <source>After three deals the highest total wins. From every other player the winner earns: for a total under 150 one unit, under 100 (&lt;i&gt;matsch&lt;/i&gt;) two, {deep}{zero}for 150 or more nothing.</source>
        <translation>Après trois donnes, le plus haut total gagne. De chaque autre joueur, le gagnant reçoit&#xa0;: moins de 150, une unité&#xa0;; moins de 100 (&lt;i&gt;matsch&lt;/i&gt;), deux&#xa0;; {deep}{zero}150 ou plus, rien.</translation>
    </message>
    <message>
        <source>After three deals the highest total wins. Every other player pays the winner: under 150 one unit, under 100 (&lt;i&gt;matsch&lt;/i&gt;) two, {deep}{zero}150 or more nothing.</source>
        <translation>Après trois donnes, le plus haut total gagne. Chaque autre joueur paie au gagnant&#xa0;: moins de 150, une unité&#xa0;; moins de 100 (&lt;i&gt;matsch&lt;/i&gt;), deux&#xa0;; {deep}{zero}150 ou plus, rien.</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, each of them is paid in full, and they don’t pay each other.</source>
        <translation>En cas d’égalité pour le plus haut total, chacun des gagnants est payé en entier, et ils ne se paient rien entre eux.</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, they split each payment.</source>
        <translation>En cas d’égalité pour le plus haut total, les gagnants partagent chaque paiement.</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, one more deal decides. Its points are not added to any total, and there are no fees.</source>
        <translation>En cas d’égalité pour le plus haut total, une donne de plus départage les joueurs&#xa0;; ses points n’entrent dans aucun total, et il n’y a pas d’amendes.</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, nobody pays.</source>
        <translation>En cas d’égalité pour le plus haut total, personne ne paie.</translation>
    </message>
    <message>
        <source>Three games are played in a row, each settled separately.</source>
        <translation>On joue trois parties de suite, chacune réglée à part.</translation>
    </message>
    <message>
        <source>You can play as many games as you like.</source>
        <translation>On peut jouer autant de parties que l’on veut.</translation>
    </message>
    <message>
        <source>The player with the best balance of units leads.</source>
        <translation>Le joueur qui a le meilleur solde d’unités est premier.</translation>
    </message>
    <message>
        <source>The player who has received the most units (&lt;i&gt;game points&lt;/i&gt;) leads; losses don’t count.</source>
        <translation>Celui qui a reçu le plus d’unités (les &lt;i&gt;gains&lt;/i&gt;) est premier&#xa0;; ce qui a été perdu ne compte pas.</translation>
    </message>
    <message>
        <source>Hearts are trumps: these nine cards, from high to low.</source>
        <translation>Atout cœur&#xa0;: ces neuf cartes, de la plus forte à la plus faible.</translation>
    </message>
    <message>
        <source>Diamonds: seven cards, because the jack is a trump.</source>
        <translation>Les carreaux&#xa0;: sept cartes, car leur valet est atout.</translation>
    </message>
    <message>
        <source>Spades; clubs are the same.</source>
        <translation>Les piques, et de même les trèfles.</translation>
    </message>
    <message>
        <source>Card values.</source>
        <translation>Valeur des cartes.</translation>
    </message>
    <message>
        <source>one ten</source>
        <translation>un dix</translation>
    </message>
    <message>
        <source>bower</source>
        <translation>bower</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>Bowers and aces can’t be discarded; of two tens, one may be.</source>
        <translation>On ne peut écarter ni bower ni as&#xa0;; de deux dix, on peut en écarter un.</translation>
    </message>
    <message>
        <source>Bowers and aces can’t be discarded; tens may be.</source>
        <translation>On ne peut écarter ni bower ni as&#xa0;; les dix, oui.</translation>
    </message>
    <message>
        <source>Dealing and choosing trumps</source>
        <translation>Donne et choix de l’atout</translation>
    </message>
    <message>
        <source>Cards away</source>
        <translation>Cartes de côté</translation>
    </message>
    <message>
        <source>Scoring and the Brot</source>
        <translation>Le décompte et le Brot</translation>
    </message>
    <message>
        <source>The ace of diamonds is led, so the two diamonds may be played. The jack of diamonds is a trump and may not.</source>
        <translation>L’as de carreau est joué&#xa0;: les deux carreaux sont jouables. Le valet de carreau est atout et ne l’est pas.</translation>
    </message>
    <message>
        <source>led</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>fournit</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>Spades are led. The third player is void and may trump: the seven of hearts takes the trick.</source>
        <translation>On joue pique&#xa0;; le troisième joueur n’en a pas et peut couper&#xa0;: le sept de cœur fait le pli.</translation>
    </message>
    <message>
        <source>Four players in two teams, partners facing each other, play eight tricks with 32 cards. The player after the dealer chooses trumps after seeing four cards; that side must then take five tricks. Both sides count down from eight, and the first to reach zero wins a &lt;i&gt;Brot&lt;/i&gt; (a loaf). Deal and play go {way}.</source>
        <translation>Quatre joueurs, deux contre deux, les partenaires face à face, jouent huit plis avec 32 cartes. Le joueur après le donneur choisit l’atout quand il a vu quatre de ses cartes&#xa0;; son camp doit alors faire cinq plis. Les deux camps comptent à rebours à partir de huit, et le premier camp à zéro gagne un &lt;i&gt;Brot&lt;/i&gt; (un pain). Le jeu et la donne tournent {way}.</translation>
    </message>
    <message>
        <source>That the king is high and the ace ranks below the jack is our reading of a draft on Wikipedia.</source>
        <translation>Que le roi soit en tête et l’as après le valet est notre lecture d’une ébauche sur Wikipédia.</translation>
    </message>
    <message>
        <source>No source we found gives the full order; this one is from gamerules.com.</source>
        <translation>Aucune source que nous avons trouvée ne donne tout l’ordre&#xa0;; celui-ci vient de gamerules.com.</translation>
    </message>
    <message>
        <source>The jack of trumps is &lt;b&gt;the Fat One&lt;/b&gt;, the highest card of all. The other jack of the same colour is &lt;b&gt;the Left One&lt;/b&gt;, the second highest. It counts fully as a trump: if hearts are trumps, the jack of diamonds is a heart, and there is one diamond fewer.</source>
        <translation>Le valet d’atout est &lt;b&gt;le Gros&lt;/b&gt;, la plus forte carte de toutes. L’autre valet de la même teinte est &lt;b&gt;le Gauche&lt;/b&gt;, la deuxième. Il est atout à tous égards&#xa0;: si l’atout est cœur, le valet de carreau est un cœur, et il y a une carte de moins à carreau.</translation>
    </message>
    <message>
        <source>the Fat One, the Left One, {ranks}</source>
        <translation>le Gros, le Gauche, {ranks}</translation>
    </message>
    <message>
        <source>The cards have no point values; only tricks count.</source>
        <translation>Les cartes ne valent pas de points&#xa0;; seuls les plis comptent.</translation>
    </message>
    <message>
        <source>The dealer gives each player four cards, starting with the next player. That player, &lt;b&gt;forehand&lt;/b&gt;, chooses trumps: the suit of one of these four cards. Forehand’s side are the &lt;b&gt;declarers&lt;/b&gt;. Then everyone gets four more cards. No card is turned up. The next player deals next.</source>
        <translation>Le donneur donne à chacun quatre cartes, en commençant par le joueur suivant. Celui-ci, le &lt;b&gt;premier en main&lt;/b&gt;, choisit l’atout&#xa0;: la couleur imprimée sur l’une de ces quatre cartes. Les joueurs de son camp sont les &lt;b&gt;preneurs&lt;/b&gt;. Puis chacun reçoit encore quatre cartes. Aucune carte n’est retournée. La donne passe ensuite au joueur suivant.</translation>
    </message>
    <message>
        <source>That forehand may only choose a suit in hand is our own rule, so that a trump can always be led.</source>
        <translation>Que le premier en main ne choisisse qu’une couleur qu’il possède est notre propre choix&#xa0;: il peut ainsi toujours jouer un atout.</translation>
    </message>
    <message>
        <source>if a trick is lost, nothing is scored.</source>
        <translation>si un pli est perdu, rien n’est compté.</translation>
    </message>
    <message>
        <source>if a trick is lost, the others win the Brot.</source>
        <translation>si un pli est perdu, les autres gagnent le Brot.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick and must lead a trump. Later any card may be led. You must follow suit; if you can’t, you may play any card. You never have to trump.</source>
        <translation>Le premier en main entame, et sa première carte doit être un atout. Ensuite, on peut jouer n’importe quelle carte. Il faut fournir à la couleur demandée&#xa0;; si on ne le peut pas, on joue la carte que l’on veut. On n’est jamais obligé de couper.</translation>
    </message>
    <message>
        <source>Four tricks each score nothing.</source>
        <translation>Quatre plis de chaque côté ne comptent rien.</translation>
    </message>
    <message>
        <source>With four tricks each, the declarers lose as well (Spielwiki); that it costs the same is our own rule.</source>
        <translation>Avec quatre plis de chaque côté, les preneurs ont perdu aussi (Spielwiki)&#xa0;; que cela coûte autant est notre propre choix.</translation>
    </message>
    <message>
        <source>Both sides start at eight. Declarers who take five tricks or more go down by one. If the defenders take five or more, the declarers go up by one and the defenders go down by one. {even}</source>
        <translation>Les deux camps partent de huit. Si les preneurs font cinq plis ou plus, ils descendent d’un point. Si la défense en fait cinq ou plus, les preneurs montent d’un point et la défense descend d’un point. {even}</translation>
    </message>
    <message>
        <source>A side that reaches zero wins the game and with it a &lt;b&gt;Brot&lt;/b&gt; (in the Saarland also called a &lt;i&gt;Schròòm&lt;/i&gt;). In the next game both sides start at eight again. A count may rise above eight.</source>
        <translation>Un camp arrivé à zéro gagne un &lt;b&gt;Brot&lt;/b&gt; (appelé aussi &lt;i&gt;Schròòm&lt;/i&gt; en Sarre), et les deux repartent de huit. Un camp peut monter au-dessus de huit.</translation>
    </message>
    <message>
        <source>A session is one game: the first Brot ends it.</source>
        <translation>Une séance compte un seul Brot.</translation>
    </message>
    <message>
        <source>A session is three games; the side with more Brote wins.</source>
        <translation>Une séance compte trois Brote&#xa0;; le camp qui en a le plus la gagne.</translation>
    </message>
    <message>
        <source>A session is five games; the side with more Brote wins.</source>
        <translation>Une séance compte cinq Brote&#xa0;; le camp qui en a le plus la gagne.</translation>
    </message>
    <message>
        <source>The sources only say that the side with the most Brote wins; the number is our own rule.</source>
        <translation>Les sources disent seulement que le camp qui a le plus de Brote gagne&#xa0;; ce nombre est notre propre choix.</translation>
    </message>
    <message>
        <source>Spades are led. The third player is void and trumps with the seven of hearts, which takes the trick and its {points} points.</source>
        <translation>On joue pique&#xa0;; le troisième joueur n’en a pas et coupe avec le sept de cœur, qui fait le pli et ses {points} points.</translation>
    </message>
    <message>
        <source>Emil dealt and took no trick, so the points of his discards are underlined. Hans took no trick either and has a slash; in the second deal his only trick was worth nothing.</source>
        <translation>Emil a donné et n’a fait aucun pli&#xa0;: son écart est souligné. Hans n’a pas fait de pli non plus et a une barre&#xa0;; à la deuxième donne, son seul pli ne valait rien.</translation>
    </message>
    <message>
        <source>A player without a trick has a dash; in the second deal Hans took one trick that was worth nothing.</source>
        <translation>Un joueur sans pli a un tiret&#xa0;; à la deuxième donne, Hans a fait un pli qui ne valait rien.</translation>
    </message>
    <message>
        <source>Emil and Hans took no trick in the first deal.</source>
        <translation>Emil et Hans n’ont fait aucun pli à la première donne.</translation>
    </message>
    <message>
        <source>Printing is not available on this system.</source>
        <translation>L’impression n’est pas disponible sur ce système.</translation>
    </message>
    <message>
        <source>No printer is installed.</source>
        <translation>Aucune imprimante n’est installée.</translation>
    </message>
    <message>
        <source>The first trick</source>
        <translation>Le premier pli</translation>
    </message>
    <message>
        <source>The other tricks</source>
        <translation>Les autres plis</translation>
    </message>
    <message>
        <source>100 points, and the second deal</source>
        <translation>Les cent points et la deuxième donne</translation>
    </message>
    <message>
        <source>The ladder, and the frame</source>
        <translation>L’échelle et le cadre</translation>
    </message>
    <message>
        <source>The first phase: four marks</source>
        <translation>La première phase&#xa0;: quatre marques</translation>
    </message>
    <message>
        <source>The second phase: Butzen</source>
        <translation>La seconde phase&#xa0;: le Butzen</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Les barrages</translation>
    </message>
    <message>
        <source>Hearts are trumps: these ten cards, from high to low.</source>
        <translation>Atout cœur&#xa0;: ces dix cartes, de la plus forte à la plus faible.</translation>
    </message>
    <message>
        <source>Diamonds: eight cards, because the jack is a trump.</source>
        <translation>Les carreaux&#xa0;: huit cartes, car leur valet est atout.</translation>
    </message>
    <message>
        <source>The ace of diamonds is led: a diamond may be played, or a trump; the ace of clubs and the queen of spades may not.</source>
        <translation>L’as de carreau est joué&#xa0;: on peut jouer carreau, ou un atout&#xa0;; l’as de trèfle et la dame de pique ne sont pas permis.</translation>
    </message>
    <message>
        <source>Spades are led. The seven of hearts has to take the trick, together with the ten and an ace that its owner was glad to get rid of: {points} points.</source>
        <translation>On joue pique&#xa0;; le sept de cœur doit faire le pli, avec le dix et un as dont un joueur est content de se débarrasser&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>Four players, each for themselves, play nine tricks with 36 cards, including the sixes. Every deal contains 140 card points. The player with the most points gets a mark on the slate; but if a player makes a hundred, each of the others gets one instead. Once there are four marks on the slate, marks are wiped off: this is called &lt;b&gt;Butzen&lt;/b&gt;. A player who wipes their last mark is out of danger; the last player with marks loses the &lt;i&gt;game&lt;/i&gt;. Deal and play go {way}.</source>
        <translation>Quatre joueurs, chacun pour soi, jouent neuf plis avec 36 cartes, les six compris. Chaque donne compte 140 points, et celui qui en a le plus reçoit une marque sur l’ardoise&#xa0;; mais si un joueur fait cent points, ce sont les autres qui en reçoivent une chacun. À quatre marques sur l’ardoise, on commence à les effacer&#xa0;: c’est le &lt;b&gt;Butzen&lt;/b&gt;. Celui qui efface sa dernière marque est hors de danger, et le dernier qui a des marques perd la &lt;i&gt;partie&lt;/i&gt;. On donne et on joue {way}.</translation>
    </message>
    <message>
        <source>The two highest jacks count 12 points each, an ace 11, a ten 10, a king 4, a queen 3, another jack 2; nine, eight, seven and six count nothing. There is no bonus for the last trick.</source>
        <translation>Chacun des deux plus forts valets compte 12 points, un as 11, un dix 10, un roi 4, une dame 3, un autre valet 2&#xa0;; neuf, huit, sept et six ne comptent rien. Le dernier pli n’apporte rien de plus.</translation>
    </message>
    <message>
        <source>In Butzen, before the first card is played, each player in turn may ask for &lt;b&gt;nicer cards&lt;/b&gt; (&lt;i&gt;hübscher&lt;/i&gt;), that is, a new deal. If all the others agree, the same dealer deals again (Pagat). That players are asked in turn and that one refusal is enough is our own rule.</source>
        <translation>Au Butzen, avant la première carte, chacun à son tour peut demander de &lt;b&gt;plus jolies cartes&lt;/b&gt; (&lt;i&gt;hübscher&lt;/i&gt;), c’est-à-dire une nouvelle donne. Si tous les autres acceptent, le même donneur redonne (Pagat). Qu’on demande à tour de rôle, et qu’un seul refus suffise, est notre propre choix.</translation>
    </message>
    <message>
        <source>With two or three players, each still gets nine cards. The other cards lie face down and are not used; the top one is turned up for trumps. Players who are out of the game are skipped.</source>
        <translation>À deux ou à trois joueurs, chacun reçoit aussi neuf cartes. Les autres restent faces cachées sur la table et ne servent pas&#xa0;; celle du dessus est retournée pour l’atout. Ceux qui ont quitté la partie sont sautés à la donne.</translation>
    </message>
    <message>
        <source>The player after the dealer leads any card. If you have the suit led, you may follow or trump; if you have none, you may play any card. You never have to beat the cards in the trick.</source>
        <translation>Le joueur après le donneur entame avec n’importe quelle carte. Si l’on a la couleur demandée, on fournit ou on coupe&#xa0;; sinon, on joue n’importe quelle carte. On n’est jamais obligé de battre les cartes du pli.</translation>
    </message>
    <message>
        <source>The &lt;i&gt;Schleipfe&lt;/i&gt;, which lets a player take someone else’s trick if nobody objects, is not supported.</source>
        <translation>La &lt;i&gt;Schleipfe&lt;/i&gt;, qui permet de ramasser le pli d’un autre si personne ne proteste, ne se joue pas ici.</translation>
    </message>
    <message>
        <source>A player who loses the first four deals, and so has all four marks, loses the game at once: &lt;b&gt;two&lt;/b&gt; marks on the frame (Pagat).</source>
        <translation>Celui qui perd les quatre premières donnes, et a donc les quatre marques, perd aussitôt la partie&#xa0;: &lt;b&gt;deux&lt;/b&gt; marques sur le cadre (Pagat).</translation>
    </message>
    <message>
        <source>A player who loses the first four deals, and so has all four marks, loses the game at once: one mark on the frame (CatsAtCards).</source>
        <translation>Celui qui perd les quatre premières donnes, et a donc les quatre marques, perd aussitôt la partie&#xa0;: une marque sur le cadre (CatsAtCards).</translation>
    </message>
    <message>
        <source>After each deal, players count the points in their tricks. The player with the most gets a mark. If a player has a &lt;b&gt;hundred&lt;/b&gt; or more (a &lt;i&gt;Durchmarsch&lt;/i&gt;, or march), each of the other three gets a mark instead. If all four have 35, all four get one.</source>
        <translation>Après chaque donne, chacun compte les points de ses plis. Celui qui en a le plus reçoit une marque. Si quelqu’un en a &lt;b&gt;cent&lt;/b&gt; ou plus (un &lt;i&gt;Durchmarsch&lt;/i&gt;, ou marche), chacun des trois autres en reçoit une à sa place. Si les quatre joueurs ont 35 points, tous les quatre en reçoivent une.</translation>
    </message>
    <message>
        <source>The phase ends when there are four or more marks on the slate; there may be up to seven. A player without a mark is then out of danger and leaves the game.</source>
        <translation>La phase est finie quand il y a quatre marques ou plus sur l’ardoise&#xa0;; il peut y en avoir sept. Celui qui n’en a alors aucune est hors de danger et quitte la partie.</translation>
    </message>
    <message>
        <source>A player who &lt;b&gt;marches&lt;/b&gt; (a hundred points or all nine tricks) wipes two of their marks, but never so many that fewer than four are left on the slate (Pagat).</source>
        <translation>Celui qui fait une &lt;b&gt;marche&lt;/b&gt; (cent points ou les neuf plis) efface deux de ses marques, mais jamais au point d’en laisser moins de quatre sur l’ardoise (Pagat).</translation>
    </message>
    <message>
        <source>While there are &lt;b&gt;more than four&lt;/b&gt; marks, one player wipes a mark for each mark above four: with five, the player with the fewest points; with six, the two lowest; with seven, all but the highest. Nobody adds a mark. {march}</source>
        <translation>Tant qu’il y a &lt;b&gt;plus de quatre&lt;/b&gt; marques, un joueur efface une marque pour chaque marque au-dessus de quatre&#xa0;: à cinq, celui qui a le moins de points&#xa0;; à six, les deux plus bas&#xa0;; à sept, tous sauf le plus haut. Personne n’en ajoute. {march}</translation>
    </message>
    <message>
        <source>With &lt;b&gt;exactly four&lt;/b&gt; marks and three or more players, the player with the fewest points wipes one and the player with the most adds one. A march wipes all of that player’s marks, and each of the others adds one.</source>
        <translation>À &lt;b&gt;quatre&lt;/b&gt; marques tout juste et trois joueurs ou plus, celui qui a le moins de points en efface une, et celui qui en a le plus en ajoute une. Une marche efface toutes les marques de celui qui la fait, et chacun des autres en ajoute une.</translation>
    </message>
    <message>
        <source>With &lt;b&gt;two players&lt;/b&gt; left, the one with fewer points wipes one mark; a march wipes two. If they have the same number of points, nothing happens.</source>
        <translation>À &lt;b&gt;deux joueurs&lt;/b&gt;, celui qui a le moins de points efface une marque&#xa0;; une marche en efface deux. Si tous ceux qui jouent ont le même nombre de points, il ne se passe rien.</translation>
    </message>
    <message>
        <source>Losing a game costs a mark on the frame of the slate. The slate is wiped clean, and the next game begins.</source>
        <translation>Une partie perdue coûte une marque sur le cadre de l’ardoise. On efface l’ardoise, et la partie suivante commence.</translation>
    </message>
    <message>
        <source>Sources: pagat.com, by Paul Eaton and John McLeod (2024); Wikipedia, after Uwe Schoch’s rules (2014); CatsAtCards.com.</source>
        <translation>Sources&#xa0;: pagat.com, par Paul Eaton et John McLeod (2024)&#xa0;; Wikipédia, d’après les règles d’Uwe Schoch (2014)&#xa0;; CatsAtCards.com.</translation>
    </message>
    <message>
        <source>Spades are led. The third player trumps, which is allowed with or without spades. The seven of hearts takes the trick and its {points} points.</source>
        <translation>On joue pique&#xa0;; le troisième joueur coupe, qu’il ait du pique ou non. Le sept de cœur fait le pli et ses {points} points.</translation>
    </message>
    <message>
        <source>Four players in two teams, partners facing each other, play nine tricks with 36 cards, including the sixes. Every deal contains 140 card points. A side with 100 wins a &lt;i&gt;rung&lt;/i&gt; and wipes it off its half of the ladder on the slate. The first side to wipe all four wins the &lt;i&gt;set&lt;/i&gt;. Deal and play go {way}.</source>
        <translation>Quatre joueurs, deux contre deux, les partenaires face à face, jouent neuf plis avec 36 cartes, les six compris. Chaque donne compte 140 points, et un camp qui en a cent gagne un &lt;i&gt;barreau&lt;/i&gt;&#xa0;: il l’efface de sa moitié de l’échelle sur l’ardoise. Le premier camp qui efface les quatre gagne la &lt;i&gt;manche&lt;/i&gt;. Le jeu et la donne tournent {way}.</translation>
    </message>
    <message>
        <source>the Old Man, the Little Man, {ranks}</source>
        <translation>le Vieux, le Petit, {ranks}</translation>
    </message>
    <message>
        <source>The Old Man and the Little Man count 12 points each, an ace 11, a ten 10, a king 4, a queen 3, another jack 2; nine, eight, seven and six count nothing. There is no bonus for the last trick.</source>
        <translation>Le Vieux et le Petit comptent chacun 12 points, un as 11, un dix 10, un roi 4, une dame 3, un autre valet 2&#xa0;; neuf, huit, sept et six ne comptent rien. Le dernier pli n’apporte rien de plus.</translation>
    </message>
    <message>
        <source>The dealer gives each player nine cards, three at a time, starting with the next player. The last card belongs to the dealer; it is turned up, and its suit is trumps. It stays on the table until the first card is played and then goes into the dealer’s hand. The next player deals next.</source>
        <translation>Le donneur donne à chacun neuf cartes, trois par trois, en commençant par le joueur suivant. La dernière carte est la sienne&#xa0;; elle est retournée, et sa couleur est atout. Elle reste sur la table jusqu’à ce que la première carte soit jouée, puis rejoint sa main. La donne passe ensuite au joueur suivant.</translation>
    </message>
    <message>
        <source>The jack of trumps is &lt;b&gt;the Old Man&lt;/b&gt;, &lt;i&gt;de Alt&lt;/i&gt;, the highest card of all. The other jack of the same colour is &lt;b&gt;the Little Man&lt;/b&gt;, &lt;i&gt;de Kloei&lt;/i&gt;, the second highest. It counts fully as a trump: if hearts are trumps, the jack of diamonds is a heart, and there is one diamond fewer. The ten ranks low.</source>
        <translation>Le valet d’atout est &lt;b&gt;le Vieux&lt;/b&gt;, &lt;i&gt;de Alt&lt;/i&gt;, la plus forte carte de toutes. L’autre valet de la même teinte est &lt;b&gt;le Petit&lt;/b&gt;, &lt;i&gt;de Kloei&lt;/i&gt;, la deuxième. Il est atout à tous égards&#xa0;: si l’atout est cœur, le valet de carreau est un cœur, et il y a une carte de moins à carreau. Le dix est faible.</translation>
    </message>
    <message>
        <source>The others must play a trump if they have one; otherwise they play any card, also face down (CatsAtCards).</source>
        <translation>Les autres jouent un atout s’ils en ont un&#xa0;; sinon, ils jouent la carte qu’ils veulent, face cachée aussi (CatsAtCards).</translation>
    </message>
    <message>
        <source>The others must play a trump if they have one; otherwise they play any card (Pagat).</source>
        <translation>Les autres jouent un atout s’ils en ont un&#xa0;; sinon, ils jouent la carte qu’ils veulent (Pagat).</translation>
    </message>
    <message>
        <source>The player after the dealer must lead a trump, if possible. If not, that player leads any card &lt;b&gt;face down&lt;/b&gt;: it counts as a trump for those who follow, and cannot win. {others} The dealer holds the turned-up card, a trump, so somebody always wins.</source>
        <translation>Le joueur après le donneur entame avec un atout, s’il en a un. Sinon, il entame avec n’importe quelle carte, &lt;b&gt;face cachée&lt;/b&gt;&#xa0;: elle compte comme atout pour ceux qui fournissent, et ne peut pas gagner. {others} Le donneur a la carte retournée&#xa0;: il y a donc toujours un gagnant.</translation>
    </message>
    <message>
        <source>A card played face down stays hidden until the trick is complete; its points then count for the winner. This is our own rule.</source>
        <translation>Une carte jouée face cachée reste cachée jusqu’à ce que le pli soit ramassé, et compte alors pour le gagnant&#xa0;: c’est notre propre choix.</translation>
    </message>
    <message>
        <source>From the second trick on any card may be led. If you have the suit led, you may follow or trump; if you have none, you may play any card. You never have to beat the cards in the trick.</source>
        <translation>À partir du deuxième pli, on peut jouer n’importe quelle carte. Si l’on a la couleur demandée, on fournit ou on coupe&#xa0;; sinon, on joue la carte que l’on veut. On n’est jamais obligé de battre les cartes du pli.</translation>
    </message>
    <message>
        <source>After a deal, each side counts the points in its tricks. A side with 100 or more wins the rung. If neither has 100, the better side’s points are written below the ladder and a second deal is played: that side needs the points missing to 100, and the other side needs 40 less than the number written. With 86 to 54, that means 14 and 46.</source>
        <translation>Après une donne, chaque camp compte les points de ses plis. Un camp qui en a cent ou plus gagne le barreau. Si aucun n’a cent points, le meilleur inscrit les siens sous l’échelle, et l’on joue une deuxième donne&#xa0;: ce camp doit faire ce qui lui manque pour cent, et l’autre quarante de moins que ce qui est inscrit. À 86 contre 54, cela fait 14 et 46.</translation>
    </message>
    <message>
        <source>One set is a session (CatsAtCards).</source>
        <translation>Une manche fait une séance (CatsAtCards).</translation>
    </message>
    <message>
        <source>A side with four marks on the frame loses the session (Pagat, Wikipedia).</source>
        <translation>Un camp qui a quatre marques sur le cadre perd la séance (Pagat, Wikipédia).</translation>
    </message>
    <message>
        <source>The ladder on the slate has one upright and four rungs; each side owns its half of the rungs. The first side to wipe all four wins the &lt;b&gt;set&lt;/b&gt;. The losers get a mark on their side of the frame – or two if they have not wiped a single rung.</source>
        <translation>L’échelle sur l’ardoise a un montant et quatre barreaux, et chaque camp a la moitié de son côté. Le premier camp qui efface les quatre gagne la &lt;b&gt;manche&lt;/b&gt;. Les perdants tracent une marque sur leur côté du cadre&#xa0;; deux, s’ils n’ont pas effacé un seul barreau.</translation>
    </message>
    <message>
        <source>Cut and deal</source>
        <translation>Coupe et donne</translation>
    </message>
    <message>
        <source>Choosing trumps</source>
        <translation>Choix de l’atout</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>Five lines</source>
        <translation>Cinq traits</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>se défausse</translation>
    </message>
    <message>
        <source>A trick has six cards. The third player is void in spades and trumps: the seven of hearts takes the trick.</source>
        <translation>Six cartes par pli. Le troisième joueur n’a pas de pique et coupe&#xa0;: le sept de cœur fait le pli.</translation>
    </message>
    <message>
        <source>Six players in two teams of three, seated alternately, play five tricks with 32 cards. The side that chooses trumps must take three tricks. Both sides start with five lines on a slate; winning wipes lines off, losing adds lines, and the first side without lines wins the game. Deal and play go {way}.</source>
        <translation>Six joueurs, deux camps de trois assis en alternance, jouent cinq plis avec 32 cartes. Le camp qui choisit l’atout doit faire trois plis. Les deux camps commencent avec cinq traits sur une ardoise&#xa0;; on en efface en gagnant, on en ajoute en perdant, et le premier camp sans trait gagne la partie. On joue et on donne {way}.</translation>
    </message>
    <message>
        <source>the two jacks, {ranks}</source>
        <translation>les deux valets, {ranks}</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest card of all, and the other jack of the same colour the second highest. It is a trump in every respect: if hearts are trumps, the jack of diamonds is a heart, and diamonds have one card fewer. Clubs and spades are of one colour, and so are hearts and diamonds.</source>
        <translation>Le valet d’atout est la plus forte carte de toutes, et l’autre valet de la même teinte la deuxième. Il est atout à tous égards&#xa0;: si l’atout est cœur, le valet de carreau est un cœur, et les carreaux ont une carte de moins. Trèfle et pique sont de la même teinte, cœur et carreau aussi.</translation>
    </message>
    <message>
        <source>The cards have no point values; only tricks count. The source does not give the order of the cards; this one, as in Bauer, is our own rule.</source>
        <translation>Les cartes ne valent pas de points&#xa0;; seuls les plis comptent. La source ne donne pas l’ordre des cartes&#xa0;; celui-ci, comme au Bauer, est notre propre choix.</translation>
    </message>
    <message>
        <source>The next dealer is the player on the right. Who deals first is our own rule.</source>
        <translation>La donne passe ensuite à droite. Le choix du premier donneur est le nôtre.</translation>
    </message>
    <message>
        <source>If the turned-up card is a jack, its suit is trumps. Otherwise, if a jack was shown at the cut, its suit is trumps. In both cases the dealer’s side are the &lt;b&gt;declarers&lt;/b&gt;, and there is no bidding.</source>
        <translation>Si la retourne est un valet, sa couleur est l’atout. Sinon, si un valet a été montré à la coupe, la couleur de ce valet est l’atout. Dans les deux cas, le camp du donneur est celui des &lt;b&gt;preneurs&lt;/b&gt;, et il n’y a pas d’annonces.</translation>
    </message>
    <message>
        <source>Otherwise each player in turn, starting on the dealer’s right, may &lt;b&gt;accept&lt;/b&gt; the turned-up suit or pass. If a player accepts, that suit is trumps and the player’s side are the declarers.</source>
        <translation>Sinon, chaque joueur à son tour, à partir de la droite du donneur, peut &lt;b&gt;accepter&lt;/b&gt; la couleur retournée ou passer. Si un joueur accepte, la couleur devient atout et son camp est celui des preneurs.</translation>
    </message>
    <message>
        <source>If all six pass, the card is turned down, and each player in turn may &lt;b&gt;choose&lt;/b&gt; one of the other three suits or pass. The side of the player who chooses are the declarers. If all pass again, the same dealer deals again.</source>
        <translation>Si les six joueurs passent, la carte est remise face cachée, et chacun à son tour peut &lt;b&gt;choisir&lt;/b&gt; une des trois autres couleurs ou passer. Le camp du joueur qui en choisit une est celui des preneurs. Si tous passent de nouveau, le même donneur redonne.</translation>
    </message>
    <message>
        <source>That you may choose a suit of which you hold no card is our own rule.</source>
        <translation>Que l’on puisse choisir une couleur dont on n’a aucune carte est notre propre choix.</translation>
    </message>
    <message>
        <source>If a player has accepted the turned-up suit, the dealer may swap any card for the turned-up card; the swapped card is discarded face down.</source>
        <translation>Quand la couleur retournée a été acceptée, le donneur peut échanger n’importe quelle carte de sa main contre la retourne&#xa0;; il l’écarte face cachée.</translation>
    </message>
    <message>
        <source>If the turned-up jack has decided trumps, the dealer may also look at the card below it and, if it is of the same suit, swap any card for it. That the dealer may swap a card for the jack itself is our own rule; otherwise the highest trump would be out of play. For the same reason the dealer may take a jack that was shown at the cut, and then the turned-up card if it is of that suit.</source>
        <translation>Quand le valet retourné a déterminé l’atout, le donneur peut aussi regarder la carte du dessous&#xa0;; si elle est de la même couleur, il peut échanger n’importe quelle carte contre elle. Qu’il puisse échanger une carte contre le valet lui-même est notre propre choix&#xa0;: sinon, le plus fort atout serait hors du jeu. Pour la même raison, il peut prendre un valet montré à la coupe, puis la retourne, si elle est de cette couleur.</translation>
    </message>
    <message>
        <source>Each exchange is optional. If a suit was chosen in the second round, there is no exchange.</source>
        <translation>Chaque échange est facultatif. Quand une couleur a été choisie au second tour, il n’y en a pas.</translation>
    </message>
    <message>
        <source>The player on the dealer’s right leads any card. You must follow suit; if you can’t, you may play any card. You never have to trump.</source>
        <translation>Le joueur à droite du donneur entame avec la carte de son choix. Il faut fournir à la couleur demandée&#xa0;; si on ne le peut pas, on joue n’importe quelle carte. On n’est jamais obligé de couper.</translation>
    </message>
    <message>
        <source>Both sides start with five lines. Declarers who take three or four tricks wipe one of their lines; with all five tricks (&lt;i&gt;durch&lt;/i&gt;) they wipe two. With one or two tricks they add a line, and the others wipe one. Without a trick they add two, and the others wipe two.</source>
        <translation>Les deux camps commencent avec cinq traits. Les preneurs qui font trois ou quatre plis effacent un de leurs traits&#xa0;; avec les cinq plis (&lt;i&gt;durch&lt;/i&gt;), ils en effacent deux. Avec un ou deux plis, ils ajoutent un trait, et les autres en effacent un. Sans un seul pli, ils en ajoutent deux, et les autres en effacent deux.</translation>
    </message>
    <message>
        <source>The first side without lines wins the game. A side may have more than five lines. That lines can’t go below zero is our own rule.</source>
        <translation>Le premier camp sans trait gagne la partie. Un camp peut avoir plus de cinq traits&#xa0;; que l’on n’efface rien au-dessous de zéro est notre propre choix.</translation>
    </message>
    <message>
        <source>A session is one game.</source>
        <translation>Une séance compte une partie.</translation>
    </message>
    <message>
        <source>A session is three games; the side that wins more games wins the session.</source>
        <translation>Une séance compte trois parties&#xa0;; le camp qui en gagne le plus la gagne.</translation>
    </message>
    <message>
        <source>A session is five games; the side that wins more games wins the session.</source>
        <translation>Une séance compte cinq parties&#xa0;; le camp qui en gagne le plus la gagne.</translation>
    </message>
    <message>
        <source>The source does not say; the number is our own rule.</source>
        <translation>La source n’en dit rien&#xa0;; ce nombre est notre propre choix.</translation>
    </message>
    <message>
        <source>All we know about this game from the Hunsrück is on one page, CatsAtCards.com, “How To Play Réunion”. Anything described here as our own rule is not found there.</source>
        <translation>Tout ce que nous savons de ce jeu du Hunsrück tient en une page&#xa0;: CatsAtCards.com, «&#xa0;How To Play Réunion&#xa0;». Ce qui est présenté ici comme notre propre choix ne s’y trouve pas.</translation>
    </message>
    <message>
        <source>Hearts are trumps: these eleven cards, from high to low.</source>
        <translation>L’atout est cœur&#xa0;: ces onze cartes, de la plus forte à la plus faible.</translation>
    </message>
    <message>
        <source>Spades: seven cards; the other suits are the same.</source>
        <translation>Les piques&#xa0;: sept cartes, et les autres couleurs de même.</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>demandée</translation>
    </message>
    <message>
        <source>given</source>
        <translation>donnée</translation>
    </message>
    <message>
        <source>Hearts are trumps. With the jack of hearts in exchange for the seven of clubs no card of this hand can lose a trick.</source>
        <translation>L’atout est cœur. Avec le valet de cœur échangé contre le sept de trèfle, aucune carte de cette main ne peut perdre un pli.</translation>
    </message>
    <message>
        <source>Three deals of four players: a crown for the king.</source>
        <translation>Trois donnes à quatre&#xa0;: une couronne pour le roi.</translation>
    </message>
    <message>
        <source>Only three play in a deal: the dealer and the next two players; {many}.* On the score sheet a king has a crown. A king neither pays nor receives anything for the deal.* Everyone deals once in a game, so everyone plays three deals.*</source>
        <translation>Trois joueurs seulement jouent une donne&#xa0;: le donneur et les deux suivants&#xa0;; {many}.* Sur la feuille de marque, un roi a une couronne. Pour cette donne, un roi ne paie et ne reçoit rien.* Chacun donne une fois dans une partie, et joue donc trois donnes.*</translation>
    </message>
    <message>
        <source>* The source only says that the others sit out as kings. Who they are, that they neither pay nor receive, that everyone deals once, and that they may look at a hand, are our own rules.</source>
        <translation>* La source dit seulement que les autres restent en dehors comme rois. Qui ils sont, qu’ils ne paient et ne reçoivent rien, que chacun donne une fois et qu’ils peuvent regarder une main, ce sont nos propres choix.</translation>
    </message>
    <message>
        <source>None of the four jacks can be discarded, whatever suit becomes trumps.* A dealer who holds only aces, jacks and tens may discard more tens.*</source>
        <translation>Aucun des quatre valets ne peut être écarté, quelle que soit la couleur d’atout.* Un donneur qui n’a que des as, des valets et des dix peut écarter davantage de dix.*</translation>
    </message>
    <message>
        <source>After the discard, each player in turn, starting with the player after the dealer, passes, or calls a Staubaus and asks for a card that they don’t hold.* The first call counts.* The player who has the card hands it over face up and gets any other card in return, face down. If the card was discarded, the dealer announces this and no cards are exchanged.*</source>
        <translation>Après l’écart, chacun à son tour, en commençant par le joueur après le donneur, passe, ou annonce un Staubaus et demande une carte qu’il n’a pas.* La première annonce vaut.* Le joueur qui a la carte la donne à découvert et reçoit en échange n’importe quelle autre, face cachée. Si la carte a été écartée, le donneur l’annonce et rien n’est échangé.*</translation>
    </message>
    <message>
        <source>The dealer can’t ask for a discarded card.*</source>
        <translation>Le donneur ne peut pas demander une carte de son écart.*</translation>
    </message>
    <message>
        <source>The turned-up card may be asked for while it lies on the table, and the dealer may give it in return for another card, face up.*</source>
        <translation>La carte retournée peut être demandée tant qu’elle est sur la table, et le donneur peut la donner à découvert en échange d’une autre.*</translation>
    </message>
    <message>
        <source>While the turned-up card lies on the table, it can’t be asked for or given.*</source>
        <translation>Tant que la carte retournée est sur la table, elle ne peut être ni demandée ni donnée.*</translation>
    </message>
    <message>
        <source>In a play-off nobody may call a Staubaus.*</source>
        <translation>Dans un barrage, personne ne peut annoncer de Staubaus.*</translation>
    </message>
    <message>
        <source>If nobody calls in the turned-up suit, there is a &lt;b&gt;second round&lt;/b&gt;: now a Staubaus may be called in another suit, which becomes trumps. The discard is not changed.* If nobody calls then either, the deal is played in the turned-up suit.*</source>
        <translation>Si personne n’annonce dans la couleur retournée, il y a un &lt;b&gt;second tour&lt;/b&gt;&#xa0;: un Staubaus peut alors être annoncé dans une autre couleur, qui devient atout. L’écart ne change pas.* Si là encore personne n’annonce, on joue dans la couleur retournée.*</translation>
    </message>
    <message>
        <source>* The source says that a player who expects to take all the tricks asks another player for any one card and takes over the lead. Everything else marked with an asterisk here is our own rule.</source>
        <translation>* La source dit qu’un joueur qui pense faire tous les plis demande à un autre la carte qu’il veut et prend l’entame. Tout ce qui porte ici un astérisque est, pour le reste, notre propre choix.</translation>
    </message>
    <message>
        <source>A Staubaus is won with all ten tricks: each of the two others pays {units}, and no fee for having no trick. With fewer tricks it is lost: the caller pays {units} to each, and a Stange costs the usual fee. The deal is played to the end and scored as usual.*</source>
        <translation>Un Staubaus est gagné avec les dix plis&#xa0;: chacun des deux autres paie {units}, et rien pour n’avoir fait aucun pli. Avec moins de plis, il est perdu&#xa0;: celui qui l’a annoncé paie {units} à chacun, et une barre coûte comme d’habitude. La donne est jouée jusqu’au bout et comptée comme d’habitude.*</translation>
    </message>
    <message>
        <source>* No source says what a Staubaus is worth. This is our own rule.</source>
        <translation>* Aucune source ne dit ce que vaut un Staubaus. C’est notre propre choix.</translation>
    </message>
    <message>
        <source>Everyone deals once: {deals} deals make a game, of {points} points in all. Since everyone plays three of them, the limits are those of Réunion. All players at the table take part in the settlement, kings included.*</source>
        <translation>Chacun donne une fois&#xa0;: {deals} donnes font une partie, de {points} points en tout. Comme chacun en joue trois, les seuils sont ceux de la Réunion. Tous ceux de la table prennent part au règlement, rois compris.*</translation>
    </message>
    <message>
        <source>If several players tie for the highest total, a full round of deals is played to break the tie, since in a single deal one of them might have to sit out.* Its points are not added to any total, and there are no fees.</source>
        <translation>Si plusieurs joueurs ont le plus haut total, un tour complet de donnes les départage, car dans une seule donne l’un d’eux pourrait rester en dehors.* Ses points ne s’ajoutent à aucun total, et il n’y a pas d’amende.</translation>
    </message>
    <message>
        <source>All we know about Ekart is one paragraph of Wikipedia’s article on Réunion, based on Schneider’s book of 1883 on the card games of Alsace. It mentions the Staubaus, the second round, the four matadors and the kings. Everything beyond that and beyond Réunion is our own rule and marked with an asterisk.</source>
        <translation>Tout ce que nous savons de l’Ekart tient dans un paragraphe de l’article de Wikipédia sur la Réunion, d’après le livre de Schneider (1883) sur les jeux de cartes d’Alsace. Il mentionne le Staubaus, le second tour, les quatre matadors et les rois. Tout ce qui va plus loin, et plus loin que la Réunion, est notre propre choix et porte un astérisque.</translation>
    </message>
    <message>
        <source>The left bower is that of the final trump suit.*</source>
        <translation>Il s’agit du bower gauche de la couleur qui est finalement atout.*</translation>
    </message>
    <message>
        <source>Fee for the left bower</source>
        <translation>Amende pour le bower gauche</translation>
    </message>
    <message>
        <source>A Staubaus is won with all ten tricks: each of the two others pays {units}. With fewer tricks it is lost: the caller pays {units} to each. The deal is played to the end and scored as usual.*</source>
        <translation>Un Staubaus est gagné avec les dix plis&#xa0;: chacun des deux autres paie {units}. Avec moins de plis, il est perdu&#xa0;: celui qui l’a annoncé paie {units} à chacun. La donne est jouée jusqu’au bout et comptée comme d’habitude.*</translation>
    </message>
    <message>
        <source>On the score sheet, a hand without points is shown as a slash, even if it took tricks worth nothing; if the dealer takes no trick, the points of the discards are underlined.</source>
        <translation>Sur la feuille de marque, une donne sans points est une barre oblique, même avec des plis qui ne valent rien&#xa0;; si le donneur ne fait aucun pli, les points de l’écart sont soulignés.</translation>
    </message>
    <message>
        <source>On the score sheet, a Stange is shown as a dash.</source>
        <translation>Sur la feuille de marque, une barre est un tiret.</translation>
    </message>
    <message>
        <source>If the dealer takes no trick, the points of the discards are shown as an ordinary number.</source>
        <translation>Si le donneur ne fait aucun pli, les points de l’écart sont un nombre ordinaire.</translation>
    </message>
    <message>
        <source>Partners are drawn by lot and sit opposite each other.</source>
        <translation>Les partenaires sont tirés au sort et assis face à face.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other.</source>
        <translation>Les partenaires sont assis face à face.</translation>
    </message>
    <message>
        <source>Before the first lead, each player in turn, starting with forehand, may call &lt;b&gt;Cards away&lt;/b&gt; to play alone for all eight tricks: the partner puts their hand down, and the caller plays alone against two and leads any card. Taking all eight tricks wins the Brot; {lost} The deal is played to the end.</source>
        <translation>Avant l’entame, chacun à son tour, en commençant par le premier en main, peut annoncer &lt;b&gt;«&#xa0;Cartes de côté&#xa0;»&lt;/b&gt; pour faire seul les huit plis&#xa0;: le partenaire pose ses cartes, et celui qui annonce joue seul contre deux et entame avec la carte qu’il veut. Les huit plis gagnent le Brot&#xa0;; {lost} La donne est jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>Our own rules: only the first call counts; it is made with all eight cards in hand; the deal is played to the end even if a trick is lost; and the cost of a lost trick.</source>
        <translation>Nos propres choix&#xa0;: seule la première annonce compte&#xa0;; elle se fait avec les huit cartes en main&#xa0;; la donne est jouée jusqu’au bout même si un pli est perdu&#xa0;; et ce que coûte un pli perdu.</translation>
    </message>
    <message>
        <source>A player who &lt;b&gt;marches&lt;/b&gt; (a hundred points or all nine tricks) wipes two of their marks, even if there are only five (Schoch). If that leaves three marks, the player with the most points in the next deal adds one and nobody wipes; that a march then counts as with four is our own rule.</source>
        <translation>Celui qui fait une &lt;b&gt;marche&lt;/b&gt; (cent points ou les neuf plis) efface deux de ses marques, même s’il n’y en a que cinq (Schoch). S’il en reste ainsi trois, celui qui a le plus de points à la donne suivante en ajoute une et personne n’efface&#xa0;; qu’une marche compte alors comme à quatre est notre propre choix.</translation>
    </message>
    <message>
        <source>A player who wipes their last mark is out of danger. The last player with marks loses the game, however many marks there are. Our own rules: this also applies if all the others wipe their last marks in the same deal; and with two or three players, when there may be fewer than 140 points in play, 100 is still a march.</source>
        <translation>Celui qui efface sa dernière marque est hors de danger. Le dernier qui a des marques perd la partie, quel que soit leur nombre. Nos propres choix&#xa0;: cela vaut aussi si tous les autres effacent leurs dernières marques dans la même donne&#xa0;; et à deux ou à trois, quand il peut y avoir moins de 140 points en jeu, 100 sont encore une marche.</translation>
    </message>
    <message>
        <source>After a play-off, the player to the left of its dealer deals (Pagat); players who are out of the game are skipped.</source>
        <translation>Après un barrage, c’est le joueur à gauche de son donneur qui donne (Pagat)&#xa0;; s’il est hors du jeu, c’est le suivant à gauche.</translation>
    </message>
    <message>
        <source>After a play-off, dealing continues as if there had been none. This is our own rule.</source>
        <translation>Après un barrage, le tour des donnes continue comme s’il n’y en avait pas eu. C’est notre propre choix.</translation>
    </message>
    <message>
        <source>If players tie for adding or wiping a mark, they play a play-off: only they get cards, and the one with the most points adds the mark, or the one with the fewest wipes it.</source>
        <translation>Si des joueurs sont à égalité pour ajouter ou effacer une marque, ils jouent un barrage&#xa0;: eux seuls reçoivent des cartes, et celui qui a le plus de points ajoute la marque, ou celui qui en a le moins l’efface.</translation>
    </message>
    <message>
        <source>The first of the tied players after the last regular dealer deals the play-off.</source>
        <translation>Le barrage est donné par le premier des joueurs à égalité après le dernier donneur régulier.</translation>
    </message>
    <message>
        <source>Our own rules: in a play-off neither a hundred nor all tricks count; marks that are certain are written at once; players who tie again play another play-off; and if there are two ties, the one for wiping is played first.</source>
        <translation>Nos propres choix&#xa0;: dans un barrage, ni cent points ni tous les plis ne comptent&#xa0;; les marques certaines sont inscrites aussitôt&#xa0;; ceux qui sont de nouveau à égalité jouent un autre barrage&#xa0;; et s’il y a deux égalités, on joue d’abord celle de l’effacement.</translation>
    </message>
    <message>
        <source>At the end of the session, each player pays every other player {units} for each of their own marks on the frame. If one player has three marks, one has one and two have none, that comes to {worst}, 0, and {best} for each of the last two.</source>
        <translation>À la fin de la séance, chacun paie à chacun des autres {units} pour chacune de ses propres marques sur le cadre. Si un joueur a trois marques, un autre une et deux aucune, cela fait {worst}, 0, et {best} pour chacun des deux derniers.</translation>
    </message>
    <message>
        <source>Who deals first is decided as after any other deal.</source>
        <translation>Le premier donneur se détermine comme après toute autre donne.</translation>
    </message>
    <message>
        <source>The frame and the session</source>
        <translation>Le cadre et la séance</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest card of all, and the other jack of the same colour the second highest. It counts fully as a trump: if hearts are trumps, the jack of diamonds is a heart, and there is one diamond fewer. The ten ranks low.</source>
        <translation>Le valet d’atout est la plus forte carte de toutes, et l’autre valet de la même teinte, rouge ou noire, la deuxième. Il est atout à tous égards&#xa0;: si l’atout est cœur, le valet de carreau est un cœur, et carreau a une carte de moins. Le dix est faible.</translation>
    </message>
    <message>
        <source>The next player after the last regular dealer deals first. This is our own rule.</source>
        <translation>Le joueur qui suit le dernier donneur régulier donne en premier. C’est notre propre choix.</translation>
    </message>
    <message>
        <source>If the claim is wrong, the others win the rung (CatsAtCards).</source>
        <translation>Si l’annonce est fausse, les autres gagnent le barreau (CatsAtCards).</translation>
    </message>
    <message>
        <source>If the claim is wrong, play simply continues (Pagat).</source>
        <translation>Si l’annonce est fausse, le jeu continue simplement (Pagat).</translation>
    </message>
    <message>
        <source>If nobody has called by the ninth trick, the side that took this trick wins the rung if it has enough points; otherwise the others win it.</source>
        <translation>Si personne n’a annoncé jusqu’au neuvième pli, le camp qui a fait ce pli gagne le barreau s’il a assez de points&#xa0;; sinon, ce sont les autres.</translation>
    </message>
    <message>
        <source>If nobody has called by the ninth trick, the side that had enough points first wins the rung.</source>
        <translation>Si personne n’a annoncé jusqu’au neuvième pli, le camp qui a eu le premier assez de points gagne le barreau.</translation>
    </message>
    <message>
        <source>In the second deal, play stops as soon as a side has enough points, and that side wins the rung. This is our own rule; in the sources the side must call.</source>
        <translation>À la deuxième donne, le jeu s’arrête dès qu’un camp a assez de points, et il gagne le barreau. C’est notre propre choix&#xa0;; dans les sources, le camp doit l’annoncer.</translation>
    </message>
    <message>
        <source>In the second deal, a side must claim its win: when it has enough points and has just won a trick, the player on lead calls &lt;b&gt;We have our number&lt;/b&gt;. Play stops, and that side’s tricks are counted. If the claim is right, the side wins the rung, even if the others had enough points earlier and did not call. {wrong}</source>
        <translation>À la deuxième donne, un camp doit annoncer son gain&#xa0;: quand il a assez de points et vient de gagner un pli, le joueur qui a la main annonce &lt;b&gt;«&#xa0;Nous avons notre compte&#xa0;»&lt;/b&gt;. Le jeu s’arrête, et l’on compte les plis de ce camp. Si l’annonce est juste, le camp gagne le barreau, même si les autres avaient eu assez de points avant sans l’annoncer. {wrong}</translation>
    </message>
    <message>
        <source>Only the player on lead may call, once before each lead. A side that has enough points need not call, and may play for all nine tricks. Both are our own rules.</source>
        <translation>Seul le joueur qui a la main peut annoncer, une fois avant chaque pli. Un camp qui a assez de points n’est pas obligé d’annoncer et peut jouer pour les neuf plis. Les deux sont nos propres choix.</translation>
    </message>
    <message>
        <source>Taking all nine tricks also wins, and wipes &lt;b&gt;two&lt;/b&gt; rungs; a side with only one rung left wipes that one. After a rung is won, the written number is wiped and both sides start from zero.</source>
        <translation>Un camp qui fait les neuf plis gagne aussi, et efface &lt;b&gt;deux&lt;/b&gt; barreaux&#xa0;; s’il ne lui en reste qu’un, il efface celui-là. Après un barreau gagné, le nombre inscrit est effacé et les deux camps repartent de zéro.</translation>
    </message>
    <message>
        <source>With 70 points each, 70 is written in the middle and both sides need 30. A side with enough points wins one rung, even if it has taken all the tricks so far. Both are our own rules.</source>
        <translation>À 70 points partout, on inscrit 70 au milieu, et les deux camps doivent en faire 30. Un camp qui a assez de points gagne un barreau, même s’il a fait tous les plis jusque-là. Les deux sont nos propres choix.</translation>
    </message>
    <message>
        <source>The bottom card of the packet lifted off is shown to everybody.</source>
        <translation>La carte du dessous du paquet levé est montrée à tous.</translation>
    </message>
    <message>
        <source>The bottom card of the packet lifted off is shown to everybody if it is a jack; that any other card stays hidden is our own rule.</source>
        <translation>La carte du dessous du paquet levé est montrée à tous si c’est un valet&#xa0;; que toute autre reste cachée est notre propre choix.</translation>
    </message>
    <message>
        <source>The player on the dealer’s right cuts. {shown} The dealer gives everybody five cards, one at a time, starting with the player on the right. Two cards are left. The first of them is turned up; the other, below it, is the card seen at the cut.</source>
        <translation>Le joueur à droite du donneur coupe. {shown} Le donneur donne cinq cartes à chacun, une par une, en commençant à sa droite. Il reste deux cartes. La première est retournée&#xa0;; l’autre, dessous, est la carte vue à la coupe.</translation>
    </message>
    <message>
        <source>Four games make a &lt;b&gt;session&lt;/b&gt; (Pagat).</source>
        <translation>Quatre parties font une &lt;b&gt;séance&lt;/b&gt; (Pagat).</translation>
    </message>
    <message>
        <source>A &lt;b&gt;session&lt;/b&gt; continues until somebody has four marks on the frame (Wikipedia).</source>
        <translation>Une &lt;b&gt;séance&lt;/b&gt; dure jusqu’à ce que quelqu’un ait quatre marques sur le cadre (Wikipédia).</translation>
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
        <source>from discards only, no trick</source>
        <translation>écart seul, aucun pli</translation>
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
        <translation>Barre&#xa0;: aucun pli, aucun point</translation>
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
        <translation>payé</translation>
    </message>
    <message>
        <source>wiped</source>
        <translation>effacés</translation>
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
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>total winnings</source>
        <translation>gains totaux</translation>
    </message>
</context>
<context>
    <name>statistics</name>
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
        <translation>partie, et non terminées&#xa0;: {count}</translation>
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
        <translation>parties, et non terminées&#xa0;: {count}</translation>
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
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>Staubaus, won</source>
        <translation>Staubaus, gagné</translation>
    </message>
    <message>
        <source>Staubaus, lost</source>
        <translation>Staubaus, perdu</translation>
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
        <source>Select a card to exchange, or keep your hand</source>
        <translation>Choisissez une carte à échanger</translation>
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
        <translation>Le dernier pli</translation>
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
        <source>Game {game}, deal {deal}</source>
        <translation>Partie {game}, donne {deal}</translation>
    </message>
    <message>
        <source>&amp;Another game</source>
        <translation>Encore une &amp;partie</translation>
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
        <source>We have our number</source>
        <translation>Nous avons notre compte</translation>
    </message>
    <message>
        <source>You call “We have our number”.</source>
        <translation>Vous annoncez «&#xa0;Nous avons notre compte&#xa0;».</translation>
    </message>
    <message>
        <source>Your partner {name} calls “We have our number”.</source>
        <translation>Votre partenaire {name} annonce «&#xa0;Nous avons notre compte&#xa0;».</translation>
    </message>
    <message>
        <source>{name} calls “We have our number”.</source>
        <translation>{name} annonce «&#xa0;Nous avons notre compte&#xa0;».</translation>
    </message>
    <message>
        <source>Not enough yet: {made} of {needed} points. Play continues.</source>
        <translation>Pas encore&#xa0;: {made} points sur {needed}. Le jeu continue.</translation>
    </message>
    <message>
        <source>You lead: play any card, or call “We have our number”.</source>
        <translation>Vous avez la main&#xa0;: jouez n’importe quelle carte, ou annoncez «&#xa0;Nous avons notre compte&#xa0;».</translation>
    </message>
    <message>
        <source>{sentence}; the Little Man counts as a trump.</source>
        <translation>{sentence}&#xa0;; le Petit compte comme atout.</translation>
    </message>
    <message>
        <source>{sentence}; the Little Man counts as {one}.</source>
        <translation>{sentence}&#xa0;; le Petit compte comme {one}.</translation>
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
        <translation>Inscrit</translation>
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
        <source>Deal {number}.</source>
        <translation>Donne {number}.</translation>
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
        <source>Points</source>
        <translation>Points</translation>
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
        <source>wrong</source>
        <translation>fausse</translation>
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
        <source>Marks on the frame</source>
        <translation>Marques sur le cadre</translation>
    </message>
    <message>
        <source>Set {number}, deals played: {count}.</source>
        <translation>Manche {number}, donnes jouées&#xa0;: {count}.</translation>
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
        <translation>manche, et non terminées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>sets, and {count} unfinished</source>
        <translation>manches, et non terminées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>of sets won</source>
        <translation>de manches gagnées</translation>
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
        <source>{sentence}; the left bower counts as a trump.</source>
        <translation>{sentence}&#xa0;; le bower gauche compte comme atout.</translation>
    </message>
    <message>
        <source>{sentence}; the left bower counts as {one}.</source>
        <translation>{sentence}&#xa0;; le bower gauche compte comme {one}.</translation>
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
        <source>You play the {bower}, {card}.</source>
        <translation>Vous jouez le {bower}, {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {bower}, {card}.</source>
        <translation>{name} joue le {bower}, {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
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
        <source>You take {card} and discard {cards}.</source>
        <translation>Vous prenez {card} et écartez {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the face-down card and discards one.</source>
        <translation>{name} prend la carte cachée et en écarte une.</translation>
    </message>
    <message>
        <source>{name} takes {card} and discards one.</source>
        <translation>{name} prend {card} et écarte une carte.</translation>
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
        <translation>La carte la plus basse donne en premier&#xa0;: {name}, avec {card}.</translation>
    </message>
    <message>
        <source>The lowest card deals first: {card}, drawn by you.</source>
        <translation>La carte la plus basse donne en premier&#xa0;: vous, avec {card}.</translation>
    </message>
    <message>
        <source>The highest card deals first: {card}, drawn by {name}.</source>
        <translation>La carte la plus haute donne en premier&#xa0;: {name}, avec {card}.</translation>
    </message>
    <message>
        <source>The highest card deals first: {card}, drawn by you.</source>
        <translation>La carte la plus haute donne en premier&#xa0;: vous, avec {card}.</translation>
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
        <source>{names} win the game with {points} each.</source>
        <translation>{names}&#xa0;: victoire partagée, {points} chacun.</translation>
    </message>
    <message>
        <source>You win the game with {points}.</source>
        <translation>Vous gagnez la partie avec {points}.</translation>
    </message>
    <message>
        <source>{name} wins the game with {points}.</source>
        <translation>{name} gagne la partie avec {points}.</translation>
    </message>
    <message>
        <source>Nobody pays.</source>
        <translation>Personne ne paie.</translation>
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
        <source>{sentence}; the second jack counts as a trump.</source>
        <translation>{sentence}&#xa0;; le second valet compte comme atout.</translation>
    </message>
    <message>
        <source>{sentence}; the second jack counts as {one}.</source>
        <translation>{sentence}&#xa0;; le second valet compte comme {one}.</translation>
    </message>
</context>
</TS>
