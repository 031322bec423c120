/** Somebody who has touched nothing for this long is not working on the question any more. */
const attentionMs = 60_000;

/** A longer gap between two ticks means that the device slept. */
const longestTickMs = 5_000;

/** The most that one answer may report. */
const longestReport = 3600;

export type QuestionClock = ReturnType<typeof createQuestionClock>;

/** Counts the time spent on each question: in front of somebody who shows signs of life. Times are in milliseconds. */
export function createQuestionClock(start: number) {
  const counted = new Map<number, number>();
  let lastTick = start;
  let lastActivity = start;
  return {
    noteActivity(now: number) {
      lastActivity = now;
    },
    /** The time since the last tick was spent on this question; on none where it is null. */
    tick(now: number, position: number | null) {
      const elapsed = now - lastTick;
      lastTick = now;
      if (position === null || elapsed > longestTickMs || now - lastActivity > attentionMs) return;
      counted.set(position, (counted.get(position) ?? 0) + elapsed);
    },
    /** Those with time that was not taken yet. */
    positions: () => [...counted.keys()],
    /** Whole seconds that were not taken yet. */
    take(position: number): number {
      const ms = counted.get(position) ?? 0;
      const seconds = Math.min(Math.floor(ms / 1000), longestReport);
      counted.set(position, ms - seconds * 1000);
      return seconds;
    },
    giveBack(position: number, seconds: number) {
      counted.set(position, (counted.get(position) ?? 0) + seconds * 1000);
    },
  };
}
