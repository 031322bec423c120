import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../test-support/count-statements.ts';
import { insertAttemptAt } from '../../test-support/sample-answers.ts';
import { attemptCalls } from '../../test-support/sample-attempts.ts';
import { type NewPerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../test-support/sample-quizzes.ts';
import type { TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  await saveSampleQuizzes(server);
});
afterAll(() => server.stop());

const statementsOf = (request: () => Promise<Response>) => countStatements(server, request);

it('keeps an answer by one statement', async () => {
  const person = await newPerson();
  const id = await calls.started('vzorec', person);
  for (const [revision, text] of ['a', 'b', 'b'].entries()) {
    const save = () => calls.save(id, 6, person, { response: { type: 'short-text', text }, revision });
    expect(await statementsOf(save)).toBe(viewerStatements + 1);
  }
  expect(await statementsOf(() => calls.flag(id, 6, person))).toBe(viewerStatements + 1);
});

it('shows an attempt by one statement once its questions are known', async () => {
  const person = await newPerson();
  const [long, short] = [await calls.started('vzorec', person), await calls.started('vzorec-cas', person)];
  for (const id of [long, short]) {
    await calls.read(id, person);
    expect(await statementsOf(() => calls.get(id, person))).toBe(viewerStatements + 1);
  }
  await calls.saved(long, 3, person, { response: { type: 'true-false', choice: true } });
  expect(await statementsOf(() => calls.check(long, 3, person)), 'checking').toBe(viewerStatements + 2);
  expect(await statementsOf(() => calls.hint(long, 4, person)), 'a hint').toBe(viewerStatements + 2);
});

it('tells what comes after an attempt by one statement more', async () => {
  const person = await newPerson();
  // Handing in would set jobs to work beside the request.
  const closed = await insertAttemptAt(server.database, {
    ...{ userId: person.id, quizId: 'vzorec', at: new Date() },
    answers: [{ question: 'drzi', outcome: { kind: 'unanswered' } }],
  });
  await calls.read(closed, person);
  expect(await statementsOf(() => calls.get(closed, person))).toBe(viewerStatements + 2);
});

it('lists quizzes by as many statements, whatever their number', async () => {
  const person = await newPerson();
  const subscriber = await newPerson({ plan: 'standard' });
  const list = (cookie?: string) => () => server.call('/api/quizzes', cookie ? { cookie } : {});
  expect(await statementsOf(list())).toBe(2);
  expect(await statementsOf(list(subscriber.cookie))).toBe(viewerStatements + 2);
  expect(await statementsOf(list(person.cookie)), 'with a daily limit').toBe(viewerStatements + 3);
  expect(await statementsOf(() => server.call('/api/courses/osnove/quizzes', person))).toBe(viewerStatements + 2);
  expect(await statementsOf(() => server.call('/api/quizzes/vzorec', person))).toBe(viewerStatements + 3);
});
