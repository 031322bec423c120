/** Moments before the end that are announced, in seconds: each once, and only the latest that has passed. */
export const announcedSeconds = [300, 60, 10] as const;
export type AnnouncedSeconds = (typeof announcedSeconds)[number];

/** What is to be announced when this much was left before, and this much is left now; both in milliseconds. */
export function announcementBetween(beforeMs: number, nowMs: number): AnnouncedSeconds | null {
  if (nowMs <= 0) return null;
  const passed = announcedSeconds.filter((seconds) => beforeMs > seconds * 1000 && nowMs <= seconds * 1000);
  return passed.at(-1) ?? null;
}

/**
 * How far the server's clock is ahead of this one. What the server told was already on its way for a while, so of several
 * guesses the largest is the best.
 */
export function betterOffset(known: number | null, serverNow: number, now: number): number {
  const guess = serverNow - now;
  return known === null ? guess : Math.max(known, guess);
}

/** `9:05`, `1:02:03`: started seconds, so that it shows nought only when the time is up. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
