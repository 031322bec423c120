import { type Ambiguity, ambiguityBetween, endOfTightRun, isTight } from './ambiguity.ts';
import { beginsFactor, isSign, type Token } from './tokenize.ts';

/** `1/2 mv²` says by its blank what `1/2mv²` and `1/2πfC` leave to who reads them; 2π is one thing to everybody. */
export function isClearRatio(tokens: readonly Token[], start: number): boolean {
  const isCompact = isTight(tokens, start + 1) && isTight(tokens, start + 2);
  return isCompact && !isTight(tokens, start + 3) && tokens[start + 3]?.kind !== 'pi';
}

/** Behind a slash: at a blank, as in `U/2 R`, and beside parentheses, as in `F/l(l-a)` and `1/(2πf)C`. */
export function mayEndDivisor(tokens: readonly Token[], start: number, position: number): boolean {
  const isCompact = isTight(tokens, start) && isTight(tokens, start - 1);
  const isBracketed = isSign(tokens[position], '(', '[', '{') || isSign(tokens[position - 1], ')', ']', '}');
  return isBracketed || (isCompact && !isTight(tokens, position));
}

/** In `√2gh` and `√l/g` the line may be meant to go on; `√2/2` and `√(2g)h` are clear. */
export function rootAmbiguity(tokens: readonly Token[], start: number, end: number): Ambiguity | null {
  const radicand = tokens[start + 1];
  if (radicand?.kind !== 'name' && radicand?.kind !== 'number' && radicand?.kind !== 'pi') return null;
  let next = end;
  while (tokens[next]?.kind === 'raised') next++;
  const hasFactor = beginsFactor(tokens[next]) && isTight(tokens, next);
  const hasSlash = radicand.kind === 'name' && isSign(tokens[next], '/') && isTightAround(tokens, next);
  if (!hasFactor && !hasSlash) return null;
  return ambiguityBetween(tokens, [start, next - 1], [start + 1, endOfTightRun(tokens, next)]);
}

/** `ln a/b` and `sin ω·t`: the argument may be meant to go on, unless what follows is a function as well. */
export function argumentAmbiguity(
  tokens: readonly Token[],
  [start, argument]: [call: number, argument: number],
  end: number,
): Ambiguity | null {
  const isAlone = !isSign(tokens[end], '/', '*') || tokens[end + 1]?.kind === 'function';
  if (isAlone || !isTightAround(tokens, end)) return null;
  return ambiguityBetween(tokens, [start, end - 1], [argument, endOfTightProduct(tokens, end + 1)]);
}

function endOfTightProduct(tokens: readonly Token[], start: number): number {
  let end = endOfTightRun(tokens, start);
  while (isSign(tokens[end + 1], '*') && isTightAround(tokens, end + 1)) end = endOfTightRun(tokens, end + 2);
  return end;
}

function isTightAround(tokens: readonly Token[], position: number): boolean {
  return isTight(tokens, position) && isTight(tokens, position + 1);
}
