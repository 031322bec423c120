import { Button } from '@navor/ui/button.tsx';
import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { quizPath } from '../../quiz-paths.ts';
import { QuizSize } from '../quiz/quiz-size.tsx';
import { StandingMarks } from '../quiz/standing-marks.tsx';
import type { CourseQuiz as QuizOfCourse } from './by-module.ts';

/** The quiz of the whole course, which stands last and apart. */
export function CourseQuiz({ quiz }: { quiz: QuizOfCourse }) {
  const { t } = useTranslation('quizzes');
  const { title, summary, language, standing } = quiz;
  return (
    <section className="grid justify-items-start gap-4 rounded-md border-2 border-action bg-surface p-4 md:p-6">
      <div className="grid gap-2">
        <p className="flex items-center gap-2 font-medium text-action text-sm">
          <Award aria-hidden className="size-4 shrink-0" />
          {t('course.whole')}
        </p>
        <div lang={language} className="grid gap-1">
          <h2 className="font-semibold text-xl">{title}</h2>
          <p className="max-w-reading text-muted">{summary}</p>
        </div>
        <FallbackNote language={language} />
      </div>
      <QuizSize quiz={quiz} />
      {standing && <StandingMarks standing={standing} />}
      <Button asChild>
        <Link to={quizPath(quiz.id)} prefetch="intent">
          {t(standing?.open_attempt_id ? 'course.goOn' : 'course.toQuiz')}
        </Link>
      </Button>
    </section>
  );
}
