import { expect, open, test } from './fixtures.ts';
import { publishForTheFirstTime } from './lesson-draft.ts';
import { sessionFile } from './run-folder.ts';

test.use({ storageState: sessionFile('author') });

test('an author makes a calculator with a table from nothing, and a learner finds it and computes', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Hidravlična moč ${Date.now()}`;
  await open(page, '/dashboard/cms');
  await page.getByRole('link', { name: 'Nov prispevek' }).click();
  await page.getByRole('textbox', { name: 'Naslov' }).fill(name);
  await page.getByRole('textbox', { name: 'Povzetek' }).fill('Moč iz tlaka in pretoka.');
  await page.getByRole('combobox', { name: 'Vrsta' }).selectOption({ label: 'Kalkulator' });
  await page.getByRole('button', { name: 'Ustvari prispevek' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Datoteke', exact: true }).click();
  await page.getByRole('textbox', { name: 'Ime nove tabele' }).fill('Tlaki');
  await page.getByRole('button', { name: 'Začni tabelo' }).click();
  await page.getByRole('textbox', { name: 'Podatki' }).fill('stopnja,p\nA,16\nB,25\n');
  await expect(page.getByRole('table').getByRole('cell', { name: '25' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Shranjeno v osnutek' })).toBeVisible();

  await page.getByRole('link', { name: 'Nastavitve', exact: true }).last().click();
  await page.getByRole('textbox', { name: 'Vir' }).fill('ISO 2944:2000');
  await page.getByRole('button', { name: 'Dodaj vir' }).click();
  await expect(page.getByRole('button', { name: 'Odstrani vir: ISO 2944:2000' })).toBeVisible();
  await expect(page.getByText('Shranjeno v osnutek')).toBeVisible();

  await page.getByRole('link', { name: 'Besedilo', exact: true }).click();
  await page.getByRole('textbox', { name: 'Besedilo' }).click();
  await page.keyboard.insertText('Moč črpalke je zmnožek sile in hitrosti bata.');
  await page.getByRole('button', { name: 'Vstavi blok' }).click();
  await page.getByRole('menuitem', { name: 'Kalkulator' }).click();
  const calculator = page.getByRole('dialog', { name: 'Vstavite kalkulator' });
  await calculator.getByRole('textbox', { name: 'Naslov' }).fill('Moč črpalke');
  await calculator.getByRole('textbox', { name: 'Enačbe' }).fill('P = F * v');
  for (const [symbol, quantity, unit] of [
    ['P', 'moč', 'W'],
    ['F', 'sila', 'N'],
    ['v', 'hitrost', 'm/s'],
  ] as const) {
    const fields = calculator.getByRole('group', { name: `Količina ${symbol}` });
    await fields.getByRole('textbox', { name: 'Ime' }).fill(quantity);
    await fields.getByRole('textbox', { name: 'Enota' }).fill(unit);
    await fields.getByRole('textbox', { name: 'Običajno do' }).fill('1000');
    if (symbol !== 'P') await fields.getByRole('textbox', { name: 'Začetna vrednost' }).fill('10');
  }
  await calculator.getByRole('button', { name: 'Vstavi' }).click();
  const preview = page.getByRole('region', { name: 'Predogled' });
  await expect(preview.getByText('Moč črpalke', { exact: true })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Vstavi blok' }).click();
  await page.getByRole('menuitem', { name: 'Podatkovna tabela' }).click();
  const table = page.getByRole('dialog', { name: 'Vstavite podatkovno tabelo' });
  await table.getByRole('combobox', { name: 'Datoteka s podatki' }).fill('tables/tlaki.csv');
  await table.getByRole('textbox', { name: 'Napis nad tabelo' }).fill('Tlačne stopnje');
  await table.getByRole('textbox', { name: 'Stolpci' }).fill('stopnja, p');
  await table.getByRole('button', { name: 'Vstavi' }).click();
  await expect(preview.getByRole('table')).toContainText('25');
  await publishForTheFirstTime(page, 'Objavi prispevek');

  const context = await browser.newContext({ storageState: sessionFile('learner') });
  const learner = await context.newPage();
  await open(learner, '/dashboard/technical-library/browse?kind=calculator');
  await learner.getByRole('link', { name }).click();
  await expect(learner.getByRole('heading', { name, level: 1 })).toBeVisible();
  await learner.getByRole('textbox', { name: 'sila' }).fill('20');
  await expect(learner.locator('output').getByText(/200\sW/)).toBeVisible();
  await context.close();

  await open(page, `${address}/settings`);
  await page.getByRole('button', { name: 'Umakni objavo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Umakni objavo' }).click();
  await expect(page.getByText('Objava je umaknjena.')).toBeVisible();
});
