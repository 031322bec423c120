import type { QuizCard } from '@navor/contract';
import { CircleCheck, Clock, Gauge, List, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

type QuizSizeProps = { quiz: Pick<QuizCard, 'level' | 'question_count' | 'time_limit_seconds' | 'passing_percent'> };

/** What awaits whoever takes a quiz, in a list. A screen that shows it names `courses` and `quizzes` among its texts. */
export function QuizSize({ quiz }: QuizSizeProps) {
  const { t } = useTranslation(['quizzes', 'courses']);
  const format = useFormatter();
  return (
    <ul className="tabular flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      <Fact icon={Gauge}>{t(`courses:levels.${quiz.level}`)}</Fact>
      <Fact icon={List}>{t('quiz.questions', { count: quiz.question_count })}</Fact>
      <Fact icon={Clock}>
        {quiz.time_limit_seconds ? format.duration(quiz.time_limit_seconds / 60) : t('quiz.untimed')}
      </Fact>
      <Fact icon={CircleCheck}>{t('quiz.toPass', { percent: format.percent(quiz.passing_percent / 100) })}</Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
