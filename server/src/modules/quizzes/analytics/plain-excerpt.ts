const longest = 140;

/** The beginning of finished HTML as words: formulas as they are read aloud, drawings left out, `…` for each hole. */
export function plainExcerpt(html: string): string {
  const text = wordsOf(html)
    .replace(/[\ue000-\uf8ff]/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()} …`;
}

const tagOrText = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi;
const voidElements = new Set(['br', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
const blocks = new Set(['p', 'li', 'div', 'td', 'th', 'tr', 'pre', 'blockquote', 'br', 'h2', 'h3', 'h4']);
const leftOut = new Set(['svg', 'annotation', 'figcaption', 'script', 'style']);

/** Our own renderer wrote the HTML, so that every element is closed and every attribute quoted. */
function wordsOf(html: string): string {
  let words = '';
  let skipped = 0;
  for (const [whole, slash, name, attributes = ''] of html.matchAll(tagOrText)) {
    if (name === undefined) {
      if (skipped === 0) words += decoded(whole);
      continue;
    }
    const element = name.toLowerCase();
    if (blocks.has(element)) words += ' ';
    if (voidElements.has(element) || attributes.endsWith('/')) continue;
    if (slash) skipped = Math.max(0, skipped - 1);
    // Inside of something that is left out, only its depth matters.
    else if (skipped > 0 || leftOut.has(element) || attributes.includes('aria-hidden="true"')) skipped += 1;
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
