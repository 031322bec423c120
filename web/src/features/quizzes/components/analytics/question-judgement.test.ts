import { describe, expect, it } from 'vitest';
import { type AnalysedQuestion, concernOf, discriminationOf, facilityOf } from './question-judgement.ts';

function question(figures: Partial<AnalysedQuestion>): AnalysedQuestion {
  return {
    ...{ id: 'tok', number: 1, type: 'numeric', excerpt: '', options: [], slips: [], wrong_answers: [] },
    ...{ answer_count: 20, facility: 0.6, discrimination: 0.4, unanswered_share: 0, mean_seconds: 30 },
    ...figures,
  };
}

it('tells easy questions from hard ones', () => {
  expect([1, 0.85, 0.84, 0.4, 0.39, 0.2, 0.1, 0].map(facilityOf)).toEqual([
    ...['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'very-hard', 'very-hard'],
  ]);
});

describe('discrimination', () => {
  it('is judged by the number that is shown', () => {
    const judged = [0.6, 0.296, 0.29, 0.2, 0.19, 0, -0.004, -0.006, -1].map((discrimination) =>
      discriminationOf(question({ discrimination })),
    );
    expect(judged).toEqual([...['good', 'good', 'fair', 'fair', 'poor', 'poor', 'poor', 'negative', 'negative']]);
  });

  it('is unknown with too few answers, or because all answers are alike', () => {
    expect(discriminationOf(question({ discrimination: null, answer_count: 4 }))).toBe('too-few');
    expect(discriminationOf(question({ discrimination: null, answer_count: 5 }))).toBe('all-alike');
  });
});

describe('what an author should look at', () => {
  it('is a question that those who know more get wrong, is left out, or hardly anybody solves', () => {
    expect(concernOf(question({ discrimination: -0.2, unanswered_share: 0.5 }))).toBe('negative');
    expect(concernOf(question({ unanswered_share: 0.3, facility: 0.1 }))).toBe('unanswered');
    expect(concernOf(question({ facility: 0.19 }))).toBe('very-hard');
    expect(concernOf(question({}))).toBe(null);
  });

  it('is not a question that is only just below nothing', () => {
    expect(concernOf(question({ discrimination: -0.09 }))).toBe(null);
  });

  it('is nothing while few have answered', () => {
    expect(concernOf(question({ answer_count: 4, facility: 0, unanswered_share: 1 }))).toBe(null);
  });
});
