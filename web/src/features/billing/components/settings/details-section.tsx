import type { BillingDetails } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { IntentForm, SettingsSection, useDoneToast, useIntent } from '#features/identity/index.ts';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { type BillingAnswer, detailFields } from './billing-intents.ts';

type DetailsSectionProps = { details: BillingDetails; answer: BillingAnswer | undefined };

/** How browsers know what belongs into each field. */
const autoComplete: Record<keyof BillingDetails, string> = {
  name: 'name',
  company: 'organization',
  tax_id: 'off',
  street: 'address-line1',
  postcode: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
};

export function DetailsSection({ details, answer }: DetailsSectionProps) {
  const { t } = useTranslation('billing-settings');
  const [query] = useSearchParams();
  const form = useIntent(answer, 'save-details');
  useDoneToast(form, t('details.saved'));
  const isSaved = query.get('done') === 'save-details' && form.timesDone === 0 && !form.refusal;
  return (
    <SettingsSection title={t('details.title')} text={t('details.text')}>
      {isSaved && (
        <Alert tone="ok" className="mb-5 max-w-reading">
          {t('details.saved')}
        </Alert>
      )}
      <IntentForm state={form} variant="secondary" submitLabel={t('details.submit')}>
        {detailFields.map((name) => (
          <Field key={name} label={t(`details.${name}`)} error={form.fieldError(name)}>
            <Input name={name} autoComplete={autoComplete[name]} defaultValue={form.values[name] ?? details[name]} />
          </Field>
        ))}
      </IntentForm>
    </SettingsSection>
  );
}
