import type { Page } from '@playwright/test';
import { address } from './address.ts';
import { expect, open, test } from './fixtures.ts';

test.use({ account: 'author' });

const course = 'osnove-elektrotehnike';
const history = `/dashboard/cms/courses/${course}/history`;
const path = 'lessons/delilnik-napetosti.sl.md';

test('an author keeps a version, sees what changed, goes back to it and changes their mind', async ({ page }) => {
  const note = `Pred popravkom ${Date.now()}`;
  await open(page, history);
  await page.getByRole('textbox', { name: 'Opomba' }).fill(note);
  await page.getByRole('button', { name: 'Shrani različico' }).click();
  const kept = page.getByRole('listitem').filter({ hasText: note });
  await expect(kept).toContainText('V urejanju');

  const before = await readText(page);
  const after = before.replace('delilnik napetosti', 'delilnik električne napetosti');
  await writeText(page, after);
  await page.reload();
  await kept.getByRole('link', { name: /^Poglej spremembe v različici/ }).click();
  await page.getByRole('link', { name: 'S tem, kar se ureja' }).click();
  const file = page.getByRole('region', { name: path });
  await expect(file).toContainText(/odstranjeno: električne/);

  await page.getByRole('button', { name: /^Obnovi različico \d+ kot osnutek$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${history}$`));
  await expect(page.getByText('Različica je zdaj osnutek.')).toBeVisible();
  expect(await readText(page)).toBe(before);

  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(async () => expect(await readText(page)).toBe(after)).toPass();
  await writeText(page, before);
});

async function readText(page: Page): Promise<string> {
  return (await draft(page)).text;
}

async function writeText(page: Page, text: string): Promise<void> {
  const { hash } = await draft(page);
  const data = { path, text, base_hash: hash };
  const answer = await page.request.put(`/api/cms/course/${course}/text`, { headers: { origin: address }, data });
  expect(await answer.json()).toMatchObject({ kind: 'saved' });
}

async function draft(page: Page): Promise<{ text: string; hash: string }> {
  return (await page.request.get(`/api/cms/course/${course}/text`, { params: { path } })).json();
}
