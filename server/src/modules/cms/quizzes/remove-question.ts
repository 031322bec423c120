import type { QuizDraft } from '@navor/contract';
import { and, eq } from 'drizzle-orm';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { questionPathOf, quizDocuments, writeQuizFile } from '../../quizzes/index.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { findDraft, isOf } from '../drafts/find-draft.ts';
import { findCurrent, lockDocument, putDraft } from '../drafts/write-draft.ts';
import { rebaseDraft } from '../publishing/rebase-draft.ts';
import { keepRemoved } from '../versions/keep-removed.ts';
import { findQuizDraft, quizFile, quizValueOf } from './find-quiz-draft.ts';

type Removal = { quizId: string; questionId: string; baseHash: string | null; userId: string };
type Removed = { kind: 'saved' | 'outdated'; quiz: QuizDraft } | { kind: 'conflict' };

/** Takes a question with its file out of the draft. Attempts that have it keep it when that is published. */
export async function removeQuestion(services: Pick<Services, 'db' | 'threads'>, removal: Removal): Promise<Removed> {
  const { quizId, questionId, baseHash, userId } = removal;
  const document = { kind: 'quiz', id: quizId } as const;
  const published = await quizDocuments.find(services.db, quizId);
  // A question that came to the quiz after the draft was begun can only be taken out of a draft that knows it.
  const drafted = await findDraft(services.db, document, [quizFile]);
  const rebased = await rebaseDraft(services, document, drafted, published);
  if (rebased.kind === 'conflict') return { kind: 'conflict' };
  const below = published?.files.get(quizFile);
  const value = found(quizValueOf(rebased.draft[0]?.file ?? below));
  return services.db.transaction(async (tx): Promise<Removed> => {
    await lockDocument(tx, document);
    const { current } = await findCurrent(tx, document, quizFile);
    if (current.hash !== baseHash) return { kind: 'outdated', quiz: await findQuizDraft(tx, quizId) };
    const path = questionPathOf(questionId);
    await keepRemoved(tx, { document, paths: [path], userId });
    const bytes = writeQuizFile({ ...value, questions: value.questions.filter((id) => id !== questionId) });
    await tx.delete(cmsDrafts).where(and(isOf(document), eq(cmsDrafts.path, quizFile)));
    await putDraft(tx, { document, path: quizFile, file: { bytes }, published: below ?? null, userId });
    await putDraft(tx, { document, path, file: undefined, published: undefined, userId });
    return { kind: 'saved', quiz: await findQuizDraft(tx, quizId) };
  });
}
