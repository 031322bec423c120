import type { FileProblem } from '../../files/problem.ts';
import type { Terms } from '../read-terms.ts';
import type { WrittenText } from '../written-texts.ts';

/** A quantity is written with the same symbol in every text and language. */
export function avoidedNotation({ notation }: Terms, texts: readonly WrittenText[]): FileProblem[] {
  return texts.flatMap(({ path, firstLine, source }) =>
    source.split('\n').flatMap((line, index) =>
      Object.entries(notation).flatMap(([quantity, { use, avoid }]) =>
        avoid
          .filter((symbol) => line.includes(symbol))
          .map((symbol): FileProblem => {
            const message = `${symbol}: terms.yaml writes the ${quantity} as ${use}`;
            return { path, line: firstLine + index, rule: 'avoided-notation', severity: 'error', message };
          }),
      ),
    ),
  );
}
