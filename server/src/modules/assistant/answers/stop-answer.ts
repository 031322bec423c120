import type { Answer } from '@navor/contract';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { answerTopic } from './answer-topic.ts';
import { readAnswer } from './read-answer.ts';
import { stopMessage } from './supervise-answer.ts';

/** Enough for the process that writes it to hear of it and to end; then the answer is told as it stands. */
const patienceMs = 3000;

/** Asks whoever writes an answer to stop, in whatever process; one that has ended stays as it is. */
export async function stopAnswer(services: Services, viewer: SignedIn, answerId: string): Promise<Answer> {
  const { db, pool, live } = services;
  const answer = await readAnswer(services, viewer, answerId);
  if (answer.status !== 'writing') return answer;
  const isOver = AbortSignal.timeout(patienceMs);
  const changes = live.watch([answerTopic(answerId)], isOver);
  await pool.query({
    name: 'assistant-request-stop',
    text: `UPDATE assistant_answers SET stop_requested_at = coalesce(stop_requested_at, now())
           WHERE id = $1 AND status = 'writing'`,
    values: [answerId],
  });
  await live.publish(db, answerTopic(answerId), stopMessage);
  for await (const _ of changes) {
    const current = await readAnswer(services, viewer, answerId);
    if (current.status !== 'writing') return current;
  }
  return readAnswer(services, viewer, answerId);
}
