import type { Page } from '@playwright/test';
import { answers } from '../../server/src/test-support/fake-gateway/index.ts';
import { seriousViolations } from './accessibility.ts';
import { ask, chatPath, expectAnswer, openChat, savedConversation, turn } from './assistant-conversation.ts';
import { expect, open } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { attemptPath, drawn, startAttempt, submitAttempt } from './quiz-attempt.ts';
import { test } from './with-model.ts';

const formula = '$$\nI = \\frac{12\\,\\mathrm{V}}{4\\,\\Omega} = 3\\,\\mathrm{A}\n$$';
const everything = [
  'Ohmov zakon povezuje napetost, tok in upornost [1]. Tok je sorazmeren z napetostjo, zato velja:',
  formula,
  'Pri večjem uporu je 12 V / 6 Ω = 3 A.',
  '| Količina | Enota |\n| --- | --- |\n| tok | A |\n| napetost | V |',
  '```python\nprint(12 / 4)\n```',
].join('\n\n');

test('an answer with all that one can have is accessible in light and dark, and copied as it was written', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  gateway.behave(answers(everything));
  await openChat(page);
  await ask(page, 'Kaj pravi Ohmov zakon?');
  await expectAnswer(page);
  const answer = turn(page, 1);
  await expect(answer.getByRole('math').first()).toBeAttached();
  await expect(answer.getByRole('img', { name: 'Račun je preverjen' })).toHaveCount(1);
  await expect(answer.getByText(/\(Dvomljivo: po našem izračunu 2\sA\.\)/)).toBeVisible();
  await expect(answer.getByRole('cell', { name: 'napetost' })).toBeVisible();
  await expect(answer.getByRole('button', { name: 'Kopiraj kodo' })).toBeVisible();
  const source = answer.getByRole('list', { name: 'Viri' }).getByRole('link');
  await expect(source).toHaveAttribute('href', /^\/dashboard\/(courses|technical-library)\//);
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 375],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await showWhole(page, width);
    expect(await seriousViolations(page), colorScheme).toEqual([]);
  }

  await answer.getByRole('button', { name: 'Kopiraj odgovor' }).click();
  await expect(answer.getByRole('status').getByText('Kopirano')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(formula);
  expect(copied).toContain('| tok | A |');
  expect(copied).toMatch(/\n\[1\] .+: http:\/\/[^ ]+\/(courses|technical-library)\//);
});

test('while an attempt is open its answer leaves in no message, and afterwards it does', async ({ page, gateway }) => {
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  const { values } = await drawn(attemptId, 'naboj-skozi-zico');
  const { I: current = 0, t: time = 0 } = values;
  const charge = Math.round(current * time);
  const isTold = new RegExp(`\\D${charge}\\s*C\\b`);
  gateway.behave(answers(`Naboj je zmnožek toka in časa, zato je rezultat ${charge} C.`));

  await open(page, chatPath);
  await expect(
    page.getByText('Dokler ga ne oddate, asistent pri njegovih vprašanjih daje samo namige.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nazaj na kviz' })).toHaveAttribute('href', attemptPath(attemptId));
  await ask(
    page,
    `Skozi žarnico teče ${time / 60} min stalen tok ${current} A. Kolikšen naboj preteče skozi prerez žice?`,
  );
  await expectAnswer(page);
  await expect(turn(page, 1)).toContainText('Del odgovora je zadržan, ker bi razkril rešitev odprtega kviza');
  await expect(turn(page, 1)).not.toContainText(isTold);
  const conversation = await savedConversation(page);
  expect(conversation).toContain('withheld');
  expect(conversation).not.toMatch(isTold);
  await page.reload();
  expect(await page.content()).not.toMatch(isTold);

  await submitAttempt(page, attemptId);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Nazaj na kviz' })).toHaveCount(0);
  await turn(page, 1).getByRole('button', { name: 'Odgovori znova' }).click();
  await expect(turn(page, 1)).toContainText(isTold);
});

/** In a window in which nothing lies below the header or the question field: what they cover would be too small to hit. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 2000 });
  const isWhole = () => page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
  await expect.poll(isWhole).toBe(true);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
