import { expect, it } from 'vitest';
import { readTypedSerial } from './read-typed-serial.ts';

const serial = 'NV-7K3M-9QXA-2B4C-D5EF';

it('leaves a number as it was typed', () => {
  expect(readTypedSerial(` ${serial} `)).toBe(serial);
  expect(readTypedSerial('nv 7k3m 9qxa 2b4c d5ef')).toBe('nv 7k3m 9qxa 2b4c d5ef');
});

it.each([
  `https://navor.example/verify/${serial}`,
  `navor.example/verify/${serial}?utm_source=mail#top`,
  `https://a-rather-long-name.of-an-organisation.example/verify/${serial}/`,
])('finds the number in the address %s', (address) => {
  expect(readTypedSerial(address)).toBe(serial);
});

it.each(['', ' ', '.', '..', '-', '/'])('finds none in "%s", which as an address would lead elsewhere', (typed) => {
  expect(readTypedSerial(typed)).toBe('');
});
