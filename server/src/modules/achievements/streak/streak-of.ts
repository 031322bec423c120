import type { Streak } from '@navor/contract';
import { addDays, type Day, dayStart, mondayOf } from '../../../platform/time/days.ts';
import { daysBetween } from '../../../platform/time/local-time.ts';

/** A day as it was somewhere; a traveller may have had it in several places. */
export type LearningDay = { day: Day; timeZone: string };

/** What days of learning alone tell of a streak. */
export type DayStreak = Omit<Streak, 'goal_weeks'>;

const calendarDays = 14;

/**
 * The row of days on which somebody learned, up to the one that it is for them now, which may still be missing. A row forgives
 * one missed day of each week, Monday to Sunday, which keeps it and adds nothing: it is the longest that does with that, so
 * that nobody is worse off for a day that they learned on. The order of the days does not matter, nor whether one is named twice.
 */
export function streakOf(days: readonly LearningDay[], today: LearningDay): DayStreak {
  const learned = byDay(days);
  const [first, last] = [learned[0], learned.at(-1)];
  const row = followRow(learned, { day: today.day, zones: [today.timeZone] });
  const learnedDays = new Set(learned.map(({ day }) => day));
  const stateOf = (day: Day) => {
    if (learnedDays.has(day)) return 'learned';
    if (row.frozen.includes(day)) return 'frozen';
    // Nobody has missed what was before they began.
    return day === today.day || !first || day < first.day ? 'open' : 'missed';
  };
  return {
    days: row.days,
    longest: row.longest,
    has_learned_today: learnedDays.has(today.day),
    has_freeze: !row.spentWeeks.includes(mondayOf(today.day)),
    calendar: Array.from({ length: calendarDays }, (_, index) => {
      const day = addDays(today.day, index - calendarDays + 1);
      return { day, state: stateOf(day) };
    }),
    away_days: last && row.days === 0 ? daysBetween(last.day, today.day) : null,
  };
}

export function longestStreak(days: readonly LearningDay[]): number {
  return followRow(byDay(days)).longest;
}

type PlacedDay = { day: Day; zones: string[] };

function byDay(days: readonly LearningDay[]): PlacedDay[] {
  const zones = new Map<Day, Set<string>>();
  for (const { day, timeZone } of days) zones.set(day, (zones.get(day) ?? new Set()).add(timeZone));
  return Array.from(zones, ([day, all]) => ({ day, zones: [...all] })).sort((one, other) =>
    one.day < other.day ? -1 : 1,
  );
}

type Row = {
  /** Of the last row. */
  days: number;
  spentWeeks: Day[];
  /** The longest of all. */
  longest: number;
  /** Of all rows. */
  frozen: Day[];
};

function followRow(learned: readonly PlacedDay[], today?: PlacedDay): Row {
  /** By the week whose freeze was spent: the day that it was for, and which of the days of learning came after it. */
  const freezes = new Map<Day, { day: Day; index: number }>();
  const leaptOver: Day[] = [];
  let start = 0;
  let longest = 0;
  const last = learned.at(-1);
  // Somebody who flew over the date line may have learned on days that are yet to come here.
  const open = today && last && last.day < today.day ? [today] : [];
  for (const [index, placed] of [...learned, ...open].entries()) {
    const before = learned[index - 1];
    const { passed, missed } = before ? gapBetween(before, placed) : noGap;
    const weeks = missed.map(mondayOf);
    const isForgiven = new Set(weeks).size === weeks.length;
    // A row that has missed another day of the same week goes on from there.
    start = isForgiven ? Math.max(start, ...weeks.map((week) => freezes.get(week)?.index ?? 0)) : index;
    if (isForgiven) {
      // What the row now begins after is not bridged by it, not even in part.
      for (const [week, freeze] of freezes) if (freeze.index === start) freezes.delete(week);
      for (const day of missed) freezes.set(mondayOf(day), { day, index });
      leaptOver.push(...passed.slice(missed.length));
    }
    if (index < learned.length) longest = Math.max(longest, index - start + 1);
  }
  const spent = Array.from(freezes).filter(([, { index }]) => index > start);
  return {
    days: learned.length - start,
    spentWeeks: spent.map(([week]) => week),
    longest,
    frozen: [...leaptOver, ...Array.from(freezes.values(), ({ day }) => day)],
  };
}

type Gap = {
  /** All days of the calendar between two others. */
  passed: Day[];
  /** Those of them that somebody could have learned on. */
  missed: Day[];
};
const noGap: Gap = { passed: [], missed: [] };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What lies between two days is measured by the time that passed, from the end of one where it ended last to the start of
 * the other where it began first: who flies westwards over the date line has a day less than the calendar, and days of 23 and
 * 25 hours are days. Never more than the calendar has, though: who flies eastwards has a day twice.
 */
function gapBetween(one: PlacedDay, other: PlacedDay): Gap {
  const count = Math.max(0, daysBetween(one.day, other.day) - 1);
  if (count === 0) return noGap;
  // A row of two years ends in the same way at two missed days as at two hundred.
  const passed = Array.from({ length: Math.min(count, mostPassed) }, (_, index) => addDays(one.day, index + 1));
  const stayed = one.zones.length === 1 && other.zones.length === 1 && one.zones[0] === other.zones[0];
  if (stayed || count > mostPassed) return { passed, missed: passed };
  const end = Math.max(...one.zones.map((zone) => dayStart(addDays(one.day, 1), zone).getTime()));
  const start = Math.min(...other.zones.map((zone) => dayStart(other.day, zone).getTime()));
  const missedCount = Math.max(0, Math.round((start - end) / dayMs));
  return { passed, missed: passed.slice(0, missedCount) };
}

/** Two days are bridged at most, and a flight takes two more from the calendar at most. */
const mostPassed = 5;
