import type { Attempt } from '@navor/contract';
import { useTranslation } from 'react-i18next';

/** What is being taken. */
export function AttemptHeader({ attempt: { kind, quiz, number } }: { attempt: Attempt }) {
  const { t } = useTranslation('quiz');
  if (kind === 'review' || !quiz) {
    return <h1 className="font-semibold text-2xl tracking-tight">{t('attempt.review')}</h1>;
  }
  return (
    <div className="grid gap-1">
      <p className="text-muted text-sm">{t('attempt.number', { number })}</p>
      <h1 lang={quiz.language} className="font-semibold text-2xl tracking-tight">
        {quiz.title}
      </h1>
    </div>
  );
}
