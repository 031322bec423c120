import { Alert } from '@navor/ui/alert.tsx';
import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../use-api-problem.ts';
import { JumpLink } from './jump-link.tsx';
import { problemListId } from './problem-list.tsx';
import { tryPanelId } from './try-panel.tsx';
import type { Editor } from './use-editor.ts';
import type { Saving } from './use-saving.ts';

type SaveBarProps = {
  editor: Editor;
  saving: Saving;
  errorCount: number;
  /** A new question of which nothing is written yet. */
  isBlank: boolean;
  isTrialBeside: boolean;
  /** Whether what is saved can wait until the quiz is published. */
  isQuizTaken: boolean;
  /** Whether the question is in that quiz yet. */
  isAsked: boolean;
};

/** Stays in sight: whether everything is saved, what is wrong, and the way to save it. */
export function SaveBar({ editor, saving, errorCount, isBlank, isTrialBeside, isQuizTaken, isAsked }: SaveBarProps) {
  const { state, change, isChanged } = editor;
  const { t } = useTranslation('quiz-editing');
  const words = useProblemWords();

  function statusText(): string {
    if (isChanged) return t('save.unsaved');
    if (isBlank) return t('save.blank');
    if (saving.done?.kind === 'saved') {
      return `${t('save.done')} ${t('save.doneText', { version: saving.done.version })}`;
    }
    return t(state.saved.isDrafted ? 'save.drafted' : 'save.saved');
  }

  return (
    <div
      data-bar="saving"
      className="sticky bottom-0 z-20 -mx-4 grid gap-3 border-line border-t bg-paper px-4 py-3 md:mx-0 md:px-0"
    >
      {saving.isRefused && errorCount > 0 && <Alert tone="danger">{t('save.refused')}</Alert>}
      {saving.problem && <Alert tone="danger">{words(saving.problem)}</Alert>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="flex items-center gap-2 text-muted text-sm">
          {isChanged || isBlank ? (
            <CircleDot aria-hidden className="size-4 shrink-0 text-signal-text" />
          ) : (
            <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
          )}
          {statusText()}
        </p>
        {errorCount > 0 && (
          <JumpLink
            to={problemListId}
            className="flex items-center gap-1.5 rounded-sm text-danger text-sm underline underline-offset-4"
          >
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {t('problems.errors', { count: errorCount })}
          </JumpLink>
        )}
        <JumpLink
          to={tryPanelId}
          className={clsx(
            'rounded-sm text-action text-sm underline underline-offset-4 hover:text-action-hover',
            isTrialBeside && 'xl:hidden',
          )}
        >
          {t('save.toTry')}
        </JumpLink>
        <div className="ml-auto flex flex-wrap gap-2">
          {isChanged && (
            <ConfirmDialog
              title={t('save.discardTitle')}
              description={t('save.discardText')}
              confirmLabel={t('save.discard')}
              onConfirm={() => change({ kind: 'discard' })}
              trigger={<Button variant="ghost">{t('save.discard')}</Button>}
            />
          )}
          {isQuizTaken && isAsked && (
            <Button
              variant="secondary"
              isBusy={saving.isBusy}
              disabled={!(isChanged || state.saved.isDrafted) || state.newer !== null}
              onClick={() => saving.save(true)}
            >
              {t('save.forLearners')}
            </Button>
          )}
          <Button
            isBusy={saving.isBusy}
            disabled={!isChanged || state.newer !== null}
            onClick={() => saving.save(false)}
          >
            {t(isQuizTaken ? 'save.asDraft' : 'save.save')}
          </Button>
        </div>
      </div>
    </div>
  );
}
