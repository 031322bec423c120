import { ownAddress } from './own-address.ts';
import { lowerAndRaiseText } from './sub-and-sup.ts';
import { codeAt, formulaPlace, takeOutFormulas } from './take-out-formulas.ts';

/**
 * The Markdown of an answer for readers that we do not know: whatever our own rendering shows as words (pictures, foreign
 * links, HTML) is escaped, so that it is nothing else where somebody puts a copy. Code stays as it is.
 */
export function inertSource(source: string): string {
  const { text, formulas } = takeOutFormulas(source);
  let inert = '';
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const code = codeAt(text, at);
    if (code) {
      inert += escaped(plain) + code;
      plain = '';
    }
    const piece = code ?? nextPiece(text, at);
    if (!code) plain += piece;
    at += piece.length;
  }
  return (inert + escaped(plain)).replace(formulaPlace, (_, number: string) =>
    withoutAddresses(formulas[Number(number)]?.written ?? ''),
  );
}

/** Code begins at its marks, and at lines. */
function nextPiece(text: string, at: number): string {
  const piece = /\\[\s\S]|\n|[^\\`~\n]+|[\s\S]/y;
  piece.lastIndex = at;
  return piece.exec(text)?.[0] ?? text.charAt(at);
}

const live = /\\[\s\S]|!\[|\]\((?=\s*(<?[^\s<>()]*))|\]:(?=\s*<?(?:[a-z][a-z\d+.-]*:|\/\/))|<(?=[a-z/!?])/giu;

function escaped(markdown: string): string {
  return lowerAndRaiseText(markdown).replace(live, (mark, address: string | undefined) => {
    if (mark.startsWith('\\') || (address !== undefined && ownAddress(address))) return mark;
    // Behind a bare address a backslash would be a part of it.
    return mark === '<' ? '&lt;' : `${mark.charAt(0)}\\${mark.charAt(1)}`;
  });
}

function withoutAddresses(latex: string): string {
  return latex.replace(/\\(href|url|includegraphics|html[A-Za-z]*)(?![A-Za-z])/g, '\\text{$1}');
}
