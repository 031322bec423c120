import type { Outcome } from '../../outcome.ts';
import type { Fill, Prepared, Response, Source } from '../../question.ts';
import type { DrawnQuestion, PrepareTools, QuestionScorer } from '../../question-scorer.ts';
import { scorer as numeric } from '../numeric/scoring.ts';
import { scorer as shortText } from '../short-text/scoring.ts';
import { scorer as singleChoice } from '../single-choice/scoring.ts';
import type { GapReveal, GapView, PreparedGap } from './shape.ts';

type GapType = PreparedGap['type'];

const scorers: { [Type in GapType]: QuestionScorer<Type> } = {
  numeric,
  'short-text': shortText,
  'single-choice': singleChoice,
};

/** A gap of any type is scored as a question of that type is. */
function scorerOf<Type extends GapType>(type: Type): QuestionScorer<Type> {
  return scorers[type];
}

export function prepareGap(source: Source<GapType>, tools: PrepareTools): Promise<Prepared<GapType>> {
  return scorerOf(source.type).prepare(source, tools);
}

export function viewGap(gap: PreparedGap, drawing: DrawnQuestion, fill: Fill): GapView {
  return scorerOf(gap.type).view(gap, drawing, fill);
}

export function scoreGap(gap: PreparedGap, drawing: DrawnQuestion, typed: string): Outcome {
  return scorerOf(gap.type).score(gap, drawing, responseOf(gap, typed));
}

export function revealGap(gap: PreparedGap, drawing: DrawnQuestion, fill: Fill, typed: string | null): GapReveal {
  const given = typed === null ? null : { response: responseOf(gap, typed), outcome: scoreGap(gap, drawing, typed) };
  return scorerOf(gap.type).reveal(gap, drawing, fill, given);
}

export function solveGap(gap: PreparedGap, drawing: DrawnQuestion): string {
  return typedOf(scorerOf(gap.type).solve(gap, drawing));
}

export function slipsOfGap(gap: PreparedGap, drawing: DrawnQuestion): string[] {
  return scorerOf(gap.type).slips(gap, drawing).map(typedOf);
}

function responseOf({ type }: PreparedGap, typed: string): Response<GapType> {
  return type === 'single-choice' ? { type, choice: typed } : { type, text: typed };
}

function typedOf(response: Response<GapType>): string {
  return response.type === 'single-choice' ? response.choice : response.text;
}
