import { describe, expect, it } from 'vitest';
import { render } from './render-markdown.fixture.ts';
import { harmIn } from './unsafe-html.fixture.ts';

const figure = '![Vezje](figures/a.svg "Slika")';
const inDrawing = (content: string, attributes = '') => `<svg viewBox="0 0 9 9" ${attributes}>${content}</svg>`;

const texts: [source: string, rule: string | null][] = [
  ['Besedilo <script>alert(1)</script>', 'html'],
  ['<script>alert(1)</script>', 'html'],
  ['<ScRiPt src=//evil.example></sCrIpT >', 'html'],
  ['<img src=x onerror=alert(1)>', 'html'],
  ['Besedilo <img src=x onerror=alert(1)> naprej', 'html'],
  ['<svg onload=alert(1)>', 'html'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', 'html'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', 'html'],
  ['<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>', 'html'],
  ['<!-- --!><script>alert(1)</script> -->', 'html'],
  ['<![CDATA[<script>alert(1)</script>]]>', 'html'],
  ['<?php echo 1 ?>', 'html'],
  ['<a href="javascript:alert(1)">x</a>', 'html'],
  ['&lt;script&gt;alert(1)&lt;/script&gt; besedilo', null],
  ['\\<script>alert(1)\\</script> besedilo', null],
  ['[x](javascript:alert(1))', 'unsafe-link'],
  ['[x](JaVaScRiPt:alert(1))', 'unsafe-link'],
  ['[x](javascript&#58;alert&#40;1&#41;)', 'unsafe-link'],
  ['[x](javascript&colon;alert(1))', 'unsafe-link'],
  ['[x](&#x6A;avascript:alert(1))', 'unsafe-link'],
  ['[x](java&#10;script:alert(1))', 'unsafe-link'],
  ['[x](java&Tab;script:alert(1))', 'unsafe-link'],
  ['[x](&#1;javascript:alert(1))', 'unsafe-link'],
  ['[x](<  javascript:alert(1)>)', 'unsafe-link'],
  ['[x](javascript%3Aalert(1))', 'broken-link'],
  ['[x](java\\\nscript:alert(1))', null],
  ['[x](data:text/html;base64,PHNjcmlwdD4=)', 'unsafe-link'],
  ['[x](vbscript:msgbox(1))', 'unsafe-link'],
  ['[x](blob:https://navor.example/1)', 'unsafe-link'],
  ['[x](file:///etc/passwd)', 'unsafe-link'],
  ['[x](http://example.com)', 'unsafe-link'],
  ['[x](//evil.example)', 'unsafe-link'],
  ['[x](/\\evil.example)', 'unsafe-link'],
  ['[x](\\\\evil.example)', 'unsafe-link'],
  ['[x](https:/\\evil.example)', 'unsafe-link'],
  ['[x](/api/me/data)', 'broken-link'],
  ['[x](../../admin)', 'broken-link'],
  ['[x](?next=/admin)', 'broken-link'],
  ['[x][y]\n\n[y]: javascript:alert(1)', 'unsafe-link'],
  ['Besedilo <javascript:alert(1)>', 'unsafe-link'],
  ['Besedilo www.example.com', 'unsafe-link'],
  ['[x](https://example.com "&quot; onclick=&quot;alert(1)")', null],
  ['[x](https://example.com/"onclick="alert(1))', null],
  ['[<img src=x onerror=alert(1)>](https://example.com)', 'html'],
  ['## <img src=x onerror=alert(1)> Naslov', 'html'],
  ['## "onclick="alert(1) Naslov', null],
  ['## [x](javascript:alert(1)) Naslov', 'unsafe-link'],
  ['$\\href{javascript:alert(1)}{x}$', 'formula'],
  ['$\\url{javascript:alert(1)}$', 'formula'],
  ['$\\includegraphics[width=1em]{https://evil.example/x.png}$', 'formula'],
  ['$\\htmlData{onclick=alert(1)}{x}$', 'formula'],
  ['$\\htmlId{x}{y}$ $\\htmlClass{x}{y}$ $\\htmlStyle{position:fixed}{y}$', 'formula'],
  ['$\\text{<img src=x onerror=alert(1)>}$ besedilo', null],
  ['$<script>alert(1)</script>$ besedilo', null],
  ['$\\color{red;background:url(//evil.example)}x$', 'formula'],
  ['$\\def\\a{\\a\\a}\\a$', 'formula'],
  ['$\\kern-1000em x$', 'formula'],
  ['$\\raisebox{-1000em}{$x$}$', 'formula'],
  ['$\\char"0$ besedilo', 'formula'],
  ['$\\char"D800$ besedilo', 'formula'],
  ['$$ #x"onclick="alert(1)\nx\n$$', 'label'],
  [':::tip[<img src=x onerror=alert(1)>]\nx\n:::', 'html'],
  [':::tip[[x](javascript:alert(1))]\nx\n:::', 'unsafe-link'],
  [':::tip{onclick="alert(1)" style="position:fixed" #main .x}\nBesedilo\n:::', 'unknown-attribute'],
  [':::script\nalert(1)\n:::', 'unknown-block'],
  ['::script[alert(1)]{src="//evil.example"}', 'unknown-block'],
  ['::video[x]{src="javascript:alert(1)" captions="media/a.vtt"}', 'missing-file'],
  ['::video[x]{src="https://evil.example/a.mp4" captions="media/a.vtt"}', 'missing-file'],
  ['::video[x]{src="media/../../etc/a.mp4" captions="media/a.vtt"}', 'missing-file'],
  ['::video["><script>alert(1)</script>]{src="media/a.mp4" captions="media/a.vtt" onerror="alert(1)"}', 'html'],
  ['```"><script>alert(1)</script>\nx\n```\n\nBesedilo', 'code-language'],
  ['```python onload=alert(1)\nx = "</code><script>alert(1)</script>"\n```\n\nBesedilo', null],
  ['```__proto__\nx\n```\n\nBesedilo', 'code-language'],
  ['`<script>alert(1)</script>` besedilo', null],
  ['![x" onload="alert(1)](figures/a.svg)\n\nBesedilo', null],
  ['![x](figures/a.svg "<script>alert(1)</script>")\n\nBesedilo', 'html'],
  ['![x](figures/a.svg "[x](javascript:alert(1))")\n\nBesedilo', 'unsafe-link'],
  ['![x](javascript:alert(1))', 'missing-file'],
  ['![x](data:image/svg+xml,<svg/onload=alert(1)>)', 'missing-file'],
  ['![x](https://evil.example/a.png)', 'missing-file'],
  ['![x](../../secret/a.png)', 'missing-file'],
  ['![x](media/a.svg)', 'missing-file'],
  ['| a |\n| --- |\n| <b onclick=alert(1)>x</b> |', 'html'],
  ['x[^1]\n\n[^1]: <script>alert(1)</script>', 'footnote'],
];

const drawings: [content: string, attributes?: string][] = [
  ['<script>alert(1)</script>'],
  ['<path d="M0 0" onload="alert(1)"/>'],
  ['<path/>', 'onload="alert(1)"'],
  ['<foreignObject><img src="x" onerror="alert(1)"/></foreignObject>'],
  ['<use href="https://evil.example/a.svg#x"/>'],
  ['<use xlink:href="data:image/svg+xml;base64,PHN2Zz4=#x"/>'],
  ['<use href="#none"/>'],
  ['<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['<marker id="a"/><marker id="b"><path d="M0 0L1 1L2 2" marker-mid="url(#a)"/></marker>'],
  ['<marker id="a"/><marker id="b" marker-mid="url(#a)"><path d="M0 0L1 1L2 2"/></marker>'],
  ['<marker id="a"/><g marker-mid="url(#a)"><marker id="b"><path d="M0 0L1 1L2 2"/></marker></g>'],
  ['<marker id="a"/><path id="p" d="M0 0L1 1" marker-mid="url(#a)"/><marker id="b"><use href="#p"/></marker>'],
  [`${'<g>'.repeat(40)}<path/>`],
  [`${'<g>'.repeat(6000)}<path/>`],
  ['<a href="javascript:alert(1)"><text>x</text></a>'],
  ['<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
  ['<set attributeName="onmouseover" to="alert(1)"/>'],
  ['<style>*{background:url(//evil.example)}</style>'],
  ['<path style="fill:url(//evil.example)"/>'],
  ['<path fill="url(//evil.example#x)"/>'],
  ['<path marker-end="url(//evil.example#x)"/>'],
  ['<path fill="red"/>'],
  ['<image href="https://evil.example/a.png"/>'],
  ['<path class="fixed inset-0"/>'],
  ['<path id="a b"/>'],
  ['<path transform="url(//evil.example)"/>'],
  ['<title><img src="x" onerror="alert(1)"/></title>'],
  ['<desc><script>alert(1)</script></desc>'],
  ['<svg viewBox="0 0 9 9"/>'],
  ['<p>x</p>'],
  ['</svg><script>alert(1)</script><svg>'],
  ['<path data-x="y"/>'],
];

describe('unsafe input', () => {
  it.each(texts)('does no harm: %j', async (source, rule) => {
    const { html, problems } = await render(source);
    expect(harmIn(html)).toEqual([]);
    if (rule) expect(problems.map((problem) => problem.rule)).toContain(rule);
    else expect(problems).toEqual([]);
  });

  it.each(drawings)('does no harm inside a drawing: %j', async (content, attributes) => {
    const { html, problems } = await render(`${figure}\n\nBesedilo`, { figure: () => inDrawing(content, attributes) });
    expect(harmIn(html)).toEqual([]);
    expect(problems.map((problem) => problem.rule)).toContain('figure-content');
  });

  it('is recognised by this test', () => {
    const harms = [
      '<img src=x onerror=alert(1)>',
      '<a href="java\nscript:alert(1)">x</a>',
      '<svg><use href="//evil.example#x"/></svg>',
      '<p style="background:url(x)">',
    ];
    for (const html of harms) expect(harmIn(html)).not.toEqual([]);
  });
});
