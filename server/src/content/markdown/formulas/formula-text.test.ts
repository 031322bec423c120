import { describe, expect, it } from 'vitest';
import { formulaText } from './formula-text.ts';

describe('formulas as text', () => {
  it.each([
    ['R = \\frac{U}{I}', 'R = U/I'],
    ['U = R\\,I', 'U = R I'],
    ['U_\\mathrm{F} = 2{,}0\\,\\mathrm{V}', 'U_F = 2,0 V'],
    ['R = \\frac{U_0 - U_\\mathrm{F}}{I}', 'R = (U_0 − U_F)/I'],
    ['\\frac{R_1 R_2}{R_1 + R_2}', 'R_1 R_2/(R_1 + R_2)'],
    ['\\tfrac{1}{2} m v^2', '1/2 · m v²'],
    ['x / \\frac{a}{b}', 'x / (a/b)'],
    ['\\sqrt{a^2+b^2}', '√(a²+b²)'],
    ['\\sqrt[12]{10} \\approx 1{,}21', '¹²√10 ≈ 1,21'],
    ['8{,}5 \\cdot 10^{28}\\,\\mathrm{m^{-3}}', '8,5 · 10²⁸ m⁻³'],
    ['20\\,{}^\\circ\\mathrm{C}', '20 °C'],
    ['\\rho = 0{,}0178\\,\\Omega\\,\\mathrm{mm^2/m}', 'ρ = 0,0178 Ω mm²/m'],
    ['\\Delta U \\le 3\\,\\%', 'ΔU ≤ 3 %'],
    ['r_\\perp = r \\sin\\alpha', 'r_⊥ = r sin α'],
    ['\\vec F = m \\vec a', 'F = m a'],
    ['U_\\mathrm{AB}I', 'U_AB I'],
    ['\\left(\\frac{a}{b}\\right)^2', '(a/b)²'],
    ['x^{n-k}', 'x^(n−k)'],
    ['\\begin{aligned}\nI &= \\frac{U}{R} \\\\[0.8em]\n &= 2\\,\\mathrm{A}\n\\end{aligned}', 'I = U/R; = 2 A'],
  ])('%s is %s', (latex, text) => {
    expect(formulaText(latex)).toBe(text);
  });

  it('come from anything in time that grows with it alone', () => {
    const began = process.threadCpuUsage();
    for (const piece of [
      '{',
      '}',
      '\\frac{',
      '\\frac',
      '^',
      '_',
      '\\sqrt[',
      '\\\\',
      '\\left',
      'a_1',
      '\\',
      '$',
      '\ud800',
      '\\text{',
    ]) {
      expect(formulaText(piece.repeat(20_000)).isWellFormed()).toBe(true);
    }
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(2000);
  });
});
