import { expect, it } from 'vitest';
import { findNicknameProblem } from './check-nickname.ts';
import { nicknameKey } from './nickname-key.ts';

it.each([
  ['Ana Novak', 'ananovak'],
  ['ana.novak', 'Ana_Novak'],
  ['Žiga Šuštar', 'ziga sustar'],
  ['Đuro', 'duro'],
  ['Große Spule', 'grosse-spule'],
  ['Olli', '0ll1'],
  ['Ana', 'Аnа'],
  ['Ａｎａ', 'Ana'],
  ['ΗΝΜΥΖ', 'HNMYZ'],
  ['ηνο', 'nvo'],
])('takes %s for %s', (one, other) => {
  expect(nicknameKey(one)).toBe(nicknameKey(other));
});

it.each([
  ['Ana', 'Anja'],
  ['volt5', 'volt6'],
  ['Мария', 'Марина'],
])('tells %s from %s', (one, other) => {
  expect(nicknameKey(one)).not.toBe(nicknameKey(other));
});

it.each([
  'navor',
  'Navor Support',
  'N4vor admin',
  'ADMIN',
  'administrator2',
  'admin1',
  'nаvor',
  'Ekipa-Navor',
  'support.007',
])('refuses %s, which could speak for this place', (nickname) => {
  expect(findNicknameProblem(nickname)).toBe('nickname_reserved');
});

it.each(['navor.si', 'www.ana', 'Ana-Novak.com', 'ana.de', 'Ana.data'])('refuses the address %s', (nickname) => {
  expect(findNicknameProblem(nickname)).toBe('nickname_is_address');
});

it.each(['ana.novak', 'Navorka', 'Teamwork Tina', 'Steam7', 'Škrat', 'Мария'])('lets %s be somebody', (nickname) => {
  expect(findNicknameProblem(nickname)).toBeUndefined();
});
