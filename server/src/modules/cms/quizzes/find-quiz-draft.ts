import type { QuizDraft, QuizValue } from '@navor/contract';
import { hashOfFile, type StoredFile } from '../../../content/documents.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import { questionPathOf, quizDocuments, quizShape } from '../../quizzes/index.ts';
import { findDraft } from '../drafts/find-draft.ts';

export const quizFile = 'quiz.yaml';

/** A quiz as its authors have left it: what it is, and its questions in their order. */
export async function findQuizDraft(db: Db, quizId: string): Promise<QuizDraft> {
  const draft = await findDraft(db, { kind: 'quiz', id: quizId });
  const drafted = new Map(draft.map(({ path, file }) => [path, file]));
  const below = await quizDocuments.findFile(db, quizId, quizFile);
  const main = found(drafted.has(quizFile) ? drafted.get(quizFile) : below);
  const value = found(quizValueOf(main));
  return {
    id: quizId,
    value: { ...value, questions: questionsOf(drafted, value, quizValueOf(below)) },
    hash: hashOfFile(main),
  };
}

/** What the quiz's own file says; undefined where there is none, or it cannot be read. */
export function quizValueOf(file: StoredFile | undefined): QuizValue | undefined {
  return file && 'bytes' in file ? readYamlFile(file.bytes, quizShape).value : undefined;
}

/**
 * New questions are written and moved beside the draft, which publishing takes into account: those that came to the quiz
 * since are last, and those that left it are gone.
 */
function questionsOf(
  drafted: ReadonlyMap<string, StoredFile | undefined>,
  { questions }: QuizValue,
  published: QuizValue | undefined,
): string[] {
  const kept = new Set(published?.questions);
  return [...new Set([...questions, ...kept])].filter((id) => {
    const path = questionPathOf(id);
    return drafted.has(path) ? drafted.get(path) !== undefined : kept.has(id);
  });
}
