import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankFixture, type Importing, resultsOf, startImporting } from '../import.fixture.ts';

let server: Importing['server'];
let importing: Importing['importing'];
let sources: Importing['sources'];
beforeAll(async () => {
  ({ server, importing, sources } = await startImporting());
});
afterAll(() => server.stop());

describe('a bank in Moodle XML', () => {
  it('becomes a draft with every question that it has', async () => {
    const report = await importing('Osnove elektrotehnike.xml', await bankFixture('osnove.xml'));
    expect(report).toMatchObject({ format: 'moodle-xml', quiz_id: 'osnove-elektrotehnike', problems: [] });
    expect(resultsOf(report).filter(([, , result]) => result !== 'taken')).toEqual([]);
    expect(report.questions.map(({ line, type }) => [line, type])).toEqual([
      [8, 'multichoice'],
      [22, 'multichoice'],
      [32, 'truefalse'],
      [39, 'shortanswer'],
      [53, 'numerical'],
      [61, 'matching'],
      [69, 'ordering'],
      [77, 'cloze'],
      [84, 'gapselect'],
    ]);
    const [quiz] = await server.database.query('SELECT * FROM quizzes WHERE id = $1', ['osnove-elektrotehnike']);
    expect(quiz).toMatchObject({
      ...{ status: 'draft', theme_id: 'elektrika', question_count: 9, points: 10, course_id: null },
      title: { sl: 'Osnove elektrotehnike' },
      summary: { sl: 'Uvoženo iz datoteke Osnove elektrotehnike.xml.' },
    });
  });

  it('keeps texts, formulas, raised signs, hints and solutions', async () => {
    const saved = await sources('osnove-elektrotehnike');
    expect(saved.get('enota-napetosti')).toMatchObject({
      ...{ type: 'single-choice', points: 2, topic: 'ohmov-zakon' },
      body: {
        sl: 'V kateri enoti merimo napetost $U$?\n\nPri 10³ V in toku **U$_{\\text{max}}$**:\n\n$$\nU = R \\cdot I\n$$',
      },
      options: [
        { id: 'a', text: { sl: 'volt' }, correct: true },
        { id: 'b', text: { sl: 'amper' }, correct: false, feedback: { sl: 'V amperih merimo tok.' } },
      ],
      hints: [{ sl: 'Po Alessandru Volti.' }],
      solution: { sl: 'Enota je *volt*.' },
    });
    expect(saved.get('elektricne-enote')).toMatchObject({
      type: 'multiple-choice',
      solution: { sl: 'Pravilni odgovori: amper; volt' },
    });
    expect(saved.get('sorazmernost')).toMatchObject({
      ...{ type: 'true-false', answer: true, feedback: { sl: 'Tako pravi Ohmov zakon.' } },
      solution: { sl: 'Trditev drži.' },
    });
    expect(saved.get('merilnik-toka')).toMatchObject({
      body: { sl: 'S čim merimo tok {\\{približno}}?' },
      accepted: { sl: ['ampermeter', 'merilnik toka'] },
    });
  });

  it('keeps numbers with their units, pairs, orders and gaps', async () => {
    const saved = await sources('osnove-elektrotehnike');
    expect(saved.get('tok-skozi-upor')).toMatchObject({
      ...{ type: 'numeric', topic: 'uvozeno', answer: '0.0125', unit: 'mA', unitRequired: true },
      ...{ tolerance: { absolute: 0.1 }, solution: { sl: 'Pravilni odgovor: 12,5\u202fmA' } },
    });
    expect(saved.get('kolicine-in-enote')).toMatchObject({
      type: 'matching',
      pairs: [
        { left: { sl: 'napetost' }, right: { sl: 'V' } },
        { left: { sl: 'tok' }, right: { sl: 'A' } },
      ],
      extras: [{ sl: 'm' }],
    });
    expect(saved.get('po-velikosti')).toMatchObject({ type: 'ordering' });
    expect(saved.get('vrzeli')).toMatchObject({
      type: 'blanks',
      body: { sl: 'Dopolnite besedilo.' },
      text: {
        sl: 'Enota toka je [[vrzel-1]], napetost 5\u00a0A na 2\u00a0Ω je [[vrzel-2]] V.\n\nZ upornostjo [[vrzel-3]].',
      },
      gaps: {
        'vrzel-1': { type: 'short-text', accepted: { sl: ['amper', 'A'] } },
        'vrzel-2': { type: 'numeric', answer: '10', tolerance: { absolute: 0.1 } },
        'vrzel-3': { type: 'single-choice' },
      },
    });
    expect(saved.get('izbira-besed')).toMatchObject({
      text: { sl: 'Tok merimo z [[vrzel-1]], napetost z [[vrzel-2]].' },
    });
  });

  it('tells what an author should know of a question', async () => {
    const { questions } = await importing('osnove.xml', await bankFixture('osnove.xml'), { save: false });
    const notes = questions.map(({ result }) => (result.kind === 'taken' ? result.notes : []));
    expect(notes[3]).toEqual(['Odgovori, ki so prinesli le del točk, v Navoru štejejo za napačne.']);
    expect(notes[4]).toEqual([
      'V zbirki je vprašanje v kategoriji »Računanje«, ki je v Navoru ni. Izberite temo zanj.',
    ]);
    expect(notes[7]).toContain('Vrzeli so imele različne uteži. V Navoru so vse vredne enako.');
  });

  it('tells of each question that cannot be taken why, and takes the others', async () => {
    const report = await importing('zavrnjena.xml', await bankFixture('zavrnjena.xml'), { save: true });
    expect(resultsOf(report)).toEqual([
      [3, 'Esej', 'Esejev Navor ne zna samodejno oceniti.'],
      [7, 'Računska', expect.stringContaining('Računskih vprašanj Navor ne uvozi.')],
      [11, 'Križanka', 'Vprašanj vrste »crossword« Navor ne pozna.'],
      [15, 'Slika', expect.stringContaining('V besedilu je slika (vezje.png).')],
      [25, 'Skript', 'V besedilu je element <script>, ki ga Navor ne prikazuje.'],
      [31, 'Slabi deleži', 'Deleži pravilnih odgovorov so skupaj 50 % in ne 100 %.'],
      [38, 'Ni delež', '»veliko« ni delež med −100 in 100.'],
      [45, 'Zvezdica', expect.stringContaining('zvezdico')],
      [50, 'Dve števili', 'Pravilnih je več različnih števil.'],
      [56, 'Formula', expect.stringContaining('ne more prikazati')],
      [62, 'Vrzel v seznamu', expect.stringContaining('Vrzel stoji v seznamu')],
      [66, 'Dobra', 'taken'],
    ]);
    expect([...(await sources('zavrnjena')).keys()]).toEqual(['dobra']);
  });

  it('is read as Moodle reads it where something is left out or written in small letters', async () => {
    const question = (type: string, inside: string) =>
      `<question type="${type}"><name><text>${type}</text></name>${inside}</question>`;
    const text = (words: string) => `<questiontext><text>${words}</text></questiontext>`;
    const answers = '<answer fraction="100"><text>volt</text></answer><answer fraction="0"><text>ohm</text></answer>';
    const bank = [
      question('multichoice', `${text('Enota?')}${answers}`),
      question('cloze', text('Enota je { 1:multichoice:=volt~ohm}.')),
      question('truefalse', `${text('Drži.')}<answer fraction="100"><text>Drži</text></answer>`),
      '<vprasanje><name><text>Tuje</text></name></vprasanje>',
    ];
    const report = await importing('ohlapna.xml', `<quiz>${bank.join('\n')}</quiz>`);
    expect(resultsOf(report)).toEqual([
      [1, 'multichoice', 'taken'],
      [2, 'cloze', 'taken'],
      [3, 'truefalse', expect.stringContaining('ni jasno, ali trditev drži')],
      [4, 'Tuje', 'Vprašanj vrste »vprasanje« Navor ne pozna.'],
    ]);
    const saved = await sources('ohlapna');
    expect(saved.get('multichoice')).toMatchObject({ type: 'single-choice' });
    expect(saved.get('cloze')).toMatchObject({ text: { sl: 'Enota je [[vrzel-1]].' } });
  });

  it('becomes a second draft when it is imported again, and says so', async () => {
    const bank =
      '<quiz><question type="truefalse"><name><text>Ena</text></name><questiontext><text>Drži.</text></questiontext><answer fraction="100"><text>true</text></answer></question></quiz>';
    expect((await importing('dvakrat.xml', bank)).quiz_id).toBe('dvakrat');
    const again = await importing('dvakrat.xml', bank);
    expect(again.quiz_id).toBe('dvakrat-2');
    expect(again.questions[0]?.result).toMatchObject({
      notes: ['Kviz dvakrat že obstaja, zato je to nov osnutek dvakrat-2.'],
    });
  });

  it('in another language stands in Slovenian too, for whoever translates it', async () => {
    const bank = '::One::Current is measured in amperes. {T}\n';
    const report = await importing('english.txt', bank, { language: 'en' });
    expect(report.questions[0]?.result).toMatchObject({ notes: ['Besedilo še ni slovensko. Prevedite ga.'] });
    expect((await sources('english')).get('one')).toMatchObject({
      body: { sl: 'Current is measured in amperes.', en: 'Current is measured in amperes.' },
      solution: { sl: 'Trditev drži.', en: 'The statement is true.' },
    });
  });
});

/** A bank of one question that has `inside` beside what it needs. */
const statementWith = (inside: string) =>
  `<quiz><question type="truefalse"><name><text>Ena</text></name><questiontext><text>Drži.</text></questiontext>
   <answer fraction="100"><text>true</text></answer>${inside}</question></quiz>`;

describe('images of a bank', () => {
  it('that are not shown by what is taken over are named', async () => {
    const file =
      '<correctfeedback><text>x</text><file name="shema.png" encoding="base64">iVBO</file></correctfeedback>';
    const report = await importing('priloge.xml', statementWith(file), { save: false });
    expect(report.questions[0]?.result).toMatchObject({
      notes: ['Priložene datoteke niso uvožene: shema.png.', 'Nekaterih pojasnil k odgovorom ni bilo mogoče ohraniti.'],
    });
  });

  it('that belong to the question, as older banks have them, are told of', async () => {
    const report = await importing('stara.xml', statementWith('<image>vezje.gif</image>'), { save: false });
    expect(resultsOf(report)).toEqual([[1, 'Ena', expect.stringContaining('V besedilu je slika (vezje.gif).')]]);
  });
});

describe('a comment on the answer as a whole', () => {
  it('is told to be left out where the author has written one', async () => {
    const comments = (right: string) => `<correctfeedback><text>${right}</text></correctfeedback>`;
    const notesOn = async (right: string) => {
      const { questions } = await importing('pripombe.xml', statementWith(comments(right)), { save: false });
      return questions.map(({ result }) => (result.kind === 'taken' ? result.notes : []));
    };
    expect(await notesOn('&lt;p&gt;Your answer is correct.&lt;/p&gt;')).toEqual([[]]);
    expect(await notesOn('Več o tem v 3. poglavju.')).toEqual([
      ['Nekaterih pojasnil k odgovorom ni bilo mogoče ohraniti.'],
    ]);
  });
});
