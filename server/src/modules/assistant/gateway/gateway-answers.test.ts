import { randomUUID } from 'node:crypto';
import type { Answer, AssistantStanding } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as fake from '../../../test-support/fake-gateway/index.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let gateway: Awaited<ReturnType<typeof fake.startFakeGateway>>;
let server: TestServer;
let learner: SamplePerson;

beforeAll(async () => {
  gateway = await fake.startFakeGateway(fake.answers('Yes.'));
  server = await startTestServer(gateway.env);
  learner = await openAccount(server, 'ana', { plan: 'premium' });
});
afterAll(() => gateway.stop());

const read = (answerId: string) =>
  json<Answer>(server.call(`/api/assistant/answers/${answerId}`, { cookie: learner.cookie }));
const standing = () => json<AssistantStanding>(server.call('/api/assistant', { cookie: learner.cookie }));

async function ask(): Promise<string> {
  const answerId = randomUUID();
  const asked = await server.call(`/api/assistant/conversations/${randomUUID()}/turns/${randomUUID()}`, {
    ...{ method: 'PUT', cookie: learner.cookie },
    body: { answerId, text: 'What is electric current?', language: 'en', attachments: [] },
  });
  expect(asked.status).toBe(200);
  return answerId;
}

async function ended(answerId: string): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await read(answerId);
      expect(answer.status).not.toBe('writing');
      return answer;
    },
    { timeout: 30_000, interval: 20 },
  );
}

it('tells which model answers, and never its key', async () => {
  const answer = await standing();
  expect(answer).toMatchObject({ source: 'gateway', model: 'fake-model' });
  expect(JSON.stringify(answer)).not.toContain(fake.gatewayKey);
});

describe('an answer that could not be had', () => {
  it.each([
    ['a wrong key', 'misconfigured', fake.echoesKey(401)],
    ['an account that is used up', 'misconfigured', fake.refusesWith(429, 'no', 'insufficient_quota')],
    ['a gateway that asks for an hour', 'busy', fake.refuses(429, {}, { 'retry-after': '3600' })],
    ['a filter', 'filtered', fake.answers('Well', { finishReason: 'content_filter' })],
    ['a stream without an end', 'cut_off', fake.answers('Half of it', { finishReason: null })],
    ['a conversation that is too long', 'too_long', fake.refusesWith(400, 'context_length_exceeded')],
    ['an answer without words', 'empty', fake.answers('')],
  ] as const)('because of %s says so (%s), costs nothing and can be asked for again', async (_, failure, behaviour) => {
    gateway.behave(behaviour);
    const { allowance } = await standing();
    const answer = await ended(await ask());
    expect(answer).toMatchObject({ status: 'failed', failure });
    expect(JSON.stringify(answer)).not.toContain(fake.gatewayKey);
    expect((await standing()).allowance.left).toBe(allowance.left);
    gateway.behave(fake.answers('An electric current is a flow of charge.'));
    const again = randomUUID();
    const retried = await server.call(`/api/assistant/turns/${answer.turn_id}/answers/${again}`, {
      ...{ method: 'PUT', body: {}, cookie: learner.cookie },
    });
    expect(retried.status).toBe(200);
    expect(await ended(again)).toMatchObject({ status: 'done', number: 2, source: 'gateway' });
  });
});

it('ends the request to the gateway when the learner stops the answer', async () => {
  gateway.behave(fake.fallsSilentAfter('An electric current is a flow of charge.\n\nAnd then'));
  const before = gateway.requests.length;
  const answerId = await ask();
  await vi.waitFor(() => expect(gateway.requests.length).toBe(before + 1), { timeout: 30_000 });
  const stopped = await server.call(`/api/assistant/answers/${answerId}/stop`, { body: {}, cookie: learner.cookie });
  expect(stopped.status).toBe(200);
  expect(await gateway.requests.at(-1)?.closed).toEqual({ wasFinished: false });
  expect((await ended(answerId)).status).toBe('stopped');
});
