import type { EditedQuestion, QuestionDraft, QuestionVersion, Regrading } from '@navor/contract';
import { isLanguage, languages } from '@navor/languages';
import { EditingLanguages, type FieldPlace } from '@navor/question-ui/editing';
import { Alert } from '@navor/ui/alert.tsx';
import { Card } from '@navor/ui/card.tsx';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { LeaveGuard } from '#screen/editing/leave-guard.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { EditHeader } from './edit-header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { missingTexts } from './missing-texts.ts';
import { unsavedVersion } from './new-source.ts';
import { ProblemList } from './problem-list.tsx';
import { QuestionForm } from './question-form.tsx';
import { RegradePanel } from './regrade-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import type { ShownProblem } from './shown-problem.ts';
import { TryPanel } from './try-panel.tsx';
import { useEditor } from './use-editor.ts';
import { problemsByPlace, useProblemTexts } from './use-problem-texts.ts';
import { useSaving } from './use-saving.ts';
import { useShownLanguage } from './use-shown-language.ts';
import { useTrying } from './use-trying.ts';
import { VersionFigures } from './version-figures.tsx';

const besideForm = 'xl:grid-cols-[minmax(0,1fr)_27rem]';
const inSight = 'xl:sticky xl:top-20 xl:max-h-[calc(100dvh-10rem)] xl:overflow-y-auto xl:p-1';

const noProblems: readonly ShownProblem[] = [];

type EditQuestionProps = {
  question: EditedQuestion;
  /** The one asked for last. */
  regrading: Regrading | null;
  /** None of a question that was never saved. */
  versions: readonly QuestionVersion[];
  /** Null for one that is nowhere yet. */
  draft: QuestionDraft | null;
  isQuizTaken: boolean;
  firstSeed?: number | undefined;
};

/** The form on one side, on the other what becomes of it: the question to try, and what is wrong with it. */
export function EditQuestion({ question, regrading, versions, draft, isQuizTaken, firstSeed }: EditQuestionProps) {
  const { t } = useTranslation('quiz-editing');
  const { language } = useLanguageContext();
  const editor = useEditor(question, draft);
  const { source } = editor.state;
  // Nobody has done anything wrong in a form that is still empty.
  const isBlank = question.version === unsavedVersion && !editor.isChanged;
  const trying = useTrying({ quizId: question.quiz.id, source, isBlank, ownLanguage: language, firstSeed });
  const saving = useSaving({ question, draft, editor, trying });
  const [shown, setShown] = useShownLanguage(language);
  const { words } = useProblemTexts();
  const told = isBlank ? noProblems : trying.problems;
  const problems = useMemo(() => problemsByPlace(told, words), [told, words]);
  const shownLanguages = useMemo(() => (shown === 'all' ? languages : [shown]), [shown]);
  // Three languages side by side need the whole width, so that the trial goes below them.
  const isWide = shown === 'all';
  const errorCount = told.filter(({ severity }) => severity === 'error').length;

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
      <DraftNotices editor={editor} quizId={question.quiz.id} />
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
          <TryPanel trying={trying} points={source.points} isBlank={isBlank} />
          <div className="grid min-w-0 gap-6">
            {!isBlank && (
              <Card className="p-4 md:p-6">
                <ProblemList told={told} isKnown={trying.isTried && !trying.failure} onReveal={reveal} />
              </Card>
            )}
            {question.version !== unsavedVersion && (
              <RegradePanel
                question={question}
                known={regrading}
                version={editor.state.saved.version}
                isChanged={editor.isChanged}
                isDrafted={editor.state.saved.isDrafted}
              />
            )}
            {versions.length > 0 && <VersionFigures versions={versions} />}
          </div>
        </div>
      </div>
      <SaveBar
        {...{ editor, saving, errorCount, isBlank, isQuizTaken }}
        isTrialBeside={!isWide}
        isAsked={question.version !== unsavedVersion}
      />
      <LeaveGuard
        isHeld={editor.isChanged}
        // Which type a new question is of is in the query.
        isLeft={(from, to) => from.pathname !== to.pathname}
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
