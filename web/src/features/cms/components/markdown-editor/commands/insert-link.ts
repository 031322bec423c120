import type { EditorView } from '@codemirror/view';
import { cursorMark, insertPiece } from './insert.ts';

/** What is selected becomes the link's words, or its address if it looks like one; the cursor goes where something is missing. */
export function insertLink(view: EditorView): boolean {
  if (view.state.readOnly) return false;
  const { from, to } = view.state.selection.main;
  const selected = view.state.sliceDoc(from, to);
  if (/^https:\/\/\S+$/.test(selected)) insertPiece(view, `[${cursorMark}](${selected})`);
  else if (selected === '') insertPiece(view, `[${cursorMark}]()`);
  else insertPiece(view, `[${selected}](${cursorMark})`);
  return true;
}
