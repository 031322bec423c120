import type { FieldChoice, Reading } from '@navor/quantities';
import { useTranslation } from 'react-i18next';
import type { Variable } from './formula-state.ts';

/** What to do about something that cannot be read, in words; null where nothing is to be done. */
export function useReadingMessage(
  reading: Reading | null,
  choices: [FieldChoice, FieldChoice] | null,
  { unit }: Pick<Variable, 'unit'>,
): string | null {
  const { t } = useTranslation('formula');
  if (choices) return t('messages.ambiguous', { first: choices[0].meaning, second: choices[1].meaning });
  if (!reading || reading.kind === 'quantity') return null;
  if (reading.kind === 'empty') return t('messages.empty');
  if (reading.kind === 'wrong-dimension') {
    const { given, givenUnit, expected, expectedUnit } = reading;
    if (expectedUnit === '') return t('messages.noUnit', { givenUnit });
    if (given === 'other' || expected === 'other') return t('messages.otherUnit', { givenUnit, expectedUnit });
    return t('messages.wrongDimension', {
      givenUnit,
      expectedUnit,
      given: t(`kinds.${given}`),
      expected: capital(t(`kinds.${expected}`)),
    });
  }
  if (reading.reason === 'unknown-unit') {
    const part = excerpt(reading.part);
    return unit === '' ? t('messages.noUnit', { givenUnit: part }) : t('messages.unknownUnit', { part, unit });
  }
  return t(`messages.${reading.reason}`);
}

/** A long text would push the page apart. */
export function excerpt(text: string): string {
  return text.length > 16 ? `${text.slice(0, 16)}…` : text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
