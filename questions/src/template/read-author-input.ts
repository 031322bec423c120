import { type Expression, noUnit, readCondition, readExpression, readUnit, type Unit } from '@navor/quantities';
import { faultOf, type QuestionFault } from '../question-faults.ts';
import type { Condition } from './template.ts';

type Report = (fault: QuestionFault) => void;

/** Stands for what could not be read, so that the rest of a question is checked all the same. */
const unread: Expression = { op: 'number', value: Number.NaN };

export function readAuthorsExpression(written: string, names: readonly string[], report: Report): Expression {
  const reading = readExpression(written, { names });
  if (reading.kind === 'expression') return reading.expression;
  report(reading.kind === 'empty' ? faultOf('expressionMissing') : faultIn(reading));
  return unread;
}

export function readAuthorsCondition(written: string, names: readonly string[], report: Report): Condition {
  const reading = readCondition(written, names);
  if (reading.kind === 'condition') {
    return { left: reading.left, comparison: reading.comparison, right: reading.right };
  }
  report(faultIn(reading));
  return { left: unread, comparison: '=', right: unread };
}

export function readAuthorsUnit(written: string, report: Report): Unit {
  const unit = readUnit(written);
  if (!unit) report(faultOf('noUnit', written));
  return unit ?? noUnit;
}

type Unreadable = Extract<ReturnType<typeof readCondition>, { kind: 'unreadable' }>;

const faults: Record<Unreadable['reason'], (part: string) => QuestionFault> = {
  'too-long': () => faultOf('tooLong'),
  'too-deep': () => faultOf('tooDeep'),
  'too-large': (part) => faultOf('tooLarge', part),
  'unknown-name': (part) => faultOf('unknownName', part),
  unexpected: (part) => faultOf('unexpected', part),
  unbalanced: (part) => faultOf('unbalanced', part),
  'missing-operand': (part) => (part ? faultOf('missingBeside', part) : faultOf('missingAtEnd')),
  number: (part) => faultOf('noNumber', part),
  'no-comparison': () => faultOf('noComparison'),
};

function faultIn({ reason, part }: Unreadable): QuestionFault {
  return faults[reason](part);
}
