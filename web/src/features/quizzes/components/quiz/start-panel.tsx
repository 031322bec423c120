import type { Quiz } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { attemptPath } from '../../quiz-paths.ts';
import { DailyLimitNote } from './daily-limit.tsx';
import { StartRefused } from './start-refused.tsx';
import { startState } from './start-state.ts';
import { timeLeft } from './time-left.ts';

type StartPanelProps = { quiz: Quiz; now: Date; answer: FormAnswer | undefined };

/** The one step that comes next: go on, begin, or why neither. */
export function StartPanel({ quiz, now, answer }: StartPanelProps) {
  const state = startState(quiz);
  switch (state.kind) {
    case 'open':
      return <GoOn attemptId={state.attemptId} deadline={state.deadline} now={now} />;
    case 'refused':
      return <StartRefused refusal={state.refusal} place={quiz.place} now={now} />;
    case 'ready':
      return (
        <>
          <StartForm isFirst={state.isFirst} answer={answer} />
          {quiz.today && <DailyLimitNote today={quiz.today} now={now} />}
        </>
      );
  }
}

function StartForm({ isFirst, answer }: { isFirst: boolean; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('quizzes');
  const { formError } = useFormTexts(answer);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <ActionForm answer={answer} className="grid gap-3">
      {formError && <Alert tone="danger">{formError}</Alert>}
      <Button type="submit" size="lg" isBusy={isBusy}>
        {t(isFirst ? 'quiz.start' : 'quiz.startAgain')}
      </Button>
    </ActionForm>
  );
}

type GoOnProps = { attemptId: string; deadline: Date | null; now: Date };

function GoOn({ attemptId, deadline, now }: GoOnProps) {
  const { t } = useTranslation('quizzes');
  const format = useFormatter();
  const left = timeLeft(deadline, now);
  return (
    <>
      <p className="text-sm">
        {left.kind === 'left'
          ? t('quiz.open.left', { time: format.duration(left.minutes) })
          : t(`quiz.open.${left.kind}`)}
      </p>
      <Button asChild size="lg">
        <Link to={attemptPath(attemptId)}>
          {t(left.kind === 'over' ? 'quiz.open.toResult' : 'quiz.open.goOn')}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </>
  );
}
