import {
  type ExpressionFaultReason,
  noUnit,
  type QuantityKind,
  quantityKind,
  readUnit,
  type Unit,
  type UnreadableReason,
} from '@navor/quantities';
import type { ReadingProblem } from '@navor/questions/outcome.ts';
import { useTranslation } from 'react-i18next';
import { exampleUnit } from './example-unit.ts';

type Reason = UnreadableReason | ExpressionFaultReason;
type NamedKind = Exclude<QuantityKind, 'number' | 'other'>;

/** What to do about an answer that cannot be taken as it is, in words. */
export function useProblemText(): (problem: ReadingProblem) => string {
  const { t } = useTranslation(['quiz', 'formula']);
  const kindText = (kind: NamedKind) => t(`formula:kinds.${kind}`);

  const missingUnit = (unit: Unit) => {
    const kind = quantityKind(unit);
    const example = exampleUnit(unit).text;
    if (!isNamed(kind)) return t('reading.missingAnyUnit', { unit: example });
    return t('reading.missingUnit', { kind: kindText(kind), unit: example });
  };

  const wrongDimension = (given: string, expected: string) => {
    if (expected === '') return t('reading.noUnit', { given });
    const [givenUnit, expectedUnit] = [unitNamed(given), unitNamed(expected)];
    const [givenKind, expectedKind] = [quantityKind(givenUnit), quantityKind(expectedUnit)];
    // Both a becquerel and a hertz are one in a second.
    if (!isNamed(givenKind) || !isNamed(expectedKind) || givenKind === expectedKind) {
      return t('reading.wrongUnit', { given, expected: exampleUnit(expectedUnit).text });
    }
    return t('reading.wrongKind', { given, givenKind: kindText(givenKind), expectedKind: kindText(expectedKind) });
  };

  return (problem) => {
    if (problem.kind === 'missing-unit') return missingUnit(unitNamed(problem.unit));
    if (problem.kind === 'ambiguous') {
      const [first = '', second = ''] = problem.choices.map((choice) => shortened(choice, 40));
      return t('reading.ambiguous', { first, second });
    }
    if (problem.kind === 'wrong-dimension') return wrongDimension(problem.given, problem.expected);
    const part = shortened(problem.part, 16);
    if (isKnown(problem.reason)) return t(`reading.reasons.${problem.reason}`, { part });
    return part ? t('reading.unreadable', { part }) : t('reading.unreadableAll');
  };
}

function unitNamed(text: string): Unit {
  return readUnit(text) ?? noUnit;
}

function isNamed(kind: QuantityKind): kind is NamedKind {
  return kind !== 'number' && kind !== 'other';
}

const knownReasons: Record<Reason, true> = {
  ...{ 'too-long': true, 'too-deep': true, 'too-large': true, 'no-number': true, number: true, 'zero-division': true },
  ...{ 'unknown-unit': true, 'unknown-name': true, unexpected: true, unbalanced: true, 'missing-operand': true },
};

function isKnown(reason: string): reason is Reason {
  return Object.hasOwn(knownReasons, reason);
}

/** A long text would push the page apart. */
function shortened(part: string, longest: number): string {
  return part.length > longest ? `${part.slice(0, longest)}…` : part;
}
