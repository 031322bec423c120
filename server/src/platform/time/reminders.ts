/** How long before a start people are reminded of it. */
export const reminderTimes = ['day', 'hour'] as const;
export type ReminderTime = (typeof reminderTimes)[number];

const minute = 60_000;
const hour = 60 * minute;

/**
 * From when to when before the start. The end is for an installation that was off meanwhile: what comes later than that would
 * only repeat what the next reminder says, or tell of what has begun.
 */
const windows: Record<ReminderTime, { from: number; until: number }> = {
  day: { from: 24 * hour, until: 18 * hour },
  hour: { from: hour, until: 15 * minute },
};

/** The starts that a reminder is due of now, and since when it would have been due of a start. */
export function reminderWindow(before: ReminderTime, now: Date) {
  const { from, until } = windows[before];
  return {
    earliestStart: new Date(now.getTime() + until),
    latestStart: new Date(now.getTime() + from),
    minutesBefore: from / minute,
  };
}
