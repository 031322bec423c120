// @vitest-environment happy-dom
import { currentToasts, dismissToast } from '@navor/ui/toast-store.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../../../../../../translations/sl/cms-lesson.json' with { type: 'json' };
import { PublishButton } from './publish-button.tsx';

const { publishing } = vi.hoisted(() => ({ publishing: { publish: vi.fn(), publishText: vi.fn() } }));
vi.mock('#platform/browser-api.ts', () => ({ api: { cms: { publishing } } }));

afterEach(() => {
  cleanup();
  dismissToast();
  vi.resetAllMocks();
});

const document = { kind: 'course', id: 'osnove' } as const;
const path = 'lessons/tok.sl.md';

type Told = Partial<Pick<Parameters<typeof PublishButton>[0], 'save' | 'onOutdated' | 'onRefused' | 'onPublished'>>;

function show(told: Told = {}) {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({ lng: 'sl', initAsync: false, resources: { sl: { 'cms-lesson': texts } } });
  const button = (
    <PublishButton
      {...{ document, path }}
      isDisabled={false}
      save={async () => true}
      seenHash={() => 'seen'}
      onOutdated={() => {}}
      onRefused={() => {}}
      onPublished={() => {}}
      {...told}
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

const press = (name = 'Objavi besedilo') => fireEvent.click(screen.getByRole('button', { name }));

it.each(['published', 'unchanged'])('publishes the text as it was seen, and nothing else: %s', async (kind) => {
  publishing.publishText.mockResolvedValue({ kind, is_open: true });
  const onPublished = vi.fn();
  show({ onPublished });
  press();
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: texts.publish.done }]));
  expect(publishing.publishText).toHaveBeenCalledExactlyOnceWith({ ...document, path, seen_hash: 'seen' });
  expect(publishing.publish).not.toHaveBeenCalled();
  expect(onPublished).toHaveBeenCalled();
});

it('publishes nothing while the last words are not with the server', async () => {
  const save = vi.fn().mockResolvedValue(false);
  show({ save });
  press();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(publishing.publishText).not.toHaveBeenCalled();
});

it('shows what others have written where the text is another one by now', async () => {
  publishing.publishText.mockResolvedValue({ kind: 'outdated' });
  const onOutdated = vi.fn();
  show({ onOutdated });
  press();
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: texts.publish.outdated }]));
  expect(onOutdated).toHaveBeenCalled();
});

it('leads whoever meets another published text to where they decide which one stays', async () => {
  publishing.publishText.mockResolvedValue({ kind: 'conflict', paths: [path], published_hash: 'published' });
  const router = show();
  press();
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: texts.publish.conflict }]));
  act(() => currentToasts()[0]?.action?.onSelect());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/cms/courses/osnove/settings'));
});

it('asks before a course is opened that was never published, and opens what it asked about', async () => {
  publishing.publishText.mockResolvedValue({ kind: 'never-published', draft_hash: 'asked', other_texts: 2 });
  publishing.publish.mockResolvedValue({ kind: 'published', is_open: true });
  show();
  press();
  const { course } = texts.publish.whole;
  const question = await screen.findByRole('alertdialog', { name: course.title });
  expect(question.textContent).toContain('2 drugi besedili');
  expect(publishing.publish).not.toHaveBeenCalled();
  press(course.action);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: texts.publish.done }]));
  expect(publishing.publish).toHaveBeenCalledExactlyOnceWith({ ...document, draft_hash: 'asked' });
});
