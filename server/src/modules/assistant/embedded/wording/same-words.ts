/** As words are compared: without capitals and marks. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}

export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+(?:[-×./][\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * Forms of the same word: `konstanta` and `konstante`, `Widerstand` and `Widerstände`, but not `upor` and `upornost`. Codes
 * such as `M8` have no forms.
 */
export function isFormOf(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one + other)) return false;
  const longest = Math.max(one.length, other.length);
  const shortest = Math.min(one.length, other.length);
  if (shortest < 3 || longest - shortest > 2) return false;
  const shared = sharedBeginning(one, other);
  // Of a short word only its end may change: `dicke` and `dichte` are two.
  return shortest <= 5 ? shared >= shortest - 1 : shared >= Math.max(longest - 3, shortest - 2);
}

/** Whether each of the words has a form among the others. */
export function hasAllWords(words: readonly string[], among: readonly string[]): boolean {
  return words.every((word) => among.some((other) => isFormOf(word, other)));
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
