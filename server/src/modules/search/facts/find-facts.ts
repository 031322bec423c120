import type { SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import type { Fact } from '../../../platform/searchable.ts';
import { type Question, readQuestion } from '../passages/question-terms.ts';
import type { SearchScope } from '../search.policy.ts';
import { findAskedCells } from './asked-cells.ts';
import { type MatchedFact, matchFacts } from './match-facts.ts';

/** An equation, a calculator or a row of a table that may hold what was asked for. */
export type FoundFact = {
  fact: Fact;
  /** Of the text that states it. */
  kind: SearchKind;
  itemId: string;
  language: Language;
  title: string;
  /** Without the area, with the anchor. */
  path: string;
  /** The higher, the better it fits; to be compared within one answer only. */
  score: number;
  /** How much of what was asked for by words it has, from 0 to 1. */
  coverage: number;
  /** Of a row: the cells that were asked for, the likeliest first; none where that cannot be told. */
  askedCells: number[];
};

type FactRequest = {
  /** A question in whole sentences, or words; empty where only quantities are given. */
  words: string;
  /** Of the quantities that are given or sought, as `dimensionText` writes them. */
  dimensions?: readonly string[];
  language: Language;
  kinds?: readonly Fact['kind'][];
  most: number;
};

/**
 * Facts that fit words or quantities, the best first: in the asker's language, and in others only where that one has none. By
 * as many statements whatever the size of the index.
 */
export async function findFacts(
  pool: Pool,
  scope: SearchScope,
  { words, dimensions = [], language, kinds = ['formula', 'calculator', 'row'], most }: FactRequest,
): Promise<FoundFact[]> {
  const question = await readQuestion(pool, words, { scope, language });
  if (question.terms.length === 0 && dimensions.length === 0) return [];
  const { rarities, facts } = await matchFacts(pool, question, scope, { language, kinds, dimensions, most });
  const points = question.terms.map(({ weight }, at) => weight * (rarities[at] ?? 0));
  const asked = points.reduce((sum, each) => sum + each, 0);
  const found = facts.map((matched) => present(matched, { question, points, asked }));
  const inLanguage = found.filter((fact) => fact.language === language);
  return (inLanguage.length > 0 ? inLanguage : found).slice(0, most);
}

type Scoring = { question: Question; points: number[]; asked: number };

function present(matched: MatchedFact, { question, points, asked }: Scoring): FoundFact {
  const { fact, kind, itemId, language, title, path, anchor, score, terms } = matched;
  const there = terms.reduce((sum, at) => sum + (points[at] ?? 0), 0);
  return {
    ...{ fact, kind, itemId, language, title, path: anchor === null ? path : `${path}#${anchor}`, score },
    coverage: asked > 0 ? there / asked : 0,
    askedCells: fact.kind === 'row' ? findAskedCells(fact, language, question) : [],
  };
}
