import { isQuestion, piecesOf } from './sentences.ts';

/** One step and one question, from a reply that may have more of both. */
export function oneStep(markdown: string): string {
  return oneQuestion(firstStep(markdown)).trim();
}

const stepLine =
  /^\s*(?:[-*]\s+)?(?:\*\*|#+\s*)?(?:(?:step|korak|schritt)\s*(\d+)|(\d+)\.?\s*(?:step|korak|schritt)|(\d+)[.)]\s)/iu;
const nextWords =
  /^(?:then|next|after that|finally|second(?:ly)?|nato|potem|zatem|na koncu|drugič|nazadnje|dann|danach|anschließend|schließlich|zweitens|zum schluss)(?!\p{L})[,\s]/iu;

/** Up to where the second step begins. */
function firstStep(markdown: string): string {
  const lines = markdown.split('\n');
  const steps = lines.flatMap((line, at) => (stepLine.test(line) ? [at] : []));
  const second = steps[1];
  const kept = second === undefined ? markdown : lines.slice(0, second).join('\n');
  const single = second === undefined ? kept : kept.replace(/^([ \t]*)\d+[.)]\s+/m, '$1');
  const pieces = piecesOf(single);
  const next = pieces.findIndex((piece, at) => at > 0 && nextWords.test(piece.trim()) && !isQuestion(piece));
  return next < 0 ? single : withQuestion(pieces.slice(0, next), pieces.slice(next));
}

/** A question that ends what was cut off still ends the reply. */
function withQuestion(kept: readonly string[], cut: readonly string[]): string {
  const last = cut.at(-1) ?? '';
  return [...kept, isQuestion(last) && !kept.some(isQuestion) ? last : ''].join('');
}

/** A short farewell may follow the question; an answer to it may not. */
const longestFarewell = 60;

function oneQuestion(markdown: string): string {
  const pieces = piecesOf(markdown);
  const asked = pieces.flatMap((piece, at) => (isQuestion(piece) ? [at] : []));
  const last = asked.at(-1);
  if (last === undefined) return markdown;
  // Of questions in a row the first one counts; those further up were asked to be answered by the reply itself.
  let kept = last;
  while (kept > 0 && isQuestion(pieces[kept - 1] ?? '')) kept -= 1;
  const rest = pieces.slice(last + 1).join('');
  const farewell = rest.trim().length <= longestFarewell && !/\d|=/.test(rest) ? rest : '';
  const before = pieces.slice(0, kept).filter((piece) => !isQuestion(piece));
  return [...before, pieces[kept] ?? '', farewell].join('');
}
