import type { StoredDraft } from './editor-state.ts';

export function draftKey(userId: string, quizId: string, questionId: string): string {
  return `question-draft:${userId}:${quizId}:${questionId}`;
}

export function readDraft(key: string): StoredDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Best effort: a browser that keeps nothing still has the page, which asks before it is left. */
export function storeDraft(key: string, draft: StoredDraft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

function isDraft(kept: unknown): kept is StoredDraft {
  return typeof kept === 'object' && kept !== null && 'version' in kept && 'source' in kept && 'aside' in kept;
}
