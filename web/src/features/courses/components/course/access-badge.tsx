import type { Tier } from '@navor/contract/choices';
import { Badge } from '@navor/ui/badge.tsx';
import { useAccessLabel } from '../use-access-label.ts';

/** The plan that opens all lessons of a course, by its name in the reader's language. */
export function AccessBadge({ access }: { access: Tier }) {
  const label = useAccessLabel();
  return <Badge tone={access === 'free' ? 'default' : 'neutral'}>{label(access)}</Badge>;
}
