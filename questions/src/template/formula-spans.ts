export type Span = { start: number; end: number };

const fence = /\\[\s\S]|\$\$|\$/g;

/**
 * Where formulas stand in a Markdown text, with their dollar signs. A sign without a partner, and one whose partner would
 * be in another paragraph, begins none.
 */
export function formulaSpans(text: string): Span[] {
  const signs = Array.from(text.matchAll(fence)).filter(([sign]) => sign.startsWith('$'));
  const spans: Span[] = [];
  for (let at = 0; at < signs.length; at++) {
    const opening = signs[at];
    if (!opening) break;
    const partner = signs.findIndex((sign, other) => other > at && sign[0] === opening[0]);
    const end = signs[partner] && signs[partner].index + opening[0].length;
    if (end === undefined) continue;
    if (opening[0] === '$' && /\n\s*\n/.test(text.slice(opening.index, end))) continue;
    spans.push({ start: opening.index, end });
    at = partner;
  }
  return spans;
}

export function isInside(spans: readonly Span[], at: number): boolean {
  return spans.some(({ start, end }) => at > start && at < end);
}
