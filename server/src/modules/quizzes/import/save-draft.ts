import { freeId, idFrom } from '@navor/contract/content-ids';
import { type Language, languages, type Translated, translatedFrom } from '@navor/languages';
import { eq } from 'drizzle-orm';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, makeOnce } from '../../authorship/index.ts';
import { themes } from '../../courses/index.ts';
import { claimQuizId, takenQuizIds } from '../authoring/claim-quiz-id.ts';
import type { Drawings } from '../authoring/prepare-edited.ts';
import type { PreparedQuiz, QuizQuestion } from '../content/prepare-quizzes.ts';
import { writeQuizFile } from '../content/quiz-files.ts';
import type { QuizFile } from '../content/quiz-shapes.ts';
import { saveQuiz } from '../content/save-quizzes.ts';
import { quizTopics } from '../quizzes.tables.ts';
import type { Bank } from './bank.ts';
import type { TakenQuestion } from './prepare-bank.ts';
import type { RefusalReason } from './refusal.ts';
import { importedTopic } from './topics.ts';

/** Where a draft of a file will be: under the file's name, unless there is such a quiz already. */
export type DraftPlace = { quizId: string; notes: RefusalReason[]; problems: Bank['problems'] };

export async function findPlace(db: Db, { theme, fileName }: { theme: string; fileName: string }): Promise<DraftPlace> {
  const [known] = await db.select({ id: themes.id }).from(themes).where(eq(themes.id, theme));
  const problems = known ? [] : [{ line: 1, reason: await unknownTheme(db, theme) }];
  const ids = await takenQuizIds(db);
  const wanted = idFrom(titleOf(fileName)) || 'uvoz';
  const quizId = freeId(wanted, (id) => ids.has(id));
  const notes = quizId === wanted ? [] : [{ key: 'notes.secondDraft', values: { earlier: wanted, draft: quizId } }];
  return { quizId, notes, problems };
}

async function unknownTheme(db: Db, theme: string): Promise<RefusalReason> {
  const known = await db.select({ id: themes.id }).from(themes).orderBy(themes.position);
  if (known.length === 0) return { key: 'problems.noThemes' };
  return { key: 'problems.unknownTheme', values: { theme, known: known.map(({ id }) => id).join(', ') } };
}

type Draft = {
  place: DraftPlace;
  fileName: string;
  theme: string;
  language: Language;
  taken: TakenQuestion[];
  drawings: Drawings;
  userId: string | null;
  write?: AuthoringWrite | undefined;
};

/** Saves all of the draft or nothing, and reports on it under the id that it has. */
export function saveDraft<Report>(
  { db, texts }: Pick<Services, 'db' | 'texts'>,
  draft: Draft,
  reportOf: (quizId: string) => Report,
): Promise<Report> {
  const { write } = draft;
  return db.transaction((tx) =>
    makeOnce(tx, { write, make: async () => reportOf(await saveUnderFreeId(tx, texts, draft)) }),
  );
}

async function saveUnderFreeId(tx: Db, texts: Services['texts'], draft: Draft): Promise<string> {
  await waitForTurn(tx, 'content');
  // Somebody may have taken the id since; texts name their anchors by the id they were prepared with, which may stay.
  const id = await claimQuizId(tx, draft.place.quizId, draft.userId);
  const isNeeded = draft.taken.some(({ source }) => source.topic === importedTopic);
  if (isNeeded) await addTopic(tx, texts);
  const quiz = quizOf(id, draft, texts);
  await saveQuiz(tx, quiz, filesOf(quiz, draft.taken));
  await recordImport(tx, id, draft);
  return id;
}

async function recordImport(tx: Db, quizId: string, { userId, fileName, taken }: Draft): Promise<void> {
  if (!userId) return;
  const details = { quiz_id: quizId, file_name: fileName, question_count: taken.length };
  await recordAudit(tx, { actorId: userId, subjectId: null, action: 'questions_imported', reason: null, details });
}

async function addTopic(db: Db, texts: Services['texts']): Promise<void> {
  const said = languages.map((language) => [language, texts.say(language, 'quiz-import:topic')]);
  const title = Object.fromEntries(said) as Translated;
  await db.insert(quizTopics).values({ id: importedTopic, title }).onConflictDoNothing();
}

function quizOf(
  id: string,
  { fileName, theme, language, taken, drawings }: Draft,
  texts: Services['texts'],
): PreparedQuiz {
  const questions = taken.map(
    ({ id: questionId, line, source, prepared }): QuizQuestion => ({
      ...{ id: questionId, path: `quizzes/${id}/questions/${questionId}.yaml`, source, prepared },
      ...{ lineOf: () => line, textLineOf: () => line },
    }),
  );
  const inLanguages = (text: (language: Language) => string): Translated => translatedFrom(language, text);
  const file: QuizFile = {
    theme,
    ...{ status: 'draft', position: 1, level: 'beginner' },
    title: inLanguages(() => titleOf(fileName) || id),
    summary: inLanguages((wanted) => texts.say(wanted, 'quiz-import:summary', { file: fileName })),
    ...{ feedback: 'at-once', passing: 60, shuffleQuestions: false },
    shuffleOptions: !taken.some(({ keepsOrder }) => keepsOrder),
    questions: questions.map((question) => question.id),
  };
  return {
    ...{ id, path: `quizzes/${id}/quiz.yaml`, file, lineOf: () => 1, files: asBuffers(drawings) },
    ...{ questions, questionIds: new Set(file.questions) },
  };
}

/** Writing YAML takes its time, so the questions come written. */
function filesOf({ id, path, file, questions, files }: PreparedQuiz, taken: TakenQuestion[]): ContentFiles {
  const written = new Map(questions.map((question, at) => [question.path, taken[at]?.written ?? new Uint8Array()]));
  const drawings = [...files].map(([name, content]): [string, Uint8Array] => [`quizzes/${id}/${name}`, content]);
  return asBuffers(new Map([[path, writeQuizFile(file)], ...written, ...drawings]));
}

/** `banke/Ohmov_zakon.xml` → `Ohmov zakon`. */
function titleOf(fileName: string): string {
  const [name = ''] = fileName.split(/[\\/]/).slice(-1);
  return name
    .replace(/\.(xml|txt|gift|aiken|gift\.txt)$/i, '')
    .replace(/[_\s]+/g, ' ')
    .replace(/[^\P{C}]/gu, '')
    .trim();
}
