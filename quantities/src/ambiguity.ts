import { isSign, type Sign, type Token } from './tokenize.ts';

/** Two parts of a text, of which either may be meant to hold together as if there were parentheses around it. */
export type Ambiguity = readonly [Span, Span];
type Span = { from: number; to: number };

/** Between two runs of tokens, each given by its first and its last. */
export function ambiguityBetween(tokens: readonly Token[], ...runs: [[number, number], [number, number]]): Ambiguity {
  const spanOf = ([first, last]: [number, number]): Span => {
    const end = tokens[last];
    return { from: tokens[first]?.at ?? 0, to: end ? end.at + end.text.length : 0 };
  };
  return [spanOf(runs[0]), spanOf(runs[1])];
}

/** The same text twice, with parentheses that leave one meaning each. */
export function choicesIn(text: string, ambiguity: Ambiguity): [string, string] {
  const enclosed = ({ from, to }: Span) => `${text.slice(0, from)}(${text.slice(from, to)})${text.slice(to)}`.trim();
  return [enclosed(ambiguity[0]), enclosed(ambiguity[1])];
}

/** Whether there is no blank before a token. */
export function isTight(tokens: readonly Token[], position: number): boolean {
  const [before, token] = [tokens[position - 1], tokens[position]];
  return before !== undefined && token !== undefined && before.at + before.text.length === token.at;
}

const ending: readonly Sign[] = ['+', '-', '*', '='];
const opening: readonly Sign[] = ['(', '[', '{'];
const closing: readonly Sign[] = [')', ']', '}', '|'];

/** The last token of what goes on from one without a blank, up to the next sign that holds less tightly than a slash. */
export function endOfTightRun(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let position = start; position < tokens.length; position++) {
    const token = tokens[position];
    const sign = token?.kind === 'sign' ? token.sign : null;
    const isOver = token?.kind === 'end' || (position > start && !isTight(tokens, position));
    const isClosed = sign !== null && (closing.includes(sign) || ending.includes(sign)) && !isOwnSign(tokens, position);
    if (token?.kind === 'end' || (depth === 0 && (isOver || isClosed))) return position - 1;
    if (sign !== null && opening.includes(sign)) depth++;
    if (sign !== null && closing.includes(sign) && sign !== '|') depth--;
  }
  return tokens.length - 1;
}

/** The minus of `e^-y` and `x·-y` belongs to what follows it. */
function isOwnSign(tokens: readonly Token[], position: number): boolean {
  return isSign(tokens[position], '-') && isSign(tokens[position - 1], '^', '/', '*');
}
