import type { EditedQuestion, Regrading } from '@navor/contract';
import { defaultLanguage, languages, mapTranslated } from '@navor/languages';
import { noText, withText } from '@navor/question-ui/editing';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '@navor/ui/dialog.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#platform/browser-api.ts';
import { useApiProblem, useProblemWords } from '../use-api-problem.ts';

type RegradeDialogProps = {
  question: EditedQuestion;
  /** The published version that is graded by while a draft waits beside it. */
  draftAsideOf: number | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** It goes on in the background. */
  onAsked: (regrading: Regrading) => void;
};

/** Asks for the words that go to everybody whose result changes. */
export function RegradeDialog({ question, draftAsideOf, isOpen, onOpenChange, onAsked }: RegradeDialogProps) {
  const { quiz, id } = question;
  const { t } = useTranslation(['quiz-editing', 'ui']);
  const words = useProblemWords();
  const formId = useId();
  const [note, setNote] = useState(noText);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { problem, attempt: ask } = useApiProblem();

  async function regrade(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const written = mapTranslated(note, (text) => text.trim());
    setIsMissing(!written[defaultLanguage]);
    if (!written[defaultLanguage]) return;
    setIsBusy(true);
    const regrading = await ask(() =>
      api.quizzes.questions.regrade({ quizId: quiz.id, questionId: id, note: written }),
    );
    setIsBusy(false);
    if (!regrading) return;
    setNote(noText);
    onOpenChange(false);
    onAsked(regrading);
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <DialogContent
        title={t('regrade.dialog')}
        description={t('regrade.dialogText')}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">{t('ui:cancel')}</Button>
            </DialogClose>
            <Button type="submit" form={formId} isBusy={isBusy}>
              {t('regrade.confirm')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={regrade} className="grid gap-4">
          {draftAsideOf !== null && <Alert tone="warn">{t('regrade.draftAside', { version: draftAsideOf })}</Alert>}
          <p className="text-muted text-sm">{t('regrade.noteHelp')}</p>
          {languages.map((language) => (
            <Field
              key={language}
              label={
                <>
                  {t('regrade.note')} <span className="font-normal text-muted">({t(`languages.${language}`)})</span>
                </>
              }
              isRequired={language === defaultLanguage}
              error={language === defaultLanguage && isMissing && !note[language]?.trim() && t('regrade.noteMissing')}
            >
              <Textarea
                lang={language}
                rows={2}
                maxLength={1000}
                value={note[language] ?? ''}
                onChange={(event) => setNote(withText(note, language, event.currentTarget.value))}
              />
            </Field>
          ))}
          {problem && <Alert tone="danger">{words(problem)}</Alert>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
