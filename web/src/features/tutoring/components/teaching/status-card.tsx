import type { Teaching } from '@navor/contract';
import type { TutorStatus } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Badge, type BadgeProps } from '@navor/ui/badge.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { tutorPath } from '../../tutor-paths.ts';
import { MissingParts } from './missing-parts.tsx';

const tones: Record<TutorStatus, BadgeProps['tone']> = {
  draft: 'neutral',
  applied: 'warn',
  approved: 'ok',
  declined: 'destructive',
  paused: 'neutral',
};

/** What can be done next, by where somebody stands. */
const steps = { draft: 'apply', declined: 'apply', approved: 'pause', paused: 'resume' } as const;

export type StatusIntents = Record<'apply' | 'pause' | 'resume', IntentState>;

/** Where somebody stands on the way to teaching, and the one step that comes next. */
export function StatusCard({ teaching: { tutor, needs }, intents }: { teaching: Teaching; intents: StatusIntents }) {
  const { t } = useTranslation('teaching');
  const status = tutor?.status ?? 'draft';
  const standing = useKeptFocus<HTMLDivElement>(status);
  const isTutor = useAuth().user?.roles.includes('tutor') ?? false;
  const isWithdrawn = status === 'paused' && !isTutor;
  const step = status === 'applied' || isWithdrawn ? undefined : steps[status];
  const isHeldBack = step === 'apply' && needs.length > 0;
  const state = step && intents[step];
  return (
    <Card className="gap-4 p-4 md:p-6">
      <div ref={standing} tabIndex={-1} className="grid gap-2">
        <p>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        </p>
        <p className="max-w-reading">{t(`statusText.${isWithdrawn ? 'withdrawn' : status}`)}</p>
        {tutor?.decline_reason && (
          <p className="wrap-anywhere max-w-reading text-sm">{t('reason', { reason: tutor.decline_reason })}</p>
        )}
      </div>
      {isHeldBack && <MissingParts needs={needs} />}
      {state?.formError && <Alert tone="danger">{state.formError}</Alert>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {state && !isHeldBack && (
          <ActionForm answer={state.refusal} preventScrollReset>
            <input type="hidden" name="intent" value={step} />
            <Button type="submit" variant={step === 'pause' ? 'secondary' : 'primary'} isBusy={state.isBusy}>
              {t(step)}
            </Button>
          </ActionForm>
        )}
        {tutor && tutor.status !== 'draft' && (
          <TextLink to={tutorPath('/dashboard/tutors', tutor.id)} className="py-2 text-sm">
            {t('viewPublic')}
          </TextLink>
        )}
      </div>
    </Card>
  );
}
