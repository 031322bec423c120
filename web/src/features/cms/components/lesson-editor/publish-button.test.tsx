// @vitest-environment happy-dom
import { currentToasts, dismissToast } from '@navor/ui/toast-store.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../../../../../../translations/sl/cms-lesson.json' with { type: 'json' };
import { PublishButton } from './publish-button.tsx';

const { cms } = vi.hoisted(() => ({ cms: { documents: { open: vi.fn() }, publishing: { publish: vi.fn() } } }));
vi.mock('#platform/browser-api.ts', () => ({ api: { cms } }));

afterEach(() => {
  cleanup();
  dismissToast();
});

const path = 'lessons/tok.sl.md';

function show() {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({ lng: 'sl', initAsync: false, resources: { sl: { 'cms-lesson': texts } } });
  const button = (
    <PublishButton
      document={{ kind: 'course', id: 'osnove' }}
      path={path}
      isDisabled={false}
      save={async () => true}
      seenHash={() => 'seen'}
      onOutdated={() => {}}
      onRefused={() => {}}
      onPublished={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: button }]);
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return router;
}

it('leads whoever meets another published text to where they decide which one stays', async () => {
  cms.documents.open.mockResolvedValue({
    ...{ draft_hash: 'draft', is_new: false },
    files: [{ path, hash: 'seen', state: 'changed' }],
  });
  cms.publishing.publish.mockResolvedValue({ kind: 'conflict', paths: [path], published_hash: 'published' });
  const router = show();
  fireEvent.click(screen.getByRole('button', { name: 'Objavi besedilo' }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: texts.publish.conflict }]));
  act(() => currentToasts()[0]?.action?.onSelect());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/cms/courses/osnove/settings'));
});
