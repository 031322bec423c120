/** Whether two texts are the same but for spaces; numbers have thin ones, which nobody types. */
export function isSameText(one: string, other: string): boolean {
  return one.replace(/\s/g, '') === other.replace(/\s/g, '');
}

/** The same for words, whose capitals mean little; in units, m and M are a world apart. */
export function isSameWord(one: string, other: string): boolean {
  return isSameText(one.toLocaleLowerCase(), other.toLocaleLowerCase());
}
