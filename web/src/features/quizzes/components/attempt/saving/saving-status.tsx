import { TextLink } from '@navor/ui/link.tsx';
import { clsx } from 'clsx';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loginPath } from '#platform/login-path.ts';
import { type AnswersState, positionsOf } from './answers-state.ts';

export type Saving = 'idle' | 'saving' | 'saved' | 'waits-for-connection' | 'waits-for-sign-in';

export function savingOf({ drafts, flags, waitsFor, hasSaved }: AnswersState): Saving {
  const isWaiting = positionsOf(drafts).length > 0 || positionsOf(flags).length > 0;
  if (!isWaiting) return hasSaved ? 'saved' : 'idle';
  return waitsFor ? `waits-for-${waitsFor}` : 'saving';
}

const icons = {
  saving: LoaderCircle,
  saved: Check,
  'waits-for-connection': CloudOff,
  'waits-for-sign-in': CloudOff,
};

/** Whether the answers have reached the server, and the way back in where the session has ended meanwhile. */
export function SavingStatus({ answers }: { answers: AnswersState }) {
  const { t } = useTranslation(['quiz', 'layout']);
  const { pathname, search } = useLocation();
  const saving = savingOf(answers);
  const Icon = saving === 'idle' ? null : icons[saving];
  const isWaiting = saving.startsWith('waits');
  return (
    // Read out after every answer, it would drown what matters; trouble is told.
    <p
      role="status"
      aria-live={isWaiting ? 'polite' : 'off'}
      className={clsx('flex min-h-5 items-start gap-1.5', isWaiting ? 'text-warn' : 'text-muted')}
    >
      {Icon && (
        <Icon aria-hidden className={clsx('mt-[0.1875rem] size-3.5 shrink-0', saving === 'saving' && 'animate-spin')} />
      )}
      {/* Where there is little room, the sign alone says that all is well; what is not needs words. */}
      <span className={isWaiting ? undefined : 'max-sm:sr-only'}>
        {saving !== 'idle' && t(`quiz:attempt.saving.${saving}`)}{' '}
        {saving === 'waits-for-sign-in' && (
          <TextLink to={loginPath(`${pathname}${search}`)}>{t('layout:logIn')}</TextLink>
        )}
      </span>
    </p>
  );
}
