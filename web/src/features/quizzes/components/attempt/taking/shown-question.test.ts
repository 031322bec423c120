import type { Response } from '@navor/questions';
import { describe, expect, it } from 'vitest';
import { question, slipped, solved } from '../attempt.fixture.ts';
import { type AnswersState, noAnswers } from '../saving/answers-state.ts';
import { openQuestions } from './open-questions.ts';
import { firstOpenPosition, markOf, positionIn, shownQuestion } from './shown-question.ts';

const typed = (text: string): Response => ({ type: 'numeric', text });
const draft = (response: Response | null) => ({ id: 'd', response, revision: 1, sent: [] });
const shown = (state: Partial<AnswersState>, changes = {}) =>
  shownQuestion(question(1, changes), { ...noAnswers, ...state }, { settled: {}, hints: {} });

describe('shownQuestion', () => {
  it('shows what was answered last, saved or not', () => {
    expect(shown({}, { response: typed('1'), revision: 1 }).response).toEqual(typed('1'));
    expect(shown({ saved: { 1: { response: typed('2'), revision: 2 } } }, { revision: 1 }).response).toEqual(
      typed('2'),
    );
    expect(shown({ drafts: { 1: draft(typed('3')) } }, { response: typed('1') }).response).toEqual(typed('3'));
    expect(shown({ drafts: { 1: draft(null) } }, { response: typed('1') }).mark).toBe('open');
  });

  it('keeps what the page told where that is newer', () => {
    const state = { saved: { 1: { response: typed('old'), revision: 1 } } };
    expect(shown(state, { response: typed('new'), revision: 2 }).response).toEqual(typed('new'));
  });

  it('keeps the text of an answer that was refused, with the reason', () => {
    const state = { refused: { 1: { code: 'INVALID_INPUT' as const, response: typed('x') } } };
    expect(shown(state)).toMatchObject({ response: typed('x'), refusal: 'INVALID_INPUT' });
  });

  it('shows a settled question as it was settled', () => {
    const state = { drafts: { 1: draft(typed('late')) }, displaced: { 1: typed('own') } };
    const settled = shown(state, { response: typed('12,5 mA'), revision: 1, settled: solved });
    expect(settled).toMatchObject({ response: typed('12,5 mA'), mark: 'right', displaced: undefined });
  });

  it('follows the flag that was wished for last', () => {
    expect(shown({ flags: { 1: false } }, { is_flagged: true }).is_flagged).toBe(false);
    expect(shown({ flagged: { 1: true } }).is_flagged).toBe(true);
  });
});

describe('markOf', () => {
  const graded = (share: number) => ({ result: { kind: 'graded' as const, share, slip: null, is_other_form: false } });

  it.each([
    ['an empty field', typed('  '), null, 'open'],
    ['an answer', typed('5'), null, 'answered'],
    ['full marks', typed('5'), graded(1), 'right'],
    ['some marks', typed('5'), graded(0.5), 'partly'],
    ['no marks', typed('5'), slipped, 'wrong'],
    [
      'nothing that can be read',
      typed('?'),
      { result: { kind: 'unreadable', problem: { kind: 'missing-unit', unit: 'V' } } },
      'wrong',
    ],
    ['no answer at the end', null, { result: { kind: 'unanswered' } }, 'unanswered'],
  ] as const)('tells %s', (_, response, settled, mark) => {
    expect(markOf(response, settled)).toBe(mark);
  });
});

describe('the question in the address', () => {
  it.each([
    ['q=2', 2],
    ['q=0', null],
    ['q=4', null],
    ['q=2.5', null],
    ['q=x', null],
    ['', null],
  ])('%s is %s of 3', (query, position) => {
    expect(positionIn(new URLSearchParams(query), 3)).toBe(position);
  });

  it('is else the first that is open', () => {
    expect(firstOpenPosition([question(1, { response: typed('5') }), question(2), question(3)])).toBe(2);
    expect(firstOpenPosition([question(1, { settled: solved })])).toBe(1);
  });
});

describe('openQuestions', () => {
  it('names what is unanswered, flagged or changed elsewhere, and nothing that is settled', () => {
    const state = { ...noAnswers, displaced: { 2: typed('own') } };
    const questions = [
      question(1, { is_flagged: true }),
      question(2, { response: typed('5'), revision: 1 }),
      question(3, { is_flagged: true, settled: solved }),
    ].map((one) => shownQuestion(one, state, { settled: {}, hints: {} }));
    expect(openQuestions(questions)).toEqual([
      { reason: 'unanswered', positions: [1] },
      { reason: 'displaced', positions: [2] },
      { reason: 'flagged', positions: [1] },
    ]);
  });
});
