import { hitsIn, hitsOfTerms } from '../excerpts/highlight.ts';
import type { FoundPassage } from './find-passages.ts';
import type { MatchedPassage, PassageMatches } from './match-passages.ts';
import type { Question } from './question-terms.ts';

/** Puts passages in order, and says which of them are about what was asked. */
export function scorePassages(question: Question, { rarities, passages }: PassageMatches): FoundPassage[] {
  const points = question.terms.map(({ weight }, at) => weight * (rarities[at] ?? 0));
  const isHitOf = question.terms.map(({ term }) => hitsOfTerms([term]));
  return passages
    .map((passage) => {
      const { heading, language } = passage;
      const inHeading = isHitOf.flatMap((isHit, at) =>
        heading && hitsIn(heading, language, isHit).length > 0 ? [at] : [],
      );
      return present(passage, { question, points, inHeading });
    })
    .sort((one, other) => other.score - one.score);
}

type Scoring = { question: Question; points: number[]; inHeading: number[] };

/** What is in the passage counts whole; what only its heading, its title or the keywords of its text say, less. */
const [ofHeading, ofTitle, ofKeywords] = [0.5, 0.5, 0.7];
/** So much of what a sentence asks for has to be there. */
const strongCoverage = 0.6;
const forFormula = 8;

function present(passage: MatchedPassage, { question, points, inHeading }: Scoring): FoundPassage {
  const { kind, itemId, language, title, context, anchor, heading, text, isList, inText, inTitle, inFront } = passage;
  const sum = (terms: Iterable<number>) => [...terms].reduce((total, at) => total + (points[at] ?? 0), 0);
  const titleShare = Math.min(1, inTitle.length / Math.max(1, passage.titleWords));
  const score =
    (sum(inText) + ofHeading * sum(inHeading) + ofTitle * (0.5 + titleShare) * sum(inTitle)) *
      (1 / (1 + 0.02 * passage.position)) +
    (passage.hasFormula ? forFormula : 0);
  const there = new Map([
    ...inFront.map((at) => [at, ofKeywords] as const),
    ...[...inTitle, ...inHeading, ...inText].map((at) => [at, 1] as const),
  ]);
  const coverage = coverageOf(question, { points, there });
  return {
    ...{ kind, itemId, language, title, context, anchor, heading, text, isList },
    path: anchor === null ? passage.path : `${passage.path}#${anchor}`,
    score: score * coverage * (kind === 'lesson' || kind === 'library' ? 1 : 0.6),
    coverage,
    isStrong: passage.hasFormula || coverage >= strongCoverage,
  };
}

/** How much of what was asked is there. One sentence of several is enough: the others lead to it, or greet. */
function coverageOf(
  { terms, sentenceCount }: Question,
  { points, there }: { points: number[]; there: Map<number, number> },
) {
  const all = [...terms.keys()];
  const sentences = Array.from({ length: sentenceCount }, (_, sentence) =>
    all.filter((at) => terms[at]?.sentences.includes(sentence)),
  );
  const shares = [all, ...sentences].map((asked) => {
    const total = asked.reduce((sum, at) => sum + (points[at] ?? 0), 0);
    return total === 0 ? 0 : asked.reduce((sum, at) => sum + (there.get(at) ?? 0) * (points[at] ?? 0), 0) / total;
  });
  return Math.max(...shares);
}
