import { expect, it } from 'vitest';
import { encoder } from './encoder.server.ts';

it('encodes long texts once, as long as they are among those used last', () => {
  const encode = encoder({ shortest: 4, most: 2 });
  const first = encode('čžš-1');
  expect(Buffer.from(first).toString()).toBe('čžš-1');
  encode('čžš-2');
  expect(encode('čžš-1')).toBe(first);
  encode('čžš-3');
  expect(encode('čžš-1'), 'used after the second one').toBe(first);
  encode('čžš-4');
  encode('čžš-5');
  expect(encode('čžš-1')).not.toBe(first);
  expect(encode('č')).not.toBe(encode('č'));
});
