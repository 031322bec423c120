const longest = 60;
const spelt: Record<string, string> = { đ: 'd', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** An id from words, as it stands in addresses: `Ohmov zakon, 2. del` → `ohmov-zakon-2-del`; empty where nothing is left. */
export function idFrom(words: string): string {
  return words
    .slice(0, 500)
    .toLowerCase()
    .replace(/[đßæøł]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');
}

/** The first of `id`, `id-2`, `id-3` … that is free. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(id)) return id;
  let number = 2;
  while (isTaken(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
