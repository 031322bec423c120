import type { BillingDetails } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { IntentForm, useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
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

const wholeRow = 'sm:col-span-3';

/** A postcode stands beside its town, as on an envelope. */
const columns: Record<keyof BillingDetails, string> = {
  name: wholeRow,
  company: wholeRow,
  tax_id: wholeRow,
  street: wholeRow,
  postcode: 'sm:col-span-1',
  city: 'sm:col-span-2',
  country: wholeRow,
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
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
          {detailFields.map((name) => (
            <Field key={name} label={t(`details.${name}`)} error={form.fieldError(name)} className={columns[name]}>
              <Input name={name} autoComplete={autoComplete[name]} defaultValue={form.values[name] ?? details[name]} />
            </Field>
          ))}
        </div>
      </IntentForm>
    </SettingsSection>
  );
}
