import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './password-weakness.ts';

describe('a password is refused', () => {
  it.each([
    ['Maja Žagar', 'majazagar12'],
    ['Maja Zagar', 'MajaŽagar12'],
    ['Maja Žagar', 'Maja Z\u030cagar'],
    ['Miha Kosec', 'kosecmiha2026!'],
    ['Đuro Đurić', 'duro-duric-2026'],
    ['Jürgen Groß', 'jurgengross77'],
    ['Ana Novak', 'Ana-Novak-1234'],
  ])('that is made of the name of %s: %s', (name, password) => {
    expect(passwordWeakness(password, ['somebody@example.com', name])).toBe('own_data');
  });

  it.each([
    ['majakovac1990@example.com', 'majakovac1990'],
    ['majakovac1990@example.com', 'MajaKovac2026'],
    ['ana.novak@example.com', 'ana.novak@example.com'],
  ])('that is made of the address %s: %s', (email, password) => {
    expect(passwordWeakness(password, [email])).toBe('own_data');
  });

  it.each(['navor-navor-navor', 'navornavor1', 'Navor2026!!!'])('that is the name of this place: %s', (password) => {
    expect(passwordWeakness(password, ['ana@example.com', 'Ana'])).toBe('product_name');
  });

  it.each([
    'aaaaaaaaaaaaaaaa',
    '!!!!!!!!!!!!',
    'geslogeslogeslo',
    'Geslo-geslo-geslo',
    'geslogeslo2026',
    'abababababa',
    'aaaaabbbbbccccc',
  ])('that is one piece over and over: %s', (password) => {
    expect(passwordWeakness(password)).toBe('too_simple');
  });

  it.each([
    'qwertzuiopasdf',
    'qwertyuiopasdf',
    'QWERTZUIOPŠĐ',
    'poiuztrewq',
    'lkjhgfdsamnb',
    'yxcvbnmasdf!',
    'qwert-asdfg-2026',
    'abcdefghijkl',
    '09876543210',
  ])('that is a row of keys: %s', (password) => {
    expect(passwordWeakness(password)).toBe('too_simple');
  });
});

it.each([
  'Ana ima zeleno kolo',
  'ana in navor gresta v hribe',
  'correct horse battery staple',
  'še daljši stavek je še boljši',
  'dolg stavek je dobro geslo',
  'na na na poje novak',
  'po polju hodi polž',
  'x9!KqW7-mz',
  '#$%&/()=?!',
  'Zadnja asdf ura',
])('lets somebody called Ana Novak have %j', (password) => {
  expect(passwordWeakness(password, ['ana.novak@example.com', 'Ana Novak'])).toBeUndefined();
});

it('takes a name of signs and an empty one', () => {
  expect(passwordWeakness('dolg stavek', ['', '…', 'Li'])).toBeUndefined();
});
