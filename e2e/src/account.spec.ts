import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { putFirstStepsOff } from './new-account.ts';
import { textsIn } from './screen-texts.ts';

const password = 'dolg stavek je dobro geslo';

test('opens an account, leaves and comes back', async ({ page, problems }) => {
  const email = newAddress();
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Registracija' }).click();
  await fillSignup(page, { name: 'Maja Šuštar', email, password });
  await page.getByRole('button', { name: 'Ustvari račun' }).click();
  await putFirstStepsOff(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dober dan, Maja Šuštar' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page, 'the session is over').toHaveURL('/');

  problems.expectStatus(401);
  await open(page, '/auth/login');
  await page.getByLabel('E-naslov').fill(email);
  await page.getByLabel('Geslo').fill('ni pravo geslo');
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'E-naslov in geslo se ne ujemata. Preverite oba in poskusite znova.',
  );
  await expect(page.getByLabel('E-naslov')).toHaveValue(email);

  await page.getByLabel('Geslo').fill(password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  // Leaving has ended the session for which they were put off.
  await putFirstStepsOff(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dober dan, Maja Šuštar' })).toBeVisible();
});

test('says beside each field what is wrong with it, and loses nothing', async ({ page, problems }) => {
  problems.expectStatus(422);
  await open(page, '/auth/signup');
  const name = page.getByLabel('Ime in priimek');
  const email = page.getByLabel('E-naslov');
  const secret = page.getByLabel('Geslo');
  const submit = page.getByRole('button', { name: 'Ustvari račun' });

  await submit.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('To polje je obvezno.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Vpišite e-naslov v obliki ime@primer.si.');
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await expect(secret).toHaveAccessibleDescription(/^Vpišite vsaj 10 znakov\./);
  await expect(name, 'the first wrong field waits for its correction').toBeFocused();

  await fillSignup(page, { name: 'Maja Šuštar', email: 'maja@primer', password: 'kratko' });
  await submit.click();
  await expect(email).toHaveAccessibleDescription('Vpišite e-naslov v obliki ime@primer.si.');
  await expect(secret).toHaveAccessibleDescription(/^Vpišite vsaj 10 znakov\./);
  await expect(email).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(name).toHaveValue('Maja Šuštar');
  await expect(email).toHaveValue('maja@primer');

  await page.getByRole('button', { name: 'Jezik: Slovenščina' }).click();
  const refreshed = page.waitForResponse(/\.data/);
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await refreshed;
  await expect(page.getByText('Geben Sie mindestens 10 Zeichen ein.')).toBeVisible();
  await expect(page.getByLabel('Vor- und Nachname'), 'nor does a change of language').toHaveValue('Maja Šuštar');
});

test('sends a form as often as it is corrected', async ({ page, problems }) => {
  problems.expectStatus(401);
  await open(page, '/auth/login');
  await page.getByLabel('E-naslov').fill(newAddress());
  await page.getByLabel('Geslo').fill('ni pravo geslo');
  for (let times = 0; times < 6; times++) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Prijava', exact: true }).click();
    await answered;
    await expect(page.getByRole('button', { name: 'Prijava', exact: true })).not.toHaveAttribute('aria-busy');
  }
});

test('keeps what was typed while there is no connection', async ({ page, context, problems }) => {
  problems.expectStatus(401);
  const email = newAddress();
  await open(page, '/auth/login');
  await page.getByLabel('E-naslov').fill(email);
  await page.getByLabel('Geslo').fill('ni pravo geslo');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await expect(page.getByText(/^Ni povezave\. Nič ni bilo poslano/)).toBeInViewport();
  await expect(page.getByLabel('E-naslov')).toHaveValue(email);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'se ne ujemata' })).toBeVisible();
});

test('does not tell that an address already has an account', async ({ page, problems }) => {
  problems.expectStatus(401);
  await open(page, '/auth/signup');
  await fillSignup(page, { name: 'Nekdo Drug', email: 'learner@navor.example', password });
  await page.getByRole('button', { name: 'Ustvari račun' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'S temi podatki računa ni bilo mogoče ustvariti. Če račun že imate, se prijavite.',
  );
});

test('opens one account when the button is clicked twice', async ({ page }) => {
  await open(page, '/auth/signup');
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/signup')) requests += 1;
  });
  await fillSignup(page, { name: 'Nestrpni Učenec', email: newAddress(), password });
  await page.getByRole('button', { name: 'Ustvari račun' }).dblclick();
  await putFirstStepsOff(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dober dan, Nestrpni Učenec' })).toBeVisible();
  expect(requests).toBe(1);
});

test('shows what was typed as a password, and hides it again', async ({ page }) => {
  await open(page, '/auth/login');
  const secret = page.getByLabel('Geslo');
  const show = page.getByRole('button', { name: 'Pokaži vpisano' });
  await secret.fill(password);
  await expect(secret).toHaveAttribute('type', 'password');
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect(secret).toHaveAttribute('type', 'text');
  await expect(secret).toHaveValue(password);
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.press('Space');
  await expect(secret).toHaveAttribute('type', 'password');
});

test('says how hard a new password is to guess, knowing the name and the address', async ({ page }) => {
  await open(page, '/auth/signup');
  await fillSignup(page, { name: 'Maja Kovačevič', email: 'maja.kovacevic@example.com', password: 'MajaKovačevič1' });
  await expect(page.getByText('Moč gesla: šibko')).toBeVisible();
  await page.getByLabel('Geslo').fill(password);
  await expect(page.getByText('Moč gesla: odlično')).toBeVisible();
  await page.getByLabel('Geslo').fill('');
  await expect(page.getByText('Moč gesla:')).toHaveCount(0);
});

test('greets by what brought the visitor to the login, and only in words it knows', async ({ request }) => {
  const greetings = {
    password_changed: 'Geslo je spremenjeno. Prijavite se z novim.',
    email_confirmed: 'Novi e-naslov je potrjen. Prijavite se z njim.',
    account_kept: 'Račun ostaja vaš. Prijavite se kot običajno.',
    account_deletion_planned: 'Račun bo izbrisan čez 14 dni.',
  };
  const textsAt = async (message: string) =>
    textsIn(await (await request.get('/auth/login', { params: { message } })).text());
  const usual = await textsAt('');
  for (const [message, greeting] of Object.entries(greetings)) {
    const added = (await textsAt(message)).filter((text) => !usual.includes(text));
    expect(added.join(' '), message).toContain(greeting);
  }
  expect(await textsAt('Pokličite nas')).toEqual(usual);
});

test.describe('somebody who is signed in', () => {
  test.use({ account: 'learner' });

  const elsewhere = [
    ...['https://evil.example', 'https:evil.example', '//evil.example', '///evil.example', 'javascript:alert(1)'],
    ...['/\\evil.example', '\\\\evil.example', '%2F%2Fevil.example', '/%2Fevil.example', '/%5Cevil.example'],
    ...['/\t/evil.example', '/\n/evil.example', '\t//evil.example', '/.//evil.example', '/%2e%2e//evil.example'],
  ];
  test('is never sent to another site', async ({ request }) => {
    for (const redirect of elsewhere) {
      const answer = await request.get('/auth/login', { params: { redirect }, maxRedirects: 0 });
      expect(answer.headers().location, redirect).toBe('/dashboard');
    }
  });
});

type Person = { name: string; email: string; password: string };

async function fillSignup(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Ime in priimek').fill(person.name);
  await page.getByLabel('E-naslov').fill(person.email);
  await page.getByLabel('Geslo').fill(person.password);
}

function newAddress(): string {
  return `${randomUUID()}@example.com`;
}
