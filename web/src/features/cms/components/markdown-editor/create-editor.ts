import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, Prec, Transaction } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, placeholder } from '@codemirror/view';
import { changesBetween } from './changes-between.ts';
import { continueList } from './commands/continue-list.ts';
import { toggleMark } from './commands/toggle-mark.ts';
import { markdownLanguage } from './language/markdown-language.ts';
import { endsLinesByCrlf, toEditorText } from './line-endings.ts';
import { blockLines } from './looks/block-lines.ts';
import { highlighting } from './looks/highlighting.ts';
import { insertFiles, pendingUploads, type SendFile } from './pending-uploads.ts';
import { type EditorProblem, problemMarks, showProblems } from './problem-marks.ts';
import { type SlashItem, slashMenu } from './slash-menu.ts';

export type EditorOptions = {
  parent: HTMLElement;
  text: string;
  /** What the field is called, for screen readers. */
  label: string;
  /** The language of the text, for spelling. */
  language: string;
  nonce: string | undefined;
  placeholder: string;
  isReadOnly: boolean;
  /** The library's own words, by the English ones. */
  phrases: Record<string, string>;
  /** Said of a file on its way, before its name. */
  sendingLabel: string;
  slashItems: () => readonly SlashItem[];
  onChange: (text: string) => void;
  /** Undefined where files cannot be added: what is pasted is then left to the browser. */
  sendFile: () => SendFile | undefined;
};

export type Editor = {
  view: EditorView;
  text: () => string;
  /** Brings in what others changed: cursor, scrolling and what can be undone stay as they are. */
  replaceText: (text: string) => void;
  showProblems: (problems: readonly EditorProblem[]) => void;
  goToLine: (line: number) => void;
  setReadOnly: (isReadOnly: boolean) => void;
  insertFiles: (files: readonly File[]) => void;
  destroy: () => void;
};

/** A field for Markdown. The text is the one truth: what is shown are decorations over it, and it comes out as it went in. */
export function createEditor(options: EditorOptions): Editor {
  let hasCrlf = endsLinesByCrlf(options.text);
  const textOf = (state: EditorState) => {
    const text = state.doc.toString();
    return hasCrlf ? text.replaceAll('\n', '\r\n') : text;
  };
  const readOnly = new Compartment();
  const state = EditorState.create({
    doc: toEditorText(options.text),
    extensions: [
      EditorState.lineSeparator.of('\n'),
      EditorState.phrases.of(options.phrases),
      options.nonce ? EditorView.cspNonce.of(options.nonce) : [],
      readOnly.of(EditorState.readOnly.of(options.isReadOnly)),
      EditorView.contentAttributes.of({
        // It is a stop of the tab key anyway; checkers of accessibility look for the attribute in what scrolls.
        tabindex: '0',
        'aria-label': options.label,
        lang: options.language,
        spellcheck: 'true',
        autocorrect: 'on',
        autocapitalize: 'sentences',
      }),
      placeholder(options.placeholder),
      appearance,
      typing,
      slashMenu(options.slashItems),
      problemMarks(),
      pendingUploads,
      filesFrom(options),
      EditorView.updateListener.of(({ docChanged, state: next, transactions }) => {
        const isOwn = transactions.some((each) => each.docChanged && !each.annotation(Transaction.remote));
        if (docChanged && isOwn) options.onChange(textOf(next));
      }),
    ],
  });
  const view = new EditorView({ state, parent: options.parent });

  return {
    view,
    text: () => textOf(view.state),
    replaceText: (text) => {
      hasCrlf = endsLinesByCrlf(text);
      const changes = changesBetween(view.state.doc.toString(), toEditorText(text));
      const annotations = [Transaction.remote.of(true), Transaction.addToHistory.of(false)];
      if (changes.length > 0) view.dispatch({ changes, annotations });
    },
    showProblems: (problems) => showProblems(view, problems),
    goToLine: (line) => {
      const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    setReadOnly: (isReadOnly) => {
      view.dispatch({ effects: readOnly.reconfigure(EditorState.readOnly.of(isReadOnly)) });
    },
    insertFiles: (files) => {
      const send = options.sendFile();
      if (send) void insertFiles(view, { files, at: view.state.selection.main.to, label: options.sendingLabel, send });
    },
    destroy: () => view.destroy(),
  };
}

const appearance: Extension = [
  EditorView.lineWrapping,
  highlightSpecialChars(),
  markdownLanguage,
  highlighting,
  blockLines,
];

// Tab is left to the page, so that nobody is caught in the field; Ctrl-] and Ctrl-[ indent.
const typing: Extension = [
  history(),
  search({ top: true }),
  EditorView.clipboardInputFilter.of(pastedText),
  Prec.high(keymap.of([{ key: 'Enter', run: continueList }])),
  keymap.of([
    { key: 'Mod-b', run: toggleMark('**') },
    { key: 'Mod-i', run: toggleMark('*') },
    { key: 'Mod-e', run: toggleMark('`') },
    { key: 'Mod-m', run: toggleMark('$') },
    ...searchKeymap,
    ...historyKeymap,
    ...defaultKeymap,
  ]),
];

/** Word processors break lines by signs of their own, and bring others along that no text may have. */
function pastedText(text: string): string {
  return text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
}

/** Files that are pasted or dropped; a copied stretch of a text document has pictures of it beside its words, which win. */
function filesFrom({ sendFile, sendingLabel }: EditorOptions): Extension {
  const take = (view: EditorView, data: DataTransfer | null, at: number): boolean => {
    const send = sendFile();
    const files = [...(data?.files ?? [])];
    if (!send || files.length === 0 || data?.getData('text/plain').trim() || view.state.readOnly) return false;
    void insertFiles(view, { files, at, label: sendingLabel, send });
    return true;
  };
  return EditorView.domEventHandlers({
    paste: (event, view) => {
      const isTaken = take(view, event.clipboardData, view.state.selection.main.to);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
    drop: (event, view) => {
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.doc.length;
      const isTaken = take(view, event.dataTransfer, at);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
  });
}
