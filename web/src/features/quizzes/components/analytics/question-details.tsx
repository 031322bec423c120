import { Button } from '@navor/ui/button.tsx';
import { ChevronDown, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TextWithIndices } from '#screen/text-with-indices.tsx';
import { quizPath } from '../../quiz-paths.ts';
import { CountBars } from './count-bars.tsx';
import { OptionBars } from './option-bars.tsx';
import { questionAnchor } from './question-anchor.ts';
import { type AnalysedQuestion, discriminationOf } from './question-judgement.ts';

/** What was answered to a question: by option, by slip, and what was typed. */
export function QuestionDetails({ question, quizId }: { question: AnalysedQuestion; quizId: string }) {
  const { t } = useTranslation(['quizzes', 'quiz']);
  const { id, number, type, excerpt, answer_count, options, slips, wrong_answers } = question;
  const editPath = `${quizPath(quizId)}/questions/${encodeURIComponent(id)}`;
  return (
    <details id={questionAnchor(id)} className="group scroll-mt-2 rounded-md border border-line bg-surface">
      <summary className="flex list-none items-start gap-2 rounded-md px-4 py-3 hover:bg-action-soft [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="mt-1 size-4 shrink-0 -rotate-90 text-muted transition-transform group-open:rotate-0"
        />
        <span className="min-w-0">
          <h3 className="inline font-medium">
            <TextWithIndices text={t('analytics.numbered', { number, text: excerpt })} />
          </h3>
          <span className="tabular block text-muted text-sm">
            {t(`quiz:types.${type}.name`)} · {t('analytics.answers', { count: answer_count })}
          </span>
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-line border-t p-4 md:p-6">
        <p className="max-w-reading">{t(`analytics.discriminationTexts.${discriminationOf(question)}`)}</p>
        {options.length > 0 && (
          <Part title={t('analytics.details.options')}>
            <OptionBars question={question} />
          </Part>
        )}
        {slips.length > 0 && (
          <Part title={t('analytics.details.slips')}>
            <CountBars
              of={answer_count}
              items={slips.map(({ kind, label, count }, index) => ({
                // The author may have foreseen several slips, all of one kind.
                key: `${kind}-${index}`,
                name: label ? <TextWithIndices text={label} /> : t(`analytics.slips.${kind}`),
                count,
              }))}
            />
          </Part>
        )}
        {wrong_answers.length > 0 && (
          <Part title={t('analytics.details.wrongAnswers')}>
            <CountBars
              of={answer_count}
              items={wrong_answers.map(({ text, count }) => ({
                key: text,
                name: <code className="break-words font-mono">{text}</code>,
                count,
              }))}
            />
          </Part>
        )}
        {options.length + slips.length + wrong_answers.length === 0 && (
          <p className="text-muted text-sm">{t('analytics.details.nothing')}</p>
        )}
        <Button asChild variant="secondary" className="justify-self-start print:hidden">
          <Link to={editPath} prefetch="intent">
            <PencilLine aria-hidden />
            {t('analytics.details.edit')}
          </Link>
        </Button>
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h4 className="font-medium text-sm">{title}</h4>
      {children}
    </section>
  );
}
