import { languages } from '@navor/languages';
import { spokenNumbers } from '@navor/quantities';

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

/** Whatever language it is said in. */
const values = new Map(
  languages.flatMap((language) => [...spokenNumbers(language)].map(([word, value]) => [folded(word), value] as const)),
);
