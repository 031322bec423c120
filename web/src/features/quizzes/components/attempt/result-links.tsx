import type { Attempt } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonPath, ownCoursesPath } from '#features/courses/index.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { ownQuizzesPath, quizPath, reviewPath } from '../../quiz-paths.ts';
import { rightCount } from './result-figures.ts';

/** The ways on from a result. */
export function ResultLinks({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('quiz');
  const { quiz, place, questions, score } = attempt;
  const hasMissed = rightCount(attempt) < questions.length;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {quiz ? (
          <>
            <Button asChild variant={score?.has_passed ? 'secondary' : 'primary'}>
              <Link to={quizPath(quiz.id)}>{t(score?.has_passed ? 'result.toQuiz' : 'result.again')}</Link>
            </Button>
            <WayBack place={place} isNextStep={Boolean(score?.has_passed)} />
          </>
        ) : (
          <Button asChild>
            <Link to={reviewPath}>{t('result.toReview')}</Link>
          </Button>
        )}
      </div>
      {quiz && hasMissed && (
        <p className="text-sm">
          {t('result.reviewNote')} <TextLink to={reviewPath}>{t('result.toReview')}</TextLink>
        </p>
      )}
    </div>
  );
}

function WayBack({ place, isNextStep }: { place: Attempt['place']; isNextStep: boolean }) {
  const { t } = useTranslation('quiz');
  const variant = isNextStep ? 'primary' : 'secondary';
  if (!place) {
    return (
      <Button asChild variant={variant}>
        <Link to={ownQuizzesPath}>{t('result.toQuizzes')}</Link>
      </Button>
    );
  }
  const { course, lesson } = place;
  const address = lesson
    ? lessonPath(ownCoursesPath, course.id, lesson.id)
    : `${ownCoursesPath}/${encodeURIComponent(course.id)}`;
  return (
    <Button asChild variant={variant}>
      <Link to={address}>{t(lesson ? 'result.toLesson' : 'result.toCourse')}</Link>
    </Button>
  );
}
