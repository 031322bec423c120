import type { EditedQuestion, QuestionDraft } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { useEffect, useReducer, useRef } from 'react';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { changeEditor, draftOf, isChanged, startEditing } from './editor-state.ts';
import { draftKey, readDraft, storeDraft } from './stored-draft.ts';

/** A question as it is edited on this page. What is not saved is kept by the browser with every change. */
export function useEditor({ quiz, id, version, source: published }: EditedQuestion, draft: QuestionDraft | null) {
  const source = draft?.source ?? published;
  const hash = draft?.hash ?? null;
  const isDrafted = draft !== null && draft.state !== 'published';
  const { user } = useAuth();
  const key = draftKey(user?.id ?? '', quiz.id, id);
  const [state, change] = useReducer(changeEditor, { version, hash, isDrafted, source }, startEditing);

  useEffect(() => {
    const stored = readDraft(key);
    if (stored) change({ kind: 'restore', draft: stored });
  }, [key]);
  useEffect(
    () => change({ kind: 'arrived', saved: { version, hash, isDrafted, source } }),
    [version, hash, isDrafted, source],
  );

  const unsaved = draftOf(state);
  const kept = unsaved && JSON.stringify(unsaved);
  const isFirst = useRef(true);
  useEffect(() => {
    // The first rendering knows nothing yet of what is kept, and must not replace it.
    if (isFirst.current) isFirst.current = false;
    else storeDraft(key, kept === null ? null : JSON.parse(kept));
  }, [key, kept]);

  return {
    state,
    change,
    isChanged: isChanged(state),
    edit: (next: QuestionSource) => change({ kind: 'edit', source: next }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
