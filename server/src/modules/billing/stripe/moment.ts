/** Stripe counts seconds. */
export function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
