import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { hasStoredDrafts } from '#platform/auth/stored-drafts.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { useFlushOutboxes } from '#platform/outbox/outboxes.tsx';

const ConfirmDialog = lazyPart(async () => (await import('@navor/ui/alert-dialog.tsx')).ConfirmDialog);

/**
 * The way out, which asks first where it would take drafts along; `question` belongs anywhere on the page. `opener` is what
 * remains of a menu that closes with the choice.
 */
export function useLogOut(opener?: RefObject<HTMLElement | null>): { leave: () => void; question: ReactNode } {
  const { t } = useTranslation('layout');
  const { user, logout } = useAuth();
  const flushOutboxes = useFlushOutboxes();
  const [isAsking, setIsAsking] = useState(false);
  const askedAt = useRef<Element | null>(null);

  async function leave() {
    if (!user || !hasStoredDrafts(user.id)) return logout();
    askedAt.current = opener?.current ?? document.activeElement;
    // What only waits for its turn is sent, and is no reason to ask.
    await flushOutboxes();
    if (!hasStoredDrafts(user.id)) return logout();
    setIsAsking(true);
  }

  // Whoever stays goes on from where they were.
  useEffect(() => {
    if (!isAsking && askedAt.current instanceof HTMLElement) askedAt.current.focus();
  }, [isAsking]);

  const question = isAsking && (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={t('drafts.title')}
        description={t('drafts.text')}
        confirmLabel={t('drafts.leave')}
        cancelLabel={t('drafts.stay')}
        open
        onOpenChange={setIsAsking}
        onConfirm={logout}
      />
    </Suspense>
  );
  return { leave: () => void leave(), question };
}
