import { describe, expect, test } from 'vitest';
import { load } from '../src/index.ts';
import { aMatch, playOn, refusalOf, throughText } from './a-match.ts';
import { aDraft, type Draft } from './a-save.ts';
import { type Card, candles } from './demo/candles.ts';

const WRONG = 'is not what the seed and the rules give';
const UNASKED = 'the rules do not ask for this';
const refusal = (path: string, message: string): object => ({
  name: 'BadSave',
  path,
  message: `${path}: ${message}`,
});

/** The place of the so-manieth entry of a kind. */
const place = (draft: Draft, isSo: (entry: Draft['journal'][number]) => boolean, nth = 0): number =>
  draft.journal.flatMap((entry, i) => (isSo(entry) ? [i] : []))[nth] as number;
const ownDie = (draft: Draft, nth: number): number =>
  place(draft, one => one.kind === 'chance' && one.by === undefined, nth);

describe('a save of the right shape that no match has written is refused:', () => {
  test.each<[string, (draft: Draft) => [path: string, message: string]]>([
    [
      'another seed',
      draft => {
        draft.seed = 'wax';
        return ['/journal/0/faces/0', WRONG];
      },
    ],
    [
      'a card that was not drawn',
      draft => {
        const at = ownDie(draft, 7);
        const { faces } = draft.journal[at] as unknown as { faces: number[] };
        faces[0] = faces[0] === 1 ? 2 : 1;
        return [`/journal/${at}/faces/0`, WRONG];
      },
    ],
    [
      'a second die',
      draft => {
        const at = ownDie(draft, 3);
        (draft.journal[at] as unknown as { faces: number[] }).faces.push(6);
        return [`/journal/${at}/faces/1`, WRONG];
      },
    ],
    [
      'a card of the generator’s said to come from outside',
      draft => {
        const at = ownDie(draft, 3);
        Object.assign(draft.journal[at] as object, { by: 'outside' });
        return [`/journal/${at}/by`, WRONG];
      },
    ],
    [
      'a real die that does not have this face',
      draft => {
        const at = place(draft, one => one.kind === 'chance' && one.by === 'outside');
        Object.assign(draft.journal[at] as object, { faces: [7] });
        return [`/journal/${at}`, UNASKED];
      },
    ],
    [
      'a real die said to come from the generator',
      draft => {
        const at = place(draft, one => one.kind === 'chance' && one.by === 'outside');
        delete (draft.journal[at] as { by?: string }).by;
        return [`/journal/${at}`, UNASKED];
      },
    ],
    [
      'an option that was not there',
      draft => {
        const at = place(draft, one => one.kind === 'answer', 2);
        Object.assign(draft.journal[at] as object, { option: 17 });
        return [`/journal/${at}`, UNASKED];
      },
    ],
    [
      'an answer of a seat that was not asked',
      draft => {
        const at = place(draft, one => one.kind === 'answer', 2);
        Object.assign(draft.journal[at] as object, { seat: 'mauve' });
        return [`/journal/${at}`, UNASKED];
      },
    ],
    [
      'a standing order where there was no window',
      draft => {
        const at = place(draft, one => one.kind === 'answer' && one.order !== true);
        Object.assign(draft.journal[at] as object, { order: true });
        return [`/journal/${at}`, UNASKED];
      },
    ],
    [
      'a standing order that does more than pass',
      draft => {
        const at = place(draft, one => one.kind === 'answer' && one.order === true);
        Object.assign(draft.journal[at] as object, { option: 0 });
        return [`/journal/${at}`, UNASKED];
      },
    ],
    [
      'dice for a question',
      draft => {
        draft.journal.push({ kind: 'chance', faces: [1], by: 'outside' });
        return [`/journal/${draft.journal.length - 1}`, UNASKED];
      },
    ],
    [
      'an answer too many at the front',
      draft => {
        draft.journal.unshift({ kind: 'answer', seat: 'red', option: 0 });
        return ['/journal/0/kind', WRONG];
      },
    ],
    [
      'a ruling of another beat',
      draft => {
        const at = place(draft, one => one.kind === 'ruling');
        Object.assign(draft.journal[at] as object, { beat: 1 });
        return [`/journal/${at}`, UNASKED];
      },
    ],
    [
      'a ruling in the middle of a beat',
      draft => {
        const at = place(draft, one => one.kind === 'ruling');
        draft.journal.push({
          ...(draft.journal[at] as Draft['journal'][number]),
          beat: draft.checkpoint.beat,
        });
        return [`/journal/${draft.journal.length - 1}`, UNASKED];
      },
    ],
    [
      'a ruling nowhere',
      draft => {
        const at = place(draft, one => one.kind === 'ruling');
        Object.assign(draft.journal[at] as object, { corrections: [{ at: '/a/b', to: 1 }] });
        return [`/journal/${at}`, 'the rules fail on it: there is nothing at /a/b'];
      },
    ],
    [
      'a light in the checkpoint that nobody lit',
      draft => {
        draft.checkpoint.state.light += 1;
        return ['/checkpoint/state/light', WRONG];
      },
    ],
    [
      'a card in the checkpoint in another hand',
      draft => {
        const { hands, deck } = draft.checkpoint.state;
        const [hand, cards] = Object.entries(hands).find(([, held]) => held.length > 0) as [string, Card[]];
        const other = deck.unseen.findIndex(card => card !== cards[0]);
        [cards[0], deck.unseen[other]] = [deck.unseen[other] as Card, cards[0] as Card];
        return [`/checkpoint/state/hands/${hand}/0`, WRONG];
      },
    ],
    [
      'a card too many in the checkpoint',
      draft => {
        draft.checkpoint.state.deck.discard.push('shadow');
        return ['/checkpoint/state', '31 cards instead of 30'];
      },
    ],
    [
      'a checkpoint that the game cannot read',
      draft => {
        draft.checkpoint.state.hands = null as never;
        return ['/checkpoint/state', 'the game cannot read it: Cannot convert undefined or null to object'];
      },
    ],
    [
      'a strange key in the checkpoint',
      draft => {
        Object.assign(draft.checkpoint.state, { cheat: true });
        return ['/checkpoint/state/cheat', WRONG];
      },
    ],
    [
      'another generator in the checkpoint',
      draft => {
        draft.checkpoint.rng.splice(0, 1, 1);
        return ['/checkpoint/rng/0', WRONG];
      },
    ],
    [
      'another policy in the checkpoint',
      draft => {
        Object.assign(draft.checkpoint.policy, { dice: 'outside' });
        return ['/checkpoint/policy/dice', WRONG];
      },
    ],
    [
      'a checkpoint elsewhere',
      draft => {
        draft.checkpoint.at -= 1;
        return ['/checkpoint/at', WRONG];
      },
    ],
    [
      'a checkpoint of another beat',
      draft => {
        draft.checkpoint.beat += 1;
        return ['/checkpoint/beat', WRONG];
      },
    ],
    [
      'an end that is cut off between a draw and the next question',
      draft => {
        draft.journal = draft.journal.slice(0, 2);
        draft.undone = [];
        Object.assign(draft, { checkpoint: { ...draft.checkpoint, at: 0 } });
        return ['/journal/2', WRONG];
      },
    ],
    [
      'something undone that could not be redone',
      draft => {
        const at = draft.undone.findIndex(one => one.kind === 'answer');
        Object.assign(draft.undone[at] as object, { option: 17 });
        return [`/undone/${at}`, UNASKED];
      },
    ],
    [
      'a die undone that did not fall so',
      draft => {
        const at = draft.undone.findIndex(one => one.kind === 'chance');
        const { faces } = draft.undone[at] as unknown as { faces: number[] };
        faces[0] = faces[0] === 1 ? 2 : 1;
        return [`/undone/${at}/faces/0`, WRONG];
      },
    ],
  ])('%s', (_, forge) => {
    const draft = aDraft();
    const [path, message] = forge(draft);
    expect(refusalOf(() => load(candles, draft))).toEqual(refusal(path, message));
  });

  test('an entry after the end of the match', () => {
    const match = playOn(aMatch({ options: { goal: 3 } }), 500);
    const draft = throughText(match.save()) as Draft;
    draft.journal.push({ kind: 'answer', seat: 'red', option: 0 });
    expect(refusalOf(() => load(candles, draft))).toEqual(refusal(`/journal/${match.moment}`, UNASKED));
  });
});
