import { randomUUID } from 'node:crypto';
import type { Answer, AnswerChange, Attachment, Conversation } from '@navor/contract';
import { expect, vi } from 'vitest';
import { openEventStream } from '../../test-support/event-stream.ts';
import { type ScriptedCall, startScriptedGateway } from '../../test-support/fake-gateway/scripted-gateway.ts';
import { type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../test-support/test-server.ts';
import type { Asked } from './turns/ask.ts';

export const soon = { timeout: 30_000, interval: 20 };
const listenerPauses = { ping: 50, answer: 2000, retry: { first: 20, longest: 200 } };

/** Longer than what is held back of an answer until its language is known. */
export const opening = `${'This is the beginning of an answer that is long enough to be read while it is written. '.repeat(4)}\n\n`;

/** A server whose assistant is asked through a gateway that tests speak for, and another one on the same database. */
export async function startAssistant() {
  const gateway = await startScriptedGateway();
  const { server, newPerson } = await startServerWithPeople({ listenerPauses }, gateway.env);
  const startAnother = () =>
    startTestServer(
      { SECRET: server.services.secret, ...gateway.env },
      { sharedDatabase: server.database, listenerPauses },
    );
  const stop = async () => {
    await server.stop();
    await gateway.close();
  };
  const calls = assistantCalls(server);
  const saidOpening = async (person: SamplePerson, answerId: string, call: ScriptedCall) => {
    call.say(opening);
    await vi.waitFor(async () => {
      const answer = await json<Answer>(calls.readAnswer(person, answerId));
      expect(answer.blocks).toHaveLength(1);
    }, soon);
  };
  /** An answer whose first paragraph has been written, and the gateway's side of it. */
  const begun = async (person: SamplePerson, text: string) => {
    const asked = await calls.asked(person, { text });
    const call = await gateway.called(text);
    await saidOpening(person, asked.answerId, call);
    return { ...asked, call };
  };
  /** An answer that has been written whole. */
  const answered = async (
    person: SamplePerson,
    { reply = 'It is about this.', usage, ...question }: Question & { text: string; reply?: string; usage?: Usage },
  ) => {
    const asked = await calls.asked(person, question);
    const call = await gateway.called(question.text);
    call.say(reply);
    call.end(usage);
    return { ...asked, call, answer: await calls.untilStatus(person, asked.answerId, 'done') };
  };
  let questions = 0;
  /** Whose words no other test asks. */
  const newQuestion = () => {
    questions += 1;
    return `What is question number ${questions} about?`;
  };
  return { gateway, server, newPerson, startAnother, stop, saidOpening, begun, answered, newQuestion, ...calls };
}

type Usage = readonly [input: number, output: number];

type Question = {
  text?: string;
  conversationId?: string;
  turnId?: string;
  answerId?: string;
  language?: string;
  attachments?: Attachment[];
  begins?: boolean;
  headers?: Record<string, string>;
};

export function assistantCalls(server: TestServer) {
  const ask = ({ cookie }: SamplePerson, question: Question = {}) => {
    const { conversationId = randomUUID(), turnId = randomUUID(), answerId = randomUUID(), headers = {} } = question;
    const { text = 'What is a volt?', language = 'en', attachments, begins } = question;
    const path = `/api/assistant/conversations/${conversationId}/turns/${turnId}`;
    return server.call(path, {
      method: 'PUT',
      body: { text, language, answerId, attachments, begins },
      cookie,
      headers,
    });
  };
  const askAgain = (
    { cookie }: SamplePerson,
    turnId: string,
    body: { text?: string } = {},
    answerId: string = randomUUID(),
  ) => server.call(`/api/assistant/turns/${turnId}/answers/${answerId}`, { method: 'PUT', body, cookie });
  const readAnswer = ({ cookie }: SamplePerson, answerId: string, at = server) =>
    at.call(`/api/assistant/answers/${answerId}`, { cookie });

  return {
    ask,
    askAgain,
    readAnswer,
    /** Asks and expects that it is taken; the answer is being written. */
    async asked(person: SamplePerson, question: Question = {}) {
      const conversationId = question.conversationId ?? randomUUID();
      const response = await ask(person, { ...question, conversationId });
      expect(response.status, await response.clone().text()).toBe(200);
      const { turn, allowance } = await json<Asked>(response);
      return { conversationId, turn, allowance, answerId: turn.answer?.id ?? '' };
    },
    read: ({ cookie }: SamplePerson, conversationId: string, query = '', at = server) =>
      at.call(`/api/assistant/conversations/${conversationId}${query}`, { cookie }),
    list: ({ cookie }: SamplePerson, query = '') => server.call(`/api/assistant/conversations${query}`, { cookie }),
    remove: ({ cookie }: SamplePerson, conversationId: string) =>
      server.call(`/api/assistant/conversations/${conversationId}`, { method: 'DELETE', body: {}, cookie }),
    rename: ({ cookie }: SamplePerson, conversationId: string, title: string) =>
      server.call(`/api/assistant/conversations/${conversationId}`, { method: 'PATCH', body: { title }, cookie }),
    stopAnswer: ({ cookie }: SamplePerson, answerId: string, at = server) =>
      at.call(`/api/assistant/answers/${answerId}/stop`, { body: {}, cookie }),
    untilStatus: (person: SamplePerson, answerId: string, status: Answer['status']) =>
      vi.waitFor(async () => {
        const answer = await json<Answer>(readAnswer(person, answerId));
        expect(answer.status).toBe(status);
        return answer;
      }, soon),
    async partsOf(answerId: string): Promise<number> {
      const rows = await server.database.query('SELECT FROM assistant_answer_parts WHERE answer_id = $1', [answerId]);
      return rows.length;
    },
    async usageOf(answerId: string) {
      const [row] = await server.database.query<{ status: string; input_tokens: number; output_tokens: number }>(
        'SELECT status, input_tokens, output_tokens, is_estimated FROM assistant_usage WHERE answer_id = $1',
        [answerId],
      );
      return row;
    },
  };
}

type FollowOptions = { at: TestServer; after?: number; lastEventId?: string };

/** An answer as a browser follows it. */
export async function follow({ cookie }: SamplePerson, answerId: string, { at, after, lastEventId }: FollowOptions) {
  const path = `/api/assistant/answers/${answerId}/changes${after === undefined ? '' : `?after=${after}`}`;
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const stream = await openEventStream(at, path, { cookie, headers });
  const changes = () => stream.events.map(({ data }) => data as AnswerChange).filter(({ kind }) => kind !== 'alive');
  const end = () => changes().find((change) => change.kind === 'end');
  return {
    ...stream,
    changes,
    /** Everything that could be read of it, in its order. */
    words: () =>
      changes()
        .map((change) => {
          if (change.kind === 'block') return change.block.source;
          return change.kind === 'text' ? change.text : '';
        })
        .join('|'),
    untilEnd: () =>
      vi.waitFor(() => {
        const answer = end()?.answer;
        if (!answer) throw new Error('not ended yet');
        return answer;
      }, soon),
  };
}

export const sourceOf = (answer: Answer | null | undefined) =>
  (answer?.blocks ?? []).map(({ source }) => source).join('\n\n');

export const lastAnswer = (conversation: Conversation) => conversation.turns.at(-1)?.answer;
