import { type MarkdownFault, markdownFault } from '../markdown-faults.ts';

/** What KaTeX says of a formula, which it says in English alone, as far as authors meet it. */
export function latexFault(message: string): MarkdownFault {
  const [, command] = /^Undefined control sequence: (.+)$/.exec(message) ?? [];
  if (command) return markdownFault('latexUnknown', command);
  const [, expected, found] = /^Expected '(.+)', got '(.+)'$/.exec(message) ?? [];
  if (expected && found === 'EOF') return markdownFault('latexMissing', expected);
  // An end that was expected is no sign that an author could write.
  if (expected && found && expected !== 'EOF') return markdownFault('latexUnexpected', found, expected);
  if (found) return markdownFault('latexSurplus', found);
  const [, end] = /^Unexpected end of input in a macro argument, expected '(.+)'$/.exec(message) ?? [];
  if (end) return markdownFault('latexMissing', end);
  const [, environment] = /^No such environment: (.+)$/.exec(message) ?? [];
  if (environment) return markdownFault('latexUnknown', `\\begin{${environment}}`);
  const [, sign] = /^Expected group after '(.+)'$/.exec(message) ?? [];
  if (sign) return markdownFault('latexNothingAfter', sign);
  const [, taking] = /^Expected group as argument to '(.+)'$/.exec(message) ?? [];
  if (taking) return markdownFault('latexNoArgument', taking);
  if (message === 'Double superscript') return markdownFault('latexTwoExponents');
  if (message === 'Double subscript') return markdownFault('latexTwoIndices');
  const [, letter] = /Unicode (?:text )?character "(.+?)"/.exec(message) ?? [];
  if (letter) return markdownFault('latexLetter', letter);
  return markdownFault('latexOther', message);
}
