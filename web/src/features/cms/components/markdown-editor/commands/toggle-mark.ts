import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';

/** Puts the marks around what is selected, or takes them away where they are; with nothing selected, the word at the cursor. */
export function toggleMark(mark: string): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const change = state.changeByRange((range) => {
      const { from, to } = range.empty ? (state.wordAt(range.head) ?? range) : range;
      const text = state.sliceDoc(from, to);
      const size = mark.length;
      if (isMarked(text, mark)) {
        return {
          changes: [
            { from, to: from + size },
            { from: to - size, to },
          ],
          range: EditorSelection.range(from, to - 2 * size),
        };
      }
      const outer = state.sliceDoc(Math.max(0, from - size), Math.min(state.doc.length, to + size));
      if (isMarked(outer, mark) && outer.length === text.length + 2 * size && !isLonger(state, { from, to, mark })) {
        return {
          changes: [
            { from: from - size, to: from },
            { from: to, to: to + size },
          ],
          range: EditorSelection.range(from - size, to - size),
        };
      }
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + size, to + size),
      };
    });
    dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input.format' }));
    return true;
  };
}

function isMarked(text: string, mark: string): boolean {
  return text.length > 2 * mark.length && text.startsWith(mark) && text.endsWith(mark) && !hasMoreMarks(text, mark);
}

/** `**bold**` is not `*italic*` with stars inside. */
function hasMoreMarks(text: string, mark: string): boolean {
  const sign = mark[0] ?? '';
  const leading = runLength(text, sign);
  return mark.length < leading && leading % 2 === 0;
}

function isLonger(state: EditorState, { from, to, mark }: { from: number; to: number; mark: string }): boolean {
  const sign = mark[0] ?? '';
  const before = [...state.sliceDoc(Math.max(0, from - 4), from)].reverse().join('');
  const run = Math.min(runLength(before, sign), runLength(state.sliceDoc(to, to + 4), sign));
  return mark.length < run && run % 2 === 0;
}

function runLength(text: string, sign: string): number {
  let length = 0;
  while (text[length] === sign) length++;
  return length;
}
