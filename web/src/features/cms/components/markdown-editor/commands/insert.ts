import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';

/** Where the cursor goes in what is inserted; what is between two of them is selected. It occurs in no text. */
export const cursorMark = '\u{f8ff}';

/** Puts a piece in place of what is selected. */
export function insertPiece(view: EditorView, piece: string): void {
  const { from, to } = view.state.selection.main;
  view.dispatch(replacement(from, to, piece));
  view.focus();
}

/** Puts a block where the cursor is on an empty line, and else below the cursor's paragraph. */
export function insertBlock(view: EditorView, block: string): void {
  const { from, to, insert } = blockAt(view.state, view.state.selection.main.to, block);
  view.dispatch(replacement(from, to, insert));
  view.focus();
}

/** The change that puts a block at a position, with empty lines between it and what is above and below. */
export function blockAt(state: EditorState, position: number, block: string) {
  const { doc } = state;
  const line = doc.lineAt(endOfParagraph(state, position));
  const isEmpty = line.text.trim() === '';
  const before = isEmpty ? (line.number > 1 ? doc.line(line.number - 1).text : '') : line.text;
  const after = line.number < doc.lines ? doc.line(line.number + 1).text : '';
  const gapBefore = isEmpty ? (before.trim() === '' ? '' : '\n') : '\n\n';
  const gapAfter = after.trim() === '' ? '' : '\n';
  return { from: isEmpty ? line.from : line.to, to: line.to, insert: gapBefore + block + gapAfter };
}

/** A paragraph may be written on several lines, which belong together. */
function endOfParagraph(state: EditorState, position: number): number {
  for (const side of [-1, 1] as const) {
    let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, side);
    while (node && node.name !== 'Paragraph') node = node.parent;
    if (node && node.from <= position && position <= node.to) return node.to;
  }
  return position;
}

function replacement(from: number, to: number, piece: string): TransactionSpec {
  const parts = piece.split(cursorMark);
  const insert = parts.join('');
  const anchor = from + (parts.length > 1 ? (parts[0] ?? '').length : insert.length);
  const head = anchor + (parts.length > 2 ? (parts[1] ?? '').length : 0);
  return {
    changes: { from, to, insert },
    selection: EditorSelection.single(anchor, head),
    scrollIntoView: true,
    userEvent: 'input.insert',
  };
}
