/** Work that keeps a processor busy, done beside the thread that serves. Pure: what goes in and out is copied. */
export type ThreadTask<Input, Output> = {
  /** The function that does it, as its file exports it. */
  name: string;
  /** Loaded by the threads alone. */
  file: URL;
  /** How long it may take once its file is loaded; then its thread is ended. */
  limitMs: number;
  /** Leaves a thread to those that are not. */
  isLong?: boolean;
  /** Only there for the compiler. */
  readonly types?: (input: Input) => Output;
};

type Work = (input: never) => unknown;

/** @param File the type of what the file exports */
export function defineThreadTask<File extends Record<Name, Work>, Name extends string>(
  task: Omit<ThreadTask<never, unknown>, 'types'> & { name: Name },
): ThreadTask<Parameters<File[Name]>[0], Awaited<ReturnType<File[Name]>>> {
  return task;
}
