import { freeId } from '@navor/contract/content-ids';
import type { QuestionSource } from '@navor/questions';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, makeOnce } from '../../authorship/index.ts';
import {
  type Drawings,
  listQuestionIds,
  mostQuestions,
  questionPathOf,
  writeQuestionFile,
  writeQuizFile,
} from '../../quizzes/index.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { findCurrent, lockDocument, putDraft } from '../drafts/write-draft.ts';
import { quizFile, quizValueOf } from './find-quiz-draft.ts';

type Appended = {
  quizId: string;
  /** Taken with a number behind it where it is not free. */
  wanted: string;
  source: QuestionSource;
  /** That neither the quiz nor its draft has yet. */
  drawings: Drawings;
  userId: string;
  write: AuthoringWrite | undefined;
};

/** Puts a question at the end of the draft of a quiz, and tells its id. */
export function appendToDraft({ db }: Pick<Services, 'db'>, appended: Appended): Promise<string> {
  const { write } = appended;
  return db.transaction((tx) => makeOnce(tx, { write, make: () => append(tx, appended) }));
}

async function append(tx: Db, { quizId, wanted, source, drawings, userId }: Appended): Promise<string> {
  const document = { kind: 'quiz', id: quizId } as const;
  await lockDocument(tx, document);
  const { current, published, draft } = await findCurrent(tx, document, quizFile);
  const value = found(quizValueOf(current.file));
  if (value.questions.length >= mostQuestions) throw new AppError('QUIZ_FULL');
  const files = await composeFiles(tx, document);
  const known = new Set([...value.questions, ...(await listQuestionIds(tx, quizId))]);
  const id = freeId(wanted, (other) => known.has(other) || files.has(questionPathOf(other)));
  const bytes = writeQuizFile({ ...value, questions: [...value.questions, id] });
  await putDraft(tx, {
    ...{ document, path: quizFile, file: { bytes }, userId },
    published: draft ? undefined : (published ?? null),
  });
  const added = new Map([[questionPathOf(id), writeQuestionFile(source)], ...[...drawings].map(asBuffer)]);
  for (const [path, content] of added) {
    await putDraft(tx, { document, path, file: { bytes: content }, published: null, userId });
  }
  return id;
}

function asBuffer([path, content]: [string, Uint8Array]): [string, Buffer] {
  return [path, Buffer.from(content)];
}
