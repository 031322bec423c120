import type { Page } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { expect, open, test } from './fixtures.ts';
import { sessionFile } from './run-folder.ts';

const course = 'osnove-elektrotehnike';
const lesson = 'merjenje';
const documentPath = `/api/cms/course/${course}`;
const source = `lessons/${lesson}.sl.md`;

test.use({ storageState: sessionFile('author') });

test('an author changes a source, and its translation follows block by block', async ({ page }) => {
  test.slow();
  const added = `Pri meritvi ${Date.now()} zapišite tudi enoto.`;
  const translated = `Note the unit as well, ${Date.now()}.`;
  await addToFirstParagraph(page, added);

  await open(page, '/dashboard/cms/translations');
  await page
    .locator('li', { hasText: 'Osnove elektrotehnike' })
    .getByRole('link', { name: /\(angleščina\)$/ })
    .click();
  const english = page.getByRole('region', { name: 'angleščina, del 2', exact: true });
  await expect(english.getByText('Zastarelo')).toBeVisible();
  await english.getByText('Kaj se je v izvirniku spremenilo').click();
  await expect(english.locator('ins')).toContainText(added);

  await english.getByText('Uredi prevod').click();
  const field = english.getByRole('textbox', { name: 'Prevod, angleščina' });
  const before = await field.inputValue();
  await field.fill(`${before}\n${translated}`);
  await page.reload();
  await expect(field, 'what was not saved is shown by itself').toBeVisible();
  await expect(field).toHaveValue(`${before}\n${translated}`);
  await english.getByRole('button', { name: 'Shrani v osnutek' }).click();
  await expect(english.getByText('Zastarelo')).toBeHidden();
  const read = async () => (await page.request.get(`/api/courses/${course}/lessons/${lesson}?language=en`)).text();
  expect(await read()).not.toContain(translated);
  await page.getByRole('button', { name: 'Objavi prevod (angleščina)' }).click();
  await expect(page.getByText('Prevod je objavljen tak, kot je tukaj.')).toBeVisible();
  expect(await read()).toContain(translated);

  await page.getByRole('link', { name: /^nemščina/ }).click();
  const german = page.getByRole('region', { name: 'nemščina, del 2', exact: true });
  await expect(german.getByText('Zastarelo')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Manjša sprememba/ }).focus();
  await page.keyboard.press('Enter');
  await expect(german.getByText('Zastarelo')).toBeHidden();
});

/** As the editor of lessons does it. */
async function addToFirstParagraph(page: Page, sentence: string): Promise<void> {
  const { text, hash } = await (
    await page.request.get(`${documentPath}/text?path=${encodeURIComponent(source)}`)
  ).json();
  const [front = '', first = '', ...rest] = String(text).split('\n\n');
  const changed = [front, `${first} ${sentence}`, ...rest].join('\n\n');
  const response = await page.request.put(`${documentPath}/text`, {
    data: { path: source, text: changed, base_hash: hash },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
