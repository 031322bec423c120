import { fewestAnswersOfVersion, type QuestionVersion } from '@navor/contract';
import type { Pool } from 'pg';
import { versionsQuery } from './quiz-analytics-sql.ts';

type Row = Pick<QuestionVersion, 'version' | 'created_at' | 'is_current' | 'answer_count'> &
  NonNullable<QuestionVersion['figures']>;

/** The versions of a question and how each was answered; empty where there is no such question. */
export async function listQuestionVersions(
  pool: Pool,
  { quizId, questionId }: { quizId: string; questionId: string },
): Promise<QuestionVersion[]> {
  const { rows } = await pool.query<Row>(versionsQuery, [quizId, questionId]);
  return rows.map(({ facility, discrimination, unanswered_share, mean_seconds, ...version }) => ({
    ...version,
    figures:
      version.answer_count < fewestAnswersOfVersion
        ? null
        : { facility, discrimination, unanswered_share, mean_seconds },
  }));
}
