import { readFile } from 'node:fs/promises';
import { extractLinks, extractText } from 'unpdf';
import {
  certificateOf,
  certified,
  dismissRewards,
  lastLesson,
  learnerBeforeLastLesson,
  strangerWith,
} from './certified-learner.ts';
import { query } from './database.ts';
import { accounts } from './demo-accounts.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, type Language, open, serverHtml, setPreferences, test } from './fixtures.ts';
import { logIn } from './new-account.ts';

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
      `SELECT (issued_at AT TIME ZONE 'Europe/Ljubljana')::date - (completed_at AT TIME ZONE 'Europe/Ljubljana')::date AS days,
         (SELECT count(*)::int FROM quiz_attempts WHERE user_id = users.id AND has_passed) AS quizzes,
         (SELECT count(*)::int FROM earned_badges
          WHERE user_id = users.id AND earned_at > now() - interval '3 days'
            -- Other journeys learn as the same person, and earn these where the run falls into the night or the morning.
            AND badge_id NOT IN ('night-owl', 'early-bird')) AS badges_of_today
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

test('after a change of name it is issued anew, and the old one names nobody', async ({ page, browser }) => {
  const { name, id, serial } = await certified(page);
  const renamed = await page.request.patch('/api/profile', { data: { full_name: 'Špela Kovačič' } });
  expect(renamed.ok()).toBe(true);
  await open(page, `/dashboard/certificates/${id}`);
  await page.getByText('Izdaj na novo ime').click();
  await page.getByRole('button', { name: 'Izdaj novo potrdilo' }).click();
  await expect(page.getByText('Novo potrdilo je izdano.')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('Špela Kovačič');
  await expect(page.getByRole('heading', { level: 1 }), 'has the focus of the form that is gone').toBeFocused();

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

/** What a reader of PDFs finds in a file, and where its links lead; the QR code leads to the same. */
async function readPdf(path: string): Promise<{ text: string; links: string[] }> {
  const bytes = await readFile(path);
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  const { links } = await extractLinks(new Uint8Array(bytes));
  return { text, links };
}
