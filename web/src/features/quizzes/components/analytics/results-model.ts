import type { LearnerAnalytics } from '@navor/contract';

export type Result = LearnerAnalytics['results'][number];

/** Results that one mean is taken over: single quizzes differ too much in difficulty to be compared. */
export const meanOver = 5;
const fewestToCompare = 3;
const steadyWithin = 0.05;

/** Where a result stands in the chart, in percent of its width and height, from its lower left corner. */
export type ChartPoint = { x: number; y: number };

/** Each in the middle of a column of its own. */
export function pointsOf(shares: readonly number[]): ChartPoint[] {
  return shares.map((share, index) => ({ x: ((index + 0.5) / shares.length) * 100, y: share * 100 }));
}

/** The mean of the latest results at each one that has enough before it. */
export function meanPoints(shares: readonly number[]): ChartPoint[] {
  return pointsOf(shares).flatMap(({ x }, index) => {
    const latest = shares.slice(Math.max(0, index + 1 - meanOver), index + 1);
    return latest.length === meanOver ? [{ x, y: meanOf(latest) * 100 }] : [];
  });
}

/** As SVG draws it, whose heights grow downwards. */
export function linePath(points: readonly ChartPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(100 - y)}`).join('');
}

export type Trend = { kind: 'up' | 'down' | 'steady'; recent: number; before: number };

/** How the latest results compare with as many before them; null while there are too few. */
export function trendOf(shares: readonly number[]): Trend | null {
  const latest = shares.slice(-meanOver);
  const earlier = shares.slice(0, -meanOver).slice(-meanOver);
  if (earlier.length < fewestToCompare) return null;
  const [recent, before] = [meanOf(latest), meanOf(earlier)];
  if (Math.abs(recent - before) < steadyWithin) return { kind: 'steady', recent, before };
  return { kind: recent > before ? 'up' : 'down', recent, before };
}

function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
