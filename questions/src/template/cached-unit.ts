import { noUnit, readUnit, type Unit } from '@navor/quantities';

const cache = new Map<string, Unit>();

/** The unit of a text that was checked when its question was saved. */
export function cachedUnit(text: string): Unit {
  let unit = cache.get(text);
  if (!unit) {
    unit = readUnit(text) ?? noUnit;
    cache.set(text, unit);
  }
  return unit;
}
