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

/** From the first month in which anything was asked; the newest first. */
export function monthsInUse<Month extends Usage>(months: readonly Month[]): Month[] {
  const first = months.findIndex(({ messages }) => messages > 0);
  return first < 0 ? [] : months.slice(first).toReversed();
}
