/** The price without the discount that was frozen with a booking: what included minutes are worth that pay for it instead. */
export function listCentsOf({ cents, discountPercent }: { cents: number; discountPercent: number }): number {
  return Math.round((cents * 100) / (100 - discountPercent));
}
