import type { Attempt } from '@navor/contract';
import { useTranslation } from 'react-i18next';

/** What is being taken. */
export function AttemptHeader({ attempt: { kind, quiz, number } }: { attempt: Attempt }) {
  const { t } = useTranslation('quiz');
  if (kind === 'review' || !quiz) {
    return <h1 className="font-semibold text-xl tracking-tight md:text-2xl">{t('attempt.review')}</h1>;
  }
  return (
    <div className="grid gap-0.5 md:gap-1">
      <p className="text-muted text-sm">{t('attempt.number', { number })}</p>
      <h1 lang={quiz.language} className="font-semibold text-xl tracking-tight md:text-2xl">
        {quiz.title}
      </h1>
    </div>
  );
}
