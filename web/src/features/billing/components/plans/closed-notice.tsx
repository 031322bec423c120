import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';

/** Where nobody takes payments, nothing can be bought, and the page says so before somebody tries. */
export function ClosedNotice() {
  const { t } = useTranslation('subscription');
  return (
    <Alert
      tone="warn"
      title={t('closed.title')}
      action={
        <Button asChild variant="secondary" size="sm">
          <Link to={href('/contact')}>{t('closed.contact')}</Link>
        </Button>
      }
    >
      {t('closed.text')}
    </Alert>
  );
}
