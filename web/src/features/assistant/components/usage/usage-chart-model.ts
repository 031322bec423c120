/** The chart's scale and bars, apart from how they are drawn. */

type Bar = { key: string; share: number };
export type UsageChartModel = {
  /** What the top of the chart stands for; a round number. */
  top: number;
  /** Where the limit is drawn; null where the bars would shrink to nothing beneath it. */
  limitShare: number | null;
  bars: Bar[];
};

/** A limit that is this many times higher than all bars is left to the words beside the chart. */
const farAbove = 4;

export function usageChartModel(counts: { key: string; messages: number }[], limit: number | null): UsageChartModel {
  const highest = Math.max(0, ...counts.map(({ messages }) => messages));
  const showsLimit = limit !== null && limit <= highest * farAbove;
  const top = roundTop(Math.max(highest, showsLimit ? limit : 0));
  return {
    top,
    limitShare: showsLimit ? limit / top : null,
    bars: counts.map(({ key, messages }) => ({ key, share: messages / top })),
  };
}

/** The next of 2, 4, 10, 20, 40, 100 …: its half is whole as well, and can be written beside the middle line. */
function roundTop(value: number): number {
  for (let power = 1; ; power *= 10) {
    const fitting = [2, 4, 10].map((step) => step * power).find((step) => step >= value);
    if (fitting !== undefined) return fitting;
  }
}
