/** How values of a range are laid out on an axis or a slider, as shares from 0 to 1. */
export type Scale = { kind: 'linear' | 'log'; min: number; max: number };

/** By decades where the range spans at least three of them, since small values would share one pixel otherwise. */
export function scaleOf(min: number, max: number): Scale {
  return { kind: min > 0 && max / min >= 1000 ? 'log' : 'linear', min, max };
}

export function shareOf({ kind, min, max }: Scale, value: number): number {
  if (max === min) return 0.5;
  return kind === 'log' ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
}

export function valueAt({ kind, min, max }: Scale, share: number): number {
  return kind === 'log' ? min * (max / min) ** share : min + (max - min) * share;
}

/** Round values inside the scale, about as many as asked for; whole decades on a logarithmic one. */
export function ticksOf(scale: Scale, wanted: number): number[] {
  const { kind, min, max } = scale;
  if (!(max > min)) return [min];
  if (kind === 'log') {
    const first = Math.ceil(Math.log10(min) - 1e-9);
    const last = Math.floor(Math.log10(max) + 1e-9);
    const step = Math.max(1, Math.ceil((last - first) / wanted));
    return range(first, last, step).map((power) => Number(`1e${power}`));
  }
  const rough = (max - min) / wanted;
  if (rough < 1e-300) return [min];
  const decade = 10 ** Math.floor(Math.log10(rough));
  const step = decade * ([1, 2, 2.5, 5, 10].find((factor) => factor * decade >= rough * 0.999) ?? 10);
  const room = 1e-9 * (max - min);
  return range(Math.ceil((min - room) / step), Math.floor((max + room) / step), 1).map((count) =>
    Number((count * step).toPrecision(12)),
  );
}

function range(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, at) => first + at * step);
}
