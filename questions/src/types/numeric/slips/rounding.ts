import { isAroundRight, type SlipFinder } from './attempted.ts';

export const rounding: SlipFinder = (attempted) =>
  isAroundRight(attempted.given, attempted) ? { kind: 'rounding' } : null;
