import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { answerTopic } from '../answers/answer-topic.ts';
import { endDeadAnswers } from '../answers/end-dead-answers.ts';
import { stopMessage } from '../answers/supervise-answer.ts';
import { own } from '../assistant.policy.ts';
import { assistantAnswerParts, assistantAnswers, assistantConversations, assistantUsage } from '../assistant.tables.ts';
import { foldText } from './fold-text.ts';
import { findConversation } from './read-conversation.ts';

export async function renameConversation(
  { db, pool }: Services,
  viewer: SignedIn,
  { conversationId, title }: { conversationId: string; title: string },
): Promise<void> {
  own(viewer, await findConversation(pool, conversationId));
  await db
    .update(assistantConversations)
    .set({ title, folded: foldText(title), isNamed: true })
    .where(eq(assistantConversations.id, conversationId));
}

/**
 * Deletes a conversation with all that was said. What is being written in it ends, and counts if anything of it could be read:
 * else answers could be read while they come, and never be paid for. One whose producer has died costs nothing here either.
 */
export async function removeConversation(services: Services, viewer: SignedIn, conversationId: string): Promise<void> {
  const { db, pool, live } = services;
  own(viewer, await findConversation(pool, conversationId));
  await db.transaction(async (tx) => {
    // As whoever asks does: a question asked meanwhile is in it, or finds it gone.
    await lockPerson(tx, viewer.user.id);
    await endDeadAnswers({ db: tx, live }, { conversationId });
    // Whoever ends an answer takes its row before its usage too.
    const writing = await tx
      .select({ id: assistantAnswers.id })
      .from(assistantAnswers)
      .where(and(eq(assistantAnswers.conversationId, conversationId), eq(assistantAnswers.status, 'writing')))
      .for('update');
    const ids = writing.map(({ id }) => id);
    await tx
      .update(assistantUsage)
      .set({ status: sql`CASE WHEN ${hasParts} THEN 'settled' ELSE 'released' END`, isEstimated: sql`true` })
      .where(and(inArray(assistantUsage.answerId, ids), eq(assistantUsage.status, 'reserved')));
    await tx.delete(assistantConversations).where(eq(assistantConversations.id, conversationId));
    for (const id of ids) await live.publish(tx, answerTopic(id), stopMessage);
  });
}

const hasParts = sql`EXISTS (SELECT FROM ${assistantAnswerParts}
  WHERE ${assistantAnswerParts.answerId} = ${assistantUsage.answerId})`;
