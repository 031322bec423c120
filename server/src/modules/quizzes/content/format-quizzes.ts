import type { ContentFiles } from '../../../content/files/content-files.ts';
import { writeQuestionFile, writeQuizFile, writeTopicsFile } from './quiz-files.ts';
import type { ReadQuestion, ReadQuiz, ReadQuizzes } from './read-quizzes.ts';

/** What it takes to write a quiz. */
export type WritableQuiz = Pick<ReadQuiz, 'id' | 'file' | 'files'> & {
  questions: Pick<ReadQuestion, 'id' | 'source'>[];
};
type Writable = { topics: Pick<NonNullable<ReadQuizzes['topics']>, 'file'> | undefined; quizzes: WritableQuiz[] };

/** The files as an export would write them. */
export function formatQuizzes({ topics, quizzes }: Writable): ContentFiles {
  const files: ContentFiles = new Map();
  if (topics) files.set('topics.yaml', writeTopicsFile(topics.file));
  for (const quiz of quizzes) {
    const folder = `quizzes/${quiz.id}`;
    files.set(`${folder}/quiz.yaml`, writeQuizFile(quiz.file));
    for (const { id, source } of quiz.questions) files.set(`${folder}/questions/${id}.yaml`, writeQuestionFile(source));
    for (const [path, bytes] of quiz.files) files.set(`${folder}/${path}`, bytes);
  }
  return files;
}
