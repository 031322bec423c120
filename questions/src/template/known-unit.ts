import { noUnit, readUnit, type Unit } from '@navor/quantities';

const known = new Map<string, Unit>();

/** The unit of a text that was checked when its question was saved. */
export function knownUnit(text: string): Unit {
  let unit = known.get(text);
  if (!unit) {
    unit = readUnit(text) ?? noUnit;
    known.set(text, unit);
  }
  return unit;
}
