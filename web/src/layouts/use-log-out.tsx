import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { hasStoredDrafts } from '#platform/auth/stored-drafts.ts';
import { fetchPageAnew } from '#platform/fetch-page-anew.ts';

const ConfirmDialog = lazy(() =>
  import('@navor/ui/alert-dialog.tsx').then(({ ConfirmDialog: dialog }) => ({ default: dialog })).catch(fetchPageAnew),
);

/**
 * The way out, which asks first where it would take drafts along; `question` belongs anywhere on the page. `opener` is what
 * remains of a menu that closes with the choice.
 */
export function useLogOut(opener?: RefObject<HTMLElement | null>): { leave: () => void; question: ReactNode } {
  const { t } = useTranslation('layout');
  const { user, logout } = useAuth();
  const [isAsking, setIsAsking] = useState(false);
  const askedAt = useRef<Element | null>(null);

  function leave() {
    if (!user || !hasStoredDrafts(user.id)) return void logout();
    askedAt.current = opener?.current ?? document.activeElement;
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
  return { leave, question };
}
