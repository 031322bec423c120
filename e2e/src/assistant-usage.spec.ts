import {
  ask,
  conversationAddress,
  expectAnswer,
  openChat,
  questionField,
  sendButton,
  turn,
  useMessages,
} from './assistant-conversation.ts';
import { expect, open, test } from './fixtures.ts';

const power = 'Koliko kW je 150 KM?';

test('what was asked is counted, and leads back to the conversation', async ({ page }) => {
  await openChat(page);
  await ask(page, power);
  await expectAnswer(page);
  await page.getByRole('link', { name: 'Poraba' }).click();
  await expect(page).toHaveURL('/dashboard/ai-usage');
  await expect(page.getByRole('progressbar', { name: 'Danes' })).toHaveAttribute(
    'aria-valuetext',
    'porabljeno 1 od 10',
  );
  await page.getByRole('link', { name: '90 dni' }).click();
  await expect(page).toHaveURL(/days=90/);
  await page.getByRole('table', { name: 'Po pogovorih' }).getByRole('link', { name: power }).click();
  await expect(page).toHaveURL(conversationAddress);
  await expect(turn(page, 1)).toContainText(power);
});

test('the last message of a day says when there are more, and what is typed after it stays', async ({
  page,
  problems,
}) => {
  const { id } = await openChat(page);
  await useMessages(id, 8);
  await page.reload();
  await expect(page.getByText('Danes imate še 2 sporočili od 10. Nova dobite opolnoči.')).toBeVisible();
  await ask(page, power);
  await expectAnswer(page);
  // Meanwhile the last one was used elsewhere.
  await useMessages(id, 1);
  await questionField(page).fill('Kaj je navor?');
  problems.expectStatus(409);
  await sendButton(page).click();
  await expect(page.getByText('Današnja sporočila so porabljena')).toBeVisible();
  await expect(page.getByText('Nova dobite opolnoči.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Več sporočil s paketom' })).toHaveAttribute('href', '/subscription');
  await expect(turn(page, 2)).toHaveCount(0);
  await open(page, new URL(page.url()).pathname);
  await expect(questionField(page)).toHaveValue('Kaj je navor?');
  await page.getByRole('link', { name: 'Več sporočil s paketom' }).click();
  await expect(page).toHaveURL('/subscription');
});
