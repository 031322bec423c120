import type { Page } from '@playwright/test';
import { expect, open, ready, setPreferences, test } from './fixtures.ts';
import { chooseOption, chooseRadio, pressEnterOn, tabTo } from './keyboard.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { type Drawn, drawnIn } from './quiz-attempt.ts';

const title = 'Charge, current and voltage';

test('a learner takes a quiz from the sidebar to the result with nothing but the keyboard', async ({
  page,
  context,
}) => {
  test.slow();
  await setPreferences(context, { language: 'en' });
  await openOnboardedAccount(page);
  await page.request.put('/api/courses/osnove-elektrotehnike/enrolment');
  await open(page, '/dashboard');
  await findQuiz(page);
  await pressEnterOn(page, page.getByRole('button', { name: 'Start the quiz' }));
  await expect(page).toHaveURL(/\/dashboard\/attempt\/[0-9a-f-]{36}$/);
  const attemptId = page.url().split('/').at(-1) ?? '';
  const questions = new Map((await drawnIn(attemptId)).map((question) => [question.id, question]));
  const go = (id: string) => goTo(page, known(questions, id));

  await go('naboj-skozi-zico');
  await slipOnCharge(page, known(questions, 'naboj-skozi-zico'));
  await go('stevilo-elektronov');
  await flagForLater(page, known(questions, 'stevilo-elektronov'));
  await go('delo-pri-prenosu-naboja');
  await workWithHint(page, known(questions, 'delo-pri-prenosu-naboja'));
  await go('kolicina-in-enota');
  await matchUnits(page);
  await go('kaj-je-tok');
  await sayWhatCurrentIs(page);
  await go('smer-toka');
  await denyDirection(page);
  await comeBackToFlagged(page, known(questions, 'stevilo-elektronov'));
  await submitAttempt(page);
  await seeResult(page);
});

async function findQuiz(page: Page): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Dashboard navigation' });
  await pressEnterOn(page, sidebar.getByRole('link', { name: 'Quizzes' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Quizzes' })).toBeVisible();
  const courses = page.getByRole('region', { name: 'Quizzes in your courses' });
  await pressEnterOn(page, courses.getByRole('link', { name: 'Fundamentals of electrical engineering' }));
  await pressEnterOn(page, page.getByRole('main').getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await ready(page);
}

/** A number without a unit is asked for its unit, and costs nothing; then the minutes stay minutes. */
async function slipOnCharge(page: Page, { position, values }: Drawn): Promise<void> {
  const { I: current = 0, t: time = 0 } = values;
  const field = page.getByRole('textbox', { name: /A constant current of/ });
  await tabTo(page, field);
  await page.keyboard.type(written((current * time) / 60));
  await page.keyboard.press('Enter');
  const notice = page.getByRole('status').filter({ hasText: 'We cannot read this answer yet' });
  await expect(notice).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Add a unit of electric charge, such as C\./);
  await expect(step(page, position)).toHaveAccessibleName(/, answered$/);
  await expect(field).toBeFocused();

  await page.keyboard.type(' C');
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expectOutcome(page, 'Wrong', '0 of 2 points');
  await expect(page.getByText('You have not converted the minutes to seconds.')).toBeVisible();
  await expect(page.getByText('Worked solution')).toBeVisible();
  await expect(step(page, position)).toHaveAccessibleName(/, wrong$/);
  await expect(field).toHaveJSProperty('readOnly', true);
}

async function flagForLater(page: Page, { position }: Drawn): Promise<void> {
  const flag = page.getByRole('button', { name: 'Flag for later' });
  await tabTo(page, flag);
  await page.keyboard.press('Space');
  await expect(flag).toHaveAttribute('aria-pressed', 'true');
  await expect(step(page, position)).toHaveAccessibleName(/, not answered, flagged for later$/);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
}

async function workWithHint(page: Page, { values }: Drawn): Promise<void> {
  const { Q: charge = 0, U: voltage = 0 } = values;
  await tabTo(page, page.getByRole('textbox', { name: /How much electrical work/ }));
  // In thousandths of the unit that is asked for, which is as good.
  await page.keyboard.type(`${written(charge * voltage * 1000)} mJ`);
  await pressEnterOn(page, page.getByRole('button', { name: 'Show a hint' }));
  await expect(page.getByText('A volt is a joule per coulomb.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show a hint' })).toHaveCount(0);
  await pressEnterOn(page, page.getByRole('button', { name: 'Check answer' }));
  await expectOutcome(page, 'Right', '2 of 2 points');
}

async function matchUnits(page: Page): Promise<void> {
  for (const [quantity, unit] of await inOrder(page, {
    charge: 'coulomb (C)',
    current: 'ampere (A)',
    voltage: 'volt (V)',
    work: 'joule (J)',
  })) {
    await chooseOption(page, page.getByRole('combobox', { name: quantity, exact: true }), unit);
  }
  await pressEnterOn(page, page.getByRole('button', { name: 'Check answer' }));
  await expectOutcome(page, 'Right', '2 of 2 points');
}

async function sayWhatCurrentIs(page: Page): Promise<void> {
  const group = page.getByRole('group', { name: /a current of 2\sA/ });
  await chooseRadio(page, group, group.getByRole('radio', { name: /^A charge of 2\sC passes through/ }));
  await pressEnterOn(page, page.getByRole('button', { name: 'Check answer' }));
  await expectOutcome(page, 'Right', '1 of 1 point');
}

async function denyDirection(page: Page): Promise<void> {
  const group = page.getByRole('group', { name: /conventional direction of current/ });
  await chooseRadio(page, group, group.getByRole('radio', { name: 'False' }));
  await pressEnterOn(page, page.getByRole('button', { name: 'Check answer' }));
  await expectOutcome(page, 'Right', '1 of 1 point');
}

/** The dialog names what is left, and leads there. */
async function comeBackToFlagged(page: Page, { position, values }: Drawn): Promise<void> {
  await pressEnterOn(page, page.getByRole('button', { name: 'Hand in quiz' }));
  const dialog = page.getByRole('dialog', { name: 'Hand in this quiz?' });
  await expect(dialog.getByText('Not answered:')).toBeVisible();
  await expect(dialog.getByText('Flagged for later:')).toBeVisible();
  await pressEnterOn(page, dialog.getByRole('link', { name: `Question ${position}` }).first());
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: `Question ${position} of 6` })).toBeFocused();

  await tabTo(page, page.getByRole('textbox', { name: /How many surplus electrons/ }));
  await page.keyboard.type(((values.Q ?? 0) / 1.602e-19).toExponential(3));
  await page.keyboard.press('Enter');
  await expectOutcome(page, 'Right', '2 of 2 points');
}

async function submitAttempt(page: Page): Promise<void> {
  await pressEnterOn(page, page.getByRole('button', { name: 'Hand in quiz' }));
  const dialog = page.getByRole('dialog', { name: 'Hand in this quiz?' });
  await expect(dialog.getByText('You have answered every question.')).toBeVisible();
  await pressEnterOn(page, dialog.getByRole('button', { name: 'Hand in quiz' }));
}

async function seeResult(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Result' })).toBeFocused();
  await expect(page.getByText('80%', { exact: true })).toBeVisible();
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();
  await expect(page.getByText('You passed this quiz for the first time: +25 XP.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await pressEnterOn(page, page.getByRole('link', { name: 'To the quiz page' }));
  await expect(page.getByText('Best result: 80%')).toBeVisible();
}

/** By the list of all questions, whose link tells how the question stands. */
async function goTo(page: Page, { position }: Drawn): Promise<void> {
  await pressEnterOn(page, step(page, position));
  await expect(page.getByRole('heading', { level: 2, name: `Question ${position} of 6` })).toBeVisible();
}

function step(page: Page, position: number) {
  return page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('link', { name: new RegExp(`^Question ${position},`) });
}

/** The next step has the focus after a check, wherever it leads. */
async function expectOutcome(page: Page, outcome: string, worth: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: worth })).toContainText(outcome);
  const panel = page.getByRole('region', { name: /^Question \d of 6$/ });
  const next = panel.getByRole('link', { name: 'Next question' });
  const isLast = (await next.count()) === 0;
  await expect(isLast ? panel.getByRole('button', { name: 'Hand in quiz' }) : next).toBeFocused();
}

/** Pairs in the order in which the page lists them, which is another one in each attempt. */
async function inOrder(page: Page, units: Record<string, string>): Promise<[string, string][]> {
  const lists = await page.getByRole('group').getByRole('combobox').all();
  const named = await Promise.all(
    lists.map((list) => list.evaluate((each: HTMLSelectElement) => each.labels[0]?.textContent ?? '')),
  );
  return named.map((name) => [name, units[name] ?? '']);
}

function known(questions: Map<string, Drawn>, id: string): Drawn {
  const found = questions.get(id);
  if (!found) throw new Error(`${id} is not in the attempt`);
  return found;
}

/** As a calculator shows it. */
function written(value: number): string {
  return String(Number(value.toPrecision(6)));
}
