import words from './german.json' with { type: 'json' };

const irregularForms: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(words.irregularForms));

/** Words of so few letters that `-er` is as likely part of another word as an ending of theirs. */
const shortStems: ReadonlySet<string> = new Set(words.shortStems);

/** The stems of a folded German word; folding has made `Kräfte` `krafte` already. */
export function germanStems(word: string): string[] {
  // `Kerns`, which is `Kern` before anything else.
  const plain = withoutSpeltUmlauts(word).replace(/(?<=ern)s$/, '');
  const irregular = irregularForms.get(plain);
  if (irregular) return [...irregular];
  const first = withoutEnding(plain);
  const second = withoutEr(first);
  const stems = /(?:isch|lich|ig|end|bar|sam)er$/.test(first) ? [second, first] : [first, second];
  // `kleinerer`.
  if (/erer$/.test(first)) stems.push(withoutEr(second));
  stems.push(...withoutSuperlative(plain, second));
  // `Ohmsches`, `kirchhoffsche`.
  const person = /^(.{2,}[^aeious])sch$/.exec(first)?.[1];
  if (person) stems.push(person);
  if (/ern$/.test(plain)) return isLikelyWhole(plain) ? [plain, first] : [...stems, plain];
  return plain.endsWith('s') ? [...stems, ...withAndWithoutS(plain)] : stems;
}

/** `Räder` → `rad`, `größere` → `gross`, but the `Lager` is no `Lage`. */
function withoutEr(word: string): string {
  const stem = word.replace(/er$/, '');
  const isEnding = word.length > 5 || shortStems.has(stem) || /(?:ader|ander|ocher|auser|asser)$/.test(word);
  return isEnding ? stem : word;
}

/** `kleinste`, `kürzesten`, `schnellster`: without an ending behind it, `-st` is part of a word. */
function withoutSuperlative(word: string, stem: string): string[] {
  const positive = word === stem ? null : /^(.{4,}?)(?:est|st)$/.exec(stem);
  return positive?.[1] ? [positive[1]] : [];
}

/** `Kern`, `Stern`, `Eisenkern`, where nothing has lost an ending; `Leitern` has. */
function isLikelyWhole(word: string): boolean {
  return /^[^aeiou]+ern$|[^c]kern$/.test(word);
}

/** `Autos` and `Basis`: either may be meant. */
function withAndWithoutS(word: string): string[] {
  return word.length > 4 && /[aiouy]s$/.test(word) ? [word.slice(0, -1), word] : [word];
}

/** `Waerme` is `Wärme`, but the `ue` of `Steuer` and `Quelle` is none. */
export function withoutSpeltUmlauts(word: string): string {
  return word.replace(/ae|oe|(?<![aeq])ue/g, (spelt) => spelt.charAt(0));
}

/** Nouns whose `-em` is no ending, also as the last part of a compound. */
const endsInEm = new RegExp(`(?:${words.nounsInEm.join('|')})$`);

function withoutEnding(word: string): string {
  const single = word.length > 4 && /[bdfghklmnrt]s$/.test(word) ? word.slice(0, -1) : word;
  if (endsInEm.test(single)) return single;
  const stem = single.replace(/(?<=e[lr])n$|(?:en|em|es|e)$/, '');
  const kept = stem.length >= 3 ? stem : single;
  return kept.replace(/niss$/, 'nis');
}
