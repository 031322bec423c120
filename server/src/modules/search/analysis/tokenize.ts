/** A word where it stands in a text. */
export type TextWord = {
  start: number;
  end: number;
  /** As it is written; the beginning of one that is longer than any word is. */
  word: string;
  /** Counts words. One that has parts stands where its first part does. */
  position: number;
  /** How many of the words that follow are parts of this one: `H7/g6` is followed by `H7` and `g6`. */
  parts: number;
};

type Span = { start: number; end: number };

const longestWord = 80;
const longestWhole = 60;
const mostParts = 5;

const number = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*`;
const letters = String.raw`[\p{L}\p{N}\p{M}]|['’ʼ_\u00ad\u200b-\u200d](?=[\p{L}\p{N}])`;
/** A number, which may have a unit right behind it, or a word: `4,7`, `230V`, `IPv4`, `U_1`, `Kirchhoff's`, `C#`. */
const atom = new RegExp(
  String.raw`(${number})|[\p{L}\p{N}](?:${letters})*(?:(?<=\b[A-Za-z])(?:#|\+\+)(?![\p{L}\p{N}]))?`,
  'uy',
);
const unitBehind = new RegExp(String.raw`\p{L}(?:${letters})*`, 'uy');
const wordStart = /[\p{L}\p{N}]/gu;
const joint = /[-\u2010\u2011/](?=[\p{L}\p{N}])/uy;
const space = /[ \u00a0\u202f]/;
/** `IP 67` is typed for `IP67` and the other way round, as is `cosφ` for `cos φ`. */
const spacedMark =
  /\b(?:[A-Z]{1,3}[ \u00a0\u202f](?=\d{1,3}(?![\d\p{L}]|[.,]\d))|(?:cos|sin|tan|tg)[ \u00a0\u202f](?=(?:φ|ϕ|phi|fi)(?![\p{L}\p{N}])))/uy;

/** The words of a text, in order. Takes time in proportion to the text, whatever it is. */
export function tokenize(text: string): TextWord[] {
  const words: TextWord[] = [];
  let position = 0;
  let at = nextStart(text, 0);
  while (at < text.length) {
    const parts = partsAt(text, at);
    const first = parts[0] ?? { start: at, end: at + 1 };
    const last = parts.at(-1) ?? first;
    const isWhole = parts.length > 1 && parts.length <= mostParts && last.end - at <= longestWhole;
    if (isWhole) words.push({ ...wordOf(text, { start: at, end: last.end }), position, parts: parts.length });
    for (const part of parts) words.push({ ...wordOf(text, part), position: position++, parts: 0 });
    at = nextStart(text, last.end);
  }
  return words;
}

function nextStart(text: string, from: number): number {
  wordStart.lastIndex = from;
  return wordStart.exec(text)?.index ?? text.length;
}

function wordOf(text: string, { start, end }: Span): Span & { word: string } {
  const written = text.slice(start, Math.min(end, start + longestWord));
  return { start, end, word: written.toWellFormed().replace(space, '') };
}

/** What holds together without a space, in its pieces. */
function partsAt(text: string, start: number): Span[] {
  const parts: Span[] = [];
  let at = start;
  for (;;) {
    parts.push(...atomAt(text, at));
    const end = parts.at(-1)?.end ?? at + 1;
    const gap =
      matchLength(joint, text, end) || (parts.length === 1 && matchLength(spacedMark, text, start) - (end - start));
    if (!gap || gap < 0) return parts;
    at = end + gap;
  }
}

function atomAt(text: string, at: number): Span[] {
  atom.lastIndex = at;
  const found = atom.exec(text);
  const end = at + (found?.[0].length ?? 1);
  const unit = found?.[1] === undefined ? 0 : matchLength(unitBehind, text, end);
  const first = { start: at, end };
  return unit === 0 ? [first] : [first, { start: end, end: end + unit }];
}

function matchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
