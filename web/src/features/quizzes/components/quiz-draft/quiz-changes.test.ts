import type { QuizValue } from '@navor/contract';
import { expect, it } from 'vitest';
import { limitQuiz, moveQuestion, placeName, placeQuiz } from './quiz-changes.ts';

const quiz: QuizValue = {
  ...{ theme: 'elektrika', status: 'published', position: 1, level: 'beginner', minutes: 20 },
  placement: { course: 'osnove', module: 'prvi' },
  title: { sl: 'Vzorec' },
  summary: { sl: 'Vzorec.' },
  ...{ feedback: 'at-once', passing: 60, shuffleQuestions: false, shuffleOptions: true },
  questions: ['ena', 'dve', 'tri'],
};

it('moves a question to another place', () => {
  expect(moveQuestion('tri', 0)(quiz).questions).toEqual(['tri', 'ena', 'dve']);
  expect(moveQuestion('ena', 2)(quiz).questions).toEqual(['dve', 'tri', 'ena']);
});

it('sets a limit and takes it away, rather than keeping an empty one', () => {
  expect(limitQuiz('attempts', 3)(quiz).attempts).toBe(3);
  expect(limitQuiz('minutes', undefined)(quiz)).not.toHaveProperty('minutes');
});

it('places a quiz in a course, in a part of it or nowhere', () => {
  expect(placeName(quiz)).toBe('module prvi');
  expect(placeQuiz('osnove', 'lesson tok')(quiz).placement).toEqual({ course: 'osnove', lesson: 'tok' });
  expect(placeQuiz('osnove', '')(quiz).placement).toEqual({ course: 'osnove' });
  expect(placeQuiz('', 'module prvi')(quiz)).not.toHaveProperty('placement');
});
