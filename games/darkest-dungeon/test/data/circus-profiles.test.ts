import { expect, test } from 'vitest';
import { CIRCUS_PROFILES, PROFILE_IDS, profilesOf } from '../../src/data/circus-profiles.ts';
import { HERO_IDS } from '../../src/data/heroes.ts';

/** Life, Dodge, Speed; what is resisted, and after a bar what does nothing; the Skills. */
const TABLE = `
crusader-1 25/1/1 stun,shuffle| smite stunning-blow zealous-accusation
crusader-2 24/1/1 stun|shuffle bulwark-of-faith smite battle-heal
crusader-3 27/1/2 stun,shuffle| holy-lance smite inspiring-cry
crusader-4 24/1/1 stun,shuffle| battle-heal inspiring-cry zealous-accusation
hellion-1 18/2/2 bleed,blight| wicked-hack bleed-out adrenaline-rush
hellion-2 18/2/2 bleed,blight| iron-swan if-it-bleeds wicked-hack
hellion-3 27/2/2 bleed,blight| barbaric-yawp breakthrough wicked-hack
hellion-4 18/2/2 bleed,blight| breakthrough if-it-bleeds adrenaline-rush
bounty-hunter-1 21/2/2 stun,debuff| collect-bounty mark-for-death finish-him
bounty-hunter-2 17/2/2 stun,debuff| come-hither uppercut collect-bounty
bounty-hunter-3 17/2/2 stun,debuff| caltrops flashbang finish-him
bounty-hunter-4 20/2/2 stun,debuff| uppercut finish-him mark-for-death
highwayman-1 16/2/2 stun,bleed| duelists-advance wicked-slice open-vein
highwayman-2 17/2/2 stun,bleed| pistol-shot tracking-shot grapeshot-blast
highwayman-3 17/2/2 stun,bleed| wicked-slice open-vein point-blank-shot
highwayman-4 20/2/2 stun,bleed| grapeshot-blast duelists-advance point-blank-shot
vestal-1 26/1/1 stun,bleed| divine-grace divine-comfort dazzling-light
vestal-2 24/1/1 stun,bleed| judgement illumination hand-of-light
vestal-3 23/1/1 stun,bleed| mace-bash hand-of-light divine-comfort
vestal-4 23/1/1 stun,bleed| judgement dazzling-light divine-grace
jester-1 16/3/3 debuff,bleed| dirk-stab finale solo
jester-2 24/4/3 debuff,bleed| battle-ballad inspiring-tune dirk-stab
jester-3 15/3/3 debuff,bleed| harvest slice-off finale
jester-4 23/3/3 debuff,bleed| solo slice-off dirk-stab
plague-doctor-1 21/1/3 |blight noxious-blast plague-grenade disorienting-blast
plague-doctor-2 22/1/3 blight| incision battlefield-medicine emboldening-vapours
plague-doctor-3 23/1/3 blight| plague-grenade blinding-gas noxious-blast
plague-doctor-4 23/1/3 blight| battlefield-medicine blinding-gas noxious-blast
arbalest-1 21/1/1 stun|shuffle sniper-shot snipers-mark blindfire
arbalest-2 24/1/1 stun,shuffle| suppressing-fire bola blindfire
arbalest-3 28/1/1 stun,shuffle| battlefield-bandage rallying-flare sniper-shot
arbalest-4 22/1/1 stun,shuffle| bola sniper-shot battlefield-bandage
grave-robber-1 25/2/3 blight,debuff| lunge shadow-fade throw-dagger
grave-robber-2 17/2/3 blight,debuff| poison-dart throw-dagger lunge
grave-robber-3 21/2/3 blight,debuff| flashing-daggers throw-dagger pick-to-the-face
grave-robber-4 16/2/3 blight,debuff| toxin-trickery poison-dart pick-to-the-face
occultist-1 21/2/2 bleed,debuff| abyssal-artillery vulnerability-hex sacrificial-stab
occultist-2 21/2/2 bleed,debuff| wyrd-reconstruction weakening-curse daemons-pull
occultist-3 24/2/2 bleed,debuff| hands-from-the-abyss daemons-pull sacrificial-stab
occultist-4 17/2/2 bleed,debuff| vulnerability-hex weakening-curse wyrd-reconstruction
abomination-1 21/2/3 stun|blight manacles beasts-bile absolution
abomination-2 17/2/3 stun,blight| rake rage slam
`;

const row = (id: (typeof PROFILE_IDS)[number]): string => {
  const { life, dodge, speed, resists, immune, skills } = CIRCUS_PROFILES[id];
  const names = skills.map(skill => skill.split(':')[1]).join(' ');
  return `${id} ${life}/${dodge}/${speed} ${resists.join(',')}|${immune.join(',')} ${names}`;
};

test('DD-PVP-02 the 42 profiles', () => {
  expect(PROFILE_IDS.map(row)).toEqual(TABLE.trim().split('\n'));
});

test('DD-PVP-02 four profiles a Hero, two for the Abomination, three own Skills each', () => {
  for (const hero of HERO_IDS) {
    expect(profilesOf(hero)).toHaveLength(hero === 'abomination' ? 2 : 4);
    for (const id of profilesOf(hero)) {
      const { skills } = CIRCUS_PROFILES[id];
      expect(skills.filter(skill => skill.startsWith(`${hero}:`))).toHaveLength(3);
    }
  }
});
