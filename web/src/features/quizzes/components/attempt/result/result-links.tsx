import type { Attempt } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { certificatesPath } from '#features/certificates/index.ts';
import { lessonPath, ownCoursesPath } from '#features/courses/index.ts';
import { ownQuizzesPath, reviewPath } from '../../../quiz-paths.ts';
import { NextRefused } from './next-refused.tsx';
import { nextStep } from './next-step.ts';
import { rightCount } from './result-figures.ts';

/** The ways on from a result. */
export function ResultLinks({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('quiz');
  const { quiz, questions, place, score, now } = attempt;
  const { reason } = nextStep(attempt);
  const hasMissed = rightCount(attempt) < questions.length;
  return (
    <div className="grid gap-4">
      {reason && <NextRefused reason={reason} now={now} />}
      <div className="flex flex-wrap gap-3">
        {quiz ? (
          <QuizSteps attempt={attempt} />
        ) : (
          <Button asChild>
            <Link to={reviewPath}>{t('result.toReview')}</Link>
          </Button>
        )}
      </div>
      {place && !place.lesson && score?.has_passed && (
        <p className="text-sm">
          {t('result.certificateNote')} <TextLink to={certificatesPath}>{t('result.toCertificates')}</TextLink>
        </p>
      )}
      {quiz && hasMissed && (
        <p className="text-sm">
          {t('result.reviewNote')} <TextLink to={reviewPath}>{t('result.toReview')}</TextLink>
        </p>
      )}
    </div>
  );
}

/** Another attempt comes first for whoever has not passed and can have one; the way back for anybody else. */
function QuizSteps({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('quiz');
  const { way, reason } = nextStep(attempt);
  const isOver = Boolean(attempt.score?.has_passed) || reason !== null;
  // A course may have been withdrawn with its quiz.
  const back = <WayBack place={reason?.kind === 'withdrawn' ? null : attempt.place} isNextStep={isOver} />;
  return (
    <>
      {isOver && back}
      {way && (
        <Button asChild variant={isOver ? 'secondary' : 'primary'}>
          <Link to={way.to}>{t(`result.${way.label}`)}</Link>
        </Button>
      )}
      {!isOver && back}
    </>
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
