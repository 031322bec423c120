import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../outcome.ts';
import type { PreparedQuestion } from '../../question.ts';
import { revealQuestion, scoreResponse, slipsOf, solveQuestion } from '../../scoring.ts';
import { type DrawingChoice, drawingOf, preparedFrom, questionOf } from '../../test-support/tools.ts';
import type { Numeric } from './shape.ts';

const fixed = (value: number, unit = '') => ({ list: [value, value], unit });

const current = await questionOf({
  type: 'numeric',
  variables: { U: fixed(12, 'V'), R: fixed(470, 'Ω') },
  derived: { I: { value: 'U / R', unit: 'mA' } },
  answer: 'I',
  unit: 'mA',
  slips: [{ value: 'U * R', feedback: { sl: 'Pomnožili ste: {{U}}.', en: 'You multiplied.' } }],
});

const score = (question: PreparedQuestion, text: string, choice?: DrawingChoice): Outcome =>
  scoreResponse(question, drawingOf(question, choice), { type: 'numeric', text });
const right: Outcome = { kind: 'graded', share: 1 };

describe('a number with a unit', () => {
  it.each([
    '25,5 mA',
    '25.5 mA',
    '0,0255 A',
    '0.0255A',
    '2,55e-2 A',
    '2,55·10^-2 A',
    '2.55×10⁻² A',
    'I = 25,5 mA',
    '25 532 µA',
    '25,28 mA',
    '25,78 mA',
    '12/470 A',
    'I ≈ 25,5 mA',
    'I₁ = 25,5 mA.',
    '25,5 miliamperov',
  ])('%s is right', (text) => {
    for (const language of ['sl', 'en', 'de'] as const) expect(score(current, text, { language })).toEqual(right);
  });

  it.each(['25,2 mA', '25,9 mA', '−25,5 mA', '0 mA'])('%s is wrong', (text) => {
    expect(score(current, text)).toMatchObject({ kind: 'graded', share: 0 });
  });

  it.each([
    ['', { kind: 'unanswered' }],
    ['   ', { kind: 'unanswered' }],
    ['25,5', { kind: 'unreadable', problem: { kind: 'missing-unit', unit: 'mA' } }],
    ['0', { kind: 'unreadable', problem: { kind: 'missing-unit', unit: 'mA' } }],
    ['25,5 V', { kind: 'unreadable', problem: { kind: 'wrong-dimension', given: 'V', expected: 'mA' } }],
    ['25,5 foo', { kind: 'unreadable', problem: { kind: 'unreadable', reason: 'unknown-unit', at: 5, part: 'foo' } }],
    ['veliko', { kind: 'unreadable', problem: { kind: 'unreadable', reason: 'no-number', at: 0, part: 'veliko' } }],
  ])('%j is not graded', (text, outcome) => {
    expect(score(current, text)).toEqual(outcome);
  });

  it('takes a bare number where the unit is given', async () => {
    const bare = await questionOf({ type: 'numeric', answer: '0.0255', unit: 'mA', unitRequired: false });
    expect(score(bare, '25,5')).toEqual(right);
    expect(score(bare, '25,5 mA')).toEqual(right);
  });

  it('asks for no unit where there is none', async () => {
    const plain = await questionOf({ type: 'numeric', answer: '2.5' });
    expect(score(plain, '2,5')).toEqual(right);
  });

  it('takes angles in either unit', async () => {
    const angle = await questionOf({ type: 'numeric', answer: 'pi / 6', unit: '°' });
    for (const text of ['30°', '30 °', '30', '30 stopinj', '0,5236 rad', '523,6 mrad', 'π/6 rad'])
      expect(score(angle, text)).toEqual(right);
    expect(score(angle, '0,5236')).toEqual({ kind: 'graded', share: 0, slip: { kind: 'degrees' } });
  });

  it('compares temperatures as they are told', async () => {
    const warm = await questionOf({ type: 'numeric', answer: '293.15', unit: '°C', tolerance: { relative: 0.05 } });
    for (const text of ['20 °C', '293,15 K', '20,9 °C']) expect(score(warm, text)).toEqual(right);
    expect(score(warm, '22 °C')).toMatchObject({ share: 0 });
  });

  it('takes nothing for what arithmetic leaves of nothing', async () => {
    const none = await questionOf({ type: 'numeric', answer: '230 * cos(pi / 2)', unit: 'V' });
    expect(score(none, '0 V')).toEqual(right);
    expect(solveQuestion(none, drawingOf(none))).toEqual({ type: 'numeric', text: '0\u202fV' });
    const derived = await questionOf({
      type: 'numeric',
      variables: { I_1: fixed(1.5, 'A'), I_2: fixed(1.2, 'A'), I_3: fixed(0.3, 'A') },
      derived: { I: { value: 'I_1 - I_2', unit: 'A' }, I_4: { value: 'I - I_3', unit: 'A' } },
      answer: 'I_4',
      unit: 'mA',
    });
    expect(drawingOf(derived).values).toMatchObject({ I_4: 0 });
    for (const text of ['0 A', '-0 mA']) expect(score(derived, text)).toEqual(right);
  });

  it('does not take nothing for something small', async () => {
    const electron = await questionOf({ type: 'numeric', answer: '1.602e-19', unit: 'C' });
    expect(score(electron, '1,6e-19 C')).toEqual(right);
    expect(score(electron, '0 C')).toEqual({ kind: 'graded', share: 0 });
  });
});

describe('what may mean several things is asked about, and never graded', () => {
  const exactly = (answer: string, unit = '') =>
    questionOf({ type: 'numeric', answer, unit, tolerance: { absolute: 0 }, unitRequired: false });
  const asked = (...choices: string[]): Outcome => ({ kind: 'unreadable', problem: { kind: 'ambiguous', choices } });

  it.each([
    ['en', '24,000', '24000', '24.000'],
    ['de', '24.000', '24000', '24,000'],
    ['sl', '24.000', '24000', '24,000'],
  ] as const)('in the language %s: %s, whichever of both is right', async (language, text, whole, fraction) => {
    for (const answer of ['24', '24000', '7']) {
      const question = await exactly(answer);
      expect(score(question, text, { language })).toEqual(asked(whole, fraction));
    }
    expect(score(await exactly('24'), fraction, { language })).toEqual(right);
    expect(score(await exactly('24000'), whole, { language })).toEqual(right);
  });

  it('not where the language leaves no doubt', async () => {
    expect(score(await exactly('24'), '24,000', { language: 'sl' })).toEqual(right);
    expect(score(await exactly('24'), '24.000', { language: 'en' })).toEqual(right);
    expect(score(await exactly('1.25e-4'), '1.250e-4', { language: 'sl' })).toEqual(right);
    expect(score(await exactly('0.125'), '0.125', { language: 'sl' })).toEqual(right);
  });

  it('a share of π where degrees are asked for', async () => {
    const angle = await questionOf({ type: 'numeric', answer: 'pi / 4', unit: '°' });
    expect(score(angle, 'π/4')).toEqual(asked('π/4 rad', 'π/4°'));
    expect(score(angle, 'π/4 rad')).toEqual(right);
    expect(score(angle, 'π/4°')).toMatchObject({ kind: 'graded', share: 0 });
    expect(score(await questionOf({ type: 'numeric', answer: 'pi / 4', unit: 'rad' }), 'π/4')).toEqual(right);
  });

  it('degrees Celsius for kelvins', async () => {
    const difference = await exactly('35', 'K');
    expect(score(difference, '35 °C')).toEqual(asked('35 K', '308,15 K'));
    expect(score(difference, '35 K')).toEqual(right);
    expect(score(difference, '308,15 K')).toMatchObject({ kind: 'graded', share: 0 });
  });
});

it('never takes one quantity for another of the same dimension', async () => {
  for (const [answer, unit, text] of [
    ['800', 'VA', '800 W'],
    ['800', 'var', '800 VA'],
    ['60', 'N·m', '60 J'],
    ['314', 'rad/s', '314 Hz'],
    ['0.15', 'N·m', '150 m'],
    ['12e-6', 'mm²', '12 m'],
    ['0', 'm/s', '0,0 m'],
  ] as const) {
    const question = await questionOf({ type: 'numeric', answer, unit });
    expect(score(question, text), text).toMatchObject({ kind: 'unreadable', problem: { kind: 'wrong-dimension' } });
  }
});

describe('tolerances', () => {
  const withTolerance = (answer: string, tolerance: object) =>
    questionOf({ type: 'numeric', answer, unit: 'V', tolerance });

  it('absolute: in the unit of the answer, its edge included', async () => {
    const question = await withTolerance('12.5', { absolute: 0.1 });
    for (const text of ['12,4 V', '12,6 V', '12500 mV']) expect(score(question, text)).toEqual(right);
    for (const text of ['12,39 V', '12,61 V']) expect(score(question, text)).toMatchObject({ share: 0 });
  });

  it('exact where it is zero', async () => {
    const question = await withTolerance('0.1 + 0.2', { absolute: 0 });
    expect(score(question, '0,3 V')).toEqual(right);
    expect(score(question, '0,3001 V')).toMatchObject({ share: 0 });
  });

  it('by significant figures: as many as are asked for, rightly rounded', async () => {
    const question = await withTolerance('12.347', { significantFigures: 3 });
    for (const text of ['12,3 V', '12,35 V', '12,347 V', '0,0123 kV', '1,23e1 V']) {
      expect(score(question, text), text).toEqual(right);
    }
    for (const text of ['12 V', '12,4 V', '12,2 V']) {
      expect(score(question, text), text).toEqual({ kind: 'graded', share: 0, slip: { kind: 'rounding' } });
    }
  });

  it.each([
    ['20', 2, ['20', '19,6', '20,4'], ['19,4', '19', '20,5', '21']],
    ['100', 3, ['100', '100,4', '99,96'], ['99,5', '101', '100,6']],
    ['1 / 9', 2, ['0,11', '0,111', '1/9'], ['0,12', '0,116', '0,10']],
    ['9.96', 2, ['10', '9,96', '10,2'], ['9,9', '9,94']],
    ['6.535', 3, ['6,54', '6,535'], ['6,53']],
    ['-6.535', 3, ['-6,54'], ['-6,53', '6,54']],
    ['4.35 - 0.005', 3, ['4,35', '4,345'], ['4,34']],
    ['12.349', 3, ['12,3', '12,351', '12,349'], ['12,4', '12,36']],
    ['73', 2, ['73', '73,4'], ['73,5', '72']],
  ])('by significant figures: %s to %i of them is right as %j and wrong as %j', async (answer, figures, good, bad) => {
    const question = await questionOf({ type: 'numeric', answer, tolerance: { significantFigures: figures } });
    for (const text of good) expect(score(question, text), text).toEqual(right);
    for (const text of bad) expect(score(question, text), text).toMatchObject({ kind: 'graded', share: 0 });
    expect(scoreResponse(question, drawingOf(question), solveQuestion(question, drawingOf(question)))).toEqual(right);
  });

  it('counts a zero at the end as a figure', async () => {
    const question = await withTolerance('0.5', { significantFigures: 3 });
    for (const text of ['0,500 V', '500 mV', '1/2 V', 'U = 0,500 V', 'U_2 ≈ 0,500 V'])
      expect(score(question, text)).toEqual(right);
    for (const text of ['0,5 V', 'U_12 ≈ 0,5 V', 'U₁₂ = 0,50 V']) {
      expect(score(question, text), text).toEqual({ kind: 'graded', share: 0, slip: { kind: 'figures' } });
    }
    expect(solveQuestion(question, drawingOf(question))).toEqual({ type: 'numeric', text: '0,500\u202fV' });
  });
});

describe('what is revealed', () => {
  const reveal = (question: PreparedQuestion, text: string | null, choice?: DrawingChoice) => {
    const drawing = drawingOf(question, choice);
    const response = { type: 'numeric', text: text ?? '' } as const;
    const given = text === null ? null : { response, outcome: scoreResponse(question, drawing, response) };
    const { reveal: told } = revealQuestion(question, drawing, given);
    return JSON.parse(JSON.stringify(told).replaceAll('\u202f', '_').replaceAll('\u00a0', '_')) as Numeric['reveal'];
  };

  it('is the answer and its tolerance as the language writes them', () => {
    expect(reveal(current, null)).toMatchObject({ answer: '25,5_mA', tolerance: '±_0,26_mA', understood: null });
    expect(reveal(current, null, { language: 'en' })).toMatchObject({ answer: '25.5_mA', tolerance: '±_0.26_mA' });
  });

  it.each([
    ['its own digits', 'alpha', { absolute: 0.5 }, { digits: 2 }, '68°'],
    ['three where none are said', '67.976 / 57.29577951308232', { absolute: 0.5 }, {}, '68°'],
    ['more where so few would be wrong', 'alpha', { absolute: 0.005 }, { digits: 2 }, '67,98°'],
    ['all where nothing but the number is right', 'alpha', { absolute: 0 }, { digits: 2 }, '67,975687163°'],
    ['those that are asked for', 'alpha', { significantFigures: 4 }, {}, '67,98°'],
  ])('has as many figures as the question tells: %s', async (_, answer, tolerance, digits, shown) => {
    const question = await questionOf({
      type: 'numeric',
      variables: { d: fixed(1.5, 'm'), l: fixed(4, 'm') },
      derived: { alpha: { value: 'acos(d / l)', unit: '°', ...digits } },
      ...{ answer, unit: '°', tolerance },
    });
    expect(reveal(question, null).answer).toBe(shown);
  });

  it('says what was understood, and the words on the slip', () => {
    const told = reveal(current, '5640 mA');
    expect(told).toMatchObject({ understood: '5640_mA', slipFeedback: '<p>Pomnožili ste: 12_V.</p>' });
    expect(reveal(current, '5,64 A', { language: 'en' }).slipFeedback).toBe('<p>You multiplied.</p>');
  });

  it('names the other quantity', () => {
    expect(reveal(current, '470 mA')).toMatchObject({ otherQuantity: { name: 'R', value: '470_Ω' } });
  });

  it('tells nothing of what could not be read', () => {
    expect(reveal(current, 'veliko')).toMatchObject({ understood: null, slipFeedback: null, otherQuantity: null });
  });
});

describe('preparing', () => {
  it('types the answer and its slips as a learner would', () => {
    const drawing = drawingOf(current, { language: 'de' });
    expect(solveQuestion(current, drawing)).toEqual({ type: 'numeric', text: '25,5319148936\u202fmA' });
    expect(slipsOf(current, drawing)).toEqual([{ type: 'numeric', text: '5,64·10⁶\u202fmA' }]);
    expect(score(current, '5,64·10⁶\u202fmA')).toEqual({ kind: 'graded', share: 0, slip: { kind: 'own', own: 0 } });
  });

  it('reports an answer of another dimension, an unknown name and an unknown unit', async () => {
    const { reported } = await preparedFrom({
      type: 'numeric',
      variables: { U: fixed(12, 'V'), R: fixed(470, 'Ω') },
      answer: 'U * R',
      unit: 'mA',
      slips: [{ value: 'U / X', feedback: { sl: 'Ne.' } }],
    });
    expect(reported.map(({ place }) => place)).toEqual(['answer', 'slips.0.value']);
    const unknown = await preparedFrom({ type: 'numeric', answer: '1', unit: 'foo' });
    expect(unknown.reported.map(({ place }) => place)).toEqual(['unit']);
  });
});
