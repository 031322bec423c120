import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importing, resultsOf, startImporting } from '../import.fixture.ts';

let server: Importing['server'];
let importing: Importing['importing'];
let sources: Importing['sources'];
beforeAll(async () => {
  ({ server, importing, sources } = await startImporting());
});
afterAll(() => server.stop());

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${inside}</svg>`;
const circle = svg('<circle cx="10" cy="10" r="8" fill="none" stroke="currentColor"/>');
const line = svg('<line x1="0" y1="0" x2="20" y2="20" stroke="currentColor"/>');

const file = (name: string, content: string) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(content).toString('base64')}</file>`;
const shows = (name: string) => `<p>Kaj kaže slika?<br><img src="@@PLUGINFILE@@/${name}" alt="Slika"></p>`;
const statement = (name: string, html: string, files: string, more = '') =>
  `<question type="truefalse"><name><text>${name}</text></name>
   <questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext>
   <answer fraction="100"><text>true</text></answer>${more}</question>`;
const bankOf = (...questions: string[]) => `<quiz>${questions.join('\n')}</quiz>`;

async function drawingsOf(quizId: string): Promise<string[][]> {
  const rows = await server.database.query<{ path: string; content: Buffer }>(
    'SELECT path, content FROM quiz_files WHERE quiz_id = $1 ORDER BY path',
    [quizId],
  );
  return rows.map(({ path, content }) => [path, content.toString()]);
}

describe('drawings of a bank', () => {
  it('come into the draft with the texts that show them', async () => {
    const feedback = `<generalfeedback format="html"><text><![CDATA[<p>Krog.</p>${shows('krog.svg')}]]></text>${file('krog.svg', circle)}</generalfeedback>`;
    const bank = bankOf(statement('Krog', shows('krog.svg'), file('krog.svg', circle), feedback));
    expect(resultsOf(await importing('krog.xml', bank))).toEqual([[1, 'Krog', 'taken']]);
    expect(await drawingsOf('krog')).toEqual([['figures/krog.svg', circle]]);
    expect((await sources('krog')).get('krog')).toMatchObject({
      body: { sl: 'Kaj kaže slika?\n\n![Slika](figures/krog.svg)' },
      solution: { sl: 'Krog.\n\nKaj kaže slika?\n\n![Slika](figures/krog.svg)' },
    });
  });

  it('keep apart what has the same name in two questions, and are kept once where they are the same', async () => {
    const bank = bankOf(
      statement('Ena', shows('Moja%20slika.svg'), file('Moja slika.svg', circle)),
      statement('Dve', shows('Moja%20slika.svg'), file('Moja slika.svg', line)),
      statement('Tri', shows('Moja%20slika.svg'), file('Moja slika.svg', circle)),
    );
    await importing('tri.xml', bank);
    expect(await drawingsOf('tri')).toEqual([
      ['figures/moja-slika-2.svg', line],
      ['figures/moja-slika.svg', circle],
    ]);
    const bodies = [...(await sources('tri')).values()].map(({ body }) => /figures\/[^)]+/.exec(body.sl)?.[0]);
    expect(bodies).toEqual(['figures/moja-slika.svg', 'figures/moja-slika-2.svg', 'figures/moja-slika.svg']);
  });

  it('are converted where another program says in other words what they show, and the author is told', async () => {
    const styled = svg('<circle cx="10" cy="10" r="8" style="fill:none;stroke:#000000"/>');
    const { questions } = await importing('slog.xml', bankOf(statement('S', shows('s.svg'), file('s.svg', styled))));
    expect(questions[0]?.result).toMatchObject({
      notes: [expect.stringMatching(/^Risbe so pretvorjene, .+: s\.svg\. Preglejte jih\.$/)],
    });
    expect((await drawingsOf('slog'))[0]?.[1]).toContain('stroke="currentColor"');
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['an event', svg('<circle cx="1" cy="1" r="1" onclick="alert(1)"/>')],
    ['something from elsewhere', svg('<image href="https://example.com/a.png"/>')],
    ['a page in it', svg('<foreignObject><p>a</p></foreignObject>')],
    ['no drawing', '<p>Ni risba</p>'],
    ['too much nesting', svg('<g>'.repeat(40) + '</g>'.repeat(40))],
  ])('with %s are refused with their question', async (_, drawing) => {
    const bank = bankOf(
      statement('Nevarna', shows('a.svg'), file('a.svg', drawing)),
      statement('Dobra', '<p>Drži.</p>', ''),
    );
    const report = await importing('nevarna.xml', bank);
    expect(resultsOf(report)).toEqual([
      [1, 'Nevarna', expect.stringContaining('Risbe a.svg Navor ne more varno prikazati')],
      [4, 'Dobra', 'taken'],
    ]);
    expect(await drawingsOf(report.quiz_id ?? '')).toEqual([]);
  });

  it('that are not attached, are shown within a line of an option or fill a page are refused', async () => {
    const options = `<answer fraction="100" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a.svg" alt="a">]]></text>${file('a.svg', circle)}</answer><answer fraction="0"><text>b</text></answer>`;
    const choice = `<question type="multichoice"><name><text>Izbira</text></name><questiontext><text>Kaj?</text></questiontext>${options}</question>`;
    const large = svg(`<path d="${'M 0 0 '.repeat(10_000)}"/>`);
    const bank = bankOf(
      statement('Ni je', shows('ni-je.svg'), ''),
      choice,
      statement('Velika', shows('v.svg').repeat(20), file('v.svg', large)),
      statement('Dve', `${shows('a.svg')}`, file('a.svg', circle) + file('a.svg', line)),
    );
    const results = resultsOf(await importing('odvec.xml', bank, { save: false })).map(([, , result]) => result);
    expect(results).toEqual([
      expect.stringContaining('V besedilu je slika (ni-je.svg).'),
      expect.stringContaining('brez seznamov, tabel in slik'),
      'Besedilo je predolgo.',
      expect.stringContaining('V besedilu je slika (a.svg).'),
    ]);
  });
});
