import type { Page } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { address } from './address.ts';
import { clickTwice } from './click-twice.ts';
import { expect, open, test } from './fixtures.ts';
import { beginLesson, expectSaved, writeText } from './lesson-draft.ts';
import { sessionFile } from './run-folder.ts';
import { unpublish } from './unpublish.ts';

test.use({ account: 'author' });

test('an author’s day: write, preview, publish, schedule the next words, look back, unpublish, put away', async ({
  page,
  browser,
  problems,
}) => {
  test.slow();
  problems.expect(/404/);
  const lesson = await beginLesson(page, 'Transformator');
  const structure = `/dashboard/cms/courses/${lesson.courseId}`;
  await writeText(page, '## Jedro', 'Transformator ima železno jedro.');
  await expectSaved(page);

  await open(page, structure);
  await page.getByRole('link', { name: 'Predogled' }).click();
  await page.getByRole('link', { name: 'Brezplačno', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Brezplačno', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Transformator' }).last().click();
  await expect(page.getByText('Transformator ima železno jedro.')).toBeVisible();
  await page.getByRole('link', { name: 'Nazaj k urejanju' }).click();

  await publish(page);
  const learner = await browser.newContext({ storageState: sessionFile('learner'), baseURL: address });
  const reader = await learner.newPage();
  await open(reader, lesson.reading);
  await expect(reader.getByText('Transformator ima železno jedro.')).toBeVisible();

  await open(page, lesson.editor);
  await writeText(page, '## Jedro', 'Transformator ima feritno jedro.');
  await expectSaved(page);
  await reader.reload();
  await expect(reader.getByText('Transformator ima železno jedro.'), 'a draft is seen by nobody').toBeVisible();

  await open(page, structure);
  await page.getByText('Kaj je spremenjeno').click();
  await expect(page.getByText('lessons/transformator.sl.md')).toBeVisible();
  await schedule(page, '2020-01-01T08:00');
  await expect(page.getByText('Izberite čas v prihodnosti.')).toBeVisible();
  await page.getByLabel('Datum in ura').fill('2099-07-01T08:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Načrtuj objavo' }).click();
  await expect(page.getByText(/Objava je načrtovana: 1\.\sjul\.\s2099, 08:00/)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Prekliči načrtovano objavo' }).press('Enter');
  await expect(page.getByText(/Objava je načrtovana/)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Objava', exact: true }), 'its button is gone').toBeFocused();

  await page.getByRole('link', { name: 'Zgodovina' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Objavljeno' }).first()).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Umakni objavo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Umakni objavo' }).click();
  await expect(page.getByText('Objava je umaknjena.')).toBeVisible();
  expect((await reader.goto(lesson.reading))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Arhiviraj' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arhiviraj' }).click();
  await expect(page.getByText('Arhivirano.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Objavi', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Vrni iz arhiva' }).click();
  await publish(page);
  await open(reader, lesson.reading);
  await expect(reader.getByText('Transformator ima feritno jedro.')).toBeVisible();
  await learner.close();
});

test('a tab that lay open publishes nothing that its author has not seen', async ({ page, context }) => {
  const lesson = await beginLesson(page, 'Dioda');
  const structure = `/dashboard/cms/courses/${lesson.courseId}`;
  await writeText(page, 'Dioda prevaja v eno smer.');
  await expectSaved(page);
  await open(page, structure);

  const other = await context.newPage();
  await open(other, lesson.editor);
  await writeText(other, 'Dioda prevaja v obe smeri.');
  await expectSaved(other);

  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Objavi' }).click();
  await expect(
    page.getByText('Osnutek je medtem spremenil nekdo drug. Preglejte ga in poskusite znova.'),
  ).toBeVisible();
  expect((await page.request.get(`/api/courses/${lesson.courseId}`)).status()).toBe(404);
  await publish(page);
  expect((await page.request.get(`/api/courses/${lesson.courseId}`)).status()).toBe(200);
  await unpublish(page, 'course', lesson.courseId);
});

test('lessons are moved with the mouse, with buttons and by keys, on a narrow screen too', async ({ page }) => {
  const { courseId } = await beginLesson(page, 'Naboj');
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/dashboard/cms/courses/${courseId}`);
  for (const title of ['Tok', 'Upor']) {
    await page.getByRole('button', { name: 'Dodaj lekcijo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova lekcija' });
    await dialog.getByRole('textbox', { name: 'Naslov' }).fill(title);
    await dialog.getByRole('textbox', { name: 'Povzetek' }).fill(`Lekcija ${title}.`);
    await clickTwice(dialog.getByRole('button', { name: 'Dodaj lekcijo' }));
    await expect(page.getByRole('button', { name: `Premakni: ${title}` })).toBeVisible();
  }
  const saved = () => lessonIds(page, courseId);
  await expect.poll(saved, 'sent twice is added once').toEqual(['naboj', 'tok', 'upor']);

  // Further down, the page's header lies over a handle, which then counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await seriousViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Premakni višje: Upor' }).click();
  await expect.poll(saved).toEqual(['naboj', 'upor', 'tok']);
  await page.getByRole('button', { name: 'Premakni: Naboj' }).focus();
  for (const key of [' ', 'ArrowDown', ' ']) await page.keyboard.press(key);
  await expect.poll(saved).toEqual(['upor', 'naboj', 'tok']);

  await expectSaved(page);
  // All of them far from the edges of the window, at which a page that something is dragged over scrolls by itself.
  await page.setViewportSize({ width: 320, height: 1600 });
  await page.evaluate(() => scrollTo(0, 0));
  await dragAbove(page, 'Tok', 'upor');
  await expect.poll(saved).toEqual(['tok', 'upor', 'naboj']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing sticks out').toBeLessThanOrEqual(320);
});

/** What comes in from the server meanwhile may move the page under the mouse, which a person would follow. */
async function dragAbove(page: Page, title: string, lessonId: string): Promise<void> {
  const handle = page.getByRole('button', { name: `Premakni: ${title}` });
  const target = page.locator(`[data-sortable-item="${lessonId}"]`);
  await expect(async () => {
    await page.mouse.up();
    await handle.hover();
    await page.mouse.down();
    await expect(handle).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
  await expect(async () => {
    const row = await target.boundingBox();
    if (!row) throw new Error('There is no such row');
    await page.mouse.move(row.x + row.width / 2, row.y + row.height / 4, { steps: 8 });
    await expect(target.locator('> span[aria-hidden]'), 'a line shows where it will go').toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.mouse.up();
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByRole('alertdialog'), 'an earlier question is gone').toBeHidden();
  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await clickTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Objavi' }));
  await expect(page.getByText('Objavljeno.', { exact: true })).toBeVisible();
}

async function schedule(page: Page, at: string): Promise<void> {
  await page.getByRole('button', { name: 'Načrtuj objavo' }).click();
  await page.getByLabel('Datum in ura').fill(at);
  await page.getByRole('dialog').getByRole('button', { name: 'Načrtuj objavo' }).click();
}

async function lessonIds(page: Page, courseId: string): Promise<string[]> {
  const draft = await (await page.request.get(`/api/course-drafts/${courseId}`)).json();
  return draft.value.modules.flatMap(({ lessons }: { lessons: { id: string }[] }) => lessons.map(({ id }) => id));
}
