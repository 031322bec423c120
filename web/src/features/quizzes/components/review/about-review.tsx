import { reviewsPerSession } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { QuizSection } from '../quiz/quiz-section.tsx';

/** What the queue is, and why it asks when it does. */
export function AboutReview({ ceiling }: { ceiling: number }) {
  const { t } = useTranslation('quizzes');
  return (
    <QuizSection title={t('review.about.title')}>
      <div className="grid max-w-reading gap-2">
        <p>{t('review.about.what')}</p>
        <p>{t('review.about.when')}</p>
        <p>{t('review.about.ceiling', { ceiling, session: reviewsPerSession })}</p>
      </div>
    </QuizSection>
  );
}
