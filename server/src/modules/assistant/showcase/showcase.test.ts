import type { ExampleAnswer, TrialAnswer } from '@navor/contract';
import { trialQuestionsPerHour } from '@navor/contract/choices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ErrorBody, json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { exampleAnswers } from './example-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { hasStarterContent: true });
}, 180_000);
afterAll(() => server.stop());

const tryOut = (body: object) => server.call('/api/assistant/trial', { method: 'POST', body });

it('answers a visitor with the result and a formula to go on with, and tells how often they may still ask', async () => {
  const response = await tryOut({ text: 'What power at 230 V and 10 A?', language: 'en' });
  expect(response.status).toBe(200);
  const { blocks, notices, left } = await json<TrialAnswer>(response);
  expect(blocks.map(({ source }) => source).join('\n')).toMatch(/2\.3\skW/u);
  expect(blocks.some(({ kind }) => kind === 'formula' || kind === 'calculator')).toBe(true);
  expect(notices).toContain('no_model');
  expect(left).toBeLessThan(trialQuestionsPerHour);
});

it.each(['sl', 'en', 'de'])('answers each example of the showcase in %s', async (language) => {
  const examples = await json<ExampleAnswer[]>(await server.call(`/api/assistant/examples?language=${language}`));
  expect(examples).toHaveLength(5);
  for (const { question, blocks, notices } of examples) {
    expect(notices, question).not.toContain('nothing_found');
    expect(blocks.length, question).toBeGreaterThan(0);
  }
});

it('keeps the examples of each server of a process apart', async () => {
  const now = new Date();
  const own = await exampleAnswers(server.services, 'en', now);
  expect(await exampleAnswers(server.services, 'en', now)).toBe(own);
  expect(await exampleAnswers({ ...server.services }, 'en', now)).not.toBe(own);
});

it.each([
  ['nothing', { text: '  ', language: 'en' }],
  ['more than a question holds', { text: 'a'.repeat(4001), language: 'en' }],
  ['a language that is not ours', { text: 'What is a volt?', language: 'fr' }],
])('refuses %s', async (_, body) => {
  const response = await tryOut(body);
  expect(response.status).toBe(422);
  expect(await json<ErrorBody>(response)).toMatchObject({ code: 'INVALID_INPUT' });
});

it('answers a visitor only so often in an hour', async () => {
  const responses = await Promise.all(
    Array.from({ length: trialQuestionsPerHour + 1 }, () => tryOut({ text: 'Hello', language: 'en' })),
  );
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(responses.length - refused.length).toBeLessThanOrEqual(trialQuestionsPerHour);
});
