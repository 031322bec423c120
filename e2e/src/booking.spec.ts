import type { BrowserContext, Page } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { address } from './address.ts';
import { query } from './database.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, open, setPreferences, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { bookPath, grantMinutes, hourOn, openTutor, type TeachingAccount } from './tutoring.ts';

const zone = 'Europe/Ljubljana';
test.use({ timezoneId: zone });

let teaching: BrowserContext;
let desk: Page;
let tutor: TeachingAccount;

test.beforeEach(async ({ browser }) => {
  teaching = await browser.newContext({ baseURL: address, timezoneId: zone });
  desk = await teaching.newPage();
  tutor = await openTutor(desk, 'Tjaša Hribar');
});
test.afterEach(() => teaching.close());

const names = new Set([
  'Tjaša',
  'Hribar',
  'Maja',
  'Šuštar',
  'Ljubljana',
  'UTC',
  'Tutor:',
  'Termin',
  'Kirchhoff',
  'Zakon',
  'tokovih',
]);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const timeFormat = new Intl.DateTimeFormat('sl', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const hourFrom = (start: Date) =>
  `${timeFormat.format(start)}–${timeFormat.format(new Date(start.getTime() + 60 * 60 * 1000))}`;
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('a learner books by card, the tutor sees it, it is moved and cancelled with everything back', async ({ page }) => {
  await openOnboardedAccount(page, 'Maja Šuštar');
  const start = hourOn(5, 9);
  await open(page, bookPath(tutor, start));
  await page.getByLabel('S čim vam lahko tutor pomaga?').fill('Kirchhoff');
  await page.getByLabel('Tutorju pokažite, kako vam gre').check();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nadaljuj na plačilo' }).dblclick();

  await expect(page).toHaveURL(/sandbox-checkout/);
  await page.goBack();
  await expect(heading(page), 'whoever turns back has the slot still').toHaveText('Individualna ura: Tjaša Hribar');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: /^Plačaj s kartico: 30,00\s€/ }).click();

  await expect(page.getByRole('main')).toContainText(/30,00\s€/);
  await page.getByRole('button', { name: 'Uporabi kartico 4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: /Plačaj 30,00\s€/ }).click();
  await expect(heading(page)).toHaveText('Individualna ura: Tjaša Hribar');
  await expect(page.getByText('Termin je potrjen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Odpri videoklic' })).toHaveAttribute(
    'href',
    'https://meet.example/room',
  );
  const id = idIn(page);

  await open(desk, '/dashboard/bookings');
  await desk.getByRole('link', { name: hourFrom(start) }).click();
  await expect(heading(desk)).toHaveText('Individualna ura: Maja Šuštar');
  await expect(desk.getByRole('main')).toContainText('Kirchhoff');
  await expect(desk.getByRole('heading', { name: 'Priprava na uro' })).toBeVisible();
  await desk.getByLabel('Za udeleženca').fill('Zakon o tokovih');
  await desk.getByLabel('Samo za vas').fill('Ni za vsake oči');
  await desk.getByRole('button', { name: 'Shrani zapiske' }).click();
  await expect(desk.getByText('Zapiski so shranjeni', { exact: true })).toBeVisible();
  await expectFaultlessScreen(desk, `/dashboard/bookings/${id}`, new Set([...names, 'Ni', 'za', 'vsake', 'oči', 'o']));

  await open(page, `/dashboard/bookings/${id}`);
  await expect(page.getByText('Zakon o tokovih')).toBeVisible();
  await expect(page.getByText('Ni za vsake oči')).toHaveCount(0);
  await page.getByRole('link', { name: 'Prestavi na drug termin' }).click();
  await page.getByRole('link', { name: 'Naslednji teden' }).click();
  // Slots of the coming days cannot be cancelled for nothing.
  await expect(page.getByRole('link', { name: 'Prejšnji teden' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Izberi .* 14:00$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Želite uro prestaviti?' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Prestavi', exact: true }).click();
  await expect(page.getByText('Ura je prestavljena')).toBeVisible();
  await expect(page.getByText(/^Novi termin: .*14:00–15:00/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Želite uro prestaviti?' })).toHaveCount(0);
  await expect(
    page
      .getByRole('banner')
      .or(page.getByRole('main'))
      .getByText(/14:00–15:00/)
      .first(),
  ).toBeVisible();

  await page.getByText('Odpovej rezervacijo').click();
  await expect(page.getByText(/Nazaj dobite 30,00\s€/)).toBeVisible();
  await page.getByLabel('Sporočilo ob odpovedi').fill('Zbolela sem.');
  await page.getByRole('button', { name: 'Odpovej', exact: true }).click();
  await expect(page.getByText(/Rezervacijo ste odpovedali/)).toBeVisible();

  await setPreferences(teaching, { language: 'sl' });
  await desk.goto(`/dashboard/bookings/${id}`);
  await expect(desk.getByText('Zbolela sem.')).toBeVisible();
  await expect(desk.getByText(/Udeleženec dobi nazaj 30,00\s€/)).toBeVisible();
  const refunds = await query('SELECT cents FROM purchase_refunds WHERE purchase_id = $1', [id]);
  expect(refunds).toEqual([{ cents: 3000 }]);
});

test('included hours book at once, and the session is reviewed by keyboard when it is over', async ({ page }) => {
  const learner = await openOnboardedAccount(page, 'Maja Šuštar');
  await grantMinutes(learner, 120);
  await expectFaultlessScreen(page, bookPath(tutor, hourOn(5, 9)), names);
  await page.setViewportSize({ width: 375, height: 800 });
  await setPreferences(page.context(), { language: 'sl' });
  await open(page, bookPath(tutor, hourOn(5, 9)));
  await expect(page.getByLabel('Z minutami iz paketa')).toBeChecked();
  await page.getByRole('button', { name: 'Rezerviraj' }).click();
  await expect(page.getByText('Termin je potrjen')).toBeVisible();
  const id = idIn(page);

  await query(`UPDATE bookings SET starts_at = now() - interval '2 hours' WHERE id = $1`, [id]);
  await open(page, '/dashboard/bookings?list=past');
  await page
    .getByRole('main')
    .getByRole('link', { name: /2026|–/ })
    .first()
    .click();
  await page.getByRole('radio', { name: '1 zvezdica' }).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await page.getByLabel('Nekaj besed').fill('Zelo potrpežljivo.');
  await page.getByRole('button', { name: 'Oddaj oceno' }).click();
  await expect(page.getByText('Hvala za oceno', { exact: true })).toBeVisible();
  const [rating] = await query('SELECT rating_sum, rating_count FROM tutors WHERE id = $1', [tutor.tutorId]);
  expect(rating).toEqual({ rating_sum: 4, rating_count: 1 });
});

test('a slot that is gone says so and leads on', async ({ page }) => {
  await openOnboardedAccount(page, 'Maja Šuštar');
  await open(page, bookPath(tutor, hourOn(-1, 9)));
  await expect(page.getByRole('heading', { name: 'Ta termin ni več prost' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Drugi prosti termini' })).toHaveAttribute(
    'href',
    `/dashboard/tutors/${tutor.tutorId}`,
  );
});
