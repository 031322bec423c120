import { languages, mapTranslated } from '@navor/languages';
import { type Expression, equivalenceTo, evaluateWithoutRoundoff, inUnit, type Unit } from '@navor/quantities';
import { inAnotherOrder, inAttemptOrder, inShuffledOrder } from './letters.ts';
import type { Drawing, Prepared, PreparedQuestion } from './question.ts';
import { cachedUnit } from './template/cached-unit.ts';
import { fillText } from './template/fill.ts';
import { mapExpression } from './template/map-expression.ts';
import type { RichText } from './text.ts';
import type { PreparedNumeric } from './types/numeric/shape.ts';
import { isWithinTolerance } from './types/numeric/tolerance.ts';
import type { PreparedOption } from './types/single-choice/shape.ts';

/** Something under its letter in one attempt, as HTML in each language that it exists in: whoever gives it away may do so in any. */
export type SecretItem = { letter: string; texts: string[] };

/**
 * What is right in a question, as somebody must know it who keeps it from being told. Numbers and expressions are compared
 * by the rules that they are scored by.
 */
export type Secret =
  /** The value is in SI base units. */
  | { kind: 'number'; value: number; unit: Unit; isRight: (value: number) => boolean }
  | { kind: 'expression'; names: string[]; expression: Expression; isRight: (given: Expression) => boolean }
  | { kind: 'words'; variants: string[] }
  | { kind: 'options'; right: SecretItem[]; wrong: SecretItem[] }
  | { kind: 'verdict'; isTrue: boolean }
  /** Extras are right sides that belong to nothing. */
  | { kind: 'pairs'; pairs: { left: SecretItem; right: SecretItem }[]; extras: SecretItem[] }
  /** In the right order. */
  | { kind: 'order'; items: SecretItem[] };

/** Whether a statement is true is told by its scorer. */
export function secretsOf(question: PreparedQuestion, drawing: Drawing, isTrue: () => boolean): Secret[] {
  const { answer } = question;
  const item = (letter: string, text: RichText): SecretItem => ({ letter, texts: textsOf(question, drawing, text) });
  switch (answer.type) {
    case 'numeric':
      return [numberSecret(answer, drawing)];
    case 'formula':
      return [expressionSecret(answer, drawing)];
    case 'short-text':
      return [wordsSecret(answer.accepted)];
    case 'single-choice':
    case 'multiple-choice':
      return [optionsSecret(answer.options, drawing, item)];
    case 'true-false':
      return [{ kind: 'verdict', isTrue: isTrue() }];
    case 'matching': {
      const rights = inShuffledOrder(
        [...answer.pairs, ...answer.extras.map((_, at) => ({ id: `extra-${at + 1}` }))],
        drawing,
      );
      const letterOf = (id: string) => rights.find((right) => right.item.id === id)?.letter ?? '';
      const pairs = inAttemptOrder(answer.pairs, drawing).map(({ letter, item: pair }) => ({
        left: item(letter, pair.left),
        right: item(letterOf(pair.id), pair.right),
      }));
      const extras = answer.extras.map((text, at) => item(letterOf(`extra-${at + 1}`), text));
      return [{ kind: 'pairs', pairs, extras }];
    }
    case 'ordering': {
      const shown = inAnotherOrder(answer.items, drawing);
      const items = answer.items.map((each) =>
        item(shown.find((entry) => entry.item === each)?.letter ?? '', each.text),
      );
      return [{ kind: 'order', items }];
    }
    case 'blanks':
      return Object.values(answer.gaps).map((gap) => {
        if (gap.type === 'numeric') return numberSecret(gap, drawing);
        if (gap.type === 'short-text') return wordsSecret(gap.accepted);
        return optionsSecret(gap.options, drawing, item);
      });
  }
}

/** What the question itself tells, with its gaps left open, in every language that it exists in. */
export function bodiesOf(question: PreparedQuestion, drawing: Drawing): string[] {
  const { answer, body } = question;
  const bodies = textsOf(question, drawing, body);
  if (answer.type !== 'blanks') return bodies;
  const joined = mapTranslated(answer.paragraphs, (paragraphs) =>
    paragraphs.map((pieces) => pieces.map((piece) => (piece.kind === 'text' ? piece.text : '…')).join('')).join('<br>'),
  );
  return [...bodies, ...textsOf(question, drawing, joined)];
}

/** A text in every language that it exists in, with the values of the drawing. */
export function textsOf({ holes, template }: PreparedQuestion, drawing: Drawing, text: RichText): string[] {
  return languages.flatMap((language) =>
    text[language] === undefined ? [] : [fillText(text, holes, { ...drawing, language }, template)],
  );
}

function numberSecret(prepared: PreparedNumeric, { values }: Drawing): Secret {
  const unit = cachedUnit(prepared.unit);
  const value = evaluateWithoutRoundoff(prepared.answer, values);
  const right = inUnit(value, unit);
  return {
    kind: 'number',
    value,
    unit,
    isRight: (given) => isWithinTolerance(inUnit(given, unit), right, prepared.tolerance),
  };
}

function expressionSecret({ answer, symbols }: Prepared<'formula'>, { values, seed }: Drawing): Secret {
  const expression = mapExpression(answer, (part) => {
    const value = part.op === 'quantity' ? values[part.key] : undefined;
    return value === undefined ? part : { op: 'number', value: Number(value.toPrecision(12)) };
  });
  const sampled = symbols.map(({ name, range: [min, max] }) => ({ key: name, min, max }));
  const compare = equivalenceTo(expression, { symbols: sampled, seed });
  return {
    kind: 'expression',
    names: symbols.map(({ name }) => name),
    expression,
    isRight: (given) => compare(given).kind === 'equal',
  };
}

function wordsSecret(accepted: Prepared<'short-text'>['accepted']): Secret {
  return { kind: 'words', variants: [...new Set(languages.flatMap((language) => accepted[language] ?? []))] };
}

function optionsSecret(
  options: readonly PreparedOption[],
  drawing: Drawing,
  item: (letter: string, text: RichText) => SecretItem,
): Secret {
  const shown = inAttemptOrder(options, drawing);
  const those = (isCorrect: boolean) =>
    shown.filter((each) => each.item.isCorrect === isCorrect).map((each) => item(each.letter, each.item.text));
  return { kind: 'options', right: those(true), wrong: those(false) };
}
