import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { visibilityPath } from '../../achievements-paths.ts';

/** Nothing is lost by leaving, so that it asks no question. */
export function LeaveSection({ nickname, state }: { nickname: string; state: IntentState }) {
  const { t } = useTranslation('leaderboard');
  return (
    <TitledSection title={t('leave.title')}>
      <p className="wrap-anywhere max-w-reading text-muted text-sm">{t('leave.text', { nickname })}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <Link to={visibilityPath} prefetch="intent">
            {t('leave.toVisibility')}
          </Link>
        </Button>
        <ActionForm answer={state.refusal} className="grid gap-3">
          <input type="hidden" name="intent" value={state.intent} />
          {state.formError && <Alert tone="danger">{state.formError}</Alert>}
          <Button type="submit" variant="ghost" isBusy={state.isBusy}>
            {t('leave.submit')}
          </Button>
        </ActionForm>
      </div>
    </TitledSection>
  );
}
