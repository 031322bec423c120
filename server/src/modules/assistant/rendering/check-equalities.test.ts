import { describe, expect, it } from 'vitest';
import { createEqualityChecker } from './check-equalities.ts';

const text = (written: string, language: 'sl' | 'en' | 'de' = 'sl') =>
  createEqualityChecker(language)
    .inText(written)
    .map(({ text, verdict, found }) =>
      `${verdict}: ${text}${found ? ` → ${found}` : ''}`.replace(/[\u202f\u00a0]/g, ' '),
    );
const formula = (written: string, language: 'sl' | 'en' | 'de' = 'sl') =>
  createEqualityChecker(language)
    .inFormula(written)
    .map(({ verdict, found }) => `${verdict}${found ? ` → ${found}` : ''}`.replace(/[\u202f\u00a0]/g, ' '));

describe('what is right in a sentence is checked', () => {
  it.each([
    ['Tok je 12 V / 4 Ω = 3 A.', '12 V / 4 Ω = 3 A'],
    ['Torej I = U/R = 12 V / 4 Ω = 3 A, kar je dovolj.', 'I = U/R = 12 V / 4 Ω = 3 A'],
    ['P = 230 V · 2 A = 460 W', 'P = 230 V · 2 A = 460 W'],
    ['Moč: 2,5 kW · 4 h = 10 kWh na dan', '2,5 kW · 4 h = 10 kWh'],
    ['1 kWh = 3,6 MJ', '1 kWh = 3,6 MJ'],
    ['10 / 3 ≈ 3,33', '10 / 3 ≈ 3,33'],
    ['2 · 3,14 · 5 cm = 31,4 cm', '2 · 3,14 · 5 cm = 31,4 cm'],
    ['Izkoristek η = 80 W / 100 W = 0,8 = 80 %', 'η = 80 W / 100 W = 0,8 = 80 %'],
    ['sin 30° = 0,5', 'sin 30° = 0,5'],
    ['100 € + 22 % = 122 €', '100 € + 22 % = 122 €'],
    ['p = 100 N / 0,01 m² = 10 000 Pa = 10 kPa', 'p = 100 N / 0,01 m² = 10 000 Pa = 10 kPa'],
    ['√(3² + 4²) = 5', '√(3² + 4²) = 5'],
    ['1,5 · 10³ W = 1500 W', '1,5 · 10³ W = 1500 W'],
    ['f = 1 / T = 1 / 0,02 s = 50 Hz', 'f = 1 / T = 1 / 0,02 s = 50 Hz'],
    ['25 °C = 77 °F', '25 °C = 77 °F'],
    ['ΔT = 80 °C − 20 °C = 60 °C', 'ΔT = 80 °C − 20 °C = 60 °C'],
    ['n = 50 Hz · 60 s / 1 min = 3000 /min', 'n = 50 Hz · 60 s / 1 min = 3000 /min'],
    ['ω = 2π · 50 Hz ≈ 314 rad/s', 'ω = 2π · 50 Hz ≈ 314 rad/s'],
    ['2 sin 30° = 1', '2 sin 30° = 1'],
    ['3000 vrt/min = 314 rad/s', '3000 vrt/min = 314 rad/s'],
    ['157 rad/s = 157 s⁻¹', '157 rad/s = 157 s⁻¹'],
  ])('%s', (written, found) => {
    expect(text(written)).toEqual([`checked: ${found}`]);
  });

  it('whatever sign parts thousands and decimals in its language', () => {
    expect(text('500 W · 2.000 h = 1.000 kWh', 'de')).toEqual(['checked: 500 W · 2.000 h = 1.000 kWh']);
    expect(text('1,200 W / 2 = 600 W', 'en')).toEqual(['checked: 1,200 W / 2 = 600 W']);
    expect(text('1.5 V + 1.5 V = 3 V', 'sl')).toEqual(['checked: 1.5 V + 1.5 V = 3 V']);
  });
});

describe('what is wrong in a sentence is doubtful, with what comes out', () => {
  it.each([
    ['Tok je 12 V / 4 Ω = 2 A.', '12 V / 4 Ω = 2 A → 3 A'],
    ['Tok je 12 V / 4 Ω = 3 V.', '12 V / 4 Ω = 3 V → 3 A'],
    ['I = U/R = 12 V / 4 Ω = 3,1 A', 'I = U/R = 12 V / 4 Ω = 3,1 A → 3 A'],
    ['P = 230 V · 2 A = 450 W', 'P = 230 V · 2 A = 450 W → 460 W'],
    ['7 · 8 = 55', '7 · 8 = 55 → 56'],
    ['2,5 kW · 4 h = 10 MWh', '2,5 kW · 4 h = 10 MWh → 0,01 MWh'],
    ['1 kWh = 36 MJ', '1 kWh = 36 MJ → 3,6 MJ'],
    ['I = 12 / 4 = 5 A', 'I = 12 / 4 = 5 A → 3 A'],
    ['25 °C = 300 °F', '25 °C = 300 °F → 77 °F'],
    ['72 km/h = 25 m/s', '72 km/h = 25 m/s → 20 m/s'],
    ['7 / 2 = 4', '7 / 2 = 4 → 3,5'],
    ['10 / 3 ≈ 3,6', '10 / 3 ≈ 3,6 → 3,333'],
    ['1500 min⁻¹ = 25 rad/s', '1500 min⁻¹ = 25 rad/s → 157,1 rad/s'],
    ['3 · 3 = 10', '3 · 3 = 10 → 9'],
  ])('%s', (written, found) => {
    expect(text(written)).toEqual([`doubtful: ${found}`]);
  });
});

describe('what cannot be told for certain is left alone', () => {
  it.each([
    ['a symbol and its value', 'U = 12 V in R = 4 Ω'],
    ['an equation', 'P = U · I'],
    ['a bare number beside another', '7 mod 3 = 1'],
    ['digits of another kind', '1 + 1 = 10'],
    ['bytes that overflow', '255 + 1 = 0'],
    ['a name before a number', 'x = 3'],
    ['a scale', '1 cm = 5 N'],
    ['units that come with the result', 'I = 12 / 4 = 3 A'],
    ['cut off instead of rounded', '2/3 = 0,66'],
    ['reckoned with more digits than are shown', '1,71 A · 3,3 Ω = 5,66 V'],
    ['zeros that fill up', '230 V · √3 = 400 V'],
    ['hours with minutes', '1 h 30 min = 90 min'],
    ['minutes after hours', '1,5 h = 1 h 30 min'],
    ['a mixed number', '2 1/2 · 2 = 5'],
    ['a mixed number as a result', '17 / 3 = 5 2/3'],
    ['a remainder', '17 : 3 = 5, ostanek 2'],
    ['a remainder in words', '17 / 3 = 5 mit Rest 2'],
    ['a remainder in short', '17 / 3 = 5 R2'],
    ['an equation of numbers', 'M = 9549 · 7,5 kW / 1500 min⁻¹ = 47,7 Nm'],
    ['resistors side by side', 'R = 10 Ω ‖ 20 Ω = 6,67 Ω'],
    ['resistors between lines', 'R = 10 Ω || 20 Ω = 6,67 Ω'],
    ['a share of something', '50 od 200 = 25 %'],
    ['a price for each', '3 kosi po 5 € = 15 €'],
    ['a product in words', '2 krat 3 A = 6 A'],
    ['a hundred twice', 'η = 80 / 100 · 100 = 80 %'],
    ['a number in words', '2 · 3 milijone = 6 milijonov'],
    ['a factorial', '5! = 120'],
    ['a function', 'f(3) = 9'],
    ['numbers of another base', '1011₂ = 11'],
    ['what goes on unread', '2 · 3 = 6 ± 1'],
    ['temperatures', '20 °C + 273 = 293 K'],
    ['code of programs', 'if (a == 3) b = 4;'],
  ])('%s: %s', (_, written) => {
    expect(text(written)).toEqual([]);
  });
});

describe('in formulas', () => {
  it.each([
    ['P = U \\cdot I = 230\\,\\text{V} \\cdot 2\\,\\text{A} = 460\\,\\text{W}', 'checked'],
    ['I = \\frac{12\\,\\mathrm{V}}{4\\,\\Omega} = 3\\,\\mathrm{A}', 'checked'],
    ['I = \\frac{12}{4}\\,\\text{A} = 3\\,\\text{A}', 'checked'],
    ['R = 2{,}5\\,\\mathrm{k}\\Omega \\cdot 2 = 5\\,\\mathrm{k\\Omega}', 'checked'],
    ['(a+b)^2 = a^2 + 2ab + b^2', 'checked'],
    ['\\frac{a^2 - b^2}{a - b} = a + b', 'checked'],
    ['\\sqrt{16} = 4', 'checked'],
    ['\\begin{aligned} P &= U I \\\\ &= 230 \\cdot 2 \\\\ &= 460 \\end{aligned}', 'checked'],
    ['x = \\frac{-3 + \\sqrt{9 + 16}}{2} = 1', 'checked'],
    ['1 - e^{-1} \\approx 0{,}632', 'checked'],
    ['U = 12,\\; R = 4 \\Rightarrow I = \\frac{12}{4} = 3', 'checked'],
    ['2x + 3 = 7 \\Rightarrow x = \\frac{4}{2} = 3', 'doubtful → 2'],
    ['R = \\frac{3 \\cdot 6}{3 + 6} = 3\\,\\Omega', 'doubtful → 2 Ω'],
    ['12 V / 4 \\Omega = 2 A', 'doubtful → 3 A'],
    ['I = \\frac{12\\,\\mathrm{V}}{4\\,\\Omega} = 4\\,\\mathrm{A}', 'doubtful → 3 A'],
    ['U = 2\\,\\mathrm{A} \\cdot 3\\,\\Omega = 6\\,\\mathrm{W}', 'doubtful → 6 V'],
  ])('%s', (latex, verdict) => {
    expect(formula(latex)).toEqual([verdict]);
  });

  it.each([
    'U = R \\cdot I',
    'U = 12\\,\\mathrm{V},\\quad R = 4\\,\\Omega',
    '2x + 3 = 7',
    '(a+b)^2 = a^2 + b^2',
    '1011_2 = 11_{10}',
    '\\int_0^1 x\\,dx = \\frac{1}{2}',
    '\\sum_{i=1}^{3} i = 6',
    '\\binom{5}{2} = 10',
    '5! = 120',
    '1 + 1 = 1',
    'f(2) = 4',
    'x_{1,2} = 3 \\pm 1',
    '\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1',
    '7 \\bmod 3 = 1',
    '\\vec{a} \\cdot \\vec{b} = 3',
    '2\\frac{1}{2} \\cdot 2 = 5',
    '2\\tfrac12 = 2{,}5',
    '2x + 3 = 7 \\Rightarrow 2x = 5 \\Rightarrow x = \\frac{5}{2} = 2{,}5',
    'a = 2 \\cdot 3 = 6,\\quad \\int_0^1 x\\,dx = 5',
  ])('%s is left alone', (latex) => {
    expect(formula(latex)).toEqual([]);
  });
});
