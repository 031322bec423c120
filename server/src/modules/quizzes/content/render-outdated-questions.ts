import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { attemptQuestions } from '../attempts.tables.ts';
import { clearQuestionVersionCache } from '../questions/question-version-cache.ts';
import { questions, questionVersions, quizFiles } from '../quizzes.tables.ts';
import type { QuestionPreparation } from './prepare-question.ts';

/** After an update of the renderer, shows every question as the new one would, also in attempts made before. */
export const outdatedQuestions = {
  async has(db: Db): Promise<boolean> {
    const rows = await db.select({ id: questionVersions.id }).from(questionVersions).where(isOutdated()).limit(1);
    return rows.length > 0;
  },
  job: defineJob({
    name: 'render-outdated-questions',
    input: z.object({}),
    retries: 3,
    async run(_, services) {
      const { db, pool } = services;
      const outdated = await db.select({ id: questionVersions.id }).from(questionVersions).where(isOutdated());
      for (const { id } of outdated) await renderVersion(services, id);
      clearQuestionVersionCache(pool);
    },
  }),
};

/** Of a row of `question_versions`: an older renderer made it, and somebody may still see it. */
function isOutdated(): SQL {
  return sql`(${questionVersions.rendererEdition} <> ${rendererEdition} AND (
    EXISTS (SELECT FROM ${questions} WHERE ${questions.quizId} = ${questionVersions.quizId}
      AND ${questions.id} = ${questionVersions.questionId} AND ${questions.currentVersionId} = ${questionVersions.id})
    OR EXISTS (SELECT FROM ${attemptQuestions} WHERE ${attemptQuestions.versionId} = ${questionVersions.id})))`;
}

async function renderVersion({ db, log, threads }: Services, id: string): Promise<void> {
  const [version] = await db.select().from(questionVersions).where(eq(questionVersions.id, id));
  if (!version) return;
  const files = await db.select().from(quizFiles).where(eq(quizFiles.quizId, version.quizId));
  const { quizId, questionId, source, version: number } = version;
  const drawings = new Map(files.map(({ path, content }) => [path, content]));
  const { prepared, problems } = await threads
    .run(prepareTask, { quizId, questionId, source, files: drawings })
    .catch(tooComplex);
  // A faulty one would fail at every start again. As it was it can still be answered, so it counts as made by this edition.
  await db
    .update(questionVersions)
    .set({ rendererEdition, ...(prepared && { prepared }) })
    // What was loaded in the meantime was rendered then.
    .where(and(eq(questionVersions.id, id), eq(questionVersions.rendererEdition, version.rendererEdition)));
  if (prepared) return;
  log.warn({ quizId, questionId, version: number, problems }, 'question not rendered anew: it has faults');
}

const prepareTask = defineThreadTask<typeof import('./prepare-version.ts'), 'prepareVersion'>({
  name: 'prepareVersion',
  file: new URL('./prepare-version.ts', import.meta.url),
  limitMs: 60_000,
});

function tooComplex(error: unknown): QuestionPreparation {
  if (!(error instanceof AppError && error.code === 'TOO_COMPLEX')) throw error;
  const message = 'This question takes longer to prepare than it may';
  return { prepared: undefined, problems: [{ line: 1, rule: 'too-complex', severity: 'error', message }] };
}
