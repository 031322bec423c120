import type { DiscussionMessage } from '@navor/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { groupMessages } from '../groups.tables.ts';
import { changeDiscussion, type MessagePlace } from './change-discussion.ts';
import { mayRemoveSql } from './discussion.policy.ts';
import { messageTables } from './message-sql.ts';

type Removal = MessagePlace & { now: Date };

/** Takes the words out of the discussion, and out of the database; that they are gone already is as good. */
export function removeMessage(services: Pick<Services, 'db' | 'live'>, removal: Removal): Promise<DiscussionMessage> {
  const { sessionId, messageId, userId, now } = removal;
  return changeDiscussion(services, removal, async (tx) => {
    const { rows } = await tx.execute<{ may_remove: boolean }>(
      sql`SELECT ${sql.raw(mayRemoveSql('asking.user_id'))} AS may_remove FROM ${sql.raw(messageTables)}
          CROSS JOIN (VALUES (${userId}::uuid)) AS asking (user_id)
          WHERE messages.id = ${messageId} AND messages.session_id = ${sessionId}`,
    );
    if (!found(rows[0]).may_remove) throw new AppError('FORBIDDEN');
    await tx
      .update(groupMessages)
      .set({
        ...{ text: '', removedAt: now },
        revision: sql`nextval(pg_get_serial_sequence('group_messages', 'number'))`,
      })
      .where(and(eq(groupMessages.id, messageId), isNull(groupMessages.removedAt)));
  });
}
