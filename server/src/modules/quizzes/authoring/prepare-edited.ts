import type { QuestionProblem } from '@navor/contract';
import { faultOf, faultWords, type QuestionFault, type QuestionSource } from '@navor/questions';
import { eq } from 'drizzle-orm';
import { isError } from '../../../content/files/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { quizFiles, quizTopics } from '../quizzes.tables.ts';
import type { Preparation } from './prepare-at-places.ts';

type Edited = { quizId: string; id: string; source: QuestionSource };

/** By their path in the quiz's folder. */
export type Drawings = ReadonlyMap<string, Uint8Array>;

/**
 * Makes a question ready with the drawings of its quiz, and with those that are about to come to it; tells what is wrong by
 * its place in the question.
 */
export async function prepareEdited(
  services: Pick<Services, 'db' | 'threads'>,
  { drawings = new Map(), ...edited }: Edited & { drawings?: Drawings | undefined },
): Promise<Preparation> {
  const files = new Map([...drawings, ...(await drawingsOf(services.db, edited.quizId))]);
  return prepareWith(services, { ...edited, files });
}

/** Drawings of a quiz by their path in its folder. */
export async function drawingsOf(db: Db, quizId: string): Promise<Map<string, Uint8Array>> {
  const rows = await db.select().from(quizFiles).where(eq(quizFiles.quizId, quizId));
  return new Map(rows.map(({ path, content }) => [path, content]));
}

/** The same with these drawings. */
export async function prepareWith(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  { quizId, id, source, files }: Edited & { files: Drawings },
): Promise<Preparation> {
  const [topic] = await db.select().from(quizTopics).where(eq(quizTopics.id, source.topic));
  const { prepared, problems } = await threads.run(prepareTask, { quizId, id, source, files });
  if (topic) return { prepared, problems };
  return { prepared: undefined, problems: [errorAt(['topic'], faultOf('noTopic', source.topic)), ...problems] };
}

const prepareTask = defineThreadTask<typeof import('./prepare-at-places.ts'), 'prepareAtPlaces'>({
  name: 'prepareAtPlaces',
  file: new URL('./prepare-at-places.ts', import.meta.url),
  limitMs: 20_000,
});

export function errorAt(place: QuestionProblem['place'], fault: QuestionFault): QuestionProblem {
  return { place, severity: 'error', message: faultWords(fault), fault };
}

export function hasErrors(problems: QuestionProblem[]): boolean {
  return problems.some(isError);
}
