import type { ContentDocument, ContentProblem } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useTextFiles } from '../files/use-text-files.tsx';
import { MarkdownEditor, type MarkdownEditorProps } from '../markdown-editor/markdown-editor.tsx';
import { Conflict } from '../merging/conflict.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { DraftLeaveGuard } from '../text-draft/draft-leave-guard.tsx';
import { SaveStatus } from '../text-draft/save-status.tsx';
import type { useTextDraft } from '../text-draft/use-text-draft.ts';
import { PreviewPane, type PreviewPaneProps } from './preview-pane.tsx';
import { PublishButton } from './publish-button.tsx';
import { RefusedPublication } from './refused-publication.tsx';
import { useEditorProblems } from './use-editor-problems.ts';
import { type View, ViewSwitch } from './view-switch.tsx';

type TextEditorProps = {
  document: { kind: Exclude<ContentDocument['kind'], 'quiz'>; id: string };
  path: string;
  language: string;
  draft: Omit<ReturnType<typeof useTextDraft>, 'text' | 'change'>;
  /** The file as it is written now. */
  text: string;
  markdown: Pick<MarkdownEditorProps, 'ref' | 'initialText' | 'label' | 'onChange' | 'files' | 'textOf'> & {
    /** How many lines of the file stand above it. */
    linesAbove: number;
    /** Whether its document has a place for files that are put into it. */
    takesFiles: boolean;
  };
  /** What is written in fields, above the Markdown. */
  fields?: ReactNode;
  preview: Pick<PreviewPaneProps, 'heading' | 'address' | 'showPart'>;
  /** The words of a link to the document's settings, for what keeps a text from being published. */
  toSettings?: string;
};

/** One text of a document, saved and published by itself: its source and, beside it, what readers will see. */
export function TextEditor(props: TextEditorProps) {
  const { document, path, language, draft, text, markdown, fields, preview, toSettings } = props;
  const { t } = useTranslation('cms-lesson');
  const [refused, setRefused] = useState<readonly ContentProblem[]>([]);
  const [view, setView] = useState<View>('write');
  const { revalidate } = useRevalidator();
  const answer = usePreview({ ...document, path, text });
  const { linesAbove, takesFiles, ...field } = markdown;
  const problems = useEditorProblems(answer.preview, path, linesAbove);
  const { sendFile, question } = useTextFiles(document, language);
  const { state } = draft;
  const isInConflict = state.kind === 'conflict';

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SaveStatus state={state} onRetry={() => void draft.flush()} />
        <PublishButton
          document={document}
          path={path}
          isDisabled={isInConflict || !draft.isReady}
          save={draft.flush}
          seenHash={draft.hash}
          onOutdated={() => void draft.refresh()}
          onRefused={setRefused}
          onPublished={() => void revalidate()}
        />
      </div>
      {draft.isRestored && <Alert tone="info">{t('restored')}</Alert>}
      {refused.length > 0 && <RefusedPublication document={document} problems={refused} toSettings={toSettings} />}
      {isInConflict && <Conflict key={state.current.hash} parts={state.parts} onResolve={draft.resolve} />}
      <div hidden={isInConflict} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {fields}
        <ViewSwitch view={view} onChange={setView} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className={clsx(view === 'preview' && 'max-xl:hidden')}>
            {draft.isReady && (
              <MarkdownEditor
                {...field}
                language={language}
                problems={problems}
                isReadOnly={isInConflict}
                {...(takesFiles && { sendFile })}
              />
            )}
          </div>
          <PreviewPane
            {...preview}
            answer={answer}
            language={language}
            className={clsx(view === 'write' && 'max-xl:hidden')}
          />
        </div>
      </div>
      {question}
      <DraftLeaveGuard draft={draft} />
    </div>
  );
}
