import { expect, test } from 'vitest';
import { CIRCUS_SKILLS, type CircusSkillId, circusSkillOf } from '../../src/data/circus-skills.ts';
import { effectsText, rangeText, rollText, stancesText, targetsText } from '../../testing/card-text.ts';

/** Stances, Range, targets (M the other team, H the own), roll, effects. */
const PVP_CARDS = `
crusader:smite | AD | 0 | M1 | C0/16 Acc 10/9 | T: +2 shaken
crusader:zealous-accusation | AD | 1 | M2 | C0/11 Acc 10/6 | T: stress +1
crusader:stunning-blow | AD | 0 | M1 | C0/9 Acc 10/5 | T: stun 1t
crusader:bulwark-of-faith | AD | self | self | auto | self: protection 2t, guard 1t, stress -1
crusader:battle-heal | ADRS | 0-1 | H1 | C2/6 Acc 14/4 | heals
crusader:holy-lance | RS | 1 | M1 | C1/16 Acc 10/9 | self: pull 1; T: +2 shaken
crusader:inspiring-cry | ADRS | 1 | H1 | auto | self: heal 1, stress -1; T: heal 2, stress -1
hellion:wicked-hack | AD | 0 | M1 | C1/15 Acc 10/8 | -
hellion:iron-swan | A | 2 | M1 | C1/13 Acc 10/7 | -
hellion:barbaric-yawp | AD | 0 | M2 | Acc 12 | T: stun 1t, stress +2
hellion:if-it-bleeds | ADR | 1 | M1 | C0/9 Acc 10/5 | T: bleed 2/2t
hellion:breakthrough | DRS | 1 | M3 | C0/8 Acc 9/5 | self: pull 1
hellion:adrenaline-rush | ADRS | 0-1 | H1 | auto | self: remove bleed blight, buff 2t, heal 1; T: remove bleed blight, buff 2t, heal 1
hellion:bleed-out | A | 0 | M1 | C1/17 Acc 10/11 | self: wounds 3; T: bleed 3/2t
bounty-hunter:collect-bounty | ADR | 0 | M1 | C1/12 Acc 10/7 | T: +3 mark
bounty-hunter:mark-for-death | ADRS | 0-2 | M1 | Acc 11 | self: buff 2t; T: mark 3t, debuff 2t, stress +1
bounty-hunter:come-hither | ADRS | 2 | M1 | C1/4 Acc 10/2 | T: mark 2t, pull 2
bounty-hunter:uppercut | AD | 0 | M1 | C0/7 Acc 10/4 | T: stun 1t, push 2
bounty-hunter:flashbang | DRS | 1-2 | M1 | Acc 11 | T: stun 1t, push-or-pull 2
bounty-hunter:finish-him | ADR | 0-1 | M1 | C1/14 Acc 10/8 | T: +3 stun
bounty-hunter:caltrops | DRS | 2 | M1 | C1/3 Acc 10/2 | T: bleed 3/2t, debuff 2t
highwayman:wicked-slice | ADR | 0 | M1 | C1/13 Acc 10/8 | -
highwayman:pistol-shot | DRS | 1-2 | M1 | C1/12 Acc 10/7 | T: +3 mark
highwayman:point-blank-shot | A | 0 | M1 | C1/17 Acc 11/11 | self: push 1; T: push 1
highwayman:grapeshot-blast | DR | 0-1 | M3 | C0/7 Acc 9/4 | T: debuff 2t
highwayman:tracking-shot | ADRS | 1-2 | M1 | C0/5 Acc 11/3 | self: buff 3t
highwayman:duelists-advance | DRS | 1 | M1 | C1/8 Acc 10/4 | self: riposte 2t, pull 1
highwayman:open-vein | ADR | 0 | M1 | C0/10 Acc 11/6 | T: bleed 2/2t
vestal:mace-bash | AD | 1 | M1 | C0/11 Acc 10/7 | T: +2 shaken
vestal:judgement | RS | 1-2 | M1 | C1/10 Acc 10/5 | self: heal 3
vestal:dazzling-light | DRS | 1 | M1 | C1/5 Acc 10/3 | T: stun 1t
vestal:divine-grace | RS | 0-1 | H1 | C3/7 Acc 14/5 | heals
vestal:divine-comfort | DRS | 0-1 | H3 | C3/4 Acc 14/3 | heals; self: heal 3
vestal:illumination | DRS | 1-2 | M1 | C0/5 Acc 10/3 | T: debuff 2t, stress +1
vestal:hand-of-light | AD | 1 | M1 | C1/7 Acc 10/4 | self: buff 3t; T: +2 shaken
jester:dirk-stab | ADRS | 1 | M1 | C1/12 Acc 10/8 | ignores guard; self: pull 1
jester:harvest | DR | 1 | M2 | C0/5 Acc 10/3 | T: bleed 2/2t
jester:finale | AD | 0 | M1 | C1/15 Acc 14/9 | self: push 3
jester:solo | RS | 2 | M1 | C1/8 Acc 12/4 | self: buff 2t, pull 2; T: stun 1t, stress +1
jester:battle-ballad | RS | 0-1 | H3 | auto | self: buff 3t; T: buff 3t, heal 2
jester:inspiring-tune | RS | 0-1 | H3 | auto | self: stress -1, heal 3; T: stress -2, heal 3
jester:slice-off | DR | 1 | M1 | C1/7 Acc 11/4 | T: bleed 3/2t
plague-doctor:noxious-blast | DRS | 1 | M1 | C1/6 Acc 10/3 | T: blight 4/2t, debuff 1t
plague-doctor:plague-grenade | RS | 2 | M2 | C0/4 Acc 9/2 | T: blight 3/2t
plague-doctor:blinding-gas | RS | 1-2 | M2 | Acc 11 | T: stun 1t
plague-doctor:incision | ADR | 0 | M1 | C1/11 Acc 10/7 | T: bleed 2/2t
plague-doctor:battlefield-medicine | ADRS | 1 | H1 | C1/4 Acc 20/3 | heals; self: heal 3, remove bleed blight; T: remove bleed blight
plague-doctor:emboldening-vapours | ADRS | 1 | H1 | auto | self: buff 3t; T: buff 3t
plague-doctor:disorienting-blast | DRS | 1-2 | M1 | Acc 10 | T: stun 1t, push-or-pull 2, stress +1
arbalest:sniper-shot | RS | 2 | M1 | C1/12 Acc 10/8 | T: +4 mark
arbalest:suppressing-fire | RS | 1-2 | M2 | C0/6 Acc 10/3 | T: debuff 2t, stress +1
arbalest:snipers-mark | RS | 1-2 | M1 | Acc 11 | self: buff 2t; T: mark 3t
arbalest:bola | RS | 1 | M2 | C1/8 Acc 11/4 | self: push 2; T: push 2
arbalest:blindfire | ADRS | 0-2 | M1 | C0/11 Acc 9/6 | self: push 2
arbalest:battlefield-bandage | DRS | 0-1 | H1 | C0/8 Acc 12/5 | heals; self: buff 2t
arbalest:rallying-flare | ADRS | 1-2 | M2+H3 | Acc 11 | self: remove stun mark; T: debuff 2t, stress +1; ally: remove stun mark
grave-robber:pick-to-the-face | ADRS | 0 | M1 | C1/12 Acc 10/8 | ignores protection
grave-robber:lunge | RS | 2 | M1 | C2/17 Acc 11/11 | self: pull 2; T: +2 blight
grave-robber:flashing-daggers | DRS | 1 | M2 | C0/7 Acc 10/4 | T: debuff 1t
grave-robber:shadow-fade | AD | self | self | auto | self: buff 3t, push 2, protection 1t, heal 2, stress -1
grave-robber:throw-dagger | DRS | 1-2 | M1 | C2/10 Acc 10/6 | T: +2 blight, +3 mark
grave-robber:poison-dart | DRS | 1-2 | M1 | C1/4 Acc 11/2 | T: blight 3/2t
grave-robber:toxin-trickery | ADRS | 1 | H1 | auto | self: buff 2t, remove bleed blight, heal 1; T: buff 2t, remove bleed blight, heal 1
occultist:sacrificial-stab | ADR | 0 | M1 | C1/10 Acc 9/7 | T: +2 shaken
occultist:abyssal-artillery | RS | 2 | M2 | C0/8 Acc 10/5 | T: +2 shaken
occultist:weakening-curse | ADRS | 1-2 | M1 | C1/5 Acc 11/3 | T: debuff 3t, stress +1
occultist:wyrd-reconstruction | ADRS | 0-1 | H1 | C3/10 Acc 10/5 | heals; T: bleed 1/2t
occultist:vulnerability-hex | ADRS | 1-2 | M1 | C1/3 Acc 11/2 | T: mark 3t
occultist:hands-from-the-abyss | AD | 1 | M1 | C1/8 Acc 10/5 | T: stun 1t, stress +1
occultist:daemons-pull | DRS | 2 | M1 | C1/6 Acc 10/4 | T: pull 2
abomination:manacles | DR | 1 | M1 | C0/6 Acc 10/4 | T: stun 1t
abomination:beasts-bile | DR | 1-2 | M2 | C0/3 Acc 10/2 | T: blight 2/2t
abomination:absolution | ADRS | self | self | C1/6 Acc 14/4 | heals; self: stress -2
abomination:rake | AD | 0 | M2 | C0/9 Acc 10/5 | self: buff 2t
abomination:rage | AD | 0 | M1 | C1/15 Acc 10/10 | self: stress +1
abomination:slam | ADR | 1 | M1 | C0/11 Acc 9/7 | self: pull 1; T: push 2, debuff 1t
`;
test('DD-PVP-02 the 76 Skills of the PvP cards', () => {
  const lines = (Object.keys(CIRCUS_SKILLS) as CircusSkillId[]).map(id => {
    const { stances, card } = circusSkillOf(id);
    return [
      id,
      stancesText(stances),
      rangeText(card),
      targetsText(card),
      rollText(card),
      effectsText(card),
    ].join(' | ');
  });
  expect(lines).toEqual(PVP_CARDS.trim().split('\n'));
});

test('DD-PVP-18 no PvP card speaks of types or of Light', () => {
  expect(PVP_CARDS).not.toMatch(/unholy|human|beast |eldritch|light [+-]/);
});
