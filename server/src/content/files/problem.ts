/** What is wrong with a text, for its author: an error keeps it from being loaded, a warning does not. */
export type Problem = {
  /** In the file, from 1. */
  line: number;
  /** A short stable name, such as `alt-text`. */
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  /** The same for editors, who read it in their own language; where it is left out, there are only these words. */
  fault?: { code: string; parts: string[] };
};

export function isError({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error';
}

/** A problem and the file it is in. */
export type FileProblem = Problem & { path: string };

export function inFile(path: string, problems: readonly Problem[]): FileProblem[] {
  return problems.map((problem) => ({ ...problem, path }));
}

export function byPlace(one: FileProblem, other: FileProblem): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : one.line - other.line;
}
