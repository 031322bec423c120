import type { EditedQuestion } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { editQuestionPath } from '../../quiz-paths.ts';

type QuestionNeighboursProps = { question: EditedQuestion };

/** Where the question stands in its quiz, and the ways to those beside it; what is not saved is asked about on leaving. */
export function QuestionNeighbours({ question: { quiz, number, previous_id, next_id } }: QuestionNeighboursProps) {
  const { t } = useTranslation('quiz-editing');
  return (
    <nav aria-label={t('steps.label')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Step quizId={quiz.id} questionId={previous_id}>
        <ArrowLeft aria-hidden />
        {t('steps.previous')}
      </Step>
      <p className="tabular text-muted text-sm max-sm:order-first max-sm:w-full">
        {t('steps.place', { number, total: quiz.question_count })}
      </p>
      <Step quizId={quiz.id} questionId={next_id}>
        {t('steps.next')}
        <ArrowRight aria-hidden />
      </Step>
    </nav>
  );
}

type StepProps = { quizId: string; questionId: string | null; children: ReactNode };

function Step({ quizId, questionId, children }: StepProps) {
  if (questionId === null) return null;
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={editQuestionPath(quizId, questionId)} prefetch="intent">
        {children}
      </Link>
    </Button>
  );
}
