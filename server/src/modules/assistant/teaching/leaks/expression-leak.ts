import { type Expression, readExpression } from '@navor/quantities';
import type { Secret } from '@navor/questions/scoring';
import type { Reading } from './reading.ts';

export type ExpressionSecret = Extract<Secret, { kind: 'expression' }>;

/** So many expressions of a reply are compared: each costs a proof. */
const mostCompared = 60;

/** Whether an expression that is right is told, in whatever form. A lone symbol says too little to be it. */
export function tellsExpression(
  reading: Reading,
  { expression, names, isRight }: ExpressionSecret,
  isAbout: boolean,
): boolean {
  if (!isAbout && !isTelling(expression)) return false;
  let compared = 0;
  for (const piece of piecesOf(reading, names)) {
    const read = readExpression(piece, { names, decimalComma: true, implicitProducts: true, left: '' });
    if (read.kind !== 'expression' || isAtom(read.expression)) continue;
    if (isRight(read.expression)) return true;
    compared += 1;
    if (compared === mostCompared) return false;
  }
  return false;
}

function isAtom({ op }: Expression): boolean {
  return op === 'quantity' || op === 'number' || op === 'pi';
}

function isTelling(expression: Expression): boolean {
  return !isAtom(expression) && (!('left' in expression) || !isAtom(expression.left) || !isAtom(expression.right));
}

const word = /\p{L}{3,}/gu;
const functions = new Set(['sqrt', 'sin', 'cos', 'tan', 'exp', 'log', 'abs', 'lne', 'root', 'koren']);

/** By the names that are words: most questions have none, and share the pieces of a reply. */
const cut = new WeakMap<Reading, Map<string, string[]>>();

/** What stands between words, sentences and signs of equality, and could be an expression. */
function piecesOf(reading: Reading, names: readonly string[]): string[] {
  const words = names.map((name) => name.toLowerCase()).filter((name) => /\p{L}{3,}/u.test(name));
  const ofReading = cut.get(reading) ?? new Map<string, string[]>();
  cut.set(reading, ofReading);
  const key = words.sort().join();
  const pieces = ofReading.get(key) ?? cutPieces(reading.plain, new Set(words));
  ofReading.set(key, pieces);
  return pieces;
}

function cutPieces(plain: string, known: ReadonlySet<string>): string[] {
  const pieces = plain
    .replace(/\bkoren\s*(?:iz)?\s*\(/giu, 'sqrt(')
    .replace(word, (found) => (functions.has(found) || known.has(found.toLowerCase()) ? found : '\n'))
    .split(/[\n=≈;!?]|(?<=\S)[.,:](?=\s|$)/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= 2 && piece.length <= 150 && /[\p{L}]/u.test(piece));
  return [...new Set(pieces.flatMap((piece) => [piece, unwrapped(piece), ...endsOf(piece)]))].filter(
    (piece) => piece.length >= 2,
  );
}

/** Short words may stand before an expression, and after it: `It is I · R in it`. */
function endsOf(piece: string): string[] {
  const tokens = piece.split(/\s+/);
  if (tokens.length > 16) return [];
  const ends = tokens.slice(0, 5).map((_, start) => tokens.slice(start));
  return ends.flatMap((rest) => [rest, rest.slice(0, -1), rest.slice(0, -2)].map((part) => unwrapped(part.join(' '))));
}

function unwrapped(piece: string): string {
  return piece.replace(/^[^\p{L}\d(√-]+|[^\p{L}\d)²³]+$/gu, '');
}
