import type { QuizValue } from '@navor/contract';
import { moveItem } from '@navor/ui/sortable/sortable-places.ts';

/** What authors do to a quiz, each as a change of what its file says. */
export type QuizChange = (quiz: QuizValue) => QuizValue;

export function moveQuestion(questionId: string, at: number): QuizChange {
  return (quiz) => {
    const items = quiz.questions.map((id) => ({ id }));
    const [moved] = moveItem([{ id: '', items }], questionId, { groupId: '', at });
    return { ...quiz, questions: (moved?.items ?? items).map(({ id }) => id) };
  };
}

/** Without a number there is no limit. */
export function limitQuiz(name: 'minutes' | 'attempts', limit: number | undefined): QuizChange {
  return ({ [name]: _, ...quiz }) => (limit === undefined ? quiz : { ...quiz, [name]: limit });
}

/** Where a quiz belongs as one word: nowhere, to a course, or to a part of one. */
export function placeName({ placement }: Pick<QuizValue, 'placement'>): string {
  if (placement?.module) return `module ${placement.module}`;
  return placement?.lesson ? `lesson ${placement.lesson}` : '';
}

export function placeQuiz(course: string, place: string): QuizChange {
  return ({ placement: _, ...quiz }) => {
    if (!course) return quiz;
    const [kind, id] = place.split(' ');
    if (!id) return { ...quiz, placement: { course } };
    return { ...quiz, placement: kind === 'module' ? { course, module: id } : { course, lesson: id } };
  };
}
