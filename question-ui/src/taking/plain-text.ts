/** Markup as a tree: enough of it to tell what a finished line says. */
type Node = { tag: string; attributes: string; children: (Node | string)[] };

const token = /<(\/?)([a-zA-Z][\w-]*)([^>]*?)(\/?)>|[^<]+/g;
const isVoid = /^(br|img|hr|wbr|input|source|mspace)$/;

/** What a finished line says without its markup, for places that take no markup, such as the choices of a select. */
export function plainText(html: string): string {
  return textOf(parse(html))
    .replace(/[\u2061-\u2064]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function parse(html: string): Node {
  const root: Node = { tag: '', attributes: '', children: [] };
  const open = [root];
  for (const [text, slash, tag = '', attributes = '', selfClosing] of html.matchAll(token)) {
    const inner = open.at(-1) ?? root;
    if (!tag) inner.children.push(decoded(text));
    else if (slash) {
      // A stray end tag closes nothing.
      const at = open.findLastIndex((node) => node.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const node: Node = { tag, attributes, children: [] };
      inner.children.push(node);
      if (!selfClosing && !isVoid.test(tag)) open.push(node);
    }
  }
  return root;
}

function textOf(node: Node | string): string {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  // Formulas hold their LaTeX and a copy for the eye besides.
  if (tag === 'annotation' || attributes.includes('aria-hidden="true"')) return '';
  if (tag === 'img') return decoded(/alt="([^"]*)"/.exec(attributes)?.[1] ?? '');
  if (tag === 'br') return ' ';
  const texts = children.map(textOf);
  const [first = '', second = '', third = ''] = texts;
  if (tag === 'mfrac') return `${grouped(first)}/${grouped(second)}`;
  if (tag === 'msup') return `${grouped(first)}${raised(second)}`;
  if (tag === 'msub') return `${first}${lowered(second)}`;
  if (tag === 'msubsup') return `${first}${lowered(second)}${raised(third)}`;
  if (tag === 'msqrt') return `√${grouped(texts.join(''))}`;
  return texts.join('');
}

/** Parentheses around what the fraction line, the exponent or the root held together. */
function grouped(text: string): string {
  return /[\s+−\-·⋅/]/.test(text) ? `(${text})` : text;
}

function raised(text: string): string {
  const signs = [...text].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'['0123456789'.indexOf(sign)] ?? (/[-−]/.test(sign) ? '⁻' : null));
  if (text === '∘') return '°';
  return signs.includes(null) ? `^${grouped(text)}` : signs.join('');
}

function lowered(text: string): string {
  const signs = [...text].map((sign) => '₀₁₂₃₄₅₆₇₈₉'['0123456789'.indexOf(sign)] ?? null);
  return signs.includes(null) ? `_${text}` : signs.join('');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    return code === null ? (entities[name] ?? whole) : String.fromCodePoint(code);
  });
}
