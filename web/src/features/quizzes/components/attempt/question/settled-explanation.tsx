import type { Settled } from '@navor/contract';
import { SlipExplanation } from '@navor/question-ui/taking';
import { Alert } from '@navor/ui/alert.tsx';
import { ChevronDown, Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PreparedText } from './prepared-text.tsx';

type SettledExplanationProps = { settled: Settled; language: string; isSolutionOpen: boolean };

/** What went wrong, why the result may be another one than before, and the worked solution. */
export function SettledExplanation({ settled, language, isSolutionOpen }: SettledExplanationProps) {
  const { t } = useTranslation('quiz');
  const { result, reveal, solution_html, regrade_note } = settled;
  const slip = result.kind === 'graded' ? result.slip : null;
  return (
    <>
      {slip && (
        <div
          lang={slip.kind === 'own' ? language : undefined}
          className="flex gap-3 border-signal border-l-2 py-1 pl-4"
        >
          <Lightbulb aria-hidden className="mt-1 size-4 shrink-0 text-signal-text" />
          <div className="min-w-0">
            <SlipExplanation slip={slip} reveal={reveal} />
          </div>
        </div>
      )}
      {regrade_note && (
        <Alert tone="info" title={t('attempt.regraded')}>
          {regrade_note}
        </Alert>
      )}
      <details open={isSolutionOpen} className="group border-line border-t pt-3">
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-sm font-semibold text-action hover:text-action-hover [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden className="size-4 shrink-0 -rotate-90 transition-transform group-open:rotate-0" />
          {t('attempt.solution')}
        </summary>
        <PreparedText html={solution_html} language={language} className="pt-2" />
      </details>
    </>
  );
}
