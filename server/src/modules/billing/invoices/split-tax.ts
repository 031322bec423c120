/** The tax that is included in a price, to the cent: both parts are always the whole again. */
export function splitTax(grossCents: number, taxPercent: number): { netCents: number; taxCents: number } {
  const netCents = Math.round(grossCents / (1 + taxPercent / 100));
  return { netCents, taxCents: grossCents - netCents };
}
