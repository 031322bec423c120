import type { Attempt } from '@navor/contract';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from 'react-router';
import { AuthProvider } from '#platform/auth/auth-context.tsx';
import { rootDataOf, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { OutboxesProvider } from '#platform/outbox/outboxes.tsx';
import errors from '../../../../../../translations/sl/errors.json' with { type: 'json' };
import formula from '../../../../../../translations/sl/formula.json' with { type: 'json' };
import layout from '../../../../../../translations/sl/layout.json' with { type: 'json' };
import quiz from '../../../../../../translations/sl/quiz.json' with { type: 'json' };
import ui from '../../../../../../translations/sl/ui.json' with { type: 'json' };
import { AttemptPage } from './attempt-page.tsx';

/** Shows an attempt as its screen does; `current` answers what the page asks for when it is read afresh. */
export function showAttempt(first: Attempt, { query = '', current = () => first } = {}) {
  const texts = createInstance();
  texts.use(initReactI18next).init({
    lng: 'sl',
    initAsync: false,
    resources: { sl: { errors, formula, layout, quiz, ui } },
    interpolation: { escapeValue: false },
  });
  const root = rootDataOf(sampleSession);
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => root,
        element: (
          <AuthProvider>
            <LanguageProvider>
              <OutboxesProvider>
                <Outlet />
              </OutboxesProvider>
            </LanguageProvider>
          </AuthProvider>
        ),
        children: [{ id: 'attempt', path: '/', loader: current, Component: Shown }],
      },
    ],
    { initialEntries: [`/${query}`], hydrationData: { loaderData: { root, attempt: first } } },
  );
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return router;
}

function Shown() {
  return <AttemptPage attempt={useLoaderData<Attempt>()} />;
}
