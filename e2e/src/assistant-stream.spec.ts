import { address } from './address.ts';
import { ask, openChat, questionField, turn } from './assistant-conversation.ts';
import { expect, open } from './fixtures.ts';
import { slovenianOpening } from './model-gateway.ts';
import { test } from './with-model.ts';

test('an answer goes on over a reload, in another tab and in another process', async ({ page, context, gateway }) => {
  await openChat(page);
  await expect(page.getByText('Odgovarja model fake-model.', { exact: false })).toBeVisible();
  const other = await context.newPage();
  await open(other, '/dashboard/ai-chat');

  await questionField(page).fill('Kaj je jeklo?');
  await page.keyboard.press('Enter');
  await gateway.say(`${slovenianOpening}\n\nJeklo je zlitina železa in ogljika.\n\nOgljika`);
  await expect(page.getByText('Jeklo je zlitina železa in ogljika.')).toBeVisible();
  await expect(page).toHaveURL(/ai-chat\/.+/);
  const { pathname } = new URL(page.url());
  // The other tab hears of it without being touched.
  await expect(other.getByRole('link', { name: 'Kaj je jeklo?', exact: false })).toBeVisible();
  await other.goto(`${address}${pathname}`);
  await expect(other.getByText('Jeklo je zlitina železa in ogljika.')).toBeVisible();
  await page.reload();
  await gateway.say(' je do dva odstotka.');
  await gateway.finish();
  for (const shown of [page, other]) {
    await expect(shown.getByText('Ogljika je do dva odstotka.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Kopiraj odgovor' })).toBeVisible();
    await expect(shown.getByText('Jeklo je zlitina železa in ogljika.')).toHaveCount(1);
  }
});

test('an answer is stopped from another tab, asked for again and asked for otherwise', async ({
  page,
  context,
  gateway,
}) => {
  await openChat(page);
  await ask(page, 'Kaj je baker?');
  await gateway.say(`${slovenianOpening}\n\nBaker je kovina.\n\nPrevaja`);
  await expect(page.getByText('Baker je kovina.')).toBeVisible();
  const other = await context.newPage();
  await open(other, new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Ustavi odgovor' }).click();
  await gateway.hungUp();
  await other.close();
  await expect(page.getByText('Odgovor ste ustavili.')).toBeVisible();
  await expect(page.getByText('Baker je kovina.')).toBeVisible();

  await page.getByRole('button', { name: 'Odgovori znova' }).click();
  await gateway.say('Baker je element.');
  await gateway.finish();
  await expect(page.getByText('Baker je element.')).toBeVisible();
  await expect(page.getByText('Poskus 2')).toBeVisible();
  await expect(page.getByText('Baker je kovina.')).toHaveCount(0);

  await page.getByText('Uredi vprašanje').click();
  await page.getByLabel('Popravljeno vprašanje').fill('Kaj je bron?');
  await page.getByRole('button', { name: 'Pošlji popravljeno' }).click();
  await gateway.say('Bron je zlitina.');
  await gateway.finish();
  await expect(turn(page, 1)).toContainText('Bron je zlitina.');
  await expect(turn(page, 1).getByRole('paragraph').filter({ hasText: 'Kaj je bron?' })).toBeVisible();
});

test('an answer stays where another try at it, or an edited question, gets none', async ({
  page,
  context,
  gateway,
}) => {
  await openChat(page);
  await ask(page, 'Kaj je cink?');
  await gateway.say('Cink je kovina.');
  await gateway.finish();
  const asked = (text: string) => page.getByRole('log').getByRole('paragraph').filter({ hasText: text });
  await expect(page.getByRole('button', { name: 'Kopiraj odgovor' })).toBeVisible();

  await page.getByRole('button', { name: 'Odgovori znova' }).click();
  await gateway.finish();
  await expect(page.getByText('Model je vrnil prazen odgovor.', { exact: false })).toBeVisible();
  await expect(page.getByText('Cink je kovina.')).toBeVisible();

  await page.getByText('Uredi vprašanje').click();
  await page.getByLabel('Popravljeno vprašanje').fill('Kaj je kositer?');
  await page.getByRole('button', { name: 'Pošlji popravljeno' }).click();
  await gateway.finish();
  const other = await context.newPage();
  await open(other, new URL(page.url()).pathname);
  for (const shown of [page, other]) {
    await expect(shown.getByRole('heading', { name: 'Vprašanje 1 pred urejanjem' })).toBeVisible();
    await expect(shown.getByText('Cink je kovina.')).toBeVisible();
  }
  await expect(asked('Kaj je cink?')).toBeVisible();
  await expect(asked('Kaj je kositer?')).toBeVisible();

  await page.getByRole('button', { name: 'Poskusi znova' }).click();
  await gateway.say('Kositer je mehak.');
  await gateway.finish();
  for (const shown of [page, other]) {
    await expect(shown.getByText('Kositer je mehak.')).toBeVisible();
    await expect(shown.getByText('Cink je kovina.')).toBeHidden();
  }
});

test('who scrolls up a little while an answer grows is left there, and a wide table keeps its numbers whole', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openChat(page);
  await ask(page, 'Primerjaj kovine.');
  const names = ['Kovina', 'Gostota', 'Elastičnost', 'Trdnost', 'Upornost', 'Prevodnost'];
  const rows = [names, names.map(() => '---'), ['Baker', '8960', '120', '220', '0,0175', '400']];
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  await gateway.say(`${slovenianOpening}\n\n${table}\n\n${slovenianOpening}\n\n`);
  const number = page.getByRole('cell', { name: '8960' });
  await expect(number).toBeVisible();
  const lineHeight = Number.parseFloat(await number.evaluate((cell) => getComputedStyle(cell).lineHeight));
  expect((await number.boundingBox())?.height).toBeLessThan(2.5 * lineHeight);

  const top = () => page.evaluate(() => window.scrollY);
  const end = await top();
  await page.mouse.move(180, 200);
  await page.mouse.wheel(0, -60);
  await expect.poll(top).toBe(end - 60);
  await gateway.say(`${slovenianOpening}\n\n`.repeat(3));
  await expect(page.getByRole('button', { name: 'Na najnovejše' })).toBeVisible();
  expect(await top()).toBe(end - 60);
  await gateway.finish();
});
