export const FOUR_LIGHTS_FR = {
  'four-lights': 'Quatre Lumières',
  'four-lights.title': 'Quatre Lumières',
  'four-lights.introduction':
    'Quatre reliques reposent dans les quatre chapelles du Moutier aux Lanternes, et le Collecteur est venu pour elles, lui aussi. Il a ouvert une faille dans la tour du nord-est et lâche un à un ses glaneurs. Portez trois reliques au maître-autel avant qu’il n’en traîne deux dans la faille.',
  'four-lights.goal':
    'Déposez trois des quatre reliques sur le maître-autel avant que le Collecteur n’en emporte deux par la faille.',
  'four-lights.area-0': 'La porte des pèlerins',
  'four-lights.area-0.text':
    'La porte des pèlerins est ouverte, et sa lanterne encore tiède. De l’intérieur vient un bruit d’étoffe qu’on déchire, très lentement.',
  'four-lights.area-1': 'La nef',
  'four-lights.area-1.text':
    'Le maître-autel attend à la croisée, avec ses quatre logements vides. À l’ouest, à l’est et au nord, des portes mènent aux chapelles. Les stalles sont pleines, et le chœur se lève en armes.',
  'four-lights.area-2': 'La chapelle des épées',
  'four-lights.area-2.text':
    'Mille lames pendent de la voûte, pointe en bas, et une seule se dresse sur l’autel, brillante. L’air est plein d’un cliquetis de pattes.',
  'four-lights.area-3': 'La chapelle des vents',
  'four-lights.area-3.text':
    'Des bannières claquent dans un vent que vous ne sentez pas. Au-dessus de l’autel flotte la deuxième lumière ; devant elle se déploient des ailes et une queue barbelée. Dans un coin, une clé runique rouge se balance à une chaîne.',
  'four-lights.area-4': 'La chapelle des braises',
  'four-lights.area-4.text':
    'Des braises luisent dans le sol et ne refroidissent pas. La troisième lumière flotte dans leur fumée, et des mains drapées s’y tendent des deux côtés. À l’ouest, une porte est scellée de rouge ; derrière celle de l’est, quelque chose se déchire.',
  'four-lights.area-5': 'La chapelle scellée',
  'four-lights.area-5.text':
    'Rien n’a bougé ici depuis la fondation du moutier, sinon le gardien. Il fut créé dans un seul but, et vous venez de lui en donner l’occasion.',
  'four-lights.area-6': 'La tour de la faille',
  'four-lights.area-6.text':
    'Le mur du fond n’est plus. À sa place pend une plaie dans l’air, et un homme maigre aux bras nombreux en sort, comptant sur ses doigts.',
  'four-lights.rule-1':
    'Un héros prend un pion de relique comme d’habitude (DJ-REL-01) et peut s’en servir tant qu’il la porte. Un héros qui meurt laisse ses reliques sur la case où il est mort. On ne peut emporter une relique en ville : un héros qui s’y rend par un glyphe la laisse d’abord sur la case du glyphe.',
  'four-lights.rule-2':
    'Un héros qui finit son déplacement sur l’autel (11,12) peut y déposer les reliques qu’il porte : +1 conquête pour chacune ; carte et pion quittent la partie et comptent pour les héros.',
  'four-lights.rule-3':
    'Un monstre maître ou nommé qui finit son activation sur la case d’un pion de relique (un grand : avec l’une de ses cases) la prend ; aucun autre monstre ne le peut. Un porteur autre que le Collecteur ne tient qu’une relique et ne survole ni figurines ni obstacles tant qu’il la tient. Il ne peut être retiré du plateau par DJ-SPN-10.',
  'four-lights.rule-4':
    'Un porteur tué laisse ses reliques sur sa case ; pour un grand, le tueur choisit laquelle de ses cases.',
  'four-lights.rule-5':
    'Un porteur qui finit son activation sur rift-1 ou rift-2 (un grand : avec l’une de ses cases) livre : la relique quitte la partie et compte pour le Seigneur du Mal. Les héros perdent 1 conquête.',
  'four-lights.rule-6':
    'Sceaux : un pion de relique sur sa première case est scellé. Un monstre qui pourrait le prendre selon la règle 3 brise d’abord le sceau ; la relique n’est prise que quand lui ou un autre y finit une activation ultérieure. Un sceau ne gêne pas les héros.',
  'four-lights.rule-7':
    'La faille s’ouvre à la fin du round 5 avec 4 héros, 6 avec 3 héros, 7 avec 2 héros : les zones 4 et 6 sont révélées si elles ne le sont pas, la porte door-6 est ouverte et retirée pour le reste de la partie. Dès lors les monstres peuvent ouvrir les portes normales des zones 2 et 3 même non révélées ; une telle zone est aussitôt révélée comme si un héros l’avait vue.',
  'four-lights.rule-8':
    'Glaneurs : une fois la faille ouverte, à l’étape 2 de chaque tour du Seigneur du Mal d’un round pair, si moins de deux monstres maîtres (sans le Collecteur) sont en jeu, il place 1 homme-bête maître en (22,4) ou sur la case libre la plus proche de la zone 6 (règle commune C4).',
  'four-lights.rule-9':
    'Dit quand la zone 5 est révélée : le géant est un gardien. Il attaque comme tout monstre, mais ne quitte jamais la zone 5 tant que la relique 4 est sur sa première case.',
  'four-lights.altar': 'Le logement prend la lumière comme une main prend une main.',
  'four-lights.rift-1': 'La faille se referme sur la lumière et vous entendez quelqu’un compter.',
  'four-lights.rift-2': 'La faille se referme sur la lumière et vous entendez quelqu’un compter.',
  'collector': 'Le Collecteur',
} as const satisfies Record<string, string>;
