import { describe, expect, it } from 'vitest';
import { expressionMathml } from './mathml.ts';
import { readExpression } from './read-expression.ts';

function mathml(text: string, language = 'sl'): string {
  const reading = readExpression(text);
  if (reading.kind !== 'expression') throw new Error(text);
  return expressionMathml(reading.expression, { language });
}

const inside = (text: string) => `<math><mrow>${text}</mrow></math>`;

describe('an expression as MathML', () => {
  it.each([
    ['x', '<mi>x</mi>'],
    ['R_1', '<msub><mi>R</mi><mn>1</mn></msub>'],
    ['U_max', '<msub><mi>U</mi><mi>max</mi></msub>'],
    ['omega_0', '<msub><mi>ω</mi><mn>0</mn></msub>'],
    ['mu', '<mi>μ</mi>'],
    ['DeltaT', '<mrow><mi mathvariant="normal">Δ</mi><mi>T</mi></mrow>'],
    ['pi', '<mi mathvariant="normal">π</mi>'],
    ['a / b', '<mfrac><mrow><mi>a</mi></mrow><mrow><mi>b</mi></mrow></mfrac>'],
    ['sqrt(a)', '<msqrt><mrow><mi>a</mi></mrow></msqrt>'],
    ['-a - b', '<mo>−</mo><mi>a</mi><mo>−</mo><mi>b</mi>'],
    ['2 * a', '<mn>2</mn><mo>&#x2062;</mo><mi>a</mi>'],
    ['a * 2', '<mi>a</mi><mo>·</mo><mn>2</mn>'],
    ['a^2', '<msup><mrow><mi>a</mi></mrow><mrow><mn>2</mn></mrow></msup>'],
    ['asin(a)', '<mi>arcsin</mi><mo>&#x2061;</mo><mi>a</mi>'],
    ['exp(a)', '<msup><mrow><mi mathvariant="normal">e</mi></mrow><mrow><mi>a</mi></mrow></msup>'],
    ['exp(1)', '<mi mathvariant="normal">e</mi>'],
    ['abs(a)', '<mrow><mo fence="true">|</mo><mi>a</mi><mo fence="true">|</mo></mrow>'],
    ['1e-9', '<mn>1</mn><mo>·</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>9</mn></mrow></msup>'],
  ])('%s', (text, expected) => {
    expect(mathml(text)).toBe(inside(expected));
  });

  it("has the language's decimal sign and all digits", () => {
    expect([mathml('3.14159265'), mathml('0.5', 'de'), mathml('0.5', 'en')]).toEqual([
      inside('<mn>3,14159265</mn>'),
      inside('<mn>0,5</mn>'),
      inside('<mn>0.5</mn>'),
    ]);
  });

  it('puts a negative number in parentheses where it has to be', () => {
    const expression = { op: 'power', left: { op: 'number', value: -2 }, right: { op: 'number', value: 2 } } as const;
    expect(expressionMathml(expression, { language: 'sl' })).toContain('<mo fence="true">(</mo><mo>−</mo><mn>2</mn>');
  });

  it('lets no markup through', () => {
    const hostile = '<img src=x onerror="alert(1)">_<b>&\'';
    const expression = { op: 'quantity', key: 'x' } as const;
    const markup = expressionMathml(expression, { language: 'sl', symbol: () => hostile });
    expect(markup).not.toMatch(/<(img|b)|["'](?!>|normal)/);
    expect(markup).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });
});
