import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { PreparedText } from './prepared-text.tsx';
import type { ShownQuestion } from './shown-question.ts';

type QuestionHintsProps = { question: ShownQuestion; isBusy: boolean; onAsk: () => void };

/** Hints that were asked for, and the way to the next one. */
export function QuestionHints({ question, isBusy, onAsk }: QuestionHintsProps) {
  const { t } = useTranslation('quiz');
  const { hints_html, hint_count, settled, language } = question;
  const hasMore = hints_html.length < hint_count && !settled;
  if (hints_html.length === 0 && !hasMore) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <ol aria-live="polite" className="grid gap-3 empty:hidden">
        {hints_html.map((html, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hints never change places.
          <li key={index} className="border-action border-l-2 pl-4">
            <p className="font-semibold text-sm">{t('attempt.hintNumber', { number: index + 1 })}</p>
            <PreparedText html={html} language={language} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="ghost" size="sm" isBusy={isBusy} onClick={onAsk}>
          <Lightbulb aria-hidden />
          {t(hints_html.length > 0 ? 'attempt.nextHint' : 'attempt.hint')}
        </Button>
      )}
    </div>
  );
}
