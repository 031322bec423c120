import type { NicknameWithdrawal } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** Why somebody has to choose another nickname. */
export function WithdrawnNotice({ nickname, reason, at }: NicknameWithdrawal) {
  const { t } = useTranslation('leaderboard');
  const format = useFormatter();
  return (
    <Alert tone="warn" title={t('withdrawn.title', { nickname })}>
      <p>{t('withdrawn.reason', { reason })}</p>
      <p>{t('withdrawn.text', { date: format.date(at) })}</p>
    </Alert>
  );
}
