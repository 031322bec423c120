import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day, dayOf } from '../../../platform/time/days.ts';
import { localTimeOf } from '../../../platform/time/local-time.ts';
import { lockPerson } from '../../identity/index.ts';
import { learningDays } from '../achievements.tables.ts';
import { recordFeats } from '../ledger/record-feats.ts';

export type Learned = { userId: string; at: Date; timeZone: string };

/** Keeps that somebody learned on the day that it was where they were, and at what hour if that is a rare one. */
export async function recordLearningDay(tx: Db, { userId, at, timeZone }: Learned): Promise<void> {
  // Before the day, as the ledger takes it: two deliveries for one person would wait for each other.
  if (!(await lockPerson(tx, userId))) return;
  const day = dayOf(at, timeZone);
  await tx.insert(learningDays).values({ userId, day, timeZone }).onConflictDoNothing();
  const record = (kind: 'night' | 'morning', id: Day) => recordFeats(tx, [{ userId, kind, id, at }]);

  const hour = Number(localTimeOf(at, timeZone).slice(11, 13));
  // A night is one, before and after midnight.
  if (hour >= 23) await record('night', day);
  if (hour < 4) await record('night', addDays(day, -1));
  if (hour >= 5 && hour < 7) await record('morning', day);
}
