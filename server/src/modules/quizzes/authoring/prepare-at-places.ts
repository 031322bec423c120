import type { QuestionProblem } from '@navor/contract';
import type { PreparedQuestion, QuestionSource } from '@navor/questions';
import type { Place } from '@navor/questions/scoring';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import type { LineOf } from '../../../content/files/yaml-file.ts';
import { prepareQuestion } from '../content/prepare-question.ts';

type Edited = { quizId: string; id: string; source: QuestionSource; files: ReadonlyMap<string, Uint8Array> };
export type Preparation = { prepared: PreparedQuestion | undefined; problems: QuestionProblem[] };

/** Makes a question ready and tells what is wrong by its place in the question. */
export async function prepareAtPlaces({ quizId, id, source, files }: Edited): Promise<Preparation> {
  const places = new NumberedPlaces();
  const { prepared, problems } = await prepareQuestion({
    ...{ quizId, id, source },
    files: asBuffers(files),
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
  return { prepared, problems: told };
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
