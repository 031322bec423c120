import { useTranslation } from 'react-i18next';
import type { NumberState } from './number-state.ts';
import type { IntegerReading } from './read-integer.ts';

/** What to do about something that is no number of this width, in words. */
export function useIntegerMessage(
  fault: Exclude<IntegerReading, { kind: 'integer' }> | null,
  { width }: NumberState['kind'],
): string | null {
  const { t } = useTranslation('calculator');
  if (!fault) return null;
  const plain = (value: bigint) => shortened(`${value}`.replace('-', '−'));
  switch (fault.kind) {
    case 'digit':
      return t('numbers.faults.digit', { sign: fault.sign, digits: t(`numbers.digits.${fault.base}`) });
    case 'overflow':
      return t('numbers.faults.overflow', {
        value: plain(fault.value),
        bits: fault.bits,
        width,
        min: plain(fault.min),
        max: plain(fault.max),
      });
    default:
      return t(`numbers.faults.${fault.kind}`);
  }
}

/** A long number would push the page apart. */
function shortened(digits: string): string {
  return digits.length > 24 ? `${digits.slice(0, 12)}…${digits.slice(-6)}` : digits;
}
