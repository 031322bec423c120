/** Numbers that belong to nobody, and what the cashier for trying out does with each. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0025 0000 3155', outcome: 'confirmation' },
  { number: '4000 0000 0000 0341', outcome: 'laterDeclined' },
] as const;

/** A month that no test card has expired by. */
export function testExpiry(now: Date): string {
  return `12/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`;
}
