import type { Facts } from '@tenebrae/kernel';
import type { GameLook } from '../games/look.ts';
import type { GameSay } from '../words/speech.ts';

/** Says a game's words; dice that show icons are said by their icons, not by the numbers of their faces. */
export function withFaces(say: GameSay, look: Pick<GameLook, 'faceText'> | null): GameSay {
  if (look === null) return say;
  return (id, facts) =>
    say(id, id === 'dice-rolled' && facts !== undefined ? inIcons(facts, look, say) : facts);
}

function inIcons(facts: Facts, look: Pick<GameLook, 'faceText'>, say: GameSay): Facts {
  const { what, dice, faces, kinds } = facts;
  if (typeof what !== 'string' || !Array.isArray(dice) || !Array.isArray(faces)) return facts;
  const texts = faces.map((face, place) => {
    const kind = Array.isArray(kinds) ? String(kinds[place]) : '';
    const sides = Number(dice[place]);
    return look.faceText({ what, sides, face: Number(face), kind, place, count: faces.length }, say);
  });
  // A bare number is no id: some games have things that are called by one.
  return { ...facts, faces: texts.map(text => (/^\d+$/.test(text) ? Number(text) : text)) };
}
