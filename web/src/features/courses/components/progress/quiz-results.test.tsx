// @vitest-environment happy-dom
import type { CourseQuizzes } from '@navor/contract';
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AuthProvider } from '#platform/auth/auth-context.tsx';
import { rootDataOf, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import progress from '../../../../../../translations/sl/progress.json' with { type: 'json' };
import { QuizResults } from './quiz-results.tsx';

type CourseQuiz = CourseQuizzes['quizzes'][number];

afterEach(cleanup);

const quiz: CourseQuiz = {
  ...{ id: 'vezave', title: 'Vezave', summary: 'O vezavah', language: 'sl', level: 'beginner' },
  ...{ theme: { id: 'elektrika', title: 'Elektrika' }, question_count: 7, points: 13 },
  ...{ time_limit_seconds: null, passing_percent: 60, standing: null, module: null, lesson: null, is_required: true },
};

function seenOf(standing: Partial<NonNullable<CourseQuiz['standing']>>): string {
  const texts = createInstance();
  texts.use(initReactI18next).init({ lng: 'sl', initAsync: false, resources: { sl: { progress } } });
  const root = rootDataOf(sampleSession);
  const whole = { attempt_count: 1, best_share: null, has_passed: false, open_attempt_id: null, ...standing };
  const element = (
    <AuthProvider>
      <LanguageProvider>
        <QuizResults quizzes={[{ ...quiz, standing: whole }]} />
      </LanguageProvider>
    </AuthProvider>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  const { getByRole } = render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return (getByRole('listitem').textContent ?? '').replace(/\s/g, ' ');
}

it.each([
  [
    'a failed quiz says so, and that it is needed',
    { best_share: 0.599 },
    'VezaveNi opravljenNajboljši rezultat: 59 %Brez njega tečaj ni opravljen',
  ],
  [
    'a passed one is neither failed nor needed any more',
    { best_share: 0.6, has_passed: true },
    'VezaveOpravljenNajboljši rezultat: 60 %',
  ],
  [
    'one that is only open is not called failed',
    { open_attempt_id: '0197b0a2-0000-7000-8000-000000000002' },
    'VezaveOdprt poskusBrez njega tečaj ni opravljen',
  ],
])('%s', (_, standing, seen) => {
  expect(seenOf(standing)).toBe(seen);
});
