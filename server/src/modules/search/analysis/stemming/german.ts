import words from './german.json' with { type: 'json' };

const irregularForms: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(words.irregularForms));

/** The stems of a folded German word; folding has made `Kräfte` `krafte` already. */
export function germanStems(word: string): string[] {
  const plain = withoutSpeltUmlauts(word);
  const irregular = irregularForms.get(plain);
  if (irregular) return [...irregular];
  const first = withoutEnding(plain);
  const second = first.length > 5 || /(?:ader|ander|ocher|auser|asser)$/.test(first) ? first.replace(/er$/, '') : first;
  const stems = /(?:isch|lich|ig|end|bar|sam)er$/.test(first) ? [second, first] : [first, second];
  // `Ohmsches`, `kirchhoffsche`.
  const person = /^(.{2,}[^aeious])sch$/.exec(first)?.[1];
  if (person) stems.push(person);
  return plain.endsWith('s') && first !== plain ? [...stems, plain] : stems;
}

/** `Waerme` is `Wärme`, but the `ue` of `Steuer` and `Quelle` is none. */
export function withoutSpeltUmlauts(word: string): string {
  return word.replace(/ae|oe|(?<![aeq])ue/g, (spelt) => spelt.charAt(0));
}

function withoutEnding(word: string): string {
  const single = word.length > 4 && /[bdfghklmnrt]s$/.test(word) ? word.slice(0, -1) : word;
  const stem = single.replace(/(?<=e[lr])n$|(?:en|em|es|e)$/, '');
  const kept = stem.length >= 3 ? stem : single;
  return kept.replace(/niss$/, 'nis');
}
