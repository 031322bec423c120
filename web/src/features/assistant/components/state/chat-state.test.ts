import type { Answer } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { answer, conversation, html, turn } from './chat.fixture.ts';
import { chatOf, withAnswer, withAsked, withChange, withEarlier, withNewest } from './chat-state.ts';

const writing = (number: number) =>
  turn(number, { answer: answer(number, { status: 'writing', blocks: [], open_text: '', revision: 1 }) });
const answerOf = (state: ReturnType<typeof chatOf>, number: number) =>
  state.turns.find((each) => each.number === number)?.answer;

it('puts pieces of the open block together, and makes them a part of the finished one', () => {
  const begun = chatOf(conversation([turn(1), writing(2)]));
  const { id } = answer(2);
  const open = [' je', ' U/R'].reduce((state, text) => withChange(state, id, { kind: 'text', text }), begun);
  expect(answerOf(open, 2)).toMatchObject({ open_text: ' je U/R', blocks: [] });
  const finished = withChange(open, id, { kind: 'block', block: html('Tok je U/R') });
  expect(answerOf(finished, 2)).toMatchObject({ open_text: '', blocks: [html('Tok je U/R')] });
  expect(finished.turns[0]).toBe(begun.turns[0]);
});

it('keeps blocks that were shown as they are when the whole answer comes with its end', () => {
  const { id } = answer(1);
  const shown = withChange(chatOf(conversation([writing(1)])), id, { kind: 'block', block: html('Prvi') });
  const ended = answer(1, { blocks: [html('Prvi'), html('Drugi')] });
  const state = withChange(shown, id, { kind: 'end', answer: ended });
  expect(answerOf(state, 1)?.status).toBe('done');
  expect(answerOf(state, 1)?.blocks[0]).toBe(answerOf(shown, 1)?.blocks[0]);
});

it('is not changed by what comes after the end', () => {
  const state = chatOf(conversation([turn(1)]));
  expect(withChange(state, answer(1).id, { kind: 'text', text: 'pozno' })).toBe(state);
});

it('does not take from a page what the stream will bring', () => {
  const { id } = answer(1);
  const shown = withChange(chatOf(conversation([writing(1)])), id, { kind: 'text', text: 'Tok' });
  const further = turn(1, { answer: answer(1, { status: 'writing', blocks: [], open_text: 'Tok je', revision: 2 }) });
  expect(withNewest(shown, conversation([further]))).toBe(shown);
});

it('learns of an end, a new turn and another try from a page that was read again', () => {
  const begun = chatOf(conversation([writing(1)]));
  const state = withNewest(begun, conversation([turn(1), writing(2)]));
  expect(answerOf(state, 1)?.status).toBe('done');
  expect(state.turns).toHaveLength(2);
  const second = answer(2, { id: '00000000-0000-4000-8001-0000000000ff', number: 2, status: 'writing', blocks: [] });
  const edited = turn(2, { text: 'Popravljeno', answer: second });
  expect(withNewest(state, conversation([turn(1), edited])).turns[1]).toBe(edited);
});

it('is not set back by a page that was read before the last question', () => {
  const asked = withAsked(chatOf(conversation([turn(1)])), writing(2));
  expect(withNewest(asked, conversation([turn(1)]))).toBe(asked);
  const again = answer(2, { id: '00000000-0000-4000-8001-0000000000ff', number: 2, status: 'writing' });
  const retried = withAsked(asked, turn(2, { answer: again }));
  expect(withNewest(retried, conversation([turn(1), turn(2)])).turns).toBe(retried.turns);
});

it('drops turns that a page of all there is does not show, except what was asked here since', () => {
  const known = withAsked(chatOf(conversation([turn(1), turn(2)])), writing(3));
  const other = turn(1, { id: '00000000-0000-4000-8000-0000000000ff', text: 'Drugo' });
  const state = withNewest(known, conversation([other]));
  expect(state.turns.map(({ text }) => text)).toEqual(['Drugo', 'Vprašanje 3']);
  const seen = withNewest(known, conversation([turn(1), turn(2), writing(3)]));
  expect(withNewest(seen, conversation([turn(1)])).turns).toHaveLength(1);
});

it('puts earlier turns before those that are known, and starts anew where a gap would be', () => {
  const state = withEarlier(chatOf(conversation([turn(3)], true)), conversation([turn(1), turn(2)]));
  expect(state).toMatchObject({ hasEarlier: false, turns: [{ number: 1 }, { number: 2 }, { number: 3 }] });
  const far = withNewest(state, conversation([turn(9)], true));
  expect(far.turns.map(({ number }) => number)).toEqual([9]);
});

it('replaces what is known by an answer that was read anew', () => {
  const begun = chatOf(conversation([writing(1)]));
  const state = withAnswer(begun, answer(1, { status: 'interrupted', blocks: [] }));
  expect(answerOf(state, 1)?.status).toBe('interrupted');
});

describe('a try after an answer', () => {
  const again = (changes: Partial<Answer> = {}) =>
    answer(1, { id: '00000000-0000-4000-8001-0000000000ff', number: 2, blocks: [], ...changes });
  const begun = chatOf(
    conversation([turn(1, { answer: again({ status: 'writing' }), earlier_answer: answer(1, { revision: 3 }) })]),
  );
  const end = (ended: Answer) => withChange(begun, ended.id, { kind: 'end', answer: ended });

  it('that fails, or is stopped before anything came of it, leaves that one there at once', () => {
    for (const ended of [again({ status: 'failed', failure: 'busy' }), again({ status: 'stopped' })]) {
      expect(end(ended).turns[0]).toMatchObject({ answer: { number: 2 }, earlier_answer: { number: 1 } });
    }
  });

  it('that counts takes its place', () => {
    for (const status of ['done', 'stopped'] as const) {
      const { turns } = end(again({ status, blocks: [html('Drugi')] }));
      expect(turns[0]).toMatchObject({ answer: { number: 2 }, earlier_answer: null });
    }
  });

  it('is not touched by what is told late of the one before it', () => {
    const failed = end(again({ status: 'failed', failure: 'busy' }));
    const late = answer(1, { blocks: [html('Pozno')] });
    expect(withChange(failed, late.id, { kind: 'end', answer: late })).toBe(failed);
    expect(withAnswer(failed, late)).toBe(failed);
    expect(withNewest(failed, conversation([turn(1, { answer: late })]))).toBe(failed);
  });

  it('comes from a page with both of them', () => {
    const known = chatOf(conversation([turn(1)]));
    const told = turn(1, { answer: again({ status: 'failed', failure: 'busy' }), earlier_answer: answer(1) });
    expect(withNewest(known, conversation([told])).turns).toEqual([told]);
  });
});
