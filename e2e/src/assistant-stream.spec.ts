import { address } from './address.ts';
import { expect, open, test } from './fixtures.ts';
import { type ModelGateway, startModelGateway } from './model-gateway.ts';
import { openAccount } from './new-account.ts';
import { startSecondServer } from './second-server.ts';

/** One gateway and one process that knows it, for one question at a time. */
test.describe.configure({ mode: 'serial' });

const question = 'Vaše vprašanje';
/** As long as the server holds back until it can tell in which language the model answers. */
const opening =
  'O kovinah govorimo takrat, ko snov dobro prevaja elektriko in toploto, se sveti in jo lahko oblikujemo. V tehniki jih ' +
  'skoraj nikoli ne uporabljamo čistih, ker so za večino namenov premehke, zato jim dodajamo druge snovi in tako dobimo ' +
  'zlitine.';
let gateway: ModelGateway;
let writer: Awaited<ReturnType<typeof startSecondServer>>;

test.beforeAll(async () => {
  gateway = await startModelGateway();
  writer = await startSecondServer({ AI_BASE_URL: gateway.baseUrl, AI_MODEL: 'navor-test' });
});
test.afterAll(async () => {
  await writer?.stop();
  gateway?.close();
});

test('an answer goes on over a reload, in another tab and in another process', async ({ page, context }) => {
  await openAccount(page, 'Iva Kos');
  await open(page, `${writer.address}/dashboard/ai-chat`);
  await expect(page.getByText('Odgovarja model navor-test.', { exact: false })).toBeVisible();
  const other = await context.newPage();
  await open(other, `${writer.address}/dashboard/ai-chat`);

  await page.getByLabel(question).fill('Kaj je jeklo?');
  await page.keyboard.press('Enter');
  await gateway.say(`${opening}\n\nJeklo je zlitina železa in ogljika.\n\nOgljika`);
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

test('an answer is stopped, asked for again and asked for otherwise', async ({ page }) => {
  await openAccount(page, 'Nik Kos');
  await open(page, `${writer.address}/dashboard/ai-chat`);
  await page.getByLabel(question).fill('Kaj je baker?');
  await page.keyboard.press('Enter');
  await gateway.say(`${opening}\n\nBaker je kovina.\n\nPrevaja`);
  await expect(page.getByText('Baker je kovina.')).toBeVisible();
  await page.getByRole('button', { name: 'Ustavi odgovor' }).click();
  await gateway.hungUp();
  await expect(page.getByText('Odgovor ste ustavili.')).toBeVisible();
  await expect(page.getByText('Baker je kovina.')).toBeVisible();

  await page.getByRole('button', { name: 'Odgovori znova' }).click();
  await gateway.say('Baker je element.');
  await gateway.finish();
  await expect(page.getByText('Baker je element.')).toBeVisible();
  await expect(page.getByText('Poskus 2')).toBeVisible();

  await page.getByText('Uredi vprašanje').click();
  await page.getByLabel('Popravljeno vprašanje').fill('Kaj je bron?');
  await page.getByRole('button', { name: 'Pošlji popravljeno' }).click();
  await gateway.say('Bron je zlitina.');
  await gateway.finish();
  await expect(page.getByText('Bron je zlitina.')).toBeVisible();
  await expect(page.getByRole('log').getByRole('paragraph').filter({ hasText: 'Kaj je bron?' })).toBeVisible();
});

test('who scrolls up a little while an answer grows is left there, and a wide table keeps its numbers whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openAccount(page, 'Tia Kos');
  await open(page, `${writer.address}/dashboard/ai-chat`);
  await page.getByLabel(question).fill('Primerjaj kovine.');
  await page.getByRole('button', { name: 'Pošlji vprašanje' }).click();
  const names = ['Kovina', 'Gostota', 'Elastičnost', 'Trdnost', 'Upornost', 'Prevodnost'];
  const rows = [names, names.map(() => '---'), ['Baker', '8960', '120', '220', '0,0175', '400']];
  await gateway.say(`${opening}\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n${opening}\n\n`);
  const number = page.getByRole('cell', { name: '8960' });
  await expect(number).toBeVisible();
  const lineHeight = Number.parseFloat(await number.evaluate((cell) => getComputedStyle(cell).lineHeight));
  expect((await number.boundingBox())?.height).toBeLessThan(2.5 * lineHeight);

  const top = () => page.evaluate(() => window.scrollY);
  const end = await top();
  await page.mouse.move(180, 200);
  await page.mouse.wheel(0, -60);
  await expect.poll(top).toBe(end - 60);
  await gateway.say(`${opening}\n\n${opening}\n\n${opening}\n\n`);
  await expect(page.getByRole('button', { name: 'Na najnovejše' })).toBeVisible();
  expect(await top()).toBe(end - 60);
  await gateway.finish();
});
