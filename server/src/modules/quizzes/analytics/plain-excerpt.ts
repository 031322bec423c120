import { formulaText } from '../../../content/markdown/formulas/formula-text.ts';
import { htmlWords } from '../../../content/markdown/text/html-words.ts';

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
  return htmlWords(html, formulaText)
    .replace(/[\ue000-\uf8ff]\.?/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
}
