import type { CitationNumber } from '../../../content/markdown/answers/citations.ts';
import type { GroundedPassage } from '../grounding/grounded-passage.ts';

/** Passages are numbered as an answer comes to them: what is cited first is [1], in whatever order they were found. */
export type CitationNumbers = {
  numberOf: CitationNumber;
  /** The passages by their own numbers, in the order in which they are cited. */
  cited: () => number[];
};

/** Of one answer, whichever parts it is written in. */
export function numberCitations(passages: readonly Pick<GroundedPassage, 'number'>[]): CitationNumbers {
  const known = new Set(passages.map(({ number }) => number));
  const shown = new Map<number, number>();
  return {
    numberOf: (passage) => {
      if (!known.has(passage)) return null;
      const number = shown.get(passage) ?? shown.size + 1;
      shown.set(passage, number);
      return number;
    },
    cited: () => [...shown.keys()],
  };
}
