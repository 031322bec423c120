import type { Attempt, AttemptQuestion, Settled } from '@navor/contract';

export const solved: Settled = {
  result: { kind: 'graded', share: 1, slip: null, is_other_form: false },
  points: 2,
  reveal: {
    type: 'numeric',
    answer: '12,5 mA',
    tolerance: '± 0,1 mA',
    understood: '12,5 mA',
    slipFeedback: null,
    otherQuantity: null,
  },
  solution_html: '<p>Tok je napetost, deljena z upornostjo.</p>',
  regrade_note: null,
};

export const slipped: Settled = {
  ...solved,
  result: { kind: 'graded', share: 0, slip: { kind: 'prefix', factor: 1000 }, is_other_form: false },
  points: 0,
};

export function question(position: number, changes: Partial<AttemptQuestion> = {}): AttemptQuestion {
  return {
    position,
    points: 2,
    topic: { id: 'ohmov-zakon', title: 'Ohmov zakon' },
    language: 'sl',
    body_html: `<p>Kolikšen tok teče skozi ${position}. upor?</p>`,
    view: { type: 'numeric', unit: 'mA', isUnitRequired: true },
    response: null,
    revision: 0,
    saved_at: null,
    is_flagged: false,
    hint_count: 0,
    hints_html: [],
    settled: null,
    authored_as: null,
    ...changes,
  };
}

export function attempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    id: '0197b0a2-0000-7000-8000-000000000001',
    kind: 'quiz',
    quiz: { id: 'ohmov-zakon', title: 'Ohmov zakon', language: 'sl', passing_percent: 60 },
    place: null,
    number: 1,
    feedback: 'at-once',
    started_at: new Date('2026-11-15T10:00:00Z'),
    deadline: null,
    now: new Date('2026-11-15T10:01:00Z'),
    submitted_at: null,
    is_timed_out: false,
    seconds_spent: 0,
    score: null,
    max_points: 6,
    next_attempt: null,
    questions: [question(1), question(2), question(3)],
    ...changes,
  };
}
