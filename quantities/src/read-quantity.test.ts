// Long, since each way of writing a quantity is a row of one and the same call.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuantity } from './read-quantity.ts';
import { readUnit, type Unit } from './unit.ts';

function unit(text: string): Unit {
  const found = readUnit(text);
  if (!found) throw new Error(`no unit: ${text}`);
  return found;
}

function valueFrom(text: string, field: string): number {
  const reading = readQuantity(text, unit(field));
  if (reading.kind !== 'quantity') throw new Error(`${text}: ${JSON.stringify(reading)}`);
  return reading.value;
}

describe('a typed quantity', () => {
  it.each([
    ['4,7 kΩ', 'Ω', 4700],
    ['4.7 kΩ', 'Ω', 4700],
    ['4700 ohm', 'Ω', 4700],
    ['4,7k', 'Ω', 4700],
    ['4,7k', 'kΩ', 4700],
    ['4,7 M', 'kΩ', 4.7e6],
    ['4k7', 'Ω', 4700],
    ['2.4G', 'Hz', 2.4e9],
    ['2.4G ohm', 'Ω', 2.4e9],
    ['4K7', 'Ω', 4700],
    ['4k7 Ω', 'kΩ', 4700],
    ['4R7', 'kΩ', 4.7],
    ['470R', 'kΩ', 470],
    ['4.7e3', 'Ω', 4700],
    ['4,7E+3 Ω', 'kΩ', 4700],
    ['1,2·10^3', 'V', 1200],
    ['1.2*10^3', 'V', 1200],
    ['1,2 × 10³ V', 'mV', 1200],
    ['1,2x10^-3 V', 'V', 1.2e-3],
    ['10^3 Ω', 'Ω', 1000],
    ['10⁻³ V', 'V', 1e-3],
    ['4,7', 'kΩ', 4700],
    ['\u22125 V', 'V', -5],
    ['- 5 V', 'V', -5],
    ['4\u202f700 Ω', 'Ω', 4700],
    ['12\u00a0345,6', 'V', 12_345.6],
    ['1.234.567', 'V', 1_234_567],
    ['1.234,5', 'V', 1234.5],
    ['1,234.5', 'V', 1234.5],
    ['1.234', 'V', 1.234],
    [',5', 'V', 0.5],
    ['5,', 'V', 5],
    ['100uF', 'F', 1e-4],
    ['100 µF', 'F', 1e-4],
    ['100 \u03bcF', 'F', 1e-4],
    ['1 \u2126', 'Ω', 1],
    ['10m2', 'm²', 10],
    ['1,5 mm2', 'm²', 1.5e-6],
    ['2 Nm', 'N·m', 2],
    ['2 N m', 'N·m', 2],
    ['2 kNcm', 'N·m', 20],
    ['90 km/h', 'm/s', 25],
    ['9,81 m/s^2', 'm/s²', 9.81],
    ['9,81 m/s²', 'm/s²', 9.81],
    ['0,0175 Ω*mm^2/m', 'Ω·m', 1.75e-8],
    ['7,85 kg/dm^3', 'kg/m³', 7850],
    ['2 kWh', 'J', 7.2e6],
    ['30 min', 'h', 1800],
    ['180°', 'rad', Math.PI],
    ['180', '°', Math.PI],
    ['25 %', '', 0.25],
    ['4,7k', '', 4700],
    ['20 °C', 'K', 293.15],
    ['3000 1/min', 'Hz', 50],
    ['3000 min⁻¹', 'Hz', 50],
    ['5 m', 'm', 5],
    ['4,19 kJ/(kg·K)', 'J/(kg·K)', 4190],
    ['1,2x10^3', '', 1200],
    ['3/4', '', 0.75],
    ['3 / 4 V', 'V', 0.75],
    ['-3/4 kΩ', 'Ω', -750],
    ['3/4k', 'Ω', 750],
    ['1 1/2', '', 1.5],
    ['-1 1/2 V', 'V', -1.5],
    ['2 3⁄4 mA', 'A', 2.75e-3],
    ['1,5/2 V', 'V', 0.75],
    ['1/2·10^3 V', 'V', 500],
    ['U = 12 V', 'V', 12],
    ['I_1=12,5 mA', 'A', 0.0125],
    ['= 5', 'V', 5],
    ['α = 30°', '°', Math.PI / 6],
    ['12V', 'V', 12],
    ['12 mm3', 'm³', 12e-9],
    ['9,81 m/s2', 'm/s²', 9.81],
    ['3 kg m^2', 'kg·m²', 3],
    ['3 kg  ·  m²', 'kg·m²', 3],
    ['5 N*m', 'N·m', 5],
    ['30 deg', 'rad', Math.PI / 6],
    ['30º', 'rad', Math.PI / 6],
    ['20 degC', 'K', 293.15],
    ['4,7 kohms', 'Ω', 4700],
    ['4,7 kOhm', 'Ω', 4700],
    ['3000 rpm', 'Hz', 50],
    ['3000 vrt/min', 'Hz', 50],
    ['3000 U/min', '1/min', 50],
    ['3000/min', '1/min', 50],
    ['3000 min^-1', 'Hz', 50],
    ['3000 min-1', 'Hz', 50],
    ['2 Ah', 'C', 7200],
    ['2 bar', 'Pa', 2e5],
    ['2 L', 'm³', 2e-3],
    ['250 mL', 'l', 2.5e-4],
    ['5 m⁰', '', 5],
    // Names, signs and marks around it.
    ['U₂ = 12 V', 'V', 12],
    ['R_{12}=47 Ω', 'Ω', 47],
    ["U' = 5 V", 'V', 5],
    ['I ≈ 12,5 mA', 'A', 0.0125],
    ['≈ 5 V', 'V', 5],
    ['~5 V', 'V', 5],
    ['12 V.', 'V', 12],
    ['12 V ;', 'V', 12],
    ['5,5.', 'V', 5.5],
    ['5 [V]', 'V', 5],
    ['\u20145 V', 'V', -5],
    // Powers of ten and groups.
    ['1,2·10^{3} V', 'V', 1200],
    ['1,2*10**3 V', 'V', 1200],
    ['10**3 V', 'V', 1000],
    ['1,2 e3 V', 'V', 1200],
    ["1'000 V", 'V', 1000],
    ["12'345,6 V", 'V', 12_345.6],
    // A large K that can only be kilo, and metres that are no milliseconds.
    ['4,7 KΩ', 'Ω', 4700],
    ['5 Kg', 'kg', 5],
    ['2 KWh', 'J', 7.2e6],
    ['5 ms^-1', 'm/s', 5],
    ['5 ms⁻²', 'm/s²', 5],
    // Units that are written otherwise.
    ['5 N.m', 'N·m', 5],
    ['5 m**2', 'm²', 5],
    ['20 ° C', 'K', 293.15],
    ['3000 vrt./min', 'Hz', 50],
    ['3000 obr/min', 'Hz', 50],
    ['5 W/m2K', 'W/(m²·K)', 5],
    ['5 W/m²K', 'W/(m²·K)', 5],
    ['5 J/(kg °C)', 'J/(kg·K)', 5],
    ['0,004 /°C', '1/K', 0.004],
    // Units in words.
    ['5 voltov', 'V', 5],
    ['5 Volt', 'V', 5],
    ['5 amperes', 'A', 5],
    ['5 kiloohm', 'Ω', 5000],
    ['5 kilohms', 'Ω', 5000],
    ['5 omov', 'Ω', 5],
    ['5 miliamperov', 'A', 5e-3],
    ['2 Kilogramm', 'kg', 2],
    ['36 km/uro', 'm/s', 10],
    ['2 Stunden', 'h', 7200],
    ['30 stopinj', 'rad', Math.PI / 6],
    ['30 degrees', 'rad', Math.PI / 6],
    ['30 Grad', 'rad', Math.PI / 6],
    ['25 odstotkov', '%', 0.25],
    // Shares of π.
    ['π', 'rad', Math.PI],
    ['π/6 rad', '°', Math.PI / 6],
    ['2pi/3', '', (2 * Math.PI) / 3],
    ['-0,5 π rad', 'rad', -Math.PI / 2],
    ['3/4 π', '', 0.75 * Math.PI],
    ['-π', '', -Math.PI],
    ['5 m^0', '', 5],
    ['36/π', '', 36 / Math.PI],
    ['-9/pi kN', 'N', -9000 / Math.PI],
    // Parentheses and signs around and inside of it.
    ['(-4,5) m/s²', 'm/s²', -4.5],
    ['-(0,25)', '', -0.25],
    ['-(-3) V', 'V', 3],
    ['( 18/π ) kN/m²', 'Pa', 18_000 / Math.PI],
    ['(2,5)·10^3 V', 'V', 2500],
    ['(1 1/2) V', 'V', 1.5],
    ['-3/-4', '', 0.75],
    ['3/-4 V', 'V', -0.75],
    ['u(t) = 3 V', 'V', 3],
    // A prefix that stands apart.
    ['3,3k ohm', 'Ω', 3300],
    ['3,3 k Ω', 'Ω', 3300],
    ['2 M ohm', 'kΩ', 2e6],
    ['10 u F', 'F', 1e-5],
    ['3,3K ohm', 'Ω', 3300],
    ['8k', 'N·m', 8000],
    // What a unit leaves open may be any of it.
    ['12 V·A', 'VA', 12],
    ['12 V·A', 'W', 12],
    ['40 1/s', 'rad/s', 40],
    ['40 N·m', 'J', 40],
    ['40 VAs', 'J', 40],
    ['40 kg m²/s²', 'N·m', 40],
    ['0,3 rad', '', 0.3],
    ['40 J/kg', 'Sv', 40],
    // As units are said, and written in workshops.
    ['80 cc', 'cm³', 8e-5],
    ['80 ccm', 'ml', 8e-5],
    ['3 Mg', 'kg', 3000],
    ['30 cg', 'g', 3e-4],
    ['5 kVAR', 'var', 5000],
    ['5 milliamps', 'A', 0.005],
    ['7 km/hr', 'km/h', 7 / 3.6],
    ['7 metrov na sekundo', 'm/s', 7],
    ['7 meters per second', 'm/s', 7],
    ['7 Meter pro Sekunde', 'm/s', 7],
    ['3000 vrtljajev na minuto', '1/min', 50],
    ['3000 Umdrehungen/min', '1/min', 50],
    ['60 hercev', 'Hz', 60],
    ['2 henrija', 'H', 2],
    ['6 Bar', 'Pa', 6e5],
    ['25 ℃', '°C', 298.15],
    ['90˚', 'rad', Math.PI / 2],
    ['0,04 W/mK', 'W/(m·K)', 0.04],
    ['0,04 W/(mK)', 'W/(m·K)', 0.04],
    ['0,04 W/m·K', 'W/(m·K)', 0.04],
    ['4 kJ/kg K', 'J/(kg·K)', 4000],
  ])('%s in a field of %s is %s', (text, field, value) => {
    expect(valueFrom(text, field) / value).toBeCloseTo(1, 12);
  });

  it('is the very same number, whichever prefix it is written with', () => {
    expect(valueFrom('4,7 µF', 'F')).toBe(4.7e-6);
    expect(valueFrom('0,1 kΩ', 'Ω')).toBe(valueFrom('100', 'Ω'));
  });

  it.each(['', '   ', '\u00a0'])('is empty where nothing is typed: "%s"', (text) => {
    expect(readQuantity(text, unit('V'))).toEqual({ kind: 'empty' });
  });

  it('tells of a unit that measures something else', () => {
    expect(readQuantity('5 V', unit('kΩ'))).toEqual({
      kind: 'wrong-dimension',
      given: 'voltage',
      givenUnit: 'V',
      expected: 'resistance',
      expectedUnit: 'kΩ',
    });
    expect(readQuantity('5 N·m', unit('m'))).toMatchObject({ kind: 'wrong-dimension', given: 'moment' });
    expect(readQuantity('5 K', unit('Ω'))).toMatchObject({ kind: 'wrong-dimension', given: 'temperature' });
    expect(readQuantity('5 kg·m', unit('m'))).toMatchObject({ given: 'other', expected: 'length' });
    expect(readQuantity('5 V', unit(''))).toMatchObject({ given: 'voltage', expected: 'number' });
    expect(readQuantity('5 KV', unit('Ω'))).toMatchObject({ given: 'voltage', givenUnit: 'kV' });
  });

  it.each([
    ['15 m', 'mm²', 'length', 'area'],
    ['6 m', 'mm/s', 'length', 'speed'],
    ['220 m', 'N·m', 'length', 'moment'],
    ['0 m', 'm/s', 'length', 'speed'],
    ['5 m', 'V', 'length', 'voltage'],
    ['5 m', '', 'length', 'number'],
    ['2 T', 'Ω', 'magneticFluxDensity', 'resistance'],
    ['5 m A', 'A', 'other', 'current'],
  ])('takes the letter of %s in a field of %s for the unit that it is', (text, field, given, expected) => {
    expect(readQuantity(text, unit(field))).toMatchObject({ kind: 'wrong-dimension', given, expected });
  });

  it.each([
    ['60 W', 'VA', 'power', 'apparentPower'],
    ['60 W', 'var', 'power', 'reactivePower'],
    ['60 VA', 'W', 'apparentPower', 'power'],
    ['60 kvar', 'kVA', 'reactivePower', 'apparentPower'],
    ['60 J', 'N·m', 'energy', 'moment'],
    ['60 Ws', 'N·m', 'energy', 'moment'],
    ['60 Hz', 'rad/s', 'frequency', 'angularSpeed'],
    ['60 rpm', 'rad/s', 'frequency', 'angularSpeed'],
    ['60 rad/s', 'Hz', 'angularSpeed', 'frequency'],
    ['60 rad/s', '1/min', 'angularSpeed', 'frequency'],
    ['60 %', '°', 'number', 'angle'],
    ['60°', '%', 'angle', 'number'],
    ['60 Bq', 'Hz', 'frequency', 'frequency'],
    ['60 Hz', 'Bq', 'frequency', 'frequency'],
    ['60 Sv', 'Gy', 'other', 'other'],
  ])('keeps %s out of a field of %s, though the dimension is the same', (text, field, given, expected) => {
    expect(readQuantity(text, unit(field))).toMatchObject({ kind: 'wrong-dimension', given, expected });
  });

  it.each([
    ['5k', 'mm²', 'k'],
    ['1m80', 'm', 'm80'],
    ['3T75', 'T', 'T75'],
    ['3T0', 'T', 'T0'],
    ['3 m^0', 'm', 'm^0'],
    ['(5)(3)', 'V', '(3)'],
  ])('leaves %s in a field of %s unread, as it could mean several things', (text, field, part) => {
    expect(readQuantity(text, unit(field))).toMatchObject({ kind: 'unreadable', reason: 'unknown-unit', part });
  });

  it.each([
    ['V', 'no-number', 0],
    ['(5 V)', 'number', 0],
    ['(V) 5', 'no-number', 1],
    ['(3/0)', 'zero-division', 3],
    ['abc', 'no-number', 0],
    ['-', 'no-number', 1],
    ['1.2,3.4', 'number', 0],
    ['12.34.56', 'number', 0],
    ['5 foo', 'unknown-unit', 2],
    ['5 V 3', 'unknown-unit', 2],
    ['5 m/', 'unknown-unit', 2],
    ['1e9999', 'too-large', 0],
    ['3/0 V', 'zero-division', 2],
    ['1 1/0', 'zero-division', 4],
    ['1/0,00', 'zero-division', 2],
    ['1 1/2,5', 'number', 0],
    ['1/2/3', 'unknown-unit', 3],
    ['U =', 'no-number', 3],
    ['U = V', 'no-number', 4],
    ['averylongname = 5 V', 'no-number', 0],
    ['5 = 3', 'unknown-unit', 2],
    ['2^3', 'unknown-unit', 1],
    ['5 constructor', 'unknown-unit', 2],
    ['5 °C^2', 'unknown-unit', 2],
    ['5 m⁻', 'unknown-unit', 2],
    ['5 m⁻⁻', 'unknown-unit', 2],
    ['5 m²⁻', 'unknown-unit', 2],
    ['...', 'no-number', 0],
    ['5 V = 3 V', 'unknown-unit', 2],
    ['5 mvolt', 'unknown-unit', 2],
    ['5 kilominut', 'unknown-unit', 2],
    ['5 vol', 'unknown-unit', 2],
    ['2π/0', 'zero-division', 3],
    ['5 pike', 'unknown-unit', 2],
    ['1,2·10e3 V', 'unknown-unit', 3],
  ])('says why it cannot read %s: %s', (text, reason, at) => {
    expect(readQuantity(text, unit('V'))).toMatchObject({ kind: 'unreadable', reason, at });
  });

  it('turns hostile input away cheaply', () => {
    const began = process.threadCpuUsage();
    const hostile = [
      '9'.repeat(100_000),
      '('.repeat(190),
      `1 ${'m/'.repeat(90)}`,
      `1 ${'('.repeat(29)}m`,
      ' '.repeat(200),
    ];
    for (const text of hostile) expect(readQuantity(text, unit('V')).kind).not.toBe('quantity');
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(50);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 0xffff }), { maxLength: 210 }), (codes) => {
        expect(typeof readQuantity(String.fromCharCode(...codes), unit('kΩ')).kind).toBe('string');
      }),
    );
    const pieces = fc.constantFrom(
      '4',
      '7',
      ',',
      '.',
      ' ',
      'k',
      'Ω',
      'e',
      '-',
      '·10^',
      'm',
      '/',
      '(',
      ')',
      '²',
      'R',
      '°',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (typed) => {
        const reading = readQuantity(typed.join(''), unit('Ω'));
        if (reading.kind === 'quantity') expect(Number.isFinite(reading.value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
