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
      const inHeading = heading
        ? [...isHitOf.keys()].filter((at) => hitsIn(heading, language, isHitOf[at] ?? (() => false)).length > 0)
        : [];
      return present(passage, { question, points, inHeading });
    })
    .sort((one, other) => other.score - one.score);
}

type Scoring = { question: Question; points: number[]; inHeading: number[] };

/** What is in the passage counts whole; what only its heading or its title says, less. */
const [ofHeading, ofTitle] = [0.5, 0.5];
/** So much of what a sentence asks for has to be there. */
const strongShare = 0.6;
const forFormula = 8;

function present(passage: MatchedPassage, { question, points, inHeading }: Scoring): FoundPassage {
  const { kind, itemId, language, title, context, anchor, heading, text, isList, inText, inTitle } = passage;
  const sum = (terms: Iterable<number>) => [...terms].reduce((total, at) => total + (points[at] ?? 0), 0);
  const titleShare = Math.min(1, inTitle.length / Math.max(1, passage.titleWords));
  const score =
    (sum(inText) + ofHeading * sum(inHeading) + ofTitle * (0.5 + titleShare) * sum(inTitle)) *
      (1 / (1 + 0.02 * passage.position)) +
    (passage.hasFormula ? forFormula : 0);
  const there = new Set([...inText, ...inHeading, ...inTitle]);
  return {
    ...{ kind, itemId, language, title, context, anchor, heading, text, isList },
    path: anchor === null ? passage.path : `${passage.path}#${anchor}`,
    score: score * (kind === 'lesson' || kind === 'library' ? 1 : 0.6),
    isStrong: passage.hasFormula || isAbout(question, there, sum),
  };
}

/** One sentence of several is enough: the others lead to it, or greet. */
function isAbout(question: Question, there: Set<number>, sum: (terms: Iterable<number>) => number): boolean {
  const all = [...question.terms.keys()];
  const sentences = Array.from({ length: question.sentenceCount }, (_, sentence) =>
    all.filter((at) => question.terms[at]?.sentences.includes(sentence)),
  );
  return [all, ...sentences].some((terms) => {
    const asked = sum(terms);
    return asked > 0 && sum(terms.filter((at) => there.has(at))) / asked >= strongShare;
  });
}
