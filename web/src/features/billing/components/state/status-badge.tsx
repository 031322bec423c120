import type { SubscriptionStatus } from '@navor/contract/choices';
import { Badge, type BadgeProps } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';

type StatusBadgeProps = { status: SubscriptionStatus | 'granted' };

const tones = {
  trial: 'default',
  active: 'ok',
  past_due: 'destructive',
  cancelled: 'warn',
  ended: 'neutral',
  granted: 'ok',
} satisfies Record<StatusBadgeProps['status'], BadgeProps['tone']>;

/** A status looks the same to whoever has it and to whoever administers it. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { t } = useTranslation('subscription-state');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
