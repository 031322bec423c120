import { expect, it } from 'vitest';
import { freeId, idFrom } from './content-ids.ts';

it('makes an id of letters without their marks, digits and hyphens', () => {
  expect(idFrom('Čas, pot & žveplo (2. del)')).toBe('cas-pot-zveplo-2-del');
  expect(idFrom('Đurin zakon')).toBe('durin-zakon');
  expect(idFrom('Größe')).toBe('grosse');
  expect(idFrom('!!!')).toBe('');
  expect(idFrom(`${'a'.repeat(59)} b`), 'without a hyphen at its end').toBe('a'.repeat(59));
});

it('takes the first number that is free', () => {
  expect(freeId('tok', (id) => ['tok', 'tok-2'].includes(id))).toBe('tok-3');
  expect(freeId('tok', () => false)).toBe('tok');
});
