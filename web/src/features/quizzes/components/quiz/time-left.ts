/** What is left of the time of an attempt, by the server's clock. */
export type TimeLeft =
  | { kind: 'unlimited' }
  | { kind: 'left'; minutes: number }
  | { kind: 'last-minute' }
  | { kind: 'over' };

/** In whole minutes, rounded down: better to be early than to count on a minute that is not there. */
export function timeLeft(deadline: Date | null, now: Date): TimeLeft {
  if (!deadline) return { kind: 'unlimited' };
  const milliseconds = deadline.getTime() - now.getTime();
  if (milliseconds <= 0) return { kind: 'over' };
  const minutes = Math.floor(milliseconds / 60_000);
  return minutes === 0 ? { kind: 'last-minute' } : { kind: 'left', minutes };
}
