import type { PreparedQuestion } from '@navor/questions';
import type { RenderedTexts } from '../../../content/content-kind.ts';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import { type FileProblem, isError } from '../../../content/files/problem.ts';
import { prepareQuizzes } from './prepare-quizzes.ts';
import type { QuizReferences } from './quiz-references.ts';
import type { QuizToWrite } from './save-quizzes.ts';

type QuizFiles = {
  id: string;
  /** By their path in the folder of the whole content. */
  files: ReadonlyMap<string, Uint8Array>;
  known: QuizReferences;
  rendered: RenderedTexts;
};

/** Checks and renders one quiz; undefined where it has faults. */
export async function prepareQuizDocument({
  id,
  files,
  known,
  rendered,
}: QuizFiles): Promise<{ quiz: QuizToWrite | undefined; problems: FileProblem[] }> {
  const { quizzes, problems } = await prepareQuizzes(asBuffers(files), known, rendered);
  const quiz = quizzes.find((each) => each.id === id);
  if (!quiz || problems.some(isError)) return { quiz: undefined, problems };
  const questions = quiz.questions.map(({ id: questionId, source, prepared }) => ({
    ...{ id: questionId, source },
    prepared: prepared satisfies PreparedQuestion,
  }));
  return { quiz: { id, file: quiz.file, files: quiz.files, questions }, problems };
}
