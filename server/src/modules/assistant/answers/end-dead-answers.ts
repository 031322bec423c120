import type { AnswerBlock } from '@navor/contract';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { assistantAnswers } from '../assistant.tables.ts';
import { foldedWith, isDeadSql } from './answer-rows.ts';
import { answerTopic } from './answer-topic.ts';

type DeadAnswer = { id: string; blocks: AnswerBlock[] };
type Which = { answerIds: readonly string[] } | { conversationId: string } | { userId: string } | 'all';

/**
 * Answers whose producer has died become interrupted, with the blocks that were finished, and cost nothing. One statement with
 * a condition: of any number who notice it at once, one does it.
 */
export async function endDeadAnswers({ db, live }: Pick<Services, 'db' | 'live'>, which: Which): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, blocks } of await interruptDead(tx, which)) {
      await tx
        .update(assistantAnswers)
        .set({ folded: foldedWith(blocks) })
        .where(eq(assistantAnswers.id, id));
      await live.publish(tx, answerTopic(id), id);
    }
  });
}

async function interruptDead(tx: Db, which: Which): Promise<DeadAnswer[]> {
  const { rows } = await tx.execute<DeadAnswer>(sql`
    WITH dead AS (
      UPDATE assistant_answers AS answers
      SET status = 'interrupted', finished_at = now(), revision = answers.revision + 1,
          blocks = coalesce((SELECT jsonb_agg(parts.part -> 'block' ORDER BY parts.position)
                             FROM assistant_answer_parts AS parts
                             WHERE parts.answer_id = answers.id AND parts.part ->> 'kind' = 'block'), '[]')
      WHERE ${sql.raw(isDeadSql)} AND ${conditionOf(which)}
      RETURNING answers.id, answers.blocks),
    given_back AS (
      UPDATE assistant_usage SET status = 'released' FROM dead
      WHERE assistant_usage.answer_id = dead.id AND assistant_usage.status = 'reserved'),
    forgotten AS (DELETE FROM assistant_answer_parts AS parts USING dead WHERE parts.answer_id = dead.id)
    SELECT id, blocks FROM dead`);
  return rows;
}

function conditionOf(which: Which) {
  if (which === 'all') return sql`true`;
  if ('conversationId' in which) return sql`answers.conversation_id = ${which.conversationId}`;
  if ('userId' in which) return sql`answers.user_id = ${which.userId}`;
  return sql`answers.id = ANY (${sql.param(which.answerIds)}::uuid[])`;
}

/** For those that nobody looks at. */
export const endDeadAnswersJob = defineJob({
  name: 'end-dead-answers',
  input: z.object({}),
  retries: 2,
  schedule: '* * * * *',
  run: (_, services) => endDeadAnswers(services, 'all'),
});
