import type { Language } from '@navor/languages';
import { findUnits, isSameDimension } from '@navor/quantities';
import { readProblem } from '../solving/read-problem.ts';
import type { Continue, Continued, Conversion, Message, Thread } from './thread.ts';

/** `And 10 bar?` and `In kPa?` after a conversion. */
export const continueConversion: Continue<Conversion> = async (context, thread, message) => {
  const { language } = context.request;
  const { from, to, earlier } = thread;
  const unit = unitAlone(message, language);
  if (unit !== null) return converted(from, unit, earlier);
  const { givens, words } = readProblem(message.rest, language);
  const [value, ...others] = givens;
  const [before] = readProblem(from, language).givens;
  if (!value || !before || others.length > 0 || words.length > 0) return null;
  return isSameDimension(value.dimension, before.dimension) ? converted(value.text, to, earlier) : null;
};

/** The same value, in the unit that a message names and nothing else. */
export function convertValue(value: string, message: Message, language: Language, earlier: Thread): Continued | null {
  const unit = unitAlone(message, language);
  return unit === null ? null : converted(value, unit, earlier);
}

function converted(from: string, to: string, earlier: Thread | null): Continued {
  return {
    thread: { kind: 'conversion', from, to, earlier },
    told: [{ kind: 'conversion', question: `${from} → ${to}` }],
  };
}

const into =
  /^(?:(?:koliko je to|koliko|what is (?:it|that)|how much is (?:it|that)|wie viel ist das)\s+)?(?:v|in|na|to|into|as|nach)\s+/iu;

function unitAlone({ rest, said, isTied }: Message, language: Language): string | null {
  const named = rest.replace(into, '').replace(/[\s?!.]+$/, '');
  const isAsked = isTied || said.includes('?') || into.test(rest);
  const [unit] = findUnits(named, language);
  return isAsked && unit && unit.start === 0 && unit.end === named.length ? named : null;
}
