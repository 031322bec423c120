import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerBlock, AnswerFailure, AnswerNotice } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { assistantAnswerParts, assistantAnswers } from '../assistant.tables.ts';
import { noteTokens, releaseUsage, settleUsage, type Tokens } from '../usage/settle-usage.ts';
import { foldedWith } from './answer-rows.ts';
import { answerTopic } from './answer-topic.ts';
import type { StoredCitation } from './pipeline.ts';

export type AnswerOutcome =
  | { status: 'done' | 'stopped' | 'interrupted'; failure: null }
  | { status: 'failed'; failure: AnswerFailure };

export type FinishedAnswer = {
  outcome: AnswerOutcome;
  blocks: readonly AnswerBlock[];
  /** Looked up with each try, for the database may be away just then. */
  findCitations: () => Promise<StoredCitation[]>;
  notices: AnswerNotice[];
  tokens: Tokens;
};

/** In milliseconds; all together less than the lease, as long as a restart of the database takes. */
const triesAfter = [0, 500, 1500, 3000, 4000, 5000];

/**
 * Writes how an answer ended. While the database is away it is tried again for a while; whatever cannot be written then is
 * interrupted when the lease is over.
 */
export async function finishAnswer(services: Services, answerId: string, finished: FinishedAnswer): Promise<void> {
  for (const [index, pause] of triesAfter.entries()) {
    await delay(pause);
    try {
      return await writeEnd(services, answerId, finished);
    } catch (error) {
      if (index === triesAfter.length - 1) throw error;
    }
  }
}

async function writeEnd({ db, live }: Services, answerId: string, finished: FinishedAnswer): Promise<void> {
  const { outcome, blocks, notices, tokens } = finished;
  const citations = await finished.findCitations();
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(assistantAnswers)
      .set({
        ...outcome,
        ...{ blocks: [...blocks], citations, notices },
        folded: foldedWith(blocks),
        revision: sql`${assistantAnswers.revision} + 1`,
        finishedAt: sql`now()`,
      })
      .where(and(eq(assistantAnswers.id, answerId), eq(assistantAnswers.status, 'writing')))
      .returning({ id: assistantAnswers.id });
    // Others have ended or deleted it, and decided what it costs: only what was used is not known yet.
    if (ended.length === 0) return noteTokens(tx, answerId, tokens);
    await tx.delete(assistantAnswerParts).where(eq(assistantAnswerParts.answerId, answerId));
    await (isCharged(finished) ? settleUsage : releaseUsage)(tx, answerId, tokens);
    await live.publish(tx, answerTopic(answerId), answerId);
  });
}

/** Whoever stops an answer before anything of it can be read has had nothing. `countsSql` says the same of a row. */
function isCharged({ outcome, blocks }: FinishedAnswer): boolean {
  return outcome.status === 'done' || (outcome.status === 'stopped' && blocks.length > 0);
}
