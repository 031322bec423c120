// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../translations/sl/errors.json' with { type: 'json' };
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };
import type { IntentAnswer } from './answer-intent.ts';
import type { FormAnswer } from './form-answer.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import './reason-dialog-window.tsx';

const texts = {
  ...{ open: 'Odpovej', openOf: 'Odpovej uro', title: 'Odpoved', consequence: 'Vsi dobijo denar nazaj.' },
  ...{ reason: 'Razlog', reasonHelp: 'Prebrali ga bodo vsi.', submit: 'Odpovej uro vsem', done: 'Odpovedano' },
};
const refusedReason: FormAnswer = {
  code: 'INVALID_INPUT',
  fields: [{ path: 'reason', problem: 'required' }],
  values: { reason: '' },
};
const page = () => {
  const element = (
    <I18nextProvider i18n={createServerTexts('sl', { errors, ui })}>
      <ReasonDialog intent="cancel" id="session-1" texts={texts} />
    </I18nextProvider>
  );
  const action = (): IntentAnswer => ({ kind: 'refused', intent: 'cancel', refusal: refusedReason });
  return <RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />;
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('asking why', () => {
  it('is a form that folds out in a page without scripts', () => {
    document.body.innerHTML = renderToString(page());
    const form = document.querySelector('details form');
    expect(form?.getAttribute('method')).toBe('post');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['intent', 'cancel'],
      ['id', 'session-1'],
      ['reason', ''],
    ]);
    const submit = screen.getByText(texts.submit).closest('button');
    expect(submit?.getAttribute('form')).toBe(form?.id);
    expect(document.querySelector('details')?.textContent).toContain(texts.consequence);
  });

  it('is a dialog with them, even for who is faster than its script', async () => {
    render(page());
    expect(document.querySelector('details')).toBeNull();
    const button = screen.getByRole('button', { name: texts.openOf });
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: texts.title });
    expect(button.isConnected, 'one that were replaced would lose a click that has begun').toBe(true);
    expect(dialog.textContent).toContain(texts.consequence);
    const submit = screen.getByRole('button', { name: texts.submit });
    expect(submit.getAttribute('form')).toBe(dialog.querySelector('form')?.id);
  });

  it('leads whoever gave no reason to its field', async () => {
    render(page());
    fireEvent.click(screen.getByRole('button', { name: texts.openOf }));
    const submit = await screen.findByRole('button', { name: texts.submit });
    submit.focus();
    fireEvent.click(submit);
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('reason'));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });
});
