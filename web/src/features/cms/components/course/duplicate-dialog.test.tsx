// @vitest-environment happy-dom
import type { OpenDocument } from '@navor/contract';
import { createTexts } from '@navor/ui/test-support.tsx';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import courses from '../../../../../../translations/sl/cms-courses.json' with { type: 'json' };
import drafts from '../../../../../../translations/sl/cms-drafts.json' with { type: 'json' };
import { PublishPanel } from '../publishing/publish-panel.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

const { cms } = vi.hoisted(() => ({
  cms: { courses: { duplicate: vi.fn() }, publishing: { unpublish: vi.fn() } },
}));
vi.mock('#platform/browser-api.ts', () => ({ api: { cms } }));
vi.mock('#platform/use-formatter.ts', () => ({ useFormatter: () => ({}) }));

afterEach(cleanup);

function Structure() {
  const { courseId = '' } = useParams();
  const document = { kind: 'course', id: courseId, is_published: true, archived_at: null, files: [], schedule: null };
  return (
    <>
      <h1>{courseId}</h1>
      <PublishPanel document={document as unknown as OpenDocument} flush={async () => true}>
        <DuplicateDialog courseId={courseId} />
      </PublishPanel>
    </>
  );
}

it('tries again under the same name where the answer was lost', async () => {
  cms.courses.duplicate.mockReset();
  cms.courses.duplicate.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  cms.courses.duplicate.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const texts = createTexts();
  texts.addResourceBundle('sl', 'cms-courses', courses);
  const router = createMemoryRouter([{ path: '/', element: <DuplicateDialog courseId="osnove" /> }]);
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Podvoji' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Podvoji tečaj' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Druge osnove' } });
  for (const _ of [1, 2]) await act(async () => dialog.getByRole('button', { name: 'Podvoji' }).click());
  const [first, second] = cms.courses.duplicate.mock.calls;
  expect(first).toEqual([expect.objectContaining({ id: 'druge-osnove', write_key: expect.any(String) })]);
  expect(second).toEqual(first);
});

it('shows the copy without the dialog, and tells nothing there of what was done with the original', async () => {
  cms.courses.duplicate.mockResolvedValue({ kind: 'created' });
  const texts = createTexts();
  texts.addResourceBundle('sl', 'cms-courses', courses);
  texts.addResourceBundle('sl', 'cms-drafts', drafts);
  const router = createMemoryRouter([{ path: '/dashboard/cms/courses/:courseId', element: <Structure /> }], {
    initialEntries: ['/dashboard/cms/courses/osnove'],
  });
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const { isUnpublished, unpublish } = drafts.publishing;
  fireEvent.click(screen.getByRole('button', { name: unpublish }));
  await act(async () => within(screen.getByRole('alertdialog')).getByRole('button', { name: unpublish }).click());
  expect(await screen.findByText(isUnpublished)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Podvoji' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Podvoji tečaj' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Druge osnove' } });
  await act(async () => dialog.getByRole('button', { name: 'Podvoji' }).click());
  expect(await screen.findByRole('heading', { name: 'druge-osnove' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(isUnpublished)).toBeNull();
});
