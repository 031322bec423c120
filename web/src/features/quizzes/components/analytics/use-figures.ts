import { useFormatter } from '#platform/use-formatter.ts';

/** Writes what analytics tell: shares in percent, time in seconds; a dash where nothing is known. */
export function useFigures() {
  const format = useFormatter();
  return {
    ...format,
    share: (share: number | null) => (share === null ? unknown : format.achieved(share)),
    seconds: (seconds: number | null) => (seconds === null ? unknown : format.timeSpent(seconds)),
    // What rounds to nothing has no sign.
    index: (value: number) =>
      format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' }),
  };
}

const unknown = '–';
