import type { QuestionDraft } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import type { QuestionSource } from '@navor/questions';
import { hashOfFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listTopics, questionPathOf } from '../../quizzes/index.ts';
import { stateOf } from '../documents/open-document.ts';
import { valueIn } from '../drafts/value-files.ts';
import { findCurrent } from '../drafts/write-draft.ts';
import { findQuizDraft } from './find-quiz-draft.ts';

import { isTaken } from './is-taken.ts';

type Asked = { quizId: string; questionId: string; language: Language };

/** A question as its authors have left it; undefined where it is neither published nor drafted. */
export async function findQuestionDraft(
  db: Db,
  { quizId, questionId, language }: Asked,
): Promise<QuestionDraft | undefined> {
  const document = { kind: 'quiz', id: quizId } as const;
  const path = questionPathOf(questionId);
  const { current, published, draft } = await findCurrent(db, document, path);
  const { file } = current;
  if (!file) return undefined;
  const { value } = await findQuizDraft(db, quizId);
  const at = value.questions.indexOf(questionId);
  return {
    quiz: { id: quizId, title: textIn(value.title, language), is_published: await isTaken(db, quizId) },
    source: valueIn(document, path, 'bytes' in file ? file.bytes : undefined) as QuestionSource | null,
    hash: hashOfFile(file),
    state: draft ? stateOf(draft, published) : 'published',
    number: at < 0 ? null : at + 1,
    question_count: value.questions.length,
    topics: await listTopics(db, language),
  };
}
