import { randomInt } from 'node:crypto';
import type { PreparedQuestion, QuestionType } from '@navor/questions';
import { drawValues } from '@navor/questions/scoring';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** A question of an attempt that begins: one row of `attempt_questions`, but for whose it is and where it stands. */
export type DrawnQuestion = Omit<CurrentQuestion, 'template'> & { seed: number; values: Record<string, number> };

/** The questions of a quiz in its order, as new attempts get them: with fresh numbers. */
export async function drawQuestions(db: Db, quizId: string): Promise<DrawnQuestion[]> {
  const { rows } = await db.execute<CurrentQuestion>(sql`
    SELECT questions.quiz_id AS "quizId", questions.id AS "questionId", versions.id AS "versionId", versions.type,
           versions.points AS "maxPoints", versions.prepared -> 'template' AS template
    FROM questions
    JOIN question_versions AS versions ON versions.id = questions.current_version_id
    WHERE questions.quiz_id = ${quizId} AND questions.position IS NOT NULL
    ORDER BY questions.position`);
  return rows.map(drawQuestion);
}

/** In an order that nobody can foresee. */
export function shuffleQuestions<Question>(questions: readonly Question[]): Question[] {
  const left = [...questions];
  return questions.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** A question as it stands, before its numbers are drawn. */
export type CurrentQuestion = {
  quizId: string;
  questionId: string;
  versionId: string;
  type: QuestionType;
  maxPoints: number;
  template: PreparedQuestion['template'];
};

/** Seeds are kept as PostgreSQL's integers, which end here. */
const seedCount = 2 ** 31;

/** Templates are tried before they are saved, so a seed without values is rare and one of the next has them. */
const mostSeeds = 20;

/** With other numbers than the last time. */
export function drawQuestion({ template, ...question }: CurrentQuestion): DrawnQuestion {
  for (let tried = 0; tried < mostSeeds; tried += 1) {
    const seed = randomInt(seedCount);
    const values = drawValues(template, seed);
    if (values) return { ...question, seed, values: { ...values } };
  }
  throw new Error(`No values meet the constraints of ${question.quizId}/${question.questionId}`);
}
