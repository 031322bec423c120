import type { Problem } from '../markdown/problem.ts';

/** A problem and the file it is in. */
export type FileProblem = Problem & { path: string };

export function inFile(path: string, problems: readonly Problem[]): FileProblem[] {
  return problems.map((problem) => ({ ...problem, path }));
}

export function byPlace(one: FileProblem, other: FileProblem): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : one.line - other.line;
}
