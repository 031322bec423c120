import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankFixture, type Importing, resultsOf, startImporting } from '../import.fixture.ts';

let server: Importing['server'];
let importing: Importing['importing'];
let sources: Importing['sources'];
beforeAll(async () => {
  ({ server, importing, sources } = await startImporting());
});
afterAll(() => server.stop());

describe('a bank in GIFT', () => {
  it('becomes a draft, question by question', async () => {
    const report = await importing('osnove.gift', await bankFixture('osnove.gift'));
    expect(report).toMatchObject({ format: 'gift', quiz_id: 'osnove', problems: [] });
    expect(report.questions.map(({ line, type, result }) => [line, type, result.kind])).toEqual([
      [5, 'multichoice', 'taken'],
      [13, 'multichoice', 'taken'],
      [19, 'truefalse', 'taken'],
      [21, 'shortanswer', 'taken'],
      [23, 'numerical', 'taken'],
      [25, 'numerical', 'taken'],
      [27, 'match', 'taken'],
      [33, 'multichoice', 'taken'],
      [35, 'numerical', 'taken'],
      [37, 'truefalse', 'taken'],
      [39, 'essay', 'refused'],
      [41, 'description', 'refused'],
      [43, 'unknown', 'refused'],
      [45, 'numerical', 'refused'],
      [47, 'multichoice', 'refused'],
    ]);
    expect(resultsOf(report).slice(12)).toEqual([
      [43, 'Pozabljen oklepaj {=a ~b', 'Zaviti oklepaji se ne ujemajo: eden ni odprt ali ni zaprt.'],
      [45, 'Ni število', '»pet« ni število.'],
      [47, 'Delež', '»200« ni delež med −100 in 100.'],
    ]);
  });

  it('keeps what its questions say', async () => {
    const saved = [...(await sources('osnove')).values()];
    expect(saved[0]).toMatchObject({
      ...{ topic: 'merjenje', solution: { sl: 'Enota se imenuje po Ampèru.' } },
      options: [
        { text: { sl: 'amper' }, correct: true, feedback: { sl: 'Tako je.' } },
        { text: { sl: 'volt' } },
        { text: { sl: 'meter' } },
      ],
    });
    expect(saved[1]).toMatchObject({ type: 'multiple-choice', body: { sl: 'Kateri **enoti** sta električni?' } });
    expect(saved[4]).toMatchObject({ body: { sl: 'Koliko je $\\frac{6}{4}$?' }, answer: '1.5' });
    expect(saved[5]).toMatchObject({ answer: '1.5', tolerance: { absolute: 0.1 } });
    expect(saved[6]).toMatchObject({ type: 'matching', extras: [{ sl: 'meter' }] });
    expect(saved[7]).toMatchObject({
      text: { sl: 'Tok merimo z [[vrzel-1]] in ne drugače.' },
      gaps: { 'vrzel-1': { type: 'single-choice' } },
    });
    expect(saved[9]).toMatchObject({ body: { sl: 'Razmerje 1:2 = 0,5 {da}.' } });
  });
});

describe('a bank in GIFT that has what GIFT itself does not', () => {
  it('keeps the order of Moodle’s ordering questions', async () => {
    const bank =
      '::Zakoni:: Razvrstite. {>3 ALL VERTICAL ABSOLUTE_POSITION\n1 mV\n1 V\n1 kV\n}\n\n::Praštevila:: Razvrstite. {>\n2\n3\n5}';
    const report = await importing('vrstni-red.gift', bank);
    const taken = { type: 'ordering', result: { kind: 'taken' } };
    expect(report.questions).toMatchObject([taken, taken]);
    expect((await sources('vrstni-red')).get('prastevila')).toMatchObject({
      items: [{ text: { sl: '2' } }, { text: { sl: '3' } }, { text: { sl: '5' } }],
    });
    expect((await sources('vrstni-red')).get('zakoni')).toMatchObject({
      type: 'ordering',
      items: [{ text: { sl: '1 mV' } }, { text: { sl: '1 V' } }, { text: { sl: '1 kV' } }],
    });
  });

  it('tells that all items are asked where the bank asked for some of them', async () => {
    const note = 'V zbirki je vsak poskus zahteval le del postavk (3 od 4), v Navoru zahteva vse.';
    const gift =
      '::Nekaj:: Razvrstite. {>3 RANDOM VERTICAL\n1\n2\n3\n4\n}\n\n::Vse:: Razvrstite vse. {>3 ALL\n1\n2\n3\n4\n}';
    const { questions } = await importing('nekaj.gift', gift, { save: false });
    expect(questions.map(({ result }) => result)).toMatchObject([{ notes: [note] }, { notes: [] }]);
    const items = [1, 2, 3, 4].map((item) => `<answer fraction="${item}"><text>${item}</text></answer>`).join('');
    const xml = `<quiz><question type="ordering"><questiontext><text>Razvrstite.</text></questiontext>${items}
      <selecttype>CONTIGUOUS</selecttype><selectcount>3</selectcount></question></quiz>`;
    const report = await importing('nekaj.xml', xml, { save: false });
    expect(report.questions[0]?.result).toMatchObject({ notes: [note] });
  });

  it('keeps the gaps of Moodle’s Cloze', async () => {
    const bank = [
      '::Ena:: Glavno mesto je {1:SHORTANSWER:=Ljubljana~%50%Maribor}.',
      '::Dve:: Enota toka je {:MC:=amper~volt}, 5 A na 2 Ω je {2:NM:=10:0.1} V.',
    ];
    const report = await importing('vrzeli.gift', bank.join('\n\n'));
    expect(report.questions.map(({ type, result }) => [type, result.kind])).toEqual([
      ['cloze', 'taken'],
      ['cloze', 'taken'],
    ]);
    const saved = await sources('vrzeli');
    expect(saved.get('ena')).toMatchObject({
      text: { sl: 'Glavno mesto je [[vrzel-1]].' },
      gaps: { 'vrzel-1': { type: 'short-text', accepted: { sl: ['Ljubljana'] } } },
    });
    expect(saved.get('dve')).toMatchObject({
      gaps: { 'vrzel-1': { type: 'single-choice' }, 'vrzel-2': { type: 'numeric', answer: '10' } },
    });
  });

  it('refuses an answer of which nobody can tell what it is, and an order that is too short', async () => {
    const bank = '::Seznam:: Naštejte. {prvo\ndrugo\ntretje}\n\n::Dva:: Razvrstite. {>2\nena\ndve}';
    const report = await importing('nejasno.gift', bank, { save: false });
    expect(resultsOf(report)).toEqual([
      [1, 'Seznam', expect.stringContaining('ni jasno, kakšno vprašanje je to')],
      [5, 'Dva', 'Za razvrščanje so potrebne vsaj tri postavke.'],
    ]);
  });
});

describe('a question of a bank that is there twice', () => {
  it('is taken twice and told of; what only begins alike is not', async () => {
    const bank = '::Ena:: Drži. {T}\n\n::Dve:: Drži. {F}\n\n::Tri:: Drži. {T}';
    const { questions } = await importing('dvojnik.gift', bank, { save: false });
    expect(questions.map(({ result }) => result)).toMatchObject([
      { notes: [] },
      { notes: [] },
      { notes: ['Enako vprašanje je že v vrstici 1.'] },
    ]);
  });
});

describe('a comment on one of the pairs', () => {
  it('is told to be left out', async () => {
    const bank = 'Povežite. {=tok -> amper#Po Ampèru. =napetost -> volt}';
    const { questions } = await importing('pari.gift', bank, { save: false });
    expect(questions[0]?.result).toMatchObject({
      notes: ['Nekaterih pojasnil k odgovorom ni bilo mogoče ohraniti.'],
    });
  });
});
