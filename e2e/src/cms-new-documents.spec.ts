import type { Page } from '@playwright/test';
import { expect, open, setPreferences, test } from './fixtures.ts';
import { beginLesson } from './lesson-draft.ts';
import { sessionFile } from './run-folder.ts';

test.use({ storageState: sessionFile('author') });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a new course says beside each field what is missing, and that its title is taken, and loses nothing', async ({
  page,
  problems,
}) => {
  problems.expectStatus(422);
  await open(page, '/dashboard/cms/courses/new');
  await field(page, 'Povzetek').fill('O tem, kako teče tok.');
  await page.getByLabel('Raven').selectOption('advanced');
  await page.getByRole('button', { name: 'Ustvari tečaj' }).click();
  await expect(page.getByText('To polje je obvezno.')).toHaveCount(3);
  await expect(field(page, 'Naslov')).toBeFocused();

  await field(page, 'Naslov').fill('Osnove elektrotehnike');
  await field(page, 'Kaj udeleženec zna po tečaju').fill('Izmeri tok.');
  await field(page, 'Naslov prvega modula').fill('Uvod');
  await page.getByRole('button', { name: 'Ustvari tečaj' }).click();
  await expect(page.getByText('Ta naslov je že uporabljen. Izberite drugačnega.')).toBeVisible();
  await expect(field(page, 'Povzetek')).toHaveValue('O tem, kako teče tok.');
  await expect(page.getByLabel('Raven')).toHaveValue('advanced');
});

test('a new lesson of a name that its course has already is told so beside the field', async ({ page, problems }) => {
  problems.expectStatus(422);
  const { courseId } = await beginLesson(page, 'Prevodnik');
  await open(page, `/dashboard/cms/lessons/new?course=${courseId}`);
  await page.getByRole('button', { name: 'Ustvari lekcijo' }).click();
  await expect(page.getByText('To polje je obvezno.')).toHaveCount(2);

  await field(page, 'Naslov').fill('Prevodnik');
  await field(page, 'Povzetek').fill('Dve vrstici\npovzetka.');
  await page.getByRole('button', { name: 'Ustvari lekcijo' }).click();
  await expect(page.getByText('Ta naslov je že uporabljen. Izberite drugačnega.')).toBeVisible();
  await expect(field(page, 'Povzetek')).toHaveValue('Dve vrstici\npovzetka.');
  await field(page, 'Naslov v povezavi').fill('Drugi prevodnik');
  await page.getByRole('button', { name: 'Ustvari lekcijo' }).click();
  await expect(page).toHaveURL(`/dashboard/cms/lessons/${courseId}~drugi-prevodnik/edit`);
});

test('what is missing of a new module is told in the language of the page, not in that of the browser', async ({
  page,
  context,
}) => {
  const { courseId } = await beginLesson(page, 'Izolator');
  await setPreferences(context, { language: 'de' });
  await open(page, `/dashboard/cms/courses/${courseId}`);
  await page.getByRole('button', { name: 'Modul hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neues Modul' });
  await dialog.getByRole('button', { name: 'Modul hinzufügen' }).click();
  await expect(dialog.getByText('Dieses Feld ist erforderlich.')).toHaveCount(2);
});
