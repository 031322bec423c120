import { expect, type Locator, type Page } from '@playwright/test';
import { query } from './database.ts';
import { open } from './fixtures.ts';
import { type AccountWithId, openOnboardedAccount } from './onboarding-accounts.ts';

export const chatPath = '/dashboard/ai-chat';
/** A conversation that has been begun. */
export const conversationAddress = /\/dashboard\/ai-chat\/[0-9a-f-]{36}$/;

/** Somebody of the test's own, before a conversation that has not begun. */
export async function openChat(page: Page): Promise<AccountWithId> {
  const account = await openOnboardedAccount(page);
  await open(page, chatPath);
  return account;
}

export function questionField(page: Page): Locator {
  return page.getByLabel('Vaše vprašanje');
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Pošlji vprašanje' });
}

export async function ask(page: Page, question: string): Promise<void> {
  await questionField(page).fill(question);
  await sendButton(page).click();
}

/** What was asked at this place of the conversation, with its answer. */
export function turn(page: Page, number: number): Locator {
  const heading = page.getByRole('heading', { name: `Vprašanje ${number}`, exact: true });
  return page.getByRole('log').getByRole('listitem').filter({ has: heading });
}

/** An answer has ended, and there is something in it. */
export async function expectAnswer(page: Page, number = 1): Promise<void> {
  await expect(turn(page, number).getByRole('button', { name: 'Kopiraj odgovor' })).toBeVisible();
}

/** All that the server has of the conversation that is shown, as it would send it. */
export async function savedConversation(page: Page): Promise<string> {
  await expect(page).toHaveURL(conversationAddress);
  const response = await page.request.get(`/api/assistant/conversations/${page.url().split('/').at(-1)}`);
  expect(response.ok(), await response.text()).toBe(true);
  return response.text();
}

export function history(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Pogovori' });
}

export async function openOptions(page: Page, title: string): Promise<void> {
  await history(page).getByLabel(`Možnosti pogovora »${title}«`).click();
}

export async function rename(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await openOptions(page, from);
  await history(page).getByLabel('Ime pogovora').fill(to);
  await history(page).getByRole('button', { name: 'Preimenuj' }).click();
  await expect(history(page).getByRole('link', { name: to })).toBeVisible();
}

export async function searchHistory(page: Page, text: string): Promise<void> {
  await history(page).getByLabel('Iskanje po pogovorih').fill(text);
  await history(page).getByRole('button', { name: 'Poišči' }).click();
}

export async function deleteConversation(page: Page, title: string): Promise<void> {
  await openOptions(page, title);
  await history(page).getByRole('button', { name: 'Izbriši pogovor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Izbriši pogovor' }).click();
}

/** A conversation of so many turns, as if they had been asked one after the other. */
export async function writeConversation(userId: string, turnCount: number): Promise<string> {
  const [conversation] = await query<{ id: string }>(
    `WITH conversation AS (
       INSERT INTO assistant_conversations (id, user_id, language, title, folded)
       VALUES (gen_random_uuid(), $1, 'sl', 'Dolg pogovor', 'dolg pogovor') RETURNING id, user_id),
     turns AS (
       INSERT INTO assistant_turns (id, conversation_id, user_id, number, text, folded)
       SELECT gen_random_uuid(), id, user_id, number, 'Kaj je korak ' || number || '?', ''
       FROM conversation, generate_series(1, $2::int) AS number RETURNING *),
     answers AS (
       INSERT INTO assistant_answers
         (id, turn_id, conversation_id, user_id, number, question, folded, status, source, blocks, alive_until)
       SELECT gen_random_uuid(), id, conversation_id, user_id, 1, text, '', 'done', 'embedded',
              jsonb_build_array(jsonb_build_object('kind', 'html', 'html', '<p>To je korak ' || number || '.</p>',
                                                   'source', 'To je korak ' || number || '.', 'equalities', '[]'::jsonb)),
              now()
       FROM turns)
     SELECT id FROM conversation`,
    [userId, turnCount],
  );
  if (!conversation) throw new Error('no conversation was written');
  return conversation.id;
}

/** Messages of today by any calendar, which lead to no conversation any more. */
export async function useMessages(userId: string, count: number): Promise<void> {
  await query(
    `INSERT INTO assistant_usage (answer_id, user_id, day, status)
     SELECT gen_random_uuid(), $1, current_date + day, 'settled'
     FROM generate_series(-1, 1) AS day, generate_series(1, $2::int)`,
    [userId, count],
  );
}
