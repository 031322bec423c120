import { expect, it } from 'vitest';
import { prepareTable } from './prepare-table.ts';

function prepared(source: string | Buffer) {
  const outcome = prepareTable(Buffer.from(source));
  if (outcome.kind !== 'ready' || outcome.file.content.kind !== 'bytes') throw new Error(JSON.stringify(outcome));
  return { text: outcome.file.content.bytes.toString(), changes: outcome.file.changes };
}

it('leaves a table in our form as it is', () => {
  expect(prepared('snov,gostota\nbaker,8.96\n')).toEqual({ text: 'snov,gostota\nbaker,8.96\n', changes: [] });
});

it('takes what a spreadsheet writes', () => {
  expect(prepared('\uFEFFsnov;opis\r\nbaker;"mehek; rdeč"\r\nželezo;trdo, sivo\r\n')).toEqual({
    text: 'snov,opis\nbaker,"mehek; rdeč"\nželezo,"trdo, sivo"\n',
    changes: ['converted'],
  });
});

it('refuses rows of another length than the keys, with their lines', () => {
  expect(prepareTable(Buffer.from('a,b\n1,2\n3\n'))).toEqual({
    ...{ kind: 'refused', reason: 'faulty_table', details: ['3: not as many cells as columns (1 ≠ 2)'] },
    faults: [{ code: 'markdown.csvUneven', parts: ['3', '1 ≠ 2'] }],
  });
});
