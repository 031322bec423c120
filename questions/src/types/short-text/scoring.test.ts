import { describe, expect, it } from 'vitest';
import { revealQuestion, scoreResponse } from '../../scoring.ts';
import { drawingOf, preparedFrom, questionOf } from '../../test-support/tools.ts';

const accepted = {
  sl: ['električni tok', 'tok'],
  en: ['electric current', "Ohm's current"],
  de: ['elektrischer Strom', 'Stromstärke', 'Größe'],
};
const lenient = await questionOf({ type: 'short-text', accepted, feedback: { sl: 'Tok.' } });
const score = (text: string, question = lenient) =>
  scoreResponse(question, drawingOf(question), { type: 'short-text', text });

describe('a short text', () => {
  it.each([
    'električni tok',
    'Elektricni Tok',
    '  električni   tok. ',
    'ELEKTRIČNI TOK',
    'elektri\u010dni\u00a0tok',
    'elektric\u030cni tok',
    'Electric current!',
    'Ohm’s current',
    'Stromstarke',
    'Stromstaerke',
    'STROMSTÄRKE',
    'Grösse',
    'Groesse',
    'grosse',
    'to\u00adk',
    '„električni tok“',
    '"tok"',
    '»tok«',
    'tok,',
    'the electric current',
    'An electric current',
    'Die Stromstärke',
    'eine Größe',
  ])('%s is accepted in any language', (text) => {
    expect(score(text)).toEqual({ kind: 'graded', share: 1 });
  });

  it.each(['napetost', 'električnitok', 'tokk', 'to k', '-', 'toek', 'the', 'die', 'thetok'])('%s is not', (text) => {
    expect(score(text)).toEqual({ kind: 'graded', share: 0 });
  });

  it.each(['', '   ', '\u200b', '...'])('%j is no answer', (text) => {
    expect(score(text)).toEqual({ kind: 'unanswered' });
  });

  it('may be particular about case', async () => {
    const strict = await questionOf({ type: 'short-text', accepted: { sl: ['mA'] }, caseMatters: true });
    expect(score('mA', strict)).toMatchObject({ share: 1 });
    expect(score('MA', strict)).toMatchObject({ share: 0 });
  });

  it('may be particular about diacritics', async () => {
    const strict = await questionOf({ type: 'short-text', accepted: { sl: ['čast'] }, diacriticsMatter: true });
    expect(score('ČAST', strict)).toMatchObject({ share: 1 });
    expect(score('c\u030cast', strict)).toMatchObject({ share: 1 });
    expect(score('cast', strict)).toMatchObject({ share: 0 });
  });

  it('takes hyphens and dashes for the same', async () => {
    const hyphen = await questionOf({ type: 'short-text', accepted: { sl: ['Y-vezava'] } });
    for (const text of ['y-vezava', 'Y–vezava', 'Y\u2011vezava'])
      expect(score(text, hyphen)).toMatchObject({ share: 1 });
  });

  it('takes signs with and without spaces around them for the same', async () => {
    const ratio = await questionOf({ type: 'short-text', accepted: { sl: ['1/R', 'R = U/I'] } });
    for (const text of ['1 / R', '1/r', 'R=U/I', 'R = U / I']) expect(score(text, ratio)).toMatchObject({ share: 1 });
    expect(score('1R', ratio)).toMatchObject({ share: 0 });
  });

  it("reveals the first variant of the reader's language", () => {
    const answers = (['sl', 'en', 'de'] as const).map(
      (language) => revealQuestion(lenient, drawingOf(lenient, { language }), null).reveal,
    );
    expect(answers).toMatchObject([
      { answer: 'električni tok', feedback: '<p>Tok.</p>' },
      { answer: 'electric current' },
      { answer: 'elektrischer Strom' },
    ]);
  });

  it('reports a variant of which nothing is left', async () => {
    const { reported } = await preparedFrom({ type: 'short-text', accepted: { sl: ['tok', '...'] } });
    expect(reported.map(({ place }) => place)).toEqual(['accepted.sl.1']);
  });
});
