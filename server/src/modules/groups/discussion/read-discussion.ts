import { type Discussion, discussionPageSize } from '@navor/contract';
import type { Pool } from 'pg';
import { found } from '../../../platform/errors.ts';
import { takesPartSql } from './discussion.policy.ts';
import { type MessageRow, messageColumns, messageTables, presentMessage } from './message-sql.ts';

type Reading = { sessionId: string; userId: string; before?: number | undefined };

/** A page of the discussion; refused to whoever does not take part in it. */
export async function readDiscussion(pool: Pool, { sessionId, userId, before }: Reading): Promise<Discussion> {
  const { rows } = await pool.query<{ revision: number; messages: MessageRow[] }>({
    name: 'groups-read-discussion',
    text: readQuery,
    values: [userId, sessionId, before ?? null, discussionPageSize + 1],
  });
  const { revision, messages } = found(rows[0]);
  return {
    messages: messages.slice(0, discussionPageSize).reverse().map(presentMessage),
    has_earlier: messages.length > discussionPageSize,
    revision,
  };
}

// One statement, so that the revision belongs to what is read.
const readQuery = `
  SELECT (SELECT coalesce(max(latest.revision), 0)::float8 FROM group_messages AS latest
          WHERE latest.session_id = sessions.id) AS revision,
         coalesce((
           SELECT json_agg(page ORDER BY page.number DESC) FROM (
             SELECT ${messageColumns('$1')} FROM ${messageTables}
             WHERE messages.session_id = $2 AND ($3::bigint IS NULL OR messages.number < $3)
             ORDER BY messages.number DESC
             LIMIT $4) AS page), '[]') AS messages
  FROM group_sessions AS sessions
  LEFT JOIN tutors ON tutors.id = sessions.tutor_id
  WHERE sessions.id = $2 AND ${takesPartSql('$1')}`;
