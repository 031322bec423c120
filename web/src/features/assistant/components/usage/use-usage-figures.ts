import type { Usage } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** Writes what was used: figures that had to be estimated are marked as such wherever they stand. */
export function useUsageFigures() {
  const { t } = useTranslation('assistant-usage');
  const format = useFormatter();
  const tokens = (count: number, isEstimated: boolean) =>
    isEstimated && count > 0 ? t('estimated', { tokens: format.number(count) }) : format.number(count);
  return {
    ...format,
    inputTokens: ({ input_tokens, is_estimated }: Usage) => tokens(input_tokens, is_estimated),
    outputTokens: ({ output_tokens, is_estimated }: Usage) => tokens(output_tokens, is_estimated),
    /** `2026-03` as its name. */
    month: (month: string) => format.date(`${month}-01`, 'month'),
  };
}

/** Of many people together, how many they were and what failed for them stand beside it. */
export type UsageRow = Usage & { people?: number; failed?: number };

/** What every table of usage has after the column that names its rows. */
export function useUsageColumns(rows: readonly UsageRow[]): { name: string; figureOf: (row: UsageRow) => string }[] {
  const { t } = useTranslation('assistant-usage');
  const figures = useUsageFigures();
  const ofPeople = [
    { name: t('column.people'), figureOf: ({ people = 0 }: UsageRow) => figures.number(people) },
    { name: t('column.failed'), figureOf: ({ failed = 0 }: UsageRow) => figures.number(failed) },
  ];
  return [
    { name: t('column.messages'), figureOf: ({ messages }) => figures.number(messages) },
    ...(rows[0]?.people === undefined ? [] : ofPeople),
    { name: t('column.inputTokens'), figureOf: figures.inputTokens },
    { name: t('column.outputTokens'), figureOf: figures.outputTokens },
  ];
}

/** From the first month in which anything was asked; the newest first. */
export function monthsInUse<Month extends Usage>(months: readonly Month[]): Month[] {
  const first = months.findIndex(({ messages }) => messages > 0);
  return first < 0 ? [] : months.slice(first).toReversed();
}
