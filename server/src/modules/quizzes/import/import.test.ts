// Long, since each kind of bank and of fault is a case of one and the same call.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportReport } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTooComplex, makeNextTaskEndless } from '../../../test-support/endless-task.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startServerForTest, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  await saveSampleQuizzes(server);
  author = await openAccount(server, 'author', { roles: ['author'] });
});
afterAll(() => server.stop());

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name), 'utf8');

async function importing(file_name: string, text: string, more: object = {}): Promise<ImportReport> {
  const body = { file_name, text, theme: 'elektrika', ...more };
  const response = await server.call('/api/quizzes/import', { body, cookie: author.cookie });
  expect(response.status).toBe(200);
  return json(response);
}

async function sources(quizId: string): Promise<Map<string, QuestionSource>> {
  const rows = await server.database.query<{ id: string; source: QuestionSource }>(
    `SELECT questions.id, source FROM questions
     JOIN question_versions ON question_versions.id = current_version_id
     WHERE questions.quiz_id = $1 ORDER BY position`,
    [quizId],
  );
  return new Map(rows.map(({ id, source }) => [id, source]));
}

const quizCount = async () => (await server.database.query('SELECT FROM quizzes')).length;
const results = ({ questions }: ImportReport) =>
  questions.map(({ line, name, result }) => [line, name, result.kind === 'taken' ? 'taken' : result.reason]);

describe('a bank in Moodle XML', () => {
  it('becomes a draft with every question that it has', async () => {
    const report = await importing('Osnove elektrotehnike.xml', await fixture('osnove.xml'));
    expect(report).toMatchObject({ format: 'moodle-xml', quiz_id: 'osnove-elektrotehnike', problems: [] });
    expect(results(report).filter(([, , result]) => result !== 'taken')).toEqual([]);
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
    const { questions } = await importing('osnove.xml', await fixture('osnove.xml'), { save: false });
    const notes = questions.map(({ result }) => (result.kind === 'taken' ? result.notes : []));
    expect(notes[3]).toEqual(['Odgovori, ki so prinesli le del točk, v Navoru štejejo za napačne.']);
    expect(notes[4]).toEqual([
      'V zbirki je vprašanje v kategoriji »Računanje«, ki je v Navoru ni. Izberite temo zanj.',
    ]);
    expect(notes[7]).toContain('Vrzeli so imele različne uteži. V Navoru so vse vredne enako.');
  });

  it('tells of each question that cannot be taken why, and takes the others', async () => {
    const report = await importing('zavrnjena.xml', await fixture('zavrnjena.xml'), { save: true });
    expect(results(report)).toEqual([
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
    expect(results(report)).toEqual([
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

describe('a bank in GIFT', () => {
  it('becomes a draft, question by question', async () => {
    const report = await importing('osnove.gift', await fixture('osnove.gift'));
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
    expect(results(report).slice(12)).toEqual([
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
    expect(results(report)).toEqual([
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

describe('answers of a bank that nobody could tell apart', () => {
  it('are refused in the words of the editor, as are those without a text', async () => {
    const bank = '::Enaka:: Katera? {=volt ~volt ~ohm}\n\n::Brez:: Katera? {=volt ~ ~ohm}\n\n::Dobra:: Drži. {T}';
    expect(results(await importing('enaki.gift', bank, { save: false }))).toEqual([
      [1, 'Enaka', expect.stringContaining('»volt« je navedeno dvakrat')],
      [3, 'Brez', 'Eden od ponujenih odgovorov nima besedila.'],
      [5, 'Dobra', 'taken'],
    ]);
  });
});

describe('a bank in Aiken', () => {
  const bank = `V kateri enoti merimo napetost?
I. Newton je ni poznal.
A. amper
B) volt
C. ohm
ANSWER: B

Kateri odgovor manjka?
A. prvi
B. drugi
ANSWER: D

Kje je odgovor?
A. tu
B. tam

Zadnje vprašanje?
A. da
B. ne
ANSWER: A
`;

  it('becomes a draft, known by its lines alone', async () => {
    const report = await importing('enote.txt', bank);
    expect(report).toMatchObject({ format: 'aiken', quiz_id: 'enote', problems: [] });
    expect(results(report)).toEqual([
      [1, 'V kateri enoti merimo napetost? I. Newton je ni poznal.', 'taken'],
      [8, 'Kateri odgovor manjka?', 'V vrstici ANSWER: je »D«, odgovora s to črko pa ni.'],
      [13, 'Kje je odgovor?', 'Manjka vrstica ANSWER: s črko pravilnega odgovora.'],
      [17, 'Zadnje vprašanje?', 'taken'],
    ]);
    expect([...(await sources('enote')).values()][0]).toMatchObject({
      type: 'single-choice',
      body: { sl: 'V kateri enoti merimo napetost? I. Newton je ni poznal.' },
      options: [
        { text: { sl: 'amper' }, correct: false },
        { text: { sl: 'volt' }, correct: true },
        { text: { sl: 'ohm' }, correct: false },
      ],
    });
  });
});

describe('a bank in Aiken as other programs write it', () => {
  const bank = `Enota toka?
a)volt
b)amper
Answer: b
FEEDBACK: Po Ampèru.

Enota napetosti?
a. volt
b. amper
answer: A.
`;

  it('is read with small letters, and an explanation belongs to the question before it', async () => {
    const report = await importing('male-crke.txt', bank);
    expect(results(report)).toEqual([
      [1, 'Enota toka?', 'taken'],
      [7, 'Enota napetosti?', 'taken'],
    ]);
    const [current, voltage] = (await sources('male-crke')).values();
    expect(current).toMatchObject({ options: [{ correct: false }, { correct: true }], solution: { sl: 'Po Ampèru.' } });
    expect(voltage).toMatchObject({ body: { sl: 'Enota napetosti?' }, options: [{ correct: true }, {}] });
  });

  it('is told from GIFT, which may have such lines in its texts, by the name of the file', async () => {
    const gift = '::Kviz:: Kaj piše v zbirki?\\nA. volt\nANSWER: A\n{=Aiken ~GIFT}';
    expect(await importing('zapisi.gift', gift, { save: false })).toMatchObject({
      format: 'gift',
      questions: [{ type: 'multichoice', result: { kind: 'taken' } }],
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
      notes: [
        'Priložene datoteke niso uvožene: shema.png.',
        'Nekaterih pojasnil k odgovorom ni bilo mogoče ohraniti.',
      ],
    });
  });

  it('that belong to the question, as older banks have them, are told of', async () => {
    const report = await importing('stara.xml', statementWith('<image>vezje.gif</image>'), { save: false });
    expect(results(report)).toEqual([[1, 'Ena', expect.stringContaining('V besedilu je slika (vezje.gif).')]]);
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

describe('a file that is no bank', () => {
  const laughs = `<?xml version="1.0"?>
<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<quiz><question type="truefalse"><name><text>&b;</text></name></question></quiz>`;

  it.each([
    ['is cut off', 'odrezana.xml', '<quiz>\n<question type="truefalse">\n<name>', 3, 'Datoteka ni pravilen XML'],
    ['is nested wrongly', 'narobe.xml', '<quiz>\n<question></quiz></question>', 2, 'Datoteka ni pravilen XML'],
    ['declares entities', 'smeh.xml', laughs, 2, 'DOCTYPE'],
    ['is nested too deeply', 'globoka.xml', '<quiz>'.repeat(200_000), 1, 'gnezdena'],
    ['is of another kind', 'drugo.xml', '<html><body/></html>', 1, 'To ni zbirka Moodle XML'],
    ['is a web page', 'stran.txt', '<html><body><p>Drži. {T}</p></body></html>', 1, 'To ni zbirka Moodle XML'],
    ['is a table', 'tabela.csv', 'vprašanje,odgovor\n"Enota {toka}?",amper', 1, 'Bere zbirke Moodle XML'],
    ['is in JSON', 'zbirka.txt', '[{"vprasanje":"Enota toka?","odgovor":"amper"}]', 1, 'Bere zbirke Moodle XML'],
    ['is plain text', 'pojmi.txt', 'volt\tenota napetosti\namper\tenota toka', 1, 'Bere zbirke Moodle XML'],
    ['is empty', 'prazna.gift', '// nič\n', 1, 'V datoteki ni nobenega vprašanja.'],
    ['is in another encoding', 'kodiranje.gift', 'Prva vrsta.\nVpra\ufffdanje {T}', 2, 'UTF-8'],
    ['has nothing to take', 'eseji.gift', 'Opišite. {}', 1, 'Nobenega vprašanja ni bilo mogoče uvoziti'],
  ])('that %s is refused as a whole, with its line', async (_, fileName, text, line, message) => {
    const before = await quizCount();
    const report = await importing(fileName, text);
    expect(report).toMatchObject({ quiz_id: null, problems: [{ line, message: expect.stringContaining(message) }] });
    expect(await quizCount()).toBe(before);
  });

  it('is told about an unknown theme', async () => {
    const report = await importing('tema.gift', 'Drži. {T}', { theme: 'astrologija' });
    expect(report).toMatchObject({
      quiz_id: null,
      problems: [{ message: 'Področja »astrologija« ni. Na voljo so: elektrika.' }],
    });
  });

  it('is told what to do first where there is no theme at all', async () => {
    const empty = await startServerForTest();
    const { cookie } = await openAccount(empty, 'author', { roles: ['author'] });
    const body = { file_name: 'prva.gift', text: 'Drži. {T}', theme: 'elektrika' };
    const report = await json<ImportReport>(empty.call('/api/quizzes/import', { body, cookie }));
    expect(report.problems).toEqual([{ line: 1, message: expect.stringContaining('npm run content -- load') }]);
  });

  it('that is too large is not even read', async () => {
    const body = { file_name: 'velika.gift', text: 'a'.repeat(5 * 1024 * 1024 + 1), theme: 'elektrika' };
    const response = await server.call('/api/quizzes/import', { body, cookie: author.cookie });
    expect([413, 422]).toContain(response.status);
  });

  it('is not saved when it is only tried', async () => {
    const before = await quizCount();
    const report = await importing('poskus.gift', 'Drži. {T}', { save: false });
    expect(report).toMatchObject({ quiz_id: null, questions: [{ result: { kind: 'taken' } }], problems: [] });
    expect(await quizCount()).toBe(before);
  });
});

describe('a bank that is made to keep the server busy', () => {
  it('loses the questions that are too deep, each with its reason, and keeps the others', async () => {
    const quotes = (number: number) => `::Navedki ${number}:: [markdown]${'> '.repeat(2000)}tok {T}`;
    const nested = '<blockquote>'.repeat(300);
    const bank = [
      ...Array.from({ length: 16 }, (_, at) => quotes(at)),
      `::HTML:: [html]${nested}tok {T}`,
      '::Dobra:: Drži. {T}',
    ];
    const report = await importing('navedki.gift', bank.join('\n\n'));
    expect(results(report).map(([, , result]) => result)).toEqual([
      ...Array.from({ length: 17 }, () => 'Besedilo je pregloboko gnezdeno.'),
      'taken',
    ]);
    expect([...(await sources('navedki')).keys()]).toEqual(['dobra']);
  });

  it('loses a question that would become larger than any page', async () => {
    const formulas = Array.from({ length: 1500 }, (_, at) => `\\\\(a+${at}\\\\)`).join(' ');
    const report = await importing('formule.gift', `::Formule:: ${formulas} {T}\n\n::Dobra:: Drži. {T}`);
    expect(results(report).map(([, name, result]) => [name, result])).toEqual([
      ['Formule', 'Besedilo je predolgo.'],
      ['Dobra', 'taken'],
    ]);
  });

  it('is given up when it takes longer than it may, while others are served; nothing is saved', async () => {
    const before = await quizCount();
    const body = { file_name: 'dolga.gift', text: 'Drži. {T}', theme: 'elektrika' };
    const endless = makeNextTaskEndless(server);
    await expectTooComplex(server, server.call('/api/quizzes/import', { body, cookie: author.cookie }));
    expect(endless.name()).toBe('prepareBank');
    expect(await quizCount()).toBe(before);
    expect((await importing('dolga.gift', body.text)).quiz_id).toBe('dolga');
  });
});

it('opens to authors only', async () => {
  const learner = await openAccount(server, 'learner');
  const body = { file_name: 'a.gift', text: 'Drži. {T}', theme: 'elektrika' };
  expect((await server.call('/api/quizzes/import', { body, cookie: learner.cookie })).status).toBe(403);
});
