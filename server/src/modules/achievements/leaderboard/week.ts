import { homeTimeZone } from '@navor/contract';
import { addDays, type Day, dayOf, dayStart, mondayOf } from '../../../platform/time/days.ts';

/** The Monday of the leaderboard's week at a moment: it begins for everybody when Monday does at home, wherever they are. */
export function weekOf(moment: Date): Day {
  return mondayOf(dayOf(moment, homeTimeZone));
}

export function weekEnd(week: Day): Date {
  return dayStart(addDays(week, 7), homeTimeZone);
}
