import type { Browser, Page } from '@playwright/test';
import { address } from './address.ts';
import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { startAttempt } from './quiz-attempt.ts';
import { createQuiz, fillSurely, publishQuiz } from './quiz-authoring.ts';
import { unpublish } from './unpublish.ts';

test.use({ account: 'author' });

test('an author writes a quiz, tries it and publishes it; what they edit then waits in the draft', async ({
  page,
  browser,
  problems,
}) => {
  test.slow();
  // A question in which nothing is written yet cannot be tried.
  problems.expectStatus(422);
  const title = `Padec napetosti ${Date.now()}`;
  const quiz = await createQuiz(page, title);

  await page.getByRole('combobox', { name: 'Vrsta novega vprašanja' }).selectOption('true-false');
  await page.getByRole('button', { name: 'Napiši vprašanje' }).click();
  await write(page, 'Besedilo', 'Padec napetosti raste s tokom.');
  await write(page, 'Rešitev po korakih', 'Drži, saj je $U = R I$.');
  await page.getByRole('button', { name: 'Shrani vprašanje' }).click();
  await expect(page).toHaveURL(/questions\/padec-napetosti-raste-s-tokom$/);
  const question = page.url();

  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Preizkusi kviz' }).click();
  await expect(page.getByText('V nobenem žrebu ni bilo napake.')).toBeVisible();
  await publishQuiz(page);
  await expect(page.getByText('Objavljeno', { exact: true })).toBeVisible();
  expect(await asked(browser, quiz)).toContain('raste s tokom');

  await open(page, question);
  await write(page, 'Besedilo', 'Padec napetosti pada s tokom.');
  await page.getByRole('button', { name: 'Shrani v osnutek' }).click();
  await expect(page.getByText('Osnutek tega vprašanja še ni objavljen')).toBeVisible();
  expect(await asked(browser, quiz)).toContain('raste s tokom');
  await page.reload();
  await expect(page.getByText('Osnutek tega vprašanja še ni objavljen')).toBeVisible();
  await page.getByRole('link', { name: 'Na objavo kviza' }).click();
  await expect(page.getByText('Spremenjeno v osnutku')).toBeVisible();
  await publishQuiz(page);
  await expect(page.getByText('Spremenjeno v osnutku')).toBeHidden();
  expect(await asked(browser, quiz)).toContain('pada s tokom');
  await unpublish(page, 'quiz', quiz);
});

test('an author tags questions of the bank at once, and takes that back', async ({ page }) => {
  await open(page, '/dashboard/cms/bank?quiz=vezja-na-hitro');
  await page.getByRole('button', { name: 'Izberi vsa na strani' }).click();
  await page.getByRole('combobox', { name: 'Sprememba' }).selectOption('add-tags');
  await page.getByRole('textbox', { name: 'Vrednost' }).fill('hitro vezje');
  await page.getByRole('button', { name: 'Spremeni izbrana' }).click();
  await expect(page.getByText('Spremenjenih: 6 od 6.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'hitro vezje' })).toHaveCount(6);
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(page.getByText('Razveljavljenih: 6 od 6.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'hitro vezje' })).toHaveCount(0);
});

async function write(page: Page, group: string, text: string): Promise<void> {
  const field = page
    .getByRole('group', { name: new RegExp(`^${group}`) })
    .getByRole('textbox')
    .first();
  await fillSurely(field, text);
}

/** What a learner who starts now is asked. */
async function asked(browser: Browser, quiz: string): Promise<string> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page, quiz);
  const text = await (await page.request.get(`/api/attempts/${attemptId}?language=sl`)).text();
  await context.close();
  return text;
}
