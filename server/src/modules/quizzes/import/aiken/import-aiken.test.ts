import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importing, resultsOf, startImporting } from '../import.fixture.ts';

let server: Importing['server'];
let importing: Importing['importing'];
let sources: Importing['sources'];
beforeAll(async () => {
  ({ server, importing, sources } = await startImporting());
});
afterAll(() => server.stop());

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
    expect(resultsOf(report)).toEqual([
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
    expect(resultsOf(report)).toEqual([
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
