import type { PreparedQuestion, QuestionSource } from '@navor/questions';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { questions, questionVersions } from '../quizzes.tables.ts';
import { type Drawings, drawingsOf } from './prepare-edited.ts';

/** A question as its authors have left it; not prepared where it has faults. */
export type AuthoredSource = { id: string; source: QuestionSource; prepared: PreparedQuestion | undefined };

type Drafted = {
  quizId: string;
  /** In the order in which they are asked. */
  ids: readonly string[];
  /** Those that are not as they are published. */
  sources: ReadonlyMap<string, QuestionSource>;
  /** Those that are not as they are published; undefined for one that was taken out. */
  drawings: ReadonlyMap<string, Uint8Array | undefined>;
};

export type AuthoredQuiz = { questions: AuthoredSource[]; drawings: Drawings };

/** The questions of a quiz with what is drafted over what is published. Only what the draft changes is prepared anew. */
export async function findAuthoredSources(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  { quizId, ids, sources, drawings: drafted }: Drafted,
): Promise<AuthoredQuiz> {
  const published = await findPublished(db, quizId);
  const drawings = overlaid(await drawingsOf(db, quizId), drafted);
  const showsDrafted = (source: QuestionSource) => {
    const written = JSON.stringify(source);
    return [...drafted.keys()].some((path) => written.includes(path));
  };
  const all = ids.flatMap((id): AuthoredSource[] => {
    const source = sources.get(id);
    if (source) return [{ id, source, prepared: undefined }];
    const known = published.get(id);
    if (!known) return [];
    return [{ id, source: known.source, prepared: showsDrafted(known.source) ? undefined : known.prepared }];
  });
  const changed = all.filter(({ prepared }) => !prepared).map(({ id, source }) => ({ id, source }));
  if (changed.length === 0) return { questions: all, drawings };
  const prepared = await threads.run(prepareTask, { quizId, questions: changed, files: drawings });
  return { questions: all.map((one) => ({ ...one, prepared: one.prepared ?? prepared.get(one.id) })), drawings };
}

type Published = { source: QuestionSource; prepared: PreparedQuestion };

async function findPublished(db: Db, quizId: string): Promise<Map<string, Published>> {
  const rows = await db
    .select({ id: questions.id, source: questionVersions.source, prepared: questionVersions.prepared })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(and(eq(questions.quizId, quizId), isNotNull(questions.position)));
  return new Map(rows.map(({ id, ...kept }) => [id, kept]));
}

function overlaid(published: Drawings, drafted: Drafted['drawings']): Drawings {
  const all = new Map(published);
  for (const [path, content] of drafted) {
    if (content) all.set(path, content);
    else all.delete(path);
  }
  return all;
}

/** All questions of a quiz at once: a drawing that all of them show may have changed. */
const prepareTask = defineThreadTask<typeof import('./prepare-sources.ts'), 'prepareSources'>({
  name: 'prepareSources',
  file: new URL('./prepare-sources.ts', import.meta.url),
  ...{ limitMs: 60_000, isLong: true },
});
