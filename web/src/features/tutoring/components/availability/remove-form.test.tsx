// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../../../translations/sl/errors.json' with { type: 'json' };
import teaching from '../../../../../../translations/sl/teaching.json' with { type: 'json' };
import { RemoveForm } from './remove-form.tsx';

afterEach(cleanup);

it('says why a row could not be taken back', async () => {
  const refusal = { code: 'NOT_FOUND', fields: [], values: {} };
  const element = (
    <I18nextProvider i18n={createServerTexts('sl', { errors, teaching })}>
      <RemoveForm intent="remove-time-off" id="time-off-1" label="Odstrani dopust" />
    </I18nextProvider>
  );
  const action = () => data({ kind: 'refused', intent: 'remove-time-off', refusal }, { status: 404 });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />);
  fireEvent.click(screen.getByRole('button', { name: 'Odstrani dopust' }));
  expect((await screen.findByRole('alert')).textContent).toBe(errors.NOT_FOUND);
});
