import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { markdownLanguage } from '../language/markdown-language.ts';
import { continueList } from './continue-list.ts';
import { toggleBulletList, toggleHeading, toggleOrderedList } from './set-lines.ts';

function run(command: StateCommand, doc: string, anchor: number, head = anchor) {
  let state = EditorState.create({
    doc,
    selection: EditorSelection.single(anchor, head),
    extensions: markdownLanguage,
  });
  const isHandled = command({
    state,
    dispatch: (transaction) => {
      state = transaction.state;
    },
  });
  return { isHandled, text: state.doc.toString(), cursor: state.selection.main.head };
}

describe('lines', () => {
  it('become headings of one level or the other, and words again', () => {
    expect(run(toggleHeading(2), 'Tok', 1)).toMatchObject({ text: '## Tok', cursor: 4 });
    expect(run(toggleHeading(3), '## Tok', 4).text).toBe('### Tok');
    expect(run(toggleHeading(2), '## Tok', 4).text).toBe('Tok');
  });

  it('become a list, change its kind, and leave it', () => {
    expect(run(toggleBulletList, 'a\n\nb', 0, 4).text).toBe('- a\n\n- b');
    expect(run(toggleOrderedList, '- a\n- b', 0, 7).text).toBe('1. a\n2. b');
    expect(run(toggleOrderedList, '1. a\n2. b', 0, 9).text).toBe('a\nb');
  });

  it('begin a list where nothing is written yet', () => {
    expect(run(toggleBulletList, '', 0)).toMatchObject({ text: '- ', cursor: 2 });
  });
});

describe('Enter', () => {
  it('goes on with a list, counting', () => {
    expect(run(continueList, '- a', 3).text).toBe('- a\n- ');
    expect(run(continueList, '  9. a', 6)).toMatchObject({ text: '  9. a\n  10. ', cursor: 13 });
  });

  it('ends a list after an empty item', () => {
    expect(run(continueList, '- a\n- ', 6).text).toBe('- a\n');
  });

  it('is left alone in words, code and formulas', () => {
    expect(run(continueList, 'a - b', 5).isHandled).toBe(false);
    expect(run(continueList, '```\n- a\n```', 7).isHandled).toBe(false);
    expect(run(continueList, '$$\n- a\n$$', 6).isHandled).toBe(false);
  });
});
