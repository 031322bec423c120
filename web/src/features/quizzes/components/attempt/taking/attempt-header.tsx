import type { Attempt } from '@navor/contract';
import { useTranslation } from 'react-i18next';

const titleClasses = 'font-semibold text-base tracking-tight md:text-lg';

/** What is being taken, on one line: the room belongs to the question. */
export function AttemptHeader({ attempt: { kind, quiz, number } }: { attempt: Attempt }) {
  const { t } = useTranslation('quiz');
  if (kind === 'review' || !quiz) {
    return <h1 className={titleClasses}>{t('attempt.review')}</h1>;
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h1 lang={quiz.language} className={titleClasses}>
        {quiz.title}
      </h1>
      <p className="text-muted text-sm">{t('attempt.number', { number })}</p>
    </div>
  );
}
