import { describe, expect, it } from 'vitest';
import { usageChartModel } from './usage-chart-model.ts';

const days = (...messages: number[]) => messages.map((count, at) => ({ key: String(at), messages: count }));

describe('usageChartModel', () => {
  it('ends at a round number above the highest bar', () => {
    expect(usageChartModel(days(1, 7, 3), null)).toEqual({
      top: 10,
      limitShare: null,
      bars: [
        { key: '0', share: 0.1 },
        { key: '1', share: 0.7 },
        { key: '2', share: 0.3 },
      ],
    });
  });

  it.each([
    [0, 2],
    [2, 2],
    [3, 4],
    [11, 20],
    [21, 40],
    [41, 100],
    [300, 400],
  ])('gives %i messages a chart up to %i', (messages, top) => {
    expect(usageChartModel(days(messages), null).top).toBe(top);
  });

  it('draws a limit that is near', () => {
    expect(usageChartModel(days(4), 10)).toMatchObject({ top: 10, limitShare: 1 });
  });

  it('leaves out a limit beneath which nothing could be seen', () => {
    expect(usageChartModel(days(4), 300)).toMatchObject({ top: 4, limitShare: null });
  });
});
