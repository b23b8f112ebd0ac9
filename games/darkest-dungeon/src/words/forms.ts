/** The forms a name takes in a sentence: `crusader@the`, `crusader@of`, `crusader@to`, and `crusader@The` at its beginning. */
type Forms = Record<string, string>;
type Gender = 'm' | 'f' | 'mp' | 'fp';
/** A French name with its gender, of which its articles follow. */
export type FrenchName = readonly [Gender, string];

export const englishForms = (names: Readonly<Record<string, string>>): Forms =>
  merged(Object.entries(names).map(([id, name]) => withArticle(id, name, 'the ', 'of the ', 'to the ')));

/** Of what has a number and no article: Area 3, Player 2. */
export const englishNumbers = (names: Readonly<Record<string, string>>): Forms =>
  merged(Object.entries(names).map(([id, name]) => withArticle(id, name, '', 'of ', 'to ')));

export const frenchForms = (names: Readonly<Record<string, FrenchName>>): Forms =>
  merged(
    Object.entries(names).map(([id, [gender, name]]) => withArticle(id, name, ...articles(gender, name))),
  );

function withArticle(id: string, name: string, the: string, of: string, to: string): Forms {
  return {
    [id]: name,
    [`${id}@the`]: the + name,
    [`${id}@The`]: capital(the + name),
    [`${id}@of`]: of + name,
    [`${id}@to`]: to + name,
  };
}

function articles(gender: Gender, name: string): [string, string, string] {
  if (gender === 'mp' || gender === 'fp') return ['les ', 'des ', 'aux '];
  if (VOWEL.test(name)) return ['l’', 'de l’', 'à l’'];
  return gender === 'm' ? ['le ', 'du ', 'au '] : ['la ', 'de la ', 'à la '];
}
/** No name here begins with an aspirated h. */
const VOWEL = /^[aeiouéèêâîôœh]/i;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The names of cards that exist once for each Level or number: `smite:2` is "Smite" and the ending with its number. */
export const numbered = (
  names: Readonly<Record<string, string>>,
  most: number,
  ending: (nth: number) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([id, name]) =>
      upTo(most).map(nth => [`${id}:${nth}`, name + ending(nth)]),
    ),
  );

/** The same for French names, which keep their gender. */
export const numberedFrench = (
  names: Readonly<Record<string, FrenchName>>,
  most: number,
  ending: (nth: number) => string,
): Record<string, FrenchName> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([id, [gender, name]]) =>
      upTo(most).map((nth): [string, FrenchName] => [`${id}:${nth}`, [gender, name + ending(nth)]]),
    ),
  );

const upTo = (most: number): number[] => Array.from({ length: most }, (_, nth) => nth + 1);

const merged = (parts: readonly Forms[]): Forms => Object.assign({}, ...parts) as Forms;
