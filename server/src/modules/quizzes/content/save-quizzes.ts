import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Language, languages } from '@navor/languages';
import type { QuestionSource } from '@navor/questions';
import { questionShape } from '@navor/questions/shapes';
import { and, eq, sql } from 'drizzle-orm';
import type { SaveReport } from '../../../content/content-kind.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { isOverEdits, neverLoaded } from '../../../content/files/edited-in-app.ts';
import { hashFiles } from '../../../content/files/hash-files.ts';
import { normalizeTranslations } from '../../../content/files/normalize-translations.ts';
import { translatedTexts } from '../../../content/files/translated-texts.ts';
import { rendererEdition as currentEdition } from '../../../content/markdown/renderer-edition.ts';
import { saveNamedRows, titledRows } from '../../../content/save-named-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/locks.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { setCourseQuiz } from '../../courses/index.ts';
import { quizzesSearchSource } from '../catalogue/quizzes-search-source.ts';
import { isRequired } from '../quizzes.policy.ts';
import { questions, questionVersions, quizFiles, quizTopics, quizzes } from '../quizzes.tables.ts';
import { exportQuiz } from './export-quizzes.ts';
import { foldWords } from './fold-words.ts';
import { formatQuizzes } from './format-quizzes.ts';
import type { PreparedQuiz, PreparedQuizzes, QuizQuestion } from './prepare-quizzes.ts';
import { writeQuestionFile } from './quiz-files.ts';
import { forgetTopics, quizzesAbout } from './quiz-topics.ts';

/**
 * Brings prepared quizzes into the database. The same again changes nothing. Quizzes that are not part of them stay as they
 * are; a question that left its quiz goes, or loses its place where somebody's attempt or review has it.
 */
export function saveQuizzes(
  { db, pool, events }: Pick<Services, 'db' | 'pool' | 'events'>,
  { topics, quizzes: prepared }: Pick<PreparedQuizzes, 'topics' | 'quizzes'>,
): Promise<SaveReport> {
  return takeTurns(pool, 'content', () =>
    db.transaction(async (tx) => {
      const report: SaveReport = { saved: [], unchanged: [] };
      const renamed = topics ? await saveNamedRows(tx, quizTopics, titledRows(topics.file)) : [];
      for (const quiz of prepared) report[await saveQuiz(tx, quiz)].push(quiz.id);
      for (const groupId of new Set([...report.saved, ...(await quizzesAbout(tx, renamed))])) {
        await events.announce(tx, searchableChanged, { source: quizzesSearchSource.name, groupId });
      }
      if (topics) await forgetTopics(tx, Object.keys(topics.file));
      return report;
    }),
  );
}

/** @param files as an export would write the quiz, for those who have them already */
export async function saveQuiz(
  db: Db,
  quiz: PreparedQuiz,
  files: ContentFiles = formatQuizzes({ topics: undefined, quizzes: [quiz] }),
): Promise<keyof SaveReport> {
  const contentHash = hashFiles(files);
  const known = await findKnown(db, quiz.id);
  // Also if another renderer made them: to render them anew is a job of its own, which leaves alone what they say.
  if (known?.contentHash === contentHash) return 'unchanged';
  if (known?.editedAt) await refuseOverEdits(db, quiz.id, { files, loadedHash: known.contentHash });
  await writeQuiz(db, quiz, { contentHash, editedAt: null });
  return 'saved';
}

/** Makes a quiz what is published, whatever was there before; what was loaded from files stays known by their hash. */
export async function publishQuiz(db: Db, quiz: QuizToWrite): Promise<void> {
  const known = await findKnown(db, quiz.id);
  await writeQuiz(db, quiz, { contentHash: known?.contentHash ?? neverLoaded, editedAt: new Date() });
}

type Origin = { contentHash: string; editedAt: Date | null };
export type QuizToWrite = Pick<PreparedQuiz, 'id' | 'file' | 'files'> & {
  questions: Pick<QuizQuestion, 'id' | 'source' | 'prepared'>[];
};

async function writeQuiz(db: Db, quiz: QuizToWrite, origin: Origin): Promise<void> {
  const { file } = quiz;
  const { course: courseId = null, module: moduleId = null, lesson: lessonId = null } = file.placement ?? {};
  const row = {
    themeId: file.theme,
    status: file.status,
    position: file.position,
    level: file.level,
    courseId,
    moduleId,
    lessonId,
    title: normalizeTranslations(file.title),
    summary: normalizeTranslations(file.summary),
    feedback: file.feedback,
    timeLimitSeconds: file.minutes === undefined ? null : file.minutes * 60,
    attemptLimit: file.attempts ?? null,
    passingPercent: file.passing,
    shufflesQuestions: file.shuffleQuestions,
    shufflesOptions: file.shuffleOptions,
    questionCount: quiz.questions.length,
    points: quiz.questions.reduce((sum, { source }) => sum + source.points, 0),
    languages: languages.filter((language) => isWhollyIn(language, quiz)),
    ...origin,
  };
  await db
    .insert(quizzes)
    .values({ id: quiz.id, ...row })
    .onConflictDoUpdate({ target: quizzes.id, set: { ...row, updatedAt: sql`now()` } });
  for (const [index, question] of quiz.questions.entries()) await saveQuestion(db, quiz.id, index + 1, question);
  await withdrawMissing(db, quiz);
  await saveFiles(db, quiz);
  const isAskedFor = file.status === 'published' && isRequired({ courseId, moduleId, lessonId });
  await setCourseQuiz(db, { quizId: quiz.id, courseId, lessonId, isRequired: isAskedFor });
}

async function findKnown(db: Db, quizId: string): Promise<Origin | undefined> {
  const [known] = await db
    .select({ contentHash: quizzes.contentHash, editedAt: quizzes.editedAt })
    .from(quizzes)
    .where(eq(quizzes.id, quizId));
  return known;
}

/** Files are checked for this before they are loaded, so that it can only have been edited a moment ago. */
async function refuseOverEdits(db: Db, quizId: string, { files, loadedHash }: Loaded): Promise<void> {
  if (!isOverEdits(files, { loadedHash, files: await exportQuiz(db, quizId) })) return;
  throw new Error(`"${quizId}" was edited in the app while it was about to be loaded`);
}

type Loaded = { files: ContentFiles; loadedHash: string };

type QuestionToSave = Pick<QuizQuestion, 'id' | 'source' | 'prepared'> & {
  /** That it was prepared by, where that is not the one of now. */
  rendererEdition?: number;
};

/** Attempts refer to versions, so one that says something else is a new one. */
export async function saveQuestion(
  db: Db,
  quizId: string,
  position: number,
  { id, source, prepared, rendererEdition = currentEdition }: QuestionToSave,
): Promise<void> {
  const isQuestion = and(eq(questions.quizId, quizId), eq(questions.id, id));
  const [known] = await db
    .select({
      versionId: questionVersions.id,
      source: questionVersions.source,
      prepared: questionVersions.prepared,
      rendererEdition: questionVersions.rendererEdition,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(isQuestion);
  const isSameSource = known && isSameQuestion(known.source, source);
  // A drawing can change beside the text; a new renderer makes another body of the same question.
  const isRenderedAnew = isSameSource && known.rendererEdition !== rendererEdition;
  const isSame = isSameSource && (isRenderedAnew || isDeepStrictEqual(known.prepared, asKept(prepared)));
  if (isSame) {
    await db.update(questions).set({ position }).where(isQuestion);
    if (!isRenderedAnew) return;
    const isVersion = eq(questionVersions.id, known.versionId);
    await db.update(questionVersions).set({ prepared, rendererEdition }).where(isVersion);
    return;
  }
  const versionId = randomUUID();
  await db
    .insert(questions)
    .values({ quizId, id, position, currentVersionId: versionId })
    .onConflictDoUpdate({
      target: [questions.quizId, questions.id],
      set: { position, currentVersionId: versionId },
    });
  const next = sql<number>`(SELECT coalesce(max(version), 0) + 1 FROM question_versions
    WHERE quiz_id = ${quizId} AND question_id = ${id})`;
  await db.insert(questionVersions).values({
    ...{ id: versionId, quizId, questionId: id, version: next, type: source.type, topicId: source.topic },
    ...{
      points: source.points,
      tags: source.tags ?? [],
      words: wordsToFind(id, source),
      source,
      prepared,
      rendererEdition,
    },
  });
}

/** More cannot be indexed, and is in no question that somebody would look for. */
const mostWords = 200_000;

function wordsToFind(id: string, source: QuestionSource): string {
  return foldWords(`${id}\n${wordsOf({ ...source, type: null })}`).slice(0, mostWords);
}

/** Also what has no language, such as a formula. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .map(wordsOf)
    .filter((words) => words !== '')
    .join('\n');
}

/** One that an older version of the product kept may not even have the shape of a question any more. */
function isSameQuestion(kept: QuestionSource, source: QuestionSource): boolean {
  const read = questionShape.safeParse(kept);
  return read.success && writeQuestionFile(read.data).equals(writeQuestionFile(source));
}

/** As it comes back from the database. */
function asKept<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

async function withdrawMissing(db: Db, { id: quizId, file }: Pick<QuizToWrite, 'id' | 'file'>): Promise<void> {
  const isMissing = sql`quiz_id = ${quizId} AND NOT (id = ANY(${sql.param(file.questions)}::text[]))`;
  const isKept = ['attempt_questions', 'review_cards'].map(
    (table) => sql`EXISTS (SELECT FROM ${sql.identifier(table)} AS kept
                           WHERE kept.quiz_id = questions.quiz_id AND kept.question_id = questions.id)`,
  );
  // Somebody who starts an attempt meanwhile waits, or is waited for: what depends on it is all there to be seen then.
  await db.execute(sql`SELECT FROM questions WHERE ${isMissing} ORDER BY id FOR UPDATE`);
  await db.execute(sql`DELETE FROM questions WHERE ${isMissing} AND NOT (${sql.join(isKept, sql` OR `)})`);
  await db.execute(sql`UPDATE questions SET position = NULL WHERE ${isMissing}`);
}

async function saveFiles(db: Db, { id: quizId, files }: QuizToWrite): Promise<void> {
  await db.delete(quizFiles).where(eq(quizFiles.quizId, quizId));
  for (const [path, content] of files) await db.insert(quizFiles).values({ quizId, path, content });
}

function isWhollyIn(language: Language, { file, questions: all }: QuizToWrite): boolean {
  return [...translatedTexts(file), ...all.flatMap(({ source }) => translatedTexts(source))].every(
    ({ byLanguage }) => byLanguage[language] !== undefined,
  );
}
