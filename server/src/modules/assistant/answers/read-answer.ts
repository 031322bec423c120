import type { Answer } from '@navor/contract';
import type { Pool } from 'pg';
import type { SignedIn } from '../../../platform/access.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { own } from '../assistant.policy.ts';
import { type AnswerRow, answerColumns, presentAnswers } from './answer-rows.ts';
import { endDeadAnswers } from './end-dead-answers.ts';

/** An answer as it stands. One whose producer has died ends with being looked at. */
export async function readAnswer(services: Services, viewer: SignedIn, answerId: string): Promise<Answer> {
  const row = own(viewer, await findAnswer(services.pool, answerId));
  const current = row.is_dead ? await findEnded(services, answerId) : row;
  const [answer] = await presentAnswers(services, viewer, [found(current)]);
  return found(answer);
}

async function findEnded(services: Services, answerId: string): Promise<AnswerRow | undefined> {
  await endDeadAnswers(services, { answerIds: [answerId] });
  return findAnswer(services.pool, answerId);
}

async function findAnswer(pool: Pool, answerId: string): Promise<AnswerRow | undefined> {
  const { rows } = await pool.query<AnswerRow>({
    name: 'assistant-find-answer',
    text: `SELECT ${answerColumns} FROM assistant_answers AS answers WHERE answers.id = $1`,
    values: [answerId],
  });
  return rows[0];
}
