import { seriousViolations } from './accessibility.ts';
import { expect, open, setPreferences, test } from './fixtures.ts';

const results = 'ol > li';

test('a visitor finds a lesson in spite of a typing error, and comes to the passage', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Iskanje' }).click();
  const field = page.getByRole('combobox', { name: 'Kaj iščete?' });
  await expect(field).toBeFocused();
  await field.fill('kirchoff');
  await page.getByRole('button', { name: 'Poišči' }).click();
  await expect(page).toHaveURL('/search?q=kirchoff');
  const first = page.locator(results).first();
  await expect(first.getByRole('link')).toHaveText('Kirchhoffova zakona');
  await expect(first.locator('mark').first()).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kirchhoffova zakona');
});

test('suggestions lead straight to what is meant', async ({ page }) => {
  await open(page, '/search');
  const field = page.getByRole('combobox', { name: 'Kaj iščete?' });
  await field.pressSequentially('ohmov z');
  await expect(page.getByRole('option').first()).toContainText('Ohmov zakon');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/courses/osnove-elektrotehnike/ohmov-zakon');
});

test('what was found is filtered by kind, in the address', async ({ page }) => {
  await open(page, '/search?q=napetost');
  const kinds = page.getByRole('navigation', { name: 'Vrsta zadetkov' });
  await kinds.getByRole('link', { name: /^Lekcije/ }).click();
  await expect(page).toHaveURL('/search?q=napetost&kind=lesson');
  await expect(kinds.getByRole('link', { name: /^Lekcije/ })).toHaveAttribute('aria-current', 'true');
  for (const result of await page.locator(results).all()) await expect(result).toContainText('Lekcija');
});

test('nothing of a lesson that is locked is found', async ({ page }) => {
  await open(page, '/search?q="Kolesni vijak se noče odviti"');
  await expect(page.getByText(/^Zadetki so brez .*, ker tega ni nikjer\.$/)).toBeVisible();
  await expect(page.locator('main a[href*="momenti"]')).toHaveCount(0);
});

test('where there is nothing, something else is offered', async ({ page }) => {
  await open(page, '/search?q=xyzzyqwk');
  await expect(page.getByRole('heading', { name: 'Za »xyzzyqwk« ni zadetkov' })).toBeVisible();
  const instead = page.getByRole('region', { name: 'Morda vam pride prav' });
  await instead.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/courses\//);
});

test('what is typed without a space fits a phone, found or not', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const q of ['x'.repeat(200), `napetost ${'x'.repeat(180)}`]) {
    await open(page, `/search?q=${q}`);
    await expect(page.getByRole('main')).toContainText('xxxxx');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  }
});

test('a person’s language comes first, and others are found too', async ({ page, context }) => {
  await setPreferences(context, { language: 'de' });
  await open(page, '/search?q=Spannungsteiler');
  await expect(page.locator(results).first().getByRole('link')).toHaveText('Spannungsteiler');
  await open(page, '/search?q=delilnik napetosti');
  await expect(page.locator(results).first().getByRole('link')).toHaveText('Spannungsteiler');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works, and understands equations', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('combobox').fill('U=RI');
    await page.getByRole('button', { name: 'Poišči' }).click();
    await expect(page.locator(results).filter({ hasText: 'Ohmov zakon' }).first()).toBeVisible();
  });
});

test.describe('signed in', () => {
  test.use({ account: 'premium' });

  test('earlier searches are kept, offered and forgotten', async ({ page }) => {
    await open(page, '/dashboard/search?q=moment');
    await expect(page.locator(results).first()).toBeVisible();
    await page.waitForResponse((response) => response.url().endsWith('/api/search/recent') && response.ok());
    await open(page, '/dashboard/search');
    const recent = page.getByRole('region', { name: 'Zadnja iskanja' });
    await expect(recent.getByRole('link', { name: 'moment' })).toBeVisible();
    await recent.getByRole('button', { name: 'Pozabi vsa' }).click();
    await expect(recent).toBeHidden();
  });

  test('the public address leads to the dashboard’s', async ({ page }) => {
    await page.goto('/search?q=moment');
    await expect(page).toHaveURL('/dashboard/search?q=moment');
  });

  test('own notes are found', async ({ page }) => {
    await open(page, '/dashboard/courses/tehniska-mehanika-statika/momenti');
    const id = crypto.randomUUID();
    const note = await page.request.put(`/api/courses/tehniska-mehanika-statika/lessons/momenti/notes/${id}`, {
      data: { anchor: null, text: 'Žerjavova kljuka: preveri kot jeklenice' },
    });
    expect(note.ok()).toBe(true);
    await expect(async () => {
      await page.goto('/dashboard/search?q=jeklenica&kind=note');
      await expect(page.locator(results).first()).toContainText('Žerjavova kljuka', { timeout: 1000 });
    }).toPass();
    await page.request.delete(`/api/courses/tehniska-mehanika-statika/lessons/momenti/notes/${id}`);
  });
});
