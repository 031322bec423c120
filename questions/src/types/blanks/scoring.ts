import { defaultLanguage, textIn } from '@navor/languages';
import type { Outcome, PartOutcome } from '../../outcome.ts';
import { faultOf } from '../../question-faults.ts';
import type { DrawnQuestion, QuestionScorer } from '../../question-scorer.ts';
import { toolsWithin } from '../../tools-within.ts';
import { scoreText } from '../short-text/scoring.ts';
import { prepareGap, revealGap, scoreGap, slipsOfGap, solveGap, viewGap } from './gaps.ts';
import { prepareParagraphs } from './prepare-paragraphs.ts';
import type { Blanks, PreparedGap } from './shape.ts';

export const scorer = {
  prepare: async ({ text, gaps }, tools) => {
    const prepared = await Promise.all(
      Object.entries(gaps).map(
        async ([name, gap]) => [name, await prepareGap(gap, toolsWithin(tools, ['gaps', name]))] as const,
      ),
    );
    for (const [name, gap] of prepared) {
      if (gap.type === 'short-text' && shareOf(scoreText(gap, name)) === 1)
        tools.report(['gaps', name], faultOf('gapNamesAnswer'));
    }
    return {
      type: 'blanks',
      paragraphs: await prepareParagraphs(text, Object.keys(gaps), tools),
      gaps: Object.fromEntries(prepared),
    };
  },

  view: ({ paragraphs, gaps }, drawing, fill) => ({
    type: 'blanks',
    paragraphs: textIn(paragraphs, drawing.language).map((pieces) =>
      pieces.map((piece) =>
        piece.kind === 'gap' ? piece : { kind: 'text', text: fill({ [defaultLanguage]: piece.text }) },
      ),
    ),
    gaps: eachGap(gaps, (gap) => viewGap(gap, drawing, fill)),
  }),

  score: ({ gaps }, drawing, response) => {
    const outcomes = Object.entries(gaps).map(
      ([name, gap]) => [name, scoreGap(gap, drawing, typedIn(response, name) ?? '')] as const,
    );
    return unreadableOf(outcomes) ?? gradedOf(outcomes);
  },

  reveal: ({ gaps }, drawing, fill, given) => ({
    type: 'blanks',
    gaps: eachGap(gaps, (gap, name) => {
      const typed = given && typedIn(given.response, name);
      return {
        share: typed === null ? 0 : shareOf(scoreGap(gap, drawing, typed)),
        reveal: revealGap(gap, drawing, fill, typed),
      };
    }),
  }),

  solve: (prepared, drawing) => ({ type: 'blanks', gaps: solution(prepared, drawing) }),

  /** One slip in one gap, with all others right. */
  slips: (prepared, drawing) =>
    Object.entries(prepared.gaps).flatMap(([name, gap]) =>
      slipsOfGap(gap, drawing).map((slip) => ({
        type: 'blanks',
        gaps: { ...solution(prepared, drawing), [name]: slip },
      })),
    ),
} satisfies QuestionScorer<'blanks'>;

type Outcomes = readonly (readonly [name: string, outcome: Outcome])[];

/** Only what cannot be read is told: the shares of other gaps would tell which of them are right before it is settled. */
function unreadableOf(outcomes: Outcomes): Outcome | null {
  const problems = outcomes.flatMap(([name, outcome]) =>
    outcome.kind === 'unreadable' ? [{ name, problem: outcome.problem }] : [],
  );
  const [first] = problems;
  if (!first) return null;
  const parts = Object.fromEntries(problems.map(({ name, problem }) => [name, { share: 0, problem }]));
  return { kind: 'unreadable', problem: first.problem, parts };
}

function gradedOf(outcomes: Outcomes): Outcome {
  if (outcomes.every(([, { kind }]) => kind === 'unanswered')) return { kind: 'unanswered' };
  const sum = outcomes.reduce((total, [, outcome]) => total + shareOf(outcome), 0);
  return {
    kind: 'graded',
    share: sum / outcomes.length,
    parts: Object.fromEntries(outcomes.map(([name, outcome]) => [name, partOf(outcome)])),
  };
}

function partOf(outcome: Outcome): PartOutcome {
  const slip = outcome.kind === 'graded' ? outcome.slip : undefined;
  return { share: shareOf(outcome), ...(slip && { slip }) };
}

function shareOf(outcome: Outcome): number {
  return outcome.kind === 'graded' ? outcome.share : 0;
}

function typedIn({ gaps }: Blanks['response'], name: string): string | null {
  return Object.hasOwn(gaps, name) ? (gaps[name] ?? null) : null;
}

function solution({ gaps }: Blanks['prepared'], drawing: DrawnQuestion): Record<string, string> {
  return eachGap(gaps, (gap) => solveGap(gap, drawing));
}

function eachGap<Result>(
  gaps: Blanks['prepared']['gaps'],
  change: (gap: PreparedGap, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [name, change(gap, name)]));
}
