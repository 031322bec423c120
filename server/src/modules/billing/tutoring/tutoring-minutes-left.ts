import type { Db } from '../../../platform/database/database.ts';
import { currentGrants, mostLeft } from './current-grants.ts';

/** How many minutes of tutoring somebody can still have with their plan. */
export async function tutoringMinutesLeft(db: Db, userId: string, now: Date): Promise<number> {
  return mostLeft(await currentGrants(db, userId, now));
}
