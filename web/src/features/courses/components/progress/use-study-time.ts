import { useFormatter } from '#platform/use-formatter.ts';
import { minutesOf } from './study-figures.ts';

/** Writes study time: every amount, a sum as well as its parts, is rounded from seconds by the same rule. */
export function useStudyTime(): (seconds: number) => string {
  const format = useFormatter();
  return (seconds) => {
    const minutes = minutesOf(seconds);
    return seconds > 0 && minutes === 0 ? `<\u00a0${format.duration(1)}` : format.duration(minutes);
  };
}
