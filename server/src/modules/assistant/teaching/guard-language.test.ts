import { describe, expect, it } from 'vitest';
import { gathered, planOf, saying, textLeaving } from './guard-answer.fixture.ts';
import { guardAnswer } from './guard-answer.ts';

describe('another language than that of the conversation', () => {
  const german =
    'Das ohmsche Gesetz besagt, dass der Strom bei einem Widerstand mit der Spannung wächst und nicht sinkt.';
  const slovenian =
    'Ohmov zakon pravi, da je tok pri stalnem uporu sorazmeren z napetostjo, in na tem je vse zgrajeno za nas.';
  const english =
    'Ohm’s law says that the current is proportional to the voltage, and that this is the case for the resistor.';

  it.each([
    ['en', german],
    ['en', slovenian],
    ['de', english],
    ['de', slovenian],
    ['sl', english],
    ['sl', german],
  ] as const)('is asked for again once, and then not shown (%s)', async (language, reply) => {
    const corrections: string[] = [];
    const again = (correction: string, dropped: string) => {
      corrections.push(`${correction} Not: ${dropped}`);
      return saying(reply);
    };
    for (const stage of ['answer', 'concept'] as const) {
      const events = await gathered(guardAnswer(planOf({ language, stage }), saying(reply), again));
      expect(events).toEqual([{ kind: 'text', text: 'own reply: language' }]);
    }
    expect(corrections).toEqual([`Again, in English. Not: ${reply}`, `Again, in English. Not: ${reply}`]);
  });

  it.each([
    ['en', english],
    ['de', german],
    ['sl', slovenian],
  ] as const)('is not seen in %s itself, nor in what is quoted', async (language, reply) => {
    const quoted = `${reply}\n\n> ${german}\n\n> ${slovenian}\n\n> ${english}`;
    expect(await textLeaving(planOf({ language }), quoted)).toBe(quoted);
  });

  it('is mended by the second reply', async () => {
    const events = await gathered(guardAnswer(planOf(), saying(german), () => saying(english)));
    expect(events).toEqual([{ kind: 'text', text: english }]);
  });
});
