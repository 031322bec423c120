import type { ImportFormat } from '@navor/contract';
import { isAiken } from './aiken/read-aiken.ts';

export function formatOf(fileName: string, text: string): ImportFormat {
  if (/\.xml$/i.test(fileName) || /^\ufeff?\s*<(\?xml|quiz|!)/.test(text)) return 'moodle-xml';
  return isAiken(text) ? 'aiken' : 'gift';
}
