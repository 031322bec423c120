/** Numbers as they are said, by the languages that say them so: lower case, each in the forms in which it stands before things. */
const spoken: Record<string, ReadonlyMap<string, number>> = { sl: slovenian(), en: english(), de: german() };

/** What each word of a language counts to: `petindvajset` → 25. Tens and ones that are written apart are words of their own. */
export function spokenNumbers(language: string): ReadonlyMap<string, number> {
  return spoken[language] ?? new Map();
}

function english(): Map<string, number> {
  const belowTwenty =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
  return new Map([
    ...belowTwenty.split(' ').map((word, value) => [word, value] as const),
    ...tens.split(' ').map((word, at) => [word, 20 + 10 * at] as const),
    ...([
      ['dozen', 12],
      ['hundred', 100],
      ['thousand', 1000],
      ['million', 1e6],
    ] as const),
  ]);
}

/** With the cases in which numbers stand. */
function slovenian(): Map<string, number> {
  const values = new Map<string, number>();
  const tell = (value: number, ...words: string[]) => {
    for (const word of words) values.set(word, value);
  };
  const ones = [
    ['nič', 'nula', 'ničla'],
    ['ena', 'en', 'eno', 'ene', 'eni', 'enega', 'enem', 'enim'],
    ['dva', 'dve', 'dveh', 'dvema'],
    ['tri', 'trije', 'treh', 'trem', 'tremi'],
    ['štiri', 'štirje', 'štirih', 'štirim', 'štirimi'],
    ...['pet', 'šest', 'sedem', 'osem', 'devet', 'deset'].map(declined),
  ];
  const teens = 'enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst';
  const tens = 'dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset';
  const hundreds = 'sto dvesto tristo štiristo petsto šeststo sedemsto osemsto devetsto';
  for (const [value, words] of ones.entries()) tell(value, ...words);
  for (const [at, word] of teens.split(' ').entries()) tell(11 + at, ...declined(word));
  for (const [at, word] of tens.split(' ').entries()) {
    tell(20 + 10 * at, ...declined(word));
    for (let one = 1; one < 10; one += 1) {
      for (const first of ones[one]?.slice(0, 2) ?? []) tell(20 + 10 * at + one, ...declined(`${first}in${word}`));
    }
  }
  for (const [at, word] of hundreds.split(' ').entries()) tell(100 * (at + 1), word, `${word}tih`);
  tell(12, 'ducat');
  tell(1000, 'tisoč', 'tisočih');
  tell(1e6, 'milijon', 'milijona', 'milijone', 'milijonov');
  return values;
}

function declined(word: string): string[] {
  const stem = word.replace(/em$/, 'm');
  return [word, `${stem}ih`, `${stem}im`, `${stem}imi`];
}

/** All below a thousand is one word. */
function german(): Map<string, number> {
  const belowTwenty =
    'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
  const words = belowTwenty.split(' ');
  for (const ten of 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')) {
    words.push(ten, ...words.slice(1, 10).map((one) => `${one}und${ten}`));
  }
  const values = new Map(words.map((word, value) => [word, value]));
  for (const word of 'eins eine einem einen einer eines'.split(' ')) values.set(word, 1);
  values.set('zweier', 2).set('dutzend', 12);
  for (let hundreds = 1; hundreds < 10; hundreds += 1) {
    for (const name of hundreds === 1 ? ['hundert', 'einhundert'] : [`${words[hundreds]}hundert`]) {
      values.set(name, 100 * hundreds);
      for (const [rest, word] of words.entries()) {
        if (rest > 0) values.set(name + word, 100 * hundreds + rest).set(`${name}und${word}`, 100 * hundreds + rest);
      }
    }
  }
  for (let thousands = 1; thousands < 20; thousands += 1) values.set(`${words[thousands]}tausend`, 1000 * thousands);
  return values.set('tausend', 1000).set('million', 1e6).set('millionen', 1e6);
}
