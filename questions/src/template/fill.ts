import { textIn } from '@navor/languages';
import type { Drawing } from '../question.ts';
import { firstHole, type Hole, type RichText } from '../text.ts';
import { formatValue } from './format-value.ts';
import type { Template } from './template.ts';

const privateUse = /[\ue000-\uf8ff]/g;

/** A text in the drawing's language, or else in the default one, with the attempt's values in its holes. */
export function fillText(text: RichText, holes: readonly Hole[], drawing: Drawing, template: Template): string {
  return textIn(text, drawing.language).replace(privateUse, (sign) => {
    const hole = holes[sign.charCodeAt(0) - firstHole];
    return hole ? escapeHtml(formatValue(hole, drawing, template)) : '';
  });
}

/** Holes may stand in attributes as well. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
