import { inProblem, type MarkdownFault, markdownFault } from '../markdown/markdown-faults.ts';
import { strayCharacter } from '../markdown/text/stray-character.ts';
import type { Problem } from './problem.ts';

/** Undefined when a problem says why. */
export type TextFile = { text: string; problems: [] } | { text: undefined; problems: Problem[] };

/** The text of a file, without what editors put before it and at the ends of its lines. */
export function readTextFile(bytes: Buffer): TextFile {
  const text = decoded(bytes);
  if (text === undefined) {
    return refused(firstLineThatFails(bytes), 'encoding', markdownFault('notUtf8'));
  }
  const stray = strayCharacter(text);
  if (stray) {
    const line = text.slice(0, stray.index).split('\n').length;
    return refused(line, 'character', markdownFault('strayCharacter', stray.name));
  }
  return { text: text.replaceAll('\r\n', '\n'), problems: [] };
}

function refused(line: number, rule: string, fault: MarkdownFault): TextFile {
  return { text: undefined, problems: [{ line, rule, severity: 'error', ...inProblem(fault) }] };
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** No character holds the byte of a line's end inside it, so each line can be read by itself. */
function firstLineThatFails(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const next = end === -1 ? bytes.length : end + 1;
    if (decoded(bytes.subarray(start, next)) === undefined) break;
    start = next;
  }
  return line;
}
