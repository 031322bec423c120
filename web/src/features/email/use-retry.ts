import { toast } from '@navor/ui/toast-store.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';

export type Retry = ReturnType<typeof useRetry>;

/**
 * Tries messages of a list again, and says so where it is seen from every place of the list. For the whole list, because a
 * message that is on its way again may leave it before the answer is seen.
 */
export function useRetry() {
  const { t } = useTranslation('mail');
  const { Form, formData, data: answer } = useFetcher<{ isRetried: boolean }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language must not say it again.
  useEffect(() => {
    if (answer?.isRetried) toast({ tone: 'ok', title: t('deliveries.retried') });
  }, [answer]);

  return { Form, busyId: formData?.get('id') };
}
