import { expect, test } from 'vitest';
import { CURIO_IDS, type CurioOffer, curioOf } from '../../src/data/curios.ts';
import { CONDITIONS, RESISTIBLE, WOUNDING } from '../../src/data/conditions.ts';
import { LIGHT, LIGHT_MAX } from '../../src/data/light.ts';
import { effectText } from '../../testing/card-text.ts';

/** The good part, the bad part, the offer. */
const CARDS = `
alms-box | gold d10 | stress +1 | -
cracked-coffer | gold d10 | bleed 2/2t | tool: also gold 5
sealed-sarcophagus | d10: 1-4 trinket; 5-10 gold 4 | d10: 1-4 disease; 5-10 stress +1 | tool: instead trinket
nameless-reliquary | trinket | gain-quirk negative | -
whispering-shelves | d10: 1-3 gain-quirk positive; 4-10 reveal 1 | stress +1 | -
surveyors-desk | reveal 2 | light -1 | -
scratched-wall | fewer-dice | stress +1 | torch: also reveal-adjacent
pilgrims-pack | roll-provisions 2 | d10: 1-3 disease; 4-10 nothing | -
refectory-table | heal 2 per HL | blight 1/3t | food: also others heal 1 per HL
stagnant-font | heal 2 per HL, remove bleed blight | d10: 1-4 disease; 5-10 nothing | potion: also stress -2
candle-shrine | light +2 | wounds 1 per DL | -
gaolers-lantern | provision torch | light -1 | -
splintered-confessional | stress -3 | others stress +1 | -
penitents-frame | or-else: cure-quirk; stress -1 | wounds 2 per DL | bandage: no-negative-part
tarnished-mirror | gain-quirk positive | d10: 1-5 gain-quirk negative; 6-10 stress +2 | -
empty-harness | buff 3t, protection 2t | mark 3t | -
mute-war-drum | all buff 2t | stress +2 | -
simmering-alembic | provision potion | blight 2/2t | potion: also cure-disease
surgeons-roll | provision bandage, heal 1 | bleed 1/3t | -
burial-urns | gold d10 | d10: 1-4 disease; 5-10 nothing | -
drowned-idol | d10: 1-5 gold 2d10; 6-10 trinket | others stress +1, light -1 | -
hanged-scout | reveal-adjacent, roll-provisions 1 | stress +2 | -
bottomless-well | stress -1 | d10: 1-2 gain-quirk negative; 3-10 nothing | 3 gold: also gain-quirk positive
carrion-nest | d10: 1-5 provision food; 6-10 gold 3 | d10: 1-5 disease; 6-10 wounds 1 per DL | -
`;
test('DD-EXP-14 the 24 Curio Cards', () => {
  const lines = CURIO_IDS.map(id => {
    const { positive, negative, offer } = curioOf(id);
    const parts = [positive, negative].map(effects => effects.map(effectText).join(', '));
    return [id, ...parts, offer === undefined ? '-' : offerText(offer)].join(' | ');
  });
  expect(lines).toEqual(CARDS.trim().split('\n'));
});
function offerText({ pay, does }: CurioOffer): string {
  const price = typeof pay === 'object' ? `${pay.gold} gold` : pay;
  if (does === 'no-negative-part') return `${price}: ${does}`;
  const [how, effects] =
    'also' in does ? (['also', does.also] as const) : (['instead', does.instead] as const);
  return `${price}: ${how} ${effects.map(effectText).join(', ')}`;
}

test('DD-CON-01, DD-CON-14, DD-CON-15, DD-CON-27 nine Conditions lie in stacks, two of them wound, seven things can be resisted', () => {
  expect([CONDITIONS.length, WOUNDING, RESISTIBLE.length]).toEqual([9, ['bleed', 'blight'], 7]);
});

test('DD-LGT-01, DD-LGT-06 the track runs to 5, and its effects begin at 5, 4, 2 and 0', () => {
  expect([LIGHT_MAX, LIGHT]).toEqual([5, { heroDodge: 5, crit: 4, moreStress: 2, monsters: 0 }]);
});
