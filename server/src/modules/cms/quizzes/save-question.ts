import type { QuestionProblem } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { and, eq } from 'drizzle-orm';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { hasErrors, prepareEdited, prepareSaving, questionPathOf, writeQuestionFile } from '../../quizzes/index.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { isOf } from '../drafts/find-draft.ts';
import { findCurrent, lockDocument, writeDraft } from '../drafts/write-draft.ts';
import { findDraftedDrawings } from './drafted-drawings.ts';
import { isSavedUntaken } from './is-taken.ts';

type Edit = {
  quizId: string;
  questionId: string;
  source: QuestionSource;
  /** Of the file that it was made from. */
  baseHash: string;
  version: number | null;
  isForLearners: boolean;
  userId: string;
};

type Saved =
  | { kind: 'saved'; version: number; hash: string; problems: QuestionProblem[] }
  | { kind: 'drafted'; hash: string; problems: QuestionProblem[] }
  | { kind: 'refused'; problems: QuestionProblem[] }
  | { kind: 'outdated' };

/**
 * Saves a question of a quiz that learners can take into its draft, unless they are to have it at once, as when a key is
 * mended. Of a quiz that nobody can take, nothing is seen before it is published.
 */
export async function saveQuestion(services: Services, edit: Edit): Promise<Saved> {
  const { quizId, questionId, baseHash, version, isForLearners } = edit;
  const { current } = await findCurrent(services.db, { kind: 'quiz', id: quizId }, questionPathOf(questionId));
  found(current.file);
  if (current.hash !== baseHash) return { kind: 'outdated' };
  // What was never published is not a question of its own yet.
  const isAtOnce = version !== null && (isForLearners || (await isSavedUntaken(services.db, quizId)));
  return isAtOnce ? saveAtOnce(services, edit, version) : saveInDraft(services, edit);
}

async function saveInDraft(services: Services, edit: Edit): Promise<Saved> {
  const { quizId, questionId, source, baseHash, userId } = edit;
  const drawings = await findDraftedDrawings(services.db, quizId);
  const { prepared, problems } = await prepareEdited(services, { quizId, id: questionId, source, drawings });
  if (!prepared || hasErrors(problems)) return { kind: 'refused', problems };
  const written = await writeDraft(services, {
    document: { kind: 'quiz', id: quizId },
    ...{ path: questionPathOf(questionId), bytes: writeQuestionFile(source), baseHash, userId },
  });
  return written.kind === 'saved' ? { kind: 'drafted', hash: written.hash, problems } : { kind: 'outdated' };
}

async function saveAtOnce(services: Services, edit: Edit, version: number): Promise<Saved> {
  const { quizId, questionId, source, baseHash, userId } = edit;
  const document = { kind: 'quiz', id: quizId } as const;
  const path = questionPathOf(questionId);
  const drawings = await findDraftedDrawings(services.db, quizId);
  const ready = await prepareSaving(services, { quizId, questionId, source, version, userId, drawings });
  if (ready.kind === 'refused') return ready;
  const saved = await services.db.transaction(async (tx): Promise<Saved | null> => {
    // In the order in which publishing takes them: whoever publishes the quiz in this moment goes first or waits.
    await waitForTurn(tx, 'content');
    await lockDocument(tx, document);
    if (!edit.isForLearners && !(await isSavedUntaken(tx, quizId))) return null;
    const done = await ready.save(tx);
    const { current } = await findCurrent(tx, document, path);
    // It was made from the draft, which it replaces; what others have drafted in this moment stays.
    if (current.hash === baseHash) await tx.delete(cmsDrafts).where(and(isOf(document), eq(cmsDrafts.path, path)));
    return { ...done, hash: (await findCurrent(tx, document, path)).current.hash ?? baseHash };
  });
  return saved ?? saveInDraft(services, edit);
}
