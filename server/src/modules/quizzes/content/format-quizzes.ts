import type { ContentFiles } from '../../../content/files/content-files.ts';
import { writeQuestionFile, writeQuizFile, writeTopicsFile } from './quiz-files.ts';
import type { ReadQuestion, ReadQuiz, ReadQuizzes } from './read-quizzes.ts';

/** What it takes to write a quiz. */
export type WritableQuiz = Pick<ReadQuiz, 'id' | 'file' | 'files'> & {
  /** A version that is kept says the same for good, so its file is written once. */
  questions: (Pick<ReadQuestion, 'id' | 'source'> & { versionId?: string })[];
};
type Writable = { topics: Pick<NonNullable<ReadQuizzes['topics']>, 'file'> | undefined; quizzes: WritableQuiz[] };

/** The files as an export would write them. */
export function formatQuizzes({ topics, quizzes }: Writable): ContentFiles {
  const files: ContentFiles = new Map();
  if (topics) files.set('topics.yaml', writeTopicsFile(topics.file));
  for (const quiz of quizzes) {
    const folder = `quizzes/${quiz.id}`;
    files.set(`${folder}/quiz.yaml`, writeQuizFile(quiz.file));
    for (const question of quiz.questions) files.set(`${folder}/questions/${question.id}.yaml`, writtenOnce(question));
    for (const [path, bytes] of quiz.files) files.set(`${folder}/${path}`, bytes);
  }
  return files;
}

/** Some megabytes, as a few large quizzes have. */
const mostKept = 2000;
const written = new Map<string, Buffer>();

/** To write the hundreds of a large quiz takes longer than a request that only looks at them may keep others waiting. */
function writtenOnce({ versionId, source }: WritableQuiz['questions'][number]): Buffer {
  const known = versionId === undefined ? undefined : written.get(versionId);
  if (known) return known;
  const bytes = writeQuestionFile(source);
  if (versionId === undefined) return bytes;
  const [oldest] = written.keys();
  if (written.size >= mostKept && oldest !== undefined) written.delete(oldest);
  written.set(versionId, bytes);
  return bytes;
}
