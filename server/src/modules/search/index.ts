export { fold } from './analysis/fold.ts';
export { stemsOf } from './analysis/stemming/stems.ts';
export { isStopWord } from './analysis/stop-words.ts';
export { type FoundFact, findFacts } from './facts/find-facts.ts';
export { findExistingPassages } from './passages/find-existing-passages.ts';
export { findOpenings } from './passages/find-openings.ts';
export { type FoundPassage, findPassages } from './passages/find-passages.ts';
export { rankPassages } from './passages/rank-passages.ts';
export { scopeOf } from './search.policy.ts';
