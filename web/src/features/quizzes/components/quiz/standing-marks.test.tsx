// @vitest-environment happy-dom
import type { QuizStanding } from '@navor/contract';
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AuthProvider } from '#platform/auth/auth-context.tsx';
import { rootDataOf, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import quizzes from '../../../../../../translations/sl/quizzes.json' with { type: 'json' };
import { StandingMarks } from './standing-marks.tsx';

afterEach(cleanup);

function seenOf(standing: Partial<QuizStanding>): string {
  const texts = createInstance();
  texts.use(initReactI18next).init({ lng: 'sl', initAsync: false, resources: { sl: { quizzes } } });
  const root = rootDataOf(sampleSession);
  const whole = { attempt_count: 1, best_share: null, has_passed: false, open_attempt_id: null, ...standing };
  const element = (
    <AuthProvider>
      <LanguageProvider>
        <StandingMarks standing={whole} />
      </LanguageProvider>
    </AuthProvider>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  const { container } = render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return (container.textContent ?? '').replace(/\s/g, ' ');
}

it.each([
  ['a failed quiz says so', { best_share: 0.4 }, 'Ni opravljenNajboljši rezultat: 40 %'],
  ['a passed one does not', { best_share: 0.8, has_passed: true }, 'OpravljenNajboljši rezultat: 80 %'],
  ['one that is open has neither', { open_attempt_id: '0197b0a2-0000-7000-8000-000000000002' }, 'Odprt poskus'],
])('%s', (_, standing, seen) => {
  expect(seenOf(standing)).toBe(seen);
});
