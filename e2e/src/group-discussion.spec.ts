import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, expectNoProblems, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';

/** A session of the test's own, in which these people have seats; returns the address of its page. */
async function planSession(userIds: string[]): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO group_sessions (id, topic, description, language, subject, level, starts_at, minutes, capacity, cents)
     VALUES ($1, 'Vektorji', 'Vaje', 'sl', 'elektrotehnika', 'beginner', now() + interval '2 days', 60, 10, 0)`,
    [id],
  );
  for (const userId of userIds) {
    await query(`INSERT INTO group_seats (session_id, user_id, status, payment) VALUES ($1, $2, 'taken', 'free')`, [
      id,
      userId,
    ]);
  }
  return `/dashboard/group-tutoring/${id}`;
}

const discussionOn = (page: Page) => page.getByRole('log', { name: 'Pogovor' });

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Vaše sporočilo').fill(text);
  await page.getByRole('button', { name: 'Pošlji', exact: true }).click();
}

test('what one participant writes or removes is in front of the other at once', async ({ page, browser, problems }) => {
  const other = await browser.newContext();
  await expectNoProblems(problems, other, async () => {
    const otherPage = await other.newPage();
    const path = await planSession([(await openOnboardedAccount(page)).id, (await openOnboardedAccount(otherPage)).id]);
    await open(page, path);
    await open(otherPage, path);
    await write(page, 'Ali rešimo tudi peto nalogo?');
    await expect(discussionOn(otherPage).getByText('Ali rešimo tudi peto nalogo?')).toBeVisible();
    await expect(page.getByLabel('Vaše sporočilo')).toBeFocused();

    await otherPage.getByLabel('Vaše sporočilo').fill('Lahko, glejte https://navor.example/peta.');
    await otherPage.keyboard.press('Control+Enter');
    const reply = discussionOn(page).getByRole('listitem').filter({ hasText: 'Lahko, glejte' });
    await expect(reply).toContainText('Maja Š.');
    await expect(reply.getByRole('link')).toHaveAttribute('href', 'https://navor.example/peta');

    await page.getByRole('button', { name: 'Odstrani svoje sporočilo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Odstrani sporočilo' }).click();
    for (const each of [page, otherPage]) {
      await expect(discussionOn(each).getByText('Sporočilo je bilo odstranjeno.')).toBeVisible();
      await expect(discussionOn(each).getByText('Ali rešimo tudi peto nalogo?')).toHaveCount(0);
      await expect(discussionOn(each).getByRole('listitem')).toHaveCount(2);
    }
  });
  await other.close();
});

test('seven tabs load, and all of them follow, also when the one that led is closed', async ({ page, context }) => {
  test.slow();
  const path = await planSession([(await openOnboardedAccount(page)).id]);
  await open(page, path);
  const tabs = [page];
  while (tabs.length < 7) {
    const tab = await context.newPage();
    await open(tab, path);
    tabs.push(tab);
  }
  await write(tabs[6] as Page, 'V vseh zavihkih');
  for (const tab of tabs) await expect(discussionOn(tab).getByText('V vseh zavihkih')).toBeVisible();
  await tabs.pop()?.close();
  await write(page, 'In po menjavi');
  for (const tab of tabs) await expect(discussionOn(tab).getByText('In po menjavi')).toBeVisible();
  for (const tab of tabs) await expect(discussionOn(tab).getByRole('listitem')).toHaveCount(2);
});

test('what is written while offline is kept and sent later', async ({ page, context, problems }) => {
  // Of the stream that was open.
  problems.expect(
    /group.*ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)|ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED).*group/,
  );
  const path = await planSession([(await openOnboardedAccount(page)).id]);
  await open(page, path);
  await context.setOffline(true);
  await write(page, 'Iz predora');
  const message = discussionOn(page).getByRole('listitem').filter({ hasText: 'Iz predora' });
  await expect(message).toContainText('ko bo povezava spet na voljo');
  await context.setOffline(false);
  await expect(message).not.toContainText('povezava');
  await page.reload();
  await expect(discussionOn(page).getByText('Iz predora')).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a discussion is a list and a form', async ({ page }) => {
    const path = await planSession([(await openOnboardedAccount(page)).id]);
    await page.goto(path);
    await write(page, 'Prva vrstica\ndruga vrstica');
    await expect(discussionOn(page).getByText('Prva vrstica')).toBeVisible();
    await page.reload();
    await expect(discussionOn(page).getByRole('listitem'), 'sent twice, it stands once').toHaveCount(1);
    await page.getByRole('button', { name: 'Odstrani svoje sporočilo' }).click();
    await expect(discussionOn(page).getByText('Sporočilo je bilo odstranjeno.')).toBeVisible();
  });
});
