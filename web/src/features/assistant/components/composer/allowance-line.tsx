import type { Allowance } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { mostMessagesPerDay } from '../most-messages-per-day.ts';

/** What may still be asked today; when that is little, also when there will be more. */
export function AllowanceLine({ allowance: { left, limit } }: { allowance: Allowance }) {
  const { t } = useTranslation('assistant');
  const usage = <TextLink to={href('/dashboard/ai-usage')}>{t('allowance.usage')}</TextLink>;
  if (left === null || limit === null) return <p className="text-xs">{usage}</p>;
  if (left > 0) {
    return (
      <p className="tabular text-muted text-xs">
        {t('allowance.left', { count: left, limit })} {left <= 3 && t('allowance.resets')} {usage}
      </p>
    );
  }
  return (
    <Alert tone="warn" title={t('allowance.used')}>
      {t('allowance.resets')}{' '}
      {limit < mostMessagesPerDay && (
        <>
          <TextLink to={href('/subscription')}>{t('allowance.plans')}</TextLink> ·{' '}
        </>
      )}
      {usage}
    </Alert>
  );
}
