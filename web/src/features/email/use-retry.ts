import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';

export type Retry = ReturnType<typeof useRetry>;

/**
 * Tries messages of a list again, and says so where it is seen from every place of the list. For the whole list, because a
 * message that is on its way again may leave it before the answer is seen.
 */
export function useRetry() {
  const { t } = useTranslation('mail');
  return useIntentFetcher<{ isRetried: boolean }>(({ isRetried }) => {
    if (isRetried) toast({ tone: 'ok', title: t('deliveries.retried') });
  });
}
