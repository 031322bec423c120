import type { TrialAnswer } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await saveSampleQuizzes(server);
});
afterAll(() => server.stop());

async function tried(text: string, cookie?: string): Promise<TrialAnswer> {
  const response = await server.call('/api/assistant/trial', {
    body: { text, language: 'sl' },
    ...(cookie && { cookie }),
  });
  expect(response.status).toBe(200);
  return json(response);
}

it('reckons for a visitor what it keeps back from somebody whose attempt asks for it', async () => {
  const [idle, examinee] = [await newPerson(), await newPerson()];
  const attempts = attemptCalls(server);
  const right = (await attempts.rightAnswers(await attempts.started('vzorec', examinee))).get(4);
  const current = right && 'text' in right ? right.text : '';
  const [figures = ''] = /^[\d,]{1,6}/.exec(current) ?? [];
  const question = `Pretvorite ${current} v A`;
  for (const cookie of [undefined, idle.cookie]) {
    const answer = await tried(question, cookie);
    expect(answer.notices).not.toContain('withheld');
    expect(JSON.stringify(answer.blocks)).toContain(figures);
  }
  const withheld = await tried(question, examinee.cookie);
  expect(withheld.notices).toContain('withheld');
  expect(withheld.citations).toEqual([]);
  expect(JSON.stringify(withheld.blocks)).not.toContain(figures);
});
