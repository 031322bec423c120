import { attemptKinds, homeTimeZone } from '@navor/contract';
import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

const userId = z.uuid();
const at = z.coerce.date();
/** Of where the learner was, whose day it is that they learned on. What was announced before this was known has none. */
const timeZone = z.string().default(homeTimeZone);
const inLanguages = translatedShape(z.string());

/** Told once for each attempt, whoever handed it in: its owner, or the server when the time was up. */
export const attemptSubmitted = defineEvent(
  'quizzes.attempt-submitted',
  z.object({
    ...{ attemptId: z.uuid(), userId, quizId: z.string().nullable(), kind: z.enum(attemptKinds), at, timeZone },
    /** Whether any question was answered, however well. What was announced before this was told had answers. */
    hasAnswers: z.boolean().default(true),
  }),
);

/** Told once for each person and quiz; without a time zone where another key has found it passed. */
export const quizPassed = defineEvent(
  'quizzes.quiz-passed',
  z.object({ userId, quizId: z.string(), at, timeZone: timeZone.nullable() }),
);

/** Told for each handed in attempt at a quiz whose points another key has changed. */
export const resultChanged = defineEvent(
  'quizzes.result-changed',
  z.object({
    ...{ userId, attemptId: z.uuid(), quizId: z.string(), at },
    titles: inLanguages,
    ...{ oldPoints: z.number(), newPoints: z.number(), maxPoints: z.number() },
    /** Why, in its author's words. */
    note: inLanguages,
  }),
);
