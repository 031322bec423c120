import { expect, it } from 'vitest';
import { isWebAddress, withSource } from './sources.ts';

it('leaves out an address that was not given', () => {
  expect(withSource(' ISO 261 ', ' ')).toEqual({ title: 'ISO 261' });
  expect(withSource('ISO 261', ' https://iso.org ')).toEqual({ title: 'ISO 261', url: 'https://iso.org' });
});

it('takes nothing but addresses on the web', () => {
  expect(['', 'https://iso.org/261', 'http://x.si'].every(isWebAddress)).toBe(true);
  expect(['iso.org', 'javascript:alert(1)', 'https://'].some(isWebAddress)).toBe(false);
});
