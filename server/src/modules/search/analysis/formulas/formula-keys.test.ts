import { describe, expect, it } from 'vitest';
import { formulaKeys, isSimilarKey } from './formula-keys.ts';

const shared = (one: string, other: string, kind: string) =>
  formulaKeys(one).some((key) => key.startsWith(kind) && formulaKeys(other).includes(key));

describe('keys of formulas', () => {
  it.each([
    ['U=RI', 'U = R*I'],
    ['U=RI', 'R = U/I'],
    ['U=RI', 'I=U/R'],
    ['U=RI', 'U = R\\,I'],
    ['U=RI', 'R = \\frac{U}{I}'],
    ['U=RI', 'R = \\frac{U}{I} = \\frac{24\\,\\mathrm{V}}{0{,}0367\\,\\mathrm{A}} = 654\\,\\Omega'],
    ['U=RI', '\\begin{aligned}\nP &= U\\,I \\\\\nI &= \\frac{U}{R}\n\\end{aligned}'],
    ['G=I/U', 'G = \\frac{1}{R} = \\frac{I}{U}'],
    ['c=√(a²+b²)', 'a^2+b^2=c^2'],
    ['c = sqrt(a^2 + b^2)', 'c = \\sqrt{a^2 + b^2}'],
    ['R=R1R2/(R1+R2)', '\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2}'],
    ['R=R1+R2', 'R = R_1 + R_2 + \\dots'],
    ['R = ρ l/A', 'R = \\rho\\,\\frac{l}{A}'],
    ['R=rho*l/A', 'R = \\rho\\,\\frac{l}{A}'],
    ['E=mc2', 'E = m c^2'],
    ['Fg=mg', 'F_\\mathrm{g} = m\\,g'],
    ['M=F*r*sin(alfa)', 'M = F r \\sin\\alpha'],
    ['F=ma', '\\vec F = m \\vec a'],
    ['W=mv^2/2', 'W = \\tfrac{1}{2} m v^2'],
    ['ΔU=2ρlI/A', '\\Delta U = 2\\rho l I/A'],
    ['F_B l = F a', 'F_B l - F a = 0'],
    ['P=√3UIcosφ', 'P = \\sqrt{3}\\,U I \\cos\\varphi'],
    ['f=1/(2*pi*sqrt(LC))', 'f = \\frac{1}{2\\pi\\sqrt{L C}}'],
    ['P=sqrt3*U*I*cosphi', 'P = \\sqrt{3}\\,U I \\cos\\varphi'],
    ['XL=2pifL', 'X_L = \\omega L = 2\\pi f L'],
    ['Z=sqrt(R^2+(XL-XC)^2)', 'Z = \\sqrt{R^2 + (X_L - X_C)^2}'],
    ['R=(U0-UF)/I', 'R = \\frac{U_0 - U_\\mathrm{F}}{I}'],
    ['Mmax=FL/4', 'M_max = F * L / 4'],
    ['Wx=bh2/6', 'W_x = \\dfrac{b h^2}{6}'],
    ['F=kQ1Q2/r2', 'F = k\\,\\frac{Q_1 Q_2}{r^2}'],
    ['dL=alfa*L*dT', '\\Delta L = \\alpha L \\, \\Delta T'],
    ['R=R1+R2+R3', 'R = R_1 + R_2 + \\dots + R_n'],
    ['1/R=1/R1+1/R2+1/R3', '{\\dfrac{1}{R} = \\dfrac{1}{R_1} + \\dfrac{1}{R_2} + \\dots}'],
    ['u=U0*e^(-t/tau)', 'u = U_0\\,\\mathrm{e}^{-t/\\tau}'],
    ['i=C*du/dt', 'i = C\\,\\dfrac{\\mathrm{d}u}{\\mathrm{d}t}'],
    ['ΣFx=0', '\\sum F_x = 0'],
    ['R_1R_2=R(R_1+R_2)', 'R = \\frac{R_1 R_2}{R_1 + R_2}'],
  ])('%s is %s', (typed, written) => {
    expect(shared(typed, written, 'x:')).toBe(true);
  });

  it.each([
    ['U=RI', 'P=UI'],
    ['U=RI', 'U = R + I'],
    ['U=RI', 'U = I/R'],
    ['R=R1+R2', 'R = R_1 - R_2'],
    ['F=ma', 'F = m g'],
    ['a^2+b^2=c^2', 'a+b=c'],
  ])('%s is not %s', (one, other) => {
    const both = formulaKeys(one).filter((key) => formulaKeys(other).includes(key));
    expect(both.filter((key) => !isSimilarKey(key))).toEqual([]);
  });

  it('are weaker where only letters of another size or indices are in the way', () => {
    expect(shared('u=ri', 'U = R\\,I', 'x:')).toBe(false);
    expect(shared('u=ri', 'U = R\\,I', 'l:')).toBe(true);
    expect(shared('U=RI', 'U_2 = R_2 I', 'x:')).toBe(false);
    expect(shared('U=RI', 'U_2 = R_2 I', 'b:')).toBe(true);
    expect(formulaKeys('U=RI').map((key) => key.slice(0, 2))).toEqual(['x:', 'l:', 'b:', 's:']);
  });

  it.each([
    ['P=UI', 'P = \\sqrt{3}\\,U_{12}\\,I', true],
    ['P=UIcos fi', 'P = \\sqrt{3}\\,U I \\cos\\varphi', true],
    ['U=I/R', 'U = R\\,I', true],
    ['U=RI', 'P = U\\,I', false],
    ['R=R1+R2', 'R = R_1 - R_2', false],
    ['f=1/T', 'T = 2 f', false],
  ])('tell whether there is an equation between the same quantities in %s and %s', (one, other, expected) => {
    expect(shared(one, other, 's:')).toBe(expected);
  });

  it.each([
    ['Fx=F cos a', 'F_x = F \\cos\\alpha'],
    ['M=Fr sin x', 'M = F r \\sin\\alpha'],
    ['W=bh^2/6', 'W_x = \\dfrac{b h^2}{6}'],
    ['w=FL^3/(48EI)', 'w_max = F * L^3 / (48 * E * I)'],
    ['N = 2^(32-n) - 2', 'N_\\mathrm{naprav} = 2^{32 - n} - 2'],
    ['ΣF=0', '\\sum F_x = 0, \\qquad \\sum M = 0'],
    ['sum(I) = 0', '\\sum_j I_j = 0'],
    ['vsota M = 0', '\\begin{aligned} \\sum M_A &= 0: \\\\ F_B &= 3\\,\\mathrm{kN} \\end{aligned}'],
    ['F=0', '\\sum F_y = 0'],
  ])('do without indices and the names of angles in %s and %s', (typed, written) => {
    expect(shared(typed, written, 'b:')).toBe(true);
    expect(shared(typed, 'U = R\\,I', 'b:')).toBe(false);
  });

  it('are the text of what is no equation of symbols', () => {
    expect(formulaKeys('U = 12\\,\\mathrm{V}')).toEqual(['t:U=12V']);
    expect(formulaKeys('U_2 \\le 50\\,\\mathrm{V}')).toEqual(['t:U_2≤50V']);
    expect(formulaKeys('s = \\sum_{i=1}^{n} (x_i - x)^2')).toEqual(['t:s=∑_(i=1)ⁿ(x_i−x)²']);
  });

  it('do not exist where there is no relation', () => {
    for (const text of ['', 'ohmov zakon', 'U/I', '\\frac{1}{2}', '=', '==', 'a=', '=b'])
      expect(formulaKeys(text)).toEqual([]);
  });

  it('are few and found soon, whatever is asked', () => {
    const hostile = [
      ...['='.repeat(1400), 'a='.repeat(700), '(a+b)^12=(c+d)^12*(e+f)^12', 'x=('.repeat(300), '{='.repeat(500)],
      ...['a=b^c^d^e^f^g', 'a=1e999', 'a=9^9^9^9', `${'sqrt('.repeat(60)}x${')'.repeat(60)}=y`, 'a=1/0', 'a=b/(c-c)'],
      ...[
        `${'\\frac{'.repeat(200)}=`,
        `${'\\'.repeat(700)}=`,
        `${'a1'.repeat(90)}=${'b2'.repeat(90)}`,
        '\ud800=\udc00',
      ],
      ...['<script>=', "'; DROP TABLE x; --=1", '%=%', 'a\0=b', `${'\\begin{'.repeat(150)}=`, '_='.repeat(400), '^=^'],
      ...[
        '(x+y+z+u+v+w)^9=1',
        `${'x'.repeat(5000)}=y`,
        ', a=b'.repeat(250),
        'a=b;'.repeat(300),
        `${'\\sqrt['.repeat(200)}=`,
      ],
    ];
    const began = process.threadCpuUsage();
    for (const text of hostile) {
      const keys = formulaKeys(text);
      expect(keys.length).toBeLessThanOrEqual(48);
      for (const key of keys) expect(key.length).toBeLessThanOrEqual(170);
    }
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(2000);
  });
});
