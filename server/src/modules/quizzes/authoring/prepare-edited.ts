import type { QuestionProblem } from '@navor/contract';
import { faultOf, faultWords, type PreparedQuestion, type QuestionFault, type QuestionSource } from '@navor/questions';
import type { Place } from '@navor/questions/scoring';
import { eq } from 'drizzle-orm';
import { isError } from '../../../content/files/problem.ts';
import type { LineOf } from '../../../content/files/yaml-file.ts';
import type { Db } from '../../../platform/database/database.ts';
import { prepareQuestion } from '../content/prepare-question.ts';
import { quizFiles, quizTopics } from '../quizzes.tables.ts';

type Edited = { quizId: string; id: string; source: QuestionSource };
type Preparation = { prepared: PreparedQuestion | undefined; problems: QuestionProblem[] };

/** Makes a question ready with the drawings of its quiz, and tells what is wrong by its place in the question. */
export async function prepareEdited(db: Db, { quizId, id, source }: Edited): Promise<Preparation> {
  const drawings = await db.select().from(quizFiles).where(eq(quizFiles.quizId, quizId));
  const [topic] = await db.select().from(quizTopics).where(eq(quizTopics.id, source.topic));
  const places = new NumberedPlaces();
  const { prepared, problems } = await prepareQuestion({
    ...{ quizId, id, source },
    files: new Map(drawings.map(({ path, content }) => [path, content])),
    lineOf: places.numberOf,
    textLineOf: places.numberOf,
  });
  const told = problems.map(
    ({ line, severity, message, fault = null }): QuestionProblem => ({
      place: places.at(line),
      severity,
      message,
      fault,
    }),
  );
  if (topic) return { prepared, problems: told };
  return { prepared: undefined, problems: [errorAt(['topic'], faultOf('noTopic', source.topic)), ...told] };
}

export function errorAt(place: QuestionProblem['place'], fault: QuestionFault): QuestionProblem {
  return { place, severity: 'error', message: faultWords(fault), fault };
}

export function hasErrors(problems: QuestionProblem[]): boolean {
  return problems.some(isError);
}

/** More than any text of a question has. */
const linesPerPlace = 1_000_000;

/**
 * Checks tell lines of a file, and a question that is edited in a form is in none. So each place gets lines of its own:
 * whatever line of a text is told then, the place is known.
 */
class NumberedPlaces {
  readonly #places: Place[] = [[]];

  numberOf: LineOf = (path) => (this.#places.push(path.map(nameOf)) - 1) * linesPerPlace;

  at(line: number): (string | number)[] {
    return [...(this.#places[Math.floor(line / linesPerPlace)] ?? [])];
  }
}

function nameOf(part: PropertyKey): string | number {
  return typeof part === 'symbol' ? String(part) : part;
}
