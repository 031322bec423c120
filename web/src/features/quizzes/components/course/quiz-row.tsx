import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { quizPath } from '../../quiz-paths.ts';
import { QuizSize } from '../quiz/quiz-size.tsx';
import { StandingMarks } from '../quiz/standing-marks.tsx';
import type { CourseQuiz } from './by-module.ts';

/** A quiz of a course; all of the row leads to it. A quiz of a lesson has the lesson's address on this page. */
export function QuizRow({ quiz }: { quiz: CourseQuiz }) {
  const { t } = useTranslation('quizzes');
  const { title, language, lesson, standing } = quiz;
  return (
    <li
      id={lesson?.id}
      className="relative flex scroll-mt-2 items-center gap-4 px-4 py-4 last:rounded-b-md target:bg-action-soft hover:bg-action-soft md:px-6"
    >
      <div className="grid min-w-0 grow gap-2">
        <div className="grid gap-0.5">
          <h3 lang={language} className="font-medium">
            <Link to={quizPath(quiz.id)} prefetch="intent" className="rounded-sm after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
          {lesson && <p className="text-muted text-sm">{t('course.ofLesson', { lesson: lesson.title })}</p>}
        </div>
        <FallbackNote language={language} />
        <QuizSize quiz={quiz} />
        {standing && <StandingMarks standing={standing} />}
      </div>
      <ArrowRight aria-hidden className="size-4 shrink-0 text-action" />
    </li>
  );
}
