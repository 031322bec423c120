// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { redo, undo } from '@codemirror/commands';
import { afterEach, describe, expect, it } from 'vitest';
import { createEditor, type Editor, type EditorOptions } from './create-editor.ts';

const opened: Editor[] = [];

afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

function open(text: string, options: Partial<EditorOptions> = {}): Editor {
  const editor = createEditor({
    parent: document.body,
    text,
    label: 'Besedilo',
    language: 'sl',
    nonce: undefined,
    placeholder: '',
    isReadOnly: false,
    phrases: {},
    sendingLabel: 'Nalaga se',
    slashItems: () => [],
    onChange: () => {},
    sendFile: () => undefined,
    ...options,
  });
  opened.push(editor);
  return editor;
}

function type({ view }: Editor, at: number, insert: string): void {
  view.dispatch({ changes: { from: at, insert }, userEvent: 'input.type' });
}

describe('a text in the editor', () => {
  it('comes out as it went in, for every text of the starter content, after typing and undoing', () => {
    const files = globSync('content/{courses,library}/**/*.md');
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const editor = open(text);
      type(editor, Math.floor(text.length / 2), 'x\n\n');
      undo(editor.view);
      expect(editor.text() === text, file).toBe(true);
    }
  });

  it.each([['a\r\nb\r\n'], ['a\r\nb\n'], ['a\rb\n'], ['a\n\n\n'], [''], ['\u{feff}a\n\u2028b']])(
    'keeps the line ends of %j',
    (text) => {
      expect(open(text).text()).toBe(text);
    },
  );

  it('takes from a word processor what a text may have', () => {
    const editor = open('');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Naslov\vdruga vrstica\r\nTok 5\u00a0A\ttu\u0007\r\n\u{1f600}');
    clipboardData.setData('text/html', '<p class="MsoNormal">Naslov</p>');
    editor.view.contentDOM.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    expect(editor.text()).toBe('Naslov\ndruga vrstica\nTok 5\u00a0A\ttu\n\u{1f600}');
  });

  it('gives new lines the ends that the others have', () => {
    const editor = open('a\r\nb\r\n');
    type(editor, 1, '\nc');
    expect(editor.text()).toBe('a\r\nc\r\nb\r\n');
  });

  it('tells of what is typed, and not of what came in from others', () => {
    const texts: string[] = [];
    const editor = open('a\n\nb\n', { onChange: (text) => texts.push(text) });
    type(editor, 1, '!');
    editor.replaceText('a!\n\nB\n');
    expect(texts).toEqual(['a!\n\nb\n']);
  });

  it('undoes what was typed here and keeps what others wrote', () => {
    const editor = open('prvi\n\ndrugi\n');
    type(editor, 4, ' moj');
    editor.replaceText('prvi moj\n\ndrugi njihov\n');
    undo(editor.view);
    expect(editor.text()).toBe('prvi\n\ndrugi njihov\n');
    redo(editor.view);
    expect(editor.text()).toBe('prvi moj\n\ndrugi njihov\n');
  });

  it('keeps the cursor in its words when others write above them', () => {
    const editor = open('a\n\nbeseda\n');
    editor.view.dispatch({ selection: { anchor: 6 } });
    editor.replaceText('a\n\nvmes\n\nbeseda\n');
    expect(editor.view.state.selection.main.head).toBe(6 + 'vmes\n\n'.length);
  });

  it('puts a file where it was pasted, although somebody typed on above it', async () => {
    const sent = Promise.withResolvers<string | null>();
    const editor = open('a\n\n\nb', { sendFile: () => () => sent.promise });
    editor.view.dispatch({ selection: { anchor: 3 } });
    editor.insertFiles([new File(['x'], 'krog.png')]);
    type(editor, 0, 'nad ');
    sent.resolve('figures/krog.webp');
    await expect.poll(() => editor.text()).toBe('nad a\n\n![](figures/krog.webp)\n\nb');
  });

  it.each([
    ['below a paragraph of several lines', 'prvi\ndel\n\ndrugi', 2, 'prvi\ndel\n\n![](figures/krog.webp)\n\ndrugi'],
    ['inside of a call-out', ':::tip\nprvi\n:::', 9, ':::tip\nprvi\n\n![](figures/krog.webp)\n\n:::'],
    ['on the empty line below one', 'prvi\n\ndrugi', 5, 'prvi\n\n![](figures/krog.webp)\n\ndrugi'],
  ])('gives a file a paragraph of its own %s', async (_, text, anchor, after) => {
    const editor = open(text, { sendFile: () => async () => 'figures/krog.webp' });
    editor.view.dispatch({ selection: { anchor } });
    editor.insertFiles([new File(['x'], 'krog.png')]);
    await expect.poll(() => editor.text()).toBe(after);
  });

  it('leaves nothing behind for a file that was refused', async () => {
    const editor = open('a', { sendFile: () => async () => null });
    editor.insertFiles([new File(['x'], 'krog.exe')]);
    await expect.poll(() => editor.view.dom.querySelector('[role=status]')).toBeNull();
    expect(editor.text()).toBe('a');
  });

  it('marks the lines that have problems, also where the text is shorter by now', () => {
    const editor = open('a\nb');
    editor.showProblems([
      { line: 2, severity: 'error', message: 'Napaka' },
      { line: 9, severity: 'warning', message: 'Opozorilo' },
    ]);
    expect(editor.view.dom.querySelectorAll('.cm-lint-marker').length).toBeGreaterThan(0);
  });
});
