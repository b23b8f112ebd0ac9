export const THE_ASH_CROWN_FR = {
  'the-ash-crown': 'La Couronne de cendre',
  'the-ash-crown.title': 'La Couronne de cendre',
  'the-ash-crown.introduction':
    'Depuis neuf hivers la montagne porte une couronne de cendre, et dessous dort Vharok, qui brûla les neuf cités. Ce printemps, la neige n’a pas tenu au sommet : il est éveillé, et il y a des œufs. Montez par la porte qu’il a brisée, retrouvez ce que ses chasseurs ont laissé, et ne redescendez pas tant qu’il vit.',
  'the-ash-crown.goal': 'Tuez Vharok.',
  'the-ash-crown.area-0': 'Le pied de la montagne',
  'the-ash-crown.area-0.text':
    'La route s’arrête à une porte de fer noir, pliée comme du papier. La cendre tombe sans bruit. Très haut, quelque chose se retourne dans son sommeil, ou ne dort pas du tout.',
  'the-ash-crown.area-1': 'La porte brûlée',
  'the-ash-crown.area-1.text':
    'Ceux qui tenaient la porte la tiennent encore, en charbon. D’autres ont repris leurs lances. Trois portes : de fer nu à l’ouest, à rune jaune à l’est, à rune rouge au nord.',
  'the-ash-crown.area-2': 'La forge aux chaînes',
  'the-ash-crown.area-2.text':
    'Ici fut forgée la chaîne qui devait le tenir, maillon par maillon, chacun gros comme un fût. Elle ne fut jamais assez longue. Nul n’a dit aux contremaîtres d’arrêter.',
  'the-ash-crown.area-3': 'Le pont de cendre',
  'the-ash-crown.area-3.text':
    'Un pont large de deux pas franchit le cratère à ciel ouvert. Du feu remue dessous, une ombre dessus. Sur la terrasse d’en face, des archers d’os visent sans hâte.',
  'the-ash-crown.area-4': 'La salle des œufs',
  'the-ash-crown.area-4.text':
    'Les œufs se dressent dans le sable chaud, plus hauts qu’un enfant, chacun avec son lent battement de cœur. Une femme-serpent leur fredonne un air. À son cou pend une clé runique bleue.',
  'the-ash-crown.area-5': 'La salle des boucliers',
  'the-ash-crown.area-5.text':
    'Neuf boucliers pendent au mur, un pour chaque cité ; huit ont fondu. Sous le neuvième repose une clé runique jaune. Le dernier hôte de la salle, cornu et brûlant, se lève de son siège.',
  'the-ash-crown.area-6': 'Le caveau des chasseurs',
  'the-ash-crown.area-6.text':
    'Les chasseurs ont laissé leurs armes ici avant de monter, pour que d’autres les prennent. Deux lueurs brûlent dans le noir : un tranchant, et un arc que nul n’a bandé depuis neuf ans.',
  'the-ash-crown.area-7': 'Le cratère',
  'the-ash-crown.area-7.text':
    'Le trésor couvre le sol comme une marée rouge, et la marée lève la tête. Vharok vous regarde comme on regarde la pluie. « Neuf cités, dit-il. Que m’apportez-vous qu’elles n’avaient pas ? » Derrière lui, le plus jeune de sa couvée aiguise ses griffes sur le casque d’un roi.',
  'the-ash-crown.rule-1':
    'Ciel ouvert : zone 3. Tant que Vharok n’est pas en jeu, au début de l’étape 3 de chaque tour du Seigneur du Mal, celui-ci peut choisir un héros de la zone 3. Ce héros lance 3 dés noirs et subit 4 blessures sans armure, moins 1 par fulgurance, et reçoit un jeton de brûlure s’il en subit au moins une.',
  'the-ash-crown.rule-2':
    'Les reliques 1 et 2 de la zone 6 sont l’arme de corps à corps et l’arme à distance des quatre cartes de relique ; il n’y en a pas d’autre dans cette quête. Les attaques faites avec une relique ignorent la Peur de Vharok.',
  'the-ash-crown.rule-3':
    'Dit quand la zone 4 est révélée : un œuf intact éclôt à la fin du round 16 (18 avec 2 héros) : pour chaque œuf restant, le Seigneur du Mal place 1 molosse infernal normal (si une figurine est libre ; règle commune C4) sur la case de l’œuf, et les héros perdent 1 conquête. Le pion est retiré. Si la zone 4 n’est pas encore révélée, elle l’est d’abord.',
  'the-ash-crown.rule-4':
    'Dit quand le premier œuf est brisé : pour chaque œuf brisé, Vharok a 2 blessures de moins, aussitôt, même s’il est déjà en jeu.',
  'the-ash-crown.rule-5':
    'Dit quand la zone 7 est révélée : chaque cœur de braise intact donne 1 en armure à Vharok. Un héros en brise un en y finissant son déplacement.',
  'the-ash-crown.rule-6':
    'Dit quand la zone 7 est révélée : la porte door-7 ne peut plus être fermée. Vharok peut quitter la zone 7.',
  'the-ash-crown.rule-7':
    'Dit quand cela arrive : coup d’ailes : la première fois qu’il reste à Vharok la moitié de ses blessures ou moins, à la fin de cette attaque il peut déplacer chaque héros à 2 cases ou moins de lui de 3 cases au plus, comme par Recul, puis voler aussitôt jusqu’à sa vitesse.',
  'the-ash-crown.rule-8':
    'Dit quand cela arrive : si Vharok est le seul monstre de la zone 7 au début de l’étape 3 du tour du Seigneur du Mal, il peut attaquer deux fois pendant son activation de ce tour.',
  'the-ash-crown.egg-1': 'La coquille cède, le battement cesse, et très haut quelque chose hurle.',
  'the-ash-crown.egg-2': 'La coquille cède, le battement cesse, et très haut quelque chose hurle.',
  'the-ash-crown.egg-3': 'La coquille cède, le battement cesse, et très haut quelque chose hurle.',
  'the-ash-crown.heart-1':
    'Vous frappez le cœur de braise de toutes vos forces, et la moitié du cratère s’éteint.',
  'the-ash-crown.heart-2':
    'Vous frappez le cœur de braise de toutes vos forces, et la moitié du cratère s’éteint.',
  'the-ash-crown.heart-3':
    'Vous frappez le cœur de braise de toutes vos forces, et la moitié du cratère s’éteint.',
  'vharok': 'Vharok à la couronne de cendre',
} as const satisfies Record<string, string>;
