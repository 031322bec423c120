/**
 * A nickname as it is compared: two that a reader could take for one another are the same. Case, marks on letters, separators,
 * letters of other alphabets that look Latin, and the likes of O and 0 make no difference.
 */
export function nicknameKey(nickname: string): string {
  const letters = nickname.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point} ._-]/gu, '');
  return Array.from(letters, keyOf).join('');
}

/** Some capitals look like another letter than their small ones do: Greek Η is no n. */
function keyOf(letter: string): string {
  const small = letter.toLowerCase();
  return lookAlikes.get(letter) ?? lookAlikes.get(small) ?? small;
}

/** Each Latin spelling, and what is taken for it or has no marks that could be taken off. */
const spellings: Record<string, string> = {
  ...{
    a: 'аαɑ',
    b: 'вβ',
    c: 'сϲ',
    d: 'đԁð',
    e: 'еєε',
    g: 'ɡ',
    h: 'һħнΗ',
    j: 'јȷ',
    k: 'кκĸ',
    m: 'мΜ',
    n: 'ηпΝ',
    o: '0оοσøօ',
  },
  ...{ l: '1iіιıӏłƚ', p: 'рρ', q: 'ԛ', s: 'ѕ', t: 'тτŧ', u: 'υս', v: 'νѵ', w: 'ѡԝω', x: 'хχ', y: 'уγүΥ', z: 'Ζ' },
  ...{ ss: 'ß', ae: 'æ', oe: 'œ' },
};

const lookAlikes = new Map(
  Object.entries(spellings).flatMap(([latin, alike]) => Array.from(alike, (letter) => [letter, latin] as const)),
);
