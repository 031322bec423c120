// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import certificates from '../../../../../../translations/en/certificates.json' with { type: 'json' };
import errors from '../../../../../../translations/en/errors.json' with { type: 'json' };
import { readSharing } from './read-sharing.ts';
import { SharingForm } from './sharing-form.tsx';

afterEach(cleanup);

const boxOf = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('saves each change at once, with all that is ticked, and says so', async () => {
  const { saved } = await show();
  fireEvent.click(boxOf('Show my name'));
  expect(boxOf('Show my name').checked).toBe(false);
  await screen.findByText('Saved.');
  fireEvent.click(boxOf('Show my quiz score'));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual([
    { shows_name: false, shows_grade: false, is_listed: false },
    { shows_name: false, shows_grade: true, is_listed: false },
  ]);
});

it('shows what stands where a change was refused', async () => {
  await show({ isRefused: true });
  fireEvent.click(boxOf('Show my name'));
  await screen.findByRole('alert');
  expect(boxOf('Show my name').checked).toBe(true);
});

it('keeps the choice about a grade that there is not', async () => {
  const { saved } = await show({ hasGrade: false, showsGrade: true });
  expect(screen.queryByRole('checkbox', { name: 'Show my quiz score' })).toBeNull();
  fireEvent.click(boxOf('Show on my public profile'));
  await waitFor(() => expect(saved).toEqual([{ shows_name: true, shows_grade: true, is_listed: true }]));
});

async function show({ isRefused = false, hasGrade = true, showsGrade = false } = {}) {
  let sharing = { shows_name: true, shows_grade: showsGrade, is_listed: false };
  const saved: object[] = [];
  const save = async (form: FormData) => {
    if (isRefused) throw Object.assign(new Error('refused'), { code: 'UNAVAILABLE', status: 503 });
    sharing = readSharing(form);
    saved.push(sharing);
    return {};
  };
  const texts = createServerTexts('en', { certificates, errors });
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: () => sharing,
        action: async ({ request }) => answerIntent(await request.formData(), { 'save-sharing': save }),
        element: <Screen hasGrade={hasGrade} />,
      },
    ],
    { hydrationData: { loaderData: { '0': sharing } } },
  );
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { saved };
}

function Screen({ hasGrade }: { hasGrade: boolean }) {
  return <SharingForm sharing={useLoaderData()} hasGrade={hasGrade} isSaved={false} />;
}
