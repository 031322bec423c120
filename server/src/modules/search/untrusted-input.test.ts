import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSampleCourse } from '../../test-support/sample-course-files.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { indexed, searchCalls } from './search.fixture.ts';

let server: TestServer;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = searchCalls(server);
  await saveSampleCourse(server.services);
  await indexed(server);
});
afterAll(() => server.stop());

const questions = [
  ...['&', '|', '!', '<->', ':*', 'tok & | ! <-> :*', 'tok:*', '!tok', '(tok', 'tok <2> tok', 'tok:ABCD', '()()()'],
  ...[
    '"',
    "'",
    '"tok',
    "tok'",
    '""',
    '" "',
    "''''",
    '„tok“',
    '»tok',
    '"a" "b" "c" "d" "e" "f"',
    "'tok':*",
    '\\',
    "\\'",
  ],
  ...['%', '_', '%%%', 'to_', 't%k', '*', '?', '.*', '^tok$', '(a+)+$', '[a-z]{1000}', 'tok\\b', '$1', '$$'],
  ...["'; DROP TABLE users; --", "' OR 1=1 --", "tok'); DELETE FROM search_entries; --", '1; SELECT pg_sleep(5)'],
  ...[
    '<script>alert(1)</script>',
    '{{tok}}',
    '../../etc/passwd',
    '=',
    '====',
    'a=',
    '=b',
    '\\frac{',
    '\\begin{x}=',
    'x=x',
  ],
  ...[
    '🙂',
    '🙂🙂=🙂',
    '\ud800',
    'te\u0301st',
    '\u202etok',
    '\u200b',
    '中文',
    'ﬁ',
    'ΩΩΩ',
    '\u0000',
    'tok\u0000tok',
    '\u0007',
    // Each becomes eighteen letters.
    'ﷺ'.repeat(80),
    `${'ﷺ'.repeat(40)} ${'ﷺ'.repeat(39)}`,
  ],
  ...['a '.repeat(100), 'ab '.repeat(66), 'x'.repeat(200), 'č'.repeat(200), '"'.repeat(200), '='.repeat(200)],
  ...['(('.repeat(100), '-'.repeat(200), 'a-'.repeat(100), 'a/'.repeat(100), 'a=b '.repeat(50), '1,'.repeat(100)],
  ...[
    'spannungs'.repeat(22),
    '\\sqrt{'.repeat(33),
    '^'.repeat(200),
    'not and or',
    '-tok',
    '+tok',
    'tok~2',
    'title:tok',
  ],
  ...[
    '(V+n+w2+Xa)^8=(Fg+XL)^8;'.repeat(8),
    'V=n=w=Xa=R2=(a+b)^12; '.repeat(9),
    `${'XL'.repeat(45)}=${'Fg2'.repeat(30)}`,
  ],
  ...['sum '.repeat(40), `Σ${'F'.repeat(150)}=0`, `y=${'R1+'.repeat(60)}R2`, 'v z '.repeat(49), 'delta '.repeat(30)],
];

it.each(questions)('answers %j in time', async (question) => {
  const began = process.threadCpuUsage();
  for (const path of ['search', 'search/suggestions']) {
    const response = await server.call(`/api/${path}?q=${encodeURIComponent(question.toWellFormed())}`);
    expect(response.status, path).toBe(200);
  }
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(3000);
});

it('takes no sign for an operator', async () => {
  const plain = await calls.find('napetost');
  expect(plain.total).toBeGreaterThan(0);
  for (const question of ['napetost:*', '!napetost', '(napetost', "napetost'", 'napetost%', '&napetost|']) {
    const found = await calls.find(question);
    expect({ ...found, corrected: null }, question).toEqual(plain);
  }
  expect((await calls.find('nap%')).results.map(({ title }) => title)).toEqual(
    (await calls.find('nap')).results.map(({ title }) => title),
  );
});

it('refuses what is longer than any question', async () => {
  expect((await calls.ask('x'.repeat(201))).status).toBe(422);
  expect((await calls.ask('tok '.repeat(2000))).status).toBe(422);
});

it.each(['language=xx', 'kind=user', 'page=0', 'page=51', 'page=x'])('refuses %s', async (parameter) => {
  expect((await server.call(`/api/search?q=tok&${parameter}`)).status).toBe(422);
});
