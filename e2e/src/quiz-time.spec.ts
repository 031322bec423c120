import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { attemptPath, drawnIn, savedAnswer, startAttempt } from './quiz-attempt.ts';

/** The quiz at the end of the course, which has a time limit. */
const timedQuiz = 'osnove-elektrotehnike';

const timedOut = 'Čas je potekel, zato smo kviz oddali namesto vas.';

test('the time starts with the attempt and goes on by the server’s clock', async ({ page }) => {
  await openOnboardedAccount(page);
  await open(page, `/dashboard/quiz/${timedQuiz}`);
  await expect(page.getByText('Od začetka imate 30 min.')).toBeVisible();
  await page.getByRole('button', { name: 'Začnite kviz' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^Preostali čas: (30:00|29:\d\d)$/);
  await moveDeadline(attemptIdIn(page), 300);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^Preostali čas: (5:00|4:\d\d)$/);
  await open(page, `/dashboard/quiz/${timedQuiz}`);
  await expect(page.getByText(/^Poskus je odprt\. Na voljo imate še [45]\smin/)).toBeVisible();
});

test('an attempt whose time runs out is handed in by itself, and takes no answer any more', async ({ page }) => {
  await openOnboardedAccount(page);
  const { attemptId, position, deadline } = await openTimedQuestion(page);
  await field(page).fill('12 V');
  await expect(page.getByRole('status').filter({ hasText: 'Shranjeno' })).toBeVisible();
  await expectLastSeconds(page, deadline);

  await letTimeRunOut(page, attemptId);
  await expect(page.getByRole('heading', { level: 1, name: 'Rezultat' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: timedOut })).toBeVisible();
  await expect(page.getByText('Ni opravljeno')).toBeVisible();
  await expect(page.getByRole('article', { name: `Vprašanje ${position}`, exact: true })).toContainText(
    'Rešitev po korakih',
  );

  const late = await page.request.put(`/api/attempts/${attemptId}/answers/${position}`, {
    data: { response: { type: 'numeric', text: '13 V' }, revision: 1 },
  });
  expect(late.status()).toBe(409);
  expect((await late.json()).code).toBe('ATTEMPT_CLOSED');
  expect(await savedAnswer(attemptId, position)).toEqual({ type: 'numeric', text: '12 V' });
  await open(page, `/dashboard/quiz/${timedQuiz}`);
  await expect(page.getByRole('region', { name: 'Vaši poskusi' })).toContainText('čas je potekel');
});

test('an answer that comes back online too late is named on the result', async ({ page, context, problems }) => {
  problems.expectStatus(409);
  await openOnboardedAccount(page);
  const { attemptId, position, deadline } = await openTimedQuestion(page);
  await context.setOffline(true);
  await field(page).fill('14 V');
  await expect(page.getByText('Ni povezave, odgovor je shranjen na tej napravi.')).toBeVisible();
  await expectLastSeconds(page, deadline);
  await letTimeRunOut(page, attemptId);
  await expect(page.getByRole('timer')).toHaveText(/0:00$/);
  // Nothing can be fetched, yet what was typed stays in sight.
  await expect(field(page)).toHaveValue('14 V');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Rezultat' })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Spremembe odgovorov, ki so prispele po koncu, niso upoštevane.' }),
  ).toContainText(`Številka vprašanja: ${position}`);
  expect(await savedAnswer(attemptId, position)).toBeNull();
});

/** A question with a number for an answer, of an attempt with five minutes left, in a browser whose clock can be set. */
async function openTimedQuestion(page: Page): Promise<{ attemptId: string; position: number; deadline: Date }> {
  await page.clock.install();
  const attemptId = await startAttempt(page, timedQuiz);
  const position = (await drawnIn(attemptId)).find(({ type }) => type === 'numeric')?.position ?? 1;
  const deadline = await moveDeadline(attemptId, 300);
  await open(page, attemptPath(attemptId, position));
  return { attemptId, position, deadline };
}

async function moveDeadline(attemptId: string, seconds: number): Promise<Date> {
  const [moved] = await query<{ deadline: Date }>(
    `UPDATE quiz_attempts SET deadline = now() + make_interval(secs => $2) WHERE id = $1 RETURNING deadline`,
    [attemptId, seconds],
  );
  if (!moved) throw new Error(`There is no attempt ${attemptId}`);
  return moved.deadline;
}

/** Puts the browser's clock about five seconds before the end, however long it took to come here. */
async function expectLastSeconds(page: Page, deadline: Date): Promise<void> {
  const timer = page.getByRole('timer');
  await page.clock.pauseAt(deadline.getTime() - 60_000);
  await expect(timer).toHaveText(/[01]:\d\d$/);
  // Under a set clock the page cannot know when it arrived: its scripts may have started late, and count from then.
  const [minutes = 0, seconds = 0] = (/(\d+):(\d\d)$/.exec((await timer.textContent()) ?? '') ?? [])
    .slice(1)
    .map(Number);
  await page.clock.fastForward((minutes * 60 + seconds - 5) * 1000);
  await expect(timer).toHaveText(/0:0[45]$/);
}

/** By both clocks. */
async function letTimeRunOut(page: Page, attemptId: string): Promise<void> {
  await moveDeadline(attemptId, 0);
  await page.clock.fastForward(6000);
  await page.clock.resume();
}

function attemptIdIn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

function field(page: Page) {
  return page.getByRole('region', { name: /^Vprašanje/ }).getByRole('textbox');
}
