import type { AnswerStatus } from '@navor/contract';
import type { Pool } from 'pg';
import { isDeadSql } from './answer-rows.ts';
import type { AnswerPart } from './pipeline.ts';

export type AnswerProgress = {
  user_id: string;
  status: AnswerStatus;
  is_dead: boolean;
  /** Those after the position that was asked for. */
  parts: { position: number; part: AnswerPart }[];
};

/** What has come to an answer since a position; one statement. */
export async function findChanges(pool: Pool, answerId: string, after: number): Promise<AnswerProgress | undefined> {
  const { rows } = await pool.query<AnswerProgress>({
    name: 'assistant-find-changes',
    text: `SELECT answers.user_id, answers.status, ${isDeadSql} AS is_dead,
                  coalesce((SELECT json_agg(json_build_object('position', parts.position, 'part', parts.part)
                                            ORDER BY parts.position)
                            FROM assistant_answer_parts AS parts
                            WHERE parts.answer_id = answers.id AND parts.position > $2), '[]') AS parts
           FROM assistant_answers AS answers WHERE answers.id = $1`,
    values: [answerId, after],
  });
  return rows[0];
}
