import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PreparedText } from '../attempt/question/prepared-text.tsx';

type TriedHintsProps = { hints: readonly string[]; language: string };

/** All hints at once: whoever writes them need not ask for them. */
export function TriedHints({ hints, language }: TriedHintsProps) {
  const { t } = useTranslation('quiz');
  if (hints.length === 0) return null;
  return (
    <ol className="grid gap-3">
      {hints.map((html, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hints have nothing else that tells them apart.
        <li key={at}>
          <details className="group border-line border-t pt-3">
            <summary className="flex min-h-11 list-none items-center gap-2 rounded-sm font-semibold text-action hover:text-action-hover [&::-webkit-details-marker]:hidden">
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 -rotate-90 transition-transform group-open:rotate-0"
              />
              {t('attempt.hintNumber', { number: at + 1 })}
            </summary>
            <PreparedText html={html} language={language} className="pt-2" />
          </details>
        </li>
      ))}
    </ol>
  );
}
