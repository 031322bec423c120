import type { Lesson } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Check, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { courseQuizzesPath } from '../../course-paths.ts';
import { IntentForm } from './intent-form.tsx';
import { SavingStatus } from './saving-status.tsx';
import type { Reader } from './use-reader.ts';

/** The second click of a double click must not take back what the first one did. */
const slowestDoubleClickMs = 800;

type LessonCompletionProps = {
  lesson: Pick<Lesson, 'id' | 'completion' | 'course'>;
  reader: Reader;
};

export function LessonCompletion({ lesson, reader }: LessonCompletionProps) {
  const { id, completion, course } = lesson;
  const { t } = useTranslation(['lesson', 'errors']);
  const { isDone, doneSaving, doneRefusal, courseLeft, setDone } = reader;
  const part = useRef<HTMLElement>(null);
  const changedAt = useRef(0);

  // The button that was pressed gives way to the other one, and the focus must not fall back to the page's top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when the buttons change.
  useEffect(() => {
    if (changedAt.current > 0 && document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [isDone]);

  function change(wanted: boolean) {
    const now = Date.now();
    if (now - changedAt.current < slowestDoubleClickMs) return;
    changedAt.current = now;
    setDone(wanted);
  }

  if (completion === 'quiz' && !isDone) {
    return (
      <p className="text-muted text-sm">
        {t('errors:QUIZ_REQUIRED')} <TextLink to={`${courseQuizzesPath(course.id)}#${id}`}>{t('toQuiz')}</TextLink>
      </p>
    );
  }
  return (
    <section ref={part} id="done" tabIndex={-1} aria-label={t('completion')} className="grid scroll-mt-6 gap-3">
      {doneRefusal && <Alert tone="danger">{t(`errors:${doneRefusal}`)}</Alert>}
      <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2">
        {isDone ? (
          <p className="flex items-center gap-2 font-semibold text-ok">
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            {t('done')}
          </p>
        ) : (
          <IntentForm intent="complete" onSend={() => change(true)}>
            <Button type="submit" size="lg">
              <Check aria-hidden />
              {t('complete')}
            </Button>
          </IntentForm>
        )}
        <SavingStatus saving={doneSaving} />
        {isDone && completion === 'manual' && (
          <IntentForm intent="reopen" onSend={() => change(false)} className="sm:ml-auto">
            <Button type="submit" variant="link" className="min-h-8">
              {t('reopen')}
            </Button>
          </IntentForm>
        )}
      </div>
      {isDone && courseLeft === 'quizzes' && course.is_unlocked && (
        <p>
          {t('quizLeft')} <TextLink to={courseQuizzesPath(course.id)}>{t('toQuiz')}</TextLink>
        </p>
      )}
      {isDone && courseLeft === 'nothing' && <p>{t('nothingLeft')}</p>}
    </section>
  );
}
