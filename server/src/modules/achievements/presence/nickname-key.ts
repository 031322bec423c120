/**
 * A nickname as it is compared: two that a reader could take for one another are the same. Case, marks on letters, separators,
 * letters of other alphabets that look Latin, and the likes of O and 0 make no difference.
 */
export function nicknameKey(nickname: string): string {
  const letters = nickname
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point} ._-]/gu, '');
  return Array.from(letters, (letter) => lookAlikes.get(letter) ?? letter).join('');
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
    h: 'һħн',
    j: 'јȷ',
    k: 'кκ',
    m: 'м',
    n: 'η',
    o: '0оοσøօ',
  },
  ...{ l: '1iіιıӏłƚ', p: 'рρ', q: 'ԛ', s: 'ѕꜱ', t: 'тτŧ', u: 'υս', v: 'ν', w: 'ѡԝω', x: 'хχ', y: 'уγү', z: 'ᴢ' },
  ...{ ss: 'ß', ae: 'æ', oe: 'œ' },
};

const lookAlikes = new Map(
  Object.entries(spellings).flatMap(([latin, alike]) => Array.from(alike, (letter) => [letter, latin] as const)),
);
