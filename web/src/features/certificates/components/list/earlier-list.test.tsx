// @vitest-environment happy-dom
import type { Certificate } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import certificates from '../../../../../../translations/en/certificates.json' with { type: 'json' };
import { EarlierList } from './earlier-list.tsx';

afterEach(cleanup);

const ended = {
  ...{ holder_name: 'Ana Novak', hours: 12, grade_percent: 86, revocation_reason: null, can_reissue: false },
  course: { id: 'circuits', title: 'Circuits', language: 'en' },
  completed_at: new Date('2026-11-01T12:00:00Z'),
  issued_at: new Date('2026-11-02T12:00:00Z'),
  replaced_at: new Date('2026-11-05T12:00:00Z'),
  sharing: { shows_name: true, shows_grade: false, is_listed: false },
} as unknown as Certificate;

it('calls one that was revoked so, also where another was issued for it since', () => {
  const revokedAt = new Date('2026-11-04T12:00:00Z');
  renderInPage(
    <I18nextProvider i18n={createServerTexts('en', { certificates })}>
      <LanguageProvider>
        <EarlierList
          certificates={[
            { ...ended, id: 'one', serial: 'NV-1', state: 'replaced', revoked_at: null },
            { ...ended, id: 'two', serial: 'NV-2', state: 'revoked', revoked_at: revokedAt },
          ]}
        />
      </LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession, language: 'en' },
  );
  const [replaced, revoked] = screen.getAllByRole('listitem');
  expect(replaced?.textContent).toMatch(/Replaced on .*5/);
  expect(revoked?.textContent).toMatch(/Revoked on .*4/);
  expect(revoked?.textContent).not.toContain('Replaced');
});
