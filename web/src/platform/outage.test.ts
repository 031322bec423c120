import { expect, it } from 'vitest';
import { submitted } from '#screen/forms/form-answer.ts';
import { outageOf, tellingOutages } from './outage.ts';

const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status });

const api = tellingOutages({
  courses: {
    list: async (input: { language: string }) => [input.language],
    away: () => Promise.reject(refusal('UNAVAILABLE', 503)),
    full: () => Promise.reject(refusal('STORAGE_FULL', 503)),
    refuse: () => Promise.reject(refusal('NOT_FOUND', 404)),
    unpaid: () => Promise.reject(refusal('PAYMENTS_UNAVAILABLE', 503)),
  },
});

const thrown = (promise: Promise<unknown>) => promise.then(undefined, (error: unknown) => error);

it('leaves answers and refusals of the API as they are', async () => {
  expect(await api.courses.list({ language: 'sl' })).toEqual(['sl']);
  for (const refused of [api.courses.refuse(), api.courses.unpaid()]) {
    const error = await thrown(refused);
    expect(error).toBeInstanceOf(Error);
    expect(outageOf(error)).toBeUndefined();
  }
});

it('makes a page that answers 503 of an outage, and lets its screen tell which', async () => {
  const [away, full] = [await thrown(api.courses.away()), await thrown(api.courses.full())];
  expect([away, full]).toMatchObject([{ init: { status: 503 } }, { init: { status: 503 } }]);
  expect([away, full].map(outageOf)).toEqual(['UNAVAILABLE', 'STORAGE_FULL']);
});

it('takes nothing else for an outage', () => {
  for (const error of [undefined, null, 'UNAVAILABLE', new Error('x'), { data: null }, { data: { outage: 'x' } }]) {
    expect(outageOf(error)).toBeUndefined();
  }
});

it.each([
  ['UNAVAILABLE', api.courses.away],
  ['STORAGE_FULL', api.courses.full],
])('leaves a form with what was typed, and tells it why: %s', async (code, write) => {
  const answered = await submitted({ name: 'Ana' }, write);
  expect(answered).toMatchObject({
    kind: 'refused',
    answer: { code, fields: [], values: { name: 'Ana' } },
    response: { init: { status: 503 } },
  });
});
