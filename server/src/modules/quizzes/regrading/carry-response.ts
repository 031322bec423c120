import type { Drawing, PreparedQuestion, Response } from '@navor/questions';
import { scoreResponse } from '@navor/questions/scoring';

/** Old and new version of a question as one attempt draws them. */
export type Versions = { old: PreparedQuestion; oldDrawing: Drawing; new: PreparedQuestion; newDrawing: Drawing };

/**
 * The same answer in the letters of another version: the order of an attempt follows from the ids of what is ordered, so
 * one option more puts all of them under other letters. Null where what was answered is not there any more.
 */
export function carryResponse(versions: Versions, response: Response): Response | null {
  if (response.type !== versions.new.answer.type) return null;
  if (orderedIds(versions.old) === orderedIds(versions.new)) return response;
  const lettersOf = (letters: readonly string[]) => letters.map((letter) => carryLetter(versions, letter));
  switch (response.type) {
    case 'single-choice': {
      const [choice] = lettersOf([response.choice]);
      return choice ? { ...response, choice } : null;
    }
    case 'multiple-choice': {
      const choices = lettersOf(response.choices);
      return choices.every((letter) => letter !== null) ? { ...response, choices } : null;
    }
    case 'ordering': {
      const order = lettersOf(response.order);
      return order.every((letter) => letter !== null) ? { ...response, order } : null;
    }
    default:
      return null;
  }
}

/** What the letters of an attempt follow from, beside its seed. */
function orderedIds({ answer }: PreparedQuestion): string {
  switch (answer.type) {
    case 'single-choice':
    case 'multiple-choice':
      return JSON.stringify(answer.options.map(({ id }) => id));
    case 'ordering':
      return JSON.stringify(answer.items.map(({ id }) => id));
    case 'matching':
      return JSON.stringify([answer.pairs.map(({ id }) => id), answer.extras.length]);
    case 'blanks':
      return JSON.stringify(
        Object.entries(answer.gaps)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, gap]) => [name, gap.type, gap.type === 'single-choice' ? gap.options.map(({ id }) => id) : []]),
      );
    default:
      return '';
  }
}

function carryLetter(versions: Versions, letter: string): string | null {
  const id = idUnder(letter, versions.old, versions.oldDrawing);
  const letters = id === undefined ? [] : allLetters;
  return letters.find((other) => idUnder(other, versions.new, versions.newDrawing) === id) ?? null;
}

/** Scoring tells what was chosen by the author's ids. */
function idUnder(letter: string, question: PreparedQuestion, drawing: Drawing): string | undefined {
  const outcome = scoreResponse(question, drawing, responseWith(letter, question));
  return outcome.kind === 'graded' ? outcome.chosen?.[0] : undefined;
}

function responseWith(letter: string, { answer: { type } }: PreparedQuestion): Response {
  if (type === 'ordering') return { type, order: [letter] };
  if (type === 'multiple-choice') return { type, choices: [letter] };
  return { type: 'single-choice', choice: letter };
}

/** As many as any question has options or items. */
const allLetters = [...'abcdefghijkl'];
