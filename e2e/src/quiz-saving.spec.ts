import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { logIn } from './new-account.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { attemptPath, drawn, drawnIn, quizId, saveAnswer, savedAnswer, startAttempt } from './quiz-attempt.ts';
import { secondDevice } from './second-device.ts';

const saved = 'Shranjeno';
const waiting = 'Ni povezave, odgovor je shranjen na tej napravi.';
const changed = 'Odgovor ste spremenili v drugem oknu ali na drugi napravi';

test('an answer is saved as it is given, and is there after a reload', async ({ page }) => {
  const { place } = await openQuestion(page);
  await field(page).fill('2,5 J');
  await expect(status(page, saved)).toBeVisible();
  await expect(page.getByText('Odgovorjeno: 1 od 6', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('2,5 J');
  expect(await savedAnswer(...place)).toEqual({ type: 'numeric', text: '2,5 J' });

  await field(page).fill('');
  await expect(page.getByText('Odgovorjeno: 0 od 6', { exact: true })).toBeVisible();
  await expect.poll(() => savedAnswer(...place), { message: 'taken back' }).toBeNull();
});

test('answers given without a connection are saved when it is back', async ({ page, context }) => {
  const { attemptId, place } = await openQuestion(page);
  const choice = await drawn(attemptId, 'smer-toka');
  await context.setOffline(true);
  await field(page).fill('3 J');
  await expect(status(page, waiting)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Vprašanja' })
    .getByRole('link', { name: new RegExp(`^Vprašanje ${choice.position},`) })
    .click();
  await page.getByRole('radio', { name: 'Ne drži' }).check();
  await page.getByRole('button', { name: 'Preveri odgovor' }).click();
  await expect(page.getByRole('alert')).toContainText('Odgovor še ni shranjen na strežniku.');
  expect(await savedAnswer(...place)).toBeNull();

  await context.setOffline(false);
  await expect(status(page, saved)).toBeVisible();
  expect(await savedAnswer(...place)).toEqual({ type: 'numeric', text: '3 J' });
  expect(await savedAnswer(attemptId, choice.position)).toEqual({ type: 'true-false', choice: false });
});

test('every question of an attempt that was opened from its quiz can be answered without a connection', async ({
  page,
  context,
}) => {
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  const { position } = await drawn(attemptId, 'delo-pri-prenosu-naboja');
  // The attempt goes on where an answer is missing: at a question that needs none of the texts for quantities.
  for (const each of await drawnIn(attemptId)) {
    if (each.type === 'numeric') await saveAnswer(page, attemptId, each.position, { type: 'numeric', text: '1 J' });
  }
  await open(page, `/dashboard/quiz/${quizId}`);
  await page.getByRole('link', { name: 'Nadaljujte poskus' }).click();
  await page.getByRole('button', { name: 'Preveri odgovor' }).waitFor();
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Vprašanja' })
    .getByRole('link', { name: new RegExp(`^Vprašanje ${position},`) })
    .click();
  // Texts that are fetched only now are given up after more than ten seconds, in which the page stands still.
  await expect(field(page)).toHaveValue('1 J', { timeout: 5_000 });
  await context.setOffline(false);
});

test('following the link of the shown question without a connection leaves it as it is', async ({ page, context }) => {
  const { position } = await openQuestion(page);
  const step = (to: number) =>
    page
      .getByRole('navigation', { name: 'Vprašanja' })
      .getByRole('link', { name: new RegExp(`^Vprašanje ${to},`) })
      .click();
  await field(page).fill('3 J');
  await expect(status(page, saved)).toBeVisible();
  await context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await step(position);
  await step(position === 1 ? 2 : 1);
  await expect(field(page)).toHaveCount(0);
  await step(position);
  await expect(field(page)).toHaveValue('3 J');
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
  await context.setOffline(false);
});

test('what was being typed when the page was left has arrived', async ({ page }) => {
  const { place } = await openQuestion(page);
  await field(page).pressSequentially('4,25 J');
  await page.goto('/courses');
  await expect.poll(() => savedAnswer(...place)).toEqual({ type: 'numeric', text: '4,25 J' });
});

test('a tab closed while typing, and without a connection, loses nothing', async ({ page, context }) => {
  const { attemptId, position, place } = await openQuestion(page);
  await context.setOffline(true);
  await field(page).pressSequentially('7 J');
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await open(later, attemptPath(attemptId, position));
  await expect(field(later)).toHaveValue('7 J');
  await expect.poll(() => savedAnswer(...place)).toEqual({ type: 'numeric', text: '7 J' });
});

test('a second device shows the answer; where both changed it, neither is lost', async ({
  page,
  context,
  browser,
  problems,
}) => {
  problems.expectStatus(409);
  const { attemptId, position, place } = await openQuestion(page);
  await field(page).fill('1 J');
  await expect(status(page, saved)).toBeVisible();

  const other = await secondDevice(browser, context);
  const device = await other.newPage();
  await open(device, attemptPath(attemptId, position));
  await expect(field(device)).toHaveValue('1 J');
  await field(device).fill('2 J');
  await expect(status(device, saved)).toBeVisible();
  await other.close();

  await field(page).fill('3 J');
  const notice = page.getByRole('status').filter({ hasText: changed });
  await expect(notice).toBeVisible();
  await expect(field(page)).toHaveValue('2 J');
  expect(await savedAnswer(...place)).toEqual({ type: 'numeric', text: '2 J' });
  await notice.getByRole('button', { name: 'Obnovi moj odgovor' }).click();
  await expect(notice).toHaveCount(0);
  await expect(field(page)).toHaveValue('3 J');
  await expect.poll(() => savedAnswer(...place)).toEqual({ type: 'numeric', text: '3 J' });
});

test('another window of the same browser follows along', async ({ page, context }) => {
  const { attemptId, position } = await openQuestion(page);
  const other = await context.newPage();
  await open(other, attemptPath(attemptId, position));
  await field(page).fill('5 J');
  await expect(field(other)).toHaveValue('5 J');
  await expect(status(page, saved)).toBeVisible();
  await field(other).fill('6 J');
  await expect(field(page)).toHaveValue('6 J');
  await expect(page.getByText(changed)).toHaveCount(0);
});

test('whose session has ended logs in again, and the answer is saved then', async ({ page, context, problems }) => {
  problems.expectStatus(401);
  const { account, place } = await openQuestion(page);
  await context.clearCookies({ name: /session/ });
  await field(page).fill('8 J');
  const notice = status(page, 'Prijava je potekla.');
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Prijava' }).click();
  await logIn(page, account);
  await expect(field(page)).toHaveValue('8 J');
  await expect.poll(() => savedAnswer(...place)).toEqual({ type: 'numeric', text: '8 J' });
});

/** An account of its own in front of the question on electrical work. */
async function openQuestion(page: Page) {
  const account = await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  const { position } = await drawn(attemptId, 'delo-pri-prenosu-naboja');
  await open(page, attemptPath(attemptId, position));
  return { account, attemptId, position, place: [attemptId, position] as const };
}

function field(page: Page) {
  return page.getByRole('textbox', { name: /Koliko električnega dela/ });
}

function status(page: Page, words: string) {
  return page.getByRole('status').filter({ hasText: words });
}
