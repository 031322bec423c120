import { currency } from '@navor/contract/choices';
import type { Formatter } from '#platform/format.ts';

/** A price as a price list writes it: whole euros without cents. */
export function priceText(cents: number, format: Formatter): string {
  return format.number(cents / 100, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}
