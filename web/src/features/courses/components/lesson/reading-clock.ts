/** Somebody who has touched nothing for this long is not reading any more. */
export const attentionMs = 2 * 60 * 1000;

/** A longer gap between two ticks means that the device slept. */
const longestTickMs = 5_000;

/** Counts the time in which a page was read: in front of somebody who shows signs of life. Times are in milliseconds. */
export function createReadingClock(start: number) {
  let lastTick = start;
  let lastActivity = start;
  let countedMs = 0;
  return {
    noteActivity(now: number) {
      lastActivity = now;
    },
    tick(now: number, isVisible: boolean) {
      const elapsed = now - lastTick;
      lastTick = now;
      if (isVisible && elapsed <= longestTickMs && now - lastActivity <= attentionMs) countedMs += elapsed;
    },
    /** Whole seconds that are not taken yet, at most `limit` of them. */
    take(limit: number): number {
      const seconds = Math.min(Math.floor(countedMs / 1000), limit);
      countedMs -= seconds * 1000;
      return seconds;
    },
    giveBack(seconds: number) {
      countedMs += seconds * 1000;
    },
  };
}
