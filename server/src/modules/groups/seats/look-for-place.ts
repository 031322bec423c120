import type { Pool } from 'pg';
import type { SessionRow } from './seat-rules.ts';

type Asked = { sessionId: string; userId: string; now: Date };

/** A session before anybody waits in line for its lock. */
type Prospect = Pick<SessionRow, 'id' | 'status' | 'startsAt' | 'minutes'> & {
  tutorUserId: string | null;
  /** Whether they have a place already, or one looks free: the lock tells for certain. */
  mayFindPlace: boolean;
};

/** One named statement, since of a crowd after the last seat most hear no more than this. */
export async function lookForPlace(pool: Pool, { sessionId, userId, now }: Asked): Promise<Prospect | undefined> {
  const { rows } = await pool.query<Prospect>({
    name: 'groups-look-for-place',
    text: placeQuery,
    values: [sessionId, userId, now],
  });
  return rows[0];
}

// A place in line counts as well: a seat that is free while somebody waits is theirs.
const placeQuery = `
  SELECT sessions.id, sessions.status, sessions.starts_at AS "startsAt", sessions.minutes, tutors.user_id AS "tutorUserId",
         EXISTS (SELECT FROM group_seats AS own
                 WHERE own.session_id = sessions.id AND own.user_id = $2 AND own.status <> 'left')
         OR sessions.capacity > (
           SELECT count(*) FROM group_seats AS others
           WHERE others.session_id = sessions.id AND others.status <> 'left'
             AND NOT (others.status IN ('held', 'offered') AND coalesce(others.expires_at <= $3::timestamptz, false))
         ) AS "mayFindPlace"
  FROM group_sessions AS sessions LEFT JOIN tutors ON tutors.id = sessions.tutor_id
  WHERE sessions.id = $1`;
