import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { sessionFile } from './run-folder.ts';
import { translateCourse } from './translate-course.ts';

test.use({ storageState: sessionFile('author') });

test('an author makes a course, orders it by keys, previews and publishes it, and a learner reads it', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Tečaj ${Date.now()}`;
  const id = name.toLowerCase().replace('č', 'c').replace(' ', '-');
  await open(page, '/dashboard/cms/courses/new');
  await page.getByRole('textbox', { name: 'Naslov', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Povzetek' }).fill('O tem, kako teče tok.');
  await page.getByRole('textbox', { name: 'Kaj udeleženec zna po tečaju' }).fill('Izmeri tok.');
  await page.getByRole('textbox', { name: 'Naslov prvega modula' }).fill('Uvod');
  await page.getByRole('button', { name: 'Ustvari tečaj' }).click();
  await expect(page).toHaveURL(`/dashboard/cms/courses/${id}`);
  await translateCourse(page, id);
  await page.reload();

  await addLesson(page, 'Naboj');
  await addLesson(page, 'Tok');
  await page.getByRole('button', { name: 'Dodaj modul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nov modul' });
  await dialog.getByRole('textbox', { name: 'Naslov modula' }).fill('Meritve');
  await dialog.getByRole('textbox', { name: 'Povzetek modula' }).fill('Kako merimo.');
  await dialog.getByRole('button', { name: 'Dodaj modul' }).click();

  const handle = page.getByRole('button', { name: 'Premakni: Tok' });
  await handle.focus();
  for (const key of [' ', 'ArrowDown', ' ']) await page.keyboard.press(key);
  await expect(page.getByRole('list', { name: 'Lekcije modula Meritve' }).getByRole('listitem')).toHaveCount(1);
  await expect(handle).toBeFocused();
  await expect(page.getByText('Shranjeno v osnutek')).toBeVisible();

  for (const lesson of ['naboj', 'tok']) await writeLesson(page, id, lesson);
  await page.getByRole('link', { name: 'Predogled' }).click();
  await page.getByRole('link', { name: 'Brezplačno', exact: true }).click();
  // The page of a visitor, which stands there until then, leads to lessons as visitors see them.
  await expect(page.getByRole('link', { name: 'Brezplačno', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Naboj' }).click();
  await page.getByRole('button', { name: 'Označi kot opravljeno' }).click();
  await page.getByRole('link', { name: 'Nazaj k urejanju' }).click();

  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByText('Objavljeno.', { exact: true })).toBeVisible();
  await open(page, `/dashboard/courses/${id}/naboj`);
  await expect(page.getByRole('button', { name: 'Označi kot opravljeno' }), 'a preview leaves no trace').toBeVisible();

  const learner = await browser.newContext({ storageState: sessionFile('learner') });
  const reader = await learner.newPage();
  await open(reader, `/dashboard/courses/${id}/tok`);
  await expect(reader.getByRole('heading', { name: 'Tok', level: 1 })).toBeVisible();
  await learner.close();
});

async function addLesson(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj lekcijo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nova lekcija' });
  await dialog.getByRole('textbox', { name: 'Naslov' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Povzetek' }).fill(`Lekcija ${title}.`);
  await dialog.getByRole('button', { name: 'Dodaj lekcijo' }).click();
  await expect(page.getByRole('button', { name: `Premakni: ${title}` })).toBeVisible();
}

/** Texts are written in their own editor, whose journeys are elsewhere. */
async function writeLesson(page: Page, courseId: string, lessonId: string): Promise<void> {
  const path = `lessons/${lessonId}.sl.md`;
  await page.evaluate(
    async ({ address, path }) => {
      const { text, hash } = await (await fetch(`${address}?path=${encodeURIComponent(path)}`)).json();
      const body = JSON.stringify({ path, text: `${text}Elektroni se premikajo.\n`, base_hash: hash });
      await fetch(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    },
    { address: `/api/cms/course/${courseId}/text`, path },
  );
}
