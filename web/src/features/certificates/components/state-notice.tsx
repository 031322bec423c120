import type { Certificate } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { certificatePath } from '../certificate-paths.ts';

type StateNoticeProps = {
  certificate: Certificate;
  /** The one that has taken its place. */
  newerId: string | null;
};

/** Why a certificate is no longer valid, and what its holder can do. */
export function StateNotice({ certificate, newerId }: StateNoticeProps) {
  const { t } = useTranslation('certificates');
  const format = useFormatter();
  const { state, revoked_at, replaced_at, revocation_reason } = certificate;
  const newer = newerId && <TextLink to={certificatePath(newerId)}>{t('replaced.toNewer')}</TextLink>;
  if (state === 'revoked') {
    return (
      <Alert
        tone="danger"
        title={t('revoked.title')}
        action={newer || <TextLink to={href('/contact')}>{t('revoked.contact')}</TextLink>}
      >
        <p>{t('revoked.text', { date: revoked_at ? format.date(revoked_at) : '', reason: revocation_reason })}</p>
        {!newer && <p>{t('revoked.next')}</p>}
      </Alert>
    );
  }
  if (state === 'replaced') {
    return (
      <Alert tone="warn" title={t('replaced.title')} action={newer}>
        {t('replaced.text', { date: replaced_at ? format.date(replaced_at) : '' })}
      </Alert>
    );
  }
  return null;
}
