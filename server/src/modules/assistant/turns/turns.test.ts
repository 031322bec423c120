import { randomUUID } from 'node:crypto';
import type { Answer, Conversation } from '@navor/contract';
import { mostTurns, questionLength } from '@navor/contract/choices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSampleItem } from '../../../test-support/sample-library.ts';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';
import { sourceOf, startAssistant } from '../assistant.fixture.ts';
import type { Asked } from './ask.ts';

let assistant: Awaited<ReturnType<typeof startAssistant>>;
let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  assistant = await startAssistant();
  ({ server, newPerson } = assistant);
});
afterAll(() => assistant.stop());

let learner: SamplePerson;
beforeEach(async () => {
  learner = await newPerson();
});

const newQuestion = () => assistant.newQuestion();
const answered = (text: string, more: { conversationId?: string; reply?: string } = {}) =>
  assistant.answered(learner, { text, ...more });

const codeOf = async (response: Response) => (await json<ErrorBody>(response)).code;

describe('asking', () => {
  it('twice is asking once: the same answer, charged once', async () => {
    const ids = { conversationId: randomUUID(), turnId: randomUUID(), answerId: randomUUID() };
    const text = newQuestion();
    const together = await Promise.all(Array.from({ length: 8 }, () => assistant.ask(learner, { ...ids, text })));
    const answers = await Promise.all(together.map((response) => json<Asked>(response)));
    for (const { turn, allowance } of answers) {
      expect(turn).toMatchObject({ id: ids.turnId, number: 1, text, answer: { id: ids.answerId } });
      expect(allowance).toMatchObject({ limit: 10, left: 9 });
    }
    (await assistant.gateway.called(text)).end();
    await assistant.untilStatus(learner, ids.answerId, 'failed');
    const late = await json<Asked>(assistant.ask(learner, { ...ids, text: 'Something else?' }));
    expect(late.turn).toMatchObject({ text, answer: { status: 'failed', failure: 'empty' } });
    expect(assistant.gateway.callsAbout(text)).toHaveLength(1);
  });

  it('with ids of others finds nothing', async () => {
    const text = newQuestion();
    const { conversationId, turn, answerId, call } = { ...(await answered(text)) };
    const stranger = await newPerson();
    for (const ids of [{ conversationId }, { turnId: turn.id }, { conversationId, turnId: turn.id }, { answerId }]) {
      expect((await assistant.ask(stranger, { ...ids, text: 'Mine?' })).status, JSON.stringify(ids)).toBe(404);
    }
    expect((await assistant.ask(learner, { turnId: turn.id })).status).toBe(404);
    expect((await assistant.ask(learner, { answerId })).status).toBe(404);
    const deleted = await answered(newQuestion());
    await assistant.remove(learner, deleted.conversationId);
    expect((await assistant.ask(learner, { answerId: deleted.answerId })).status).toBe(404);
    const { conversations } = await json<{ conversations: unknown[] }>(assistant.list(stranger));
    expect(conversations).toEqual([]);
    expect(call.messages.length).toBeGreaterThan(0);
    const { turns } = await json<Conversation>(assistant.read(learner, conversationId));
    expect(turns).toHaveLength(1);
  });

  it('does not begin a conversation anew that was deleted elsewhere', async () => {
    const { conversationId } = await answered(newQuestion());
    expect((await assistant.remove(learner, conversationId)).status).toBe(200);
    const refused = await assistant.ask(learner, { conversationId, begins: false });
    expect([refused.status, await codeOf(refused)]).toEqual([404, 'CONVERSATION_GONE']);
    expect((await assistant.read(learner, conversationId)).status).toBe(404);
    const stranger = await newPerson();
    const { conversationId: open } = await answered(newQuestion());
    expect(await codeOf(await assistant.ask(stranger, { conversationId: open, begins: false }))).toBe(
      'CONVERSATION_GONE',
    );
    const went = await assistant.asked(learner, { conversationId: open, text: newQuestion(), begins: false });
    expect(went.turn.number).toBe(2);
  });

  it('waits for the answer before in the same conversation, not in others', async () => {
    const text = newQuestion();
    const { conversationId, answerId, turn } = await assistant.asked(learner, { text });
    const refused = await assistant.ask(learner, { conversationId, text: newQuestion() });
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'ANSWER_UNFINISHED']);
    expect(await codeOf(await assistant.askAgain(learner, turn.id))).toBe('ANSWER_UNFINISHED');
    const elsewhere = newQuestion();
    await assistant.asked(learner, { text: elsewhere });
    for (const each of [text, elsewhere]) (await assistant.gateway.called(each)).end();
    await assistant.untilStatus(learner, answerId, 'failed');
    expect((await assistant.ask(learner, { conversationId, text: 'Now?' })).status).toBe(200);
  });

  it('many things at once in one conversation begins one answer', async () => {
    const conversationId = randomUUID();
    const texts = Array.from({ length: 6 }, newQuestion);
    const responses = await Promise.all(texts.map((text) => assistant.ask(learner, { conversationId, text })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { turns } = await json<Conversation>(assistant.read(learner, conversationId));
    expect(turns).toHaveLength(1);
    (await assistant.gateway.called(turns[0]?.text ?? '')).end();
  });

  it('keeps the language that the conversation began in', async () => {
    const text = newQuestion();
    const { conversationId } = await answered(text);
    const next = newQuestion();
    await assistant.asked(learner, { conversationId, text: next, language: 'de' });
    expect(await json<Conversation>(assistant.read(learner, conversationId))).toMatchObject({ language: 'en' });
    (await assistant.gateway.called(next)).end();
  });

  it('tells the gateway what was said before, the newest few turns', async () => {
    learner = await newPerson({ plan: 'standard' });
    const conversationId = randomUUID();
    const texts = Array.from({ length: 10 }, newQuestion);
    for (const [index, text] of texts.entries()) {
      await answered(text, { conversationId, reply: `This is reply ${index}.` });
    }
    const text = newQuestion();
    await assistant.asked(learner, { conversationId, text });
    const call = await assistant.gateway.called(text);
    call.end();
    const said = call.messages.map(({ content }) => content).join('\n');
    expect(said).toContain('This is reply 9.');
    expect(said).not.toContain('This is reply 0.');
    expect(said.indexOf('This is reply 8.')).toBeLessThan(said.indexOf('This is reply 9.'));
  });

  it('is refused without words, with too many, and in a language that there is not', async () => {
    for (const text of ['   ', '\u200b \u2060']) {
      const empty = await assistant.ask(learner, { text });
      expect([empty.status, await fieldProblems(empty)]).toEqual([422, [{ path: 'text', problem: 'required' }]]);
    }
    const long = await assistant.ask(learner, { text: 'x'.repeat(questionLength.max + 1) });
    expect(await fieldProblems(long)).toEqual([{ path: 'text', problem: 'too_long', limit: questionLength.max }]);
    expect((await assistant.ask(learner, { language: 'xx' })).status).toBe(422);
    expect((await assistant.ask(learner, { conversationId: 'nonsense' })).status).toBe(422);
    expect((await assistant.ask({ cookie: '', id: '' })).status).toBe(401);
  });

  it('of something that does not exist is refused, and costs nothing', async () => {
    const attachments = [{ kind: 'library', item_id: 'there-is-none' } as const];
    expect((await assistant.ask(learner, { text: newQuestion(), attachments })).status).toBe(404);
    const { allowance } = await json<{ allowance: { left: number } }>(
      server.call('/api/assistant', { cookie: learner.cookie }),
    );
    expect(allowance.left).toBe(10);
  });

  it('hands on what was attached twice once, named in the language of the conversation', async () => {
    const titles = { sl: 'Priložena tabela', en: 'The table at hand' };
    await insertSampleItem(server.database, { id: 'priloga', titles });
    const { conversationId } = await answered(newQuestion());
    const attachment = { kind: 'library', item_id: 'priloga' } as const;
    const text = newQuestion();
    const attachments = [attachment, attachment];
    const { turn } = await assistant.asked(learner, { conversationId, text, language: 'sl', attachments });
    expect(turn.attachments).toMatchObject([{ attachment, title: titles.en }]);
    const call = await assistant.gateway.called(text);
    call.end();
    const said = call.messages.map(({ content }) => content).join('\n');
    expect(said.split(titles.en)).toHaveLength(2);
  });

  it('ends where a conversation holds no more', async () => {
    const { conversationId } = await answered(newQuestion());
    await server.database.query(
      `INSERT INTO assistant_turns (id, conversation_id, user_id, number, text, folded)
       VALUES (gen_random_uuid(), $1, $2, $3, 'x', 'x')`,
      [conversationId, learner.id, mostTurns],
    );
    expect(await codeOf(await assistant.ask(learner, { conversationId }))).toBe('CONVERSATION_FULL');
  });
});

describe('a turn that is asked again', () => {
  it('is the same turn with another answer, which is charged once however often it is sent', async () => {
    const text = newQuestion();
    const { turn, conversationId } = await answered(text, { reply: 'The first reply.' });
    const answerId = randomUUID();
    const sent = await Promise.all(Array.from({ length: 4 }, () => assistant.askAgain(learner, turn.id, {}, answerId)));
    for (const response of sent) {
      const { turn: again, allowance } = await json<Asked>(response);
      expect(again).toMatchObject({ id: turn.id, number: 1, text, answer: { id: answerId, number: 2 } });
      expect(allowance.left).toBe(8);
    }
    const call = await assistant.gateway.called(text, 2);
    call.say('The second reply.');
    call.end();
    await assistant.untilStatus(learner, answerId, 'done');
    const { turns } = await json<Conversation>(assistant.read(learner, conversationId));
    expect(turns.map(({ answer }) => sourceOf(answer))).toEqual(['The second reply.']);
    expect(call.messages.map(({ content }) => content).join()).not.toContain('The first reply.');
  });

  it('in other words has them instead, and so has the title of its conversation until somebody names it', async () => {
    const { turn, conversationId } = await answered(newQuestion());
    const text = newQuestion();
    const { turn: edited } = await json<Asked>(assistant.askAgain(learner, turn.id, { text }));
    expect(edited).toMatchObject({ id: turn.id, text });
    const call = await assistant.gateway.called(text);
    call.say('About the new words.');
    call.end();
    await assistant.untilStatus(learner, edited.answer?.id ?? '', 'done');
    expect(await json<Conversation>(assistant.read(learner, conversationId))).toMatchObject({ title: text });
    await assistant.rename(learner, conversationId, 'Named by me');
    const third = newQuestion();
    await assistant.askAgain(learner, turn.id, { text: third });
    (await assistant.gateway.called(third)).end();
    expect(await json<Conversation>(assistant.read(learner, conversationId))).toMatchObject({ title: 'Named by me' });
  });

  it('is outdated once something was asked after it', async () => {
    const { turn, conversationId } = await answered(newQuestion());
    await answered(newQuestion(), { conversationId });
    const refused = await assistant.askAgain(learner, turn.id, { text: 'Other words?' });
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'TURN_OUTDATED']);
    const { turns } = await json<Conversation>(assistant.read(learner, conversationId));
    expect(turns[0]?.text).toBe(turn.text);
  });

  it('finds nothing by an id of another turn’s answer, or of no turn', async () => {
    const first = await answered(newQuestion());
    const second = await answered(newQuestion());
    expect((await assistant.askAgain(learner, first.turn.id, {}, second.answerId)).status).toBe(404);
    expect((await assistant.askAgain(learner, randomUUID())).status).toBe(404);
  });
});

it('leaves the answer to an old question readable by its own address', async () => {
  const { answerId, turn } = await answered(newQuestion(), { reply: 'The first reply.' });
  const { turn: again } = await json<Asked>(assistant.askAgain(learner, turn.id));
  expect(sourceOf(await json<Answer>(assistant.readAnswer(learner, answerId)))).toBe('The first reply.');
  (await assistant.gateway.called(turn.text, 2)).end();
  await assistant.untilStatus(learner, again.answer?.id ?? '', 'failed');
});
