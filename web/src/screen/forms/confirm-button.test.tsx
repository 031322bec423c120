// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };
import { ConfirmButton } from './confirm-button.tsx';

const onConfirm = vi.fn();
const question = { title: 'Odstranim?', description: 'Povrniti se ne da.', confirmLabel: 'Odstrani', onConfirm };

function open() {
  render(
    <I18nextProvider i18n={createServerTexts('sl', { ui })}>
      <ConfirmButton question={question}>Odstrani sporočilo</ConfirmButton>
    </I18nextProvider>,
  );
  return screen.getByRole('button', { name: 'Odstrani sporočilo' });
}

afterEach(() => {
  cleanup();
  onConfirm.mockReset();
});

describe('a button that asks before it acts', () => {
  it('asks also whoever is faster than the code of its question, and is the same button then', async () => {
    const button = open();
    fireEvent.click(button);
    await screen.findByRole('alertdialog', { name: question.title });
    expect(button.isConnected).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: question.confirmLabel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('has the focus again when nothing was to be done', async () => {
    const button = open();
    fireEvent.click(button);
    await screen.findByRole('alertdialog');
    fireEvent.click(screen.getByRole('button', { name: 'Prekliči' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
