/** KaTeX keeps the source beside what it draws, from which a line of text is made better than from the drawing. */
const formula = /<math\b(?:(?!<\/math>).)*<annotation encoding="application\/x-tex">([^<]*)<\/annotation>.*?<\/math>/gs;
const tagOrText = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi;
const voidElements = new Set(['br', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
const blocks = new Set(['p', 'li', 'div', 'td', 'th', 'tr', 'pre', 'blockquote', 'br', 'h2', 'h3', 'h4']);
const leftOut = new Set(['svg', 'annotation', 'figcaption', 'script', 'style']);

/** What stands between the two parts of these. */
const between: Record<string, string> = { mfrac: '/', msup: '^', msub: '_' };

/**
 * The words of finished HTML, a line for each block; drawings are left out. Our own renderer wrote it, so that every element
 * is closed and every attribute quoted.
 *
 * @param writeFormula what stands for a formula, of its LaTeX
 */
export function htmlWords(html: string, writeFormula: (latex: string) => string): string {
  const source = html.replace(formula, (_, latex: string) => escaped(writeFormula(decoded(latex))));
  const open: { name: string; isLeftOut: boolean; children: number }[] = [];
  let words = '';
  for (const [whole, slash, tag, attributes = ''] of source.matchAll(tagOrText)) {
    const parent = open.at(-1);
    if (tag === undefined) {
      if (!parent?.isLeftOut) words += decoded(whole);
      continue;
    }
    const name = tag.toLowerCase();
    if (blocks.has(name)) words += '\n';
    if (voidElements.has(name) || attributes.endsWith('/')) continue;
    if (slash) {
      open.pop();
      continue;
    }
    if (parent) parent.children += 1;
    const isLeftOut = parent?.isLeftOut || leftOut.has(name) || attributes.includes('aria-hidden="true"');
    if (!isLeftOut && parent?.children === 2) words += between[parent.name] ?? '';
    open.push({ name, isLeftOut, children: 0 });
  }
  return words;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? whole;
  });
}
