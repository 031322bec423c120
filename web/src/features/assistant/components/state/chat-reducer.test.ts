import type { Answer } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { answer, conversation, html, turn } from './chat.fixture.ts';
import { type ChatEvent, chatAfter, chatBegun, type Problem, writingOf } from './chat-reducer.ts';

const writing = (changes: Partial<Answer> = {}) =>
  answer(1, { status: 'writing', blocks: [], open_text: '', revision: 1, ...changes });
const begun = chatBegun(conversation([turn(1, { answer: writing() })]));
const after = (...events: ChatEvent[]) => events.reduce(chatAfter, begun);

const { id: answerId } = answer(1);
const text = (words: string): ChatEvent => ({ kind: 'changed', answerId, change: { kind: 'text', text: words } });
const end: ChatEvent = { kind: 'changed', answerId, change: { kind: 'end', answer: answer(1, { status: 'stopped' }) } };
const stopping: ChatEvent = { kind: 'stopping', answerId };
const failed = (problem: Problem): ChatEvent => ({ kind: 'failed', problem });
const notStopped = failed({ deed: 'stopping', kind: 'connection' });
const loggedOut = failed({ deed: 'following', kind: 'sign-in' });

describe('stopping an answer', () => {
  it('puts nothing under a stream that runs on', () => {
    const stopped: ChatEvent = { kind: 'stopped', answer: writing({ open_text: 'Tok je', revision: 3 }) };
    const state = after(text('Tok'), stopping, stopped, text(' je'));
    expect(writingOf(state)?.open_text).toBe('Tok je');
    expect(state.stoppingId).toBe(answerId);
  });

  it('is over with the answer, whoever tells of its end first and how often', () => {
    const stopped: ChatEvent = { kind: 'stopped', answer: answer(1, { status: 'stopped' }) };
    const page: ChatEvent = { kind: 'page', page: conversation([turn(1)]) };
    for (const events of [
      [end],
      [stopped],
      [page],
      [end, stopped],
      [stopped, end],
      [page, end, stopped],
      [end, notStopped],
    ]) {
      const state = after(stopping, ...events);
      expect([writingOf(state), state.stoppingId, state.problem]).toEqual([undefined, null, null]);
    }
  });

  it('can be tried again after it failed, until the answer has ended', () => {
    const state = after(stopping, notStopped);
    expect(state).toMatchObject({ stoppingId: null, problem: { deed: 'stopping' } });
    expect(chatAfter(state, end).problem).toBeNull();
  });
});

describe('a session that ends while an answer is written', () => {
  it('has nothing followed until a page comes with a session again', () => {
    const state = after(text('Tok'), loggedOut);
    expect(state).toMatchObject({ isShutOut: true, problem: { kind: 'sign-in' } });
    const further = writing({ blocks: [html('Tok je 2 A')], revision: 4 });
    const back = chatAfter(state, { kind: 'page', page: conversation([turn(1, { answer: further })]) });
    expect(back).toMatchObject({ isShutOut: false, problem: null });
    expect(writingOf(back)?.id).toBe(answerId);
  });
});

describe('what was refused', () => {
  it('is told until the next try', () => {
    const state = after(end, { kind: 'sending' }, failed({ deed: 'asking', kind: 'refused', code: 'MESSAGE_LIMIT' }));
    expect(state).toMatchObject({ isSending: false, problem: { code: 'MESSAGE_LIMIT' } });
    expect(chatAfter(state, { kind: 'page', page: conversation([turn(1)]) }).problem).not.toBeNull();
    expect(chatAfter(state, { kind: 'sending' })).toMatchObject({ isSending: true, problem: null });
  });
});
