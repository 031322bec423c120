import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, open, ready, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';

const course = '/dashboard/courses/osnove-elektrotehnike';

test('the first lesson: enrolled, read, done, and both screens go on from there', async ({ page }) => {
  await openOnboardedAccount(page);
  await open(page, course);
  await page.getByRole('button', { name: 'Vpišite se v tečaj' }).click();
  await expect(page).toHaveURL(`${course}/elektricni-naboj`);
  await ready(page);
  await page.getByRole('button', { name: 'Označi kot opravljeno' }).click();
  await expect(page.getByText('Lekcija je opravljena')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stanje lekcije' }).getByText('Shranjeno.')).toBeVisible();

  await open(page, `${course}/progress`);
  await expect(page.getByRole('heading', { level: 1, name: 'Osnove elektrotehnike' })).toBeVisible();
  await expect(page.getByText(/^10\s%\sopravljeno$/u)).toBeVisible();
  await expect(courseBar(page)).toHaveAttribute('aria-valuetext', '1 od 10 lekcij');
  await expect(page.getByText('1 lekcijo pred načrtom')).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'Električni naboj' });
  await expect(first).toContainText(/Opravljeno \d/);

  await open(page, '/dashboard');
  const going = page.getByRole('region', { name: 'Nadaljujte z učenjem' });
  await expect(going).toContainText('Električni tok');
  await going.getByRole('link', { name: 'Nadaljujte', exact: true }).click();
  await expect(page).toHaveURL(`${course}/elektricni-tok`);
});

test.describe('a learner half-way through a course', () => {
  test.use({ account: 'learner' });

  test('sees time, plan, weeks and modules, and goes on', async ({ page }) => {
    await open(page, `${course}/progress`);
    // All tests share this learner, so none of them may finish a lesson as them.
    await expect(page.getByText(/^50\s%\sopravljeno$/u)).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText(/^\d.*\smin$/u);
    await expect(page.getByText('Predvideni konec')).toBeVisible();
    const modules = page.getByRole('region', { name: 'Po sklopih' });
    await expect(modules.getByRole('progressbar')).toHaveCount(4);
    await expect(modules.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', '3 od 3 lekcij');

    const table = page.getByRole('table');
    await expect(table).toBeHidden();
    await page.getByText('Pokaži vse tedne v tabeli').click();
    await expect(table.getByRole('columnheader')).toHaveText(['Teden', 'Čas učenja', 'Opravljene lekcije']);
    expect(await doneByWeek(page), 'as many as are done').toBe(5);

    await page.getByRole('link', { name: 'Nadaljujte', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${course}/(?!progress)[a-z-]+$`));
  });
});

test('who is behind is told kindly', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  // The second lesson was due on the fifth day, the third is on the seventh.
  await enrol(id, '6 days');
  await open(page, `${course}/progress`);
  await expect(page.getByText('Do načrta še 2 lekciji')).toBeVisible();
  await expect(page.getByText('Nič hudega, načrt je le opora.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Začnite', exact: true })).toBeVisible();

  await open(page, '/dashboard');
  const upcoming = page.getByRole('region', { name: 'Na vrsti' });
  await expect(upcoming.getByText('Nič hudega')).toBeVisible();
  await expect(upcoming.getByText(/^Po načrtu: /)).toHaveCount(2);
});

test('a completed course is celebrated, and another one is offered', async ({ page }) => {
  const { id } = await openOnboardedAccount(page);
  await enrol(id, '20 days');
  await query(
    `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at, seconds_spent)
     SELECT $1, course_id, id, now(), 600 FROM lessons WHERE course_id = 'osnove-elektrotehnike' AND status = 'published'`,
    [id],
  );
  await query('UPDATE course_enrollments SET completed_at = now() WHERE user_id = $1', [id]);
  await open(page, `${course}/progress`);
  await expect(page.getByRole('heading', { name: 'Tečaj je opravljen. Čestitamo!' })).toBeVisible();
  await expect(page.getByText(/^100\s%\sopravljeno$/u)).toBeVisible();
  await expect(page.getByText('Predvideni konec')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Izberite naslednji tečaj' })).toHaveAttribute(
    'href',
    '/dashboard/courses',
  );

  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Vse, kar ste začeli, je opravljeno' })).toBeVisible();
  await expect(page.getByText('Za vami je 1 tečaj.')).toBeVisible();
});

test('who is not enrolled is led to the course', async ({ page }) => {
  await openOnboardedAccount(page);
  await open(page, `${course}/progress`);
  await expect(page.getByRole('heading', { level: 1, name: 'V ta tečaj še niste vpisani' })).toBeVisible();
  await page.getByRole('link', { name: 'Na stran tečaja' }).click();
  await expect(page).toHaveURL(course);
});

function courseBar(page: Page) {
  return page.getByRole('progressbar', { name: 'Napredek v tečaju Osnove elektrotehnike' });
}

async function doneByWeek(page: Page): Promise<number> {
  const counts = await page.getByRole('table').locator('tbody tr td:last-child').allTextContents();
  return counts.reduce((sum, count) => sum + Number(count), 0);
}

/** Enrols some time ago, which no screen can. */
async function enrol(userId: string, ago: string): Promise<void> {
  await query(
    `INSERT INTO course_enrollments (user_id, course_id, enrolled_at)
     VALUES ($1, 'osnove-elektrotehnike', now() - $2::interval)`,
    [userId, ago],
  );
}
