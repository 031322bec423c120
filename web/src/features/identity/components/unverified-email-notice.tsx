import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';

/** Stands on the dashboard until somebody has shown that the address is theirs, since no other mail comes before. */
export function UnverifiedEmailNotice() {
  const { t } = useTranslation('dashboard');
  const { user } = useAuth();
  if (!user || user.email_verified) return null;
  return (
    <Alert
      tone="info"
      title={t('unverifiedEmail.title')}
      action={<TextLink to={href('/dashboard/settings/security')}>{t('unverifiedEmail.action')}</TextLink>}
    >
      <span className="[overflow-wrap:anywhere]">{t('unverifiedEmail.text', { email: user.email })}</span>
    </Alert>
  );
}
