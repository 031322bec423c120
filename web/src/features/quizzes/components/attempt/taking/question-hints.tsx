import { Button } from '@navor/ui/button.tsx';
import { Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PreparedText } from '../question/prepared-text.tsx';
import type { ShownQuestion } from './shown-question.ts';

type QuestionHintsProps = { question: ShownQuestion; isBusy: boolean; onAsk: () => void };

/** Hints that were asked for, and the way to the next one. */
export function QuestionHints({ question, isBusy, onAsk }: QuestionHintsProps) {
  const { t } = useTranslation('quiz');
  const { hints_html, hint_count, settled, language } = question;
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(hints_html.length);
  const hasMore = hints_html.length < hint_count && !settled;

  // The button goes with the last hint, and the focus must not fall back to the page's top.
  useEffect(() => {
    const isNew = hints_html.length > shown.current;
    shown.current = hints_html.length;
    if (isNew && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [hints_html.length]);

  if (hints_html.length === 0 && !hasMore) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <ol ref={list} tabIndex={-1} aria-live="polite" className="grid gap-3 outline-none empty:hidden">
        {hints_html.map((html, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hints never change places.
          <li key={index} className="border-action border-l-2 pl-4">
            <p className="font-semibold text-sm">{t('attempt.hintNumber', { number: index + 1 })}</p>
            <PreparedText html={html} language={language} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="ghost" size="sm" isBusy={isBusy} className="-ml-3 noscript:hidden" onClick={onAsk}>
          <Lightbulb aria-hidden />
          {t(hints_html.length > 0 ? 'attempt.nextHint' : 'attempt.hint')}
        </Button>
      )}
    </div>
  );
}
