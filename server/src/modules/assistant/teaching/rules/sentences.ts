/** Formulas and code. Each stops where another one opens: text with a thousand openings is still read once. */
const span =
  /```[\s\S]*?(?:```|$)|\$\$[\s\S]*?\$\$|\\\[(?:(?!\\\[)[\s\S])*?\\\]|\$[^$\n]+\$|\\\((?:(?!\\\()[\s\S])*?\\\)|`[^`\n]+`/g;

/** A run of signs is looked at from its beginning only. */
const end = /(?<![.!?…])[.!?…]+["“”»«)*_]*(?=\s|$)\s*|\n+/gu;
const abbreviation = /(?<![\p{L}\d])(?:npr|oz|itd|tj|št|sl|e\.g|i\.e|z\.B|bzw|ca|Nr|No|\d)$/u;
const longestAbbreviation = 8;

/** A reply in pieces that can be left out: sentences with the blanks behind them. Formulas and code are never cut. */
export function piecesOf(markdown: string): string[] {
  const atomic: string[] = [];
  const held = markdown.replace(span, (formula) => `\ue000${atomic.push(formula) - 1}\ue001`);
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: signs, index } of held.matchAll(end)) {
    const before = held.slice(Math.max(start, index - longestAbbreviation), index);
    if (index === start || (/^[.!?…](?![.!?…])/.test(signs) && abbreviation.test(before))) continue;
    pieces.push(held.slice(start, index + signs.length));
    start = index + signs.length;
  }
  if (start < held.length) pieces.push(held.slice(start));
  return pieces.map((piece) => piece.replace(/\ue000(\d+)\ue001/g, (_, at: string) => atomic[Number(at)] ?? ''));
}

const closing = /["“”»«)*_\s]/;

export function isQuestion(piece: string): boolean {
  let last = piece.length - 1;
  while (last >= 0 && closing.test(piece[last] ?? '')) last -= 1;
  return piece[last] === '?';
}
