import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSampleCourse } from '../../test-support/sample-course-files.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { courseWith, hits, indexed, paths, saying, searchCalls } from './search.fixture.ts';

let server: TestServer;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = searchCalls(server);
  await saveSampleCourse(server.services, {
    ...saying({ sl: slovenian, en: english, de: german }),
    ...courseWith('access: standard', 'access: free'),
  });
  await indexed(server);
});
afterAll(() => server.stop());

const lesson = 'courses/osnove/tok';

const slovenian = {
  title: 'Električni tok',
  text: `Kirchhoffova zakona veljata v vsakem vozlišču. Po cevi teče voda, po žici elektroni. To so osnove.

## Upornost

Ohmov zakon povezuje napetost in tok:

$$
U = R I
$$

Moč je $P = U I$. Stopnja zaščite je IP 67, ujem pa H7/g6. Jeklo je S235JR, faktor moči $\\cos\\varphi$, nosilec IPE.

| mera | pomen |
| --- | --- |
| SW 13 | odprtina ključa |
| SW 17 | odprtina starega ključa |

## Padec napetosti

Padec napetosti na vodniku je majhen.`,
};
const english = {
  title: 'Electric current',
  text: `Resistors limit the current. Batteries store energy.

## Resistance

Ohm’s law.

## Drop

A small one, as Boltzmann said of a bolt.`,
};
const german = {
  title: 'Elektrischer Strom',
  text: `Der Spannungsteiler hat zwei Widerstände. Die Größe der Stromstärke wird gemessen.

## Widerstand

Gesetz.

## Abfall

Klein.`,
};

describe('a question finds', () => {
  it.each([
    ['a word of the text', 'vozlišču', 'sl'],
    ['other forms of it', 'vozlišči', 'sl'],
    ['the forms of a short word', 'cev', 'sl'],
    ['a word without its diacritics', 'elektricni tok', 'sl'],
    ['a mistyped name', 'kirchoff', 'sl'],
    ['an English plural by its singular', 'battery', 'en'],
    ['an English singular by its plural', 'currents', 'en'],
    ['a German word with ä as ae', 'Widerstaende', 'de'],
    ['a German word with ß as ss', 'groesse', 'de'],
    ['a German compound by its end', 'teiler', 'de'],
    ['a German compound by its beginning', 'Spannung', 'de'],
    ['a German singular by its plural', 'Stromstärken', 'de'],
    ['a text in another language', 'resistors', 'sl'],
    ['a mark with a space or without', 'IP67', 'sl'],
    ['a mark with a space', 'IP 67', 'sl'],
    ['a fit', 'h7/g6', 'sl'],
    ['a mark by its beginning', 'S235', 'sl'],
    ['a word by its beginning where nothing has it', 'vozl', 'sl'],
    ['cos φ as cosφ', 'cosφ', 'sl'],
    ['cos φ as cos fi', 'cos fi', 'sl'],
    ['cos φ as cos phi', 'cos phi', 'sl'],
    ['cos φ as cosfi', 'cosfi', 'sl'],
    ['a mark in capitals', 'IPE', 'sl'],
    ['words in any order', 'zakona vozlišče', 'sl'],
    ['what is asked as a sentence', 'kaj je ohmov zakon', 'sl'],
  ] as const)('%s', async (_, question, language) => {
    const { results, is_loose } = await calls.find(question, { language });
    expect(is_loose).toBe(false);
    expect(paths({ results })).toContain(lesson);
  });

  it.each(['U=RI', 'R=U/I', 'I = U/R', 'u=ri', 'U = R*I', 'V=IR', 'Ohmov zakon U = R I'])(
    'a law by %s',
    async (question) => {
      const { results } = await calls.find(question);
      expect(paths({ results })).toEqual([lesson]);
      expect(results[0]?.path).toBe(`${lesson}#upornost`);
    },
  );

  it('no law by another one', async () => {
    expect((await calls.find('F = m a')).results).toEqual([]);
  });

  it('a phrase only where its words follow each other', async () => {
    expect(paths(await calls.find('"padec napetosti"'))).toEqual([lesson]);
    const apart = await calls.find('"napetosti padec"');
    expect(apart.is_loose, 'nothing has the phrase').toBe(true);
  });

  it('what has all the words above what has some of them, where few have all', async () => {
    const { results, is_loose, total, kinds } = await calls.find('osnove vozlišče');
    expect(is_loose).toBe(false);
    expect(paths({ results })[0]).toBe(lesson);
    expect(total).toBe(kinds.reduce((sum, { count }) => sum + count, 0));
    expect(total).toBeGreaterThan(1);
  });

  it('no word that only begins so where there is the word itself, outside German', async () => {
    const { results } = await calls.find('bolt', { language: 'en' });
    expect(hits(results[0]?.passage?.text)).toEqual(['bolt']);
  });

  it('what somebody is typing, by the beginning of the last word', async () => {
    const suggested = await calls.suggest('vozlišče elektro');
    expect(suggested.map(({ path }) => path.split('#')[0])).toEqual([lesson]);
  });

  it('what has some of the words where nothing has them all', async () => {
    const { results, is_loose } = await calls.find('vozlišče elektroni termodinamika');
    expect(is_loose).toBe(true);
    expect(paths({ results })[0]).toBe(lesson);
  });
});

describe('a result', () => {
  it('says what was looked for instead of something mistyped', async () => {
    expect((await calls.find('kirchoffova zakona')).corrected).toBe('Kirchhoffova zakona');
    expect((await calls.find('napetost')).corrected).toBeNull();
  });

  it('takes a word in quotes as it is typed', async () => {
    expect(await calls.find('"kirchoffova"')).toMatchObject({ results: [], corrected: null });
  });

  it('offers what may have been meant by a word that nothing has, and leaves the word as it is', async () => {
    expect(await calls.find('stopnka')).toMatchObject({ corrected: null, offered: 'Stopnja', total: 0 });
  });

  it('leaves out what nothing has, where the other words are there, and says so', async () => {
    expect(await calls.find('IP 69')).toMatchObject({ is_loose: true, left_out: ['69'], total: 1 });
    expect(await calls.find('IP 67 vozlišče')).toMatchObject({ is_loose: false, left_out: [] });
    const { left_out, results } = await calls.find('vozlišče elektroni termodinamika');
    expect(left_out).toEqual(['termodinamika']);
    expect(paths({ results })[0]).toBe(lesson);
  });

  it('has the passage that fits best, with what fits marked, under the address of its heading', async () => {
    const { results } = await calls.find('padec napetosti');
    const found = results.find(({ kind }) => kind === 'lesson');
    expect(found).toMatchObject({
      ...{ kind: 'lesson', id: 'osnove/tok', title: 'Električni tok', context: 'Osnove', language: 'sl' },
      ...{ path: `${lesson}#padec-napetosti`, passage: { heading: 'Padec napetosti', language: 'sl' } },
    });
    expect(hits(found?.passage?.text)).toEqual(['Padec', 'napetosti']);
  });

  it('quotes the row of a table that fits, where no sentence does', async () => {
    const { results } = await calls.find('starega ključa');
    const text = results[0]?.passage?.text.map((piece) => piece.text).join('');
    expect(text).toBe('SW 17 · odprtina starega ključa');
  });

  it('has its title marked, and stands above what has the word in its text alone', async () => {
    const { results } = await calls.find('tokovi');
    expect(results[0]).toMatchObject({ id: 'osnove/tok' });
    expect(hits(results[0]?.marked_title)).toEqual(['tok']);
    expect(paths({ results })).toEqual([...new Set(paths({ results }))]);
  });

  it('has its title in the language of whoever asks, and the passage in the one it was found in', async () => {
    const { results } = await calls.find('Spannungsteiler', { language: 'en' });
    expect(results[0]).toMatchObject({ title: 'Electric current', language: 'en', context: 'Basics' });
    expect(results[0]?.passage).toMatchObject({ language: 'de' });
    expect(hits(results[0]?.passage?.text)).toEqual(['Spannungsteiler']);
  });

  it('is one for each item, counted by kind and shown by the kind that is chosen', async () => {
    const all = await calls.find('osnove');
    const counted = Object.fromEntries(all.kinds.map(({ kind, count }) => [kind, count]));
    expect(all.total).toBe(all.kinds.reduce((sum, { count }) => sum + count, 0));
    const courses = await calls.find('osnove', { kind: 'course' });
    expect(courses.results.map(({ kind }) => kind)).toEqual(['course']);
    expect(courses).toMatchObject({ total: counted.course, kinds: all.kinds });
    expect(await calls.find('osnove', { kind: 'quiz' })).toMatchObject({ results: [], total: 0, kinds: all.kinds });
  });

  it('is on one page only', async () => {
    const second = await calls.find('osnove', { page: 2 });
    expect(second).toMatchObject({ results: [], page: 2, page_count: 1 });
    expect(second.total).toBeGreaterThan(0);
  });
});

it.each(['', '   ', 'qwxzqwxz'])('suggests something to read where %j finds nothing', async (question) => {
  const { results, total, kinds, instead } = await calls.find(question, { language: 'de' });
  expect({ results, total, kinds }).toEqual({ results: [], total: 0, kinds: [] });
  expect(instead).toMatchObject([{ kind: 'course', title: 'Grundlagen', path: 'courses/osnove', language: 'de' }]);
});
