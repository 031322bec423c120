import type { Quiz } from '@navor/contract';
import { Check, Clock, List, type LucideIcon, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { QuizSection } from './quiz-section.tsx';

/** How an attempt goes, in words. */
export function QuizRules({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quizzes');
  const format = useFormatter();
  const { time_limit_seconds: limit } = quiz;
  return (
    <QuizSection title={t('quiz.rules.title')}>
      <ul className="grid gap-3">
        <Rule icon={MessageSquareText}>{t(`quiz.rules.${quiz.feedback}`)}</Rule>
        {limit && <Rule icon={Clock}>{t('quiz.rules.timed', { time: format.duration(limit / 60) })}</Rule>}
        {quiz.shuffles_questions && <Rule icon={List}>{t('quiz.rules.shuffled')}</Rule>}
        <Rule icon={Check}>{t(limit ? 'quiz.rules.savedTimed' : 'quiz.rules.saved')}</Rule>
      </ul>
    </QuizSection>
  );
}

function Rule({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-action" />
      <span className="min-w-0 max-w-reading">{children}</span>
    </li>
  );
}
