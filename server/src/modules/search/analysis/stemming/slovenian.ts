import words from './slovenian.json' with { type: 'json' };

/** Forms that no rule leads to their stem; work and a part (`delo`, `del`) have most forms in common, but not all. */
const irregularForms: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(words.irregularForms));
/**
 * Stems that end in what looks like an ending (`sistem`, `osnov`) or like a vowel that falls out (`primer`): whatever ends
 * a form of theirs is cut off behind them. Folded, as all words here are.
 */
const wholeStems: ReadonlySet<string> = new Set(words.wholeStems);
/** What may stand behind one of the whole stems. */
const endings: ReadonlySet<string> = new Set(words.endings);

/** Comparatives that no rule leads to what they compare. */
const comparatives: ReadonlyMap<string, string> = new Map(Object.entries(words.comparatives));

const longestEnding = 4;

/**
 * The stems of a folded Slovenian word. Endings of all declensions are told apart by what stands before them; what could
 * be meant in two ways has two stems, and vowels that fall out (`steber`, `stebra`) are left out of all.
 */
export function slovenianStems(word: string): string[] {
  const irregular = irregularForms.get(word);
  if (irregular) return [...irregular];
  const compared = comparativeStems(word);
  if (compared) return compared;
  const whole = wholeStemOf(word);
  if (whole) return [whole];
  if (word.length < 3) return [word];
  const positive = withoutDegree(word);
  const stems = /[aeiou]$/.test(positive) ? vowelForms(positive) : consonantForms(positive);
  return [...stems, ...adverbForms(word), ...verbForms(word)].flatMap(derived).filter((stem) => stem.length > 1);
}

function wholeStemOf(word: string): string | null {
  for (let length = word.length; length >= Math.max(2, word.length - longestEnding); length--) {
    const stem = word.slice(0, length);
    if (wholeStems.has(stem) && endings.has(word.slice(length))) return stem;
  }
  return null;
}

/** `največjega` is found by its own forms, and by those of `velik`. */
function comparativeStems(word: string): string[] | null {
  const [, stem = ''] = /^(?:naj)?(.{3,}?)(?:i|a|e|o|ega|emu|em|im|ih|imi|ima)$/.exec(word) ?? [];
  const positive = comparatives.get(stem);
  return positive ? [stem, ...slovenianStems(positive)] : null;
}

/** `natančneje`, `najhitreje`; `segreje` looks the same. */
function adverbForms(word: string): string[] {
  const [, stem] = /^(?:naj)?(.{3,})eje$/.exec(word) ?? [];
  return stem ? [stem] : [];
}

/** `najhitrejšega` → `hitrega`. */
function withoutDegree(word: string): string {
  const found = /^(?:naj)?(.{3,})ejs(i|a|e|o|ega|emu|em|im|ih|imi|ima)$/.exec(word);
  return found ? `${found[1]}${found[2]}` : word;
}

/** Longest first, each with what it may stand behind; the first that fits is the most likely. */
const vowelEndings: readonly (readonly [ending: RegExp, least: number])[] = [
  [/(?:ov|(?<=[cszjy])ev)(?:ega|emu|imi|ima|oma|i|a|o|e)$/, 2],
  [/ega$/, 3],
  [/emu$/, 3],
  [/(?:ami|imi|ama|ima|oma)$/, 3],
  [/(?<=[cszj])ema$/, 3],
  [/(?<=[^aeiou])(?<!rit|iz)mi$/, 3],
  [/(?<=st|[dvz])(?<!iz)ma$/, 3],
  [/(?<=[tk]v)ijo$/, 3],
  [/(?<=[^aeioulnr])jo$/, 2],
];

function vowelForms(word: string): string[] {
  const stems: string[] = [];
  for (const [ending, least] of vowelEndings) {
    const stem = word.replace(ending, '');
    if (stem !== word && stem.length >= least) stems.push(stem);
    if (stems.length > 0) break;
  }
  const plain = word.slice(0, -1);
  if (plain.length >= 2) stems.push(plain);
  // `mislijo` and `energijo`, `soljo` and `zemljo` look alike.
  const instrumental = /[^aeiou]i?jo$/.test(word) ? word.replace(/i?jo$/, '') : word;
  if (instrumental !== word && instrumental.length >= 2) stems.push(instrumental);
  if (/[^aeiou]ema$/.test(word) && word.length > 6) stems.push(word.slice(0, -3));
  return stems;
}

function consonantForms(word: string): string[] {
  const short = withoutFleetingVowel(word);
  const names = short && isFleeting(word) ? [short, word] : short ? [word, short] : [word];
  const stem = /(?:ov|om|em|im|am|ih|ah|eh|(?<=[cszjy])ev)$/.test(word) ? word.slice(0, -2) : '';
  if (stem.length < 3 || /(?:rit|iz)em$/.test(word)) return names;
  const possessive = /(?:ov|(?<=[cszjy])ev)$/.test(stem) ? [stem.slice(0, -2)] : [];
  return [...possessive.filter(({ length }) => length > 2), stem, ...names];
}

/** `posnetek` → `posnetk`, `steber` → `stebr`, `ogenj` → `ognj`, `ladij` → `ladj`, `močan` → `močn`. */
function withoutFleetingVowel(word: string): string | null {
  const found =
    /^(.*[^aeiou])e([kcrlnmv]|[lnr]j)$/.exec(word) ??
    /^(.+[^aeiou])i(j)$/.exec(word) ??
    /^(.+[^aeiou])a([kn])$/.exec(word);
  const short = found ? `${found[1]}${found[2]}` : '';
  return short.length >= 3 ? short : null;
}

/** Whether the vowel falls out of most words that end like this one. */
function isFleeting(word: string): boolean {
  if (/(?:e[kcr]|[tkl]ev|[dtzp]ij|[^jtr]enj|(?:rit|iz)em)$/.test(word)) return true;
  if (/el$/.test(word)) return word.length > 4;
  return /(?:[aeio]l|[cvtzsdbpgk])en$/.test(word) && word.length > 4;
}

/** `izračunati`, `izračunamo`, `izračunal` beside `izračun`. */
function verbForms(word: string): string[] {
  const stem = word.replace(/(?:[ai]ti|[aei]mo|[aei]jo|[ai]te|aj(?:te|mo)|al[aeio]?)$/, '');
  return stem !== word && stem.length >= 4 ? [stem] : [];
}

/** Stems that are written otherwise in some forms, and what an adjective is made of. */
function derived(stem: string): string[] {
  if (/.{2}[aeiou]rj$/.test(stem)) return [stem.slice(0, -1), stem];
  const noun = /^(.{3,})ovn$/.exec(stem)?.[1] ?? /^(.+ost)n$/.exec(stem)?.[1];
  return noun && !wholeStems.has(`${noun}ov`) ? [stem, noun] : [stem];
}
