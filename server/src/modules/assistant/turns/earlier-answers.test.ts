import { randomUUID } from 'node:crypto';
import type { AnswerStatus, Conversation, ConversationCard, Turn } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScriptedCall } from '../../../test-support/fake-gateway/scripted-gateway.ts';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { sourceOf, startAssistant } from '../assistant.fixture.ts';
import type { Asked } from './ask.ts';

let assistant: Awaited<ReturnType<typeof startAssistant>>;
let other: TestServer;
beforeAll(async () => {
  assistant = await startAssistant();
  other = await assistant.startAnother();
});
afterAll(async () => {
  await other.stop();
  await assistant.stop();
});

let learner: SamplePerson;
let question: string;
beforeEach(async () => {
  learner = await assistant.newPerson();
  question = assistant.newQuestion();
});

type Ending = { status: AnswerStatus; text?: string; end: (call: ScriptedCall, answerId: string) => unknown };

/** Has it answered again, with the end that the gateway or the reader makes of it. */
async function triedAgain(turnId: string, { status, text, end }: Ending): Promise<Asked> {
  const asked = await json<Asked>(assistant.askAgain(learner, turnId, text === undefined ? {} : { text }));
  const answerId = asked.turn.answer?.id ?? '';
  await end(
    await assistant.gateway.called(text ?? question, text === undefined ? asked.turn.answer?.number : 1),
    answerId,
  );
  await assistant.untilStatus(learner, answerId, status);
  return asked;
}

const failing: Omit<Ending, 'text'> = { status: 'failed', end: (call) => call.end() };

/** As another process tells it. */
async function lastTurn(conversationId: string): Promise<Turn | undefined> {
  return (await json<Conversation>(assistant.read(learner, conversationId, '', other))).turns.at(-1);
}

async function historyOfNext(conversationId: string): Promise<string> {
  const text = assistant.newQuestion();
  await assistant.asked(learner, { conversationId, text });
  const call = await assistant.gateway.called(text);
  call.end();
  return call.messages.map(({ content }) => content).join('\n');
}

describe('the answer before a try', () => {
  it.each<[string, Ending]>([
    ['came to nothing', failing],
    [
      'was stopped before anything came of it',
      { status: 'stopped', end: (_, id) => assistant.stopAnswer(learner, id) },
    ],
    [
      'broke off in the middle',
      {
        status: 'failed',
        end: async (call, id) => {
          await assistant.saidOpening(learner, id, call);
          call.hangUp();
        },
      },
    ],
  ])('that %s is still there, beside that try', async (_, ending) => {
    const { turn: asked, conversationId } = await assistant.answered(learner, {
      text: question,
      reply: 'The good reply.',
    });
    const { turn: begun } = await triedAgain(asked.id, ending);
    expect(begun).toMatchObject({ answer: { number: 2, status: 'writing' }, earlier_answer: { number: 1 } });
    const turn = await lastTurn(conversationId);
    expect(turn?.answer).toMatchObject({ number: 2, status: ending.status, question });
    expect(turn?.earlier_answer).toMatchObject({ number: 1, status: 'done', question });
    expect(sourceOf(turn?.earlier_answer)).toBe('The good reply.');
    expect(await historyOfNext(conversationId)).toContain('The good reply.');
  });

  it('is the last one that counts, however many fail after it', async () => {
    const { turn: asked, conversationId } = await assistant.answered(learner, {
      text: question,
      reply: 'The first reply.',
    });
    await triedAgain(asked.id, {
      status: 'done',
      end: (call) => {
        call.say('The second reply.');
        call.end();
      },
    });
    expect(await lastTurn(conversationId)).toMatchObject({ answer: { number: 2 }, earlier_answer: null });
    for (const _ of ['third', 'fourth']) await triedAgain(asked.id, failing);
    const turn = await lastTurn(conversationId);
    expect(turn).toMatchObject({ answer: { number: 4 }, earlier_answer: { number: 2 } });
    expect(sourceOf(turn?.earlier_answer)).toBe('The second reply.');
  });
});

describe('a question in other words that gets no answer', () => {
  it('stands beside the earlier one with its own answer, and what is asked next knows of that', async () => {
    const { turn: asked, conversationId } = await assistant.answered(learner, {
      text: question,
      reply: 'The good reply.',
    });
    const text = `In other words, ${randomUUID()}?`;
    await triedAgain(asked.id, { ...failing, text });
    expect(await lastTurn(conversationId)).toMatchObject({
      text,
      answer: { number: 2, status: 'failed', question: text },
      earlier_answer: { number: 1, status: 'done', question },
    });
    const history = await historyOfNext(conversationId);
    for (const words of [question, 'The good reply.']) expect(history).toContain(words);
    expect(history).not.toContain(text);
  });

  it('leaves an answer replaced that was given to the same words long before', async () => {
    const { turn: asked, conversationId } = await assistant.answered(learner, { text: question, reply: 'The oldest.' });
    const text = `In other words, ${randomUUID()}?`;
    const end = (call: ScriptedCall) => {
      call.say('The newer one.');
      call.end();
    };
    await triedAgain(asked.id, { status: 'done', text, end });
    const { turn } = await json<Asked>(assistant.askAgain(learner, asked.id, { text: question }));
    (await assistant.gateway.called(question, 2)).end();
    await assistant.untilStatus(learner, turn.answer?.id ?? '', 'failed');
    expect((await lastTurn(conversationId))?.earlier_answer).toMatchObject({ number: 2, question: text });
    const history = await historyOfNext(conversationId);
    expect(history).toContain('The newer one.');
    expect(history).not.toContain('The oldest.');
  });

  it('hides neither the earlier question nor its answer from the search, until it is answered', async () => {
    const { turn: asked, conversationId } = await assistant.answered(learner, {
      text: question,
      reply: 'A reply about thermistors.',
    });
    const found = async (q: string) => {
      const { conversations } = await json<{ conversations: ConversationCard[] }>(assistant.list(learner, `?q=${q}`));
      return conversations.map(({ id }) => id);
    };
    const text = `In other words, ${randomUUID()}?`;
    await triedAgain(asked.id, { ...failing, text });
    for (const q of ['thermistors', 'number', 'words']) expect(await found(q), q).toEqual([conversationId]);
    const { turn } = await json<Asked>(assistant.askAgain(learner, asked.id));
    const call = await assistant.gateway.called(text, 2);
    call.say('A reply about diodes.');
    call.end();
    await assistant.untilStatus(learner, turn.answer?.id ?? '', 'done');
    for (const q of ['thermistors', 'number']) expect(await found(q), q).toEqual([]);
    expect(await found('diodes')).toEqual([conversationId]);
  });
});
