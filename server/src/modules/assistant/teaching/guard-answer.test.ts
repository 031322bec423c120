import { describe, expect, it } from 'vitest';
import type { ProducerEvent } from '../answers/pipeline.ts';
import { leaving, open, planOf, textLeaving } from './guard-answer.fixture.ts';
import { guardAnswer } from './guard-answer.ts';
import type { TeachingPlan } from './teaching-plan.ts';

describe('while an attempt is open', () => {
  const plan = planOf({}, [open]);

  it('lets nothing of an answer leave before all of it is there', async () => {
    let isOver = false;
    async function* slowly(): AsyncIterable<ProducerEvent> {
      yield { kind: 'text', text: 'Ohm’s law connects the three of them. '.repeat(20) };
      isOver = true;
    }
    for await (const event of guardAnswer(plan, slowly())) expect([event.kind, isOver]).toEqual(['text', true]);
  });

  it.each([
    [['The current is ', '3', ' ', 'A.']],
    [['The current is 3', '0', '00 m', 'A']],
    [['I = \\', 'frac{12}{', '4}\\,\\text{', 'A}']],
    [['Before. th', 'ree amp', 'eres. After.']],
  ])('replaces the whole of an answer that tells it in pieces: %j', async (pieces) => {
    const events = await leaving(plan, ...pieces);
    expect(events).toEqual([
      { kind: 'text', text: 'own reply: leak' },
      { kind: 'notice', notice: 'withheld' },
    ]);
  });

  it('replaces what is told by choices to go on with', async () => {
    const choices = [{ label: 'Check 3 A', question: 'Is it so?' }];
    const block: ProducerEvent = { kind: 'block', block: { kind: 'choices', choices, source: '' } };
    expect(await textLeaving(plan, 'Go on:', block)).toBe('own reply: leak');
  });

  it('replaces what a live formula reckons', async () => {
    expect(await textLeaving(plan, 'Try it:', liveFormula(12, 4))).toBe('own reply: leak');
    expect(await textLeaving(plan, 'Try it:', liveFormula(12, 6))).toBe('Try it:');
    expect(await textLeaving(plan, 'Try it:', liveFormula(null, null))).toBe('Try it:');
  });

  it('cuts an answer that is too long to be looked at, in whatever pieces it comes', async () => {
    const sentence = 'Which law connects them? ';
    const events = await leaving(plan, sentence.repeat(1000));
    const pieces = await leaving(plan, ...Array(1000).fill(sentence));
    expect(events).toEqual(pieces);
    expect(events).toEqual([
      { kind: 'text', text: sentence.repeat(800) },
      { kind: 'notice', notice: 'shortened' },
    ]);
  });

  it('keeps what an answer cost', async () => {
    const usage: ProducerEvent = { kind: 'usage', inputTokens: 5, outputTokens: 7, isEstimated: false };
    expect(await leaving(plan, '3 A', usage)).toContainEqual(usage);
  });

  it.each([
    ['Yes, correct!', 'Is 3 A the current of the resistor of 4 Ω at 12 V?'],
    ['No, that is too large.', 'A resistor of 4 Ω is connected to 12 V, I got 48 A'],
    ['Prav imate.', 'A resistor of 4 Ω is connected to 12 V. I got something.'],
    ['Ihr Ergebnis ist falsch.', 'A resistor of 4 Ω is connected to 12 V. I got 48.'],
  ])('does not judge what the learner has found: %j', async (reply, talk) => {
    const judged = planOf({ topic: { talk, subject: null } }, [open]);
    expect(await textLeaving(judged, reply)).toBe('own reply: leak');
  });

  it('says that there are hints only, in what is about the question', async () => {
    const subject = { attemptId: open.attemptId, position: open.position };
    const about = planOf({ stage: 'concept', topic: { talk: '', subject } }, [open]);
    expect(await leaving(about, 'Which law connects the three quantities?')).toEqual([
      { kind: 'text', text: 'Which law connects the three quantities?' },
      { kind: 'notice', notice: 'hints_only' },
    ]);
  });

  it('cannot be printed, logged or written as JSON with what is right in it', async () => {
    const { inspect } = await import('node:util');
    expect(JSON.stringify(plan)).not.toContain('resistor of 4');
    expect(inspect(plan, { depth: 10, showHidden: true })).not.toContain('resistor of 4');
    expect(JSON.stringify({ ...plan.openQuestions })).toBe('{}');
  });
});

describe('a plain question', () => {
  it('is answered as it comes', async () => {
    const text = "Ohm's law says that the current is proportional to the voltage. First this. Then that. Why? Because.";
    expect(await textLeaving(planOf(), text.slice(0, 30), text.slice(30))).toBe(text);
  });
});

describe('a task', () => {
  const task = (changes: Partial<TeachingPlan> = {}) => planOf({ stage: 'concept', ...changes });

  it.each([
    ['one question', 'Think of the law. What is given? What is asked for?', 'Think of the law. What is given?'],
    [
      'its last question, not those that it answers itself',
      'What is a node? A point. Where is one?',
      'A point. Where is one?',
    ],
    ['no answer after its question', 'What is I? It is U divided by R, which is 3 by the law.', 'What is I?'],
    ['one step', '1. Write the law.\n2. Solve for I.\n3. Insert.', 'Write the law.\n\nWhat would your next step be?'],
    [
      'one step in Slovenian',
      'Korak 1: zapišite zakon.\nKorak 2: izrazite tok.',
      'Korak 1: zapišite zakon.\n\nKaj zdaj?',
    ],
    [
      'one step in German',
      'Schritt 1: Gesetz aufschreiben.\nSchritt 2: umformen.',
      'Schritt 1: Gesetz aufschreiben.\n\nUnd nun?',
    ],
    [
      'one step in a row',
      'Write the law. Then solve it for I. Finally insert.',
      'Write the law.\n\nWhat would your next step be?',
    ],
    ['one step in a row in Slovenian', 'Zapišite zakon. Nato izrazite tok.', 'Zapišite zakon.\n\nKaj zdaj?'],
    [
      'one step in a row in German',
      'Schreiben Sie das Gesetz auf. Danach lösen Sie es auf.',
      'Schreiben Sie das Gesetz auf.\n\nUnd nun?',
    ],
  ])('gets %s', async (title, reply, expected) => {
    const changes: Partial<TeachingPlan> = title.includes('Slovenian')
      ? { language: 'sl', closing: 'Kaj zdaj?' }
      : title.includes('German')
        ? { language: 'de', closing: 'Und nun?' }
        : {};
    expect(await textLeaving(task(changes), reply)).toBe(expected);
  });

  it.each([
    ['sl', 'Kaj ste že poskusili?', 'Gre za Ohmov zakon.'],
    ['en', 'What have you tried?', 'This is about Ohm’s law.'],
    ['de', 'Was haben Sie versucht?', 'Es geht um das ohmsche Gesetz.'],
  ] as const)('asks for what the learner has tried where the reply does not (%s)', async (language, closing, reply) => {
    expect(await textLeaving(task({ stage: 'attempt', language, closing }), reply)).toBe(`${reply}\n\n${closing}`);
  });

  it.each([
    [
      'en',
      'A heater of 50 Ω is connected to 230 V.',
      "It is Ohm's law. The current is 230 V / 50 Ω = 4.6 A.",
      "It is Ohm's law.",
    ],
    ['sl', 'Grelnik 50 Ω je priključen na 230 V.', 'Gre za Ohmov zakon. Tok je 4,6 A.', 'Gre za Ohmov zakon.'],
    [
      'de',
      'Ein Heizer mit 50 Ω liegt an 230 V.',
      'Es ist das ohmsche Gesetz. Der Strom beträgt 4,6 A.',
      'Es ist das ohmsche Gesetz.',
    ],
  ] as const)('is not solved before the learner has tried (%s)', async (language, untriedTask, reply, left) => {
    const text = await textLeaving(task({ stage: 'attempt', language, untriedTask, closing: '?' }), reply);
    expect(text).toBe(`${left}\n\n?`);
  });

  it.each([
    ['en', 'That is right.', 'Hmm, that is not correct. Check the unit.', 'That is right.\n\nCheck the unit.'],
    ['sl', 'Pravilno.', 'To ni prav. Poglejte enoto.', 'Pravilno.\n\nPoglejte enoto.'],
    ['de', 'Das ist richtig.', 'Das ist falsch. Die Einheit passt.', 'Das ist richtig.\n\nDie Einheit passt.'],
  ] as const)(
    'confirms right work plainly, whatever the model thinks of it (%s)',
    async (language, opening, reply, left) => {
      expect(await textLeaving(task({ stage: 'confirm', language, opening, verdict: 'right' }), reply)).toBe(left);
    },
  );

  it.each([
    ['en', 'Not yet: 1000 times too large.', 'Perfect, well done! Look at the prefix. What does k mean?'],
    ['sl', 'Ne še: 1000-krat preveliko.', 'Odlično! Poglejte predpono. Kaj pomeni k?'],
    ['de', 'Noch nicht: 1000-mal zu groß.', 'Perfekt! Sehen Sie auf den Präfix. Was bedeutet k?'],
  ] as const)(
    'names the slip that our grader found, and no praise beside it (%s)',
    async (language, opening, reply) => {
      const [, ...kept] = reply.split('! ');
      const text = await textLeaving(task({ stage: 'slip', language, opening, verdict: 'wrong' }), reply);
      expect(text).toBe(`${opening}\n\n${kept.join('')}`);
    },
  );

  it('hears what our grader found beside a live formula as well, and nothing that contradicts it', async () => {
    const plan = task({ stage: 'slip', opening: 'Not yet: 1000 times too large.', verdict: 'wrong' });
    const words = 'Perfect, well done! Try it with other values.';
    const events = await leaving(plan, words, liveFormula(12, 6), 'Spot on. Which unit is it?');
    expect(events.map((event) => (event.kind === 'text' ? event.text.trim() : event.kind))).toEqual([
      ...['Not yet: 1000 times too large.', 'Try it with other values.', 'block', 'Which unit is it?'],
    ]);
  });

  it('gets our own example where that of the reply has the same numbers', async () => {
    const plan = task({ stage: 'example', exampleOf: 'A resistor of 4 Ω is connected to 12 V.' });
    expect(await textLeaving(plan, 'With 12 V and 4 Ω you divide.')).toBe('own reply: example');
    expect(await textLeaving(plan, 'With 10 V and 5 Ω it is 2 A. And yours?')).toBe(
      'With 10 V and 5 Ω it is 2 A. And yours?',
    );
  });

  it('gets no example whose result is that of an attempt that is open', async () => {
    const exampleOf = 'A resistor of 5 Ω is connected to 10 V.';
    const ownReply = async () => [{ kind: 'text' as const, text: 'For 12 V and 4 Ω it is 3 A.' }];
    const plan = planOf({ stage: 'example', exampleOf, ownReply }, [open]);
    expect(await textLeaving(plan, 'You divide 10 V and 5 Ω?')).toBe('You divide 10 V and 5 Ω?');
  });
});

/** U = R · I, sought for I. */
function liveFormula(volts: number | null, ohms: number | null): ProducerEvent {
  const quantity = (key: string, unit: string, start: number | null) => ({
    ...{ key, name: key, symbolHtml: key, symbolMathml: key, unit },
    ...{ kind: 'variable' as const, min: 0, max: 1000, start },
  });
  const of = (key: string) => ({ op: 'quantity' as const, key });
  return {
    kind: 'block',
    block: {
      kind: 'formula',
      formula: {
        ...{ id: 'f', title: null, equationHtml: '', plot: null, solve: 'I' },
        left: of('U'),
        right: { op: 'multiply', left: of('R'), right: of('I') },
        quantities: [quantity('U', 'V', volts), quantity('R', 'Ω', ohms), quantity('I', 'A', null)],
        solutions: { I: { expression: { op: 'divide', left: of('U'), right: of('R') }, html: '' } },
      },
      ...{ source: '', path: null },
    },
  };
}
