import { describe, expect, it, vi } from 'vitest';
import { beginDocument } from './begin-document.ts';

const values = { name: 'Tok', summary: 'O toku.' };
const form = { values, id: 'tok', namedBy: 'name', required: ['name', 'summary'] };

async function fieldsOf(answer: ReturnType<typeof beginDocument>) {
  const outcome = await answer;
  if (outcome.kind !== 'refused') throw new Error('It was begun');
  return outcome.response.data.fields;
}

describe('a form that begins a document', () => {
  it('begins nothing while a text is missing', async () => {
    const begin = vi.fn();
    const answer = beginDocument({ ...form, values: { ...values, summary: '' } }, begin);
    expect(await fieldsOf(answer)).toEqual([{ path: 'summary', problem: 'required' }]);
    expect(begin).not.toHaveBeenCalled();
  });

  it('refuses a name that no id can be made of', async () => {
    const answer = beginDocument({ ...form, id: '' }, vi.fn());
    expect(await fieldsOf(answer)).toEqual([{ path: 'name', problem: 'invalid' }]);
  });

  it('tells of an id that is taken beside the field that it is made of', async () => {
    const answer = beginDocument(form, async () => ({ kind: 'taken' }));
    expect(await fieldsOf(answer)).toEqual([{ path: 'name', problem: 'taken' }]);
  });

  it('tells of a part of the new file beside the field that it comes from, once', async () => {
    const problems = [{ place: ['title', 'sl'] }, { place: ['title'] }, { place: ['summary', 'sl'] }];
    const answer = beginDocument({ ...form, fieldOfPart: { title: 'name' } }, async () => ({
      kind: 'refused',
      problems,
    }));
    expect(await fieldsOf(answer)).toEqual([
      { path: 'name', problem: 'invalid' },
      { path: 'summary', problem: 'invalid' },
    ]);
  });

  it('goes on once it is begun', async () => {
    expect(await beginDocument(form, async () => ({ kind: 'created' }))).toEqual({ kind: 'begun' });
  });
});
