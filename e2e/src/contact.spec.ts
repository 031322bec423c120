import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { accounts } from './demo-accounts.ts';
import { expect, open, setPreferences, test } from './fixtures.ts';
import { mailTo } from './mail.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';

// One after the other: all come from one address, which would soon have written too often.
test.describe.configure({ mode: 'default' });
test.beforeEach(() => query(`DELETE FROM platform.rate_limits WHERE key LIKE 'contact-%'`));

test.describe('a visitor with a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('writes, corrects what is wrong, and hears what happens next', async ({ page, problems }) => {
    await open(page, '/courses');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pišite nam' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Pišite nam' })).toBeVisible();

    const email = `${randomUUID()}@example.com`;
    const message = `Pri lekciji o navorih je napaka.\nDrugi zgled: ${randomUUID()}`;
    await page.getByLabel('E-naslov').fill('maja@');
    await page.getByLabel('Sporočilo').fill(message);
    problems.expectStatus(422);
    await page.getByRole('button', { name: 'Pošlji sporočilo' }).click();
    await expect(page.getByLabel('Ime in priimek')).toBeFocused();
    await expect(page.getByLabel('Ime in priimek')).toHaveAccessibleDescription('To polje je obvezno.');
    await expect(page.getByLabel('E-naslov')).toHaveAccessibleDescription(/v obliki ime@primer\.si/);
    await expect(page.getByLabel('Tema')).toHaveAccessibleDescription('Izberite temo sporočila.');
    await expect(page.getByLabel('Sporočilo')).toHaveValue(message);

    await page.getByLabel('Ime in priimek').fill('Maja Novak');
    await page.getByLabel('E-naslov').fill(email);
    await page.getByLabel('Tema').selectOption('Vsebina tečajev, kvizov ali knjižnice');
    await page.getByRole('button', { name: 'Pošlji sporočilo' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Sporočilo je poslano' })).toBeFocused();
    await expect(page.getByText(`Prebrali ga bomo in vam odgovorili na naslov ${email}.`)).toBeVisible();

    expect(await messagesFrom(email)).toEqual([{ message, user_id: null }]);
    const confirmation = await mailTo(page, email, 'Vaše sporočilo smo prejeli');
    expect(confirmation.text).not.toContain('Maja');
    await expectAtAdministrator(page, 'Novo sporočilo: vsebina', email);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Pišite nam' }).click();
    await expect(page.getByLabel('Sporočilo')).toHaveValue('');
  });
});

test.describe('somebody with an account', () => {
  test('finds name and address filled in, and asks for an organisation in German', async ({ page, context }) => {
    const account = await openOnboardedAccount(page);
    await setPreferences(context, { language: 'de' });
    await open(page, '/contact?topic=organisation');
    await expect(page.getByRole('heading', { level: 1, name: 'Schreiben Sie uns' })).toBeVisible();
    await expect(page.getByLabel('Vor- und Nachname')).toHaveValue(account.name);
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(account.email);
    await expect(page.getByLabel('Thema')).toHaveValue('organisation');
    const about = page.getByRole('region', { name: 'Navor für Schulen und Unternehmen' });
    await expect(about).toBeVisible();
    await page.getByLabel('Thema').selectOption('Etwas anderes');
    await expect(about).toBeHidden();
    await page.getByLabel('Thema').selectOption('Tarif für eine Organisation');
    await expect(about).toBeVisible();

    const message = page.getByLabel('Nachricht');
    await expect(message).toHaveAccessibleDescription('Höchstens 4.000 Zeichen.');
    await message.fill('a'.repeat(4003));
    await expect(message).toHaveAccessibleDescription(/um 3 Zeichen zu lang/);
    const words = `Wir sind 24 Personen. ${randomUUID()}`;
    await message.fill(words);
    await expect(message).toHaveAccessibleDescription(`${words.length} von 4.000 Zeichen`);

    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Nachricht ist angekommen' })).toBeVisible();
    const sent = await messagesFrom(account.email);
    expect(sent).toContainEqual({ message: words, user_id: expect.any(String) });

    await page.getByRole('form', { name: 'Sprache' }).getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your message has arrived' })).toBeVisible();
    await page.getByRole('link', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Topic')).toHaveValue('');
  });
});

test('a topic that does not exist is not chosen', async ({ page }) => {
  await open(page, '/contact?topic=x');
  await expect(page.getByLabel('Tema')).toHaveValue('');
});

test('somebody who writes too often keeps the message', async ({ page, problems }) => {
  for (let sent = 0; sent < 5; sent += 1) {
    const data = { name: 'Ana', email: 'often@example.com', topic: 'other', message: 'Večkrat isto vprašanje.' };
    await page.request.post('/api/contact', { data: { ...data, id: randomUUID() } });
  }
  await open(page, '/contact');
  await fillIn(page, 'often@example.com', 'Še eno vprašanje imam.');
  problems.expectStatus(429);
  await page.getByRole('button', { name: 'Pošlji sporočilo' }).click();
  await expect(page.getByRole('alert')).toContainText('V kratkem času ste nam pisali večkrat.');
  await expect(page.getByLabel('Sporočilo')).toHaveValue('Še eno vprašanje imam.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is corrected and arrives', async ({ page, problems }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto('/contact');
    await page.getByLabel('Tema').selectOption('organisation');
    await expect(page.getByRole('region', { name: 'Navor za šole in podjetja' })).toBeVisible();
    await fillIn(page, email, 'Kratko');
    problems.expectStatus(422);
    await page.getByRole('button', { name: 'Pošlji sporočilo' }).click();
    await expect(page.getByText('Vpišite vsaj 10 znakov.')).toBeVisible();
    await expect(page.getByLabel('Ime in priimek')).toHaveValue('Črt Novak');
    await page.getByLabel('Sporočilo').fill('Kaj pa šola\ns 400 dijaki?');
    await page.getByRole('button', { name: 'Pošlji sporočilo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sporočilo je poslano' })).toBeVisible();
    expect(await messagesFrom(email)).toEqual([{ message: 'Kaj pa šola\ns 400 dijaki?', user_id: null }]);
  });
});

async function fillIn(page: Page, email: string, message: string): Promise<void> {
  await page.getByLabel('Ime in priimek').fill('Črt Novak');
  await page.getByLabel('E-naslov').fill(email);
  await page.getByLabel('Tema').selectOption('other');
  await page.getByLabel('Sporočilo').fill(message);
}

function messagesFrom(email: string) {
  return query('SELECT message, user_id FROM contact_messages WHERE email = $1', [email]);
}

async function expectAtAdministrator(page: Page, subject: string, sender: string): Promise<void> {
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/dev/mail', { params: { to: accounts.admin.email } });
      const mails: { subject: string; text: string }[] = await response.json();
      return mails.filter((mail) => mail.subject === subject && mail.text.includes(sender)).length;
    })
    .toBe(1);
}
