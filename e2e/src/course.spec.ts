import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, open, serverHtml, setPreferences, test } from './fixtures.ts';
import { logIn } from './new-account.ts';
import { allowSignIns, openOnboardedAccount } from './onboarding-accounts.ts';

const free = '/courses/osnove-elektrotehnike';
const locked = '/courses/tehniska-mehanika-statika';
const firstLesson = `${free}/elektricni-naboj`;

test('a visitor sees what a course teaches and begins with its first lesson', async ({ page }) => {
  await open(page, free);
  await expect(page.getByRole('heading', { level: 1, name: 'Osnove elektrotehnike' })).toBeVisible();
  await expect(page.getByText('3 tedni po 4 ure')).toBeVisible();
  const syllabus = page.getByRole('region', { name: 'Vsebina tečaja' });
  await expect(syllabus.getByRole('link')).toHaveCount(10);
  await expect(sectionsOf(page).last()).toHaveText('Vsebina tečaja');
  await page.getByRole('link', { name: 'Začnite s prvo lekcijo' }).click();
  await expect(page).toHaveURL(firstLesson);
});

test('a visitor who opens an account comes back to the course', async ({ page }) => {
  await allowSignIns();
  await open(page, free);
  await page.getByRole('link', { name: 'Ustvarite račun' }).click();
  await page.getByLabel('Ime in priimek').fill('Maja Šuštar');
  await page.getByLabel('E-naslov').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Geslo').fill('dolg stavek je dobro geslo');
  await page.getByRole('button', { name: 'Ustvari račun' }).click();
  await expect(page).toHaveURL(`/dashboard${free}`);
  await expect(page.getByRole('button', { name: 'Vpišite se v tečaj' })).toBeVisible();
});

test('search engines are told what the course is', async ({ page }) => {
  const html = await serverHtml(page, free);
  const [, text] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(text ?? '{}')).toMatchObject({
    '@type': 'Course',
    name: 'Osnove elektrotehnike',
    isAccessibleForFree: true,
  });
  expect(html).toMatch(/rel="canonical" href="[^"]*\/courses\/osnove-elektrotehnike"/);
});

test('however often it is clicked, enrolling happens once and leads to the first lesson', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  await open(page, `/dashboard${free}`);
  await page.getByRole('button', { name: 'Vpišite se v tečaj' }).dblclick();
  await expect(page).toHaveURL(`/dashboard${firstLesson}`);
  const enrolments = await query('SELECT course_id FROM course_enrollments WHERE user_id = $1', [id]);
  expect(enrolments).toEqual([{ course_id: 'osnove-elektrotehnike' }]);

  await open(page, `/dashboard${free}`);
  await expect(page.getByRole('link', { name: 'Nadaljujte: Električni naboj' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vaš napredek' })).toHaveAttribute('href', `/dashboard${free}/progress`);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 od 10 lekcij');
  await expect(sectionsOf(page).first()).toHaveText('Vsebina tečaja');
  await open(page, '/dashboard/courses');
  const mine = page.getByRole('region', { name: 'Vaši tečaji' });
  await expect(mine.getByRole('link')).toHaveText(['Osnove elektrotehnike']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('enrolling works as well', async ({ page }) => {
    await openOnboardedAccount(page);
    await page.goto(`/dashboard${free}`);
    await page.getByRole('button', { name: 'Vpišite se v tečaj' }).click();
    await expect(page).toHaveURL(`/dashboard${firstLesson}`);
  });
});

test('whoever was signed out meanwhile logs in and comes back to the course', async ({ page, context }) => {
  const account = await openOnboardedAccount(page);
  await open(page, `/dashboard${free}`);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Vpišite se v tečaj' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=.+&message=login_required$/);
  await logIn(page, account);
  await expect(page).toHaveURL(`/dashboard${free}`);
});

test('a locked course tells visitors which plan opens it, and where to find it', async ({ page }) => {
  await open(page, locked);
  await expect(page.getByText('Za ta tečaj potrebujete vsaj paket Standard')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kaj odpre paket Standard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preizkusite prvo lekcijo' })).toBeVisible();
  const lessons = page.getByRole('region', { name: 'Vsebina tečaja' }).getByRole('listitem');
  await expect(lessons.filter({ hasText: 'Odprta za vse' }).getByRole('link').first()).toBeVisible();
  await expect(lessons.filter({ hasText: 'Zaklenjeno' }).last().getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'Oglejte si pakete' }).click();
  await expect(page).toHaveURL(`/subscription?from=${encodeURIComponent(locked)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Paketi in cene' })).toBeVisible();
});

test('the plan goes by its name in the language of the reader', async ({ page, context }) => {
  await setPreferences(context, { language: 'en' });
  await open(page, locked);
  await expect(page.getByText('For this course you need the Basic plan or higher')).toBeVisible();
});

test('a locked course cannot be enrolled in, and offers its first lesson', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  await open(page, `/dashboard${locked}`);
  await expect(page.getByText('Za ta tečaj potrebujete vsaj paket Standard')).toBeVisible();
  await expect(page.getByText('V vašem paketu ga ni, prvo lekcijo pa lahko preberete takoj.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Oglejte si pakete' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preizkusite prvo lekcijo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vpišite se v tečaj' })).toHaveCount(0);
  expect((await page.request.put(`/api${locked}/enrolment`)).status()).toBe(403);
  expect(await query('SELECT course_id FROM course_enrollments WHERE user_id = $1', [id])).toEqual([]);
});

test('a course that is not published does not exist for anybody', async ({ page, problems }) => {
  problems.expectStatus(404);
  const id = `osnutek-${randomUUID()}`;
  await insertDraft(id);
  expect(await serverHtml(page, '/courses')).not.toContain(id);
  expect(await serverHtml(page, '/themes/fizika')).not.toContain(id);
  for (const path of [`/courses/${id}`, `/courses/${id}/uvod`]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  await open(page, `/courses/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Te strani ni' })).toBeVisible();
});

const sectionsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

async function insertDraft(id: string): Promise<void> {
  await query(
    `INSERT INTO courses (id, theme_id, status, position, level, access, weeks, hours_per_week, author, title, summary,
                          description, outcomes, prerequisites, lesson_count, languages, content_hash)
     VALUES ($1, 'fizika', 'draft', 99, 'beginner', 'free', 1, 5, 'Ana Kovač',
             jsonb_build_object('sl', 'Osnutek ' || $1, 'en', 'Draft ' || $1, 'de', 'Entwurf ' || $1),
             '{"sl": "Povzetek"}', '{"sl": "Opis"}', '{"sl": ["Zna računati"]}', '[]', 1, '["sl", "en", "de"]', $1)`,
    [id],
  );
  await query(
    `INSERT INTO course_modules (course_id, id, position, title, summary)
     VALUES ($1, 'sklop', 1, '{"sl": "Sklop"}', '{"sl": "Povzetek"}')`,
    [id],
  );
  await query(
    `INSERT INTO lessons (course_id, id, module_id, position, status, is_preview, minutes, completion)
     VALUES ($1, 'uvod', 'sklop', 1, 'published', true, 30, 'manual')`,
    [id],
  );
  await query(
    `INSERT INTO lesson_texts (course_id, lesson_id, language, title, summary, source, body, contents, renderer_edition)
     VALUES ($1, 'uvod', 'sl', 'Uvod', 'Povzetek', '', '[]', '[]', 1)`,
    [id],
  );
}
