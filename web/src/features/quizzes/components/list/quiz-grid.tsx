import type { ListedQuiz } from '@navor/contract';
import { QuizCard } from './quiz-card.tsx';

export function QuizGrid({ quizzes }: { quizzes: readonly ListedQuiz[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {quizzes.map((quiz) => (
        <li key={quiz.id} className="grid min-w-0">
          <QuizCard quiz={quiz} />
        </li>
      ))}
    </ul>
  );
}
