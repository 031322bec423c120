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
} from './assistant-conversation.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

test('on a keyboard of the screen Enter begins a line, and the button sends', async ({ page }) => {
  await openChat(page);
  await questionField(page).tap();
  await page.keyboard.type('Koliko kW je');
  await page.keyboard.press('Enter');
  await page.keyboard.type('150 KM?');
  await expect(questionField(page)).toHaveValue('Koliko kW je\n150 KM?');
  await expect(page).toHaveURL(chatPath);
  await sendButton(page).tap();
  await expect(page).toHaveURL(conversationAddress);
  await expect(turn(page, 1)).toContainText(/110,3\d*\s*kW/);
  await expect(questionField(page)).toHaveValue('');
});

test('the history takes the place of the conversation: searched, renamed in, deleted from and left', async ({
  page,
}) => {
  await openChat(page);
  await ask(page, 'Koliko kW je 150 KM?');
  await expectAnswer(page);
  await page.getByRole('link', { name: 'Pogovori' }).click();
  await expect(history(page)).toBeVisible();
  await expect(questionField(page)).toBeHidden();

  await rename(page, { from: 'Koliko kW je 150 KM?', to: 'Konjske moči' });
  await searchHistory(page, 'xyzzyq');
  await expect(history(page).getByText('Noben pogovor ne vsebuje »xyzzyq«.')).toBeVisible();
  await searchHistory(page, 'konjske moci');
  await expect(history(page).getByRole('link', { name: 'Konjske moči' })).toBeVisible();
  await history(page).getByRole('link', { name: 'Nazaj na pogovor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Konjske moči' })).toBeVisible();
  await expect(turn(page, 1)).toContainText(/110,3\d*\s*kW/);

  await page.getByRole('link', { name: 'Pogovori' }).click();
  await deleteConversation(page, 'Konjske moči');
  await expect(page).toHaveURL(/\/dashboard\/ai-chat(\?view=history)?$/);
  await expect(page.getByText('Konjske moči')).toHaveCount(0);
});
