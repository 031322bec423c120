import type { Allowance } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';

/** What may still be asked today; when that is little, also when there will be more. */
export function AllowanceLine({ allowance: { left, limit, resets_at } }: { allowance: Allowance }) {
  const { t } = useTranslation('assistant');
  const format = useFormatter();
  const resets = t('allowance.resets', { at: format.dateTime(resets_at, 'short') });
  const plans = <TextLink to={href('/subscription')}>{t('allowance.plans')}</TextLink>;
  if (left === null || limit === null) return null;
  if (left > 0) {
    return (
      <p className="tabular text-muted text-xs">
        {t('allowance.left', { count: left, limit })} {left <= 3 && resets}{' '}
        <TextLink to={href('/dashboard/ai-usage')}>{t('allowance.usage')}</TextLink>
      </p>
    );
  }
  return (
    <Alert tone="warn" title={t('allowance.used')}>
      {resets} {plans}
    </Alert>
  );
}
