import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { json, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());

const path = '/api/search/recent';
const recent = ({ cookie }: SamplePerson) => json<string[]>(server.call(path, { cookie }));
const remember = ({ cookie }: SamplePerson, q: string) => server.call(path, { method: 'PUT', body: { q }, cookie });
const forget = ({ cookie }: SamplePerson, body: { q?: string }) =>
  server.call(path, { method: 'DELETE', body, cookie });

it('has the newest first, each once', async () => {
  const person = await newPerson();
  for (const q of ['ohm', ' tok ', 'napetost', 'ohm']) expect((await remember(person, q)).status).toBe(200);
  expect(await recent(person)).toEqual(['ohm', 'napetost', 'tok']);
});

it('keeps the last ten, however they come in', async () => {
  const person = await newPerson();
  for (let index = 0; index < 14; index++) await remember(person, `iskanje ${index}`);
  expect(await recent(person)).toEqual(Array.from({ length: 10 }, (_, index) => `iskanje ${13 - index}`));
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => remember(person, `hkrati ${index % 4}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await recent(person)).toHaveLength(10);
});

it('forgets one search, or all of them', async () => {
  const person = await newPerson();
  for (const q of ['ena', 'dve', 'tri']) await remember(person, q);
  await forget(person, { q: ' dve ' });
  expect(await recent(person)).toEqual(['tri', 'ena']);
  await forget(person, {});
  expect(await recent(person)).toEqual([]);
});

it('forgets nothing by an empty search, one that is not remembered, one that is too long, or without a body', async () => {
  const person = await newPerson();
  for (const q of ['ena', 'dve']) await remember(person, q);
  for (const q of ['', '  ', 'EN', 'e%', 'tri']) expect((await forget(person, { q })).status).toBe(200);
  expect(await recent(person)).toEqual(['dve', 'ena']);
  expect((await forget(person, { q: 'x'.repeat(201) })).status).toBe(422);
  expect((await server.call(path, { method: 'DELETE', cookie: person.cookie })).status).toBe(422);
  expect(await recent(person)).toEqual(['dve', 'ena']);
});

it('is one’s own', async () => {
  const [one, other] = [await newPerson(), await newPerson()];
  await remember(one, 'zasebno');
  expect(await recent(other)).toEqual([]);
  await forget(other, {});
  await forget(other, { q: 'zasebno' });
  expect(await recent(one)).toEqual(['zasebno']);
});

it('refuses visitors, and what is empty or too long', async () => {
  const person = await newPerson();
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const body = method === 'GET' ? {} : { body: { q: 'ohm' } };
    expect((await server.call(path, { method, ...body })).status, method).toBe(401);
  }
  for (const q of ['', '  ', '\0', 'x'.repeat(201)]) expect((await remember(person, q)).status).toBe(422);
});
