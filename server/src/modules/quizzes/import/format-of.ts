import type { ImportFormat } from '@navor/contract';
import { isAiken } from './aiken/read-aiken.ts';

/** Files of other programs: read as GIFT, whatever stands in braces in them would become a question. */
const foreignName = /\.(csv|tsv|json|ya?ml|html?|md|tex|rtf|pdf|docx?|xlsx?|od[st]|zip|mbz|imscc|h5p)$/i;
const foreignText = /^\ufeff?\s*[[{]\s*["{[]/;
/** Not every tag: texts of GIFT may be in HTML. */
const xmlText = /^\ufeff?\s*<(?:\?xml|!|quiz\b|html\b|questestinterop\b)/i;

/** Which format a file is in, as far as its name and its signs tell; null where it is none of ours. */
export function formatOf(fileName: string, text: string): ImportFormat | null {
  const isNamedGift = /\.gift(\.txt)?$/i.test(fileName);
  if (/\.xml$/i.test(fileName) || (xmlText.test(text) && !isNamedGift)) return 'moodle-xml';
  if (foreignName.test(fileName) || foreignText.test(text)) return null;
  const hasBraces = text.includes('{');
  if (isAiken(text) && !(isNamedGift && hasBraces)) return 'aiken';
  return isNamedGift || hasBraces ? 'gift' : null;
}
