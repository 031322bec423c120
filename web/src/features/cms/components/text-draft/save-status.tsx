import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loginPath } from '#platform/login-path.ts';
import type { SyncState } from './draft-sync.ts';

const icons = {
  saved: CircleCheck,
  unsaved: LoaderCircle,
  saving: LoaderCircle,
  offline: CloudOff,
  'signed-out': CircleAlert,
  refused: CircleAlert,
  conflict: CircleAlert,
};

/** Whether what was written is with the server, and what to do where it is not. Announced when it changes. */
export function SaveStatus({ state, onRetry }: { state: SyncState; onRetry: () => void }) {
  const { t } = useTranslation(['cms-lesson', 'layout']);
  const { pathname, search } = useLocation();
  useTellUnsaved(state.kind);
  const Icon = icons[state.kind];
  const isWrong = state.kind === 'signed-out' || state.kind === 'refused' || state.kind === 'conflict';
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className={clsx('flex items-center gap-1.5', isWrong ? 'text-danger' : 'text-muted')}>
        <Icon aria-hidden className={clsx('size-4 shrink-0', state.kind === 'saving' && 'motion-safe:animate-spin')} />
        {/* Typing and saving alternate every second; only what comes of it is worth saying. */}
        {t(`states.${state.kind === 'unsaved' ? 'saving' : state.kind}`)}
      </p>
      {state.kind === 'signed-out' && (
        <TextLink to={loginPath(`${pathname}${search}`)} className="py-1">
          {t('layout:logIn')}
        </TextLink>
      )}
      {(state.kind === 'refused' || state.kind === 'offline') && (
        <Button variant="link" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

/** Says once what only the author can help, wherever on a long page they are writing: the words above are far from there. */
function useTellUnsaved(kind: SyncState['kind']) {
  const { t } = useTranslation('cms-lesson');
  const told = useRef<SyncState['kind']>(null);
  useEffect(() => {
    if (kind === 'saved') told.current = null;
    if ((kind !== 'signed-out' && kind !== 'refused') || told.current === kind) return;
    told.current = kind;
    toast({ tone: 'danger', title: t('unsaved.title'), description: t(`unsaved.${kind}`) });
  }, [kind, t]);
}
