import { query } from './database.ts';
import { accounts } from './demo-accounts.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { attemptPath, drawn, drawnIn, startAttempt, submitAttempt } from './quiz-attempt.ts';

test.use({ reducedMotion: 'reduce' });

/** Units go by these names in more than one language. */
const unitNames = new Set([
  '1)',
  '2)',
  '3)',
  '4)',
  '5)',
  '(V)',
  '(A)',
  '(J)',
  '(C)',
  '(Ω)',
  'volt',
  'joule',
  'ohm',
  'coulomb',
]);

/** Quizzes that are open to everybody, and the types of question that each of them asks. */
const typesIn = {
  'naboj-tok-napetost': ['single-choice', 'true-false', 'numeric', 'matching'],
  'vezave-uporov': ['formula', 'ordering'],
  'upornost-in-zakoni': ['multiple-choice', 'short-text', 'blanks'],
};

test.describe('the demo learner', () => {
  test.use({ account: 'learner' });

  for (const state of ['open', 'handed in'] as const) {
    test(`an attempt that is ${state} is accessible, fits and is translated`, async ({ page }) => {
      test.slow();
      await expectFaultlessScreen(page, attemptPath(await demoAttempt(state === 'open')), unitNames);
    });
  }
});

test.describe('somebody on the highest plan', () => {
  test.use({ account: 'premium' });

  for (const path of ['/dashboard/quiz-analytics', '/dashboard/review']) {
    test(`${path} is accessible, fits and is translated`, async ({ page }) => {
      test.slow();
      // English and German agree on it.
      await expectFaultlessScreen(page, path, new Set(['Quiz']));
    });
  }
});

for (const [quiz, types] of Object.entries(typesIn)) {
  test(`questions of the types ${types.join(', ')} are accessible, fit and are translated`, async ({ page }) => {
    test.setTimeout(120_000 * types.length);
    await openOnboardedAccount(page, accounts.learner.name);
    const attemptId = await startAttempt(page, quiz);
    const asked = await drawnIn(attemptId);
    for (const type of types) {
      await test.step(type, async () => {
        const question = asked.find((each) => each.type === type);
        expect(question, `${quiz} asks one`).toBeDefined();
        await expectFaultlessScreen(page, attemptPath(attemptId, question?.position), unitNames);
      });
    }
  });
}

test('a question with a formula and its symbols shows the way on, on the screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOnboardedAccount(page, accounts.learner.name);
  const attemptId = await startAttempt(page, 'formule-in-trigonometrija');
  const { position } = await drawn(attemptId, 'polmer-stozca');
  await open(page, attemptPath(attemptId, position));
  await expect(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Preveri odgovor' })).toBeInViewport({ ratio: 1 });
});

test('the solutions of a whole quiz are accessible, fit and are translated', async ({ page }) => {
  test.slow();
  await openOnboardedAccount(page, accounts.learner.name);
  const attemptId = await startAttempt(page, 'osnove-elektrotehnike');
  await submitAttempt(page, attemptId);
  await expectFaultlessScreen(page, attemptPath(attemptId), unitNames);
});

async function demoAttempt(isOpen: boolean): Promise<string> {
  const [attempt] = await query<{ id: string }>(
    `SELECT quiz_attempts.id FROM quiz_attempts JOIN users ON users.id = user_id
     WHERE email = $1 AND kind = 'quiz' AND (submitted_at IS NULL) = $2 ORDER BY started_at LIMIT 1`,
    [accounts.learner.email, isOpen],
  );
  if (!attempt) throw new Error('the demo learner has no such attempt');
  return attempt.id;
}
