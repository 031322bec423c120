import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noUnit, readQuantity, readUnit } from '@navor/quantities';
import { describe, expect, it } from 'vitest';
import { starterFolder } from '../../../test-support/starter-content.ts';

const read = (path: string) => readFileSync(join(starterFolder, 'library', path), 'utf8');

/** No cell of these tables has a comma, save `"l, L"`. */
const rowsOf = (path: string) =>
  read(path)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => (line.match(/"[^"]*"|[^,]+|(?<=,)(?=,|$)/g) ?? []).map((cell) => cell.replaceAll('"', '')));

/** `kp (kgf)` and `l, L` are two ways of writing one unit, `gal (US)` is one. */
const waysOf = (sign: string) =>
  /\((?:US|UK|IT|th)\)$/.test(sign) ? [sign] : sign.split(/, | \(|\)/).filter((way) => way !== '');

const valueRead = (typed: string, field: string) => {
  const reading = readQuantity(typed, readUnit(field) ?? noUnit);
  return reading.kind === 'quantity' ? reading.value : reading;
};

const convertible = ['ob-si', 'stare-enote'].flatMap((name) =>
  rowsOf(`enote-si/tables/${name}.csv`).flatMap(([, , sign = '', value = '', unit = '']) =>
    waysOf(sign).map((way) => [way, value, unit] as const),
  ),
);

describe('a unit that the library tabulates is read as what the table says', () => {
  it.each(convertible)('%s = %s %s', (sign, value, unit) => {
    const figures = value.replace(/e.*|^0\.0*|\./g, '').length;
    expect(Number(valueRead(`1 ${sign}`, unit)) / Number(valueRead(`${value} ${unit}`, unit))).toBeCloseTo(
      1,
      figures - 2,
    );
  });

  it.each(
    rowsOf('enote-si/tables/izpeljane.csv')
      .filter(([, , sign]) => sign !== '°C')
      .flatMap(([, , sign = '', other = '', base = '']) => [other, base].map((same) => [sign, same] as const))
      .filter(([, same]) => same !== ''),
  )('%s = %s', (sign, same) => {
    expect(valueRead(`1 ${sign}`, sign)).toBe(valueRead(same === '1' ? '1' : `1 ${same}`, sign));
  });

  it.each(rowsOf('formule-elektrotehnika/tables/kolicine.csv').map(([, , , sign = '']) => sign))('%s', (sign) => {
    expect(valueRead(`1 ${sign}`, sign)).toBe(1);
  });
});

describe('the unit of a column is read', () => {
  const blocks = globSync('library/*/text.sl.md', { cwd: starterFolder }).flatMap(
    (path) => readFileSync(join(starterFolder, path), 'utf8').match(/^```table\n[\s\S]*?^```$/gm) ?? [],
  );
  const units = blocks.flatMap((block) => [...block.matchAll(/unit: '?([^,'} ]+)/g)].map(([, unit = '']) => unit));

  // A power of ten before a unit is part of the numbers.
  it.each([...new Set(units.map((unit) => unit.replace(/^10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/, '1')))])('%s', (unit) => {
    expect(valueRead(`1 ${unit}`, unit)).toEqual(expect.any(Number));
  });
});
