/** Numbers in words become digits: `three point two` → `3.2`, `petindvajset` → `25`, `zweihundertfünfzig` → `250`. */
export function digitsForWords(text: string): string {
  const pieces = text.split(/([\p{L}\p{M}]+)/u);
  let said = '';
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    if (at % 2 === 0 || valueOfWord(piece) === null) {
      said += piece;
      continue;
    }
    const run = readRun(pieces, at);
    // `one` and `ein` are articles as well: alone they count only before a word that may be a unit, which the reader tells.
    said += String(run.value);
    at = run.end;
  }
  return said
    .replace(/(?<=\d)\s*(?:point|comma|komma|punkt|cel[aeio]h?|vejica|pika)\s+(?=\d)/giu, '.')
    .replace(/(?<=\d\.\d{1,15}(?:\s\d){0,15})\s(?=\d(?!\d))/gu, '');
}

type Run = { value: number; end: number };

/** `two hundred and twenty-five`: as long as each word goes on from those before it. */
function readRun(pieces: readonly string[], start: number): Run {
  let [whole, value, end] = [0, valueOfWord(pieces[start] ?? '') ?? 0, start];
  for (let at = start + 2; at < pieces.length; at += 2) {
    const between = pieces[at - 1] ?? '';
    const word = folded(pieces[at] ?? '');
    if (!/^[\s-]*$/.test(between)) break;
    if (word === 'and' && value >= 100 && (valueOfWord(pieces[at + 2] ?? '') ?? 100) < 100) continue;
    const next = valueOfWord(word);
    if (next === null) break;
    if (next === 1000 || next === 1e6) [whole, value] = [(whole + (value || 1)) * next, 0];
    else if (next === 100 && value > 0 && value < 10) value *= 100;
    else if (value >= 20 && value % 10 === 0 && next > 0 && next < (value >= 100 ? 100 : 10)) value += next;
    else break;
    end = at;
  }
  return { value: whole + value, end };
}

export function valueOfWord(word: string): number | null {
  const said = folded(word);
  return values.get(said) ?? joinedValue(said);
}

/** `dvestopetinpetdeset`, which is written apart as well. */
function joinedValue(said: string): number | null {
  const [, hundreds = '', rest = ''] = /^((?:dve|tri|stiri|pet|sest|sedem|osem|devet)?sto)(.{2,})$/.exec(said) ?? [];
  const [whole, part] = [values.get(hundreds), values.get(rest)];
  return whole === undefined || part === undefined || part >= 100 ? null : whole + part;
}

export function folded(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

const values = new Map<string, number>();
const tell = (value: number, ...words: string[]) => {
  for (const word of words) values.set(folded(word), value);
};

// English.
for (const [
  value,
  word,
] of 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
  .split(' ')
  .entries()) {
  tell(value, word);
}
for (const [at, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries()) {
  tell(20 + 10 * at, word);
}
tell(12, 'dozen', 'ducat', 'Dutzend');
tell(100, 'hundred');
tell(1000, 'thousand', 'tisoč', 'tisočih', 'tausend');
tell(1e6, 'million', 'milijon', 'milijona', 'milijone', 'milijonov', 'Million', 'Millionen');

// Slovenian, with the cases in which numbers stand.
const slovenianOnes = [
  ['nič', 'nula', 'ničla'],
  ['ena', 'en', 'eno', 'enega', 'enem', 'enim'],
  ['dva', 'dve', 'dveh', 'dvema'],
  ['tri', 'trije', 'treh', 'trem', 'tremi'],
  ['štiri', 'štirje', 'štirih', 'štirim', 'štirimi'],
  ...['pet', 'šest', 'sedem', 'osem', 'devet', 'deset'].map(declined),
];
const slovenianTeens = 'enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst';
const slovenianTens = 'dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset'.split(' ');
const slovenianHundreds = 'sto dvesto tristo štiristo petsto šeststo sedemsto osemsto devetsto'.split(' ');
for (const [value, words] of slovenianOnes.entries()) tell(value, ...words);
for (const [at, word] of slovenianTeens.split(' ').entries()) tell(11 + at, ...declined(word));
for (const [tens, word] of slovenianTens.entries()) {
  tell(20 + 10 * tens, ...declined(word));
  for (let one = 1; one < 10; one += 1) {
    for (const first of slovenianOnes[one]?.slice(0, 2) ?? []) {
      tell(20 + 10 * tens + one, ...declined(`${first}in${word}`));
    }
  }
}
for (const [at, word] of slovenianHundreds.entries()) tell(100 * (at + 1), word, `${word}tih`);

function declined(word: string): string[] {
  const stem = word.replace(/em$/, 'm');
  return [word, `${stem}ih`, `${stem}im`, `${stem}imi`];
}

// German, where all below a thousand is one word.
const germanOnes =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const belowHundred = germanOnes.split(' ');
for (const ten of germanTens) {
  belowHundred.push(ten, ...belowHundred.slice(1, 10).map((one) => `${one}und${ten}`));
}
for (const [value, word] of belowHundred.entries()) tell(value, word);
tell(1, 'eins', 'eine', 'einem', 'einen', 'einer', 'eines');
for (let hundreds = 1; hundreds < 10; hundreds += 1) {
  const names = hundreds === 1 ? ['hundert', 'einhundert'] : [`${belowHundred[hundreds]}hundert`];
  for (const name of names) {
    tell(100 * hundreds, name);
    for (const [rest, word] of belowHundred.entries())
      if (rest > 0) tell(100 * hundreds + rest, name + word, `${name}und${word}`);
  }
}
for (let thousands = 1; thousands < 20; thousands += 1) tell(1000 * thousands, `${belowHundred[thousands]}tausend`);
