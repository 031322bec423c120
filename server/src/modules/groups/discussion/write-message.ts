import type { DiscussionMessage } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { groupMessages } from '../groups.tables.ts';
import { changeDiscussion, type MessagePlace } from './change-discussion.ts';

type Writing = MessagePlace & { text: string; now: Date };

/** Writes a message. One that is there already stays as it is, so that it may be sent until somebody hears that it arrived. */
export function writeMessage(services: Pick<Services, 'db' | 'live'>, writing: Writing): Promise<DiscussionMessage> {
  const { sessionId, messageId, userId, text, now } = writing;
  return changeDiscussion(services, writing, async (tx) => {
    const written = await tx
      .insert(groupMessages)
      .values({
        ...{ id: messageId, sessionId, userId, createdAt: now },
        text: text.replace(/\r\n?/g, '\n'),
        // The number that was drawn for this row a moment ago.
        revision: sql`currval(pg_get_serial_sequence('group_messages', 'number'))`,
      })
      .onConflictDoNothing({ target: groupMessages.id })
      .returning({ id: groupMessages.id });
    if (written.length > 0) return;
    const own = and(
      eq(groupMessages.id, messageId),
      eq(groupMessages.sessionId, sessionId),
      eq(groupMessages.userId, userId),
    );
    // An id that is somebody else's, which no form has made.
    if ((await tx.$count(groupMessages, own)) === 0) throw new AppError('NOT_FOUND');
  });
}
