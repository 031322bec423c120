import { formulaText } from '../../../../content/markdown/formulas/formula-text.ts';
import { uprightMark } from './side.ts';

/** LaTeX as one line to reckon with: what a fraction holds together is in parentheses, upright letters are marked. */
export function plainFormula(latex: string): string {
  const readable = latex
    .replace(/\\[dtc]frac(?![a-zA-Z])/g, '\\frac')
    .replace(mixedNumber, '?')
    .replace(/\\q?quad\b/g, ' ; ');
  const marked = bracketFractions(readable, 0).replace(
    /(?<![_^]\s*)\\(?:mathrm|text|textrm|operatorname|mathsf)\s*\{\s*(?=\p{L})/gu,
    (opening) => opening.trimEnd() + uprightMark,
  );
  return (
    formulaText(marked)
      // A line that begins with its sign goes on from the one above.
      .replace(/; *(?=[=≈≐])/g, ' ')
      .replace(/\\?%/g, '%')
  );
}

/** `2\frac{1}{2}` is two and a half, or twice a half: nobody can tell. */
const mixedNumber = /(?<![\p{L}\d.,_^{])\d+\s*\\frac\s*(?:\{\d+\}|\d)\s*(?:\{\d+\}|\d)/gu;

const deepest = 12;

function bracketFractions(latex: string, depth: number): string {
  const start = latex.indexOf('\\frac');
  if (start < 0 || depth > deepest) return latex;
  const above = argumentAt(latex, start + 5);
  const below = above && argumentAt(latex, above.end);
  if (!above || !below) return latex.slice(0, start + 5) + bracketFractions(latex.slice(start + 5), depth + 1);
  const [top, bottom] = [above, below].map(({ content }) => bracketFractions(content, depth + 1));
  return `${latex.slice(0, start)}((${top})/(${bottom}))${bracketFractions(latex.slice(below.end), depth)}`;
}

function argumentAt(latex: string, from: number): { content: string; end: number } | null {
  const start = from + (/^\s*/.exec(latex.slice(from))?.[0].length ?? 0);
  if (latex.charAt(start) !== '{')
    return /\d|\p{L}/u.test(latex.charAt(start)) ? { content: latex.charAt(start), end: start + 1 } : null;
  let depth = 0;
  for (let at = start; at < latex.length; at++) {
    if (latex.charAt(at) === '\\') at++;
    else if (latex.charAt(at) === '{') depth++;
    else if (latex.charAt(at) === '}' && --depth === 0) return { content: latex.slice(start + 1, at), end: at + 1 };
  }
  return null;
}
