import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, type Language, open, setPreferences, test } from './fixtures.ts';
import { allowSignIns, openNewAccount, userIdOf } from './onboarding-accounts.ts';

const words = {
  sl: {
    signUp: ['Ime in priimek', 'E-naslov', 'Geslo', 'Ustvari račun'],
    mail: 'Dobrodošli v Navoru',
    dialog: 'Dobrodošli! Začnimo s prvimi koraki',
    done: (count: number) => `${count} od 4`,
    goals: ['Elektrotehnika', 'Za šolo'],
    finish: 'Zaključi prve korake',
    notReady: 'Zaključite lahko, ko so opravljeni vsi koraki.',
    finished: 'Dobrodošli v Navoru! Za opravljene prve korake ste prejeli 100 XP.',
    card: 'Prvi koraki',
  },
  en: {
    signUp: ['Full name', 'E-mail address', 'Password', 'Create account'],
    mail: 'Welcome to Navor',
    dialog: 'Welcome to Navor',
    done: (count: number) => `${count} of 4`,
    goals: ['Electrical engineering', 'For school'],
    finish: 'Finish the first steps',
    notReady: 'You can finish once all steps are done.',
    finished: 'Welcome aboard! You earned 100 XP for completing onboarding.',
    card: 'First steps',
  },
  de: {
    signUp: ['Vor- und Nachname', 'E-Mail-Adresse', 'Passwort', 'Konto erstellen'],
    mail: 'Willkommen bei Navor',
    dialog: 'Willkommen bei Navor',
    done: (count: number) => `${count} von 4`,
    goals: ['Elektrotechnik', 'Für die Schule'],
    finish: 'Erste Schritte abschließen',
    notReady: 'Abschließen können Sie, sobald alle Schritte erledigt sind.',
    finished: 'Willkommen an Bord! Für die ersten Schritte haben Sie 100 XP erhalten.',
    card: 'Erste Schritte',
  },
} as const;

for (const language of ['sl', 'en', 'de'] as const) {
  test(`a newcomer is welcomed, takes the first steps and is rewarded, in ${language}`, async ({ page, context }) => {
    const said = words[language];
    await setPreferences(context, { language });
    const email = await signUpOnScreen(page, language);
    const dialog = page.getByRole('dialog', { name: said.dialog });
    const finish = dialog.getByRole('button', { name: said.finish });
    await expect(dialog.getByText(said.dialog)).toBeFocused();
    await expect.poll(() => subjectsOf(page.request, email)).toEqual([said.mail]);

    await expect(dialog.getByRole('status')).toHaveText(said.done(1));
    await expect(finish).toBeDisabled();
    await expect(finish).toHaveAccessibleDescription(said.notReady);

    const [field, reason] = said.goals;
    await dialog.getByText(field, { exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText(said.done(2));
    await dialog.getByText(reason, { exact: true }).click();
    const id = await userIdOf(email);
    await expect.poll(() => goalsOf(id)).toHaveLength(2);

    await takeFirstCourse(id);
    await page.reload();
    await expect(dialog.getByRole('status')).toHaveText(said.done(4));
    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/onboarding')) requests += 1;
    });
    await finish.dblclick();
    await expect(page.getByText(said.finished, { exact: true }).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: said.card })).toBeHidden();
    expect(requests, 'a double click finishes once').toBe(1);

    await open(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maja Šuštar');
    await expect(dialog).toBeHidden();
  });
}

test('finishing in two tabs earns the reward once', async ({ page, context }) => {
  const { id } = await openNewAccount(page);
  await query(`UPDATE profiles SET learning_goals = '{physics}' WHERE id = $1`, [id]);
  await takeFirstCourse(id);
  const other = await context.newPage();
  await open(page, '/dashboard');
  await open(other, '/dashboard');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog').getByRole('status')).toHaveText('4 od 4');
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: words.sl.finish }).click()));
  for (const tab of [page, other]) {
    await expect(tab.getByText(words.sl.finished, { exact: true }).first()).toBeVisible();
    await expect(tab.getByRole('dialog')).toBeHidden();
  }
  expect(await rewardsOf(id)).toEqual([{ points_earned: 100, completed: 4, total: 4 }]);
});

test('a failure to finish is said, and another try works', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  const { id } = await openNewAccount(page);
  await query(`UPDATE profiles SET learning_goals = '{physics}' WHERE id = $1`, [id]);
  await takeFirstCourse(id);
  await open(page, '/dashboard');
  await page.route(/\/onboarding\.data/, (route) => route.abort('failed'), { times: 1 });
  await page.getByRole('button', { name: words.sl.finish }).click();
  await expect(page.getByText('Prvih korakov ni bilo mogoče zaključiti').first()).toBeVisible();
  await page.getByRole('button', { name: words.sl.finish }).click();
  await expect(page.getByText(words.sl.finished, { exact: true }).first()).toBeVisible();
});

test('who puts the first steps off, whichever way, is asked again after the next login only', async ({
  page,
  context,
}) => {
  const { email, password } = await openNewAccount(page);
  for (const [way, skip] of Object.entries({
    'the button': (tab: Page) => tab.getByRole('button', { name: 'Pozneje' }).click(),
    'the cross': (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click(),
    'the Escape key': (tab: Page) => tab.keyboard.press('Escape'),
  })) {
    await open(page, '/dashboard');
    const dialog = page.getByRole('dialog', { name: words.sl.dialog });
    await expect(dialog, way).toBeVisible();
    await skip(page);
    await expect(dialog, way).toBeHidden();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab, '/dashboard');
      await expect(tab.getByRole('heading', { name: words.sl.card }), way).toBeVisible();
      await expect(tab.getByRole('dialog'), way).toBeHidden();
    }
    await other.getByRole('button', { name: 'Nadaljujte s prvimi koraki' }).click();
    await expect(other.getByRole('dialog', { name: words.sl.dialog }), way).toBeVisible();
    await other.close();
    await allowSignIns();
    expect((await page.request.post('/api/sign-in', { data: { email, password } })).ok()).toBe(true);
  }
  await open(page, '/dashboard');
  await expect(page.getByRole('dialog', { name: words.sl.dialog })).toBeVisible();
});

test('the steps that are taken elsewhere lead there, and the dialog is put off meanwhile', async ({ page }) => {
  await openNewAccount(page);
  await open(page, '/dashboard');
  const dialog = page.getByRole('dialog', { name: words.sl.dialog });
  await dialog.getByRole('link', { name: 'Oglejte si tečaje' }).click();
  await expect(page).toHaveURL('/dashboard/courses');
  await expect(dialog).toBeHidden();
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { name: words.sl.card })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'V noben tečaj še niste vpisani' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Oglejte si tečaje' }), 'the first steps lead there').toHaveCount(0);
  await page.getByRole('link', { name: 'Opravite prvo lekcijo' }).click();
  await expect(page).toHaveURL('/dashboard/courses');
});

test('an account that is a day old is not asked', async ({ page }) => {
  const { id } = await openNewAccount(page);
  await query(`UPDATE users SET created_at = now() - interval '24 hours' WHERE id = $1`, [id]);
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dober dan, Maja Šuštar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.sl.card })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard lists the first steps', async ({ page }) => {
    await openNewAccount(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: words.sl.card })).toBeVisible();
    await expect(page.getByText('Izberite učne cilje')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nadaljujte s prvimi koraki' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Vpišite se v prvi tečaj' })).toHaveAttribute(
      'href',
      '/dashboard/courses',
    );
  });
});

async function signUpOnScreen(page: Page, language: Language): Promise<string> {
  await allowSignIns();
  const email = `${randomUUID()}@example.com`;
  const [name, address, password, submit] = words[language].signUp;
  await open(page, '/auth/signup');
  await page.getByLabel(name).fill('Maja Šuštar');
  await page.getByLabel(address).fill(email);
  await page.getByLabel(password).fill('dolg stavek je dobro geslo');
  await page.getByRole('button', { name: submit }).click();
  await expect(page).toHaveURL('/dashboard');
  return email;
}

async function subjectsOf(request: APIRequestContext, email: string): Promise<string[]> {
  const response = await request.get('/api/dev/mail', { params: { to: email } });
  return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
}

/** What enrolling in a course and finishing a lesson leave behind. */
async function takeFirstCourse(userId: string): Promise<void> {
  await query(`INSERT INTO course_enrollments (user_id, course_id) VALUES ($1, 'osnove-elektrotehnike')`, [userId]);
  await query(
    `INSERT INTO user_activities (user_id, activity_type, points_earned) VALUES ($1, 'lesson_completed', 10)`,
    [userId],
  );
}

async function goalsOf(userId: string): Promise<string[]> {
  const [row] = await query<{ learning_goals: string[] }>('SELECT learning_goals FROM profiles WHERE id = $1', [
    userId,
  ]);
  return row?.learning_goals ?? [];
}

function rewardsOf(userId: string): Promise<{ points_earned: number; completed: number; total: number }[]> {
  return query(
    `SELECT points_earned, (metadata->>'completed_steps')::int AS completed, (metadata->>'total_steps')::int AS total
     FROM user_activities
     WHERE user_id = $1 AND activity_type = 'course_completed'
       AND metadata @> '{"activity_description": "onboarding_completed"}'`,
    [userId],
  );
}
