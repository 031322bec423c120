import type { QuestionProblem } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { AppError, found } from '../../../platform/errors.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { quizzesSearchSource } from '../catalogue/quizzes-search-source.ts';
import { saveQuestion } from '../content/save-quizzes.ts';
import { questions, questionVersions } from '../quizzes.tables.ts';
import { type Drawings, hasErrors, prepareEdited } from './prepare-edited.ts';
import { saveDrawings } from './save-drawings.ts';
import { updateQuiz } from './update-quiz.ts';

type Edit = {
  quizId: string;
  questionId: string;
  source: QuestionSource;
  version: number;
  userId: string;
  /** That the quiz may not have yet. */
  drawings?: Drawings;
};
type Saved = { kind: 'saved'; version: number; problems: QuestionProblem[] };
type Refused = { kind: 'refused'; problems: QuestionProblem[] };

/**
 * Saves a question as a new version, unless it says the same as the one before. The quiz keeps the hash of the files that
 * it was loaded from: loading those again is loading nothing new, so it does not undo what was edited here. Other files are
 * not loaded over it before an export of it was.
 */
export async function saveEditedQuestion(services: Services, edit: Edit): Promise<Saved | Refused> {
  const ready = await prepareSaving(services, edit);
  if (ready.kind === 'refused') return ready;
  // Whoever loads files meanwhile goes first or waits.
  return services.db.transaction(async (tx) => {
    await waitForTurn(tx, 'content');
    return ready.save(tx);
  });
}

/** Makes a question ready to be saved in a transaction of the caller, who has the turn for content by then. */
export async function prepareSaving(
  services: Services,
  edit: Edit,
): Promise<{ kind: 'ready'; save: (tx: Db) => Promise<Saved> } | Refused> {
  const { quizId, questionId: id, source, drawings = new Map() } = edit;
  // Most outdated edits are known before the work of rendering.
  refuseOutdated(await currentQuestion(services.db, edit), edit);
  const { prepared, problems } = await prepareEdited(services, { quizId, id, source, drawings });
  if (!prepared || hasErrors(problems)) return { kind: 'refused', problems };
  const save = async (tx: Db): Promise<Saved> => {
    const { position } = refuseOutdated(await currentQuestion(tx, edit), edit);
    await saveDrawings(tx, quizId, source, drawings);
    await saveQuestion(tx, quizId, position, { id, source, prepared });
    const { version } = found(await currentQuestion(tx, edit));
    if (version !== edit.version) {
      await updateQuiz(tx, quizId);
      await recordSaving(tx, edit, version);
      // What its questions are about is what a quiz is found by.
      await services.events.announce(tx, searchableChanged, { source: quizzesSearchSource.name, groupId: quizId });
    }
    return { kind: 'saved', version, problems };
  };
  return { kind: 'ready', save };
}

/** Whoever changes what is right changes what others are graded by. */
function recordSaving(tx: Db, { userId, quizId, questionId, version: before }: Edit, version: number): Promise<void> {
  const details = { quiz_id: quizId, question_id: questionId, before, version };
  return recordAudit(tx, { actorId: userId, subjectId: null, action: 'question_saved', reason: null, details });
}

type Current = { position: number; version: number };

async function currentQuestion(
  db: Db,
  { quizId, questionId }: Pick<Edit, 'quizId' | 'questionId'>,
): Promise<Current | undefined> {
  const [row] = await db
    .select({ position: questions.position, version: questionVersions.version })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId)));
  return row && row.position !== null ? { position: row.position, version: row.version } : undefined;
}

function refuseOutdated(current: Current | undefined, { version }: Edit): Current {
  const question = found(current);
  if (question.version !== version) throw new AppError('VERSION_CHANGED');
  return question;
}
