import { type ImportReport, largestImport } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTooComplex, makeNextTaskEndless } from '../../../test-support/endless-task.ts';
import { openAccount } from '../../../test-support/sample-people.ts';
import { json, startServerForTest } from '../../../test-support/test-server.ts';
import { type Importing, resultsOf, startImporting } from './import.fixture.ts';

let server: Importing['server'];
let author: Importing['author'];
let importing: Importing['importing'];
let sources: Importing['sources'];
beforeAll(async () => {
  ({ server, author, importing, sources } = await startImporting());
});
afterAll(() => server.stop());

const quizCount = async () => (await server.database.query('SELECT FROM quizzes')).length;

describe('answers of a bank that nobody could tell apart', () => {
  it('are refused in the words of the editor, as are those without a text', async () => {
    const bank = '::Enaka:: Katera? {=volt ~volt ~ohm}\n\n::Brez:: Katera? {=volt ~ ~ohm}\n\n::Dobra:: Drži. {T}';
    expect(resultsOf(await importing('enaki.gift', bank, { save: false }))).toEqual([
      [1, 'Enaka', expect.stringContaining('»volt« je navedeno dvakrat')],
      [3, 'Brez', 'Eden od ponujenih odgovorov nima besedila.'],
      [5, 'Dobra', 'taken'],
    ]);
  });
});

describe('a text that a question cannot have', () => {
  it('is refused in words that authors know', async () => {
    const bank = `::Dolga:: ${'tok '.repeat(6000)} {T}\n\n::Prazna:: Kaj? {=}\n\n::Word:: \uf0b7 Tok teče. {T}`;
    expect(resultsOf(await importing('besedila.gift', bank, { save: false }))).toEqual([
      [1, 'Dolga', 'Besedilo je predolgo.'],
      [3, 'Prazna', 'Eden od ponujenih odgovorov nima besedila.'],
      [5, 'Word', expect.stringContaining('oznake seznamov iz Worda')],
    ]);
  });
});

describe('a large bank', () => {
  it('is taken up to its limit, however many of its signs take twice the room on the way', async () => {
    const bank = `::Dobra:: Drži. {T}\n\n${'// "\n'.repeat(largestImport / 5 - 100)}`;
    const report = await importing('velika.gift', bank, { save: false });
    expect(report).toMatchObject({ problems: [], questions: [{ result: { kind: 'taken' } }] });
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
    expect(resultsOf(report).map(([, , result]) => result)).toEqual([
      ...Array.from({ length: 17 }, () => 'Besedilo je pregloboko gnezdeno.'),
      'taken',
    ]);
    expect([...(await sources('navedki')).keys()]).toEqual(['dobra']);
  });

  it('loses a question that would become larger than any page', async () => {
    const formulas = Array.from({ length: 1500 }, (_, at) => `\\\\(a+${at}\\\\)`).join(' ');
    const report = await importing('formule.gift', `::Formule:: ${formulas} {T}\n\n::Dobra:: Drži. {T}`);
    expect(resultsOf(report).map(([, name, result]) => [name, result])).toEqual([
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

it('makes the importer the owner of the draft, beside what others are writing', async () => {
  await server.database.query(`INSERT INTO content_owners (kind, id) VALUES ('quiz', 'moja-banka')`);
  const { quiz_id } = await importing('moja banka.gift', 'Drži. {T}', { save: true });
  expect(quiz_id).toBe('moja-banka-2');
  const owners = await server.database.query(`SELECT owner_id FROM content_owners WHERE id = $1`, [quiz_id]);
  expect(owners).toEqual([{ owner_id: author.id }]);
});

it('opens to authors only', async () => {
  const learner = await openAccount(server, 'learner');
  const body = { file_name: 'a.gift', text: 'Drži. {T}', theme: 'elektrika' };
  expect((await server.call('/api/quizzes/import', { body, cookie: learner.cookie })).status).toBe(403);
});
