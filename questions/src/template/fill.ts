import { textIn } from '@navor/languages';
import { box, setSigns } from '@navor/quantities';
import type { Drawing } from '../question.ts';
import { firstHole, type Hole, type RichText } from '../text.ts';
import { formatValue } from './format-value.ts';
import type { Template } from './template.ts';

/** With the tag before it where KaTeX drew it; holes of a formula for screen readers stand in other elements. */
const hole = /(<span class="mord[^>]*>)?([\ue000-\uf8ff])/g;

/** A text in the drawing's language, or else in the default one, with the attempt's values in its holes. */
export function fillText(text: RichText, holes: readonly Hole[], drawing: Drawing, template: Template): string {
  return textIn(text, drawing.language).replace(hole, (_, drawn: string | undefined, sign: string) => {
    const asked = holes[sign.charCodeAt(0) - firstHole];
    const value = asked ? escapeHtml(formatValue(asked, drawing, template)) : '';
    return drawn === undefined ? value : `${drawn}${inFormula(value)}`;
  });
}

/** A power of ten is a product there, with the spaces that KaTeX leaves around its own dots. */
function inFormula(value: string): string {
  return setSigns(value.replace(/·(?=10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹])/, box('operator', '⋅')));
}

/** Holes may stand in attributes as well. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
