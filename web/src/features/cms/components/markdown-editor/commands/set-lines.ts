import type { EditorState, Line, StateCommand, TransactionSpec } from '@codemirror/state';

/** Headings of the second and third level; the title of a text is its only one of the first. */
export function toggleHeading(level: 2 | 3): StateCommand {
  const start = `${'#'.repeat(level)} `;
  return eachLine((text) => {
    const bare = text.replace(/^#{1,6}\s+/, '');
    return text.startsWith(start) ? bare : start + bare;
  });
}

export const toggleBulletList: StateCommand = toggleList(/^(\s*)[-*+]\s+/, () => '- ');
export const toggleOrderedList: StateCommand = toggleList(/^(\s*)\d+[.)]\s+/, (place) => `${place + 1}. `);
export const toggleQuote: StateCommand = toggleList(/^(\s*)>\s?/, () => '> ');

const anyListMark = /^(\s*)(?:[-*+]|\d+[.)])\s+/;

/** Takes the marks away where all lines have them, and otherwise gives each line one. */
function toggleList(mark: RegExp, markOf: (place: number) => string): StateCommand {
  return (target) => {
    const lines = selectedLines(target.state).filter(({ text }) => text.trim() !== '');
    const isMarked = lines.length > 0 && lines.every(({ text }) => mark.test(text));
    let place = 0;
    return eachLine((text) => {
      if (isMarked) return text.replace(mark, '$1');
      if (text.trim() === '' && lines.length > 0) return text;
      const [, indent = ''] = /^(\s*)/.exec(text) ?? [];
      return indent + markOf(place++) + text.replace(anyListMark, '$1').trimStart();
    })(target);
  };
}

function eachLine(rewrite: (text: string) => string): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const changes = selectedLines(state).flatMap(({ from, to, text }) => {
      const insert = rewrite(text);
      return insert === text ? [] : [replaceStart({ from, to, text }, insert)];
    });
    if (changes.length > 0) {
      const selection = state.selection.map(state.changes(changes), 1);
      dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'input.format' }));
    }
    return true;
  };
}

/** Changes only the beginning of the line, so that the cursor stays in the words that follow. */
function replaceStart(
  { from, text }: Pick<Line, 'from' | 'to' | 'text'>,
  insert: string,
): TransactionSpec['changes'] & object {
  let end = 0;
  const shorter = Math.min(text.length, insert.length);
  while (end < shorter && text.at(-1 - end) === insert.at(-1 - end)) end++;
  return { from, to: from + text.length - end, insert: insert.slice(0, insert.length - end) };
}

function selectedLines(state: EditorState): Line[] {
  const { from, to } = state.selection.main;
  const last = state.doc.lineAt(to).number;
  const lines: Line[] = [];
  for (let number = state.doc.lineAt(from).number; number <= last; number++) lines.push(state.doc.line(number));
  return lines;
}
