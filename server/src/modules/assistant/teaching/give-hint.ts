import type { Pool } from 'pg';
import type { Services } from '../../../platform/services.ts';
import { type NextHint, showHintAgain, showNextHint } from '../../quizzes/index.ts';
import type { QuestionPlace } from './leaks/find-leak.ts';
import type { TeachingRequest } from './teaching-plan.ts';

/** As it is kept with the answer that it was taken for. */
export type GivenHint = QuestionPlace & { number: number };

/**
 * A hint of the author to an open question, for an answer. The next one, but for each question that is asked only one: other
 * tries at the same words, and what the guard says in place of a reply, have the same. Null when there is none.
 */
export async function giveHint(
  services: Services,
  { viewer, language, now, answerId }: TeachingRequest,
  place: QuestionPlace,
): Promise<NextHint | null> {
  if (viewer.kind !== 'signed-in') return null;
  const question = { ...place, userId: viewer.user.id, language, now };
  const number = answerId && (await findGiven(services.pool, answerId, place));
  if (number) return showHintAgain(services, question, number);
  const hint = await showNextHint(services, question);
  if (hint && answerId) await keepGiven(services.pool, answerId, { ...place, number: hint.number });
  return hint;
}

async function findGiven(pool: Pool, answerId: string, place: QuestionPlace): Promise<number | undefined> {
  const { rows } = await pool.query<{ number: number }>({
    name: 'assistant-find-given-hint',
    text: `SELECT (tries.hint ->> 'number')::int AS number
           FROM assistant_answers AS answers
           JOIN assistant_answers AS tries ON tries.turn_id = answers.turn_id AND tries.question = answers.question
           WHERE answers.id = $1 AND tries.hint @> $2::jsonb
           ORDER BY tries.number DESC
           LIMIT 1`,
    values: [answerId, JSON.stringify(place)],
  });
  return rows[0]?.number;
}

async function keepGiven(pool: Pool, answerId: string, hint: GivenHint): Promise<void> {
  await pool.query({
    name: 'assistant-keep-given-hint',
    text: 'UPDATE assistant_answers SET hint = $2 WHERE id = $1',
    values: [answerId, JSON.stringify(hint)],
  });
}
