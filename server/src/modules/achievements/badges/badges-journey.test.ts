import type { BadgeId } from '@navor/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { atMidday } from '../../../test-support/at-midday.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { untilNothingRuns } from '../../../test-support/until-nothing-runs.ts';

let server: TestServer;
let newPerson: NewPerson;
let attempts: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await saveSampleQuizzes(server);
  attempts = attemptCalls(server);
});
afterAll(() => server.stop());

async function newsOf({ cookie }: SamplePerson): Promise<BadgeId[]> {
  const { badges } = await json<{ badges: { id: BadgeId }[] }>(server.call('/api/achievements/news', { cookie }));
  return badges.map(({ id }) => id);
}

const expectNews = (person: SamplePerson, expected: BadgeId[]) =>
  vi.waitFor(async () => expect(await newsOf(person)).toEqual(expect.arrayContaining(expected)), {
    ...{ timeout: 60_000, interval: 50 },
  });

it('tells of badges after a quiz without a mistake, once, and nobody else', async () => {
  const [ana, bor] = [atMidday(await newPerson()), await newPerson()];
  await attempts.finished('vzorec-cas', ana);
  await expectNews(ana, ['first-quiz', 'perfect-quiz']);
  await untilNothingRuns(server);
  const badges = await newsOf(ana);
  await server.call('/api/achievements/news/seen', { body: { badges }, cookie: ana.cookie });
  await attempts.finished('vzorec-cas', ana);
  await untilNothingRuns(server);
  expect(await newsOf(ana)).toEqual([]);
  expect(await newsOf(bor)).toEqual([]);
  const overview = await json<{ badges: { id: BadgeId; earned_at: string | null }[] }>(
    server.call('/api/achievements?language=sl', { cookie: ana.cookie }),
  );
  const earned = overview.badges.filter(({ earned_at }) => earned_at).map(({ id }) => id);
  expect(earned).toEqual(expect.arrayContaining(badges));
});

it('gives a badge to who gets right what they once got wrong by a slip', async () => {
  const person = await newPerson();
  const first = await attempts.started('vzorec-cas', person);
  const answers = await attempts.rightAnswers(first);
  const [position] = [...answers].find(([, { type }]) => type === 'numeric') ?? [0];
  const [slip] = await attempts.slips(first, position);
  await attempts.saved(first, position, person, { response: slip ?? null });
  await attempts.submit(first, person);
  await attempts.finished('vzorec-cas', person);
  await expectNews(person, ['slip-beaten', 'perfect-quiz']);
});
