// @vitest-environment happy-dom
import { currentToasts, removeToast } from '@navor/ui/toast-store.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import texts from '../../../../../../translations/sl/cms-lesson.json' with { type: 'json' };
import { useTellKept } from './use-tell-kept.ts';

afterEach(cleanup);
afterEach(() => removeToast());

function Page() {
  const tellKept = useTellKept();
  return (
    <button type="button" onClick={() => tellKept({ kind: 'course', id: 'tok' })}>
      {useLocation().pathname}
    </button>
  );
}

it('says that words of a closed page are kept in the history, and leads there', async () => {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({ lng: 'sl', initAsync: false, resources: { sl: { 'cms-lesson': texts } } });
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/lekcija'] });
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  act(() => screen.getByText('/lekcija').click());
  const [told] = currentToasts();
  expect(told?.title).toBe('Vaše starejše besedilo je v zgodovini');
  act(() => told?.action?.onSelect());
  expect(await screen.findByText('/dashboard/cms/courses/tok/history')).toBeDefined();
});
