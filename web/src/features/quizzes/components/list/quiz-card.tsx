import type { ListedQuiz } from '@navor/contract';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { requiredLoginPath } from '#platform/login-path.ts';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { quizPath } from '../../quiz-paths.ts';
import { QuizSize } from '../quiz/quiz-size.tsx';
import { StandingMarks } from '../quiz/standing-marks.tsx';
import { QuizStep } from './quiz-step.tsx';

/** A standalone quiz in a list. A screen that shows it names `courses` and `quizzes` among its texts. */
export function QuizCard({ quiz }: { quiz: ListedQuiz }) {
  const { user } = useAuth();
  const { t } = useTranslation('quizzes');
  const path = quizPath(quiz.id);
  const { title, summary, language, standing } = quiz;
  return (
    <Card isInteractive className="gap-3 p-5">
      <p className="text-muted text-sm">{quiz.theme.title}</p>
      <div lang={language} className="grid gap-1">
        <CardTitle level={3}>
          <Link
            to={user ? path : requiredLoginPath(path)}
            prefetch={user ? 'intent' : 'none'}
            className={stretchedLinkClasses}
          >
            {title}
          </Link>
        </CardTitle>
        <p className="text-muted text-sm">{summary}</p>
      </div>
      <FallbackNote language={language} />
      <QuizSize quiz={quiz} />
      <div className="mt-auto grid gap-3">
        {standing && <StandingMarks standing={standing} />}
        <QuizStep>{t(`list.steps.${user ? stepOf(quiz) : 'logIn'}`)}</QuizStep>
      </div>
    </Card>
  );
}

function stepOf({ standing, may_start }: ListedQuiz) {
  if (standing?.open_attempt_id) return 'goOn';
  if (!standing || standing.attempt_count === 0 || !may_start) return 'look';
  return standing.has_passed ? 'again' : 'retry';
}
