import type { Language } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import { convertUnits } from './convert-units.ts';

describe('a conversion', () => {
  it.each<[Language, string, string]>([
    // 3 · 735,49875 W; 20 · 6894,757 Pa; 25 · 9/5 + 32; 72/3,6; 5 · 30,48 + 3 · 2,54.
    ['sl', 'koliko je 3 KM v kW', '3 KM = 2,2065 kW'],
    ['sl', 'Koliko je 3 KM v kW?', '3 KM = 2,2065 kW'],
    ['en', 'convert 20 psi to bar', '20 psi = 1.379 bar'],
    ['de', 'Wie viel °F sind 25 °C?', '25 °C = 77 °F'],
    ['sl', '72 km/h v m/s', '72 km/h = 20 m/s'],
    ['en', '5 ft 3 in in cm', '5.25 ft = 160.02 cm'],
    ['en', '25 C to F', '25 °C = 77 °F'],
    ['sl', 'koliko °C je 100 °F', '100 °F = 37,778 °C'],
    ['sl', 'temperaturna razlika 20 °C v °F', '20 °C = 36 °F'],
    ['en', 'a temperature difference of 18 °F in K', '18 °F = 10 K'],
    ['de', 'Wie viel Watt sind 2 PS?', '2 PS = 1471 W'],
    ['sl', 'Koliko konjskih moči je 110 kW?', '110 kW = 149,56 KM'],
    ['de', 'Rechne 5 kWh in MJ um', '5 kWh = 18 MJ'],
    ['en', 'How many mm in an inch?', '1 in = 25.4 mm'],
    ['sl', 'koliko je palec v mm', '1 in = 25,4 mm'],
    ['de', 'Wie viele cm hat ein Zoll?', '1 in = 2,54 cm'],
    ['en', 'how many kPa is 2 atm', '2 atm = 202.65 kPa'],
    ['sl', 'pretvorite 1500 vrt/min v rad/s', '1500 min⁻¹ = 157,08 rad/s'],
    ['en', '100 rad/s in rpm', '100 rad/s = 954.93 min⁻¹'],
    ['sl', 'Koliko je 0 °C v K?', '0 °C = 273,15 K'],
    ['en', '3/8 inch in mm', '0.375 in = 9.525 mm'],
    ['sl', '5 l v m3', '5 l = 0,005 m³'],
    ['en', 'Convert 2 hp to watts', '2 hp = 1491.4 W'],
    ['de', '90 Grad in rad', '90° = 1,5708 rad'],
    ['en', '2500 kcal in MJ', '2500 kcal = 10.467 MJ'],
    // 3 · 14,50377; 5/0,0254 and 5/0,3048; 10 · 12960; 50/1,355818.
    ['en', '3 bar in psi and kPa', '3 bar = 43.511 psi = 300 kPa'],
    ['en', '5 m in inches and feet', '5 m = 196.85 in = 16.404 ft'],
    ['de', '3 bar in psi und kPa', '3 bar = 43,511 psi = 300 kPa'],
    ['sl', 'Koliko je 3 bar v psi in kPa?', '3 bar = 43,511 psi = 300 kPa'],
    ['sl', 'pretvori 10 m/s² v km/h²', '10 m/s² = 129 600 km/h²'],
    ['en', 'convert 50 Nm to lb ft', '50 N·m = 36.878 ft·lbf'],
    ['de', '1 Hz in 1/min', '1 Hz = 60 min⁻¹'],
    ['sl', 'koliko je 1 rad v stopinjah', '1 rad = 57,296°'],
  ])('%s: %s', (language, text, expected) => {
    const found = convertUnits(text, language);
    if (found.kind !== 'converted') throw new Error(found.kind);
    expect(`${found.fromText} = ${found.results.map(({ text }) => text).join(' = ')}`.replaceAll('\u202f', ' ')).toBe(
      expected,
    );
  });

  it.each<[Language, string]>([
    ['sl', 'koliko je 3 KM v bar'],
    ['en', 'convert 20 psi to metres'],
    ['de', 'Wie viel Volt sind 25 A?'],
  ])('is told to be impossible between different things: %s %s', (language, text) => {
    expect(convertUnits(text, language).kind).toBe('incompatible');
  });

  it.each<[Language, string, string]>([
    ['sl', 'Pretvori -300 °C v K', '−273,15 °C'],
    ['en', 'temperature of -500 F in C', '−459.67 °F'],
    ['de', 'Temperatur -280 °C in Kelvin', '−273,15 °C'],
  ])('of what is colder than anything can be is refused: %s %s', (language, text, limit) => {
    const found = convertUnits(text, language);
    if (found.kind !== 'below-absolute-zero') throw new Error(found.kind);
    expect(found.limitText.replaceAll('\u202f', ' ')).toBe(limit);
  });

  it('of a change in temperature may be below zero', () => {
    expect(convertUnits('temperaturna razlika -300 °C v K', 'sl').kind).toBe('converted');
  });

  it.each<[Language, string]>([
    ['sl', 'Kaj je navor?'],
    ['sl', 'Koliko W porabi grelnik pri 230 V?'],
    ['en', 'What current flows through 10 Ω at 5 V in mA?'],
    ['en', 'convert 5 flurbs to m'],
    ['en', 'How many resistors are in 5 m?'],
    ['de', 'Wie groß ist der Strom in A bei 5 V und 10 Ω?'],
    ['sl', ''],
  ])('is not asked for: %s %s', (language, text) => {
    expect(convertUnits(text, language)).toEqual({ kind: 'none' });
  });
});
