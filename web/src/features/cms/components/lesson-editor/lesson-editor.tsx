import type { ContentProblem, DraftedText } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ContentProblems } from '#screen/editing/content-problems.tsx';
import { LeaveGuard } from '#screen/editing/leave-guard.tsx';
import { useContentProblemWords } from '#screen/editing/use-content-problem-words.ts';
import { problemAddress } from '../../problem-address.ts';
import { useTextFiles } from '../files/use-text-files.tsx';
import { MarkdownEditor, type MarkdownEditorHandle } from '../markdown-editor/markdown-editor.tsx';
import { Conflict } from '../merging/conflict.tsx';
import { TextPreview } from '../preview/text-preview.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { SaveStatus } from '../text-draft/save-status.tsx';
import { FrontMatterFields } from './front-matter-fields.tsx';
import { PublishButton } from './publish-button.tsx';
import { useLessonDraft } from './use-lesson-draft.ts';
import { ViewSwitch } from './view-switch.tsx';

type LessonEditorProps = {
  courseId: string;
  lessonId: string;
  language: string;
  path: string;
  userId: string;
  drafted: DraftedText;
  /** Paths of files that the course has. */
  files: readonly string[];
  /** Called with what the server has, whenever everything has arrived there. */
  onSaved: (text: string) => void;
};

/** One text of a lesson: fields, Markdown and, beside it, the page that comes of it. */
export function LessonEditor(props: LessonEditorProps) {
  const { courseId, lessonId, language, path, userId, drafted, files, onSaved } = props;
  const { t } = useTranslation(['cms-lesson', 'errors']);
  const editor = useRef<MarkdownEditorHandle>(null);
  const draft = useLessonDraft({ courseId, path, userId, drafted, editor, onSaved });
  const { preview, isBehind, refusal } = usePreview({ kind: 'course', id: courseId, path, text: draft.text });
  const [refused, setRefused] = useState<readonly ContentProblem[]>([]);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { revalidate } = useRevalidator();
  const words = useContentProblemWords();
  const { sendFile, question } = useTextFiles({ kind: 'course', id: courseId }, language);
  const { state, offset } = draft;
  const isInConflict = state.kind === 'conflict';

  const own = useMemo(() => preview?.problems.filter((problem) => problem.path === path), [preview, path]);
  const problems = useMemo(
    () =>
      own?.map((problem) => ({
        line: Math.max(1, problem.line - offset),
        severity: problem.severity,
        message: words(problem),
      })),
    [own, offset, words],
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SaveStatus state={state} onRetry={() => void draft.flush()} />
        <PublishButton
          document={{ kind: 'course', id: courseId }}
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
      {refused.length > 0 && (
        <Alert tone="danger" title={t('publish.refused')}>
          <ContentProblems
            problems={refused}
            addressOf={(faulty) => problemAddress({ kind: 'course', id: courseId }, faulty)}
          />
        </Alert>
      )}
      {isInConflict && <Conflict key={state.current.hash} parts={state.parts} onResolve={draft.resolve} />}
      <div hidden={isInConflict} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {draft.front && (
          <FrontMatterFields
            front={draft.front}
            language={language}
            isReadOnly={!draft.isReady}
            onChange={(front) => draft.change({ front })}
          />
        )}
        <ViewSwitch view={view} onChange={setView} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className={clsx(view === 'preview' && 'max-xl:hidden')}>
            {draft.isReady && (
              <MarkdownEditor
                ref={editor}
                initialText={draft.body}
                label={t('fields.text')}
                language={language}
                onChange={(body) => draft.change({ body })}
                problems={problems}
                isReadOnly={isInConflict}
                files={files}
                sendFile={sendFile}
              />
            )}
          </div>
          <section
            aria-label={t('preview.label')}
            aria-busy={isBehind}
            className={clsx(
              'relative grid gap-4 overflow-y-auto rounded-md border border-line bg-paper p-4 md:p-6 xl:max-h-[calc(100dvh-10rem)]',
              view === 'write' && 'max-xl:hidden',
            )}
          >
            <p className="font-semibold text-2xl tracking-tight" lang={language} translate="no">
              {draft.front?.title}
            </p>
            <p className="text-lg text-muted" lang={language} translate="no">
              {draft.front?.summary}
            </p>
            {refusal && <Alert tone="warn">{t(`errors:${refusal}`)}</Alert>}
            {preview ? (
              <TextPreview
                body={preview.body}
                language={language}
                address={`/dashboard/courses/${courseId}/${lessonId}`}
              />
            ) : (
              !refusal && <p className="text-muted text-sm">{t('preview.loading')}</p>
            )}
          </section>
        </div>
      </div>
      {question}
      <LeaveGuard
        isHeld={isInConflict || (!draft.isKept && state.kind !== 'saved')}
        texts={{
          title: t('leave.title'),
          text: t('leave.text'),
          leave: t('leave.leave'),
          stay: t('leave.stay'),
        }}
      />
    </div>
  );
}
