import type { Quiz } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { QuizSection } from './quiz-section.tsx';

export function QuizTopics({ topics }: { topics: Quiz['topics'] }) {
  const { t } = useTranslation('quizzes');
  if (topics.length === 0) return null;
  return (
    <QuizSection title={t('quiz.topics')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface text-sm">
        {topics.map(({ id, title, question_count }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
            <span className="min-w-0">{title}</span>
            <span className="tabular text-muted">{t('quiz.questions', { count: question_count })}</span>
          </li>
        ))}
      </ul>
    </QuizSection>
  );
}
