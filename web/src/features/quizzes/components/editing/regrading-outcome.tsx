import type { Regrading } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

export function RegradingOutcome({ attempt_count, changed_count, version, asked_at }: Regrading) {
  const { t } = useTranslation('quiz-editing');
  const format = useFormatter();
  const changed = changed_count === 0 ? t('regrade.unchanged') : t('regrade.changed', { count: changed_count });
  return (
    <Alert tone="ok">
      <p>
        {attempt_count === 0 ? t('regrade.nothing') : `${t('regrade.checked', { count: attempt_count })} ${changed}`}
      </p>
      <p className="mt-1 text-muted">{t('regrade.asked', { date: format.dateTime(asked_at), version })}</p>
    </Alert>
  );
}
