import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { harmIn } from '../unsafe-html.fixture.ts';
import { ownAddress } from './own-address.ts';
import { renderForTest } from './render-answer.fixture.ts';

const attacks = [
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<svg onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<!-- --!><script>alert(1)</script> -->',
  'H<sub>2<img src=x onerror=alert(1)></sub>O',
  'H<sub onclick=alert(1)>2</sub>O<sup>javascript:alert(1)</sup>',
  '\\ce{<img src=x onerror=alert(1)>} \\ce{\\href{javascript:alert(1)}{x}}',
  '[x](javascript:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](/courses/a"onclick="alert(1))',
  '[x](/courses/a "&quot; onclick=&quot;alert(1)")',
  '[<img src=x onerror=alert(1)>](/courses/a)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x" onload="alert(1)](https://evil.example/a.png)',
  '# <img src=x onerror=alert(1)>',
  '$\\href{javascript:alert(1)}{x}$',
  '\\(\\htmlStyle{position:fixed}{y}\\)',
  '\\[\\includegraphics{https://evil.example/x.png}\\]',
  '$\\text{<img src=x onerror=alert(1)>}$',
  '$\\color{red;background:url(//evil.example)}x$',
  '$\\kern-1000em x$',
  '$$\n</annotation></semantics></math><script>alert(1)</script>\n$$',
  '```"><script>alert(1)</script>\nx\n```',
  '```html\n<script>alert(1)</script>\n```',
  '```__proto__\nx\n```',
  '| a |\n| --- |\n| <b onclick=alert(1)>x</b> |',
  '[1]: javascript:alert(1)\n\n[x][1]',
  '【1†"><script>alert(1)</script>】',
  '\ue0000\ue001 $x$ \ue00099\ue001',
];

describe('whatever a model writes', () => {
  it.each(attacks)('does no harm: %j', async (source) => {
    await expectHarmless(source);
  });

  it('does no harm in any mixture', { timeout: 60_000 }, async () => {
    const pieces = fc.constantFrom(
      ...attacks,
      ...[
        '<',
        '>',
        '"',
        "'",
        '`',
        '```',
        '$',
        '$$',
        '\\(',
        '\\)',
        '\\[',
        '\\]',
        '[',
        '](',
        ')',
        '!',
        '|',
        '\n',
        '\n\n',
        '&lt;',
      ],
      ...['on', 'javascript:', 'style=', 'url(', '//', '\\', ' ', '**', '# ', '- ', '> '],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (source) => expectHarmless(source.join(''))),
      { numRuns: 300 },
    );
  });

  it('is shown with all of its words, in their order', { timeout: 60_000 }, async () => {
    const signs = fc.constantFrom(
      ...[
        '*',
        '**',
        '_',
        '`',
        '\n',
        '\n\n',
        '[',
        ']',
        '](',
        ')',
        '(',
        '![',
        '<',
        '</',
        '>',
        '|',
        '\n|---|---|\n',
        '$',
        '$$',
        '\\',
      ],
      ...[
        '\\(',
        '\\)',
        '\\[',
        '\\]',
        '\n# ',
        '\n- ',
        '\n1. ',
        '\n> ',
        '~~',
        '&',
        '\n---\n',
        '=',
        ' ',
        ' ',
        '\n```\n',
        '\n    ',
        '[^',
      ],
      ...[
        ']: ',
        ' "',
        '" ',
        ':::',
        '\n:::',
        '::',
        '{',
        '}',
        '^',
        '_',
        '\\frac',
        'https://',
        'www.',
        '@',
        '.',
        '- [ ] ',
        '<!--',
        '-->',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(signs, { maxLength: 16 }), async (written) => {
        const source = written.map((sign, at) => `${sign}q${at}z`).join('');
        // What follows a fence names the language of the code.
        fc.pre(!/(?:`{3}|~{3})[^\n]*q/.test(source));
        const shown = textOf(await renderForTest(source, [1]));
        let from = 0;
        for (const at of written.keys()) {
          const found = shown.indexOf(`q${at}z`, from);
          expect(found, `q${at}z of ${JSON.stringify(source)} in ${shown}`).toBeGreaterThanOrEqual(0);
          from = found;
        }
      }),
      { numRuns: 600 },
    );
  });
});

async function expectHarmless(source: string): Promise<void> {
  const html = await renderForTest(source, [1]);
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
    expect(['img', 'video', 'input', 'button', 'object']).not.toContain(tagName);
    expect(properties.id).toBeUndefined();
    const { href } = properties;
    if (href !== undefined) expect(ownAddress(String(href)) || /^#citation-\d+$/.test(String(href))).toBe(true);
  });
  expect(harmIn(html.replace(/href="\/[^"]*"/g, 'href="#own"'))).toEqual([]);
}

function textOf(html: string): string {
  let text = '';
  visit(fromHtml(html, { fragment: true }), 'text', ({ value }) => {
    text += value;
  });
  return text;
}
