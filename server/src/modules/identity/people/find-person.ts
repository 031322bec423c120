import type { PersonDetails } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../identity.tables.ts';
import { findOpenSessions } from '../sessions.queries.ts';
import { presentPerson, selectPeople } from './person-rows.ts';

/** One account with all that administrators may know of it: by two statements. */
export async function findPerson(db: Db, id: string): Promise<PersonDetails | undefined> {
  const [[row], sessions] = await Promise.all([selectPeople(db).where(eq(users.id, id)), findOpenSessions(db, id)]);
  if (!row) return undefined;
  return {
    ...presentPerson(row),
    language: row.profile?.language ?? null,
    time_zone: row.profile?.timeZone ?? null,
    // Where somebody was is not for others to follow, so that no address of theirs is told.
    sessions: sessions.map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      created_at: createdAt,
      last_active_at: updatedAt,
      user_agent: userAgent,
    })),
  };
}
