import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { query } from './database.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, type Language, open, setPreferences, test } from './fixtures.ts';
import { allowSignIns, openOnboardedAccount, userIdOf } from './onboarding-accounts.ts';
import { forgoTrial, isSubscribed, openCheckout, payCheckout, planNames } from './subscribing.ts';

const lockedLesson = '/courses/tehniska-mehanika-statika/ravnotezje';
const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
};

const words = {
  sl: {
    plans: 'Paketi in cene',
    seePlans: 'Oglejte si pakete',
    tryPlan: 'Preizkusite Standard',
    signUp: ['Ime in priimek', 'E-naslov', 'Geslo', 'Ustvari račun'],
    startTrial: 'Začni 7-dnevni preizkus',
    back: 'Nazaj tja, kjer ste bili',
    test: 'To ni pravo plačilo',
    today: /Za plačilo danes\s*0,00\s€/,
    use: (number: string) => `Uporabi kartico ${number}`,
    pay: 'Začni preizkus',
    begun: 'Preizkus se je začel',
    firstCharge: /zaračunavali 19\s€ na mesec/,
    goOn: 'Nadaljujte, kjer ste končali',
    state: 'Vaša naročnina: Standard',
    locked: /Za to lekcijo potrebujete paket/,
  },
  de: {
    plans: 'Tarife und Preise',
    seePlans: 'Tarife ansehen',
    tryPlan: 'Basic testen',
    signUp: ['Vor- und Nachname', 'E-Mail-Adresse', 'Passwort', 'Konto erstellen'],
    startTrial: '7 Tage kostenlos testen',
    back: 'Zurück zur vorherigen Seite',
    test: 'Das ist keine echte Zahlung',
    today: /Heute zu zahlen\s*0,00\s€/,
    use: (number: string) => `Karte ${number} verwenden`,
    pay: 'Testphase starten',
    begun: 'Ihre Testphase hat begonnen',
    firstCharge: /berechnen wir danach 29\s€ pro Monat/,
    goOn: 'Weitermachen, wo Sie waren',
    state: 'Ihr Abo: Basic',
    locked: /Für diese Lektion brauchen Sie den Tarif/,
  },
} satisfies Partial<Record<Language, object>>;

for (const language of ['sl', 'de'] as const) {
  test(`a visitor comes from a locked lesson to a trial and reads on, in ${language}`, async ({ page, problems }) => {
    problems.expectStatus(403);
    const say = words[language];
    await setPreferences(page.context(), { language });
    await page.setViewportSize({ width: language === 'de' ? 320 : 1280, height: 800 });
    await open(page, lockedLesson);
    await expect(page.getByText(say.locked)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: say.seePlans }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.plans })).toBeVisible();
    await expect(page.getByRole('link', { name: say.back })).toHaveAttribute('href', lockedLesson);
    await page.getByRole('link', { name: say.tryPlan }).click();

    const email = await signUp(page, say.signUp);
    const start = page.getByRole('button', { name: say.startTrial }).first();
    await expect(start, 'the chosen plan is at hand').toBeFocused();
    await settle(email);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('note')).toContainText(say.test);
    await expect(page.getByRole('main')).toContainText(say.today);
    await page.getByRole('button', { name: say.use(cards.pays) }).click();
    await page.getByRole('button', { name: say.pay, exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: say.begun })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(say.firstCharge);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: say.goOn }).click();
    await expect(page).toHaveURL(`/dashboard${lockedLesson}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(say.locked)).toHaveCount(0);

    await open(page, '/subscription');
    await expect(page.getByRole('region', { name: say.state })).toBeVisible();
  });
}

test('a declined card loses nothing, and a card that asks is confirmed', async ({ page, problems }) => {
  problems.expectStatus(402);
  problems.expectStatus(422);
  const { id } = await openOnboardedAccount(page);
  await forgoTrial(id);
  await open(page, '/subscription');
  await page.getByRole('button', { name: /Naroči za 39\s€ na mesec/ }).dblclick();
  await expect(page.getByRole('main')).toContainText(/Za plačilo danes\s*39,00\s€/);
  expect(await seriousViolations(page)).toEqual([]);
  const pay = page.getByRole('button', { name: /Plačaj 39,00\s€/ });
  await pay.click();
  await expect(page.getByLabel('Številka kartice')).toHaveAccessibleDescription(
    'Vpišite eno od preizkusnih kartic s te strani.',
  );
  await expect(page.getByLabel('Številka kartice')).toBeFocused();

  await page.getByLabel('Številka kartice').pressSequentially('4000000000000002');
  await expect(page.getByLabel('Številka kartice')).toHaveValue(cards.declined);
  await page.getByLabel('Velja do').pressSequentially('1240');
  await expect(page.getByLabel('Velja do')).toHaveValue('12/40');
  await page.getByLabel('Varnostna koda').fill('123');
  await pay.click();
  await expect(page.getByText('Banka je kartico zavrnila. Ničesar nismo zaračunali')).toBeVisible();
  await expect(page.getByRole('alert'), 'what was mended is no longer complained about').toHaveCount(1);
  await expect(page.getByLabel('Številka kartice')).toHaveValue(cards.declined);
  await expect(page.getByLabel('Velja do')).toHaveValue('12/40');

  await page.getByRole('button', { name: `Uporabi kartico ${cards.asks}` }).click();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Vprašanje banke' })).toBeFocused();
  await page.getByRole('button', { name: 'Zavrni' }).click();
  await expect(page.getByRole('alert')).toContainText('Plačila niste potrdili');
  expect(await isSubscribed(page), 'nothing is unlocked by a refusal').toBe(false);

  await page.getByRole('button', { name: `Uporabi kartico ${cards.asks}` }).click();
  await pay.click();
  await page.getByRole('button', { name: 'Potrdi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala, naročnina velja' })).toBeVisible();
  expect(await isSubscribed(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala, naročnina velja' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Na nadzorno ploščo' })).toHaveAttribute('href', '/dashboard');
});

test('the success page unlocks nothing that was not paid', async ({ page, problems }) => {
  problems.expectStatus(404);
  await openOnboardedAccount(page);
  const checkout = await openCheckout(page);
  await open(page, `/subscription-success?checkout=${checkout}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nakup še ni končan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nazaj na blagajno' })).toHaveAttribute(
    'href',
    `/sandbox-checkout/${checkout}`,
  );
  expect(await isSubscribed(page)).toBe(false);

  for (const id of [randomUUID(), 'anything']) {
    await open(page, `/subscription-success?checkout=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tega nakupa ne najdemo' })).toBeVisible();
  }
});

test('a purchase belongs to whoever opened it', async ({ page, browser, problems }) => {
  problems.expectStatus(404);
  await openOnboardedAccount(page);
  const checkout = await openCheckout(page);
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`/sandbox-checkout/${checkout}`);
  await expect(other).toHaveURL(
    `/auth/login?redirect=${encodeURIComponent(`/sandbox-checkout/${checkout}`)}&message=login_required`,
  );
  await openOnboardedAccount(other);
  expect((await other.goto(`/sandbox-checkout/${checkout}`))?.status()).toBe(404);
  await other.goto(`/subscription-success?checkout=${checkout}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Tega nakupa ne najdemo' })).toBeVisible();
  await stranger.close();
});

test('a purchase is left open by looking away, and given up by a button', async ({ page }) => {
  await openOnboardedAccount(page);
  const checkout = await openCheckout(page);
  await open(page, `/sandbox-checkout/${checkout}`);
  await page.getByRole('link', { name: 'Nazaj brez plačila' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ničesar nismo zaračunali' })).toBeVisible();
  await page.getByRole('link', { name: 'Nadaljujte nakup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preizkusna blagajna' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Opusti nakup' }).click();
  await expect(page.getByText('Nakup paketa Standard ni več odprt.')).toBeVisible();
  await open(page, `/sandbox-checkout/${checkout}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ta nakup ni več odprt' })).toBeVisible();
  await page.getByRole('link', { name: 'Izberite paket znova' }).click();
  await expect(page.getByRole('button', { name: words.sl.startTrial }).first()).toBeVisible();
});

test('a plan is raised at once and lowered later, each told beforehand', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  await forgoTrial(id);
  await payCheckout(page, await openCheckout(page));
  await open(page, '/subscription');
  const state = page.getByRole('region', { name: /^Vaša naročnina/ });
  await expect(state).toContainText(/Naslednje plačilo: 19\s€/);
  await page.getByRole('link', { name: 'Nadgradi na Premium' }).click();
  const change = page.getByRole('region', { name: 'Nadgradnja na Premium' });
  await expect(change).toContainText(/Danes plačate\s*20/);
  await expect(change).toContainText(/39\s€ na mesec, prvič/);
  expect(await seriousViolations(page)).toEqual([]);
  await change.getByRole('button', { name: /^Plačaj .+ in nadgradi$/ }).dblclick();
  await expect(page.getByText('Zdaj imate Premium.')).toBeVisible();
  await expect(state).toContainText(/Naslednje plačilo: 39\s€/);

  await page.getByRole('link', { name: 'Preklopi na Standard' }).click();
  await page.getByRole('button', { name: 'Potrdi prehod na Standard' }).click();
  await expect(page.getByText(/Zamenjava je načrtovana: Standard velja od/)).toBeVisible();
  await expect(state).toContainText(/Naslednje plačilo: 19\s€/);
  await state.getByRole('button', { name: 'Obdrži Premium' }).click();
  await expect(page.getByText('Obdržali ste Premium.')).toBeVisible();
  await expect(state).toContainText(/Naslednje plačilo: 39\s€/);
});

test('who subscribes in another window meanwhile is told, and charged once', async ({ page, problems }) => {
  problems.expectStatus(409);
  await openOnboardedAccount(page);
  await open(page, '/subscription');
  await payCheckout(page, await openCheckout(page));
  await page.getByRole('button', { name: words.sl.startTrial }).last().click();
  await expect(page.getByRole('alert')).toContainText('Naročnino že imate');
  await page.getByRole('link', { name: 'Pokaži mojo naročnino' }).click();
  await expect(page.getByRole('region', { name: words.sl.state })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the cashier for trying out and the state of a subscription are sound screens', async ({ page }) => {
  test.slow();
  await openOnboardedAccount(page);
  const checkout = await openCheckout(page);
  await expectFaultlessScreen(page, `/sandbox-checkout/${checkout}`);
  await expectFaultlessScreen(page, `/subscription-cancel?checkout=${checkout}`);
  await expectFaultlessScreen(page, `/subscription-success?checkout=${checkout}`);
  await payCheckout(page, checkout);
  await expectFaultlessScreen(page, `/subscription-success?checkout=${checkout}`, planNames);
  await expectFaultlessScreen(page, '/subscription?change=sl-premium', planNames);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a trial begins and a plan is raised all the same', async ({ page }) => {
    await openOnboardedAccount(page);
    await page.goto('/subscription?plan=sl-standard&from=/technical-library');
    await page.getByRole('button', { name: words.sl.startTrial }).first().click();
    await page.getByLabel('Številka kartice').fill(cards.pays);
    await page.getByLabel('Velja do').fill('12/40');
    await page.getByLabel('Varnostna koda').fill('123');
    await page.getByRole('button', { name: words.sl.pay }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.sl.begun })).toBeVisible();
    await expect(page.getByRole('link', { name: words.sl.goOn })).toHaveAttribute('href', '/technical-library');
    await page.goto('/subscription');
    await page.getByRole('link', { name: 'Nadgradi na Premium' }).click();
    await page.getByRole('button', { name: 'Nadgradi na Premium' }).click();
    await expect(page.getByText('Zdaj imate Premium.')).toBeVisible();
  });
});

async function signUp(page: Page, [name, email, password, submit]: string[]): Promise<string> {
  await allowSignIns();
  const address = `${randomUUID()}@example.com`;
  await page.getByLabel(name as string).fill('Maja Šuštar');
  await page.getByLabel(email as string).fill(address);
  await page.getByLabel(password as string, { exact: true }).fill('dolg stavek je dobro geslo');
  await page.getByRole('button', { name: submit as string }).click();
  return address;
}

/** The first steps that a newcomer is welcomed with would stand in the way. */
async function settle(email: string): Promise<void> {
  const id = await userIdOf(email);
  await query(`UPDATE users SET created_at = now() - interval '2 days' WHERE id = $1`, [id]);
}
