import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';

/** Of the module on charge, current and voltage: feedback at once, no time limit. */
export const quizId = 'naboj-tok-napetost';

/** A question of an attempt, with the values that were drawn for it, in SI units. */
export type Drawn = { position: number; id: string; type: string; values: Record<string, number> };

export function attemptPath(attemptId: string, position?: number): string {
  return `/dashboard/attempt/${attemptId}${position ? `?q=${position}` : ''}`;
}

/** Starts an attempt, or finds the one that is open, without a screen. */
export async function startAttempt(page: Page, quiz = quizId): Promise<string> {
  const response = await page.request.post(`/api/quizzes/${quiz}/attempts`);
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).attempt_id;
}

/** The questions of an attempt, which come in another order in each. */
export async function drawnIn(attemptId: string): Promise<Drawn[]> {
  return query<Drawn>(
    'SELECT position, question_id AS id, type, values FROM attempt_questions WHERE attempt_id = $1 ORDER BY position',
    [attemptId],
  );
}

/** One question of an attempt, by the author's name for it. */
export async function drawn(attemptId: string, questionId: string): Promise<Drawn> {
  const found = (await drawnIn(attemptId)).find(({ id }) => id === questionId);
  if (!found) throw new Error(`${questionId} is not in the attempt`);
  return found;
}

/** What the server keeps as the answer. */
export async function savedAnswer(attemptId: string, position: number): Promise<unknown> {
  const [row] = await query<{ response: unknown }>(
    'SELECT response FROM attempt_questions WHERE attempt_id = $1 AND position = $2',
    [attemptId, position],
  );
  return row?.response ?? null;
}

export async function submitAttempt(page: Page, attemptId: string): Promise<void> {
  const response = await page.request.post(`/api/attempts/${attemptId}/submission`, {
    data: { accept_unreadable: true },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Gives an answer without a screen. */
export async function saveAnswer(page: Page, attemptId: string, position: number, answer: object): Promise<void> {
  const response = await page.request.put(`/api/attempts/${attemptId}/answers/${position}`, {
    data: { response: answer, revision: 0 },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
