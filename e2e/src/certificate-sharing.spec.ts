import { certified, strangerWith } from './certified-learner.ts';
import { expect, open, serverHtml, setPreferences, test } from './fixtures.ts';

test('whoever hides their name is named nowhere on the public page', async ({ page, browser }) => {
  const { name, id, serial } = await certified(page);
  await open(page, `/dashboard/certificates/${id}`);
  const box = page.getByRole('checkbox', { name: 'Pokaži moje ime' });
  await expect(box).toBeChecked();
  const stranger = await strangerWith(browser);
  expect(await serverHtml(stranger, `/verify/${serial}`)).toContain(name);

  await box.uncheck();
  await expect(page.getByText('Shranjeno.')).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();
  expect(await serverHtml(stranger, `/verify/${serial}`)).not.toContain(name);
  await open(stranger, `/verify/${serial}`);
  await expect(stranger.getByText('Imetnik imena ne prikazuje')).toBeVisible();
  await stranger.context().close();
});

test('a shared address speaks the language it was shared in to robots and strangers, and theirs to who has chosen one', async ({
  page,
  browser,
}) => {
  const { id, serial } = await certified(page);
  await setPreferences(page.context(), { language: 'en' });
  await open(page, `/dashboard/certificates/${id}`);
  const address = await page.getByLabel('Public address').inputValue();
  expect(new URL(address).search).toBe('?language=en');
  const posted = await page.getByRole('link', { name: 'Post on LinkedIn' }).getAttribute('href');
  expect(new URL(posted ?? '').searchParams.get('url')).toBe(address);
  const shared = `/verify/${serial}?language=en`;

  const context = await browser.newContext();
  const stranger = await context.newPage();
  const read = await stranger.request.get(shared);
  expect(read.headers()['set-cookie'] ?? '').not.toContain('language');
  const html = await read.text();
  expect(html).toContain('property="og:title" content="Certificate: Fundamentals of electrical engineering"');
  expect(html).toMatch(/og:image" content="[^"]*preview\?language=en&amp;version=valid-name"/);
  expect(await serverHtml(stranger, `/verify/${serial}`)).toContain('content="Potrdilo: Osnove elektrotehnike"');

  await open(stranger, shared);
  await stranger.getByRole('link', { name: 'Verify another certificate' }).click();
  await stranger.getByLabel('Serial number').fill(address);
  await stranger.getByRole('button', { name: 'Verify' }).click();
  await expect(stranger.getByRole('heading', { name: 'The certificate is valid' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('language');

  await setPreferences(context, { language: 'de' });
  await open(stranger, shared);
  await expect(stranger.getByRole('heading', { name: 'Das Zertifikat ist gültig' })).toBeVisible();
  await context.close();
});

test('whoever types a number in is told the answer, each time', async ({ page, problems }) => {
  problems.expectStatus(404);
  await open(page, '/verify');
  const verdict = page.getByRole('heading', { level: 1, name: 'Te številke ne poznamo' });
  for (const number of ['NV-0000-0000-0000-0000', 'NV-0000-0000-0000-0001']) {
    await page.getByLabel('Serijska številka').fill(number);
    await page.getByRole('button', { name: 'Preveri' }).click();
    await expect(page).toHaveURL(`/verify/${number}`);
    await expect(verdict).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a number is typed in anyhow, and one that is unknown is said to be', async ({ page, problems }) => {
    problems.expectStatus(404);
    await page.goto('/verify');
    await page.getByRole('button', { name: 'Preveri' }).click();
    await expect(page.getByText('Vpišite serijsko številko.')).toBeVisible();
    const number = page.getByLabel('Serijska številka');
    await number.fill('nv 0000 0000 0000 0000');
    const answered = page.waitForResponse(/\/verify\/nv/);
    await page.getByRole('button', { name: 'Preveri' }).click();
    expect((await answered).status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Te številke ne poznamo' })).toBeVisible();
    await expect(number, 'to be corrected').toHaveValue(/0000/);
  });
});
