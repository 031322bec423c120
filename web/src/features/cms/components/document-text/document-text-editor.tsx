import type { ContentProblem, DraftedText } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ItemPart } from '#features/library/index.ts';
import { ContentProblems } from '#screen/editing/content-problems.tsx';
import { LeaveGuard } from '#screen/editing/leave-guard.tsx';
import { useContentProblemWords } from '#screen/editing/use-content-problem-words.ts';
import { settingsPath } from '../../cms-paths.ts';
import { problemAddress } from '../../problem-address.ts';
import { useTextFiles } from '../files/use-text-files.tsx';
import { PublishButton } from '../lesson-editor/publish-button.tsx';
import { ViewSwitch } from '../lesson-editor/view-switch.tsx';
import { MarkdownEditor, type MarkdownEditorHandle } from '../markdown-editor/markdown-editor.tsx';
import { Conflict } from '../merging/conflict.tsx';
import { TextPreview } from '../preview/text-preview.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { SaveStatus } from '../text-draft/save-status.tsx';
import { useTextDraft } from '../text-draft/use-text-draft.ts';

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
  const { t } = useTranslation(['cms-documents', 'cms-lesson', 'errors']);
  const editor = useRef<MarkdownEditorHandle>(null);
  const [text, setText] = useState(drafted.text ?? '');
  const [refused, setRefused] = useState<readonly ContentProblem[]>([]);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { revalidate } = useRevalidator();
  const words = useContentProblemWords();
  const draft = useTextDraft({
    place: { userId, kind, id, path },
    drafted,
    onSaved,
    onText: (next) => {
      setText(next);
      editor.current?.replaceText(next);
    },
  });
  const { state } = draft;
  const { preview, isBehind, refusal } = usePreview({ kind, id, path, text });
  const problems = useMemo(
    () =>
      preview?.problems
        .filter((problem) => problem.path === path)
        .map((problem) => ({ line: problem.line, severity: problem.severity, message: words(problem) })),
    [preview, path, words],
  );
  const isInConflict = state.kind === 'conflict';
  const { sendFile, question } = useTextFiles({ kind, id }, language);
  const settings = settingsPath({ kind, id });
  const addressOf = (faulty: string) => problemAddress({ kind, id }, faulty);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {question}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SaveStatus state={state} onRetry={() => void draft.flush()} />
        <PublishButton
          document={{ kind, id }}
          path={path}
          isDisabled={isInConflict || !draft.isReady}
          save={draft.flush}
          seenHash={draft.hash}
          onOutdated={() => void draft.refresh()}
          onRefused={setRefused}
          onPublished={() => void revalidate()}
        />
      </div>
      {draft.isRestored && <Alert tone="info">{t('cms-lesson:restored')}</Alert>}
      {refused.length > 0 && (
        <Alert tone="danger" title={t('cms-lesson:publish.refused')}>
          {refused.some((problem) => addressOf(problem.path) === settings) && (
            <p>
              <TextLink to={settings}>{t('toSettings')}</TextLink>
            </p>
          )}
          <ContentProblems problems={refused} addressOf={addressOf} />
        </Alert>
      )}
      {isInConflict && <Conflict key={state.current.hash} parts={state.parts} onResolve={draft.resolve} />}
      <div hidden={isInConflict} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ViewSwitch view={view} onChange={setView} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className={clsx(view === 'preview' && 'max-xl:hidden')}>
            {draft.isReady && (
              <MarkdownEditor
                ref={editor}
                initialText={draft.text()}
                label={t('text')}
                language={language}
                onChange={(next) => {
                  setText(next);
                  draft.change(next);
                }}
                problems={problems}
                isReadOnly={isInConflict}
                files={files}
                textOf={kind}
                // A page has nothing but its texts.
                {...(kind === 'item' && { sendFile })}
              />
            )}
          </div>
          <section
            aria-label={t('cms-lesson:preview.label')}
            aria-busy={isBehind}
            className={clsx(
              'relative grid grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto rounded-md border border-line bg-paper p-4 md:p-6 xl:max-h-[calc(100dvh-10rem)]',
              view === 'write' && 'max-xl:hidden',
            )}
          >
            {refusal && <Alert tone="warn">{t(`errors:${refusal}`)}</Alert>}
            {preview ? (
              <TextPreview
                body={preview.body}
                language={language}
                address={address}
                showPart={(part) => <ItemPart part={part} language={language} />}
              />
            ) : (
              !refusal && <p className="text-muted text-sm">{t('cms-lesson:preview.loading')}</p>
            )}
          </section>
        </div>
      </div>
      <LeaveGuard
        isHeld={isInConflict || (!draft.isKept && state.kind !== 'saved')}
        texts={{
          title: t('cms-lesson:leave.title'),
          text: t('cms-lesson:leave.text'),
          leave: t('cms-lesson:leave.leave'),
          stay: t('cms-lesson:leave.stay'),
        }}
      />
    </div>
  );
}
