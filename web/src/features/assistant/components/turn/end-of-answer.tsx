import type { Answer } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { chatPath } from '../../assistant-paths.ts';

/** How an answer ended, where it did not simply end. */
export function EndOfAnswer({ answer: { status, failure }, hasEarlier }: { answer: Answer; hasEarlier: boolean }) {
  const { t } = useTranslation('assistant');
  const earlier = hasEarlier && t('earlierStays');
  switch (status) {
    case 'stopped':
      return (
        <p className="text-muted text-sm">
          {t('stopped')} {earlier}
        </p>
      );
    case 'interrupted':
      return (
        <Alert tone="warn">
          {t('interrupted')} {earlier}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="warn">
          {t(`failure.${failure ?? 'unavailable'}`)} {t('notCounted')} {earlier}{' '}
          {failure === 'too_long' && <TextLink to={chatPath}>{t('new')}</TextLink>}
        </Alert>
      );
    default:
      return null;
  }
}
