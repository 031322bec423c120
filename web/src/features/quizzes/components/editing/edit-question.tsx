import type { EditedQuestion, Regrading } from '@navor/contract';
import { isLanguage, languages } from '@navor/languages';
import { EditingLanguages, type FieldPlace } from '@navor/question-ui/editing';
import { Alert } from '@navor/ui/alert.tsx';
import { Card } from '@navor/ui/card.tsx';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { EditHeader } from './edit-header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { missingTexts } from './missing-texts.ts';
import { ProblemList } from './problem-list.tsx';
import { QuestionForm } from './question-form.tsx';
import { RegradePanel } from './regrade-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { TryPanel } from './try-panel.tsx';
import { useEditor } from './use-editor.ts';
import { problemsByPlace, useProblemTexts } from './use-problem-texts.ts';
import { useSaving } from './use-saving.ts';
import { useShownLanguage } from './use-shown-language.ts';
import { useTrying } from './use-trying.ts';

const besideForm = 'xl:grid-cols-[minmax(0,1fr)_27rem]';
const inSight = 'xl:sticky xl:top-20 xl:max-h-[calc(100dvh-10rem)] xl:overflow-y-auto xl:p-1';

type EditQuestionProps = {
  question: EditedQuestion;
  /** The one asked for last. */
  regrading: Regrading | null;
};

/** The form on one side, on the other what becomes of it: the question to try, and what is wrong with it. */
export function EditQuestion({ question, regrading }: EditQuestionProps) {
  const { t } = useTranslation('quiz-editing');
  const { language } = useLanguageContext();
  const editor = useEditor(question);
  const { source } = editor.state;
  const trying = useTrying(question.quiz.id, source, language);
  const saving = useSaving(question, editor, trying);
  const [shown, setShown] = useShownLanguage(language);
  const { words } = useProblemTexts();
  const problems = useMemo(() => problemsByPlace(trying.problems, words), [trying.problems, words]);
  const shownLanguages = useMemo(() => (shown === 'all' ? languages : [shown]), [shown]);
  // Three languages side by side need the whole width, so that the trial goes below them.
  const isWide = shown === 'all';
  const errorCount = trying.problems.filter(({ severity }) => severity === 'error').length;

  function reveal(place: FieldPlace) {
    const wanted = place.find(isLanguage);
    if (wanted && shown !== 'all') setShown(wanted);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <EditHeader question={question} version={editor.state.saved.version} type={source.type} />
      <noscript>
        <Alert tone="warn">{t('noScript')}</Alert>
      </noscript>
      <DraftNotices editor={editor} />
      <div className={clsx('grid grid-cols-[minmax(0,1fr)] items-start gap-6', !isWide && besideForm)}>
        <div className="grid min-w-0 gap-6">
          <div className="justify-self-start">
            <LanguageSwitch shown={shown} missing={missingTexts(source)} onChange={setShown} />
          </div>
          <EditingLanguages shown={shownLanguages}>
            <QuestionForm source={source} topics={question.topics} problems={problems} onChange={editor.edit} />
          </EditingLanguages>
        </div>
        <div className={clsx('grid min-w-0 items-start gap-6', isWide ? 'lg:grid-cols-2' : inSight)}>
          <TryPanel trying={trying} points={source.points} />
          <div className="grid min-w-0 gap-6">
            <Card className="p-4 md:p-6">
              <ProblemList told={trying.problems} isKnown={trying.isTried && !trying.failure} onReveal={reveal} />
            </Card>
            <RegradePanel
              question={question}
              known={regrading}
              version={editor.state.saved.version}
              isChanged={editor.isChanged}
            />
          </div>
        </div>
      </div>
      <SaveBar editor={editor} saving={saving} errorCount={errorCount} isTrialBeside={!isWide} />
      <LeaveGuard isChanged={editor.isChanged} />
    </div>
  );
}
