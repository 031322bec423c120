import { describe, expect, it } from 'vitest';
import type { Slip } from '../../../outcome.ts';
import { scoreResponse } from '../../../scoring.ts';
import { drawingOf, questionOf, type WrittenQuestion } from '../../../test-support/tools.ts';

const fixed = (value: number, unit = '') => ({ list: [value, value], unit });

async function slipOf(written: WrittenQuestion, text: string): Promise<Slip | 'none' | 'right'> {
  const question = await questionOf(written);
  const outcome = scoreResponse(question, drawingOf(question), { type: 'numeric', text });
  if (outcome.kind !== 'graded') throw new Error(`${text} is ${JSON.stringify(outcome)}`);
  return outcome.share === 1 ? 'right' : (outcome.slip ?? 'none');
}

const power: WrittenQuestion = {
  type: 'numeric',
  variables: { U: fixed(36, 'V'), R: fixed(82, 'Ω'), n: fixed(7) },
  derived: {
    I: { value: 'U / R', unit: 'mA' },
    P: { value: 'U^2 / R', unit: 'W' },
    W_1: { value: 'P / n', unit: 'W' },
  },
  answer: 'P',
  unit: 'W',
  slips: [{ value: 'U * R', feedback: { sl: 'Ne.' } }],
};

describe('the slip that a wrong number tells of (15,80 W)', () => {
  it.each<[string, Slip | 'none' | 'right']>([
    ['15,8 W', 'right'],
    ['2952 W', { kind: 'own', own: 0 }],
    ['2,952 kW', { kind: 'own', own: 0 }],
    ['2,952 W', { kind: 'own', own: 0 }],
    ['15,8 kW', { kind: 'prefix', factor: 1000 }],
    ['15,8 mW', { kind: 'prefix', factor: 0.001 }],
    ['15,8 µW', { kind: 'prefix', factor: 1e-6 }],
    ['158 W', { kind: 'power-of-ten', factor: 10 }],
    ['0,158 W', { kind: 'power-of-ten', factor: 0.01 }],
    ['-15,8 W', { kind: 'sign' }],
    ['0,0633 W', { kind: 'reciprocal' }],
    ['31,6 W', { kind: 'double' }],
    ['7,9 W', { kind: 'half' }],
    ['249,8 W', { kind: 'square' }],
    ['3,975 W', { kind: 'root' }],
    ['2,26 W', { kind: 'other-quantity', quantity: 'W_1' }],
    ['36 W', { kind: 'other-quantity', quantity: 'U' }],
    ['82 W', { kind: 'other-quantity', quantity: 'R' }],
    ['20 W', 'none'],
    ['16,1 W', { kind: 'rounding' }],
    ['16,5 W', 'none'],
    ['905 W', 'none'],
    ['15,4 W', { kind: 'rounding' }],
    ['7 W', 'none'],
    ['1000 W', 'none'],
    ['0 W', 'none'],
  ])('%s', async (text, slip) => {
    expect(await slipOf(power, text)).toEqual(slip);
  });

  it('squares and reciprocals are known in SI units as well', async () => {
    const small: WrittenQuestion = { type: 'numeric', answer: '0.004', unit: 'mA' };
    expect(await slipOf(small, '250 A')).toEqual({ kind: 'reciprocal' });
    expect(await slipOf(small, '0,25 mA')).toEqual({ kind: 'reciprocal' });
    expect(await slipOf(small, '16 µA')).toEqual({ kind: 'square' });
    expect(await slipOf(small, '16 mA')).toEqual({ kind: 'square' });
    expect(await slipOf(small, '2 mA'), 'a half before a root').toEqual({ kind: 'half' });
  });
});

describe('angles', () => {
  const slope: WrittenQuestion = {
    type: 'numeric',
    variables: { F: fixed(200, 'N'), alpha: fixed(35, '°') },
    derived: { F_d: { value: 'F * sin(alpha)', unit: 'N' } },
    answer: 'F_d',
    unit: 'N',
  };

  it('taken by a calculator that counts in radians', async () => {
    expect(await slipOf(slope, '114,7 N')).toBe('right');
    expect(await slipOf(slope, '-85,6 N')).toEqual({ kind: 'degrees' });
  });

  it('taken by a calculator that counts in degrees', async () => {
    const wave: WrittenQuestion = {
      type: 'numeric',
      variables: { u_0: fixed(325, 'V'), phase: fixed(1.1, 'rad') },
      answer: 'u_0 * sin(phase)',
      unit: 'V',
    };
    expect(await slipOf(wave, '6,239 V')).toEqual({ kind: 'degrees' });
  });

  it('given back in the other unit', async () => {
    const angle: WrittenQuestion = {
      type: 'numeric',
      variables: { a: fixed(3, 'm'), b: fixed(4, 'm') },
      answer: 'atan(a / b)',
      unit: '°',
    };
    expect(await slipOf(angle, '36,87°')).toBe('right');
    expect(await slipOf(angle, '0,6435°')).toEqual({ kind: 'degrees' });
    expect(await slipOf(angle, '36,87 rad')).toEqual({ kind: 'degrees' });
  });
});

describe('another value of the question', () => {
  const halved: WrittenQuestion = {
    type: 'numeric',
    variables: { U: fixed(12, 'V'), R_1: fixed(47, 'Ω'), R_2: fixed(47, 'Ω') },
    derived: { U_2: { value: 'U * R_2 / (R_1 + R_2)', unit: 'V' } },
    answer: 'U_2',
    unit: 'V',
  };
  it('explains more than being twice as large', async () => {
    expect(await slipOf(halved, '12 V')).toEqual({ kind: 'other-quantity', quantity: 'U' });
    expect(await slipOf(halved, '12,05 V')).toEqual({ kind: 'double' });
    expect(await slipOf(halved, '47 V')).toEqual({ kind: 'other-quantity', quantity: 'R_1' });
  });

  it('explains more than a calculator that counts in radians', async () => {
    const pulled: WrittenQuestion = {
      type: 'numeric',
      variables: { F: fixed(200, 'N'), alpha: fixed(25, '°') },
      answer: 'F * cos(alpha)',
      unit: 'N',
    };
    expect(await slipOf(pulled, '200 N')).toEqual({ kind: 'other-quantity', quantity: 'F' });
    expect(await slipOf(pulled, '198,2 N')).toEqual({ kind: 'degrees' });
  });

  it('explains less than rounding where it is as near', async () => {
    const near: WrittenQuestion = {
      type: 'numeric',
      variables: { F: fixed(200, 'N'), alpha: fixed(10, '°') },
      answer: 'F * cos(alpha)',
      unit: 'N',
    };
    expect(await slipOf(near, '200 N')).toEqual({ kind: 'rounding' });
  });
});

describe('what can be counted', () => {
  const count: WrittenQuestion = {
    type: 'numeric',
    variables: { n: fixed(10) },
    answer: '2^n',
    tolerance: { absolute: 0 },
    slips: [{ value: '2^n - 1', feedback: { sl: 'Ne.' } }],
  };
  it.each<[string, Slip | 'none' | 'right']>([
    ['1024', 'right'],
    ['1023', { kind: 'own', own: 0 }],
    ['1020', { kind: 'rounding' }],
    ['1000', { kind: 'rounding' }],
    ['1025', 'none'],
    ['1022', 'none'],
    ['2048', { kind: 'double' }],
    ['2050', 'none'],
    ['32', { kind: 'root' }],
  ])('%s for 1024', async (text, slip) => {
    expect(await slipOf(count, text)).toEqual(slip);
  });
});

describe('around the right number', () => {
  it('rounding explains more than what a slip would happen to give', async () => {
    const nearOne: WrittenQuestion = { type: 'numeric', answer: '1.008', unit: 'V', tolerance: { absolute: 0.001 } };
    expect(await slipOf(nearOne, '0,992 V')).toEqual({ kind: 'rounding' });
    expect(await slipOf(nearOne, '1,016 V')).toEqual({ kind: 'rounding' });
  });

  it('five percent are not rounded away, unless a figure is all that is left', async () => {
    const loose: WrittenQuestion = { type: 'numeric', answer: '62.93', unit: 'm', tolerance: { relative: 0.02 } };
    expect(await slipOf(loose, '64,5 m')).toEqual({ kind: 'rounding' });
    expect(await slipOf(loose, '66 m')).toBe('none');
    expect(await slipOf(loose, '60 m')).toEqual({ kind: 'rounding' });
    expect(await slipOf(loose, '60,1 m')).toBe('none');
  });

  it('a wide tolerance does not make everything a slip', async () => {
    const wide: WrittenQuestion = { type: 'numeric', answer: '10', unit: 'V', tolerance: { relative: 0.2 } };
    expect(await slipOf(wide, '8,5 V')).toBe('right');
    expect(await slipOf(wide, '17,5 V')).toBe('none');
    expect(await slipOf(wide, '20 V')).toEqual({ kind: 'double' });
  });

  it('nothing may be a slip that was foreseen', async () => {
    const node: WrittenQuestion = {
      type: 'numeric',
      variables: { I_1: fixed(1.5, 'A'), I_2: fixed(1.2, 'A'), I_3: fixed(0.3, 'A') },
      answer: 'I_1 - I_2 + I_3',
      unit: 'A',
      slips: [{ value: 'I_1 - I_2 - I_3', feedback: { sl: 'Ne.' } }],
    };
    expect(await slipOf(node, '0 A')).toEqual({ kind: 'own', own: 0 });
  });

  it('nothing is named where nothing is the answer', async () => {
    expect(await slipOf({ type: 'numeric', answer: '0', unit: 'V' }, '5 V')).toBe('none');
  });
});
