import type { FoundFact } from '../../../search/index.ts';
import { type Reply, type ReplyContext, type ReplyPart, replyOf } from '../reply.ts';
import type { Solved, SolvedStep, UsedQuantity } from '../solving/match-formulas.ts';
import { plainMarkdown } from '../wording/plain-markdown.ts';
import { titleOf } from './title-of.ts';

type Say = ReplyContext['say'];

/** Formula, substitution and result, what was assumed, and the formula itself to go on with. */
export function tellSolution(solved: Solved<FoundFact>, say: Say, understood: string | null = null): Reply {
  const { result, steps, assumptions, broken, unused } = solved;
  const notes = [
    understood && say('computation.understood', { text: plainMarkdown(understood) }),
    assumptions.length > 0 && say('computation.assumed', { list: assumptions.map(assumptionText).join(', ') }),
    result.others.length > 0 && say('computation.others', { values: result.others.join(', ') }),
    result.isUnusual && say('computation.unusual'),
    ...broken.map(({ message }) => say('computation.broken', { text: plainMarkdown(message) })),
    unused.length > 0 && say('computation.unused', { list: unused.map(({ text }) => plainMarkdown(text)).join(', ') }),
  ];
  return replyOf(
    ...steps.flatMap((step, at) => [introduction(solved, at, say), stepText(step)]),
    say('computation.result', { name: plainMarkdown(result.name), value: result.valueText }),
    notes.filter((note) => typeof note === 'string' && note !== '').join(' '),
    livePart(solved),
  );
}

function introduction({ steps, candidates }: Solved<FoundFact>, at: number, say: Say): string {
  const found = steps[at]?.found;
  const candidate = candidates[Math.min(at, candidates.length - 1)];
  const isOnly = steps.length === 1;
  const key = isOnly ? 'computation.solved' : at === 0 ? 'computation.step' : 'computation.then';
  return say(key, {
    title: plainMarkdown((candidate && titleOf(candidate.fact)) ?? candidate?.title ?? ''),
    name: plainMarkdown(found?.name ?? ''),
    symbol: found?.latex ?? '',
  });
}

function stepText({ equation, found }: SolvedStep): string {
  if (!equation) return `$$\n${found.latex} = ${found.valueLatex}\n$$`;
  return `$$\n${equation.latex} = ${equation.substitutionLatex} = ${found.valueLatex}\n$$`;
}

function assumptionText(used: UsedQuantity): string {
  const value = used.origin === 'choice' ? `${plainMarkdown(used.label)} (${used.valueText})` : used.valueText;
  return `${plainMarkdown(used.name)} $${used.latex}$ = ${value}`;
}

function livePart({ live, candidates, steps }: Solved<FoundFact>): ReplyPart {
  const last = candidates.at(-1);
  const step = steps.at(-1);
  const latex = step?.statedLatex ?? step?.equation?.latex;
  const source = latex ? `$${latex}$` : ((last && titleOf(last.fact)) ?? '');
  const path = last?.path ?? null;
  return live.kind === 'formula'
    ? { kind: 'block', block: { kind: 'formula', formula: live.formula, source, path } }
    : { kind: 'block', block: { kind: 'calculator', calculator: live.calculator, source, path } };
}
