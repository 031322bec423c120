import { type Diagnostic, linter, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';

/** What the checks of the text found, by line (from 1). */
export type EditorProblem = { line: number; severity: 'error' | 'warning'; message: string };

export function problemMarks(): Extension {
  // The checks run on the server, which knows the rules; F8 goes from one problem to the next.
  return [linter(null), lintGutter(), keymap.of(lintKeymap)];
}

export function showProblems(view: EditorView, problems: readonly EditorProblem[]): void {
  const { doc } = view.state;
  const diagnostics = problems.map(({ line, severity, message }): Diagnostic => {
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    return { from, to, severity, message };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
