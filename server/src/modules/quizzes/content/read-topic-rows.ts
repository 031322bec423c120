import { asBuffers } from '../../../content/files/as-buffers.ts';
import { titledRows } from '../../../content/save-named-rows.ts';
import { readQuizzes } from './read-quizzes.ts';

/** The topics of `topics.yaml`; none where it cannot be read. */
export function readTopicRows(files: ReadonlyMap<string, Uint8Array>) {
  return titledRows(readQuizzes(asBuffers(files)).topics?.file ?? {});
}
