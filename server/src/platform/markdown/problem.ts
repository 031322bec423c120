/** What is wrong with a text, for its author: an error keeps it from being loaded, a warning does not. */
export type Problem = {
  /** In the file, from 1. */
  line: number;
  /** A short stable name, such as `alt-text`. */
  rule: string;
  severity: 'error' | 'warning';
  message: string;
};

export function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
