import words from './english.json' with { type: 'json' };

/** Plurals and others that no rule leads to their stem. */
const irregularForms: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(words.irregularForms));

/** The stems of a folded English word: its plural is the same word, `measuring` and `measured` are lesser forms of `measure`. */
export function englishStems(word: string): string[] {
  const irregular = irregularForms.get(word);
  if (irregular) return [...irregular];
  const single = singular(word);
  return [withoutSilentE(single), ...verbs(single)];
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutSilentE(word: string): string {
  return word.length > 3 && /[^aeiou]e$|[cgu]e$/.test(word) ? word.slice(0, -1) : word;
}

function verbs(word: string): string[] {
  const stem = word.replace(/(?:ing|(?<!e)ed)$/, '');
  if (stem === word || stem.length < 3 || !/[aeiouy]/.test(stem)) return [];
  const isDoubled = /([bdgmnprt])\1$/.test(stem);
  if (isDoubled) return [stem.slice(0, -1), stem];
  return stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [withoutSilentE(stem)];
}
