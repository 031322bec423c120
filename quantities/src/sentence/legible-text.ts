import { greekSign } from '../greek.ts';
import { plainSigns } from '../unit.ts';

/** A text as it is read, and where each of its characters stands in the text as written. */
export type LegibleText = { text: string; startOf: (at: number) => number; endOf: (end: number) => number };

const curlyGreek: Record<string, string> = { varphi: 'φ', vartheta: 'ϑ', varepsilon: 'ε', mu: 'µ' };
const commands: Record<string, string> = {
  ...{ cdot: '·', times: '·', approx: '≈', circ: '°', degree: '°', pm: '±', quad: ' ', qquad: ' ' },
  ...{ left: '', right: '', displaystyle: '', mathrm: '', mathit: '', mathbf: '', text: '', textrm: '', textbf: '' },
  ...{
    operatorname: '',
    cos: 'cos',
    sin: 'sin',
    tan: 'tan',
    ',': ' ',
    ';': ' ',
    ':': ' ',
    ' ': ' ',
    '!': '',
    '%': '%',
  },
};
/** Fractions, commands, dollar signs, braces, signs of bold text, and a comma that LaTeX is kept from spacing. */
const marked =
  /\\[dt]?frac\{([^{}]{1,12})\}\{([^{}]{1,12})\}|\\([a-zA-Z]+|[,;: !%])(?: (?=[\w\\]))?|\{([.,])\}|(?:\{\})?\^\{?\\circ\}?|[{}]|\$|(?<![\p{L}\d])\*\*|\*\*(?![\p{L}\d])/gu;

/** One sign for each thing, and LaTeX as it would be typed in a sentence: `4{,}7\,\mathrm{k\Omega}` → `4,7 kΩ`. */
export function legibleText(written: string): LegibleText {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const copy = (end: number) => {
    pieces.push(plainSigns(written.slice(at, end)));
    for (; at < end; at++) {
      starts.push(at);
      ends.push(at + 1);
    }
  };
  const put = (text: string, end: number) => {
    pieces.push(text);
    for (let index = 0; index < text.length; index++) {
      starts.push(at);
      ends.push(end);
    }
    at = end;
  };
  for (const found of written.matchAll(marked)) {
    copy(found.index);
    put(legible(found), found.index + found[0].length);
  }
  copy(written.length);
  const last = written.length;
  return {
    text: pieces.join(''),
    startOf: (index) => starts[index] ?? last,
    endOf: (end) => (end > 0 ? (ends[end - 1] ?? last) : 0),
  };
}

function legible([whole, above, below, command, sign]: RegExpMatchArray): string {
  if (above !== undefined && below !== undefined) return `${plainSigns(above)}/${plainSigns(below)}`;
  if (sign !== undefined) return sign;
  if (command !== undefined) {
    if (Object.hasOwn(commands, command)) return commands[command] ?? '';
    return curlyGreek[command] ?? greekSign(command) ?? ' ';
  }
  if (whole.includes('circ')) return '°';
  return whole === '$' ? ' ' : '';
}
