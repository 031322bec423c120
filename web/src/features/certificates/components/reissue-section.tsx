import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';

/** For whoever has another name by now: says what follows before it is done, in a fold that opens without scripts too. */
export function ReissueSection({ state, holderName }: { state: IntentState; holderName: string }) {
  const { t } = useTranslation('certificates');
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface p-4 md:p-6">
      <h2 className="font-semibold text-lg">{t('reissue.title')}</h2>
      <p className="max-w-reading text-sm">{t('reissue.text', { name: holderName })}</p>
      <details>
        <Button asChild variant="secondary">
          <summary className="list-none [&::-webkit-details-marker]:hidden">{t('reissue.open')}</summary>
        </Button>
        <ActionForm answer={state.refusal} className="grid max-w-reading gap-4 pt-4">
          <input type="hidden" name="intent" value={state.intent} />
          <div className="grid gap-1 text-sm">
            <p className="font-semibold">{t('reissue.question')}</p>
            <p>{t('reissue.consequence')}</p>
          </div>
          {state.formError && <Alert tone="danger">{state.formError}</Alert>}
          <Button type="submit" isBusy={state.isBusy} className="justify-self-start">
            {t('reissue.confirm')}
          </Button>
        </ActionForm>
      </details>
    </section>
  );
}
