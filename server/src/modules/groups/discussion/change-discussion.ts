import type { DiscussionMessage } from '@navor/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurnAt } from '../../../platform/database/locks.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { takesPartSql } from './discussion.policy.ts';
import { type MessageRow, messageColumns, messageTables, presentMessage } from './message-sql.ts';

export const discussionTopic = (sessionId: string) => `group-discussion:${sessionId}`;

export type MessagePlace = { sessionId: string; messageId: string; userId: string };

/**
 * Changes one message, and tells of it. Numbers are drawn before they are seen: with two transactions at once the smaller one
 * might become visible last, after a stream has gone past it. So those of one session take turns, and draw when it is theirs.
 */
export function changeDiscussion(
  { db, live }: Pick<Services, 'db' | 'live'>,
  place: MessagePlace,
  change: (tx: Db) => Promise<void>,
): Promise<DiscussionMessage> {
  return db.transaction(async (tx) => {
    const topic = discussionTopic(place.sessionId);
    await waitForTurnAt(tx, topic);
    await refuseOthers(tx, place);
    await change(tx);
    await live.publish(tx, topic, place.messageId);
    return presentMessage(found(await findMessage(tx, place)));
  });
}

/** After the wait: who has left meanwhile writes nothing. */
async function refuseOthers(tx: Db, { sessionId, userId }: MessagePlace): Promise<void> {
  const { rows } = await tx.execute(
    sql`SELECT FROM group_sessions AS sessions LEFT JOIN tutors ON tutors.id = sessions.tutor_id
        CROSS JOIN (VALUES (${userId}::uuid)) AS asking (user_id)
        WHERE sessions.id = ${sessionId} AND ${sql.raw(takesPartSql('asking.user_id'))}`,
  );
  if (rows.length === 0) throw new AppError('NOT_FOUND');
}

async function findMessage(tx: Db, { sessionId, messageId, userId }: MessagePlace): Promise<MessageRow | undefined> {
  const { rows } = await tx.execute<MessageRow>(
    sql`SELECT ${sql.raw(messageColumns('asking.user_id'))} FROM ${sql.raw(messageTables)}
        CROSS JOIN (VALUES (${userId}::uuid)) AS asking (user_id)
        WHERE messages.id = ${messageId} AND messages.session_id = ${sessionId}`,
  );
  return rows[0];
}
