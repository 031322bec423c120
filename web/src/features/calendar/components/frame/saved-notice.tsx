import { Alert } from '@navor/ui/alert.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { forgetEventDraft } from '../event-form/use-event-draft.ts';

/** The form leads back here once it is saved: nothing of it is a draft any more. Without scripts it is said in place. */
export function SavedNotice() {
  const { t } = useTranslation('calendar');
  const { user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const saved = search.get('saved');

  const tell = useEffectEvent((draft: string) => {
    if (user) forgetEventDraft(user.id, draft);
    toast({ tone: 'ok', title: t('eventSaved') });
    setSearch(
      (before) => {
        before.delete('saved');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (saved) tell(saved);
  }, [saved]);

  if (!saved) return null;
  return (
    <div className="hidden noscript:block">
      <Alert tone="ok">{t('eventSaved')}</Alert>
    </div>
  );
}
