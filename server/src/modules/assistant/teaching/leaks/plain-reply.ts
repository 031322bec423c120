import { prefixCommands, unitCommands } from '@navor/quantities';
import { decoded } from './decode-text.ts';
import { digitsForWords } from './number-words.ts';
import { fractionsForWords } from './spoken-fractions.ts';

/**
 * A reply in plain signs, however it is dressed: LaTeX, Markdown, tables, code, HTML, signs of other scripts and numbers in
 * words. Lines stay lines. Nothing is shown of it; it is read for what it tells.
 */
export function plainReply(markdown: string): string {
  const signs = oneSign(singleBlanks(decoded(markdown.slice(0, longest))));
  const bare = singleBlanks(withoutMarkup(withoutLatex(singleBlanks(signs))));
  return reckoned(fractionsForWords(digitsForWords(bare))).replace(/[^\S\n]+/g, ' ');
}

/** Patterns that seek words between blanks would start anew at each one of a long run. */
function singleBlanks(text: string): string {
  return text.replace(/\s{2,}/g, (run) => (run.includes('\n') ? '\n' : ' '));
}

/** Answers are far shorter; what is longer is not read to its end by anybody. */
export const longest = 60_000;

/** Letters of other alphabets that look like ours. */
const lookalikes = new Map([
  ...[...'АВЕКМНОРСТХаеорсху'].map((sign, at) => [sign, 'ABEKMHOPCTXaeopcxy'[at] ?? ''] as const),
  ...[...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((sign, at) => [sign, 'ABEZHIKMNOPTYX'[at] ?? ''] as const),
]);

const raised = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]/;

function oneSign(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\0-\x7f]/gu, (sign) => {
      if (raised.test(sign)) return sign;
      return /\p{Nd}/u.test(sign) ? digitOf(sign) : (lookalikes.get(sign) ?? sign.normalize('NFKC'));
    })
    .replace(/(?<![\p{L}\d)°%µ⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺])[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?=\s)/gu, (digits) => digits.normalize('NFKC'))
    .replace(/(?<![\p{L}\d)])[.,](?=\d)/gu, '0.')
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
    .replace(/&(?:nbsp|thinsp|ensp|emsp);/g, ' ')
    .replace(/&(?:times|middot|sdot);/g, '·')
    .replace(/&frac(\d)(\d);/g, '$1/$2')
    .replace(/&comma;/g, ',')
    .replace(/&period;/g, '.')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replace(/[⋅∙•×]/g, '·')
    .replace(/÷/g, '/')
    .replace(/\u03bc/g, 'µ')
    .replace(/\u2126/g, 'Ω')
    .replace(/[\u00ba\u02da]/g, '°')
    .replace(/0x([\da-f]{1,8})(?![\da-z])/gi, (_, digits: string) => String(Number.parseInt(digits, 16)))
    .replace(/0b([01]{1,32})(?!\d)/gi, (_, digits: string) => String(Number.parseInt(digits, 2)));
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Digits of a script stand in tens, one after the other. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

const latexSigns = new Map<string, string>(
  Object.entries({
    ...{ cdot: '·', times: '·', ast: '·', div: '/', approx: '≈', doteq: '≈', simeq: '≈', Omega: 'Ω', mu: 'µ', pi: 'π' },
    ...{ per: '/', squared: '²', cubed: '³' },
    ...{
      left: '',
      right: '',
      quad: ' ',
      qquad: ' ',
      displaystyle: '',
      degree: '°',
      circ: '°',
      Rightarrow: ' = ',
      to: ' ',
    },
  }),
);

/** They stand before a unit, and together with it: `\\kilo\\ohm`. */
const prefixCommand = new RegExp(`\\\\(${[...prefixCommands.keys()].join('|')})(?![a-z])`, 'g');

function withoutLatex(text: string): string {
  if (!/[\\{}$^]/.test(text)) return text;
  let plain = text
    .replace(/\\([%&#_])/g, '$1')
    .replace(/\{,\}/g, ',')
    .replace(/\{\.\}/g, '.')
    .replace(/\\[,;:!> ]|~/g, ' ')
    .replace(prefixCommand, (_, name: string) => prefixCommands.get(name) ?? '')
    .replace(/\\(?:SI|qty|SIrange)\s*(?:\[[^\]]*\])?\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1 $2')
    .replace(/\^\s*\{?\s*\\circ\s*\}?/g, '°')
    .replace(/\\([A-Za-z]+)/g, (whole, name: string) => unitCommands.get(name) ?? latexSigns.get(name) ?? whole);
  for (let depth = 0; depth < 8; depth += 1) {
    const inner = plain
      .replace(/\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' (($1)/($2)) ')
      .replace(/\\[dtc]?frac\s*(\d)\s*(\d)/g, ' $1/$2 ')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, ' sqrt($1) ')
      .replace(/\\(?:[A-Za-z]+)\s*\{([^{}]*)\}/g, '$1')
      .replace(/\\(?:mathrm|mathit|mathbf|mathsf|text|rm)(?![A-Za-z])\s*(?=[^\s{])/g, '')
      .replace(/\^\s*\{([^{}]*)\}/g, '^($1)')
      .replace(/_\s*\{([^{}]*)\}/g, '_$1');
    if (inner === plain) break;
    plain = inner;
  }
  return plain
    .replace(/\(\((-?[\d.,]+)\)\/\((-?[\d.,]+)\)\)/g, '$1/$2')
    .replace(/\\[()[\]]/g, ' ')
    .replace(/\\\\/g, '\n')
    .replace(/\\([A-Za-z]+)/g, ' $1 ')
    .replace(/[{}$]/g, '');
}

/** Beyond the last end of a comment none can close, and none is sought. */
function withoutComments(text: string): string {
  const closed = text.lastIndexOf('-->') + 3;
  return closed < 3 ? text : text.slice(0, closed).replace(/<!--[\s\S]*?-->/g, '') + text.slice(closed);
}

function withoutMarkup(text: string): string {
  return withoutComments(text)
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/^[ \t]*\d{1,2}[.)]\s+(?=\S)/gm, '')
    .replace(/(?<=[\p{L})])\*\*(?=\d+(?!\d*\*\*))/gu, '^')
    .replace(/(?<=\d\s?)\*(?=\s?\d)|(?<=[\p{L}\d)])\*(?=[\p{L}\d(])/gu, '·')
    .replace(/\*\*|__|~~|`+|(?<!\d\s?)\*(?!\s?\d)/g, '')
    .replace(/^[ \t]*(?:[-+>#]+)[ \t]+/gm, '')
    .replace(/\[(\d{1,2})\](?!\s?[\p{L}°%])/gu, '')
    .replace(/[|[\]]/g, ' ');
}

/** A word between two numbers. The word is sought first: what stands before it is looked at where there is one. */
function between(words: string): RegExp {
  return new RegExp(`(?=\\s+(?:${words})\\s+[\\d(])(?<=\\d[^\\n.!?]{0,14}?)\\s+(?:${words})\\s+`, 'giu');
}

/** `An ampere divided by four`: what has no number before it is one. */
const oneUnit =
  /(?<!\d\s?)(?<!\p{L})((?:ampe?r|volt|ohm|wat|vat|newton|joul|džul|met[er]|sekund|second|gram|pascal|hertz|farad|henry|tesla)\p{L}{0,4})(?=\s+(?:divided by|over|deljen\p{L}?\s+[sz]|geteilt durch|times|krat|mal)\s+\d)/giu;

const signsBetween: readonly (readonly [RegExp, string])[] = [
  [between('times|krat|mal|multiplied by|pomnoženo s|multipliziert mit'), ' · '],
  [between('divided by|over|deljen\\p{L}? [sz]|geteilt durch|dividiert durch|durch'), ' / '],
  [between('plus'), ' + '],
  [between('minus|manj|less'), ' - '],
];

/** `Divide 12 V by 47 Ω` asks for nothing more than to be typed. */
const told = '(\\d[^\\n!?;]{0,18}?)';
const signsBefore: readonly (readonly [RegExp, string])[] = (
  [
    ['divide|dividing|delite|deliti|delimo|teilen sie|teilen wir|teile|dividieren sie', 'by|s|z|skozi|durch', '/'],
    ['quotient of|ratio of|količnik|razmerje|quotient von|quotient aus|verhältnis von', 'and|to|in|und|zu', '/'],
    ['multiply|multiplying|množite|pomnožite|množiti|multiplizieren sie', 'by|s|z|mit', '·'],
    ['product of|zmnožek|produkt|produkt von|produkt aus', 'and|in|und', '·'],
    ['sum of|vsota|summe von|summe aus', 'and|in|und', '+'],
    ['difference of|difference between|razlika|differenz von', 'and|in|und', '-'],
  ] as const
).map(([before, middle, sign]) => [
  new RegExp(`(?<!\\p{L})(?:${before})\\s+${told}\\s+(?:${middle})\\s+(?=\\d)`, 'giu'),
  `$1 ${sign} `,
]);

/** Sums in words, so that `half of 6 A` is seen to be 3 A. */
function reckoned(text: string): string {
  if (!/\d|anderthalb|eineinhalb|quarter|četrt|viertel|(?<!\p{L})(?:half|pol|halbe)/iu.test(text)) return text;
  let plain = text.replace(oneUnit, '1 $1').replace(/(?<=\d)(?:st|nd|rd|th)(?![\p{L}\d])/gu, '');
  for (const [words, sign] of [...signsBetween, ...signsBefore]) plain = plain.replace(words, sign);
  return plain
    .replace(/(?<!\p{L})(?:half of|polovic[aoie] od|polovic[aoie]|die hälfte von|hälfte von)\s+(?=\d)/giu, '0.5 · ')
    .replace(/(?<!\p{L})(?:twice|double|dvakrat|dvojno|doppelt so viel wie|das doppelte von)\s+(?=\d)/giu, '2 · ')
    .replace(/(?<!\p{L})(?:a third of|tretjin[aoi] od|tretjin[aoi]|ein drittel von)\s+(?=\d)/giu, '1/3 · ')
    .replace(/(?<![\p{L}\d])(\d+)\s+(?:and a half|in pol|einhalb)(?!\p{L})/giu, (_, whole: string) => `${whole}.5`)
    .replace(/(?<!\p{L})(?:anderthalb|eineinhalb)(?!\p{L})/giu, '1.5')
    .replace(/(?<!\p{L})(?:half an?|pol|ein halbe[srn]?|halbe[srn]?)\s+(?=\p{L})/giu, '0.5 ')
    .replace(/(?<!\p{L})(?:a quarter(?: of an?)?|četrt(?:ina|ino|ini)?|ein viertel)\s+(?=\p{L})/giu, '0.25 ')
    .replace(/(\d)\s?%\s+(?:of|od|von|des)\s+(?:(?:an?|1)\s+)?(?=\p{L})/giu, '$1 · 0.01 ')
    .replace(/(?<!\p{L})(?:minus|negative|negativn\p{L}|negativ)\s+(?=\d)/giu, '-')
    .replace(
      /(\d)\s*(?:times|·)?\s*(?:ten to the(?: power of)?|10 to the(?: power of)?|10 na|10 hoch)\s*(-?\d+)/giu,
      '$1·10^$2',
    );
}
