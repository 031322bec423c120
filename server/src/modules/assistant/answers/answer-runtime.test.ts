import type { Answer, Conversation } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { follow, lastAnswer, opening, soon, sourceOf, startAssistant } from '../assistant.fixture.ts';
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
let questions = 0;
let question: string;
beforeEach(async () => {
  learner = await newPerson();
  questions += 1;
  question = `What is question number ${questions} about?`;
});

/** An answer whose first paragraph has been written, and the gateway's side of it. */
async function beginAnswer() {
  const asked = await assistant.asked(learner, { text: question });
  const call = await assistant.gateway.called(question);
  call.say(opening);
  await vi.waitFor(async () => {
    const answer = await json<Answer>(assistant.readAnswer(learner, asked.answerId));
    expect(answer.blocks).toHaveLength(1);
  }, soon);
  return { ...asked, call };
}

describe('an answer', () => {
  it('is written beside the request and kept whole, with what it used', async () => {
    const { answerId, turn, conversationId } = await assistant.asked(learner, { text: question });
    expect(turn.answer).toMatchObject({ status: 'writing', source: 'gateway', blocks: [], open_text: '', number: 1 });
    const call = await assistant.gateway.called(question);
    call.say(opening);
    call.say('And its end.');
    call.end([120, 34]);
    const answer = await assistant.untilStatus(learner, answerId, 'done');
    expect(sourceOf(answer)).toBe(`${opening.trim()}\n\nAnd its end.`);
    expect(answer).toMatchObject({ failure: null, open_text: '', finished_at: expect.any(String) });
    expect(lastAnswer(await json<Conversation>(assistant.read(learner, conversationId)))).toEqual(answer);
    expect(await assistant.usageOf(answerId)).toEqual({
      ...{ status: 'settled', input_tokens: 120, output_tokens: 34, is_estimated: false },
    });
    expect(await partsOf(answerId)).toBe(0);
  });

  it('is few rows, however many words it comes in', async () => {
    const { answerId } = await assistant.asked(learner, { text: question });
    const call = await assistant.gateway.called(question);
    call.say(opening);
    for (let word = 0; word < 500; word += 1) call.say('word ');
    call.say('last ');
    await vi.waitFor(async () => {
      const { open_text } = await json<Answer>(assistant.readAnswer(learner, answerId));
      expect(open_text).toMatch(/word last\s*$/);
    }, soon);
    expect(await partsOf(answerId)).toBeLessThan(100);
    call.end();
    expect(sourceOf(await assistant.untilStatus(learner, answerId, 'done'))).toMatch(/(word ){500}last$/);
  });

  it('fails in words of the matter and costs nothing when the gateway breaks off', async () => {
    const { answerId, call } = await beginAnswer();
    call.hangUp();
    const answer = await assistant.untilStatus(learner, answerId, 'failed');
    expect(answer).toMatchObject({ failure: 'cut_off' });
    expect(sourceOf(answer)).toBe(opening.trim());
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
  });
});

describe('who follows an answer', () => {
  it('reads it as it grows, in either process, and its end as a whole', async () => {
    const { answerId, call } = await beginAnswer();
    const streams = [await follow(learner, answerId, { at: server }), await follow(learner, answerId, { at: other })];
    call.say('The second part ');
    for (const { words } of streams) {
      await vi.waitFor(() => expect(words().trim()).toBe(`${opening.trim()}|The second part`), soon);
    }
    call.say('is ready.');
    call.end();
    for (const { untilEnd, ended } of streams) {
      expect(sourceOf(await untilEnd())).toBe(`${opening.trim()}\n\nThe second part is ready.`);
      await ended;
    }
  });

  it('goes on in mid-answer after what was known, in another process too', async () => {
    const { answerId, call } = await beginAnswer();
    const { revision } = await json<Answer>(assistant.readAnswer(learner, answerId));
    const first = await follow(learner, answerId, { at: server, after: revision });
    call.say('Now one ');
    await vi.waitFor(() => expect(first.words().trim()).toBe('Now one'), soon);
    const lastEventId = first.events.at(-1)?.id ?? '';
    first.leave();
    call.say('and two ');
    const second = await follow(learner, answerId, { at: other, after: 0, lastEventId });
    await vi.waitFor(() => expect(second.words().trim()).toBe('and two'), soon);
    const third = await follow(learner, answerId, { at: other, lastEventId: 'nonsense' });
    await vi.waitFor(
      () => expect(third.words().replaceAll(/\|? /g, ' ').trim()).toBe(`${opening.trim()}|Now one and two`),
      soon,
    );
    call.end();
    expect((await second.untilEnd()).status).toBe('done');
  });

  it('gets the end at once of one that has ended, whatever was known of it', async () => {
    const { answerId, call } = await beginAnswer();
    call.end();
    await assistant.untilStatus(learner, answerId, 'done');
    for (const after of [0, 1, 10_000, 2 ** 31 - 1]) {
      const stream = await follow(learner, answerId, { at: other, after });
      await stream.ended;
      expect(stream.changes()).toMatchObject([{ kind: 'end', answer: { status: 'done' } }]);
    }
  });

  it('from a position that no answer can have is refused', async () => {
    const { answerId, call } = await beginAnswer();
    call.end();
    const { cookie } = learner;
    for (const after of [2 ** 31, -1])
      expect((await server.call(`/api/assistant/answers/${answerId}/changes?after=${after}`, { cookie })).status).toBe(
        422,
      );
  });

  it('may leave without ending it', async () => {
    const { answerId, call } = await beginAnswer();
    const stream = await follow(learner, answerId, { at: server });
    await stream.until(1);
    stream.leave();
    call.say('Nobody looks.');
    call.end();
    expect(sourceOf(await assistant.untilStatus(learner, answerId, 'done'))).toContain('Nobody looks.');
  });

  it('is nobody but who asked', async () => {
    const { answerId, conversationId, turn, call } = await beginAnswer();
    const administrator = await newPerson({ roles: ['admin'] });
    for (const stranger of [await newPerson(), administrator]) {
      const { response } = await follow(stranger, answerId, { at: server });
      expect(response.status).toBe(404);
      expect((await assistant.readAnswer(stranger, answerId)).status).toBe(404);
      expect((await assistant.stopAnswer(stranger, answerId)).status).toBe(404);
      expect((await assistant.read(stranger, conversationId)).status).toBe(404);
      expect((await assistant.rename(stranger, conversationId, 'Mine')).status).toBe(404);
      expect((await assistant.remove(stranger, conversationId)).status).toBe(404);
      expect((await assistant.askAgain(stranger, turn.id)).status).toBe(404);
    }
    expect(call.isLeft()).toBe(false);
    call.end();
  });

  it('reads nothing more once signed out', async () => {
    const { answerId, call } = await beginAnswer();
    const stream = await follow(learner, answerId, { at: other });
    await stream.until(1);
    await server.database.query('DELETE FROM sessions WHERE user_id = $1', [learner.id]);
    call.say('A secret word.');
    await stream.ended;
    expect(stream.words()).not.toContain('secret');
    expect(stream.events.at(-1)?.data).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    call.end();
  });
});

describe('stopping', () => {
  it.each(['the process that writes it', 'another process'])(
    'ends the request to the gateway, asked of %s',
    async (where) => {
      const { answerId, call } = await beginAnswer();
      call.say('Half a sentence that');
      await vi.waitFor(async () => {
        expect((await json<Answer>(assistant.readAnswer(learner, answerId))).open_text).not.toBe('');
      }, soon);
      const stopped = await json<Answer>(
        assistant.stopAnswer(learner, answerId, where === 'another process' ? other : server),
      );
      expect(stopped.status).toBe('stopped');
      expect(sourceOf(stopped)).toBe(`${opening.trim()}\n\nHalf a sentence that`);
      await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
      expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'settled', is_estimated: true });
    },
  );

  it('costs nothing before anything can be read', async () => {
    const { answerId } = await assistant.asked(learner, { text: question });
    const call = await assistant.gateway.called(question);
    expect(await json<Answer>(assistant.stopAnswer(learner, answerId))).toMatchObject({
      status: 'stopped',
      blocks: [],
    });
    await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
  });

  it('leaves what has ended as it is', async () => {
    const { answerId, call } = await beginAnswer();
    call.end();
    const done = await assistant.untilStatus(learner, answerId, 'done');
    expect(await json<Answer>(assistant.stopAnswer(learner, answerId))).toEqual(done);
  });
});

describe('an answer whose producer has died', () => {
  /** As it is left behind by a process that was killed: nobody renews the lease any more. */
  async function leaveBehind() {
    const { answerId, conversationId, turn, call } = await beginAnswer();
    await assistant.stopAnswer(learner, answerId);
    await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
    await server.database.query(
      `UPDATE assistant_answers SET status = 'writing', finished_at = NULL, blocks = '[]', folded = '',
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
    expect(await partsOf(answerId)).toBe(0);
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
    expect(conversations).toMatchObject([{ id: conversationId, found: 'Whole' }]);
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
    const { conversationId } = await leaveBehindInNewConversation();
    expect((await assistant.ask(learner, { conversationId, text: 'And now?' })).status).toBe(200);
    (await assistant.gateway.called('And now?')).end();
  });

  it('costs nothing either where its conversation is deleted before anybody notices', async () => {
    const { answerId, conversationId } = await leaveBehind();
    expect((await assistant.remove(learner, conversationId)).status).toBe(200);
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
  });

  async function leaveBehindInNewConversation() {
    questions += 1;
    question = `What is question number ${questions} about?`;
    return leaveBehind();
  }
});

it('is interrupted and given back when its process stops', async () => {
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
  await another.stop();
  expect(await stream.untilEnd()).toMatchObject({ status: 'interrupted' });
  await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
  expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
});

it('ends with its conversation, and is not to be had for nothing that way', async () => {
  const { answerId, conversationId, call } = await beginAnswer();
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

it('costs nothing when its conversation is deleted before anything can be read', async () => {
  const { answerId, conversationId } = await assistant.asked(learner, { text: question });
  const call = await assistant.gateway.called(question);
  expect((await assistant.remove(learner, conversationId)).status).toBe(200);
  await vi.waitFor(() => expect(call.isLeft()).toBe(true), soon);
  expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
});

async function partsOf(answerId: string): Promise<number> {
  const rows = await server.database.query('SELECT FROM assistant_answer_parts WHERE answer_id = $1', [answerId]);
  return rows.length;
}
