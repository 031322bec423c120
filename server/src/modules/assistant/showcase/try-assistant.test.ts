import type { TrialAnswer } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { sampleQuizFile, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

const voltage = 12;
const resistance = 470;
const current = '25,5';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople({ hasStarterContent: true }));
  // Always the same resistor and voltage: their current is found in answers by its figures.
  const path = 'quizzes/vzorec/questions/stevilo.yaml';
  const variables = 'range: [6, 24]\n    step: 2\n    unit: V\n  R:\n    list: [470, 680, 1000, 2200]';
  const fixed = `list: [${voltage}, ${voltage}]\n    unit: V\n  R:\n    list: [${resistance}, ${resistance}]`;
  await saveSampleQuizzes(server, { [path]: sampleQuizFile(path, variables, fixed) });
}, 180_000);
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

async function tried(text: string, cookie?: string): Promise<TrialAnswer> {
  const response = await server.call('/api/assistant/trial', {
    body: { text, language: 'sl' },
    ...(cookie && { cookie }),
  });
  expect(response.status).toBe(200);
  return json(response);
}

let idle: SamplePerson;
let examinee: SamplePerson;
/** What the open attempt of the examinee asks for, and what is not right there. */
let asked: { right: string; wrong: string };
beforeAll(async () => {
  [idle, examinee] = [await newPerson(), await newPerson()];
  const attempts = attemptCalls(server);
  const attemptId = await attempts.started('vzorec', examinee);
  const right = (await attempts.rightAnswers(attemptId)).get(4);
  asked = { right: right && 'text' in right ? right.text : '', wrong: '77,7 mA' };
  expect(asked.right).toContain(current);
});

/** Both get the same, but for what says how often they may still ask. */
async function expectAlike(question: string): Promise<void> {
  const own = await tried(question, examinee.cookie);
  expect(own.notices, question).not.toContain('withheld');
  expect(own, question).toEqual({ ...(await tried(question, idle.cookie)), left: own.left });
}

it('converts and reckons with other values while an attempt is open, so that nobody learns whether a guess is right', async () => {
  for (const guess of [asked.right, asked.wrong]) {
    await expectAlike(`Pretvorite ${guess} v A`);
    await expectAlike(`Kolikšen tok je to, če v 1 s preteče naboj ${guess.replace('mA', 'mC')}?`);
  }
});

it.each([
  `Kolikšen tok teče skozi upor ${resistance} Ω pri napetosti ${voltage} V?`,
  `I = ? U = ${voltage * 1000} mV, R = ${resistance / 1000} kΩ`,
])('keeps back what follows from the values of an open attempt, and from nobody else (%#)', async (question) => {
  const answer = await tried(question, idle.cookie);
  expect(answer.notices).not.toContain('withheld');
  expect(JSON.stringify(answer.blocks)).toContain(current);
  const withheld = await tried(question, examinee.cookie);
  expect(withheld.notices).toContain('withheld');
  expect(withheld.citations).toEqual([]);
  expect(JSON.stringify(withheld.blocks)).not.toContain(current);
});
