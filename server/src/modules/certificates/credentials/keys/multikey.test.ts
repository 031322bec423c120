import { expect, it } from 'vitest';
import { encodeBase58 } from './multikey.ts';

// The examples of the Internet draft for Base58.
it.each([
  [Buffer.from('Hello World!'), '2NEpo7TZRRrLZSi2U'],
  [Buffer.from('0000287fb4cd', 'hex'), '11233QC4'],
  [Buffer.from('00', 'hex'), '1'],
  [Buffer.alloc(0), ''],
])('writes bytes as others do (%#)', (bytes, text) => {
  expect(encodeBase58(bytes)).toBe(text);
});
