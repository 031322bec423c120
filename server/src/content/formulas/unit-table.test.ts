import { namedUnits, noUnit, readQuantity, readUnit } from '@navor/quantities';
import { unit as mathjsUnit } from 'mathjs';
import { describe, expect, it } from 'vitest';

// What mathjs calls them; units it does not know are given by others that it does.
const names: Record<string, string> = {
  ...{ Ω: 'ohm', VA: 'V A', var: 'V A', Wh: 'W hour', Ah: 'A hour', l: 'L', t: 'tonne', d: 'day', h: 'hour' },
  ...{ min: 'minute', '°': 'deg', '′': 'arcmin', '″': 'arcsec', gon: 'grad', Gy: 'J / kg', Sv: 'J / kg' },
  ...{ kat: 'mol / s', ha: 'hectare', in: 'inch', Å: 'angstrom', 'gal(US)': 'gallon', lb: 'lbm', mph: 'mi / hour' },
  ...{ kp: 'kgf', at: 'kgf / cm^2', 'mmH₂O': 'mmH2O', psi: 'lbf / in^2', Btu: 'BTU', St: 'cm^2 / s' },
};
// mathjs has no percent among its units, and shifts temperatures only when it converts them. The others are not there, or
// rounded to fewer figures; what they are worth is held against the tables of the library.
const withoutPeer = [
  ...['%', '°C', '°F', 'sr', 'lm', 'lx', 'Bq', 'au', 'Da', 'eV', 'nmi', 'gal(UK)', 'kn', 'Torr', 'mmHg', 'cal'],
  ...['cal(th)', 'PS', 'hp', 'P', 'G', 'Oe', 'Ci', 'rem'],
];

/** mathjs orders mass, length, time, current, temperature, luminous intensity, amount. */
function peer(name: string) {
  const unit: object = mathjsUnit(1, name);
  if (!('dimensions' in unit) || !('value' in unit)) throw new Error('mathjs units look different now');
  const [kg = 0, m = 0, s = 0, a = 0, k = 0, cd = 0, mol = 0] = unit.dimensions as number[];
  return { dimension: [m, kg, s, a, k, mol, cd], si: Number(unit.value) };
}

describe('the table of units agrees with mathjs', () => {
  it.each(namedUnits.filter(({ symbol }) => !withoutPeer.includes(symbol)))('on $symbol', (own) => {
    const theirs = peer(names[own.symbol] ?? own.symbol);
    expect(own.dimension).toEqual(theirs.dimension);
    expect((own.factor * 10 ** own.exponent) / theirs.si).toBeCloseTo(1, 12);
  });

  it.each([
    ['°C', 'degC'],
    ['°F', 'degF'],
  ])('on %s', (own, theirs) => {
    const reading = readQuantity(`20 ${own}`, readUnit('K') ?? noUnit);
    expect(reading.kind === 'quantity' && reading.value).toBeCloseTo(mathjsUnit(20, theirs).toNumber('K'), 10);
  });

  it.each([
    ['kΩ', 'kohm'],
    ['µF', 'uF'],
    ['hPa', 'hPa'],
    ['dag', 'dag'],
    ['cl', 'cL'],
    ['mbar', 'mbar'],
    ['Ω·mm²/m', 'ohm mm^2 / m'],
    ['J/(kg·K)', 'J / kg / K'],
    ['km/h', 'km / hour'],
    ['kg/dm³', 'kg / dm^3'],
    ['kNcm', 'kN cm'],
  ])('on %s', (own, theirs) => {
    const unit = readUnit(own);
    const expected = peer(theirs);
    expect(unit?.dimension).toEqual(expected.dimension);
    expect(((unit?.factor ?? 0) * 10 ** (unit?.exponent ?? 0)) / expected.si).toBeCloseTo(1, 12);
  });
});
