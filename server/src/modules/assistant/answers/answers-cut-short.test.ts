import { setTimeout as delay } from 'node:timers/promises';
import type { Allowance, Answer, Conversation } from '@navor/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { lockPerson } from '../../identity/index.ts';
import { follow, lastAnswer, opening, soon, startAssistant } from '../assistant.fixture.ts';
import { endDeadAnswersJob } from './end-dead-answers.ts';

let assistant: Awaited<ReturnType<typeof startAssistant>>;
let server: TestServer;
let other: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  assistant = await startAssistant();
  ({ server, newPerson } = assistant);
  other = await assistant.startAnother();
});
afterAll(async () => {
  await other.stop();
  await assistant.stop();
});

let learner: SamplePerson;
let question: string;
beforeEach(async () => {
  learner = await newPerson();
  question = assistant.newQuestion();
});

describe('an answer whose producer has died', () => {
  /** As it is left behind by a process that was killed: nobody renews the lease any more. */
  async function leaveBehind() {
    const { answerId, conversationId, turn, call } = await assistant.begun(learner, question);
    await assistant.stopAnswer(learner, answerId);
    await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
    await server.database.query(
      `UPDATE assistant_answers SET status = 'writing', finished_at = NULL, blocks = '[]', folded = lower(question),
              alive_until = now() - interval '1 second' WHERE id = $1`,
      [answerId],
    );
    await server.database.query(`UPDATE assistant_usage SET status = 'reserved' WHERE answer_id = $1`, [answerId]);
    const part = { kind: 'block', block: { kind: 'html', html: '<p>Whole</p>', source: 'Whole', equalities: [] } };
    await server.database.query(
      `INSERT INTO assistant_answer_parts (answer_id, user_id, position, part)
       VALUES ($1, $2, 1, $3), ($1, $2, 2, '{"kind":"text","text":"half"}')`,
      [answerId, learner.id, JSON.stringify(part)],
    );
    return { answerId, conversationId, turn };
  }

  const interrupted = { status: 'interrupted', open_text: '', blocks: [{ source: 'Whole' }] };

  it('is interrupted for who reads it, and costs nothing', async () => {
    const { answerId } = await leaveBehind();
    const answers = await Promise.all([server, other, server].map((at) => assistant.readAnswer(learner, answerId, at)));
    for (const answer of answers) expect(await json(answer)).toMatchObject(interrupted);
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
    expect(await assistant.partsOf(answerId)).toBe(0);
  });

  it('is interrupted in its conversation, in lists and in streams', async () => {
    const { answerId, conversationId } = await leaveBehind();
    const { conversations } = await json<{ conversations: Conversation[] }>(assistant.list(learner));
    expect(conversations).toMatchObject([{ id: conversationId, is_writing: false }]);
    expect(lastAnswer(await json<Conversation>(assistant.read(learner, conversationId)))).toMatchObject(interrupted);
    const stream = await follow(learner, answerId, { at: other });
    expect(await stream.untilEnd()).toMatchObject(interrupted);
  });

  it('is found by the words that it had', async () => {
    const { answerId, conversationId } = await leaveBehind();
    await assistant.readAnswer(learner, answerId);
    const { conversations } = await json<{ conversations: Conversation[] }>(assistant.list(learner, '?q=whole'));
    expect(conversations).toMatchObject([{ id: conversationId, found: `${question} Whole` }]);
  });

  it('is interrupted for whoever follows it when it is noticed', async () => {
    const { answerId } = await leaveBehind();
    await server.database.query(`UPDATE assistant_answers SET alive_until = now() + interval '1 hour' WHERE id = $1`, [
      answerId,
    ]);
    const stream = await follow(learner, answerId, { at: other });
    await stream.until(2);
    await server.database.query(`UPDATE assistant_answers SET alive_until = now() WHERE id = $1`, [answerId]);
    await endDeadAnswersJob.run({}, server.services);
    expect(await stream.untilEnd()).toMatchObject(interrupted);
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
  });

  it('can be asked for again at once, and holds up no other question', async () => {
    const again = await leaveBehind();
    const retried = await json<{ turn: { answer: Answer } }>(assistant.askAgain(learner, again.turn.id));
    expect(retried.turn.answer).toMatchObject({ status: 'writing', number: 2 });
    (await assistant.gateway.called(question, 2)).end();
    question = assistant.newQuestion();
    const { conversationId } = await leaveBehind();
    expect((await assistant.ask(learner, { conversationId, text: 'And now?' })).status).toBe(200);
    (await assistant.gateway.called('And now?')).end();
  });

  it('takes none of the day’s messages, also before anybody notices', async () => {
    const { answerId } = await leaveBehind();
    const left = async () =>
      (await json<{ allowance: Allowance }>(server.call('/api/assistant', { cookie: learner.cookie }))).allowance.left;
    expect(await left()).toBe(10);
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'reserved' });
    const next = await assistant.asked(learner, { text: 'And elsewhere?' });
    expect(next.allowance.left).toBe(9);
    expect(await assistant.usageOf(answerId), 'so that it cannot be charged for later').toMatchObject({
      status: 'released',
    });
    (await assistant.gateway.called('And elsewhere?')).end();
  });

  it('costs nothing either where its conversation is deleted before anybody notices', async () => {
    const { answerId, conversationId } = await leaveBehind();
    expect((await assistant.remove(learner, conversationId)).status).toBe(200);
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
  });

  it('is given back for good, and what it used is known all the same when its producer was only late', async () => {
    const { answerId, call } = await assistant.begun(learner, question);
    await server.database.query(
      `UPDATE assistant_answers SET alive_until = now() - interval '1 second' WHERE id = $1`,
      [answerId],
    );
    await endDeadAnswersJob.run({}, server.services);
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
    call.end([120, 34]);
    await vi.waitFor(async () => {
      expect((await assistant.usageOf(answerId))?.output_tokens).toBeGreaterThan(0);
    }, soon);
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
  });

  it('goes on when its producer was late and nobody noticed', async () => {
    const { answerId, call } = await assistant.begun(learner, question);
    await server.database.query(
      `UPDATE assistant_answers SET alive_until = now() - interval '1 second' WHERE id = $1`,
      [answerId],
    );
    call.end();
    await vi.waitFor(async () => expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'settled' }), soon);
    expect(await json<Answer>(assistant.readAnswer(learner, answerId))).toMatchObject({ status: 'done' });
  });
});

it('is interrupted and given back when its process stops', async () => {
  const { another, answerId, call, stream } = await followedFromAnother();
  await another.stop();
  expect(await stream.untilEnd()).toMatchObject({ status: 'interrupted' });
  await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
  expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
});

it('ends with its conversation, and is not to be had for nothing that way', async () => {
  const { answerId, conversationId, call } = await assistant.begun(learner, question);
  const stream = await follow(learner, answerId, { at: other });
  await stream.until(1);
  expect((await assistant.remove(learner, conversationId)).status).toBe(200);
  await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
  await stream.ended;
  expect(stream.events.at(-1)?.data).toMatchObject({ code: 'NOT_FOUND' });
  await vi.waitFor(async () => {
    const usage = await assistant.usageOf(answerId);
    expect(usage).toMatchObject({ status: 'settled', is_estimated: true });
    expect(usage?.output_tokens).toBeGreaterThan(0);
  }, soon);
  expect((await assistant.read(learner, conversationId)).status).toBe(404);
});

it('ends with the account of who asked, and nothing of it is left', async () => {
  const { answerId, call } = await assistant.begun(learner, question);
  await server.database.query('DELETE FROM users WHERE id = $1', [learner.id]);
  call.say(opening);
  await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
  expect(await assistant.partsOf(answerId)).toBe(0);
  expect(await assistant.usageOf(answerId)).toBeUndefined();
});

it('costs nothing when its conversation is deleted before anything can be read', async () => {
  const { answerId, conversationId } = await assistant.asked(learner, { text: question });
  const call = await assistant.gateway.called(question);
  expect((await assistant.remove(learner, conversationId)).status).toBe(200);
  await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
  expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
});

it('keeps nothing of a thought that was taken for the answer', async () => {
  const { answerId, call, stream } = await followedFromAnother();
  call.say('So they want the power.\n</think>\n\nIt is 24 W.');
  call.end();
  expect(await stream.untilEnd()).toMatchObject({ status: 'failed', blocks: [], citations: [] });
  expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
});

it('costs nothing where it began while its conversation was being deleted', async () => {
  const { answerId, conversationId, call } = await assistant.begun(learner, question);
  call.end();
  await assistant.untilStatus(learner, answerId, 'done');
  const removing = await server.services.db.transaction(async (tx) => {
    await lockPerson(tx, learner.id);
    const removed = assistant.remove(learner, conversationId);
    await delay(500);
    // As one that is being asked just now.
    await tx.execute(sql`UPDATE assistant_answers SET status = 'writing', finished_at = NULL,
      alive_until = now() + interval '1 hour' WHERE id = ${answerId}`);
    await tx.execute(sql`UPDATE assistant_usage SET status = 'reserved' WHERE answer_id = ${answerId}`);
    return { removed };
  });
  expect((await removing.removed).status).toBe(200);
  expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
});

/** An answer that another process writes, and this one is asked for, in the middle of it. */
async function followedFromAnother() {
  const another = await assistant.startAnother();
  onTestFinished(() => another.stop());
  const path = `/api/assistant/conversations/${crypto.randomUUID()}/turns/${crypto.randomUUID()}`;
  const answerId = crypto.randomUUID();
  const body = { text: question, language: 'en', answerId };
  await another.call(path, { method: 'PUT', body, cookie: learner.cookie });
  const call = await assistant.gateway.called(question);
  call.say(opening);
  const stream = await follow(learner, answerId, { at: server });
  await stream.until(1);
  return { another, answerId, call, stream };
}
