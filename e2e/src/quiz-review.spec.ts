import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { type Drawn, drawn, drawnIn, saveAnswer, startAttempt, submitAttempt } from './quiz-attempt.ts';

test('what was answered wrong comes back with fresh numbers', async ({ page }) => {
  test.slow();
  const { id } = await openOnboardedAccount(page);
  await open(page, '/dashboard/review');
  await expect(page.getByRole('heading', { name: 'Za ponavljanje še ni vprašanj' })).toBeVisible();
  const first = await startAttempt(page);
  await answerWrongly(page, first);
  await open(page, '/dashboard');
  const card = page.getByRole('heading', { name: 'Ponavljanje' }).locator('..');
  await expect(card).toContainText('Danes ni na vrsti nobeno vprašanje');

  await letDaysPass(id);
  await open(page, '/dashboard');
  await expect(card).toContainText('6 vprašanj je na vrsti');
  await card.getByRole('link', { name: 'Ponavljanje' }).click();
  await expect(page.getByRole('heading', { name: '6 vprašanj je na vrsti' })).toBeVisible();
  await page.getByRole('button', { name: 'Začnite ponavljanje' }).click();
  await expect(page).toHaveURL(/\/dashboard\/attempt\//);
  const review = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(numbersOf(await drawnIn(review))).not.toEqual(numbersOf(await drawnIn(first)));

  const { position, values } = await drawn(review, 'naboj-skozi-zico');
  const { I: current = 0, t: time = 0 } = values;
  await page
    .getByRole('navigation', { name: 'Vprašanja' })
    .getByRole('link', { name: new RegExp(`^Vprašanje ${position},`) })
    .click();
  const question = page.getByRole('region', { name: `Vprašanje ${position} od 6` });
  await expect(question).toContainText(new RegExp(`${time / 60}\\smin stalen tok ${Math.round(current * 1000)}\\smA`));
  await question.getByRole('textbox').fill(`${Math.round(current * time)} C`);
  await question.getByRole('button', { name: 'Preveri odgovor' }).click();
  await expect(question.getByRole('status').filter({ hasText: '2 od 2 točk' })).toContainText('Pravilno');

  await page.getByRole('button', { name: 'Končaj ponavljanje' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Končaj ponavljanje' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ponavljanje je končano' })).toBeFocused();
  await expect(page.getByText('Pravilno ste odgovorili na 1 od 6 vprašanj.')).toBeVisible();
  await page.getByRole('link', { name: 'Odpri ponavljanje' }).click();
  await expect(page).toHaveURL('/dashboard/review');
  // What was left out has shown nothing, and stays due.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '5 vprašanj je na vrsti' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test('a review that was begun waits on the dashboard', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  await answerWrongly(page, await startAttempt(page));
  await letDaysPass(id);
  await open(page, '/dashboard/review');
  await page.getByRole('button', { name: 'Začnite ponavljanje' }).click();
  await expect(page).toHaveURL(/\/dashboard\/attempt\//);
  const address = page.url();
  await open(page, '/dashboard');
  await expect(page.getByText('Nadaljujte začeto ponavljanje')).toBeVisible();
  await page.getByRole('link', { name: 'Ponavljanje', exact: true }).click();
  await expect(page).toHaveURL(address);
});

/** One answer is wrong, and none at all is as bad. They are scheduled after the answer to handing in. */
async function answerWrongly(page: Page, attemptId: string): Promise<void> {
  const { position } = await drawn(attemptId, 'naboj-skozi-zico');
  await saveAnswer(page, attemptId, position, { type: 'numeric', text: '0,001 C' });
  await submitAttempt(page, attemptId);
  await expect.poll(async () => (await (await page.request.get('/api/review')).json()).card_count).toBe(6);
}

async function letDaysPass(userId: string): Promise<void> {
  await query(`UPDATE review_cards SET due = now() - interval '1 hour' WHERE user_id = $1`, [userId]);
}

/** Drawn anew, one of them may be the same by chance, but not all. */
function numbersOf(questions: Drawn[]): unknown {
  return questions
    .filter(({ type }) => type === 'numeric')
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map(({ values }) => values);
}
