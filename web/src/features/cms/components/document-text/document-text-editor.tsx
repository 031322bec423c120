import type { DraftedText } from '@navor/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPart } from '#features/library/index.ts';
import type { MarkdownEditorHandle } from '../markdown-editor/markdown-editor.tsx';
import { useTextDraft } from '../text-draft/use-text-draft.ts';
import { TextEditor } from '../text-editor/text-editor.tsx';

type DocumentTextEditorProps = {
  kind: 'item' | 'page';
  id: string;
  path: string;
  language: string;
  userId: string;
  drafted: DraftedText;
  /** Paths of files that the text may name. */
  files: readonly string[];
  /** Where the text stands once it is published. */
  address: string;
  /** Called with what the server has, whenever everything has arrived there. */
  onSaved: (text: string) => void;
};

/** A whole text of an item or a page: Markdown and, beside it, what readers will see. */
export function DocumentTextEditor(props: DocumentTextEditorProps) {
  const { kind, id, path, language, userId, drafted, files, address, onSaved } = props;
  const { t } = useTranslation('cms-documents');
  const editor = useRef<MarkdownEditorHandle>(null);
  const [text, setText] = useState(drafted.text ?? '');
  const draft = useTextDraft({
    place: { userId, kind, id, path },
    drafted,
    onSaved,
    onText: (next) => {
      setText(next);
      editor.current?.replaceText(next);
    },
  });
  return (
    <TextEditor
      document={{ kind, id }}
      path={path}
      language={language}
      draft={draft}
      text={text}
      markdown={{
        ...{ ref: editor, label: t('text'), initialText: draft.text(), linesAbove: 0, files, textOf: kind },
        // A page has nothing but its texts.
        takesFiles: kind === 'item',
        onChange: (next) => {
          setText(next);
          draft.change(next);
        },
      }}
      preview={{ address, showPart: (part) => <ItemPart part={part} language={language} /> }}
      toSettings={t('toSettings')}
    />
  );
}
