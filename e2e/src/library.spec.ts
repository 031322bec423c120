import type { Page } from '@playwright/test';
import { expect, open, setPreferences, test } from './fixtures.ts';
import { pressEnterOn, tabTo } from './keyboard.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { pageTexts } from './pdf-text.ts';

const threads = '/technical-library/item/metricni-navoji';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title });

test('a visitor finds a table from the entrance, and the address keeps what the list was asked for', async ({
  page,
}) => {
  await open(page, '/technical-library');
  await page.getByRole('region', { name: 'Po vrsti' }).getByRole('link', { name: 'Tabele' }).click();
  await expect(page).toHaveURL('/technical-library/browse?kind=table');
  await expect(heading(page, 'Tabele')).toBeVisible();
  await expect(card(page, 'Enote SI in predpone')).toBeVisible();

  const filters = page.getByRole('search', { name: 'Filtri knjižnice' });
  await filters.getByLabel('Področje').selectOption('strojnistvo');
  await expect(page).toHaveURL('/technical-library/browse?theme=strojnistvo&kind=table');
  await expect(page.getByRole('heading', { level: 2, name: '3 prispevki' })).toBeVisible();
  await filters.getByLabel('Oznaka').selectOption('navoji');
  await expect(page.getByRole('heading', { level: 2, name: '1 prispevek' })).toBeVisible();
  await filters.getByLabel('Raven').selectOption('Začetna raven');
  await expect(page).toHaveURL('/technical-library/browse?theme=strojnistvo&kind=table&level=beginner&tag=navoji');
  await expect(card(page, 'Enote SI in predpone')).toHaveCount(0);
  await page.reload();
  await expect(filters.getByLabel('Oznaka')).toHaveValue('navoji');

  await page.getByRole('link', { name: 'Metrski navoji ISO' }).click();
  await expect(page).toHaveURL(threads);
  await expect(heading(page, 'Metrski navoji ISO')).toBeVisible();
  await page.getByRole('list', { name: 'Oznake' }).getByRole('link', { name: 'navoji', exact: true }).click();
  await expect(page).toHaveURL('/technical-library/browse?tag=navoji');
});

test('filters that fit nothing lead back to everything', async ({ page }) => {
  await open(page, '/technical-library/browse?theme=fizika&kind=calculator&bookmarked=true&page=7');
  await expect(page.getByRole('heading', { name: 'Ni prispevkov s temi filtri' })).toBeVisible();
  await page.getByRole('link', { name: 'Celotna knjižnica' }).click();
  await expect(page).toHaveURL('/technical-library/browse');
  await expect(card(page, 'Metrski navoji ISO')).toBeVisible();
});

test('a learner bookmarks an item, finds it at the entrance and on the dashboard, and removes it', async ({ page }) => {
  await openOnboardedAccount(page);
  await open(page, threads);
  await expect(page).toHaveURL(`/dashboard${threads}`);
  await page.getByRole('button', { name: 'Dodaj zaznamek' }).click();
  await expect(page.getByRole('button', { name: 'Med zaznamki' })).toBeVisible();
  // The button tells at once what the server is told a moment later, unless another page is asked for before that.
  await expect.poll(() => ownBookmarks(page)).toHaveLength(1);

  await page.goto('/dashboard/technical-library');
  await expect(page.getByRole('region', { name: 'Vaši zaznamki' }).getByRole('link')).toHaveText([
    'Vsi zaznamki',
    'Metrski navoji ISO',
  ]);
  await page.goto('/dashboard/technical-library/browse?bookmarked=true');
  await expect(heading(page, 'Vaši zaznamki')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Metrski navoji ISO']);
  await expect(page.getByRole('main').getByRole('search')).toHaveCount(0);
  await expect(page.getByText('Zožite seznam po področju, vrsti, ravni ali oznaki.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Počisti filtre' })).toHaveCount(0);
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Metrski navoji ISO' }).click();

  await page.getByRole('button', { name: 'Med zaznamki' }).click();
  await expect(page.getByRole('button', { name: 'Dodaj zaznamek' })).toBeVisible();
  await expect.poll(() => ownBookmarks(page)).toEqual([]);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Metrski navoji ISO' })).toHaveCount(0);
});

async function ownBookmarks(page: Page): Promise<unknown[]> {
  const answer = await page.request.get('/api/library?language=sl');
  return (await answer.json()).own.bookmarks;
}

test('reading counts, for the most read and for the reader alone', async ({ page }) => {
  await openOnboardedAccount(page);
  const entrance = async () => (await page.request.get('/api/library?language=sl')).json();
  expect((await entrance()).own.recent).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    const answer = await page.request.post('/api/library/items/zascita-ip/reading');
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const { most_read, own } = await entrance();
  expect(most_read.map(({ id }: { id: string }) => id)).toContain('zascita-ip');
  expect(own.recent.map(({ id }: { id: string }) => id)).toEqual(['zascita-ip']);
  await page.goto('/dashboard/technical-library');
  await expect(page.getByRole('region', { name: 'Nedavno brano' }).getByRole('link')).toHaveText([
    'Stopnje zaščite ohišij (IP)',
  ]);
});

for (const area of ['', '/dashboard']) {
  test(`links lead from an item to another one and to a lesson${area && ', inside the dashboard too'}`, async ({
    page,
  }) => {
    if (area) await openOnboardedAccount(page);
    await open(page, `${area}/technical-library/item/padec-napetosti`);
    await page.getByRole('link', { name: 'trikotnik moči', exact: true }).click();
    await expect(page).toHaveURL(`${area}/technical-library/item/trikotnik-moci`);
    await expect(heading(page, 'Trikotnik moči')).toBeFocused();
    await page.goBack();
    await page.getByRole('paragraph').getByRole('link', { name: 'Upornost vodnika' }).click();
    await expect(page).toHaveURL(`${area}/courses/osnove-elektrotehnike/upornost-vodnika`);
    await expect(heading(page, 'Upornost vodnika')).toBeVisible();
  });
}

test('an item is there in English and in German, with its table', async ({ page, context }) => {
  for (const [language, title, column, value] of [
    ['en', 'ISO metric threads', 'Pitch mm', '1.25'],
    ['de', 'Metrische ISO-Gewinde', 'Steigung mm', '1,25'],
  ] as const) {
    await setPreferences(context, { language });
    await page.goto(threads);
    await expect(heading(page, title)).toBeVisible();
    const table = page.getByRole('table').first();
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
    await expect(table.getByRole('row', { name: 'M8 ' }).getByRole('cell').first()).toHaveText(value);
  }
});

test('with the keyboard alone, to the content, along the contents and into a table', async ({ page }) => {
  await open(page, threads);
  await pressEnterOn(page, page.getByRole('link', { name: 'Preskoči na vsebino' }));
  const contents = page.getByRole('complementary', { name: 'Na tej strani' });
  await pressEnterOn(
    page,
    page.getByRole('region', { name: 'Grobi metrski navoji ISO' }).getByRole('button', { name: 'Korak' }),
  );
  const pitch = page.getByRole('columnheader', { name: 'Korak' }).first();
  await expect(pitch).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Space');
  await expect(pitch).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Enter');
  await expect(pitch).toHaveAttribute('aria-sort', 'none');
  await tabTo(page, contents.getByRole('link', { name: 'Pri izdelavi' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${threads}#pri-izdelavi`);
});

test.describe('on paper', () => {
  const address = /\/technical-library\/item\/metricni-navoji$/;

  test('there is the item alone, dark on light, whatever the theme', async ({ page, context }) => {
    await setPreferences(context, { theme: 'dark' });
    await open(page, threads);
    const title = heading(page, 'Metrski navoji ISO');
    const lightness = () =>
      title.evaluate((element) => {
        const paint = new OffscreenCanvas(1, 1).getContext('2d');
        if (!paint) return null;
        paint.fillStyle = getComputedStyle(element).color;
        paint.fillRect(0, 0, 1, 1);
        return paint.getImageData(0, 0, 1, 1).data[1];
      });
    expect(await lightness()).toBeGreaterThan(200);
    await page.emulateMedia({ media: 'print' });
    expect(await lightness()).toBeLessThan(60);
    await expect(title).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
    await expect(page.getByRole('note').first(), 'warnings are read on paper too').toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Korak' }).first()).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'textbox', 'form'] as const) {
      await expect(page.getByRole(role)).toHaveCount(role === 'textbox' ? 2 : 0);
    }
    for (const name of ['Natisni', /Kopiraj tabelo/, 'Ponastavi', /Prestavi med podatke/]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
  });

  test('a table has its head on every page, and the sources stand at the end', async ({ page }) => {
    await openOnboardedAccount(page);
    await open(page, threads);
    const pages = pageTexts(await page.pdf({ format: 'A4' }));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.length).toBeLessThan(7);
    const [first = '', second = ''] = pages;
    expect(first).toMatch(/^MetrskinavojiISO/);
    for (const one of [first, second]) expect(one).toContain('Napetostni');
    expect(second, 'the table goes on').toContain('M64');
    expect(pages.at(-1)).toContain('/technical-library/item/metricni-navoji');
    expect(pages.at(-1)).toContain('ISO724:1993');
    for (const word of [
      'Natisni',
      'CSV',
      'Kopirajtabelo',
      'Natejstrani',
      'Sorodniprispevki',
      'MajaŠuštar',
      'Nadzornaplošča',
      'Preskoči',
    ]) {
      expect(pages.join('')).not.toContain(word);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is filtered by its button, and an item is there as a whole', async ({ page }) => {
    await page.goto('/technical-library/browse');
    await page.getByLabel('Vrsta').selectOption('calculator');
    await page.getByLabel('Področje').selectOption('mehatronika');
    await page.getByRole('button', { name: 'Pokaži prispevke' }).click();
    await expect(page).toHaveURL(/theme=mehatronika&kind=calculator/);
    await page.getByRole('link', { name: 'Sila pnevmatskega valja' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'sila pri iztegu' })).toHaveText(/: 1,06\skN$/);

    await page.goto(threads);
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(31);
    for (const name of ['Natisni', /Kopiraj tabelo/]) await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Sorodni prispevki' })).toBeVisible();
  });

  test('a bookmark is an ordinary form', async ({ page }) => {
    await openOnboardedAccount(page);
    await page.goto(`/dashboard${threads}`);
    await page.getByRole('button', { name: 'Dodaj zaznamek' }).click();
    await expect(page).toHaveURL(`/dashboard${threads}`);
    await page.getByRole('button', { name: 'Med zaznamki' }).click();
    await expect(page.getByRole('button', { name: 'Dodaj zaznamek' })).toBeVisible();
  });
});
