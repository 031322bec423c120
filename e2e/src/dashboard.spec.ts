import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';

/** Which one it is changes with what the demo learner has last opened. */
const aLesson = /\/dashboard\/courses\/osnove-elektrotehnike\/[a-z-]+$/;

test.describe('a learner half-way through a course', () => {
  test.use({ account: 'learner' });

  test('goes on with the lesson that is next', async ({ page }) => {
    await open(page, '/dashboard');
    const going = page.getByRole('region', { name: 'Nadaljujte z učenjem' });
    await expect(going.getByRole('heading', { level: 3 }).first()).toHaveText('Osnove elektrotehnike');
    // All tests share this learner, so none of them may finish a lesson as them.
    await expect(going.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', '5 od 10 lekcij');
    await going.getByRole('link', { name: 'Nadaljujte', exact: true }).click();
    await expect(page).toHaveURL(aLesson);
  });

  test('sees the week’s goal, what is next and by when, what is bookmarked and what might follow', async ({ page }) => {
    await open(page, '/dashboard');
    await expect(page.getByRole('progressbar', { name: 'Čas učenja ta teden' })).toHaveAttribute(
      'aria-valuetext',
      /^(<\s)?\d.* od 5\sh$/u,
    );
    const days = page.getByRole('figure', { name: 'Učenje po dnevih, v minutah' }).getByRole('table');
    await expect(days.getByRole('rowheader')).toHaveText([
      'ponedeljek',
      ...['torek', 'sreda', 'četrtek'],
      ...['petek', 'sobota', 'nedelja'],
    ]);
    await expect(days.locator('[aria-current=date]')).toHaveCount(1);

    const upcoming = page.getByRole('region', { name: 'Na vrsti' });
    await expect(upcoming.getByRole('link')).toHaveCount(5);
    await expect(upcoming.getByRole('listitem').first()).toContainText(/(Rok|Po načrtu): /);
    await expect(page.getByRole('heading', { name: 'Zaznamki' })).toBeVisible();
    const recommended = page.getByRole('region', { name: 'Priporočeno za vas' });
    await expect(recommended.getByRole('listitem').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(recommended.getByText('Osnove elektrotehnike')).toBeHidden();

    await page.setViewportSize({ width: 375, height: 800 });
    const wayOn = page.getByRole('link', { name: 'Nadaljujte', exact: true });
    await expect(wayOn, 'one stands out, also on a phone').toHaveCount(1);
    await expect(wayOn).toBeInViewport();
  });
});

test('who has not begun yet is led to the courses', async ({ page }) => {
  await openOnboardedAccount(page);
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'V noben tečaj še niste vpisani' })).toBeVisible();
  await expect(page.getByText('Ta teden še niste začeli. Tudi deset minut šteje.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Na vrsti' })).toBeHidden();
  const recommended = page.getByRole('region', { name: 'Priporočeno za vas' });
  await expect(recommended.getByRole('link', { name: 'Osnove elektrotehnike' })).toBeVisible();
  await page.getByRole('link', { name: 'Oglejte si tečaje' }).click();
  await expect(page).toHaveURL('/dashboard/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Tečaji' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ account: 'learner', javaScriptEnabled: false });

  test('the way on is there', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Nadaljujte', exact: true }).click();
    await expect(page).toHaveURL(aLesson);
  });
});

test.describe('an administrator who learns nothing here', () => {
  test.use({ account: 'admin' });

  test('finds what waits instead of an empty learner’s page', async ({ page }) => {
    await open(page, '/dashboard');
    const work = page.getByRole('region', { name: 'Upravljanje' });
    await expect(work.getByRole('listitem')).toHaveCount(4);
    await expect(work.getByRole('listitem').first()).toContainText(/Uporabniki\s*\d+/);
    await expect(page.getByRole('heading', { name: 'V noben tečaj še niste vpisani' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Tedenski cilj' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Najnovejši računi' }).getByRole('listitem')).toHaveCount(5);
    await work.getByRole('link', { name: 'Uporabniki' }).click();
    await expect(page).toHaveURL('/dashboard/people');
  });
});

test.describe('an author who learns nothing here', () => {
  test.use({ account: 'author' });

  test('finds questions to check, quizzes and courses', async ({ page }) => {
    await open(page, '/dashboard');
    await expect(page.getByRole('region', { name: 'Vprašanja za pregled' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'V noben tečaj še niste vpisani' })).toHaveCount(0);
    const courses = page.getByRole('region', { name: 'Tečaji' });
    await expect(courses.getByRole('listitem').filter({ hasText: 'Osnove elektrotehnike' })).toContainText('vpisan');
    await page.getByRole('region', { name: 'Kvizi' }).getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/dashboard\/quiz(-analytics)?\/[a-z0-9-]+$/);
  });
});
