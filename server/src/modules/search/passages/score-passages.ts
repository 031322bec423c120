import { hitsOfTerms, type IsHit } from '../excerpts/highlight.ts';
import type { FoundPassage } from './found-passage.ts';
import type { MatchedPassage, PassageMatches } from './match-passages.ts';
import type { Question } from './question-terms.ts';
import { closenessOf, countWords, placesOf } from './word-places.ts';

/** Puts passages in order, and says which of them are about what was asked. */
export function scorePassages(question: Question, { rarities, passages }: PassageMatches): FoundPassage[] {
  const points = question.terms.map(({ weight }, at) => weight * (rarities[at] ?? 0));
  const isHitOf = question.terms.map(({ term }) => hitsOfTerms([{ ...term, related: [] }]));
  const scored = passages.map((passage) => present(passage, { question, points, isHitOf }));
  return scored.sort((one, other) => other.score - one.score);
}

type Scoring = { question: Question; points: number[]; isHitOf: IsHit[] };

/** What is in the passage counts whole; what only its heading, its title or the keywords of its text say, less. */
const [ofHeading, ofTitle, ofKeywords, ofCompound] = [0.4, 0.5, 0.7, 0.75];
/** So much of what a sentence asks for has to be there. */
const strongCoverage = 0.6;
/** What is in the title, the headings or the keywords of its text; words that stand side by side as they were asked. */
const [ofFront, ofCloseness] = [0.2, 0.8];
const forFormula = 8;
/** Courses and quizzes are named after what others explain. */
const ofOtherKinds = 0.6;
/** Of passages that fit alike, the earlier one leads to the others. */
const perPosition = 0.02;

function present(passage: MatchedPassage, scoring: Scoring): FoundPassage {
  const { kind, itemId, language, title, context, anchor, heading, text, isList, hasFormula } = passage;
  const headingPlaces = placesOf(heading ?? '', language, scoring.isHitOf);
  const inHeading = [...headingPlaces.keys()];
  const { inText, inCompounds, inTitle, inFront } = passage;
  const there = new Map([
    ...inFront.map((at) => [at, ofKeywords] as const),
    ...inText.map((at) => [at, inCompounds.includes(at) ? ofCompound : 1] as const),
    ...[...inTitle, ...inHeading].map((at) => [at, 1] as const),
  ]);
  const coverage = coverageOf(scoring.question, { points: scoring.points, there });
  const fit = coverage * pointsOf(passage, inHeading, scoring) + (hasFormula ? forFormula : 0);
  const ofKind = kind === 'lesson' || kind === 'library' ? 1 : ofOtherKinds;
  return {
    ...{ kind, itemId, language, title, context, anchor, heading, text, isList, coverage },
    path: anchor === null ? passage.path : `${passage.path}#${anchor}`,
    score: (fit * ofKind) / (1 + perPosition * passage.position),
    isStrong: hasFormula || coverage >= strongCoverage,
  };
}

function pointsOf(passage: MatchedPassage, inHeading: number[], { points, isHitOf }: Scoring): number {
  const { language, title, titleWords, heading, text, inText, inCompounds, inTitle, inFront } = passage;
  const sum = (terms: number[]) => terms.reduce((total, at) => total + (points[at] ?? 0), 0);
  // A name that says nothing else is about just that.
  const shareOf = (terms: number[], wordCount: number) => 0.5 + Math.min(1, terms.length / Math.max(1, wordCount));
  const closest = [text, heading ?? '', title].map((each) => closenessOf(placesOf(each, language, isHitOf), points));
  return (
    sum(inText) -
    (1 - ofCompound) * sum(inCompounds) +
    ofHeading * shareOf(inHeading, countWords(heading ?? '')) * sum(inHeading) +
    ofTitle * shareOf(inTitle, titleWords) * sum(inTitle) +
    ofFront * sum(inFront) +
    ofCloseness * Math.max(...closest)
  );
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
