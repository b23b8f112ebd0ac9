import type { HeroId } from './heroes.ts';
import type { SkillId } from './skills.ts';

/** DD-SET-16: four Heroes in Stance order, with three Skills each. */
export const PARTIES = {
  'group-1-adventuring-party': [
    ['crusader', ['crusader:smite', 'crusader:zealous-accusation', 'crusader:holy-lance']],
    ['hellion', ['hellion:wicked-hack', 'hellion:iron-swan', 'hellion:if-it-bleeds']],
    ['highwayman', ['highwayman:pistol-shot', 'highwayman:tracking-shot', 'highwayman:point-blank-shot']],
    ['vestal', ['vestal:divine-grace', 'vestal:dazzling-light', 'vestal:mace-bash']],
  ],
  'group-2-battlefield-experts': [
    ['crusader', ['crusader:stunning-blow', 'crusader:battle-heal', 'crusader:smite']],
    [
      'bounty-hunter',
      ['bounty-hunter:come-hither', 'bounty-hunter:uppercut', 'bounty-hunter:collect-bounty'],
    ],
    ['occultist', ['occultist:wyrd-reconstruction', 'occultist:sacrificial-stab', 'occultist:daemons-pull']],
    ['vestal', ['vestal:dazzling-light', 'vestal:judgement', 'vestal:divine-grace']],
  ],
  'group-3-damage-over-time': [
    ['hellion', ['hellion:if-it-bleeds', 'hellion:bleed-out', 'hellion:adrenaline-rush']],
    [
      'grave-robber',
      ['grave-robber:pick-to-the-face', 'grave-robber:throw-dagger', 'grave-robber:poison-dart'],
    ],
    [
      'plague-doctor',
      ['plague-doctor:incision', 'plague-doctor:noxious-blast', 'plague-doctor:plague-grenade'],
    ],
    [
      'occultist',
      ['occultist:wyrd-reconstruction', 'occultist:abyssal-artillery', 'occultist:weakening-curse'],
    ],
  ],
  'group-4-the-dancers': [
    ['crusader', ['crusader:holy-lance', 'crusader:battle-heal', 'crusader:zealous-accusation']],
    ['grave-robber', ['grave-robber:lunge', 'grave-robber:shadow-fade', 'grave-robber:flashing-daggers']],
    ['jester', ['jester:solo', 'jester:finale', 'jester:dirk-stab']],
    ['arbalest', ['arbalest:snipers-mark', 'arbalest:blindfire', 'arbalest:sniper-shot']],
  ],
} as const satisfies Record<string, readonly (readonly [HeroId, readonly SkillId[]])[]>;
export type PartyId = keyof typeof PARTIES;
export const PARTY_IDS = Object.keys(PARTIES) as PartyId[];
