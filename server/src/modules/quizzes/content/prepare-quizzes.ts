import type { PreparedQuestion } from '@navor/questions';
import type { RenderedTexts } from '../../../content/content-kind.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { type FileProblem, inFile } from '../../../content/files/problem.ts';
import { prepareContent } from '../../../content/prepare-content.ts';
import { formatQuizzes } from './format-quizzes.ts';
import { prepareQuestion } from './prepare-question.ts';
import type { QuizReferences } from './quiz-references.ts';
import { type ReadQuestion, type ReadQuiz, type ReadQuizzes, type ReadTopics, readQuizzes } from './read-quizzes.ts';
import { callOuts } from './rules/call-outs.ts';
import { edits } from './rules/edits.ts';
import { ids } from './rules/ids.ts';
import { placements } from './rules/placements.ts';
import { references } from './rules/references.ts';
import type { Rule } from './rules/rule.ts';
import { structure } from './rules/structure.ts';
import { translations } from './rules/translations.ts';

const rules: Rule[] = [ids, references, placements, structure, translations, callOuts, edits];

/** A question ready to be shown, in its place in the quiz. */
export type QuizQuestion = ReadQuestion & { prepared: PreparedQuestion };
export type PreparedQuiz = Omit<ReadQuiz, 'questions'> & { questions: QuizQuestion[] };
export type PreparedQuizzes = { topics: ReadTopics | undefined; quizzes: PreparedQuiz[]; problems: FileProblem[] };

export function prepareQuizzes(
  files: ContentFiles,
  known: QuizReferences,
  rendered: RenderedTexts = new Map(),
): Promise<PreparedQuizzes> {
  return prepareContent(files, known, {
    read: readQuizzes,
    format: formatQuizzes,
    rules,
    render: (content) => renderQuizzes(content, rendered),
  });
}

async function renderQuizzes(content: ReadQuizzes, rendered: RenderedTexts): Promise<PreparedQuizzes> {
  const problems: FileProblem[] = [];
  const quizzes: PreparedQuiz[] = [];
  for (const quiz of content.quizzes) {
    const prepared = new Map<string, QuizQuestion>();
    for (const question of quiz.questions) {
      const finished = rendered.get(question.path) as PreparedQuestion | undefined;
      if (finished) {
        prepared.set(question.id, { ...question, prepared: finished });
        continue;
      }
      const made = await prepareQuestion({ ...question, quizId: quiz.id, files: quiz.files });
      problems.push(...inFile(question.path, made.problems));
      if (made.prepared) prepared.set(question.id, { ...question, prepared: made.prepared });
    }
    quizzes.push({ ...quiz, questions: quiz.file.questions.flatMap((id) => prepared.get(id) ?? []) });
  }
  return { topics: content.topics, quizzes, problems };
}
