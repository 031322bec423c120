import { describe, expect, it } from 'vitest';
import type { Passage } from '../../../platform/searchable.ts';
import { renderWithBlocks } from '../render-markdown.fixture.ts';

/** Passages are made of what is written, so that the blocks need not become anything. */
const blocks = { calculator: () => [], table: () => [], instrument: () => [] };

const passagesOf = async (source: string): Promise<Passage[]> => (await renderWithBlocks(source, blocks)).passages;

describe('passages', () => {
  it('have the addresses of their sections, and none above the first', async () => {
    expect(await passagesOf('Uvod.\n\n## Poskus\n\nEna.\n\n### Žarnica\n\n#### Nitka\n\nDve.')).toEqual([
      { anchor: null, heading: null, text: 'Uvod.', formulas: [] },
      { anchor: 'poskus', heading: 'Poskus', text: 'Ena.', formulas: [] },
      { anchor: 'zarnica', heading: 'Žarnica', text: 'Nitka\nDve.', formulas: [] },
    ]);
  });

  it('exist for a section that has no text of its own', async () => {
    const passages = await passagesOf('## Poskus\n\n### Žarnica\n\nDve.');
    expect(passages.map(({ anchor, text }) => [anchor, text])).toEqual([
      [null, ''],
      ['poskus', ''],
      ['zarnica', 'Dve.'],
    ]);
  });

  it('say formulas in words and keep what they were written as', async () => {
    const [passage] = await passagesOf('Velja $R = \\frac{U}{I}$, upor $R$:\n\n$$ #ohm\nU = R\\,I\n$$\n');
    expect(passage).toEqual({
      anchor: null,
      heading: null,
      text: 'Velja R = U/I, upor R:\nU = R I',
      formulas: ['R = \\frac{U}{I}', 'U = R\\,I'],
    });
  });

  it('hold call-outs, lists, tables, pictures and videos', async () => {
    const source = [
      ...[':::tip[Enote]', 'Računajte v [enačbi (#)](#ohm) z **ohmi**.', ':::', '', '- ena', '- dve', ''],
      ...['| $U$ (V) | tok |', '| --- | --- |', '| 2,0 | 4,3 |', ''],
      ...['![Vir in upor.](figures/a.svg "Tok $I_\\mathrm{R}$ teče.")', '', '::video[Elektroni]{src=a.mp4}', ''],
    ].join('\n');
    const [prose, list] = await passagesOf(source);
    expect(prose?.text.split('\n')).toEqual([
      ...['Enote', 'Računajte v enačbi z ohmi.', 'ena', 'dve', 'Vir in upor. Tok I_R teče.', 'Elektroni'],
    ]);
    expect(list).toMatchObject({ text: 'U (V) · tok\n2,0 · 4,3', isList: true });
  });

  it('name what live formulas, calculators and data tables are about', async () => {
    const live =
      '```formula\ntitle: Ohmov zakon\nequation: U = R * I\nquantities:\n  U: { name: napetost, unit: V }\nsolve: U\n```';
    const calculator =
      '```calculator\ntitle: Padec napetosti\nquantities:\n  rho: { name: vodnik, choices: { baker: 1, aluminij: 2 } }\nequations:\n  - A = b * rho\n```';
    const table =
      "```table\nsrc: tables/a.csv\ncaption: Navoji\ncolumns:\n  P: { name: 'Korak $P$', unit: mm }\n  use: { name: Raba, values: { x: luči } }\n```";
    const [passage] = await passagesOf(
      [live, calculator, table, '```instrument\nname: ipv4-subnets\n```'].join('\n\n'),
    );
    expect(passage?.text.split('\n')).toEqual([
      ...['Ohmov zakon · napetost', 'U = R·I', 'Padec napetosti · vodnik', 'vodnik: baker, aluminij', 'A = b·ρ'],
      'Navoji · Korak P · Raba',
    ]);
    expect(passage?.isList).toBe(true);
    expect(passage?.formulas).toEqual(['U = R * I', 'A = b * rho']);
  });

  it('keep a formula with the sentence that leads to it, and apart where it stands by itself', async () => {
    const passages = await passagesOf('Velja\n\n$$\nU = R\\,I\n$$\n\nKonec.\n\n$$\nP = U\\,I\n$$\n');
    expect(passages.map(({ text, isList = false }) => [text, isList])).toEqual([
      ['Velja\nU = R I\nKonec.', false],
      ['P = U I', true],
    ]);
  });

  it('are cut at the ends of sentences', async () => {
    const sentence = 'Napetost požene tok skozi upor in ta se pri tem segreje, kar je treba upoštevati.';
    const passages = await passagesOf(Array(60).fill(sentence).join(' '));
    expect(passages.length).toBeGreaterThan(4);
    for (const { text } of passages) {
      expect(text.length).toBeLessThanOrEqual(900);
      expect(text.endsWith('.')).toBe(true);
    }
    expect(passages.map(({ text }) => text).join(' ').length).toBe(60 * (sentence.length + 1) - 1);
  });

  it('come from any text, however it is written', async () => {
    const hostile = [
      '',
      '```formula\n- [\n```',
      '```calculator\n*a\n```',
      '```table\ncolumns: 3\n```',
      '$$\n\\frac{\n$$',
      '> '.repeat(50),
    ];
    for (const source of [...hostile, 'x'.repeat(20_000), '<b onclick=x>', '## ', '\ud800', '![](a.svg "x)']) {
      for (const { text } of await passagesOf(source)) expect(text.length).toBeLessThanOrEqual(900);
    }
  });
});
