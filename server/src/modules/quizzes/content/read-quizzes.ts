import type { QuestionSource } from '@navor/questions';
import { questionShape } from '@navor/questions/shapes';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { type FileProblem, inFile } from '../../../content/files/problem.ts';
import { readTextFile } from '../../../content/files/text-file.ts';
import { mostSharedTokens } from '../../../content/files/yaml.ts';
import { type LineOf, readYamlFile } from '../../../content/files/yaml-file.ts';
import { type QuizFile, quizShape, type TopicsFile, topicsShape } from './quiz-shapes.ts';

export type ReadTopics = { path: string; file: TopicsFile; lineOf: LineOf };
export type ReadQuestion = { id: string; path: string; source: QuestionSource; lineOf: LineOf; textLineOf: LineOf };
export type ReadQuiz = {
  id: string;
  path: string;
  file: QuizFile;
  lineOf: LineOf;
  /** Those that can be read, in the order of their files. */
  questions: ReadQuestion[];
  /** Ids of all that have a file. */
  questionIds: ReadonlySet<string>;
  /** Drawings by their path in the quiz's folder. */
  files: Map<string, Buffer>;
};

export type ReadQuizzes = { topics: ReadTopics | undefined; quizzes: ReadQuiz[]; problems: FileProblem[] };

/** Takes the files apart. What can't be read is left out and reported. */
export function readQuizzes(files: ContentFiles): ReadQuizzes {
  const content: ReadQuizzes = { topics: undefined, quizzes: [], problems: [] };
  for (const [path, bytes] of files) {
    if (path === 'topics.yaml') readTopics(content, path, bytes);
    const id = /^quizzes\/([^/]+)\/quiz\.yaml$/.exec(path)?.[1];
    if (id !== undefined) readQuiz(content, id, path, bytes, files);
    const folder = /^(quizzes\/[^/]+)\//.exec(path)?.[1];
    if (folder && !files.has(`${folder}/quiz.yaml`)) {
      const message = `${folder} has no quiz.yaml, so this file belongs to nothing`;
      content.problems.push({ path, line: 1, rule: 'stray-file', severity: 'error', message });
    }
  }
  return content;
}

function readTopics(content: ReadQuizzes, path: string, bytes: Buffer): void {
  const { value, problems, lineOf } = readYamlFile(bytes, topicsShape, mostSharedTokens);
  content.problems.push(...inFile(path, problems));
  if (value) content.topics = { path, file: value, lineOf };
}

function readQuiz(content: ReadQuizzes, id: string, path: string, bytes: Buffer, files: ContentFiles): void {
  const { value, problems, lineOf } = readYamlFile(bytes, quizShape);
  content.problems.push(...inFile(path, problems));
  if (!value) return;
  const folder = `quizzes/${id}/`;
  const questions: ReadQuestion[] = [];
  const questionIds = new Set<string>();
  const drawings = new Map<string, Buffer>();
  for (const [filePath, fileBytes] of files) {
    if (!filePath.startsWith(folder)) continue;
    const inFolder = filePath.slice(folder.length);
    const questionId = /^questions\/(.+)\.yaml$/.exec(inFolder)?.[1];
    if (questionId !== undefined) {
      questionIds.add(questionId);
      questions.push(...readQuestion(content, questionId, filePath, fileBytes));
    } else if (inFolder !== 'quiz.yaml') {
      drawings.set(inFolder, fileBytes);
      if (inFolder.endsWith('.svg')) content.problems.push(...inFile(filePath, readTextFile(fileBytes).problems));
    }
  }
  content.quizzes.push({ id, path, file: value, lineOf, questions, questionIds, files: drawings });
}

function readQuestion(content: ReadQuizzes, id: string, path: string, bytes: Buffer): ReadQuestion[] {
  const { value, problems, lineOf, textLineOf } = readYamlFile(bytes, questionShape);
  content.problems.push(...inFile(path, problems));
  return value ? [{ id, path, source: value, lineOf, textLineOf }] : [];
}
