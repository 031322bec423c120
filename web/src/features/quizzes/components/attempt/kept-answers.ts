import { type KeptAnswers, nothingKept } from './answers-state.ts';

export type AnswersKeeper = ReturnType<typeof createAnswersKeeper>;

export function answersKey(userId: string, attemptId: string): string {
  return `answers:${userId}:${attemptId}`;
}

/** Kept by the browser for all its windows; where it keeps nothing, it lasts as long as the page. */
export function createAnswersKeeper(key: string) {
  let notKept: KeptAnswers | null = null;
  return {
    key,
    read(): KeptAnswers {
      if (notKept) return notKept;
      try {
        return { ...nothingKept, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
      } catch {
        return nothingKept;
      }
    },
    keep(answers: KeptAnswers): void {
      const isEmpty = Object.values(answers).every((entries) => Object.keys(entries).length === 0);
      try {
        if (isEmpty) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(answers));
        notKept = null;
      } catch {
        notKept = answers;
      }
    },
  };
}
