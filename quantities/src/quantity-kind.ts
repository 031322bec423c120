import { dimension, isSameDimension } from './dimension.ts';
import type { Unit } from './unit.ts';

// Powers of m, kg, s, A, K, mol, cd.
const powers = {
  number: [],
  length: [1],
  area: [2],
  volume: [3],
  mass: [0, 1],
  time: [0, 0, 1],
  current: [0, 0, 0, 1],
  temperature: [0, 0, 0, 0, 1],
  amount: [0, 0, 0, 0, 0, 1],
  luminousIntensity: [0, 0, 0, 0, 0, 0, 1],
  speed: [1, 0, -1],
  acceleration: [1, 0, -2],
  frequency: [0, 0, -1],
  force: [1, 1, -2],
  pressure: [-1, 1, -2],
  density: [-3, 1],
  energy: [2, 1, -2],
  power: [2, 1, -3],
  charge: [0, 0, 1, 1],
  voltage: [2, 1, -3, -1],
  resistance: [2, 1, -3, -2],
  conductance: [-2, -1, 3, 2],
  resistivity: [3, 1, -3, -2],
  capacitance: [-2, -1, 4, 2],
  inductance: [2, 1, -2, -2],
  magneticFlux: [2, 1, -2, -1],
  magneticFluxDensity: [0, 1, -2, -1],
} satisfies Record<string, number[]>;

export type QuantityKind =
  | keyof typeof powers
  | 'angle'
  | 'angularSpeed'
  | 'temperatureDifference'
  | 'moment'
  | 'apparentPower'
  | 'reactivePower'
  | 'other';

const dimensions = Object.entries(powers).map(([kind, of]) => ({ kind: kind as QuantityKind, of: dimension(...of) }));

/** What is measured in a unit. Where dimensions are shared, the unit tells: N·m is a moment, J an energy. */
export function quantityKind(unit: Unit): QuantityKind {
  const kind = dimensions.find(({ of }) => isSameDimension(of, unit.dimension))?.kind ?? 'other';
  if (kind === 'number' && hasPart(unit, 'rad', '°')) return 'angle';
  if (kind === 'frequency' && hasPart(unit, 'rad', '°')) return 'angularSpeed';
  if (kind === 'energy' && hasPart(unit, 'N')) return 'moment';
  if (kind === 'power' && hasPart(unit, 'VA')) return 'apparentPower';
  return kind === 'power' && hasPart(unit, 'var') ? 'reactivePower' : kind;
}

/** Whether something in the one unit can answer where the other is asked for: W and VA share a dimension and nothing else. */
export function measuresSame(given: Unit, asked: Unit): boolean {
  if (!isSameDimension(given.dimension, asked.dimension)) return false;
  const [own, wanted] = [senseOf(given), senseOf(asked)];
  // Work is force times way, so it may be told in N·m; a moment is never told in joules.
  return own === null || wanted === null || own === wanted || (own === 'moment' && wanted === 'active');
}

type Sense =
  | ('active' | 'apparent' | 'reactive' | 'moment' | 'angular' | 'cycles' | 'share')
  | ('decays' | 'absorbed' | 'equivalent');

/** What a unit says beyond its dimension; 1/s, V·A, J/kg and kg·m²/s² say nothing and may stand for any of them. */
function senseOf(unit: Unit): Sense | null {
  const kind = quantityKind(unit);
  if (kind === 'apparentPower') return 'apparent';
  if (kind === 'reactivePower') return 'reactive';
  if (hasPart(unit, 'W', 'Wh', 'J') && !hasPart(unit, 'g')) return 'active';
  if (hasPart(unit, 'rad', '°')) return 'angular';
  if (kind === 'moment') return kind;
  if (hasPart(unit, 'Bq', 'Ci')) return 'decays';
  if (hasPart(unit, 'Gy')) return 'absorbed';
  if (hasPart(unit, 'Sv', 'rem')) return 'equivalent';
  if (kind === 'number') return hasPart(unit, '%') ? 'share' : null;
  return kind === 'frequency' && hasPart(unit, 'Hz', 'min', 'h', 'd') ? 'cycles' : null;
}

function hasPart(unit: Unit, ...symbols: string[]): boolean {
  return unit.parts.some((part) => symbols.includes(part.unit.symbol));
}
