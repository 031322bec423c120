import type { Answer, Conversation } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { follow, lastAnswer, opening, soon, sourceOf, startAssistant } from '../assistant.fixture.ts';

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
    expect(await assistant.partsOf(answerId)).toBe(0);
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
    expect(await assistant.partsOf(answerId)).toBeLessThan(100);
    call.end();
    expect(sourceOf(await assistant.untilStatus(learner, answerId, 'done'))).toMatch(/(word ){500}last$/);
  });

  it('fails in words of the matter and costs nothing when the gateway breaks off', async () => {
    const { answerId, call } = await assistant.begun(learner, question);
    call.hangUp();
    const answer = await assistant.untilStatus(learner, answerId, 'failed');
    expect(answer).toMatchObject({ failure: 'cut_off' });
    expect(sourceOf(answer)).toBe(opening.trim());
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
  });
});

describe('who follows an answer', () => {
  it('reads it as it grows, in either process, and its end as a whole', async () => {
    const { answerId, call } = await assistant.begun(learner, question);
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
    const { answerId, call } = await assistant.begun(learner, question);
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
    const { answerId, call } = await assistant.begun(learner, question);
    call.end();
    await assistant.untilStatus(learner, answerId, 'done');
    for (const after of [0, 1, 10_000, 2 ** 31 - 1]) {
      const stream = await follow(learner, answerId, { at: other, after });
      await stream.ended;
      expect(stream.changes()).toMatchObject([{ kind: 'end', answer: { status: 'done' } }]);
    }
  });

  it('from a position that no answer can have is refused', async () => {
    const { answerId, call } = await assistant.begun(learner, question);
    call.end();
    const { cookie } = learner;
    for (const after of [2 ** 31, -1])
      expect((await server.call(`/api/assistant/answers/${answerId}/changes?after=${after}`, { cookie })).status).toBe(
        422,
      );
  });

  it('may leave without ending it', async () => {
    const { answerId, call } = await assistant.begun(learner, question);
    const stream = await follow(learner, answerId, { at: server });
    await stream.until(1);
    stream.leave();
    call.say('Nobody looks.');
    call.end();
    expect(sourceOf(await assistant.untilStatus(learner, answerId, 'done'))).toContain('Nobody looks.');
  });

  it('is nobody but who asked', async () => {
    const { answerId, conversationId, turn, call } = await assistant.begun(learner, question);
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
    const { answerId, call } = await assistant.begun(learner, question);
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
      const { answerId, call } = await assistant.begun(learner, question);
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
    const { answerId, call } = await assistant.begun(learner, question);
    call.end();
    const done = await assistant.untilStatus(learner, answerId, 'done');
    expect(await json<Answer>(assistant.stopAnswer(learner, answerId))).toEqual(done);
  });
});
