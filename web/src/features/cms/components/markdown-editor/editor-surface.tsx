import './looks/markdown-editor.css';
import { styleNonce } from '@navor/ui/style-nonce.ts';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AskedBlock, BlockDialog } from './blocks/block-dialog.tsx';
import { type BlockKind, blocksOf } from './blocks/block-kinds.ts';
import { exerciseText } from './blocks/block-texts.ts';
import { insertBlock } from './commands/insert.ts';
import { insertLatex } from './commands/insert-latex.ts';
import { createEditor, type Editor } from './create-editor.ts';
import { editorPhrases } from './phrases.ts';
import { ProblemList } from './problem-list.tsx';
import type { EditorProblem } from './problem-marks.ts';
import { BlockMenu } from './toolbar/block-menu.tsx';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { FormulaHelp } from './toolbar/formula-help.tsx';

export type MarkdownEditorHandle = Pick<Editor, 'text' | 'replaceText' | 'goToLine'> & { focus: () => void };

export type MarkdownEditorProps = {
  /** What it begins with; later texts come in by the handle, as the field itself is the truth while somebody writes. */
  initialText: string;
  label: string;
  /** The language of the text. */
  language: string;
  onChange: (text: string) => void;
  /** Undefined until the text has been checked. */
  problems?: readonly EditorProblem[] | undefined;
  isReadOnly?: boolean;
  /** Paths of files that the text may name. */
  files?: readonly string[];
  /** What the text is of, which says what it can show. */
  textOf?: keyof typeof blocksOf;
  /** Keeps a file that is pasted, dropped or chosen; without it, none can be added. */
  sendFile?: ((file: File) => Promise<string | null>) | undefined;
  ref?: Ref<MarkdownEditorHandle>;
};

/** The field itself with all that belongs to it: loaded by `MarkdownEditor` when it is needed. */
export function EditorSurface(props: MarkdownEditorProps) {
  const { problems, isReadOnly = false, files = [], textOf = 'lesson', sendFile, ref } = props;
  const { t } = useTranslation('cms-editor');
  const helpId = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [asked, setAsked] = useState<{ block: AskedBlock; selected: string } | null>(null);
  const { parent, editor } = useEditor(props, chooseBlock);

  useImperativeHandle(ref, () => ({
    text: () => editor.current?.text() ?? props.initialText,
    replaceText: (text) => editor.current?.replaceText(text),
    goToLine: (line) => editor.current?.goToLine(line),
    focus: () => editor.current?.view.focus(),
  }));
  useEffect(() => editor.current?.setReadOnly(isReadOnly), [editor, isReadOnly]);
  useEffect(() => editor.current?.showProblems(problems ?? []), [editor, problems]);

  function chooseBlock(block: BlockKind) {
    const view = editor.current?.view;
    if (!view || view.state.readOnly) return;
    if (block === 'exercise') return insertBlock(view, exerciseText(t('callOut.kinds.exercise')));
    const { from, to } = view.state.selection.main;
    setAsked({ block, selected: view.state.sliceDoc(from, to) });
  }

  function insert(text: string) {
    const view = editor.current?.view;
    setAsked(null);
    if (!view || !asked) return;
    // What was selected is inside of the block now.
    if (goesAround.includes(asked.block) && asked.selected) view.dispatch(view.state.replaceSelection(''));
    insertBlock(view, text);
  }

  return (
    <div className="markdown-editor grid min-w-0 rounded-md border border-line-strong bg-surface focus-within:border-action">
      <EditorToolbar
        view={() => editor.current?.view ?? null}
        blockMenu={<BlockMenu blocks={blocksOf[textOf]} onChoose={chooseBlock} />}
        helpId={helpId}
        isHelpOpen={isHelpOpen}
        onToggleHelp={() => setHelpOpen(!isHelpOpen)}
      />
      {isHelpOpen && (
        <FormulaHelp id={helpId} onInsert={(latex) => editor.current && insertLatex(editor.current.view, latex)} />
      )}
      <div ref={parent} className="min-w-0" />
      {problems && <ProblemList problems={problems} onGoTo={(line) => editor.current?.goToLine(line)} />}
      {asked && (
        <BlockDialog
          block={asked.block}
          selected={asked.selected}
          files={files}
          sendFile={sendFile}
          onInsert={insert}
          onClose={() => setAsked(null)}
          focusText={() => editor.current?.view.focus()}
        />
      )}
    </div>
  );
}

const goesAround: readonly AskedBlock[] = ['callOut', 'code'];

/** One editor for as long as the component is there: what changes around it is asked for when it is needed. */
function useEditor(props: MarkdownEditorProps, chooseBlock: (block: BlockKind) => void) {
  const { t } = useTranslation('cms-editor');
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const slashItems = useEffectEvent(() =>
    blocksOf[props.textOf ?? 'lesson'].map((block) => ({
      label: t(`blocks.${block}.name`),
      detail: t(`blocks.${block}.text`),
      words: t(`blocks.${block}.words`),
      choose: () => chooseBlock(block),
    })),
  );
  const create = useEffectEvent((at: HTMLElement) =>
    createEditor({
      parent: at,
      text: props.initialText,
      label: props.label,
      language: props.language,
      nonce: styleNonce(),
      placeholder: t('placeholder'),
      isReadOnly: props.isReadOnly ?? false,
      phrases: editorPhrases(t),
      sendingLabel: t('sending'),
      slashItems: () => slashItems(),
      onChange: (text) => changed(text),
      sendFile: () => sender(),
    }),
  );
  const changed = useEffectEvent(props.onChange);
  const sender = useEffectEvent(() => props.sendFile);
  useEffect(() => {
    if (!parent.current) return;
    const made = create(parent.current);
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, []);
  return { parent, editor };
}
