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

export type QuantityKind = keyof typeof powers | 'angle' | 'angularSpeed' | 'moment' | 'other';

const dimensions = Object.entries(powers).map(([kind, of]) => ({ kind: kind as QuantityKind, of: dimension(...of) }));

/** What is measured in a unit. Where dimensions are shared, the unit tells: N·m is a moment, J an energy. */
export function quantityKind(unit: Unit): QuantityKind {
  const kind = dimensions.find(({ of }) => isSameDimension(of, unit.dimension))?.kind ?? 'other';
  const hasPart = (...symbols: string[]) => unit.parts.some((part) => symbols.includes(part.unit.symbol));
  if (kind === 'number' && hasPart('rad', '°')) return 'angle';
  if (kind === 'frequency' && hasPart('rad', '°')) return 'angularSpeed';
  if (kind === 'energy' && hasPart('N')) return 'moment';
  return kind;
}
