import { expect, it } from 'vitest';
import { sharedIn, sharedLanguageOf } from './shared-language.ts';

const address = 'https://navor.example/verify/NV-7K3M-9QXA-2B4C-D5EF';

it('is read from the address that it was put into', () => {
  expect(sharedIn('de', address)).toBe(`${address}?language=de`);
  expect(sharedLanguageOf(new URL(sharedIn('de', address)))).toBe('de');
});

it('leaves the address on the paper as it is where pages are in that language anyhow', () => {
  expect(sharedIn('sl', address)).toBe(address);
  expect(sharedIn(undefined, address)).toBe(address);
});

it.each([
  ['/verify?language=en', 'en'],
  ['/verify.data?language=en', 'en'],
  ['/verify/NV-1.data?language=en&_routes=root', 'en'],
  ['/verify/NV-1?language=sl', 'sl'],
  ['/verify/NV-1?language=fr', undefined],
  ['/verify/NV-1', undefined],
  // There it is a filter of the list.
  ['/courses?language=en', undefined],
  ['/verifying?language=en', undefined],
])('of %s is %s', (path, language) => {
  expect(sharedLanguageOf(new URL(path, address))).toBe(language);
});
