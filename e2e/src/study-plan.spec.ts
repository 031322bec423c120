import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, open, ready, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';

const course = '/dashboard/courses/osnove-elektrotehnike';

test('a course is planned, what was missed is moved, and the plan is deleted', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  await page.request.put('/api/courses/osnove-elektrotehnike/enrolment', { data: {} });
  await open(page, course);
  await page.getByRole('link', { name: 'Razporedite učenje v koledar' }).click();
  await expect(page).toHaveURL('/dashboard/calendar/study-plans/osnove-elektrotehnike');
  await ready(page);

  // With one hour in one week most of it finds no place; the screen knows what is enough.
  await page.getByLabel('Na teden').selectOption('1');
  await page.getByLabel('Trajanje').selectOption('1');
  await page.getByRole('button', { name: 'Osveži predogled' }).click();
  await expect(page.getByText(/učenja ni prostora/u)).toBeVisible();
  await page.getByRole('button', { name: /(ura|uri|ure|ur) na teden$/u }).click();
  await expect(page.getByText(/učenja ni prostora/u)).toBeHidden();
  await expect(page.getByLabel('Na teden')).not.toHaveValue('1');
  await page.getByRole('button', { name: 'Shrani učni načrt' }).click();
  await expect(page.getByText('Učni načrt je shranjen')).toBeVisible();
  const planned = await studyBlocks(page);
  expect(planned.length).toBeGreaterThan(2);
  expect(planned[0]?.title).toBe('Učenje: Osnove elektrotehnike');

  await letDaysPass(id, 9);
  const moved = await studyBlocks(page);
  expect(moved.map((block) => block.id).sort()).toEqual(planned.map((block) => block.id).sort());
  expect(moved.every(({ ends_at }) => new Date(ends_at) > new Date())).toBe(true);

  await open(page, '/dashboard/calendar/study-plans/osnove-elektrotehnike');
  await page.getByText('Izbriši učni načrt').click();
  await page.getByRole('button', { name: 'Izbriši načrt in termine' }).click();
  await expect(page.getByText('Učni načrt in njegovi termini so izbrisani.')).toBeVisible();
  expect(await studyBlocks(page)).toEqual([]);
});

test('a block is moved by keys and by a form, and can be neither deleted nor edited', async ({ page }) => {
  await openOnboardedAccount(page);
  await page.request.put('/api/courses/osnove-elektrotehnike/enrolment', { data: {} });
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_minute: 480, end_minute: 720 }));
  await page.request.put('/api/calendar/study-plans/osnove-elektrotehnike', {
    data: { hours, hours_per_week: 5, weeks: 4, minutes_per_day: 60 },
  });
  const [planned] = await studyBlocks(page);
  if (!planned) throw new Error('Nothing was planned');
  const startsAt = async () => (await studyBlocks(page)).find(({ id }) => id === planned.id)?.starts_at;
  const laterBy = (minutes: number) => new Date(Date.parse(planned.starts_at) + minutes * 60_000).toISOString();

  await open(page, `/dashboard/calendar?view=week&date=${planned.first_day}`);
  const block = page.locator(`[data-entry="study_block:${planned.id}"]`);
  await block.focus();
  for (const key of ['m', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Premaknjeno: »Učenje: Osnove elektrotehnike«', { exact: true })).toBeVisible();
  await expect.poll(startsAt).toBe(laterBy(30));
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect.poll(startsAt).toBe(laterBy(0));

  await block.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Premakni …' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Izbriši' })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Uredi' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Premakni …' }).click();
  await dialog.getByLabel('Začetek ob').fill('20:30');
  await dialog.getByLabel('Trajanje').fill('45');
  await dialog.getByRole('button', { name: 'Premakni', exact: true }).click();
  await expect(block).toHaveAccessibleName(/20:30–21:15/);
  await page.reload();
  await expect(block).toHaveAccessibleName(/20:30–21:15/);
});

test('a time without an end is told beside its field, and nothing that was typed is lost', async ({
  page,
  problems,
}) => {
  problems.expectStatus(422);
  await openOnboardedAccount(page);
  await page.request.put('/api/courses/osnove-elektrotehnike/enrolment', { data: {} });
  await open(page, '/dashboard/calendar/study-plans/osnove-elektrotehnike');
  await page.getByLabel('nedelja, 1. čas: od').fill('10:00');
  await page.getByRole('button', { name: 'Shrani učni načrt' }).click();
  const end = page.getByLabel('nedelja, 1. čas: do');
  await expect(end).toBeFocused();
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('nedelja, 1. čas: od')).toHaveValue('10:00');
});

type Entry = { kind: string; id: string; title: string; first_day: string; starts_at: string; ends_at: string };

async function studyBlocks(page: Page): Promise<Entry[]> {
  const day = (distance: number) => new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10);
  const response = await page.request.get(`/api/calendar/entries?from=${day(-20)}&to=${day(40)}`);
  const { entries } = (await response.json()) as { entries: Entry[] };
  return entries.filter(({ kind }) => kind === 'study_block');
}

/** As if the plan had been made so many days earlier, and nobody had looked since. */
async function letDaysPass(userId: string, days: number): Promise<void> {
  await query(
    `WITH moved AS (UPDATE study_blocks SET starts_at = starts_at - make_interval(days => $2),
                                            ends_at = ends_at - make_interval(days => $2) WHERE user_id = $1)
     UPDATE study_plans SET planned_at = planned_at - make_interval(days => $2) WHERE user_id = $1`,
    [userId, days],
  );
}
