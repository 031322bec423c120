import { table } from '../table.ts';
import { isFailure, type Outcome } from './fault.ts';

export function describeFaults(outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap((outcome) =>
    outcome.kind === 'tried' && isFailure(outcome) ? [`${outcome.name}: ${complaintOf(outcome)}`] : [],
  );
  return [
    table(['fault', 'verdict', 'acknowledged', 'lost', 'tries refused', 'lasted s', 'back after s'], outcomes.map(row)),
    ...failures,
  ].join('\n\n');
}

export function describeOutcome(outcome: Outcome): string {
  return `· ${row(outcome).slice(0, 2).join(': ')}`;
}

function row(outcome: Outcome): string[] {
  if (outcome.kind === 'skipped') return [outcome.name, `skipped: ${outcome.reason}`, '', '', '', '', ''];
  const { name, acknowledged, lost, refused, lastedMs, backAfterMs } = outcome;
  const verdict = isFailure(outcome) ? 'FAILED' : 'survived';
  const counts = [acknowledged, lost, refused].map(String);
  return [name, verdict, ...counts, inSeconds(lastedMs), backAfterMs === undefined ? 'never' : inSeconds(backAfterMs)];
}

function complaintOf({ lost, complaint }: Extract<Outcome, { kind: 'tried' }>): string {
  return complaint ?? `${lost} acknowledged answers are lost`;
}

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
