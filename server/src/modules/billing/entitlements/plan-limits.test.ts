import type { PlanId } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { sampleQuizFile, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { startWithSandbox } from '../billing.fixture.ts';

let started: Awaited<ReturnType<typeof startWithSandbox>>;
/** As many standalone quizzes as the free tier has attempts a day. */
const quizzes = Array.from({ length: 5 }, (_, index) => `kratek-${index + 1}`);

beforeAll(async () => {
  started = await startWithSandbox();
  const short = sampleQuizFile('quizzes/vzorec-modul/quiz.yaml', 'placement:\n  course: osnove\n  module: prvi\n');
  const question = sampleQuizFile('quizzes/vzorec-modul/questions/drzi.yaml');
  const files = quizzes.flatMap((id) => [
    [`quizzes/${id}/quiz.yaml`, short],
    [`quizzes/${id}/questions/drzi.yaml`, question],
  ]);
  await saveSampleQuizzes(started.server, Object.fromEntries(files));
});
afterAll(() => started.server.stop());

/** What the server lets somebody do who has used up a free day. */
async function unlocked(person: SamplePerson): Promise<Record<string, number>> {
  const { call, server } = started;
  return {
    quizOfCourse: (await attemptCalls(server).start('vzorec-modul', person)).status,
    attempt: (await attemptCalls(server).start('vzorec', person)).status,
    analytics: (await call(person, '/api/quiz-analytics')).status,
  };
}

const locked = { quizOfCourse: 403, attempt: 409, analytics: 403 };
const open = { quizOfCourse: 200, attempt: 200, analytics: 200 };

it.each<[PlanId]>([['sl-standard'], ['international-pro']])(
  'opens what %s unlocks when it is paid, and closes it when the money goes back',
  async (plan) => {
    const { server, newPayer, subscribe, call } = started;
    const person = await newPayer();
    for (const id of quizzes) await attemptCalls(server).started(id, person);
    expect(await unlocked(person)).toEqual(locked);
    await subscribe(person, plan);
    expect(await unlocked(person)).toEqual(open);
    expect((await call(person, '/api/billing/refund', {})).status).toBe(200);
    expect(await unlocked(person)).toMatchObject({ analytics: 403 });
  },
);
