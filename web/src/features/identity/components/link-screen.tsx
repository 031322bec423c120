import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSearchParams } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { AuthCard } from './auth-card.tsx';
import { isLinkDead } from './refusal.ts';
import { TokenMeta } from './token-meta.tsx';

type LinkQuestionProps = {
  title: string;
  text: string;
  submitLabel: string;
  refusal: FormAnswer | undefined;
  /** What to say and where to lead when the link is used up, expired or broken. */
  dead: { text: string; wayOn: ReactNode };
};

/** What a link from an e-mail asks. Only the button decides: mail scanners follow links before people do. */
export function LinkQuestion({ title, text, submitLabel, refusal, dead }: LinkQuestionProps) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const { formError } = useFormTexts(refusal);
  if (isLinkDead(query.get('token'), refusal)) {
    return (
      <AuthCard title={t('deadLink')} text={dead.text} isOutcome={Boolean(refusal)}>
        <TokenMeta title={t('deadLink')} />
        {dead.wayOn}
      </AuthCard>
    );
  }
  return (
    <AuthCard title={title} text={text}>
      <TokenMeta title={title} />
      <ActionForm answer={refusal} className="mt-6 grid gap-5">
        {formError && <Alert tone="danger">{formError}</Alert>}
        <Button type="submit" size="lg" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </ActionForm>
    </AuthCard>
  );
}

type LinkOutcomeProps = { title: string; text: string; wayOn: ReactNode };

/** What came of it. */
export function LinkOutcome({ title, text, wayOn }: LinkOutcomeProps) {
  return (
    <AuthCard title={title} text={text} isOutcome>
      <TokenMeta title={title} />
      {wayOn}
    </AuthCard>
  );
}
