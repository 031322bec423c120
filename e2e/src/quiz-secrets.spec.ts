import type { Page } from '@playwright/test';
import { expect, type Language, open, setPreferences, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { attemptPath, drawn, quizId, startAttempt, submitAttempt } from './quiz-attempt.ts';
import { allSecrets, type Secrets, secretsOf } from './quiz-secrets.ts';

const languages: Language[] = ['sl', 'en', 'de'];

/** What only the server works with. */
const inner = ['"prepared"', 'isCorrect', '"correct"', '"values"', '"seed"', '"outcome"'];

test('an open attempt tells nothing of what is right, however it is asked for', async ({ page }) => {
  test.slow();
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  const secrets = [...(await secretsOf(quizId)).values()].flatMap(allSecrets);
  expect(secrets.length, 'there is something to look for').toBeGreaterThan(40);
  secrets.push(...inner, await rightCharge(attemptId));
  for (const { address, text } of await everythingSentOf(page, attemptId)) {
    expect(text, address).toContain(attemptId);
    expect(found(secrets, text), address).toEqual([]);
  }
});

test('a question that was checked tells of itself alone', async ({ page }) => {
  test.slow();
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  const { position } = await drawn(attemptId, 'smer-toka');
  await open(page, attemptPath(attemptId, position));
  await page.getByRole('radio', { name: 'Drži', exact: true }).check();
  await page.getByRole('button', { name: 'Preveri odgovor' }).click();
  await expect(page.getByText('Elektroni so negativni')).toBeVisible();

  const secrets = await secretsOf(quizId);
  const { solution = [], feedback = [] } = secrets.get('smer-toka') ?? {};
  const others = [...secrets].filter(([id]) => id !== 'smer-toka').flatMap(([, each]) => allSecrets(each));
  const answers = await everythingSentOf(page, attemptId);
  for (const { address, text } of answers) expect(found(others, text), address).toEqual([]);
  const told = answers.map(({ text }) => text).join();
  expect(found([...solution, ...feedback], told)).toEqual([...solution, ...feedback]);
});

test('a hint that was asked for comes alone', async ({ page, context }) => {
  await setPreferences(context, { language: 'en' });
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  const { position } = await drawn(attemptId, 'naboj-skozi-zico');
  await open(page, attemptPath(attemptId, position));
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.getByText('The current tells you how much charge flows in one second.')).toBeVisible();
  for (const { address, text } of await everythingSentOf(page, attemptId)) {
    expect(text, address).not.toContain('Convert the time to seconds');
  }
  await page.getByRole('button', { name: 'Show another hint' }).click();
  await expect(page.getByText('Convert the time to seconds and the current to amperes first.')).toBeVisible();
  await expect(page.getByRole('button', { name: /hint/ })).toHaveCount(0);
});

test('an attempt that was handed in tells every solution, and still no more than that', async ({ page }) => {
  test.slow();
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  await submitAttempt(page, attemptId);
  const answers = await everythingSentOf(page, attemptId);
  const told = answers.map(({ text }) => text).join();
  const secrets = await secretsOf(quizId);
  const solutions = [...secrets.values()].flatMap(({ solution }) => solution);
  solutions.push(await rightCharge(attemptId));
  expect(found(solutions, told), 'the search finds what is there').toEqual(solutions);
  const unasked = [...secrets.values()].flatMap(({ hints, ids }: Secrets) => [...hints, ...ids]);
  expect(found([...unasked, '"prepared"', '"seed"'], told)).toEqual([]);
});

/** The answer to a question with drawn numbers, as it is shown. */
async function rightCharge(attemptId: string): Promise<string> {
  const { values } = await drawn(attemptId, 'naboj-skozi-zico');
  return `${Math.round((values.I ?? 0) * (values.t ?? 0))} C`;
}

type Sent = { address: string; text: string };

/** Everything that the server sends of an attempt, in every language: the page, its data, both ways of the API. */
async function everythingSentOf(page: Page, attemptId: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const before = (await page.context().cookies()).find(({ name }) => name === 'language');
  for (const language of languages) {
    await setPreferences(page.context(), { language });
    const path = attemptPath(attemptId);
    for (const address of [path, `${path}.data`, `/api/attempts/${attemptId}?language=${language}`]) {
      sent.push({ address: `${language} ${address}`, text: await (await page.request.get(address)).text() });
    }
    const rpc = await page.request.post('/api/rpc/quizzes/attempts/get', { data: { json: { attemptId, language } } });
    sent.push({ address: `${language} rpc`, text: await rpc.text() });
  }
  if (before) await page.context().addCookies([before]);
  return sent;
}

/** Which of these stand in a text, whichever way its spaces are kept together. */
function found(phrases: string[], text: string): string[] {
  const plain = spacesAlike(text);
  return phrases.filter((phrase) => plain.includes(spacesAlike(phrase)));
}

function spacesAlike(text: string): string {
  return text.replaceAll(/[\u00a0\u202f\u2009]|\\u00a0|\\u202f|&nbsp;/g, ' ');
}
