import type { ImportFormat } from '@navor/contract';

export function formatOf(fileName: string, text: string): ImportFormat {
  return /\.xml$/i.test(fileName) || /^\ufeff?\s*<(\?xml|quiz|!)/.test(text) ? 'moodle-xml' : 'gift';
}
