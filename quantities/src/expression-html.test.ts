import { describe, expect, it } from 'vitest';
import { expressionHtml } from './expression-html.ts';
import { expressionMathml } from './mathml.ts';
import { readExpression } from './read-expression.ts';

function expressionOf(text: string) {
  const reading = readExpression(text);
  if (reading.kind !== 'expression') throw new Error(text);
  return reading.expression;
}

const shown = (text: string, language = 'sl') =>
  /aria-hidden="true">(.*)<\/span><\/span>$/s.exec(expressionHtml(expressionOf(text), { language }))?.[1] ?? '';
const words = (html: string) => html.replace(/<[^>]+>/g, '');

describe('an expression for the eye', () => {
  it('has its root over the whole of what is under it, whatever fonts there are', () => {
    const html = shown('sqrt(3 * V / (pi * h))');
    expect(html).toMatch(/^<span class="calc-root"><svg.*<\/svg><span class="calc-fraction">.*<\/span><\/span>$/s);
    expect(html).not.toContain('<math');
  });

  it.each([
    ['R_1', '<span class="calc-symbol"><span class="mathnormal">R</span><span class="calc-sub">1</span></span>'],
    ['DeltaT', '<span class="calc-symbol">Δ<span class="mathnormal">T</span></span>'],
    ['omega', '<span class="calc-symbol"><span class="mathnormal">ω</span></span>'],
  ])('writes the symbol %s as lessons do', (text, html) => {
    expect(shown(text)).toBe(html);
  });

  it('sets an exponent above the index of a symbol', () => {
    expect(shown('R_1^2')).toContain(
      '<span class="calc-over-index"><span class="calc-sup">2</span></span><span class="calc-sub">1</span>',
    );
  });

  it('writes e as it was typed, for the eye as for the ear', () => {
    const typed = (text: string) => {
      const reading = readExpression(text, { names: ['a', 't', 'T'], implicitProducts: true });
      return reading.kind === 'expression' ? expressionHtml(reading.expression, { language: 'sl' }) : '';
    };
    expect(typed('e^(-t)')).toContain('>e<span class="calc-sup">−<span');
    expect(typed('e^(-t)')).toContain('<msup><mrow><mi mathvariant="normal">e</mi></mrow>');
    expect(words(typed('2e'))).not.toContain('exp');
    expect(words(typed('a*e^(-t/T)'))).not.toContain('exp');
  });

  it("has the language's decimal sign and all digits", () => {
    expect([shown('3.14159265'), shown('0.5', 'en')]).toEqual(['3,14159265', '0.5']);
    expect(words(shown('1e-9'))).toBe('1⋅10−9');
  });

  it('comes with MathML for screen readers, which alone they are told', () => {
    const html = expressionHtml(expressionOf('a / b'), { language: 'sl' });
    const mathml = expressionMathml(expressionOf('a / b'), { language: 'sl' });
    expect(html).toContain(`<span class="katex-mathml">${mathml}</span><span class="katex-html" aria-hidden="true">`);
  });

  it('lets no markup through', () => {
    const hostile = '<img src=x onerror="alert(1)">_<b>&\'';
    const markup = expressionHtml({ op: 'quantity', key: 'x' }, { language: 'sl', symbol: () => hostile });
    expect(markup).not.toMatch(/<(img|b)/);
    expect(markup).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });
});
