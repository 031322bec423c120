import { type Attempted, isLike, type SlipFinder } from './attempted.ts';

/** Off by a power of a thousand: a prefix. */
export const prefix: SlipFinder = (attempted) => {
  const power = powerBetween(attempted);
  return power !== null && power % 3 === 0 ? { kind: 'prefix', factor: factorOf(power) } : null;
};

/** Off by another power of ten: the decimal sign, or a prefix that should have been squared. */
export const powerOfTen: SlipFinder = (attempted) => {
  const power = powerBetween(attempted);
  return power !== null && power % 3 !== 0 ? { kind: 'power-of-ten', factor: factorOf(power) } : null;
};

const farthest = 12;

function powerBetween(attempted: Attempted): number | null {
  const { given, right } = attempted;
  if (given === 0 || right === 0) return null;
  const power = Math.round(Math.log10(Math.abs(given / right)));
  const isOff = power !== 0 && Math.abs(power) <= farthest;
  return isOff && isLike(given, right * factorOf(power), attempted) ? power : null;
}

/** 0.001 as it is written, where 10 ** -3 need not be. */
function factorOf(power: number): number {
  return Number(`1e${power}`);
}
