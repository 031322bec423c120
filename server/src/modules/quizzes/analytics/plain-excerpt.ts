import { formulaText } from '../../../content/markdown/formulas/formula-text.ts';

const longest = 140;

/** The beginning of finished HTML as words: formulas in one line, drawings left out, `…` for each hole. */
export function plainExcerpt(html: string): string {
  const text = plainWords(html);
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()} …`;
}

/** The whole of it, in one line. */
export function plainWords(html: string): string {
  return wordsOf(html.replace(formula, (_, latex: string) => escaped(formulaText(decoded(latex)))))
    .replace(/[\ue000-\uf8ff]\.?/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
}

/** KaTeX keeps the source beside what it draws, from which a line of text is made better than from the drawing. */
const formula = /<math\b(?:(?!<\/math>).)*<annotation encoding="application\/x-tex">([^<]*)<\/annotation>.*?<\/math>/gs;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const tagOrText = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi;
const voidElements = new Set(['br', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
const blocks = new Set(['p', 'li', 'div', 'td', 'th', 'tr', 'pre', 'blockquote', 'br', 'h2', 'h3', 'h4']);
const leftOut = new Set(['svg', 'annotation', 'figcaption', 'script', 'style']);

/** What stands between the two parts of these. */
const between: Record<string, string> = { mfrac: '/', msup: '^', msub: '_' };

/** Our own renderer wrote the HTML, so that every element is closed and every attribute quoted. */
function wordsOf(html: string): string {
  const open: { name: string; isLeftOut: boolean; children: number }[] = [];
  let words = '';
  for (const [whole, slash, tag, attributes = ''] of html.matchAll(tagOrText)) {
    const parent = open.at(-1);
    if (tag === undefined) {
      if (!parent?.isLeftOut) words += decoded(whole);
      continue;
    }
    const name = tag.toLowerCase();
    if (blocks.has(name)) words += ' ';
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

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? whole;
  });
}
