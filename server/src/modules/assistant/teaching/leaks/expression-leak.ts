import { type Expression, readExpression } from '@navor/quantities';
import type { Secret } from '@navor/questions/scoring';

export type ExpressionSecret = Extract<Secret, { kind: 'expression' }>;

/** So many pieces of a reply are tried: each costs a proof. */
const mostPieces = 60;

/** Whether an expression that is right is told, in whatever form. A lone symbol says too little to be it. */
export function tellsExpression(plain: string, secret: ExpressionSecret, isAbout: boolean): boolean {
  if (!isAbout && !isTelling(secret.expression)) return false;
  return piecesOf(plain, secret.names)
    .slice(0, mostPieces)
    .some((piece) => isRight(piece, secret));
}

function isRight(piece: string, { names, isRight }: ExpressionSecret): boolean {
  const reading = readExpression(piece, { names: [...names], decimalComma: true, implicitProducts: true, left: '' });
  return reading.kind === 'expression' && (isAtom(reading.expression) ? false : isRight(reading.expression));
}

function isAtom({ op }: Expression): boolean {
  return op === 'quantity' || op === 'number' || op === 'pi';
}

function isTelling(expression: Expression): boolean {
  return !isAtom(expression) && (!('left' in expression) || !isAtom(expression.left) || !isAtom(expression.right));
}

const word = /\p{L}{3,}/gu;
const functions = new Set(['sqrt', 'sin', 'cos', 'tan', 'exp', 'log', 'abs', 'lne', 'root', 'koren']);

/** What stands between words, sentences and signs of equality, and could be an expression. */
function piecesOf(plain: string, names: readonly string[]): string[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const pieces = plain
    .replace(/\bkoren\s*(?:iz)?\s*\(/giu, 'sqrt(')
    .replace(word, (found) => (functions.has(found) || known.has(found.toLowerCase()) ? found : '\n'))
    .split(/[\n=≈;!?]|(?<=\S)[.,:](?=\s|$)/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= 2 && piece.length <= 150 && /[\p{L}]/u.test(piece));
  // A short word may stand before it: `je U/R`, `is U/R`.
  return [...new Set(pieces.flatMap((piece) => [piece, piece.replace(/^(?:\p{Ll}{1,2}\s+)+/u, ''), unwrapped(piece)]))];
}

function unwrapped(piece: string): string {
  return piece.replace(/^[^\p{L}\d(√-]+|[^\p{L}\d)²³]+$/gu, '');
}
