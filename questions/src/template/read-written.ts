import { type Expression, noUnit, readCondition, readExpression, readUnit, type Unit } from '@navor/quantities';
import type { Condition } from './template.ts';

type Report = (message: string) => void;

/** Stands for what could not be read, so that the rest of a question is checked all the same. */
const unread: Expression = { op: 'number', value: Number.NaN };

export function readAuthorsExpression(written: string, names: readonly string[], report: Report): Expression {
  const reading = readExpression(written, { names });
  if (reading.kind === 'expression') return reading.expression;
  report(reading.kind === 'empty' ? 'An expression is missing' : faultMessage(reading));
  return unread;
}

export function readAuthorsCondition(written: string, names: readonly string[], report: Report): Condition {
  const reading = readCondition(written, names);
  if (reading.kind === 'condition') {
    return { left: reading.left, comparison: reading.comparison, right: reading.right };
  }
  report(faultMessage(reading));
  return { left: unread, comparison: '=', right: unread };
}

export function readAuthorsUnit(written: string, report: Report): Unit {
  const unit = readUnit(written);
  if (!unit) report(`${written} is no unit`);
  return unit ?? noUnit;
}

type Fault = Extract<ReturnType<typeof readCondition>, { kind: 'unreadable' }>;

const messages: Record<Fault['reason'], (part: string) => string> = {
  'too-long': () => 'The expression is too long',
  'too-deep': () => 'The expression is nested too deeply',
  'too-large': (part) => `${part || 'The expression'} is too large`,
  'unknown-name': (part) => `${part} is neither a value of this question nor a function`,
  unexpected: (part) => `${part} is not expected here`,
  unbalanced: (part) => `${part || 'A parenthesis'} has no partner`,
  'missing-operand': (part) => (part ? `Something is missing beside ${part}` : 'Something is missing at the end'),
  number: (part) => `${part} is no number; the decimal sign is the point`,
  'no-comparison': () => 'A condition compares two sides, such as U / R < 0.1',
};

function faultMessage({ reason, part }: Fault): string {
  return messages[reason](part);
}
