import { RichHtml } from '@navor/question-ui/taking';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { CountBars } from './count-bars.tsx';
import type { AnalysedQuestion } from './question-judgement.ts';

/** How often each option was chosen; those that are right say so. */
export function OptionBars({ question }: { question: AnalysedQuestion }) {
  const { t } = useTranslation(['quizzes', 'quiz']);
  const { type, options, answer_count } = question;
  const isDrawn = !options.some(({ is_correct }) => is_correct);
  return (
    <>
      <CountBars
        of={answer_count}
        items={options.map(({ id, html, is_correct, count }) => ({
          key: id,
          count,
          tone: is_correct ? 'ok' : 'muted',
          name: (
            <>
              {type === 'true-false' ? (
                t(id === 'true' ? 'quiz:types.true-false.true' : 'quiz:types.true-false.false')
              ) : (
                <RichHtml html={html} />
              )}{' '}
              {is_correct && <Badge tone="ok">{t('analytics.details.right')}</Badge>}
            </>
          ),
        }))}
      />
      {isDrawn && <p className="text-muted text-sm">{t('analytics.details.drawn')}</p>}
    </>
  );
}
