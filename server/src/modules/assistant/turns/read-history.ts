import type { ShownAttachment } from '@navor/contract';
import type { Pool } from 'pg';
import { countsSql, standsSql } from '../answers/answer-rows.ts';
import type { AnswerRequest } from '../answers/pipeline.ts';

/** More than this is rarely of use, and every one of them costs its reader time. */
const mostTurns = 8;
/** Letters of all of them together: a few pages. */
const longestHistory = 16_000;

type HistoryRow = { question: string; answer: string; attachments: ShownAttachment[] };

/**
 * What was said before a turn, the oldest first: the newest few turns that were answered, as far as they fit. Each with the
 * question that its answer belongs to: that of a turn as it stands or, where it got none, as it was worded before.
 */
export async function readHistory(
  pool: Pool,
  { conversationId, before }: { conversationId: string; before: number },
): Promise<AnswerRequest['history']> {
  const { rows } = await pool.query<HistoryRow>({
    name: 'assistant-read-history',
    text: `SELECT answer.question, turns.attachments, answer.text AS answer
           FROM assistant_turns AS turns
           CROSS JOIN LATERAL (
             SELECT answers.question,
                    (SELECT string_agg(block ->> 'source', E'\\n\\n' ORDER BY position)
                     FROM jsonb_array_elements(answers.blocks) WITH ORDINALITY AS blocks (block, position)) AS text
             FROM assistant_answers AS answers
             WHERE answers.turn_id = turns.id AND answers.blocks <> '[]' AND ${standsSql}
             ORDER BY answers.question = turns.text DESC, ${countsSql()} DESC, answers.number DESC
             LIMIT 1) AS answer
           WHERE turns.conversation_id = $1 AND turns.number < $2 AND answer.text <> ''
           ORDER BY turns.number DESC
           LIMIT $3`,
    values: [conversationId, before, mostTurns],
  });
  return withinBudget(rows).reverse();
}

/** From the newest on; one that is too long ends it, for what was said before it would lack its sequel. */
function withinBudget(newestFirst: readonly HistoryRow[]): AnswerRequest['history'] {
  let left = longestHistory;
  const kept: AnswerRequest['history'] = [];
  for (const { question, answer, attachments } of newestFirst) {
    left -= question.length + answer.length;
    if (left < 0) break;
    kept.push({ question, answer, attachments: attachments.map(({ attachment }) => attachment) });
  }
  return kept;
}
