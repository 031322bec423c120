import type { ContentDocument } from '@navor/contract';
import { toast } from '@navor/ui/toast-store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { api } from '#platform/browser-api.ts';

/** Takes files out of a document's draft, each as this page has shown it, and says what stood against it. */
export function useFileRemoval({ kind, id }: ContentDocument) {
  const { t } = useTranslation(['cms-files', 'ui', 'errors']);
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  async function remove({ path, hash }: { path: string; hash: string }): Promise<void> {
    setProblem(undefined);
    try {
      const answer = await api.cms.files.remove({ kind, id, path, base_hash: hash });
      if (answer.kind === 'removed') toast({ tone: 'ok', title: t('removed') });
      else setProblem(answer.kind === 'used' ? t('removeUsed') : t('outdated'));
      await revalidate();
    } catch (error) {
      setProblem(isApiError(error) ? t(`errors:${error.code}`) : t('ui:offline'));
    }
  }
  return { problem, remove };
}
