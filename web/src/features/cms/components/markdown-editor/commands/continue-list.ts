import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

const listItem = /^(\s*)(?:([-*+])|(\d+)([.)]))(\s+)/;

/** A new line in a list begins the next item; one after an empty item ends the list. */
export const continueList: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const match = listItem.exec(line.text);
  if (!match || !main.empty || state.readOnly || main.head < line.from + match[0].length) return false;
  if (isVerbatim(state, main.head)) return false;

  const [mark, indent = '', bullet, number, sign = '', space = ' '] = match;
  if (line.text.trim() === mark.trim()) {
    dispatch(state.update({ changes: { from: line.from, to: line.to }, userEvent: 'delete' }));
    return true;
  }
  const next = indent + (bullet ?? `${Number(number) + 1}${sign}`) + space;
  dispatch(
    state.update({
      changes: { from: main.head, insert: `\n${next}` },
      selection: EditorSelection.cursor(main.head + 1 + next.length),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
};

/** In code and formulas a dash is a dash. */
export function isVerbatim(state: EditorState, position: number): boolean {
  const names = ['FencedCode', 'CodeBlock', 'FormulaBlock', 'InlineCode', 'InlineFormula'];
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, -1); node; node = node.parent) {
    if (names.includes(node.name)) return true;
  }
  return false;
}
