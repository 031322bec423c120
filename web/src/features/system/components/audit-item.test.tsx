// @vitest-environment happy-dom
import type { AuditEntry } from '@navor/contract';
import { cleanup } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import audit from '../../../../../translations/en/audit.json' with { type: 'json' };
import { AuditItem } from './audit-item.tsx';

afterEach(cleanup);

function textOf(entry: Pick<AuditEntry, 'action' | 'details'>): string {
  const rest = {
    id: 'entry-1',
    actor: null,
    subject: null,
    reason: 'A backup was lost',
    at: new Date('2026-11-18T15:00:00Z'),
  };
  const { container } = renderInPage(
    <I18nextProvider i18n={createServerTexts('en', { audit })}>
      <LanguageProvider>
        <AuditItem entry={{ ...rest, ...entry }} />
      </LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession, language: 'en' },
  );
  return container.textContent ?? '';
}

it('names no person for what was done to the installation', () => {
  const text = textOf({ action: 'credential_key_rotated', details: { retired: 'old', in_use: 'new' } });
  expect(text).toContain(audit.credentialKeyRotated);
  expect(text).not.toContain(audit.subject.replace('{{name}}', ''));
});

it('says that a person is gone whose account was deleted since', () => {
  expect(textOf({ action: 'signed_out', details: {} })).toContain(audit.subject.replace('{{name}}', audit.gone));
});
