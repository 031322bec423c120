// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import quizzes from '../../../../../../translations/sl/quizzes.json' with { type: 'json' };
import { AuthorLinks } from './author-links.tsx';

afterEach(cleanup);

function linksOf(quiz: Parameters<typeof AuthorLinks>[0]['quiz']) {
  const texts = createInstance();
  texts.use(initReactI18next).init({ lng: 'sl', initAsync: false, resources: { sl: { quizzes } } });
  const router = createMemoryRouter([{ path: '/', element: <AuthorLinks quiz={quiz} /> }]);
  const { getAllByRole } = render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it('lead from a quiz to its first question in the editor, and to its figures', () => {
  expect(linksOf({ id: 'vezja', first_question_id: 'upor' })).toEqual([
    ['Uredi vprašanja', '/dashboard/quiz/vezja/questions/upor'],
    ['Analitika kviza', '/dashboard/quiz-analytics/vezja'],
  ]);
});

it('leave out the editor of a quiz without questions', () => {
  expect(linksOf({ id: 'prazen', first_question_id: null })).toEqual([
    ['Analitika kviza', '/dashboard/quiz-analytics/prazen'],
  ]);
});
