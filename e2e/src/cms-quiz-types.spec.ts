import type { Browser, Locator, Page } from '@playwright/test';
import { address } from './address.ts';
import { expect, open, ready, setPreferences, test } from './fixtures.ts';
import { nineQuestions } from './nine-questions.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { createQuiz, fillSurely, publishQuiz } from './quiz-authoring.ts';
import { unpublish } from './unpublish.ts';

test.use({ account: 'author' });

const typed = 'amp meter';
const note = 'Tudi ta zapis je pravilen.';
const shortText = nineQuestions.findIndex(({ source }) => source.type === 'short-text');

test('an author publishes a quiz of all types in two languages, and mends the key that a learner was right by', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Vse vrste ${Date.now()}`;
  const quiz = await createQuiz(page, title);
  const questions: string[] = [];
  for (const { source, english } of nineQuestions) questions.push(await writeQuestion(page, quiz, source, english));
  await open(page, `/dashboard/cms/quizzes/${quiz}`);
  await expect(page.getByRole('region', { name: 'Vprašanja' }).getByRole('listitem')).toHaveCount(9);
  await publishQuiz(page);

  const learner = await learnerOf(browser);
  await open(learner, `/dashboard/quiz/${quiz}`);
  await learner.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(learner).toHaveURL(/\/dashboard\/attempt\/[0-9a-f-]{36}$/);
  await ready(learner);
  for (const [index, { english }] of nineQuestions.entries()) {
    await goTo(learner, index + 1);
    await expect(learner.getByText(english)).toBeVisible();
    await answer(learner, index);
  }
  await handIn(learner);
  const result = learner.getByRole('article', { name: `Question ${shortText + 1}`, exact: true });
  await expect(result).toContainText('0 of 1 point');
  await expect(learner.getByText('88%', { exact: true })).toBeVisible();

  await mendKey(page, quiz, questions[shortText] ?? '');
  await regrade(page);
  await learner.reload();
  await expect(result).toContainText('1 of 1 point');
  await expect(learner.getByText('100%', { exact: true })).toBeVisible();
  await learner.context().close();
  await unpublish(page, 'quiz', quiz);
});

/** The Slovenian question comes from elsewhere; its author opens the form of its type and writes the English text. */
async function writeQuestion(page: Page, quiz: string, source: object, english: string): Promise<string> {
  const added = await page.request.post(`/api/quiz-drafts/${quiz}/questions`, { data: { source } });
  const { kind, question_id: id, problems } = await added.json();
  expect(kind, JSON.stringify(problems)).toBe('added');
  await open(page, `/dashboard/quiz/${quiz}/questions/${id}`);
  await chooseEnglish(page);
  await fillSurely(page.getByRole('textbox', { name: 'Besedilo, angleško', exact: true }), english);
  await page.getByRole('button', { name: 'Shrani vprašanje' }).click();
  await expect(page.getByText(/^Vprašanje je shranjeno\./)).toBeVisible();
  return id;
}

async function chooseEnglish(page: Page): Promise<void> {
  const languages = page.getByRole('group', { name: 'Jeziki besedil' });
  await languages.getByText('angleško', { exact: true }).click();
  await expect(languages.getByRole('radio', { name: /^angleško/ })).toBeChecked();
}

async function learnerOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  await setPreferences(context, { language: 'en' });
  const page = await context.newPage();
  await openOnboardedAccount(page);
  return page;
}

async function goTo(page: Page, position: number): Promise<void> {
  await step(page, position).click();
  await expect(page.getByRole('heading', { level: 2, name: `Question ${position} of 9` })).toBeVisible();
}

function step(page: Page, position: number): Locator {
  const questions = page.getByRole('navigation', { name: 'Questions' });
  return questions.getByRole('link', { name: new RegExp(`^Question ${position},`) });
}

/** Rightly but for the one question whose key knows one way of writing it only. */
async function answer(page: Page, index: number): Promise<void> {
  const panel = page.getByRole('region', { name: `Question ${index + 1} of 9` });
  const type = nineQuestions[index]?.source.type;
  if (type === 'single-choice') await panel.getByRole('radio', { name: 'volt' }).check();
  if (type === 'multiple-choice') {
    await panel.getByRole('checkbox', { name: 'volt' }).check();
    await panel.getByRole('checkbox', { name: 'ampere' }).check();
  }
  if (type === 'true-false') await panel.getByRole('radio', { name: 'True' }).check();
  if (type === 'numeric') await panel.getByRole('textbox').fill('2 mA');
  if (type === 'formula') await panel.getByRole('textbox').fill('I R');
  if (type === 'short-text') await panel.getByRole('textbox').fill(typed);
  if (type === 'matching') {
    await chooseLabel(panel.getByRole('combobox', { name: 'voltage', exact: true }), 'volt');
    await chooseLabel(panel.getByRole('combobox', { name: 'current', exact: true }), 'ampere');
  }
  if (type === 'ordering') {
    // Each goes to the end in its turn.
    for (const item of ['ohm', 'kilohm', 'megohm']) {
      const down = panel.getByRole('button', { name: `Move down: ${item}`, exact: true });
      while ((await down.getAttribute('aria-disabled')) !== 'true') await down.click();
    }
  }
  if (type === 'blanks') {
    await panel.getByRole('textbox').fill('current');
    await panel.getByRole('combobox').selectOption('rises');
  }
  await expect(step(page, index + 1)).toHaveAccessibleName(/, answered$/);
}

/** Options are numbered where they are listed. */
async function chooseLabel(list: Locator, words: string): Promise<void> {
  const label = await list
    .getByRole('option')
    .filter({ hasText: new RegExp(`\\b${words}$`) })
    .textContent();
  await list.selectOption({ label: label ?? words });
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand in quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand in this quiz?' });
  await expect(dialog.getByText('You have answered every question.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hand in quiz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Result' })).toBeVisible();
}

async function mendKey(page: Page, quiz: string, question: string): Promise<void> {
  await open(page, `/dashboard/quiz/${quiz}/questions/${question}`);
  await chooseEnglish(page);
  await fillSurely(page.getByRole('textbox', { name: /^Sprejeti odgovori/ }), `ammeter\n${typed}`);
  await page.getByRole('button', { name: 'Shrani v osnutek' }).click();
  await expect(page.getByText(/in ne po osnutku/), 'a draft is not graded by').toBeVisible();
  await page.getByRole('button', { name: 'Shrani in objavi' }).click();
  await expect(page.getByText(/^Vprašanje je shranjeno\./)).toBeVisible();
  await expect(page.getByText(/in ne po osnutku/)).toBeHidden();
}

async function regrade(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Znova oceni oddane odgovore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Želite odgovore znova oceniti?' });
  await dialog.getByRole('textbox', { name: 'Opomba za udeležence (slovensko)' }).fill(note);
  await dialog.getByRole('button', { name: 'Znova oceni odgovore' }).click();
  await expect(page.getByText(/Spremenil se je 1 rezultat\./)).toBeVisible();
}
