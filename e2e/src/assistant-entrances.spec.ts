import type { Page } from '@playwright/test';
import { ask, chatPath, expectAnswer, questionField, turn } from './assistant-conversation.ts';
import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { attemptPath, drawn, saveAnswer, startAttempt, submitAttempt } from './quiz-attempt.ts';

test('a lesson leads to a conversation that has it attached, until it is taken away', async ({ page }) => {
  await openOnboardedAccount(page);
  const lesson = '/dashboard/courses/osnove-elektrotehnike/elektricni-tok';
  await open(page, lesson);
  await page.getByRole('link', { name: 'Vprašajte asistenta o tej lekciji' }).click();
  await expect(attached(page).getByRole('listitem')).toHaveCount(1);
  await expect(attached(page).getByRole('link', { name: 'Električni tok', exact: true })).toHaveAttribute(
    'href',
    lesson,
  );
  await questionField(page).fill('O čem govori?');
  await attached(page).getByRole('link', { name: 'Odstrani prilogo: Električni tok' }).click();
  await expect(attached(page)).toHaveCount(0);
  await expect(page).toHaveURL(chatPath);
  await expect(questionField(page)).toHaveValue('O čem govori?');
});

test('a question about a library item is asked with it', async ({ page }) => {
  await openOnboardedAccount(page);
  const item = '/dashboard/technical-library/item/metricni-navoji';
  await open(page, item);
  await page.getByRole('link', { name: 'Vprašajte asistenta o tem prispevku' }).click();
  await expect(attached(page).getByRole('link', { name: 'Metrski navoji ISO', exact: true })).toHaveAttribute(
    'href',
    item,
  );
  await page.reload();
  await ask(page, 'Kolikšen je korak navoja M8?');
  await expectAnswer(page);
  await expect(turn(page, 1)).toContainText(/1,25\s*mm/);
  const sent = turn(page, 1).getByRole('list', { name: 'Priloženo' });
  await expect(sent.getByRole('link', { name: 'Metrski navoji ISO' })).toHaveAttribute('href', item);
  // The next question is about nothing any more, unless it is attached anew.
  await expect(page.getByRole('link', { name: 'Odstrani prilogo', exact: false })).toHaveCount(0);
});

test('of a finished attempt, each question leads to a conversation about itself', async ({ page }) => {
  await openOnboardedAccount(page);
  const attemptId = await startAttempt(page);
  const { position } = await drawn(attemptId, 'naboj-skozi-zico');
  await saveAnswer(page, attemptId, position, { type: 'numeric', text: '0,001 C' });
  await submitAttempt(page, attemptId);
  await open(page, attemptPath(attemptId));
  const question = page.getByRole('article', { name: `Vprašanje ${position}`, exact: true });
  await question.getByRole('link', { name: 'Vprašajte asistenta o tem vprašanju' }).click();
  await expect(attached(page).getByRole('listitem')).toHaveCount(1);
  const link = attached(page).getByRole('link', {
    name: `Naboj, tok in napetost · Vprašanje ${position}`,
    exact: true,
  });
  await expect(link).toHaveAttribute('href', `${attemptPath(attemptId)}#question-${position}`);
  await expect(page.getByText('je odprt', { exact: false })).toHaveCount(0);

  await ask(page, 'Kaj sem naredil narobe?');
  await expectAnswer(page);
  await expect(turn(page, 1).getByRole('list', { name: 'Priloženo' })).toContainText(`Vprašanje ${position}`);
  await turn(page, 1).getByRole('list', { name: 'Priloženo' }).getByRole('link').click();
  await expect(page).toHaveURL(`${attemptPath(attemptId)}#question-${position}`);
  await expect(question).toBeInViewport();
});

function attached(page: Page) {
  return page.getByRole('list', { name: 'Priloženo' });
}
