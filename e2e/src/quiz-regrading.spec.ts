import type { Browser, Page } from '@playwright/test';
import { address } from './address.ts';
import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { attemptPath, drawn, saveAnswer, startAttempt, submitAttempt } from './quiz-attempt.ts';
import { sessionFile } from './run-folder.ts';

const quiz = 'stevilski-sistemi-in-algoritmi';
const question = 'barvna-komponenta';
const note = 'Tudi ta zapis je pravilen.';

test('an author mends a key, and whoever was right all along is told so', async ({ page, browser }) => {
  test.slow();
  // Another one each time, since the question keeps what it was taught to accept.
  const unusual = `C8 (${Date.now()})`;
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page, quiz);
  const { position } = await drawn(attemptId, question);
  await saveAnswer(page, attemptId, position, { type: 'short-text', text: unusual });
  await submitAttempt(page, attemptId);
  await open(page, attemptPath(attemptId));
  const answer = page.getByRole('article', { name: `Vprašanje ${position}`, exact: true });
  await expect(answer).toContainText('0 od 2 točk');

  const author = await openAs(browser, `/dashboard/quiz/${quiz}/questions/${question}`);
  await mendKey(author, unusual);
  await author.getByRole('button', { name: 'Znova oceni oddane odgovore' }).click();
  const dialog = author.getByRole('dialog', { name: 'Želite odgovore znova oceniti?' });
  await dialog.getByRole('button', { name: 'Znova oceni odgovore' }).click();
  await expect(dialog.getByText('Napišite opombo vsaj v slovenščini.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Opomba za udeležence (slovensko)' }).fill(note);
  await dialog.getByRole('button', { name: 'Znova oceni odgovore' }).click();
  await expect(author.getByText(/Spremenil se je 1 rezultat\./)).toBeVisible();
  await author.reload();
  await expect(author.getByText(/Spremenil se je 1 rezultat\./), 'for whoever comes back').toBeVisible();
  await author.context().close();

  await page.reload();
  await expect(answer).toContainText('2 od 2 točk');
  await expect(answer).toContainText(note);
  await expect(page.getByText(/^Ocena je bila .+ popravljena, ker se je spremenilo vprašanje\.$/)).toBeVisible();
});

async function openAs(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ storageState: sessionFile('author'), baseURL: address });
  const page = await context.newPage();
  await open(page, path);
  return page;
}

async function mendKey(page: Page, accepted: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Sprejeti odgovori/ });
  const wanted = `${await field.inputValue()}\n${accepted}`;
  // When the editor comes to life in between, what was selected to be replaced is no longer selected.
  await expect(async () => {
    await field.fill(wanted);
    await expect(field).toHaveValue(wanted, { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Shrani in objavi' }).click();
  await expect(page.getByText(/^Vprašanje je shranjeno\./)).toBeVisible();
}
