import { useMemo } from 'react';
import { useContentProblemWords } from '#screen/editing/use-content-problem-words.ts';
import type { MarkdownEditorProps } from '../markdown-editor/markdown-editor.tsx';
import type { Preview } from '../preview/use-preview.ts';

/** What is wrong in one text of its document, by the lines of its Markdown; undefined until it has been checked. */
export function useEditorProblems(
  preview: Preview | null,
  path: string,
  linesAbove: number,
): MarkdownEditorProps['problems'] {
  const words = useContentProblemWords();
  const own = useMemo(() => preview?.problems.filter((problem) => problem.path === path), [preview, path]);
  return useMemo(
    () =>
      own?.map((problem) => ({
        line: Math.max(1, problem.line - linesAbove),
        severity: problem.severity,
        message: words(problem),
      })),
    [own, linesAbove, words],
  );
}
