import { randomUUID } from 'node:crypto';
import { address } from './address.ts';
import { query } from './database.ts';
import { expect, open, test } from './fixtures.ts';
import { logIn } from './new-account.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { attemptPath, quizId, startAttempt, submitAttempt } from './quiz-attempt.ts';

/** Belongs to no course, so a free plan has five attempts a day at it. */
const standaloneQuiz = 'gibanje-in-energija';

test('somebody else’s attempt does not exist', async ({ page, browser, problems }) => {
  problems.expectStatus(404);
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  const stranger = await browser.newContext({ baseURL: address });
  problems.watch(stranger);
  const theirs = await stranger.newPage();
  await openOnboardedAccount(theirs, 'Radovednež');
  for (const id of [attemptId, randomUUID(), 'nope']) {
    const response = await theirs.goto(attemptPath(id));
    expect(response?.status(), id).toBe(404);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Te strani ni' })).toBeVisible();
    expect((await theirs.request.get(`${attemptPath(id)}.data`)).status(), id).toBe(404);
  }
  const api = `/api/attempts/${attemptId}`;
  const answer = { response: { type: 'true-false', choice: true }, revision: 0 };
  const refused = await Promise.all([
    theirs.request.get(api),
    theirs.request.put(`${api}/answers/1`, { data: answer }),
    theirs.request.put(`${api}/answers/1/flag`, { data: { is_flagged: true } }),
    theirs.request.post(`${api}/answers/1/check`, { data: {} }),
    theirs.request.post(`${api}/answers/1/hints`, { data: { count: 1 } }),
    theirs.request.post(`${api}/submission`, { data: {} }),
  ]);
  expect(refused.map((each) => each.status())).toEqual([404, 404, 404, 404, 404, 404]);
  await stranger.close();
});

test('a visitor logs in first, and then comes to the quiz', async ({ page, context }) => {
  const account = await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  await context.clearCookies();
  for (const path of [attemptPath(attemptId), '/dashboard/review', '/dashboard/quiz-analytics']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
  expect((await page.request.get(`/api/attempts/${attemptId}`)).status()).toBe(401);

  await open(page, '/quizzes');
  await page.getByRole('link', { name: 'Gibanje in energija' }).click();
  await expect(page).toHaveURL(
    `/auth/login?redirect=${encodeURIComponent(`/dashboard/quiz/${standaloneQuiz}`)}&message=login_required`,
  );
  await logIn(page, account);
  await expect(page).toHaveURL(`/dashboard/quiz/${standaloneQuiz}`);
  await expect(page.getByRole('button', { name: 'Začnite kviz' })).toBeVisible();
});

test('the sixth attempt of a day is refused with the reason, and with when there are new ones', async ({ page }) => {
  await openOnboardedAccount(page);
  await open(page, '/dashboard/quizzes');
  await expect(page.getByRole('note')).toHaveText('Danes lahko začnete še 5 poskusov.');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await submitAttempt(page, await startAttempt(page, standaloneQuiz));
  }
  await open(page, `/dashboard/quiz/${standaloneQuiz}`);
  const reason = page.getByRole('status').filter({ hasText: 'Danes ste porabili vseh 5 poskusov' });
  await expect(reason).toContainText(/Nove poskuse dobite .+, ob 0?0:00\./);
  await expect(reason).toContainText('potrebujete paket Standard ali Premium');
  await expect(reason.getByRole('link', { name: 'Oglejte si pakete' })).toHaveAttribute(
    'href',
    `/subscription?from=${encodeURIComponent(`/dashboard/quiz/${standaloneQuiz}`)}`,
  );
  await expect(reason.getByRole('link', { name: 'Odpri ponavljanje' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Začnite/ })).toHaveCount(0);

  const sixth = await page.request.post(`/api/quizzes/${standaloneQuiz}/attempts`);
  expect(sixth.ok()).toBe(false);
  expect((await sixth.json()).code).toBe('ATTEMPT_LIMIT');
  expect((await page.request.post(`/api/quizzes/${quizId}/attempts`)).ok(), 'quizzes of courses go on').toBe(true);
});

test('an attempt that is open goes on even when the day’s are used up', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await submitAttempt(page, await startAttempt(page, standaloneQuiz));
  }
  const fifth = await startAttempt(page, standaloneQuiz);
  await open(page, `/dashboard/quiz/${standaloneQuiz}`);
  await page.getByRole('link', { name: 'Nadaljujte poskus' }).click();
  await expect(page).toHaveURL(attemptPath(fifth));
  await expect(page.getByText('Poskus 5', { exact: true })).toBeVisible();

  await submitAttempt(page, fifth);
  // By two days: it may be another day already where the browser is taken to be than where the server takes it to be.
  await query(`UPDATE quiz_attempts SET limited_on = limited_on - 2 WHERE user_id = $1`, [id]);
  await open(page, `/dashboard/quiz/${standaloneQuiz}`);
  await expect(page.getByRole('button', { name: 'Začnite nov poskus' })).toBeVisible();
});
