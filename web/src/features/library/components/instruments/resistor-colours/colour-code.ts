/** The colours of IEC 60062:2016; pink, for milliohms, came with that edition. */
export const bandColours = [
  ...(['black', 'brown', 'red', 'orange', 'yellow', 'green', 'blue', 'violet', 'grey', 'white'] as const),
  ...(['gold', 'silver', 'pink'] as const),
] as const;
export type BandColour = (typeof bandColours)[number];

export const digitColours = bandColours.slice(0, 10);

/** Powers of ten. */
export const multipliers: ReadonlyMap<BandColour, number> = new Map([
  ['pink', -3],
  ['silver', -2],
  ['gold', -1],
  ...digitColours.map((colour, exponent) => [colour, exponent] as const),
]);

/** Per cent to both sides. Without a band it is 20 %. */
export const tolerances: ReadonlyMap<BandColour, number> = new Map([
  ['silver', 10],
  ['gold', 5],
  ['red', 2],
  ['brown', 1],
  ['green', 0.5],
  ['blue', 0.25],
  ['violet', 0.1],
  ['orange', 0.05],
  ['yellow', 0.02],
  ['grey', 0.01],
]);
const toleranceWithoutBand = 20;

/** 10⁻⁶ a kelvin, to both sides. */
export const temperatureCoefficients: ReadonlyMap<BandColour, number> = new Map([
  ['black', 250],
  ['brown', 100],
  ['red', 50],
  ['orange', 15],
  ['yellow', 25],
  ['green', 20],
  ['blue', 10],
  ['violet', 5],
  ['grey', 1],
]);

export const bandCounts = [3, 4, 5, 6] as const;
export type BandCount = (typeof bandCounts)[number];

export type BandRole = 'first-digit' | 'digit' | 'multiplier' | 'tolerance' | 'temperature-coefficient';

/** What each band says, from the one that is nearest to an end. */
export function bandRoles(count: BandCount): BandRole[] {
  const digits: BandRole[] = count >= 5 ? ['first-digit', 'digit', 'digit'] : ['first-digit', 'digit'];
  const others: BandRole[] = ['multiplier', 'tolerance', 'temperature-coefficient'];
  return [...digits, ...others.slice(0, count - digits.length)];
}

/** A value never starts with a zero; the single black band of a bridge of zero ohms is no value of this code. */
export function coloursOf(role: BandRole): BandColour[] {
  if (role === 'first-digit') return digitColours.slice(1);
  if (role === 'digit') return [...digitColours];
  const table = { multiplier: multipliers, tolerance: tolerances, 'temperature-coefficient': temperatureCoefficients };
  return [...table[role].keys()];
}

type Resistor = {
  /** Ohms. */
  value: number;
  min: number;
  max: number;
  /** Per cent. */
  tolerance: number;
  /** 10⁻⁶ a kelvin; null where there is no band for it. */
  temperatureCoefficient: number | null;
};

/** Null where a colour has no meaning in its place. */
export function readBands(bands: readonly BandColour[]): Resistor | null {
  const count = bandCounts.find((each) => each === bands.length);
  if (!count) return null;
  const roles = bandRoles(count);
  if (roles.some((role, at) => !coloursOf(role).includes(bands[at] ?? 'pink'))) return null;
  const band = (role: BandRole) => bands[roles.indexOf(role)];
  const digits = bands.filter((_, at) => roles[at]?.endsWith('digit')).map((colour) => bandColours.indexOf(colour));
  const exponent = lookUp(multipliers, band('multiplier')) ?? 0;
  const tolerance = lookUp(tolerances, band('tolerance')) ?? toleranceWithoutBand;
  // As a text, so that 47 × 0,01 is 0,47 and not a trace more.
  const value = Number(`${digits.join('')}e${exponent}`);
  return {
    value,
    ...limits(value, tolerance),
    tolerance,
    temperatureCoefficient: lookUp(temperatureCoefficients, band('temperature-coefficient')) ?? null,
  };
}

function limits(value: number, tolerance: number): { min: number; max: number } {
  const clean = (limit: number) => Number(limit.toPrecision(12));
  return { min: clean(value * (1 - tolerance / 100)), max: clean(value * (1 + tolerance / 100)) };
}

function lookUp(table: ReadonlyMap<BandColour, number>, colour: BandColour | undefined): number | undefined {
  return colour && table.get(colour);
}
