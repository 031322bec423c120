import type { DiscussionChange } from '@navor/contract';
import type { Pool } from 'pg';
import { takesPartSql } from './discussion.policy.ts';
import { type MessageRow, messageColumns, messageTables, presentMessage } from './message-sql.ts';

/** By session: the last change that is known. */
export type Positions = Map<string, number>;

/** More than this at once is read anew rather than sent one by one. */
export const mostChanges = 100;

/** What has happened in these discussions since, for somebody who may or may no longer read them; one statement. */
export async function findChanges(pool: Pool, userId: string, known: Positions): Promise<DiscussionChange[]> {
  const { rows } = await pool.query<ChangeRow>({
    name: 'groups-find-changes',
    text: changesQuery,
    values: [userId, [...known.keys()], [...known.values()], mostChanges + 1],
  });
  return [...known.keys()].flatMap((sessionId): DiscussionChange[] => {
    const ofSession = rows.find(({ id }) => id === sessionId);
    if (!ofSession?.takes_part) return [{ kind: 'closed', session_id: sessionId }];
    const { latest, changes } = ofSession;
    if (changes.length > mostChanges) return [{ kind: 'outdated', session_id: sessionId, revision: latest }];
    return changes.map((message) => ({ kind: 'message', message: presentMessage(message) }));
  });
}

type ChangeRow = { id: string; takes_part: boolean; latest: number; changes: MessageRow[] };

const changesQuery = `
  SELECT sessions.id, ${takesPartSql('$1')} AS takes_part,
         (SELECT coalesce(max(newest.revision), 0)::float8 FROM group_messages AS newest
          WHERE newest.session_id = sessions.id) AS latest,
         coalesce((
           SELECT json_agg(changed ORDER BY changed.revision) FROM (
             SELECT ${messageColumns('$1')} FROM ${messageTables}
             WHERE messages.session_id = known.session_id AND messages.revision > known.revision
             ORDER BY messages.revision
             LIMIT $4) AS changed), '[]') AS changes
  FROM unnest($2::uuid[], $3::bigint[]) AS known (session_id, revision)
  JOIN group_sessions AS sessions ON sessions.id = known.session_id
  LEFT JOIN tutors ON tutors.id = sessions.tutor_id`;
