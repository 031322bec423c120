import type { CertificateState } from '@navor/contract/choices';
import { Badge, type BadgeProps } from '@navor/ui/badge.tsx';
import { CircleCheck, CircleX, RefreshCw } from 'lucide-react';

const looks = {
  valid: { tone: 'ok', Icon: CircleCheck },
  revoked: { tone: 'destructive', Icon: CircleX },
  replaced: { tone: 'neutral', Icon: RefreshCw },
} satisfies Record<CertificateState, { tone: BadgeProps['tone']; Icon: typeof CircleCheck }>;

export function StateBadge({ state, label }: { state: CertificateState; label: string }) {
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}
