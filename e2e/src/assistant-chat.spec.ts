import {
  ask,
  chatPath,
  conversationAddress,
  deleteConversation,
  expectAnswer,
  history,
  openChat,
  questionField,
  rename,
  searchHistory,
  sendButton,
  turn,
  writeConversation,
} from './assistant-conversation.ts';
import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';

const power = 'Koliko kW je 150 KM?';

test('a conversation is begun, renamed, found and deleted', async ({ page }) => {
  await openChat(page);
  await expect(page.getByText('Model ni povezan', { exact: false })).toBeVisible();
  await questionField(page).fill(power);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(conversationAddress);
  await expect(questionField(page)).toBeFocused();
  await expect(questionField(page)).toHaveValue('');
  await expect(page.getByRole('status').getByText('Odgovor je končan.')).toBeAttached();
  await expect(turn(page, 1)).toContainText(/110,3\d*\s*kW/);
  await expect(page.getByText('Danes imate še 9 sporočil od 10.')).toBeVisible();

  await rename(page, { from: power, to: 'Konjske moči' });
  await expect(page.getByRole('heading', { level: 1, name: 'Konjske moči' })).toBeVisible();

  await searchHistory(page, '150 km');
  await expect(page).toHaveURL(/search=150/);
  await expect(history(page).getByRole('link', { name: 'Konjske moči' })).toContainText(power);
  await searchHistory(page, 'xyzzyq');
  await expect(history(page).getByText('Noben pogovor ne vsebuje »xyzzyq«.')).toBeVisible();
  await expect(history(page).getByRole('link', { name: 'Konjske moči' })).toHaveCount(0);
  await history(page).getByRole('link', { name: 'Pokaži vse' }).click();

  await deleteConversation(page, 'Konjske moči');
  await expect(page).toHaveURL(chatPath);
  await expect(history(page).getByText('Vaši pogovori bodo tukaj.')).toBeVisible();
  await expect(history(page).getByRole('heading', { name: 'Pogovori' })).toBeFocused();
});

test('a question with values is answered with a live formula to go on with, and copied as Markdown with LaTeX', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page);
  await page.getByRole('button', { name: 'Kolikšen tok teče skozi upor 47 Ω pri napetosti 12 V?' }).click();
  await expect(turn(page, 1)).toContainText(/255,3\d*\s*mA/);
  await expect(questionField(page)).toBeFocused();

  const formula = turn(page, 1).getByRole('region');
  await formula.getByRole('textbox', { name: /napetost/i }).fill('24 V');
  await expect(formula).toContainText(/510,6\d*\s*mA/);

  await turn(page, 1).getByRole('button', { name: 'Kopiraj odgovor' }).click();
  await expect(turn(page, 1).getByRole('status').getByText('Kopirano')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\$\$?[^$]*\\frac\{[^$]*12[^$]*\}\{[^$]*47[^$]*\}/);
  expect(copied).not.toMatch(/<\w|katex/);
});

test('what was typed stays over a reload and a lost connection', async ({ page, context, problems }) => {
  await openChat(page);
  await questionField(page).fill('Kaj je navor?');
  await page.reload();
  await expect(questionField(page)).toHaveValue('Kaj je navor?');
  problems.expect(/net::/);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText('Vprašanje ni bilo poslano: ni povezave.', { exact: false })).toBeVisible();
  await expect(questionField(page)).toHaveValue('Kaj je navor?');
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(page).toHaveURL(conversationAddress);
  await expect(questionField(page)).toHaveValue('');
  await expectAnswer(page);
  await expect(page.getByText('Vprašanje ni bilo poslano', { exact: false })).toHaveCount(0);
});

test('a question is edited and sent again in its place', async ({ page }) => {
  await openChat(page);
  await ask(page, power);
  await expect(turn(page, 1)).toContainText(/110,3\d*\s*kW/);
  await turn(page, 1).getByText('Uredi vprašanje').click();
  await expect(turn(page, 1).getByLabel('Popravljeno vprašanje')).toHaveValue(power);
  await turn(page, 1).getByLabel('Popravljeno vprašanje').fill('Koliko kW je 100 KM?');
  await turn(page, 1).getByRole('button', { name: 'Pošlji popravljeno' }).click();
  await expect(turn(page, 1)).toContainText(/73,5\d*\s*kW/);
  await expect(turn(page, 1).getByText('Poskus 2')).toBeVisible();
  await expect(turn(page, 1)).not.toContainText('150 KM');
  await expect(turn(page, 2)).toHaveCount(0);
  await expect(page.getByText('Danes imate še 8 sporočil od 10.')).toBeVisible();
});

test('what is typed, asked and renamed in one tab is so in the other', async ({ page, context }) => {
  await openChat(page);
  await ask(page, power);
  await expectAnswer(page);
  const other = await context.newPage();
  await open(other, new URL(page.url()).pathname);

  await questionField(page).fill('Koliko kW je 100 KM?');
  await expect(questionField(other)).toHaveValue('Koliko kW je 100 KM?');
  await sendButton(page).click();
  await expect(turn(other, 2)).toContainText(/73,5\d*\s*kW/);
  await expect(questionField(other)).toHaveValue('');
  await rename(page, { from: power, to: 'Konjske moči' });
  await expect(other.getByRole('heading', { level: 1, name: 'Konjske moči' })).toBeVisible();
  await ask(other, 'Kaj je navor?');
  await expectAnswer(page, 3);
  await expect(turn(page, 3)).toContainText('Kaj je navor?');
  await expect(page.getByText('Danes imate še 7 sporočil od 10.')).toBeVisible();
});

test('of a long conversation, what was asked before comes above what is read', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  await open(page, `${chatPath}/${await writeConversation(id, 45)}`);
  await expect(turn(page, 45)).toBeInViewport();
  await expect(turn(page, 26)).toContainText('To je korak 26.');
  await expect(turn(page, 25)).toHaveCount(0);

  const earlier = page.getByRole('button', { name: 'Prikaži starejša vprašanja' });
  await earlier.click();
  await expect(turn(page, 6)).toContainText('To je korak 6.');
  await expect(turn(page, 26), 'what stood first is where it was').toBeInViewport();
  await expect(turn(page, 6)).not.toBeInViewport();
  await earlier.click();
  await expect(turn(page, 1)).toContainText('Kaj je korak 1?');
  await expect(earlier).toHaveCount(0);
  await expect(page.getByRole('log').getByRole('heading', { level: 2 })).toHaveCount(45);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are asked, answers read and conversations renamed by plain forms', async ({ page }) => {
    await openOnboardedAccount(page);
    await page.goto(chatPath);
    await ask(page, power);
    await expect(page).toHaveURL(/\/dashboard\/ai-chat\/[0-9a-f-]{36}#newest$/);
    const reload = page.getByRole('link', { name: 'Osvežite stran, da vidite, kako daleč je' });
    await expect(async () => {
      if (await reload.isVisible()) await reload.click();
      await expect(turn(page, 1)).toContainText(/110,3\d*\s*kW/, { timeout: 500 });
    }).toPass();
    await expect(page.getByText('Brez modela, iz vsebin Navora', { exact: false })).toBeVisible();
    await rename(page, { from: power, to: 'Moč' });
    await expect(page.getByRole('heading', { level: 1, name: 'Moč' })).toBeVisible();
  });

  test('what was asked before is a page of its own', async ({ page }) => {
    const { id } = await openOnboardedAccount(page);
    await page.goto(`${chatPath}/${await writeConversation(id, 25)}`);
    await expect(turn(page, 5)).toHaveCount(0);
    await page.getByRole('link', { name: 'Prikaži starejša vprašanja' }).click();
    await expect(page).toHaveURL(/\?before=6$/);
    await expect(turn(page, 5)).toContainText('To je korak 5.');
    await expect(turn(page, 6)).toHaveCount(0);
    await page.getByRole('link', { name: 'Na najnovejše' }).click();
    await expect(turn(page, 25)).toContainText('To je korak 25.');
  });
});
