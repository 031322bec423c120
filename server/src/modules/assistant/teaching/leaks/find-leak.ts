import type { Secret } from '@navor/questions/scoring';
import type { OpenQuestion } from '../../../quizzes/index.ts';
import type { ProducerEvent } from '../../answers/pipeline.ts';
import { type BlockValue, valuesIn, wordsOfBlock } from './block-values.ts';
import { tellsCandidate } from './candidate-leak.ts';
import { tellsInCode } from './code-leak.ts';
import { tellsExpression } from './expression-leak.ts';
import { tellsGrade } from './grade-leak.ts';
import { givensOf, hasOtherValues, isAbout, isWorked } from './is-about.ts';
import { tellsNumber } from './number-leak.ts';
import { optionsOf, tellsOption } from './option-leak.ts';
import { OwnValues } from './own-values.ts';
import { tellsOrder, tellsPair } from './pair-leak.ts';
import { Reading } from './reading.ts';
import { tellsVerdict } from './verdict-leak.ts';
import { tellsGuess, tellsWords } from './word-leak.ts';

/**
 * Whether an answer tells what is right in an open question, or what is not. Which question, or what of it, is not said: who
 * knows that a reply was withheld because of this number knows the number.
 */
export function findLeak(
  said: readonly ProducerEvent[],
  questions: readonly OpenQuestion[],
  { talk, subject }: Topic,
): boolean {
  if (questions.length === 0) return false;
  const written = said
    .map((event) => (event.kind === 'text' ? event.text : event.kind === 'block' ? wordsOfBlock(event.block) : ''))
    .join('\n');
  const reply: Reply = {
    reading: Reading.of(written),
    values: said.flatMap((event) => (event.kind === 'block' ? valuesIn(event.block) : [])),
  };
  const [asked, all] = [Reading.of(talk), Reading.of(`${talk}\n${written}`)];
  const own = new OwnValues(asked);
  const grades = new Map<boolean, boolean>();
  const isGraded = (isAsked: boolean) => {
    if (!grades.has(isAsked)) grades.set(isAsked, tellsGrade(reply.reading, isAsked));
    return grades.get(isAsked) === true;
  };
  return questions.some((question) => {
    const isOwnSubject = isSubject(question, subject);
    const isAsked = isOwnSubject || isAbout(asked, question);
    const about: About = {
      isAsked,
      isAbout: isAsked || isAbout(all, question),
      bodies: question.bodies,
      givens: question.bodies.flatMap(givensOf),
      isWorked: isOwnSubject || isWorked(all, question) || (isAsked && !hasOtherValues(asked, question)),
      own,
      talk: asked,
    };
    if (about.isAbout && isGraded(isAsked)) return true;
    if (isAsked && tellsInCode(reply.reading, question.bodies)) return true;
    return question.secrets.some((secret) => isTold(reply, secret, about));
  });
}

/** By what was said lately an answer of one word can be about a question; the subject is the one that was attached or recognised. */
export type Topic = { talk: string; subject: QuestionPlace | null };
export type QuestionPlace = { attemptId: string; position: number };

export function isSubject({ attemptId, position }: QuestionPlace, subject: QuestionPlace | null): boolean {
  return subject !== null && subject.attemptId === attemptId && subject.position === position;
}

type Reply = { reading: Reading; values: BlockValue[] };
/** Whether the learner asks for the question, and not only the reply comes near it: then less is enough to tell. */
type About = {
  isAsked: boolean;
  isAbout: boolean;
  bodies: readonly string[];
  givens: number[];
  /** The same, but for tasks with other values; or it works with the question's values, whoever brought them up. */
  isWorked: boolean;
  /** What the learner has said lately, and the values in it. */
  talk: Reading;
  own: OwnValues;
};

function isTold({ reading, values }: Reply, secret: Secret, about: About): boolean {
  switch (secret.kind) {
    case 'number':
      return (
        (about.isWorked && tellsCandidate(reading, values, { unit: secret.unit, bodies: about.bodies })) ||
        tellsNumber(reading, values, secret, { ...about, isAsked: about.isWorked })
      );
    case 'expression':
      return tellsExpression(reading, secret, about.isAbout);
    case 'words':
      if (about.isAsked && tellsGuess(reading, about.talk, about.bodies)) return true;
      return about.isAbout && tellsWords(reading.plain, secret.variants, about.bodies);
    case 'options':
      return tellsOption(reading, optionsOf(secret), about);
    case 'verdict':
      return tellsVerdict(reading, about);
    case 'pairs':
      return tellsPair(reading, secret, about);
    case 'order':
      return tellsOrder(reading, secret, about);
  }
}
