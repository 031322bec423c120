const spelt: Record<string, string> = { đ: 'd', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** An id from words: `Ohmov zakon, 2. del` → `ohmov-zakon-2-del`; empty where nothing is left. */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[đßæøł]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '');
}

/** The first of `id`, `id-2`, `id-3` … that is free. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(id)) return id;
  let number = 2;
  while (isTaken(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
