import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { address } from './address.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, open, ready, test } from './fixtures.ts';
import { openAccount } from './new-account.ts';
import { timeZoneNames } from './screens.ts';

/** A Monday far from any change of clocks. */
const monday = '2030-06-03';
const week = `/dashboard/calendar?view=week&date=${monday}`;

type EventFields = { title: string; local_start: string; duration_minutes: number; recurrence?: object | null };

test.use({ timezoneId: 'Europe/Ljubljana', viewport: { width: 1280, height: 1000 } });

test.beforeEach(async ({ page }) => {
  await openAccount(page, 'Maja Koledar');
});

test('an event is written into the calendar by a form, which keeps what was written until it is saved', async ({
  page,
  problems,
}) => {
  problems.expectStatus(422);
  await open(page, '/dashboard/calendar/events/new?view=week');
  await page.getByLabel('Naslov').fill('Vaje v laboratoriju');
  await page.reload();
  await ready(page);
  await expect(page.getByLabel('Naslov')).toHaveValue('Vaje v laboratoriju');
  await expect(page.getByText('To ste začeli pisati, a še niste shranili.')).toBeVisible();

  await page
    .getByLabel('Začetek *')
    .or(page.getByLabel('Začetek', { exact: true }))
    .first()
    .fill(monday);
  await page.getByLabel('Začetek ob').fill('09:00');
  await page.getByLabel('Konec', { exact: true }).fill(monday);
  await page.getByLabel('Konec ob').fill('08:00');
  await page.getByRole('button', { name: 'Dodaj dogodek' }).click();
  await expect(page.getByText('To je pred začetkom. Izberite poznejši čas.')).toBeVisible();
  await expect(page.getByLabel('Naslov')).toHaveValue('Vaje v laboratoriju');

  await page.getByLabel('Konec ob').fill('10:30');
  await page.getByRole('button', { name: 'Dodaj dogodek' }).click();
  await expect(entry(page, 'Vaje v laboratoriju')).toHaveAccessibleName(/ponedeljek, 3\.\sjunij 2030, 09:00–10:30/);
  await expect(page).toHaveURL(week);

  await open(page, '/dashboard/calendar/events/new');
  await expect(page.getByLabel('Naslov')).toHaveValue('');
});

test('an entry is moved by keys, and back again by undoing it', async ({ page }) => {
  await addEvent(page, { title: 'Sestanek', local_start: `${monday}T09:00`, duration_minutes: 60 });
  await open(page, week);
  const cell = page.locator(`[data-cell="${monday}T08:00"]`);
  // Without scripts there is nothing to do in a cell, so that the tab key passes it by.
  await expect(cell).toHaveAttribute('tabindex');
  await cell.focus();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Sestanek')).toBeFocused();
  await page.keyboard.press('m');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: '09:30–10:45' })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Premaknjeno: »Sestanek«', { exact: true })).toBeVisible();
  await expect(entry(page, 'Sestanek')).toBeFocused();
  await page.reload();
  await expect(entry(page, 'Sestanek')).toHaveAccessibleName(/torek, 4\.\sjunij 2030, 09:30–10:45/);

  await ready(page);
  await moveByForm(page);
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(entry(page, 'Sestanek')).toHaveAccessibleName(/torek, 4\.\sjunij 2030, 09:30–10:45/);
});

async function moveByForm(page: Page): Promise<void> {
  await entry(page, 'Sestanek').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Premakni …' }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByLabel('Dan').fill('2030-06-07');
  await page.getByRole('dialog').getByRole('button', { name: 'Premakni', exact: true }).click();
  await expect(entry(page, 'Sestanek')).toHaveAccessibleName(/petek, 7\.\sjunij 2030, 09:30–10:45/);
}

test('an entry is dragged, made longer by its lower edge, and a new one is drawn', async ({ page }) => {
  await addEvent(page, { title: 'Projekt', local_start: `${monday}T09:00`, duration_minutes: 60 });
  await open(page, week);
  await drag(page, await centreOf(page, entry(page, 'Projekt')), await centreOf(page, cell(page, '2030-06-05T11:00')));
  await expect(page.getByText('Premaknjeno: »Projekt«', { exact: true })).toBeVisible();
  await expect(entry(page, 'Projekt')).toHaveAccessibleName(/sreda, 5\.\sjunij 2030, 10:45–11:45/);

  const box = await entry(page, 'Projekt').boundingBox();
  const edge = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) - 3 };
  await drag(page, edge, { x: edge.x, y: edge.y + 48 });
  await expect(entry(page, 'Projekt')).toHaveAccessibleName(/10:45–12:45/);

  await drag(
    page,
    await centreOf(page, cell(page, '2030-06-06T14:00')),
    await centreOf(page, cell(page, '2030-06-06T16:00')),
  );
  const dialog = page.getByRole('dialog', { name: 'Nov dogodek' });
  await dialog.getByLabel('Naslov').fill('Branje');
  await dialog.getByRole('button', { name: 'Dodaj dogodek' }).click();
  await expect(entry(page, 'Branje')).toHaveAccessibleName(/četrtek, 6\.\sjunij 2030, 14:15–16:15/);

  await page.reload();
  await expect(entry(page, 'Projekt')).toHaveAccessibleName(/sreda, 5\.\sjunij 2030, 10:45–12:45/);
});

test('one of a series is edited alone, and those after another one are deleted', async ({ page }) => {
  const recurrence = { frequency: 'daily', interval: 1, weekdays: [], until: null, count: 6 };
  await addEvent(page, { title: 'Ponovitev', local_start: `${monday}T18:00`, duration_minutes: 30, recurrence });
  await open(page, week);
  await expect(entry(page, 'Ponovitev')).toHaveCount(6);
  await entry(page, 'Ponovitev').nth(1).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Uredi' }).click();
  await expect(page.getByRole('radio', { name: 'Samo za tega' })).toBeChecked();
  await page.getByLabel('Naslov').fill('Drugače');
  await page.getByRole('button', { name: 'Shrani dogodek' }).click();
  await expect(entry(page, 'Drugače')).toHaveCount(1);
  await expect(entry(page, 'Ponovitev')).toHaveCount(5);

  await entry(page, 'Ponovitev').nth(2).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
  await page.getByRole('button', { name: 'Izbriši tega in naslednje' }).click();
  await expect(entry(page, 'Ponovitev')).toHaveCount(2);
  await page.reload();
  await expect(entry(page, 'Ponovitev')).toHaveCount(2);
  await expect(entry(page, 'Drugače')).toHaveCount(1);
});

test('a deleted event comes back by undoing it', async ({ page }) => {
  await addEvent(page, { title: 'Pomota', local_start: `${monday}T18:00`, duration_minutes: 30 });
  await open(page, `/dashboard/calendar?view=agenda&date=${monday}`);
  await entry(page, 'Pomota').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
  await expect(entry(page, 'Pomota')).toHaveCount(0);
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(entry(page, 'Pomota')).toHaveCount(1);
});

test('what was deleted elsewhere goes from the calendar as soon as somebody moves it', async ({ page, problems }) => {
  problems.expectStatus(404);
  const id = await addEvent(page, { title: 'Odpovedano', local_start: `${monday}T18:00`, duration_minutes: 30 });
  await open(page, week);
  await expect(entry(page, 'Odpovedano')).toBeVisible();
  await page.request.delete(`/api/calendar/events/${id}`, { headers: { origin: address }, data: {} });
  await entry(page, 'Odpovedano').focus();
  for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('»Odpovedano« ni bilo mogoče spremeniti.', { exact: true })).toBeVisible();
  await expect(entry(page, 'Odpovedano')).toHaveCount(0);
});

test('the form of an event is accessible, fits and is translated', async ({ page }) => {
  const id = await addEvent(page, { title: 'Naslov 1', local_start: `${monday}T18:00`, duration_minutes: 30 });
  await expectFaultlessScreen(page, `/dashboard/calendar/events/${id}`, new Set([...timeZoneNames, 'Maja', 'Koledar']));
});

test('nobody opens an event of somebody else', async ({ page, browser, problems }) => {
  problems.expectStatus(404);
  const id = await addEvent(page, { title: 'Zasebno', local_start: `${monday}T18:00`, duration_minutes: 30 });
  const other = await browser.newPage({ baseURL: address });
  await openAccount(other, 'Tujec');
  const response = await other.goto(`/dashboard/calendar/events/${id}`);
  expect(response?.status()).toBe(404);
  await other.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and written by forms', async ({ page }) => {
    await page.goto(`/dashboard/calendar/events/new?view=month&start=${monday}T09:00`);
    await page.getByLabel('Naslov').fill('Brez skript');
    await page.getByRole('button', { name: 'Dodaj dogodek' }).click();
    await expect(page.getByText('Dogodek je shranjen.')).toBeVisible();
    await page.getByRole('link', { name: 'Teden', exact: true }).click();
    await expect(entry(page, 'Brez skript')).toBeVisible();
    await page.getByRole('link', { name: 'Naslednji teden' }).click();
    await expect(entry(page, 'Brez skript')).toHaveCount(0);
    await page.getByRole('link', { name: 'Prejšnji teden' }).click();
    await entry(page, 'Brez skript').click();
    await page.getByLabel('Ves dan').check();
    await expect(page.getByLabel('Začetek ob')).toBeHidden();
    await page.getByRole('button', { name: 'Shrani dogodek' }).click();
    await expect(entry(page, 'Brez skript')).toHaveAccessibleName(/Ves dan/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('a month is dots with the list of the chosen day, and a week is shown by halves', async ({ page }) => {
    await addEvent(page, { title: 'Kosilo', local_start: '2030-06-06T12:00', duration_minutes: 60 });
    await open(page, `/dashboard/calendar?view=month&date=${monday}`);
    await page.getByRole('link', { name: /^četrtek, 6\./ }).click();
    await expect(
      page.getByRole('region', { name: /četrtek, 6\./ }).getByRole('link', { name: /^Kosilo/ }),
    ).toBeVisible();
    await open(page, week);
    await expect(entry(page, 'Kosilo')).toBeHidden();
    await page.getByRole('link', { name: 'Naslednji dnevi' }).click();
    await expect(entry(page, 'Kosilo')).toBeVisible();
  });
});

function entry(page: Page, title: string) {
  return page.getByRole('link', { name: new RegExp(`^${title}, `) });
}

function cell(page: Page, time: string) {
  return page.locator(`[data-cell="${time}"]`);
}

async function addEvent(page: Page, fields: EventFields): Promise<string> {
  const id = randomUUID();
  const whole = { notes: '', location: '', is_all_day: false, time_zone: 'Europe/Ljubljana', recurrence: null };
  const response = await page.request.post('/api/calendar/events', {
    headers: { origin: address },
    data: { id, ...whole, ...fields },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return id;
}

type Point = { x: number; y: number };

async function centreOf(page: Page, place: ReturnType<typeof cell>): Promise<Point> {
  await place.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}
