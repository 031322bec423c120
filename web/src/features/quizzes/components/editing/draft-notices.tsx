import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { authoredQuizPath } from '../../quiz-paths.ts';
import type { Editor } from './use-editor.ts';

/** Texts that stand beside what was saved: nothing is overwritten or lost before its author has decided. */
export function DraftNotices({ editor: { state, change, isChanged }, quizId }: { editor: Editor; quizId: string }) {
  const { t } = useTranslation('quiz-editing');
  return (
    <>
      {state.newer && (
        <Alert
          tone="warn"
          title={t('draft.newer')}
          action={
            <>
              <Button variant="secondary" size="sm" onClick={() => change({ kind: 'take-newer' })}>
                {t('draft.theirs')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => change({ kind: 'keep-mine' })}>
                {t('draft.mine')}
              </Button>
            </>
          }
        >
          {t('draft.newerText')}
        </Alert>
      )}
      {state.aside && (
        <Alert
          tone="info"
          title={t('draft.aside')}
          action={
            <>
              <Button variant="secondary" size="sm" onClick={() => change({ kind: 'take-back' })}>
                {t('draft.takeBack')}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => change({ kind: 'drop-aside' })}>
                {t('draft.drop')}
              </Button>
            </>
          }
        >
          {t('draft.asideText')}
        </Alert>
      )}
      {state.saved.isDrafted && (
        <Alert tone="info" title={t('draft.unseen')}>
          {t('draft.unseenText')} <TextLink to={authoredQuizPath(quizId)}>{t('draft.toPublish')}</TextLink>
        </Alert>
      )}
      {state.isRestored && isChanged && <Alert tone="info">{t('draft.restored')}</Alert>}
    </>
  );
}
