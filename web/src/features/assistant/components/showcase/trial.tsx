import type { TrialAnswer } from '@navor/contract';
import { questionLength } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';
import { ShowcaseAnswer } from './showcase-answer.tsx';

type Answered = { question: string; answer: TrialAnswer };
type TrialProps = { actionData: Answered | FormAnswer | undefined; suggestions: readonly string[] };

/** A box for a question, and the answer below it. Visitors have no conversation: each question stands by itself. */
export function Trial({ actionData, suggestions }: TrialProps) {
  const { t } = useTranslation('assistant-showcase');
  const isBusy = useNavigation().formMethod === 'POST';
  const answered = actionData && 'answer' in actionData ? actionData : undefined;
  const refusal = actionData && 'code' in actionData ? actionData : undefined;
  const { errorCode, formError, fieldError, values } = useAnswerTexts(refusal);
  return (
    <Card className="content-start gap-5 p-4 md:p-6">
      <h2 className="font-semibold text-xl">{t('trial.title')}</h2>
      <ActionForm answer={refusal} preventScrollReset className="grid gap-4">
        {formError && <Alert tone="danger">{errorCode === 'RATE_LIMITED' ? t('trial.usedUp') : formError}</Alert>}
        <Field label={t('trial.label')} help={t('trial.help')} error={fieldError('text')}>
          <Textarea
            key={answered?.question}
            name="text"
            rows={3}
            maxLength={questionLength.max}
            defaultValue={values.text ?? answered?.question ?? ''}
          />
        </Field>
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {t('trial.ask')}
        </Button>
      </ActionForm>
      {answered ? <TrialResult answered={answered} /> : <Suggestions questions={suggestions} />}
    </Card>
  );
}

function TrialResult({ answered: { question, answer } }: { answered: Answered }) {
  const { t } = useTranslation('assistant-showcase');
  const result = useRef<HTMLElement>(null);
  // Whoever asked is led to the answer, also by a screen reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer anew.
  useEffect(() => {
    result.current?.focus({ preventScroll: true });
    const top = result.current?.getBoundingClientRect().top ?? 0;
    // On phones it begins below the screen; what is in sight already stays where it is.
    if (top < 0 || top > window.innerHeight / 2) result.current?.scrollIntoView();
  }, [answer]);
  return (
    <section
      ref={result}
      tabIndex={-1}
      aria-label={t('trial.answer', { question })}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-3 border-line border-t pt-5 outline-none"
    >
      <ShowcaseAnswer answer={answer} />
      <p className="text-muted text-sm">{t('trial.left', { count: answer.left })}</p>
    </section>
  );
}

function Suggestions({ questions }: { questions: readonly string[] }) {
  const { t } = useTranslation('assistant-showcase');
  return (
    <ActionForm answer={undefined} preventScrollReset aria-label={t('trial.suggestions')} className="grid gap-2">
      <p className="text-muted text-sm">{t('trial.suggestions')}</p>
      {questions.map((question) => (
        <Button
          key={question}
          type="submit"
          name="text"
          value={question}
          variant="secondary"
          className="h-auto min-h-11 justify-start whitespace-normal py-2 text-left md:min-h-10"
        >
          {question}
        </Button>
      ))}
    </ActionForm>
  );
}
