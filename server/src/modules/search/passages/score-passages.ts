import { hitsOfTerms, type IsHit } from '../excerpts/highlight.ts';
import type { FoundPassage } from './find-passages.ts';
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
/** Of passages that fit alike, the earlier one leads to the others. */
const perPosition = 0.02;

function present(passage: MatchedPassage, { question, points, isHitOf }: Scoring): FoundPassage {
  const { kind, itemId, language, title, context, anchor, heading, text, isList } = passage;
  const { inText, inCompounds, inTitle, inFront } = passage;
  const sum = (terms: Iterable<number>) => [...terms].reduce((total, at) => total + (points[at] ?? 0), 0);
  const headingPlaces = placesOf(heading ?? '', language, isHitOf);
  const inHeading = [...headingPlaces.keys()];
  const headingShare = Math.min(1, inHeading.length / Math.max(1, countWords(heading ?? '')));
  const titleShare = Math.min(1, inTitle.length / Math.max(1, passage.titleWords));
  const places = [placesOf(text, language, isHitOf), headingPlaces, placesOf(title, language, isHitOf)];
  const score =
    sum(inText) -
    (1 - ofCompound) * sum(inCompounds) +
    ofHeading * (0.5 + headingShare) * sum(inHeading) +
    ofTitle * (0.5 + titleShare) * sum(inTitle) +
    ofFront * sum(inFront) +
    ofCloseness * Math.max(...places.map((each) => closenessOf(each, points))) +
    (passage.hasFormula ? forFormula : 0);
  const there = new Map([
    ...inFront.map((at) => [at, ofKeywords] as const),
    ...inText.map((at) => [at, inCompounds.includes(at) ? ofCompound : 1] as const),
    ...[...inTitle, ...inHeading].map((at) => [at, 1] as const),
  ]);
  const coverage = coverageOf(question, { points, there });
  return {
    ...{ kind, itemId, language, title, context, anchor, heading, text, isList },
    path: anchor === null ? passage.path : `${passage.path}#${anchor}`,
    score:
      ((score * coverage) / (1 + perPosition * passage.position)) * (kind === 'lesson' || kind === 'library' ? 1 : 0.6),
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
