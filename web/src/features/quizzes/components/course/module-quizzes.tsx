import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseQuiz } from './by-module.ts';
import { QuizRow } from './quiz-row.tsx';

type ModuleQuizzesProps = { module: NonNullable<CourseQuiz['module']>; quizzes: readonly CourseQuiz[] };

export function ModuleQuizzes({ module, quizzes }: ModuleQuizzesProps) {
  const { t } = useTranslation('quizzes');
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface">
      <h2 id={id} className="border-line border-b p-4 font-semibold md:px-6">
        {t('quiz.module', { number: module.number, title: module.title })}
      </h2>
      <ul className="divide-y divide-line">
        {quizzes.map((quiz) => (
          <QuizRow key={quiz.id} quiz={quiz} />
        ))}
      </ul>
    </section>
  );
}
