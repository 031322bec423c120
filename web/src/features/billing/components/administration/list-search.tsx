import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { NativeSelect } from '#ui/native-select.tsx';

type ListSearchProps = {
  search: string | undefined;
  status: string | undefined;
  statuses: readonly { value: string; label: string }[];
};

/** Sent as an address, so that what was found can be kept and sent to somebody. */
export function ListSearch({ search, status, statuses }: ListSearchProps) {
  const { t } = useTranslation('billing-administration');
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      <Field label={t('search')} className="grow basis-60">
        <Input name="search" type="search" key={search} defaultValue={search} maxLength={100} />
      </Field>
      <Field label={t('statusFilter')} className="grow basis-44 sm:grow-0">
        <NativeSelect name="status" key={status} defaultValue={status ?? ''}>
          <option value="">{t('everyStatus')}</option>
          {statuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" variant="secondary">
        {t('find')}
      </Button>
    </Form>
  );
}
