/** Powers of the SI base units, in the order m, kg, s, A, K, mol, cd. */
export type Dimension = readonly [number, number, number, number, number, number, number];

const baseSymbols = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd'] as const;

export const dimensionless: Dimension = dimension();

/** Powers that are left out at the end are zero. */
export function dimension(...powers: number[]): Dimension {
  const [m = 0, kg = 0, s = 0, a = 0, k = 0, mol = 0, cd = 0] = powers;
  return [m, kg, s, a, k, mol, cd];
}

/** The dimension of a product in which the second factor is raised to a power. */
export function combine(first: Dimension, second: Dimension, power = 1): Dimension {
  return dimension(...first.map((own, at) => own + power * (second[at] ?? 0)));
}

export function raise(of: Dimension, power: number): Dimension {
  return combine(dimensionless, of, power);
}

export function isSameDimension(first: Dimension, second: Dimension): boolean {
  // Powers come from halves and thirds at worst, so they are compared with some room.
  return first.every((power, at) => Math.abs(power - (second[at] ?? 0)) < 1e-9);
}

/** Base units to their powers, such as `kg·m/s^2`; `1` for plain numbers. */
export function dimensionText(of: Dimension): string {
  const part = (power: number, at: number) => {
    const size = Math.abs(power);
    return size === 1 ? baseSymbols[at] : `${baseSymbols[at]}^${Number(size.toFixed(3))}`;
  };
  const above = of.flatMap((power, at) => (power > 0 ? [part(power, at)] : []));
  const below = of.flatMap((power, at) => (power < 0 ? [part(power, at)] : []));
  const top = above.join('·') || '1';
  if (below.length === 0) return top;
  return `${top}/${below.length > 1 ? `(${below.join('·')})` : below[0]}`;
}
