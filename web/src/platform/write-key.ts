import { newId } from './new-id.ts';

/** The field of a form that names what it writes: sent twice, it is still done once. */
export const writeKeyField = 'write_key';

/** For a form of the page, which has a name also without scripts. */
export const newWriteKey = newId;

export function writeKeyIn(form: FormData): { write_key?: string } {
  const key = form.get(writeKeyField);
  return typeof key === 'string' && key !== '' ? { write_key: key } : {};
}
