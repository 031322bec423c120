import { createHash } from 'node:crypto';
import { type Browser, expect, type Page, type TestInfo } from '@playwright/test';
import { address } from './address.ts';
import type { BrowserProblems } from './browser-problems.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { open, ready, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { sessionFile } from './run-folder.ts';

/** Words of the session, which are its tutor's in every language, and the tutor's name. */
const names = new Set(['Navor', 'po', 'korakih', 'Tomaž', 'Kranjc']);

/** Somebody in a browser of their own. */
async function newcomer(browser: Browser, problems: BrowserProblems, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  problems.watch(context);
  const page = await context.newPage();
  await openOnboardedAccount(page, name);
  return page;
}

/** A tutor plans a session with one seat, and comes to its page. */
async function planSession(page: Page, topic: string): Promise<string> {
  await open(page, '/dashboard/group-tutoring/new');
  await page.getByLabel('Tema').fill(topic);
  await page.getByLabel('Opis').fill('Navor $M = F r$, **po korakih**');
  await page.getByText('Predogled opisa').click();
  await expect(page.getByText('po korakih', { exact: true })).toHaveRole('strong');
  await page.getByLabel('Začetek').fill(dayOf(test.info()));
  await page.getByLabel('Število mest').fill('1');
  await page.getByRole('button', { name: 'Objavi uro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
  await expect(page.getByRole('math').first(), 'the formula of its description').toBeAttached();
  return new URL(page.url()).pathname;
}

/** Far enough from anything else that the tutor has: one for each journey, and another one when it is tried again. */
function dayOf({ testId, retry, repeatEachIndex }: TestInfo): string {
  const seed = createHash('sha256').update(`${testId} ${repeatEachIndex} ${retry}`).digest();
  const days = 70 + (seed.readUInt32BE() % 250);
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T20:00`;
}

test.describe('a tutor', () => {
  test.use({ account: 'tutor' });

  test('plans a session with one seat; who comes second waits, and follows when the first leaves', async ({
    page,
    browser,
    problems,
  }) => {
    test.slow();
    const path = await planSession(page, 'Skupinska vaja v dveh brskalnikih');
    const first = await newcomer(browser, problems, 'Ana Prva');
    const second = await newcomer(browser, problems, 'Bor Drugi');
    for (const learner of [first, second]) {
      await open(learner, path);
      await expect(learner.getByText('še 1 prosto mesto')).toBeVisible();
      await expect(learner.getByRole('link', { name: /Vstopi v srečanje/ })).toHaveCount(0);
    }

    await first.getByRole('button', { name: 'Pridruži se' }).click();
    await expect(first.getByRole('region', { name: 'Vaše mesto' }).getByText('Imate mesto')).toBeVisible();
    await expect(first.getByRole('link', { name: /Vstopi v srečanje/ })).toBeVisible();

    // The page of the other still shows the seat that is gone by now.
    problems.expectStatus(409);
    await second.getByRole('button', { name: 'Pridruži se' }).click();
    await expect(second.getByText('Mest na tej skupinski uri ni več.')).toBeVisible();
    await second.getByRole('button', { name: 'Na čakalno listo' }).click();
    await expect(second.getByText('Vaše mesto v vrsti: 1.')).toBeVisible();

    await first.getByText('Odjavi se z ure', { exact: true }).click();
    await first.getByRole('button', { name: 'Da, odjavi me' }).click();
    // The seat is the other's at once, so there is none to come back to.
    await expect(first.getByRole('button', { name: 'Na čakalno listo' })).toBeVisible();

    await second.reload();
    await ready(second);
    await expect(second.getByRole('region', { name: 'Vaše mesto' }).getByText('Imate mesto')).toBeVisible();

    await page.reload();
    await ready(page);
    await expect(page.getByText('Bor Drugi')).toBeVisible();
    await expect(page.getByText('Ana Prva')).toHaveCount(0);
    await first.context().close();
    await second.context().close();
  });

  test('has a session to edit, whose page and form are accessible, fit and are translated', async ({
    page,
    browser,
  }) => {
    test.setTimeout(360_000);
    const path = await planSession(page, 'Navor');
    await expectFaultlessScreen(page, path, names);
    await expectFaultlessScreen(page, `${path}/edit`, names);
    const visitor = await browser.newContext({ baseURL: address });
    await expectFaultlessScreen(await visitor.newPage(), path.replace('/dashboard', ''), names);
    await visitor.close();
    const learner = await browser.newContext({ baseURL: address, storageState: sessionFile('learner') });
    await expectFaultlessScreen(await learner.newPage(), path, names);
    await learner.close();
  });
});

test('a visitor finds a session, logs in for it and comes back to it', async ({ page }) => {
  await open(page, '/group-tutoring');
  await page.getByRole('link', { name: 'Ohmov zakon na resničnih vezjih' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohmov zakon na resničnih vezjih');
  const { pathname } = new URL(page.url());
  await page.getByRole('region', { name: 'Vaše mesto' }).getByRole('link', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL(
    `/auth/login?redirect=${encodeURIComponent(`/dashboard${pathname}`)}&message=login_required`,
  );
});
