import type { Language } from '@navor/languages';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRootData } from '#platform/root-data.ts';

/** Says so where a question is in another language than the one that was asked for. */
export function QuestionFallback({ language }: { language: Language }) {
  const { t } = useTranslation('quiz');
  // Not the language of the texts around it: that one changes before what is shown has arrived in it.
  const asked = useRootData()?.preferences.language ?? language;
  if (language === asked) return null;
  return (
    <p role="note" className="flex items-start gap-2 border-warn border-l-2 py-1 pl-3 text-sm">
      <Languages aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      {t('attempt.fallback')}
    </p>
  );
}
