/** A reply in pieces that can be left out: sentences with the blanks behind them. Formulas and code are never cut. */
export function piecesOf(markdown: string): string[] {
  const atomic: string[] = [];
  const held = markdown.replace(
    /```[\s\S]*?(?:```|$)|\$\$[\s\S]*?\$\$|\\\[[\s\S]*?\\\]|\$[^$\n]+\$|\\\([\s\S]*?\\\)|`[^`\n]+`/g,
    (span) => `\ue000${atomic.push(span) - 1}\ue001`,
  );
  const pieces =
    held.match(
      /[\s\S]+?(?:(?<!\b(?:npr|oz|itd|tj|št|sl|e\.g|i\.e|z\.B|bzw|ca|Nr|No|\d))[.!?…]+["“”»«)*_]*(?=\s|$)\s*|\n+|$)/gu,
    ) ?? [];
  return pieces.map((piece) => piece.replace(/\ue000(\d+)\ue001/g, (_, at: string) => atomic[Number(at)] ?? ''));
}

export function isQuestion(piece: string): boolean {
  return /\?["“”»«)*_\s]*$/.test(piece);
}
