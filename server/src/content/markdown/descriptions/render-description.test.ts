import { describe, expect, it } from 'vitest';
import { renderDescription } from './render-description.ts';

const html = (text: string) => renderDescription({ text, language: 'sl' });

describe('a description', () => {
  it('has its lines and paragraphs as they were written', async () => {
    expect(await html('Prva vrsta\ndruga vrsta\n\nNov odstavek')).toBe(
      '<p>Prva vrsta<br>\ndruga vrsta</p>\n<p>Nov odstavek</p>',
    );
  });

  it('has lists, emphasis and formulas', async () => {
    const shown = await html('Obravnavamo **Ohmov zakon**:\n\n- $U = R I$\n- moč');
    expect(shown).toContain('<strong>Ohmov zakon</strong>');
    expect(shown).toContain('<li>moč</li>');
    expect(shown).toContain('class="katex"');
  });

  it('keeps the lines of a list and of code', async () => {
    const shown = await html('- ena\n- dve\n\n```\na = 1\nb = 2\n```');
    expect(shown.match(/<li>/g)).toHaveLength(2);
    expect(shown).not.toContain('<br>');
    expect(shown).toContain('a = 1');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '![x](https://evil.example/pixel.gif)',
    '$\\href{javascript:alert(1)}{x}$',
  ])('runs nothing, shows no picture and leads nowhere else: %s', async (text) => {
    const shown = await html(text);
    expect(shown).not.toMatch(/<script|<img|<iframe|href=|<[^>]*\son\w+=/i);
  });

  it('takes [1] and prices for what they are', async () => {
    expect(await html('Po viru [1] stane 5 $ ali 10 $.')).toBe('<p>Po viru [1] stane 5 $ ali 10 $.</p>');
  });
});
