import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf, write, writerForTest } from './answer-writer.fixture.ts';
import { numberCitations } from './number-citations.ts';

const answer = [
  '# Ohmov zakon\nTok skozi upornik [1] je\n\\[\nI = \\frac{U}{R}\n\\]\nkjer je $U$ napetost.',
  '1. Prvi korak: **12 V / 4 Ω = 3 A**\n\n   Nadaljevanje koraka.\n\n2. Drugi korak\n   - podtočka\n   - še ena',
  '| Snov | ρ |\n| --- | --- |\n| baker | 0,0175 |',
  '```python\nx = 1\n\ny = 2\n```\nBesedilo čez 😀 vrstico.\r\n\r\nKonec in $5 do $10.',
  '- odprta ```ograja\n~~~\nkoda brez konca',
].join('\n\n');

it('gives the same blocks in whatever pieces the answer comes', async () => {
  const whole = (await write([answer])).blocks;
  expect(whole.length).toBeGreaterThan(8);
  expect(await blocksOfPieces([...answer.split('')])).toEqual(whole);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(answer.length), { maxLength: 12 }), async (cuts) => {
      const ends = [0, ...cuts.sort((one, other) => one - other), answer.length];
      const pieces = ends.slice(1).map((end, at) => answer.slice(ends[at], end));
      expect(await blocksOfPieces(pieces)).toEqual(whole);
    }),
    { numRuns: 30 },
  );
});

it('gives the same blocks of any text in whatever pieces it comes', { timeout: 60_000 }, async () => {
  const lines = fc.constantFrom(
    '',
    '',
    '# A',
    '- b',
    '  c',
    '1. d',
    '```',
    '~~~',
    '$$',
    '\\[',
    'x',
    '\\]',
    '> q',
    '---',
    'e\r',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(lines, { maxLength: 14 }), fc.nat(60), async (written, cut) => {
      const text = written.join('\n');
      expect(await blocksOfPieces([text.slice(0, cut), text.slice(cut)])).toEqual((await write([text])).blocks);
    }),
    { numRuns: 150 },
  );
});

async function blocksOfPieces(pieces: string[]) {
  return (await write(pieces)).blocks;
}

it('hands a block out as soon as nothing can change it', async () => {
  const writer = writerForTest();
  expect(blocksOf(await writer.push('## Naslov\nPrvi'))).toHaveLength(1);
  expect(blocksOf(await writer.push(' odstavek.\n'))).toHaveLength(0);
  expect(blocksOf(await writer.push('\nDrugi\n'))).toHaveLength(1);
  expect(blocksOf(await writer.push('$$\nU = R I\n'))).toHaveLength(1);
  expect(blocksOf(await writer.push('$$\n'))).toHaveLength(1);
  expect(blocksOf(await writer.push('- a\n\n'))).toHaveLength(0);
  expect(blocksOf(await writer.push('  še a\n\nKonec\n'))).toHaveLength(1);
  expect(blocksOf(await writer.end())).toHaveLength(1);
});

it('shows the open block as plain words that only grow, and stops before its first formula or equality', async () => {
  const writer = writerForTest();
  let open = '';
  const source =
    'Tok je **količnik** napetosti in [upornosti](https://a.example/b). Zato velja 12 V / 4 Ω = 2 A in tako naprej $x$.';
  for (const sign of source) {
    for (const part of await writer.push(sign)) if (part.kind === 'text') open += part.text;
  }
  expect(open).toBe('Tok je količnik napetosti in upornosti. Zato velja');
});

it.each(['Naj bo $U$ napetost', 'Naj bo \\(U\\) napetost', 'Naj bo \\[U\\] napetost', 'Naj bo a = b dovolj'])(
  'shows nothing behind the beginning of a formula: %s',
  async (source) => {
    const parts = await writerForTest().push(`${source} in še nekaj besed `);
    expect(parts).toEqual([{ kind: 'text', text: 'Naj' }]);
  },
);

it('never shows a refuted equality as a fact, not for a moment', async () => {
  const writer = writerForTest();
  for (const sign of 'Izračun pokaže, da je tok 12 V / 4 Ω = 2 A in nič drugega.') {
    for (const part of await writer.push(sign)) expect(JSON.stringify(part)).not.toContain('=');
  }
  const [block] = blocksOf(await writer.end());
  expect(block?.html).toBe(
    '<p>Izračun pokaže, da je tok <mark class="doubtful">12\u202fV / 4\u202fΩ = 2\u202fA<span class="doubtful-note"> (Dvomljivo: po našem izračunu 3\u202fA.)</span></mark> in nič drugega.</p>',
  );
  expect(block?.equalities).toEqual([{ text: '12 V / 4 Ω = 2 A', verdict: 'doubtful', found: '3\u202fA' }]);
});

it('says in what is copied that a calculation does not hold, as far as that may be told', async () => {
  const source = 'The current is 12 V / 4 Ω = 2 A, since 2 · 3 = 6.';
  const { blocks } = await write([source], { language: 'en' });
  expect(blocks[0]?.source).toBe(`${source}\n\n12 V / 4 Ω = 2 A (Doubtful: checking gives 3\u202fA.)`);
  const hidden = await write([source], { language: 'en', hidesResults: true });
  expect(hidden.blocks[0]?.source).toBe(`${source}\n\n12 V / 4 Ω = 2 A (Doubtful: checking gives something else.)`);
});

it.each([
  ['Velja 2<sup>3</sup> = 9.', '2³ = 9'],
  ['Tok je \\SI{12}{\\volt} / \\SI{4}{\\ohm} = \\SI{2}{\\ampere}.', '12 V / 4 Ω = 2 A'],
  ['$\\qty{2}{\\volt} + \\qty{2}{\\volt} = \\qty{5}{\\volt}$', '2 V + 2 V = 5 V'],
])('doubts what is written high or with spelt units: %s', async (source, text) => {
  const { blocks } = await write([source]);
  expect(blocks[0]?.equalities).toMatchObject([{ text, verdict: 'doubtful' }]);
});

it('shows nothing of a calculation that looks like code before it was checked', async () => {
  const open = async (source: string) =>
    (await writerForTest().push(source)).map((part) => ('text' in part ? part.text : ''));
  expect(await open('```\nTok:\nI = 12 V / 4 Ω = 2 A\n')).toEqual(['Tok:\n']);
  expect(await open('```python\nx = 1\ny')).toEqual(['x = 1\n']);
});

it('marks what is right discreetly, also where a part of it is emphasised', async () => {
  const { html } = await write(['The current is 12 V / 4 Ω = **3 A**.'], { language: 'en' });
  expect(html).toBe(
    '<p>The current is <span class="checked">12\u202fV / 4\u202fΩ = <strong>3\u202fA</strong><span class="checked-mark" role="img" aria-label="This calculation has been checked"></span></span>.</p>',
  );
});

it('tells beside a formula what comes out instead', async () => {
  const { html, blocks } = await write(['$$\nI = \\frac{12\\,\\mathrm{V}}{4\\,\\Omega} = 2\\,\\mathrm{A}\n$$'], {
    language: 'de',
  });
  expect(html).toContain('<div class="doubtful">');
  expect(html).toContain('<span class="doubtful-note"> (Zweifelhaft: Nachgerechnet ergibt sich 3\u202fA.)</span>');
  expect(blocks[0]?.equalities).toEqual([{ text: 'I = 12 V/(4 Ω) = 2 A', verdict: 'doubtful', found: '3\u202fA' }]);
});

const doubt = (found: string) => `(Doubtful: checking gives ${found}.)`;

it.each([
  ['The current is $12\\,\\text{V}/4\\,\\Omega$ = 2 A.', '3\u202fA'],
  ['The current is 12 V / 4 Ω = $2\\,\\text{A}$.', '3\u202fA'],
  ['Here $\\frac{12}{4}$ = $5$ holds.', '3'],
  ['Twice: 2 · $3$ = **7**', '6'],
  ['I = U / R\n  = 12 V / 4 Ω\n  = 2 A', '3\u202fA'],
  ['I = 12 V / 4 Ω  \n= 2 A', '3\u202fA'],
  ['```\nI = U / R\nI = 12 V / 4 Ω = 2 A\n```', '3\u202fA'],
  ['So `12 V / 4 Ω = 2 A` it is.', '3\u202fA'],
  [`${'*a '.repeat(1100)}12 V / 4 Ω = 2 A`, '3\u202fA'],
  [`${'Some words stand before it. '.repeat(200)}7 · 8 = 55`, '56'],
])('doubts what goes on in a formula, on another line or late: %s', async (source, found) => {
  expect((await write([source], { language: 'en' })).html).toContain(doubt(found));
});

it.each([
  ...[
    'Here $U$ = 5 V and $7 \\bmod 3 + 1$ = 2.',
    '$\\sqrt[3]{8}$ = 2, $\\log_2 8$ = 3, $1011_2$ = 11',
    '$5! + 1$ = 121',
  ],
  ...[
    '$x$ = 3\n\n= 4',
    '`7 / 2 = 3` in C',
    '```c\nx = 12 V / 4 Ω = 2 A;\n```',
    '- 2 · 3\n- = 7',
    '$f(2)$ = 4 and $|-3|$ = 3',
  ],
])('leaves alone what it cannot read for certain: %s', async (source) => {
  expect((await write([source], { language: 'en' })).blocks.flatMap(({ equalities }) => equalities)).toEqual([]);
});

it('keeps the Markdown of each block to be copied', async () => {
  const { blocks } = await write(['Velja \\(U = R I\\) [1].\n\n\\[\nP = U I\n\\]']);
  expect(blocks.map(({ source }) => source)).toEqual(['Velja \\(U = R I\\) [1].', '\\[\nP = U I\n\\]']);
});

it('numbers passages as the answer comes to them, in what is shown and in what is copied', async () => {
  const { html, cited, blocks } = await write(['Prvič [2]. Drugič [9] in [1, 2], `x[2]`.'], {});
  expect(cited).toEqual([2, 1]);
  expect(html).toBe(
    '<p>Prvič\u00a0<a href="#citation-1" class="citation">[1]</a>. Drugič in\u00a0<a href="#citation-2" class="citation">[2]</a><a href="#citation-1" class="citation">[1]</a>, <code>x[2]</code>.</p>',
  );
  expect(blocks.map(({ source }) => source)).toEqual(['Prvič [1]. Drugič [9] in [2][1], `x[2]`.']);
  const afterSign = await write(['Velja U = [2], glej [2] in [1].'], {});
  expect(afterSign.blocks.map(({ source }) => source)).toEqual(['Velja U = [1], glej [1] in [2].']);
});

it('goes on with the numbers after something else stood between', async () => {
  const citations = numberCitations([{ number: 3 }, { number: 6 }]);
  const first = await write(['Najprej [6].'], { citations });
  const second = await write(['Potem [3], nato $x_{[6]}$ in a = [3, 6] ter [6].'], { citations });
  expect([...first.blocks, ...second.blocks].map(({ source }) => source)).toEqual([
    'Najprej [1].',
    'Potem [2], nato $x_{[6]}$ in a = [3, 6] ter [1].',
  ]);
  expect(citations.cited()).toEqual([6, 3]);
});

it('has no block of which nothing is left without its sources', async () => {
  const { blocks } = await write(['[7]\n\n---\n\nBesedilo [8].\n\n- [9]']);
  expect(blocks.map(({ html }) => html)).toEqual(['<hr>', '<p>Besedilo.</p>']);
});

it('goes on with the head of a table that is cut, and with the numbers of a list', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `| ${at} | ${at} Ω | vrstica |`);
  const table = await write([['| n | R | opis |', '|---|:-:|---|', ...rows].join('\n')]);
  expect(table.html).not.toContain('<pre');
  expect(table.html.match(/<th scope="col">n<\/th>/g)).toHaveLength(table.blocks.length);
  expect(table.html.match(/<td>vrstica<\/td>/g)).toHaveLength(300);
  const list = await write([rows.map((_, at) => `${at + 1}. postavka`).join('\n')]);
  expect(list.html.match(/<li>postavka<\/li>/g)).toHaveLength(300);
  expect(list.html).toContain('<ol start="121">');
});

it.each([
  ...[
    ['escapes', '\\\\*'.repeat(3000)],
    ['links', '[a](b) '.repeat(900)],
    ['items', '- **a** `b` [1]\n'.repeat(600)],
  ],
  ...[
    ['cells', `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(800)}`],
    ['sums', '1 + 1 = 2, '.repeat(1000)],
    ['quotes', '> a\n'.repeat(2000)],
  ],
] as const)('makes room for others while it reads many %s', async (_, source) => {
  await write([source]);
  let longest = 0;
  let before = cpuMs();
  let isReading = true;
  const turn = () => {
    longest = Math.max(longest, cpuMs() - before);
    before = cpuMs();
    if (isReading) setImmediate(turn);
  };
  setImmediate(turn);
  await write([source]);
  isReading = false;
  // Mostly below 50 ms, and seconds where it goes by squares; a starved machine may take far longer than usual.
  expect(longest).toBeLessThan(1000);
});

/** Of this thread: what others do on the machine meanwhile does not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

it('keeps the words of what is too much to render', async () => {
  const many = '*a '.repeat(1100);
  expect((await write([many])).html).toBe(`<pre class="plain" tabindex="0">${many.trim()}</pre>`);
  const long = 'beseda '.repeat(5000);
  expect((await write([long])).html.match(/beseda/g)).toHaveLength(5000);
  const code = `\`\`\`c\n${'int a;\n'.repeat(4000)}\`\`\``;
  expect((await write([code])).html.match(/int/g)).toHaveLength(4000);
});
