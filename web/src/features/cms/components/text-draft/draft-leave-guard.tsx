import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#screen/editing/leave-guard.tsx';
import type { useTextDraft } from './use-text-draft.ts';

type DraftLeaveGuardProps = { draft: Pick<ReturnType<typeof useTextDraft>, 'state' | 'isKept'> };

/** Asks before a text is left of which something is neither saved nor kept in this browser, or waits for a decision. */
export function DraftLeaveGuard({ draft: { state, isKept } }: DraftLeaveGuardProps) {
  const { t } = useTranslation('cms-lesson');
  return (
    <LeaveGuard
      isHeld={state.kind === 'conflict' || (!isKept && state.kind !== 'saved')}
      texts={{
        title: t('leave.title'),
        text: t('leave.text'),
        leave: t('leave.leave'),
        stay: t('leave.stay'),
      }}
    />
  );
}
