import type { ContentDocument } from '@navor/contract';
import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { historyPath } from '../../cms-paths.ts';

/** Long enough to read it and go there: nothing else on the page says it. */
const readingMs = 60_000;

/** Tells authors that words of a page they closed are in the history only, since others had changed the same part. */
export function useTellKept(): (document: ContentDocument) => void {
  const { t } = useTranslation('cms-lesson');
  const navigate = useNavigate();
  return (document) => {
    toast({
      ...{ tone: 'warn', title: t('keptApart.title'), description: t('keptApart.text'), durationMs: readingMs },
      action: {
        label: t('keptApart.toHistory'),
        altText: t('keptApart.altText'),
        onSelect: () => void navigate(historyPath(document)),
      },
    });
  };
}
