import type { QuestionSource } from '@navor/questions';

export type SavedQuestion = {
  /** That learners get; of a draft, the one that it was made from. */
  version: number;
  /** Of the question's file; null for one that was never saved. */
  hash: string | null;
  /** Whether learners do not see it yet. */
  isDrafted: boolean;
  source: QuestionSource;
};

/** What a browser keeps of an edit that is not saved. */
export type StoredDraft = {
  /** What it was made from. */
  version: number;
  hash: string | null;
  source: QuestionSource | null;
  aside: QuestionSource | null;
};

export type EditorState = {
  /** What the edit is made from, and what saving it names. */
  saved: SavedQuestion;
  source: QuestionSource;
  /** A version that somebody else has saved in the meantime, until it is decided what to do about it. */
  newer: SavedQuestion | null;
  /** A text of one's own that gave way to a newer version. */
  aside: QuestionSource | null;
  /** Whether the edit goes on from where it stopped another time. */
  isRestored: boolean;
  /** Hashes that were saved over on this page: whatever still tells of them is late. */
  past: readonly (string | null)[];
};

export type EditorChange =
  | { kind: 'restore'; draft: StoredDraft }
  | { kind: 'edit'; source: QuestionSource }
  | { kind: 'saved'; saved: SavedQuestion }
  | { kind: 'arrived'; saved: SavedQuestion }
  | { kind: 'take-newer' }
  | { kind: 'keep-mine' }
  | { kind: 'take-back' }
  | { kind: 'drop-aside' }
  | { kind: 'discard' };

export function startEditing(saved: SavedQuestion): EditorState {
  return { saved, source: saved.source, newer: null, aside: null, isRestored: false, past: [] };
}

export function changeEditor(state: EditorState, change: EditorChange): EditorState {
  switch (change.kind) {
    case 'restore':
      return restored(state, change.draft);
    case 'edit':
      return { ...state, source: change.source };
    case 'saved':
      return { ...state, saved: change.saved, newer: null, isRestored: false, past: [...state.past, state.saved.hash] };
    case 'arrived':
      return arrived(state, change.saved);
    case 'take-newer':
      return state.newer ? { ...startEditing(state.newer), past: state.past, aside: state.source } : state;
    case 'keep-mine':
      return state.newer ? { ...state, saved: state.newer, newer: null } : state;
    case 'take-back':
      return state.aside ? { ...state, source: state.aside, aside: null } : state;
    case 'drop-aside':
      return { ...state, aside: null };
    case 'discard':
      return { ...startEditing(state.newer ?? state.saved), past: state.past, aside: state.aside };
  }
}

export function isChanged({ saved, source }: EditorState): boolean {
  return source !== saved.source && JSON.stringify(source) !== JSON.stringify(saved.source);
}

/** Null where there is nothing to be kept. */
export function draftOf(state: EditorState): StoredDraft | null {
  const source = isChanged(state) ? state.source : null;
  return source || state.aside
    ? { version: state.saved.version, hash: state.saved.hash, source, aside: state.aside }
    : null;
}

/** A draft of an older version waits aside: put into the form, saving it would undo what others have done since. */
function restored(state: EditorState, { version, hash, source, aside }: StoredDraft): EditorState {
  if (!source) return { ...state, aside };
  if (version !== state.saved.version || hash !== state.saved.hash) return { ...state, aside: source };
  return { ...state, source, aside, isRestored: true };
}

function arrived(state: EditorState, saved: SavedQuestion): EditorState {
  // A page that was read before the last save may come after it.
  if (saved.version < state.saved.version || saved.hash === state.saved.hash) return state;
  if (saved.version === state.saved.version && state.past.includes(saved.hash)) return state;
  return isChanged(state)
    ? { ...state, newer: saved }
    : { ...startEditing(saved), past: state.past, aside: state.aside };
}
