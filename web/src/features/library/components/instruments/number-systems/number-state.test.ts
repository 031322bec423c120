import { expect, it } from 'vitest';
import { changeState, faultOf, firstState, type NumberChange, type NumberState } from './number-state.ts';

const after = (...changes: NumberChange[]): NumberState => changes.reduce(changeState, firstState);

it('keeps what was typed beside the number that it means', () => {
  const state = after({ kind: 'type', base: 16, text: '0xff' });
  expect(state).toMatchObject({ pattern: 255n, typed: { base: 16, text: '0xff' } });
  expect(faultOf(state)).toBeNull();
});

it('loses nothing that cannot be read', () => {
  const state = after({ kind: 'type', base: 10, text: '45' }, { kind: 'type', base: 10, text: '45x' });
  expect(state).toMatchObject({ pattern: 45n, typed: { text: '45x' } });
  expect(faultOf(state)).toEqual({ kind: 'digit', sign: 'x', base: 10 });
});

it('makes room for a number that had none', () => {
  const narrow = after({ kind: 'type', base: 10, text: '300' });
  expect(faultOf(narrow)?.kind).toBe('overflow');
  expect(faultOf(changeState(narrow, { kind: 'width', width: 16 }))).toBeNull();
  expect(changeState(narrow, { kind: 'width', width: 16 }).pattern).toBe(300n);
});

it('says that a number has no room in fewer bits, and gives it back in more', () => {
  const wide = after({ kind: 'width', width: 16 }, { kind: 'type', base: 10, text: '300' });
  const narrow = changeState(wide, { kind: 'width', width: 8 });
  expect(faultOf(narrow)).toMatchObject({ kind: 'overflow', value: 300n });
  expect(narrow.pattern).toBe(44n);
  expect(changeState(narrow, { kind: 'width', width: 16 }).pattern).toBe(300n);
});

it('keeps a negative number negative in more bits', () => {
  const byte = after({ kind: 'signed', isSigned: true }, { kind: 'type', base: 10, text: '-56' });
  expect(byte.pattern).toBe(200n);
  expect(changeState(byte, { kind: 'width', width: 16 }).pattern).toBe(0xffc8n);
});

it('keeps the bits where only the reading changes', () => {
  const byte = after({ kind: 'type', base: 10, text: '200' }, { kind: 'signed', isSigned: true });
  expect(byte).toMatchObject({ pattern: 200n, typed: null });
});

it('reads a negative number once it may be one', () => {
  const byte = after({ kind: 'type', base: 10, text: '-56' });
  expect(faultOf(byte)).toEqual({ kind: 'negative' });
  expect(changeState(byte, { kind: 'signed', isSigned: true }).pattern).toBe(200n);
});

it('flips single bits', () => {
  expect(after({ kind: 'flip', bit: 0 }).pattern).toBe(203n);
  expect(after({ kind: 'width', width: 64 }, { kind: 'flip', bit: 63 }).pattern).toBe(2n ** 63n + 202n);
});
