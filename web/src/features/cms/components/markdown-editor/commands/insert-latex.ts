import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { cursorMark, insertPiece } from './insert.ts';

/** Puts a sign into the formula at the cursor, or begins a formula with it where there is none. */
export function insertLatex(view: EditorView, latex: string): void {
  const piece = latex.includes(cursorMark) ? latex : `${latex}${cursorMark}`;
  insertPiece(view, isInFormula(view) ? piece : `$${piece.trimEnd()}$`);
}

function isInFormula(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  for (let node: SyntaxNode | null = syntaxTree(view.state).resolveInner(head, -1); node; node = node.parent) {
    const isFormula = node.name === 'InlineFormula' || node.name === 'FormulaBlock';
    if (isFormula && node.from < head && head < node.to) return true;
  }
  // Between two dollars nothing is a formula yet.
  return view.state.sliceDoc(Math.max(0, head - 1), head + 1) === '$$';
}
