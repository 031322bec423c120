import type { Allowance } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { leaseSeconds } from '../answers/append-parts.ts';
import { endDeadAnswers } from '../answers/end-dead-answers.ts';
import { assistantAnswers } from '../assistant.tables.ts';
import { foldText } from '../conversations/fold-text.ts';
import type { Asker } from '../usage/read-allowance.ts';
import { reserveMessage } from '../usage/reserve-message.ts';

type Beginning = Asker & { conversationId: string; turnId: string; answerId: string; number: number; question: string };

/** Writes an answer that is about to be made, and what it costs. The caller holds the person's lock. */
export async function beginAnswer(tx: Db, { config, live }: Services, beginning: Beginning): Promise<Allowance> {
  const { viewer, conversationId, turnId, answerId, number, question, now } = beginning;
  await refuseWhileWriting({ db: tx, live }, beginning);
  const written = await tx
    .insert(assistantAnswers)
    .values({
      ...{ id: answerId, turnId, conversationId, userId: viewer.user.id, number, createdAt: now },
      ...{ question, folded: foldText(question) },
      ...(config.gateway ? { source: 'gateway', model: config.gateway.model } : { source: 'embedded' }),
      aliveUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .onConflictDoNothing({ target: assistantAnswers.id })
    .returning({ id: assistantAnswers.id });
  // An id that stands for another answer, which no form has made.
  if (written.length === 0) throw new AppError('NOT_FOUND');
  return reserveMessage(tx, beginning);
}

/**
 * One at a time in a conversation. Those of the person whose producer has died hold up nobody, and are ended before messages
 * are counted: one that was only late would else go on and cost a message that was not counted.
 */
async function refuseWhileWriting(services: Pick<Services, 'db' | 'live'>, beginning: Beginning): Promise<void> {
  const { conversationId } = beginning;
  const userId = beginning.viewer.user.id;
  if ((await findWriting(services.db, userId)).length === 0) return;
  await endDeadAnswers(services, { userId });
  if ((await findWriting(services.db, userId)).includes(conversationId)) throw new AppError('ANSWER_UNFINISHED');
}

/** The conversations in which somebody is being answered. */
async function findWriting(db: Db, userId: string): Promise<string[]> {
  const writing = await db
    .select({ conversationId: assistantAnswers.conversationId })
    .from(assistantAnswers)
    .where(and(eq(assistantAnswers.userId, userId), eq(assistantAnswers.status, 'writing')));
  return writing.map(({ conversationId }) => conversationId);
}
