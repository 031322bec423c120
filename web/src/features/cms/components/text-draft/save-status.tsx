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

/** Whether what was written is with the server, and what to do where it is not. */
export function SaveStatus({ state, onRetry }: { state: SyncState; onRetry: () => void }) {
  const { t } = useTranslation('cms-lesson');
  return (
    <WriteStatus
      kind={state.kind}
      // Typing and saving alternate every second; only what comes of it is worth saying.
      says={t(`states.${state.kind === 'unsaved' ? 'saving' : state.kind}`)}
      unsaved={
        isOnlyForAuthor(state.kind) ? { title: t('unsaved.title'), description: t(`unsaved.${state.kind}`) } : null
      }
      retry={t('retry')}
      onRetry={onRetry}
    />
  );
}

/** What waiting does not help. */
export function isOnlyForAuthor(kind: SyncState['kind']): kind is 'signed-out' | 'refused' {
  return kind === 'signed-out' || kind === 'refused';
}

type WriteStatusProps = {
  kind: SyncState['kind'];
  says: string;
  /** What only the author can help, told once wherever on a long page they are: the words above are far from there. */
  unsaved: { title: string; description: string } | null;
  retry: string;
  onRetry: () => void;
};

/** Announced when it changes. */
export function WriteStatus({ kind, says, unsaved, retry, onRetry }: WriteStatusProps) {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  useTellOnce(kind, unsaved);
  const Icon = icons[kind];
  const isWrong = isOnlyForAuthor(kind) || kind === 'conflict';
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className={clsx('flex items-center gap-1.5', isWrong ? 'text-danger' : 'text-muted')}>
        <Icon aria-hidden className={clsx('size-4 shrink-0', kind === 'saving' && 'motion-safe:animate-spin')} />
        {says}
      </p>
      {kind === 'signed-out' && (
        <TextLink to={loginPath(`${pathname}${search}`)} className="py-1">
          {t('logIn')}
        </TextLink>
      )}
      {(kind === 'refused' || kind === 'offline') && (
        <Button variant="link" size="sm" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}

function useTellOnce(kind: SyncState['kind'], unsaved: WriteStatusProps['unsaved']) {
  const { title, description } = unsaved ?? {};
  const told = useRef<SyncState['kind']>(null);
  useEffect(() => {
    if (kind === 'saved') told.current = null;
    if (!title || told.current === kind) return;
    told.current = kind;
    toast({ tone: 'danger', title, description });
  }, [kind, title, description]);
}
