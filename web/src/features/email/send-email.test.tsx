// @vitest-environment happy-dom
import { Toaster } from '@navor/ui/toast.tsx';
import { currentToasts, removeToast } from '@navor/ui/toast-store.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import de from '../../../../translations/de/mail.json' with { type: 'json' };
import en from '../../../../translations/en/mail.json' with { type: 'json' };
import sl from '../../../../translations/sl/mail.json' with { type: 'json' };
import { type OutgoingEmail, sendEmail } from './send-email.ts';

let respond: typeof fetch;

beforeEach(() => {
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => respond(...request));
});
afterEach(() => {
  act(() => removeToast());
  cleanup();
  vi.unstubAllGlobals();
});

const email: OutgoingEmail = { to: 'ana@example.com', type: 'welcome', data: { userName: 'Ana' } };

function answered(status: number, json: unknown): Response {
  return new Response(JSON.stringify({ json }), { status, headers: { 'content-type': 'application/json' } });
}

const mail = { sl, en, de };

function showToasts(language: keyof typeof mail) {
  const texts = createServerTexts(language, { mail: mail[language] });
  render(
    <I18nextProvider i18n={texts}>
      <Toaster />
    </I18nextProvider>,
  );
}

describe('sendEmail', () => {
  it('asks the API to send, and shows nothing', async () => {
    const requests: Request[] = [];
    respond = async (...request) => {
      requests.push(new Request(...request));
      return answered(200, { accepted: true });
    };
    await sendEmail(email);
    const [request] = requests;
    expect(request && new URL(request.url).pathname).toBe('/api/rpc/email/send');
    expect(await request?.json()).toMatchObject({ json: email });
    expect(currentToasts()).toEqual([]);
  });

  it.each([
    ['sl', 'E-sporočila ni bilo mogoče poslati'],
    ['en', 'Failed to send email'],
    ['de', 'Die E-Mail konnte nicht gesendet werden'],
  ] as const)('says in %s that it failed, and throws the error again', async (language, text) => {
    const refusal = { defined: false, code: 'FORBIDDEN', status: 403, message: 'No.' };
    respond = async () => answered(403, refusal);
    showToasts(language);
    await act(() => expect(sendEmail(email)).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 }));
    expect(screen.getAllByText(text).length).toBeGreaterThanOrEqual(1);
    expect(currentToasts()).toMatchObject([{ tone: 'danger' }]);
  });

  it('does the same when the server cannot be reached', async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(sendEmail(email)).rejects.toThrow('Failed to fetch');
    expect(currentToasts()).toHaveLength(1);
  });
});
