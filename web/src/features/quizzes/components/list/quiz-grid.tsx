import type { QuizCard as QuizOnCard } from '@navor/contract';
import { QuizCard } from './quiz-card.tsx';

type QuizGridProps = { quizzes: readonly QuizOnCard[]; isEnoughToday: boolean };

export function QuizGrid({ quizzes, isEnoughToday }: QuizGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {quizzes.map((quiz) => (
        <li key={quiz.id} className="grid min-w-0">
          <QuizCard quiz={quiz} isEnoughToday={isEnoughToday} />
        </li>
      ))}
    </ul>
  );
}
