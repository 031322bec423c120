// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };
import { ReasonDialog } from './reason-dialog.tsx';
import './reason-dialog-window.tsx';

const texts = {
  ...{ open: 'Odpovej', openOf: 'Odpovej uro', title: 'Odpoved', consequence: 'Vsi dobijo denar nazaj.' },
  ...{ reason: 'Razlog', reasonHelp: 'Prebrali ga bodo vsi.', submit: 'Odpovej uro vsem', done: 'Odpovedano' },
};
const page = () => {
  const element = (
    <I18nextProvider i18n={createServerTexts('sl', { ui })}>
      <ReasonDialog intent="cancel" id="session-1" texts={texts} />
    </I18nextProvider>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />;
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
    fireEvent.click(screen.getByRole('button', { name: texts.openOf }));
    const dialog = await screen.findByRole('dialog', { name: texts.title });
    expect(dialog.textContent).toContain(texts.consequence);
    const submit = screen.getByRole('button', { name: texts.submit });
    expect(submit.getAttribute('form')).toBe(dialog.querySelector('form')?.id);
  });
});
