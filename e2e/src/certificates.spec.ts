import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { extractLinks, extractText } from 'unpdf';
import {
  certificateOf,
  completeLastLesson,
  dismissRewards,
  lastLesson,
  learnerBeforeLastLesson,
} from './certified-learner.ts';
import { query } from './database.ts';
import { accounts } from './demo-accounts.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, type Language, open, serverHtml, setPreferences, test } from './fixtures.ts';
import { logIn } from './new-account.ts';
import { sessionFile } from './run-folder.ts';

const words = {
  sl: {
    complete: 'Označi kot opravljeno',
    toCertificate: 'Vaše potrdilo',
    own: 'Vaša potrdila',
    course: 'Osnove elektrotehnike',
    download: 'Prenesi PDF',
    valid: 'Potrdilo je veljavno',
    holder: 'Imetnik',
    learned: 'Pridobljeno znanje',
    outcome: 'Z obema Kirchhoffovima zakonoma',
  },
  en: {
    complete: 'Mark as done',
    toCertificate: 'Your certificate',
    own: 'Your certificates',
    course: 'Fundamentals of electrical engineering',
    download: 'Download the PDF',
    valid: 'The certificate is valid',
    holder: 'Holder',
    learned: 'What was learned',
    outcome: 'both of Kirchhoff’s laws',
  },
  de: {
    complete: 'Als erledigt markieren',
    toCertificate: 'Ihr Zertifikat',
    own: 'Ihre Zertifikate',
    course: 'Grundlagen der Elektrotechnik',
    download: 'PDF herunterladen',
    valid: 'Das Zertifikat ist gültig',
    holder: 'Ausgestellt für',
    learned: 'Erworbene Kenntnisse',
    outcome: 'Mit Knotenregel und Maschenregel',
  },
} satisfies Record<Language, Record<string, string>>;

for (const language of ['sl', 'en', 'de'] as const) {
  test(`the last lesson brings a certificate that a stranger verifies, in ${language}`, async ({ page, browser }) => {
    test.slow();
    const said = words[language];
    const { name } = await learnerBeforeLastLesson(page, language);
    await open(page, lastLesson);
    await page.getByRole('button', { name: said.complete }).click();
    await page.getByRole('link', { name: said.toCertificate }).click();
    // It is made beside the request; the page asks again until it is there.
    await page.getByRole('region', { name: said.own }).getByRole('link', { name: said.course }).click();
    await expect(page.getByRole('heading', { level: 1, name: said.course })).toBeVisible();

    const { serial } = await certificateOf(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: said.download }).click();
    const { text, links } = await readPdf(await (await downloading).path());
    for (const printed of [name, said.course, serial]) expect(text).toContain(printed);

    const stranger = await strangerWith(browser, language);
    await open(stranger, links[0] ?? '');
    await expect(stranger.getByRole('heading', { level: 1, name: said.valid })).toBeVisible();
    await expect(stranger.getByRole('term').first()).toHaveText(said.holder);
    await expect(stranger.getByRole('definition').first()).toHaveText(name);
    await expect(stranger.getByRole('region', { name: said.learned })).toContainText(said.outcome);
    await stranger.context().close();
  });
}

test.describe('of the demo', () => {
  test.use({ account: 'premium' });

  test('there is a certificate from the beginning, of a course that was completed days ago', async ({
    page,
    browser,
  }) => {
    test.slow();
    const { serial } = await certificateOf(page);
    await expectFaultlessScreen(page, '/dashboard/certificates', new Set([accounts.premium.name, serial]));
    await setPreferences(page.context(), { language: 'sl' });
    await open(page, '/dashboard/certificates');
    await page.getByRole('region', { name: words.sl.own }).getByRole('link', { name: words.sl.course }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.sl.course })).toBeVisible();
    const [completion] = await query<{ days: number; quizzes: number; badges_of_today: number }>(
      `SELECT (now() AT TIME ZONE 'Europe/Ljubljana')::date - completed_at::date AS days,
         (SELECT count(*)::int FROM quiz_attempts WHERE user_id = users.id AND has_passed) AS quizzes,
         (SELECT count(*)::int FROM earned_badges
          WHERE user_id = users.id AND earned_at > now() - interval '3 days') AS badges_of_today
       FROM certificates JOIN users ON users.id = user_id WHERE serial = $1`,
      [serial],
    );
    expect(completion).toEqual({ days: 6, quizzes: 5, badges_of_today: 0 });

    const stranger = await strangerWith(browser);
    await open(stranger, `/verify/${serial}`);
    await expect(stranger.getByRole('heading', { level: 1, name: words.sl.valid })).toBeVisible();
    await expect(stranger.getByRole('definition').first()).toHaveText(accounts.premium.name);
    await stranger.context().close();
  });
});

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

test('a certificate that an administrator revokes is revoked for everybody', async ({ page, browser }) => {
  const { name, id, serial } = await certified(page);
  const office = await browser.newContext({ storageState: sessionFile('admin') });
  const desk = await office.newPage();
  await open(desk, `/dashboard/issued-certificates?search=${serial}`);
  await desk.getByRole('button', { name: `Prekliči potrdilo ${serial}: ${name}` }).click();
  const dialog = desk.getByRole('dialog', { name: `Preklic potrdila: ${name}` });
  await dialog.getByLabel('Razlog').fill('Izdano pomotoma');
  await dialog.getByRole('button', { name: 'Prekliči potrdilo' }).click();
  await expect(desk.getByText(`Potrdilo je preklicano: ${name}`).first()).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: serial })).toContainText('Razlog: Izdano pomotoma');
  await office.close();

  const stranger = await strangerWith(browser);
  await open(stranger, `/verify/${serial}`);
  await expect(stranger.getByRole('heading', { name: 'Potrdilo je preklicano' })).toBeVisible();
  const shown = await serverHtml(stranger, `/verify/${serial}`);
  expect(shown).not.toContain(name);
  expect(shown, 'the reason is the holder’s alone').not.toContain('Izdano pomotoma');
  await stranger.context().close();

  await open(page, `/dashboard/certificates/${id}`);
  await expect(page.getByRole('alert')).toContainText('Razlog: Izdano pomotoma');
  await expect(page.getByRole('link', { name: 'Prenesi PDF' })).toHaveCount(0);
});

test('an administrator issues anew what was revoked, and replaces the key that signs', async ({ page, browser }) => {
  const { name, id, serial } = await certified(page);
  // The first credential makes the key.
  expect((await page.request.get(`/api/certificates/${id}/credential`)).ok()).toBe(true);
  const office = await browser.newContext({ storageState: sessionFile('admin') });
  const revoked = await office.request.post(`/api/administration/certificates/${id}/revoke`, {
    data: { reason: 'Izdano pomotoma' },
  });
  expect(revoked.ok(), await revoked.text()).toBe(true);

  const desk = await office.newPage();
  await open(desk, `/dashboard/issued-certificates?search=${serial}`);
  await desk.getByRole('button', { name: `Izdaj na novo potrdilo ${serial}: ${name}` }).click();
  const anew = desk.getByRole('dialog', { name: `Nova izdaja potrdila: ${name}` });
  await anew.getByLabel('Razlog').fill('Pomota je pojasnjena');
  await anew.getByRole('button', { name: 'Izdaj novo potrdilo' }).click();
  await expect(desk.getByText(`Novo potrdilo je izdano: ${name}`).first()).toBeVisible();

  const inUse = desk.getByRole('main').getByRole('listitem').filter({ hasText: 'v rabi' });
  const before = await inUse.textContent();
  await inUse.getByRole('button', { name: /Zamenjaj ključ/ }).click();
  const rotating = desk.getByRole('dialog', { name: 'Zamenjava ključa za podpisovanje' });
  await rotating.getByLabel('Razlog').fill('Preizkus zamenjave');
  await rotating.getByRole('button', { name: 'Zamenjaj ključ' }).click();
  await expect(desk.getByText('Nov ključ je v rabi.').first()).toBeVisible();
  await expect(inUse).not.toHaveText(before ?? '');
  await office.close();

  const issued = await certificateOf(page);
  expect(issued.serial).not.toBe(serial);
  const stranger = await strangerWith(browser);
  await open(stranger, `/verify/${issued.serial}`);
  await expect(stranger.getByRole('heading', { name: 'Potrdilo je veljavno' })).toBeVisible();
  await open(stranger, `/verify/${serial}`);
  await expect(stranger.getByRole('heading', { name: 'Potrdilo je preklicano' })).toBeVisible();
  await stranger.context().close();
});

test('after a change of name it is issued anew, and the old one names nobody', async ({ page, browser }) => {
  const { name, id, serial } = await certified(page);
  const renamed = await page.request.patch('/api/profile', { data: { full_name: 'Špela Kovačič' } });
  expect(renamed.ok()).toBe(true);
  await open(page, `/dashboard/certificates/${id}`);
  await page.getByText('Izdaj na novo ime').click();
  await page.getByRole('button', { name: 'Izdaj novo potrdilo' }).click();
  await expect(page.getByText('Novo potrdilo je izdano.')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('Špela Kovačič');

  await open(page, `/dashboard/certificates/${id}`);
  await page.getByRole('link', { name: 'Na novejše potrdilo' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('Špela Kovačič');

  const stranger = await strangerWith(browser);
  await open(stranger, `/verify/${serial}`);
  await expect(stranger.getByRole('heading', { name: 'Potrdilo je zamenjano' })).toBeVisible();
  const shown = await serverHtml(stranger, `/verify/${serial}`);
  for (const one of [name, 'Špela Kovačič']) expect(shown).not.toContain(one);
  await stranger.context().close();
});

test('the link of the e-mail leads through the log-in to the PDF', async ({ page, browser }) => {
  const account = await certified(page);
  const stranger = await strangerWith(browser);
  await open(stranger, `/dashboard/certificates/${account.id}/pdf`);
  await expect(stranger).toHaveURL(/\/auth\/login\?redirect=/);
  const downloading = stranger.waitForEvent('download');
  await logIn(stranger, account);
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await stranger.context().close();
});

test('a certificate and its public page are accessible, fit and are translated', async ({ page }) => {
  test.slow();
  const { id, serial, name, userId } = await certified(page);
  await dismissRewards({ id: userId });
  const names = new Set([...name.split(' '), serial, 'Navor', 'LinkedIn', 'X', 'PDF', '(PNG)', '(JSON)']);
  await expectFaultlessScreen(page, `/dashboard/certificates/${id}`, names);
  await expectFaultlessScreen(page, `/verify/${serial}`, names);
});

test('the list of issued certificates and signing keys is accessible, fits and is translated', async ({
  page,
  browser,
}) => {
  test.slow();
  const { serial, name } = await certified(page);
  const office = await browser.newContext({ storageState: sessionFile('admin') });
  const names = new Set(name.split(' '));
  await expectFaultlessScreen(await office.newPage(), `/dashboard/issued-certificates?search=${serial}`, names);
  await office.close();
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

/** Somebody who has a certificate, signed in. */
async function certified(page: Page) {
  const account = await learnerBeforeLastLesson(page);
  await completeLastLesson(page);
  const { id, serial } = await certificateOf(page);
  return { ...account, userId: account.id, id, serial };
}

/** What a reader of PDFs finds in a file, and where its links lead; the QR code leads to the same. */
async function readPdf(path: string): Promise<{ text: string; links: string[] }> {
  const bytes = await readFile(path);
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  const { links } = await extractLinks(new Uint8Array(bytes));
  return { text, links };
}

async function strangerWith(browser: Browser, language: Language = 'sl'): Promise<Page> {
  const context = await browser.newContext();
  await setPreferences(context, { language });
  return context.newPage();
}
