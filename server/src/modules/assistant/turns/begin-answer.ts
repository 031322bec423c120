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
  await refuseWhileWriting({ db: tx, live }, conversationId);
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

/** One at a time; one whose producer has died holds up nobody. */
async function refuseWhileWriting(services: Pick<Services, 'db' | 'live'>, conversationId: string): Promise<void> {
  if (!(await isWriting(services.db, conversationId))) return;
  await endDeadAnswers(services, { conversationId });
  if (await isWriting(services.db, conversationId)) throw new AppError('ANSWER_UNFINISHED');
}

async function isWriting(db: Db, conversationId: string): Promise<boolean> {
  const writing = and(eq(assistantAnswers.conversationId, conversationId), eq(assistantAnswers.status, 'writing'));
  return (await db.$count(assistantAnswers, writing)) > 0;
}
