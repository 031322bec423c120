import type { Schema } from 'hast-util-sanitize';
import { outputSchema } from '../output-schema.ts';
import { ownAddressPattern } from './own-address.ts';

/** The last gate for answers: of what leaves with authored texts, no pictures, films, drawings, addresses or foreign links. */
export const answerSchema: Schema = {
  ...outputSchema,
  tagNames: [
    ...['a', 'blockquote', 'br', 'code', 'del', 'div', 'em', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'mark', 'ol', 'p'],
    ...['pre', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
  ],
  attributes: {
    '*': ['className', 'ariaLabel', 'role', 'tabIndex', 'dataLanguage'],
    a: [['href', /^#citation-\d{1,3}$/, ownAddressPattern]],
    ol: ['start'],
    span: outputSchema.attributes?.span ?? [],
    td: outputSchema.attributes?.td ?? [],
    th: outputSchema.attributes?.th ?? [],
  },
};
