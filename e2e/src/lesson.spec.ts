import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, open, test } from './fixtures.ts';
import { logIn } from './new-account.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { lesson, nextLesson, openToRead } from './open-lesson.ts';
import { secondDevice } from './second-device.ts';

const complete = 'Označi kot opravljeno';
const done = 'Lekcija je opravljena';
const saved = 'Shranjeno.';
const waiting = 'Shranili bomo, ko bo povezava spet na voljo.';

test('a double click ticks a lesson off once, and it can be taken back', async ({ page }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  const writes = writesOf(page, 'completion');
  await page.getByRole('button', { name: complete }).dblclick();
  const part = page.getByRole('region', { name: 'Stanje lekcije' });
  await expect(part.getByText(done)).toBeVisible();
  await expect(part.getByRole('status')).toHaveText(saved);
  expect(writes).toEqual(['PUT']);
  const outline = page.getByRole('navigation', { name: 'Vsebina tečaja' });
  await expect(outline.getByRole('link', { name: 'Električni naboj' })).toHaveAccessibleName(/^Opravljeno/);

  await openToRead(page, lesson);
  await expect(part.getByText(done)).toBeVisible();
  await part.getByRole('button', { name: 'Označi kot neopravljeno' }).click();
  await expect(part.getByRole('status')).toHaveText(saved);
  await page.reload();
  await expect(part.getByRole('button', { name: complete })).toBeVisible();
});

test('what is done without a connection is saved when it is back', async ({ page, context }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  await context.setOffline(true);
  await page.getByRole('button', { name: complete }).click();
  const part = page.getByRole('region', { name: 'Stanje lekcije' });
  await expect(part.getByText(done)).toBeVisible();
  await expect(part.getByRole('status')).toHaveText(waiting);

  await context.setOffline(false);
  await expect(part.getByRole('status')).toHaveText(saved);
  await expectDone(page);
});

test('what was done without a connection is saved on the next visit', async ({ page, context }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  await context.setOffline(true);
  await page.getByRole('button', { name: complete }).click();
  await expect(page.getByText(waiting)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await open(later, nextLesson);
  await expectDone(later);
});

test('a server that fails for a moment is asked again', async ({ page, problems }) => {
  problems.expectStatus(503);
  await completeInVain(page);
  await page.unroute('**/completion');
  await expect(page.getByText(saved)).toBeVisible();
  await expectDone(page);
});

test('the last lesson that was left ends the course with a celebration, once', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  await finishAllOthers(id);
  await openToRead(page, lesson);
  await page.getByRole('button', { name: complete }).click();
  const party = page.getByRole('heading', { name: 'Tečaj je opravljen!' });
  await expect(party).toBeVisible();
  await page.reload();
  await expect(page.getByText(done)).toBeVisible();
  await expect(party).toHaveCount(0);
});

test('a lesson that is done leads on to the next one, whose title gets the focus', async ({ page }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  await page.getByRole('button', { name: complete }).click();
  await page.getByRole('link', { name: 'Naslednja lekcija: Električni tok' }).click();
  await expect(page).toHaveURL(nextLesson);
  await expect(page.getByRole('heading', { level: 1, name: 'Električni tok' })).toBeFocused();
});

test('whose session has ended logs in again, and nothing is lost', async ({ page, context, problems }) => {
  problems.expectStatus(401);
  const account = await openOnboardedAccount(page);
  await openToRead(page, lesson);
  await context.clearCookies({ name: /session/ });
  await page.getByRole('button', { name: complete }).click();
  const part = page.getByRole('region', { name: 'Stanje lekcije' });
  await expect(part.getByRole('status')).toContainText('Shranili bomo, ko se znova prijavite.');

  await part.getByRole('link', { name: 'Prijava' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL(lesson);
  await expect(part.getByText(done)).toBeVisible();
  await expectDone(page);
});

test('a second window follows what is done and written in the first', async ({ page, context }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  const other = await context.newPage();
  await openToRead(other, lesson);
  await page.getByRole('button', { name: complete }).click();
  await expect(other.getByText(done)).toBeVisible();

  await page.getByLabel('Nov zapisek').fill('Dve okni');
  await expect(other.getByLabel('Nov zapisek')).toHaveValue('Dve okni');
  await page.getByRole('button', { name: 'Shrani zapisek' }).click();
  await expect(other.getByLabel('Nov zapisek')).toHaveValue('');
  await expect(other.getByRole('listitem').getByText('Dve okni').first()).toBeVisible();
});

test('a bookmark is set and removed', async ({ page }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  const bookmark = page.getByRole('button', { name: 'Zaznamek' });
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  for (const isPressed of ['true', 'false']) {
    const answered = page.waitForResponse('**/bookmark');
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', isPressed);
    await answered;
    await openToRead(page, lesson);
    await expect(bookmark).toHaveAttribute('aria-pressed', isPressed);
  }
});

test('a bookmark that is refused says so', async ({ page, problems }) => {
  problems.expectStatus(403);
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  await page.route('**/bookmark', (route) => route.fulfill({ status: 403, json: { code: 'FORBIDDEN' } }));
  await page.getByRole('button', { name: 'Zaznamek' }).click();
  await expect(page.getByRole('alert')).toHaveText('Za to nimate dovoljenja.');
  await expect(page.getByRole('button', { name: 'Zaznamek' })).toHaveAttribute('aria-pressed', 'false');
});

test('an address at which the server fails holds nothing else up', async ({ page, problems }) => {
  problems.expectStatus(503);
  await completeInVain(page);
  const answered = page.waitForResponse('**/bookmark');
  await page.getByRole('button', { name: 'Zaznamek' }).click();
  expect((await answered).ok()).toBe(true);
});

test('reading a lesson afresh leaves the focus and opened solutions as they are', async ({ page, context }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  const solution = page.locator('details[data-kind=solution]').first();
  await solution.getByText('Rešitev').click();
  const button = page.getByRole('button', { name: 'Dodaj zapisek k razdelku »Naboj se ohranja«' });
  await button.focus();
  const readAfresh = page.waitForResponse((response) => response.url().includes('elektricni-naboj.data'));

  const other = await context.newPage();
  await openToRead(other, lesson);
  await other.getByRole('button', { name: complete }).click();
  await readAfresh;
  await expect(page.getByText(done)).toBeVisible();
  await expect(page.getByRole('button', { name: complete })).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(solution).toHaveAttribute('open');
});

test('reading goes on where it stopped, on another device', async ({ page, context, browser }) => {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  await expect(page.getByText('Nadaljujte pri:')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Sila med nabojema' }).evaluate((heading) => heading.scrollIntoView());
  const current = contentsOf(page).locator('[aria-current=location]');
  await expect(current).toHaveText('Sila med nabojema');
  const reported = page.waitForResponse('**/reading');
  await page.getByRole('link', { name: 'Profil', exact: true }).first().click();
  expect((await reported).ok()).toBe(true);

  const other = await secondDevice(browser, context);
  const device = await other.newPage();
  await open(device, lesson);
  expect(await device.evaluate(() => window.scrollY), 'the page does not jump by itself').toBe(0);
  await device.getByRole('link', { name: 'Nadaljujte pri: Sila med nabojema' }).click();
  await expect(device.getByRole('heading', { name: 'Sila med nabojema' })).toBeInViewport();
  await expect(device).toHaveURL(/#sila-med-nabojema$/);
  await other.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson is ticked off, bookmarked and noted all the same', async ({ page }) => {
    await openOnboardedAccount(page);
    await page.goto(lesson);
    await page.getByRole('button', { name: complete }).click();
    await expect(page.getByText(done)).toBeVisible();
    await page.getByRole('button', { name: 'Označi kot neopravljeno' }).click();
    await expect(page.getByRole('button', { name: complete })).toBeVisible();

    await page.getByRole('button', { name: 'Zaznamek' }).click();
    await expect(page.getByRole('button', { name: 'Zaznamek' })).toHaveAttribute('aria-pressed', 'true');

    const notes = page.getByRole('region', { name: 'Zapiski' });
    await notes.getByLabel('Nov zapisek').fill('Naboj se ohranja.');
    await notes.getByRole('button', { name: 'Shrani zapisek' }).click();
    await expect(notes.getByRole('listitem').getByText('Naboj se ohranja.').first()).toBeVisible();
  });

  test('the end of a course is celebrated once', async ({ page }) => {
    const { id } = await openOnboardedAccount(page);
    await finishAllOthers(id);
    await page.goto(lesson);
    await page.getByRole('button', { name: complete }).click();
    const party = page.getByRole('heading', { name: 'Tečaj je opravljen!' });
    await expect(party).toBeVisible();
    await page.getByRole('button', { name: 'Označi kot neopravljeno' }).click();
    await page.getByRole('button', { name: complete }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(party).toHaveCount(0);
  });
});

async function expectDone(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/courses/osnove-elektrotehnike/lessons/elektricni-naboj');
      return (await response.json()).reader.completed_at;
    })
    .not.toBeNull();
}

/** Every lesson of the course but the one that is read here, and its quiz. */
async function finishAllOthers(userId: string): Promise<void> {
  await query(
    `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at)
     SELECT $1, course_id, id, now() FROM lessons
     WHERE course_id = 'osnove-elektrotehnike' AND status = 'published' AND id <> 'elektricni-naboj'`,
    [userId],
  );
  await query(
    `INSERT INTO course_quiz_passes (user_id, quiz_id, passed_at)
     SELECT $1, quiz_id, now() FROM course_quizzes WHERE course_id = 'osnove-elektrotehnike'`,
    [userId],
  );
}

function writesOf(page: Page, address: string): string[] {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/${address}`)) methods.push(request.method());
  });
  return methods;
}

function contentsOf(page: Page) {
  return page.getByRole('navigation', { name: 'V tej lekciji' });
}

/** Ticks a lesson off while the server cannot take it. */
async function completeInVain(page: Page): Promise<void> {
  await openOnboardedAccount(page);
  await openToRead(page, lesson);
  await page.route('**/completion', (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }));
  await page.getByRole('button', { name: complete }).click();
  await expect(page.getByText(waiting)).toBeVisible();
}
