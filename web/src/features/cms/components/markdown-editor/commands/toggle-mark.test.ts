import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { toggleMark } from './toggle-mark.ts';

/** `|` are the ends of the selection, before and after. */
function run(command: StateCommand, marked: string): string {
  const [first, second] = [marked.indexOf('|'), marked.lastIndexOf('|')];
  const anchor = first;
  const head = second === first ? first : second - 1;
  let state = EditorState.create({ doc: marked.replaceAll('|', ''), selection: EditorSelection.single(anchor, head) });
  command({
    state,
    dispatch: (transaction) => {
      state = transaction.state;
    },
  });
  const { from, to } = state.selection.main;
  const text = state.doc.toString();
  return `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

const bold = toggleMark('**');
const italic = toggleMark('*');

describe('toggling a mark', () => {
  it('puts it around what is selected, and takes it away again', () => {
    expect(run(bold, 'Tok |teče| tu')).toBe('Tok **|teče|** tu');
    expect(run(bold, 'Tok **|teče|** tu')).toBe('Tok |teče| tu');
  });

  it('takes away marks that are selected along', () => {
    expect(run(bold, 'Tok |**teče**| tu')).toBe('Tok |teče| tu');
  });

  it('marks the word at the cursor, and leaves room for one where there is none', () => {
    expect(run(italic, 'Tok te|če tu')).toBe('Tok *|teče|* tu');
    expect(run(italic, 'Tok |')).toBe('Tok *||*');
  });

  it('makes bold text italic as well instead of breaking it', () => {
    expect(run(italic, '**|teče|**')).toBe('***|teče|***');
    expect(run(italic, '***|teče|***')).toBe('**|teče|**');
    expect(run(italic, '|**teče**|')).toBe('*|**teče**|*');
  });
});
