import type { ContentFiles } from '../../../../content/files/content-files.ts';
import { hashFiles } from '../../../../content/files/hash-files.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import { formatQuizzes } from '../format-quizzes.ts';
import type { EditedQuiz } from '../quiz-references.ts';
import type { Rule } from './rule.ts';

/** What somebody edited in the app is not undone by files that know nothing of it. */
export const edits: Rule = ({ quizzes }, { edited }) =>
  quizzes.flatMap((quiz) => {
    const kept = edited.find(({ id }) => id === quiz.id);
    if (!kept) return [];
    const files = formatQuizzes({ topics: undefined, quizzes: [quiz] });
    return isOverEdits(files, kept) ? differing(files, kept.files).map(problemIn) : [];
  });

/** Whether loading the files would undo an edit: not those that it was loaded from, nor those that an export has written. */
export function isOverEdits(files: ContentFiles, { loadedHash, files: exported }: Omit<EditedQuiz, 'id'>): boolean {
  const current = hashFiles(exported);
  return current !== loadedHash && ![loadedHash, current].includes(hashFiles(files));
}

function differing(files: ContentFiles, exported: ContentFiles): string[] {
  const paths = [...new Set([...files.keys(), ...exported.keys()])];
  return paths.filter((path) => !files.get(path)?.equals(exported.get(path) ?? Buffer.alloc(0)));
}

function problemIn(path: string): FileProblem {
  const message =
    'The quiz was edited in the app since it was loaded, and this file is another there: export it, load the export, then change it';
  return { path, line: 1, rule: 'edited-in-app', severity: 'error', message };
}
