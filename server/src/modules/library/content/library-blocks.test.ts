import type { LibraryPart } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { render, renderWithBlocks, withoutFormulas } from '../../../content/markdown/render-markdown.fixture.ts';
import { libraryBlocks } from './library-blocks.ts';

const calculator = `\`\`\`calculator
quantities:
  U: { name: napetost, unit: V, range: [0 V, 400 V], start: 12 V }
  R: { name: upornost, unit: Ω, range: [1 Ω, 1 kΩ], start: 4 Ω }
  I: { name: tok, unit: A, range: [0 A, 100 A] }
equations:
  - U = R * I
\`\`\``;

const prerezi = `A,I_cu,use,thread,code,empty,price
1.50,17.5,lighting,M8,0603,,1e-6
10,-1300,sockets,M10,0805,,12345
,12345.60,sockets,M12,1206,,+2.5E+3
`;

const table = (columns: string, caption = 'caption: Vodniki') =>
  `\`\`\`table\nsrc: tables/prerezi.csv\n${caption}\ncolumns:\n${columns}\n\`\`\``;

const instrument = '```instrument\nname: ipv4-subnets\n```';

const files = new Map([['tables/prerezi.csv', prerezi]]);

const renderLibrary: (
  source: string,
  tables: ReadonlyMap<string, string>,
  options?: { language: 'sl' | 'en' },
) => ReturnType<typeof renderWithBlocks<LibraryPart>> = (source, tables, options) =>
  renderWithBlocks(
    source,
    libraryBlocks((path) => tables.get(path)),
    options,
  );

async function partsOf(source: string, csv: ReadonlyMap<string, string> = files, language: 'sl' | 'en' = 'sl') {
  const { body, found, problems } = await renderLibrary(`Besedilo.\n\n${source}`, csv, { language });
  return { parts: body.filter(({ kind }) => kind !== 'html'), found, messages: problems.map(({ message }) => message) };
}

describe('parts of a text of the library', () => {
  it('stand between its paragraphs, each with an address', async () => {
    const two = table("  A: { name: 'Prerez' }");
    const source = ['Ena.', calculator, 'Dve.', two, instrument, two, 'Tri: [račun](#calculator-1).'].join('\n\n');
    const { body, found } = await renderLibrary(source, files);
    expect(found).toEqual([]);
    const ids = body.map((part) => {
      if (part.kind === 'calculator') return part.calculator.id;
      if (part.kind === 'table') return part.table.id;
      return part.kind === 'instrument' ? part.id : part.kind;
    });
    expect(ids).toEqual(['html', 'calculator-1', 'html', 'table-1', 'instrument-1', 'table-2', 'html']);
    expect(body.at(-1)).toMatchObject({ html: expect.stringContaining('<a href="#calculator-1">račun</a>') });
  });

  it.each([
    ['a calculator', calculator.replace(', start: 12 V', ', start: 900 V'), 'quantityStartOutside', ['U']],
    ['a missing range', calculator.replace('range: [0 A, 100 A]', ''), 'quantityWithoutRange', ['I']],
    [
      'a field of a table',
      table("  A: { name: 'Prerez' }", 'caption: x\nwidth: 3'),
      'blockFieldUnknown',
      ['width', 'src, caption, columns'],
    ],
    ['a formula in the name of a column', table("  A: { name: '$\\nic$' }"), 'latexUnknown', ['\\nic']],
    [
      'an instrument',
      instrument.replace('ipv4-subnets', 'ni-je'),
      'instrumentUnknown',
      ['ni-je', expect.stringContaining('ipv4-subnets')],
    ],
    ['a column that is not there', table("  X: { name: 'Prerez' }"), 'tableColumnMissing', ['X', expect.any(String)]],
    ['a file that is not there', table('  A: { name: A }').replace('prerezi', 'ni'), 'tableMissing', ['tables/ni.csv']],
    ['an odd name', table("  A: { name: 'x <b>y</b>' }"), 'tableName', ['A']],
  ])('have their faults in words of their own: %s', async (_, source, code, parts) => {
    const { problems } = await renderLibrary(`Besedilo.\n\n${source}`, files);
    expect(problems.map(({ fault }) => fault)).toContainEqual({ code: `markdown.${code}`, parts });
  });

  it('have their faults with the line of the file', async () => {
    const broken = calculator.replace('U = R * I', 'U = R + I');
    expect((await partsOf(broken)).found).toEqual(['9 error calculator-dimension']);
  });

  it.each([calculator, table('  A: { name: A }'), instrument])('are refused in other texts: %#', async (block) => {
    const { found, html } = await render(`Besedilo.\n\n${block}`);
    expect(found).toEqual(['3 error library-part']);
    expect(html).toBe('<p>Besedilo.</p>');
    expect((await render(`Besedilo.\n\n${block}`, { extent: 'part' })).found).toEqual(['3 error library-part']);
    expect((await render(`- Besedilo.\n\n${block.replace(/^/gm, '  ')}`)).found).toEqual(['3 error library-part']);
  });

  it.each([calculator, table('  A: { name: A }'), instrument])('stand in the text itself: %#', async (block) => {
    const { found } = await renderLibrary(`Besedilo.\n\n:::tip\n${block}\n:::`, files);
    expect(found).toEqual(['4 error library-part-place']);
  });

  it('keep their addresses from labels, figures and headings', async () => {
    const { found, contents } = await renderLibrary(
      `## Table 1\n\n${table('  A: { name: A }')}\n\n$$ #table-1\na\n$$`,
      files,
    );
    expect(found).toEqual(['10 error duplicate-label']);
    expect(contents[0]?.id).not.toBe('table-1');
  });
});

describe('an instrument', () => {
  it('is placed by its name', async () => {
    expect((await partsOf(instrument)).parts).toEqual([
      { kind: 'instrument', id: 'instrument-1', name: 'ipv4-subnets' },
    ]);
  });

  it.each([
    ['is unknown', 'name: abacus', '4 error unknown-instrument'],
    ['has no name', 'title: x', '4 error instrument-block'],
    ['has more fields', 'name: ipv4-subnets\nsize: 3', '5 error instrument-block'],
    ['is called after what every object has', 'name: constructor', '4 error unknown-instrument'],
    ['is no list of fields', 'ipv4-subnets', '4 error instrument-block'],
  ])('is refused where it %s', async (_, source, problem) => {
    const { parts, found } = await partsOf(`\`\`\`instrument\n${source}\n\`\`\``);
    expect(parts).toEqual([]);
    expect(found).toContain(problem);
  });
});

describe('a table of data', () => {
  it('has the columns that the block names, in its order', async () => {
    const columns =
      "  use: { name: Uporaba, values: { lighting: razsvetljava, sockets: vtičnice } }\n  A: { name: 'Prerez $A_1$ v', unit: mm^2 }";
    const { parts, found } = await partsOf(table(columns));
    expect(found).toEqual([]);
    expect(parts).toMatchObject([
      {
        kind: 'table',
        table: {
          id: 'table-1',
          caption: 'Vodniki',
          columns: [
            { key: 'use', name: 'Uporaba', name_html: 'Uporaba', unit: '', kind: 'text' },
            { key: 'A', name: 'Prerez A_1 v', unit: 'mm²', kind: 'number' },
          ],
          rows: [
            [
              { text: 'razsvetljava', value: null },
              { text: '1,50', value: 1.5 },
            ],
            [
              { text: 'vtičnice', value: null },
              { text: '10', value: 10 },
            ],
            [
              { text: 'vtičnice', value: null },
              { text: '', value: null },
            ],
          ],
        },
      },
    ]);
    const [part] = parts;
    const html = part?.kind === 'table' ? (part.table.columns[1]?.name_html ?? '') : '';
    expect(withoutFormulas(html)).toContain('{A_1}');
    expect(html).toContain('class="katex"');
  });

  it('lets a long name break where its author says, for the eye alone', async () => {
    const { parts } = await partsOf(table('  A: { name: Flanken&shy;durchmesser $d$, unit: mm }'), files, 'sl');
    const [part] = parts;
    const named = part?.kind === 'table' ? part.table.columns[0] : undefined;
    expect(named?.name).toBe('Flankendurchmesser d');
    expect(named?.name_html).toContain('Flanken\u00addurchmesser');
  });

  const column = async (fields: string, language: 'sl' | 'en' = 'sl') => {
    const { parts, found } = await partsOf(table(`  ${fields}`), files, language);
    const [part] = parts;
    if (part?.kind !== 'table') return { found };
    return { found, kind: part.table.columns[0]?.kind, cells: part.table.rows.map(([cell]) => cell) };
  };

  it('writes numbers as the language does, with the decimals of the file', async () => {
    const texts = (cells: ({ text: string } | undefined)[] | undefined) => cells?.map((cell) => cell?.text);
    expect(texts((await column('I_cu: { name: x }')).cells)).toEqual(['17,5', '−1300', '12\u202f345,60']);
    expect(texts((await column('I_cu: { name: x }', 'en')).cells)).toEqual(['17.5', '−1300', '12\u202f345.60']);
    expect((await column('price: { name: x }')).cells).toEqual([
      { text: '1·10⁻⁶', value: 1e-6 },
      { text: '12\u202f345', value: 12345 },
      { text: '+2,5·10³', value: 2500 },
    ]);
  });

  it('keeps texts, and numbers that are meant as such', async () => {
    expect(await column('thread: { name: x }')).toMatchObject({
      kind: 'text',
      cells: [{ text: 'M8', value: null }, {}, {}],
    });
    expect(await column('code: { name: x, text: true }')).toMatchObject({
      kind: 'text',
      cells: [{ text: '0603' }, {}, {}],
    });
    expect(await column('empty: { name: x }')).toMatchObject({
      kind: 'text',
      cells: [{ text: '', value: null }, {}, {}],
    });
  });

  it('keeps numbers with their units, and sizes in one piece', async () => {
    const csv = new Map([['tables/prerezi.csv', 'A\nfine\n3 mm by 5 mm\n2 × 16 mm²\n']]);
    const columns = `  A: { name: x, values: { fine: 'M8 × 1', 3 mm by 5 mm: 'od 3 do 5 mm', 2 × 16 mm²: '2 × 16 mm²' } }`;
    const { parts } = await partsOf(table(columns), csv);
    const rows = ['M8_×_1', 'od 3 do 5_mm', '2_×_16_mm²'].map((text) => [{ text: text.replaceAll('_', '\u00a0') }]);
    expect(parts).toMatchObject([{ table: { rows } }]);
  });

  it('warns of a cell that makes texts of a column of numbers', async () => {
    const csv = new Map([['tables/prerezi.csv', 'A\n1\n2\n3\n"4,5"\n']]);
    const { parts, found, messages } = await partsOf(table('  A: { name: x }'), csv);
    expect(found).toEqual(['7 warning table-values']);
    expect(messages[0]).toContain('"4,5" (tables/prerezi.csv:5)');
    expect(parts).toHaveLength(1);
    expect((await partsOf(table('  A: { name: x, text: true }'), csv)).found).toEqual([]);
  });

  it.each([
    ['a field that is unknown', table('  A: { name: x }', 'caption: x\nwidth: 3'), ['6 error table-block']],
    ['a field of a column that is unknown', table('  A: { name: x, width: 3 }'), ['7 error table-block']],
    ['no caption', table('  A: { name: x }', '# x'), ['4 error table-block']],
    ['a formula in its caption', table('  A: { name: x }', 'caption: Tok $I$'), ['5 error table-block']],
    ['no columns', '```table\nsrc: tables/prerezi.csv\ncaption: x\n```', ['4 error table-block']],
    ['an empty list of columns', table('  {}'), ['7 error table-block']],
    ['a column without a name', table('  A: { unit: mm }'), ['7 error table-block']],
    ['a column that is not in the file', table('  A: { name: x }\n  B: { name: x }'), ['8 error table-column']],
    [
      'a text that values do not name',
      table('  use: { name: x, values: { lighting: luč } }'),
      ['7 error table-values'],
    ],
    [
      'values that no cell has',
      table('  use:\n    name: x\n    values:\n      lighting: luč\n      sockets: x\n      motors: y'),
      ['12 error table-values'],
    ],
    ['values for numbers', table('  A: { name: x, values: { a: b } }'), ['7 error table-values']],
    ['an odd mark for texts', table('  A: { name: x, text: yes }'), ['7 error table-block']],
    ['a faulty formula in a name', table("  A: { name: '$\\nic$' }"), ['7 error formula']],
    ['a lonely $ in a name', table("  A: { name: 'x $y' }"), ['7 error unbalanced-formula']],
    ['a link in a name', table("  A: { name: '[x](https://example.com)' }"), ['7 error table-block']],
    ['HTML in a name', table("  A: { name: 'x <b>y</b>' }"), ['7 error table-block']],
    ['no such file', table('  A: { name: x }').replace('prerezi', 'nic'), ['4 error missing-file']],
    [
      'a path that leads out',
      table('  A: { name: x }').replace('tables/prerezi', '../tables/prerezi'),
      ['4 error missing-file'],
    ],
  ])('is refused with %s', async (_, source, problems) => {
    const { parts, found } = await partsOf(source);
    expect(parts).toEqual([]);
    expect(found).toEqual(problems);
  });

  it('names the lines of a file that cannot be read', async () => {
    const csv = new Map([['tables/prerezi.csv', 'A,B\n1\n1,2\n1,2,3\n']]);
    const { found, messages } = await partsOf(table('  A: { name: x }'), csv);
    expect(found).toEqual(['4 error table-data', '4 error table-data']);
    expect(messages).toEqual([
      'tables/prerezi.csv:2: not as many cells as columns (1 ≠ 2)',
      'tables/prerezi.csv:4: not as many cells as columns (3 ≠ 2)',
    ]);
  });

  it('holds hostile texts as texts', async () => {
    const hostile = '<script>alert(1)</script>';
    const csv = new Map([['tables/prerezi.csv', `A,B\n${hostile},1e999\n__proto__,2\nconstructor,3\n`]]);
    const columns = `  A: { name: 'x > y & z', unit: '${hostile}', values: { '${hostile}': '${hostile}', __proto__: a, constructor: b } }\n  B: { name: '\\<b>' }`;
    const { parts, found } = await partsOf(table(columns, `caption: '${hostile}'`), csv);
    expect(found).toEqual([]);
    expect(parts).toMatchObject([
      {
        table: {
          caption: hostile,
          columns: [
            { name: 'x > y & z', name_html: 'x > y &#x26; z', unit: hostile },
            { name: '<b>', name_html: '&#x3C;b>', kind: 'text' },
          ],
          rows: [
            [{ text: hostile }, { text: '1e999', value: null }],
            [{ text: 'a' }, {}],
            [{ text: 'b' }, {}],
          ],
        },
      },
    ]);
  });
});
