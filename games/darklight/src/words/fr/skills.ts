import type { SKILLS_EN } from '../en/skills.ts';

/** French words: the 80 skills and what they do. */
export const SKILLS_FR = {
  // Warrior
  'war-determination': 'Détermination',
  'war-determination.help':
    'Une fois par tour : relancez un de vos dés pour toucher, ou tous les dés d’un de vos tests.',
  'war-charge': 'Charge',
  'war-charge.help':
    'Après 3 cases ou plus à la phase de mouvement de ce tour, votre première attaque de mêlée a +1 pour toucher et +2 dégâts.',
  'war-combat-stance': 'Posture de combat',
  'war-combat-stance.help':
    'Au début de votre tour, choisissez jusqu’au suivant : +1 dégât de mêlée et -1 Armure, ou +1 Armure et -1 dégât de mêlée.',
  'war-brawler': 'Bagarreur',
  'war-brawler.help':
    'Une fois par tour, avant ou après une phase : un Monstre adjacent vous prend pour cible. Avec un bouclier, les Maudits adjacents ont +1 Armure contre les Monstres qui vous touchent.',
  'war-second-wind': 'Second souffle',
  'war-second-wind.help': 'Renoncer à la phase de mouvement rend 2 Vigueur.',
  'war-heavy-hand': 'Main lourde',
  'war-heavy-hand.help': '+1 dégât avec les armes de mêlée à deux mains.',
  'war-sunder': 'Fracas',
  'war-sunder.help':
    'Un Coup critique de mêlée baisse l’Endurance de la cible de 1 (il en reste au moins 1) jusqu’à la fin du combat, après ses dégâts.',
  'war-rooted': 'Enraciné',
  'war-rooted.help': 'Rien ne peut vous mettre À terre.',
  'war-wide-arc': 'Grand arc',
  'war-wide-arc.help': 'Le premier allié que rencontre votre Fauchage est épargné et ne l’arrête pas.',
  'war-ironclad': 'Bardé de fer',
  'war-ironclad.help': '+1 Armure tant que vous portez une armure lourde.',
  'war-whirlwind': 'Tourbillon',
  'war-whirlwind.help':
    'Une fois par combat, à la place de toutes les attaques de mêlée du tour : une attaque de mêlée, sans Fauchage, contre chaque ennemi adjacent.',
  'war-grudge': 'Rancune',
  'war-grudge.help':
    '+1 pour toucher en mêlée contre les Monstres qui vous ont blessé depuis le début de votre dernier tour.',
  'war-executioner': 'Bourreau',
  'war-executioner.help':
    'En mêlée, un 5 naturel qui touche est aussi un Coup critique contre une cible dont les Blessures atteignent la moitié de la Santé.',
  'war-rally': 'Ralliement',
  'war-rally.help':
    'Une fois par donjon, avant ou après une phase : chaque Maudit vivant de votre tuile perd 1d6 Blessures et récupère 1 Vigueur.',
  'war-third-strike': 'Troisième coup',
  'war-third-strike.help': 'Une attaque de mêlée de plus.',
  'war-parry': 'Parade',
  'war-parry.help':
    'Une fois par manche, vous pouvez esquiver après le jet pour toucher d’une attaque de mêlée contre vous.',
  'war-interpose': 'Interposition',
  'war-interpose.help':
    'Une fois par manche, avant le jet d’une attaque contre un Maudit adjacent : dépensez 1 Vigueur pour en devenir le défenseur.',
  'war-vengeance': 'Vengeance',
  'war-vengeance.help': '+2 dégâts de mêlée tant qu’un autre Maudit est mort dans ce donjon.',
  'war-deathless': 'Sans trépas',
  'war-deathless.help':
    'Une fois par donjon, au lieu de mourir, vos Blessures deviennent égales à votre Santé - 1.',
  'war-champion': 'Champion',
  'war-champion.help': 'Force +1. Une fois par tour, votre Fauchage continue bien que sa cible ait survécu.',
  // Witchcraft
  'wit-soul-branded': 'Âme marquée',
  'wit-soul-branded.help': 'Vous comptez comme équipée d’un Catalyseur.',
  'wit-blood-is-power': 'Le sang est pouvoir',
  'wit-blood-is-power.help':
    'Tant que vous avez au moins 5 Blessures : +1 aux jets d’incantation et +1 dégât avec les sorts.',
  'wit-gifted-mind': 'Esprit doué',
  'wit-gifted-mind.help': '+1 à tous les jets d’incantation.',
  'wit-deep-focus': 'Concentration profonde',
  'wit-deep-focus.help': 'Une fois par tour, après un jet d’incantation, relancez l’un de ses dés.',
  'wit-soulkinesis': 'Psychokinésie',
  'wit-soulkinesis.help':
    'Une fois par tour, ouvrez ou fermez une porte ordinaire en vue pour 1 point de Mouvement, si loin soit-elle. Une fois par combat, après une attaque qui vous a infligé au moins 5 Blessures, repoussez l’attaquant de 1 case et mettez-le À terre, sauf s’il est grand.',
  'wit-blood-cult': 'Culte du sang',
  'wit-blood-cult.help': 'Quand vous canalisez, vous pouvez subir 1 Blessure pour gagner 1 Source de plus.',
  'wit-ethereal-projection': 'Projection éthérée',
  'wit-ethereal-projection.help': 'Esquive +2. Vous apprenez un sort de coût 7 ou moins.',
  'wit-siphon': 'Siphon',
  'wit-siphon.help': 'Quand un de vos sorts tue au moins un Monstre, vous gagnez 1 Source.',
  'wit-open-vein': 'Veine ouverte',
  'wit-open-vein.help':
    'Vos sorts de Sang font 1 dégât de plus et retirent 1 Blessure de plus à chaque cible.',
  'wit-shroud': 'Linceul',
  'wit-shroud.help': 'Les attaques à distance contre vous ont -1 pour toucher.',
  'wit-iron-mind': 'Esprit de fer',
  'wit-iron-mind.help': 'Une fois par manche, vous subissez 1 Folie de moins.',
  'wit-undertow': 'Ressac',
  'wit-undertow.help': 'Sur un jet des Ténèbres de 1, vous canalisez 1 Source.',
  'wit-blood-mirror': 'Miroir de sang',
  'wit-blood-mirror.help':
    'Une fois par combat, un Monstre qui vous blesse en mêlée subit autant de Blessures.',
  'wit-fourth-verse': 'Quatrième verset',
  'wit-fourth-verse.help': 'Vous apprenez un sort de coût 9 ou moins.',
  'wit-far-reach': 'Longue portée',
  'wit-far-reach.help': 'Vos sorts dont la portée est un nombre portent 2 cases plus loin.',
  'wit-crimson-feast': 'Festin écarlate',
  'wit-crimson-feast.help': 'Chaque Monstre que tue votre sort vous retire 1d3 Blessures.',
  'wit-unburnt': 'Sans brûlure',
  'wit-unburnt.help': 'Vos Brûlures de Source sont d’un niveau plus bas.',
  'wit-hex': 'Maléfice',
  'wit-hex.help':
    'Une fois par tour, après un sort réussi : un ennemi en vue a -1 pour toucher jusqu’à votre prochain tour.',
  'wit-twin-cast': 'Sort jumeau',
  'wit-twin-cast.help':
    'Une fois par combat, un sort réussi est résolu deux fois, la seconde sur une autre cible si vous voulez ; la Brûlure de Source n’est vérifiée qu’une fois.',
  'wit-coven-mother': 'Mère du sabbat',
  'wit-coven-mother.help': 'Esprit +1 et +2 à tous les jets d’incantation.',
  // Exorcism
  'exo-fervour': 'Ferveur',
  'exo-fervour.help': 'Vous gagnez des points de Foi sur un jet des Ténèbres de 1 à 5.',
  'exo-healing-hands': 'Mains guérisseuses',
  'exo-healing-hands.help':
    'Les Miracles de guérison qui retirent des Blessures en retirent 2 de plus à chaque cible.',
  'exo-smite': 'Châtiment',
  'exo-smite.help':
    'Une fois par tour, après un coup de mêlée contre un Démon ou un Mort-vivant : dépensez 1 point de Foi pour 1d6 dégâts de plus.',
  'exo-litany': 'Litanie',
  'exo-litany.help': 'Au début d’un donjon, tirez 2 Miracles d’une pioche de votre choix et gardez-en 1.',
  'exo-hallowed-steel': 'Acier consacré',
  'exo-hallowed-steel.help': '+1 pour toucher en mêlée contre les Démons et les Morts-vivants.',
  'exo-deep-faith': 'Foi profonde',
  'exo-deep-faith.help': 'Vous pouvez garder 2 points de Foi de plus.',
  'exo-clean-blood': 'Sang pur',
  'exo-clean-blood.help': 'Résistance au Poison +3.',
  'exo-last-rites': 'Derniers sacrements',
  'exo-last-rites.help':
    'Les Maudits morts de votre tuile retirent 2 à leur jet de résurrection tant que vous vivez.',
  'exo-aegis': 'Égide de prière',
  'exo-aegis.help': 'Après un Miracle défensif, vous avez +1 Armure jusqu’à votre prochain tour.',
  'exo-banish': 'Bannissement',
  'exo-banish.help':
    'Une fois par combat, quand vous pourriez invoquer un Miracle : dépensez 3 points de Foi, et un Démon ou Mort-vivant adjacent subit 2d6 Blessures.',
  'exo-zeal': 'Zèle',
  'exo-zeal.help': 'Une attaque de mêlée de plus.',
  'exo-shared-burden': 'Fardeau partagé',
  'exo-shared-burden.help':
    'À la fin de votre tour, vous pouvez prendre sur vous 1 Folie d’un Maudit adjacent.',
  'exo-fourth-prayer': 'Quatrième prière',
  'exo-fourth-prayer.help':
    'Au début d’un donjon, prenez un Miracle au hasard de plus, d’une pioche de votre choix.',
  'exo-censer-cloud': 'Nuée d’encens',
  'exo-censer-cloud.help': 'Vos encensoirs agissent aussi sur toute votre tuile.',
  'exo-ward': 'Protection',
  'exo-ward.help':
    'Une fois par combat, quand une attaque vous touche ou touche un Maudit en vue : dépensez 2 points de Foi, et le coup ne cause ni dégâts ni Blessures.',
  'exo-second-breath': 'Souffle de prière',
  'exo-second-breath.help':
    'Une fois par tour, quand vous pourriez invoquer un Miracle : dépensez 1 point de Foi, et vous ou un Maudit adjacent récupérez 1 Vigueur.',
  'exo-wrath': 'Courroux',
  'exo-wrath.help':
    'Les Miracles offensifs qui causent des dégâts ou des Blessures en causent 2 de plus à chaque cible.',
  'exo-martyr': 'Martyr',
  'exo-martyr.help':
    'Une fois par combat, subissez toutes les Blessures d’une attaque, et leurs suites, à la place d’un autre Maudit de votre tuile.',
  'exo-thrift': 'Sobriété',
  'exo-thrift.help': 'Le premier Miracle de chaque tour coûte 1 point de Foi de moins, au moins 1.',
  'exo-living-saint': 'Saint vivant',
  'exo-living-saint.help': 'Charisme +1. Vous gagnez 1 point de Foi à chaque jet des Ténèbres.',
  // Stalker
  'out-steady-aim': 'Main sûre',
  'out-steady-aim.help':
    '+1 pour toucher à distance dans un tour où vous n’avez ni dépensé de point de Mouvement ni fait de Roulade.',
  'out-knife-dance': 'Danse des couteaux',
  'out-knife-dance.help': 'Pas de -1 pour toucher en attaquant avec les deux armes à la fois.',
  'out-nimble': 'Leste',
  'out-nimble.help': 'Une Roulade vous coûte 1 Vigueur.',
  'out-scavenger': 'Pilleuse',
  'out-scavenger.help':
    'Quand vous ouvrez un coffre ouvert, tirez 2 trésors ordinaires, gardez-en 1 et défaussez l’autre.',
  'out-quick-hands': 'Mains vives',
  'out-quick-hands.help':
    'Une fois par tour, vous pouvez aussi changer ce que vous tenez juste avant ou après une phase.',
  'out-venom': 'Venin',
  'out-venom.help': 'Votre premier coup de chaque tour qui blesse ajoute 1 jeton Poison.',
  'out-locksmith': 'Serrurière',
  'out-locksmith.help':
    'Une fois par fouille, vous pouvez ouvrir un coffre verrouillé par un test d’Agilité 5 au lieu d’un crochet ; raté, la fouille est perdue.',
  'out-long-shot': 'Tir lointain',
  'out-long-shot.help': 'Vos armes à distance portent 2 cases plus loin.',
  'out-slippery': 'Insaisissable',
  'out-slippery.help': 'Esquive +2.',
  'out-backstab': 'Coup dans le dos',
  'out-backstab.help': '+2 dégâts de mêlée contre un Monstre dont vous n’êtes pas la cible.',
  'out-point-blank': 'À bout portant',
  'out-point-blank.help': 'Vous pouvez attaquer à distance avec des ennemis adjacents, à -1 pour toucher.',
  'out-trap-sense': 'Sens des pièges',
  'out-trap-sense.help': 'Une fois par carte Événement, relancez tous les dés d’un de vos tests.',
  'out-rapid-fire': 'Tir rapide',
  'out-rapid-fire.help': 'Une attaque à distance de plus.',
  'out-ghost-step': 'Pas de fantôme',
  'out-ghost-step.help': 'Seuls les Monstres dont vous êtes la cible vous menacent.',
  'out-cripple': 'Jarret tranché',
  'out-cripple.help':
    'Un Monstre blessé par votre attaque à distance n’a que la moitié de son Mouvement, arrondie au supérieur, à son prochain tour.',
  'out-opportunist': 'Opportuniste',
  'out-opportunist.help':
    'Une fois par tour, quand vous tuez un Monstre, avancez aussitôt de 1 case, sans égard à la menace ni point de Mouvement.',
  'out-assassin': 'Assassin',
  'out-assassin.help': 'Un 5 naturel qui touche est aussi un Coup critique contre un Monstre sans Blessure.',
  'out-smoke': 'Écran de fumée',
  'out-smoke.help':
    'Une fois par combat, avant ou après une phase : les attaques contre vous ont -2 pour toucher jusqu’à votre prochain tour.',
  'out-killer': 'Tueuse',
  'out-killer.help': 'Vos Coups critiques font 3 dégâts de plus.',
  'out-nameless': 'Sans nom',
  'out-nameless.help': 'Agilité +1 et Perception +1.',
} as const satisfies Record<keyof typeof SKILLS_EN, string>;
