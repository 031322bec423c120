import type { ShownQuestion } from './shown-question.ts';

export type OpenReason = 'unanswered' | 'displaced' | 'flagged';

/** What somebody may want to look at before handing in, by reason; a reason that none gives is left out. */
export function openQuestions(questions: readonly ShownQuestion[]): { reason: OpenReason; positions: number[] }[] {
  const having = (isMeant: (question: ShownQuestion) => boolean) =>
    questions.filter((question) => !question.settled && isMeant(question)).map(({ position }) => position);
  const groups: { reason: OpenReason; positions: number[] }[] = [
    { reason: 'unanswered', positions: having(({ mark }) => mark === 'open') },
    { reason: 'displaced', positions: having(({ displaced }) => displaced !== undefined) },
    { reason: 'flagged', positions: having(({ is_flagged }) => is_flagged) },
  ];
  return groups.filter(({ positions }) => positions.length > 0);
}
