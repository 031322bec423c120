import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';

/** Finds documents of a long list by their titles; it loads the words `cms-tabs`. */
export function ListSearch({ search }: { search: string | undefined }) {
  const { t } = useTranslation('cms-tabs');
  return (
    <Form method="get" role="search" className="flex max-w-xl items-end gap-2">
      <div className="grow">
        <Field label={t('search.label')}>
          <Input key={search} name="search" type="search" defaultValue={search} maxLength={100} />
        </Field>
      </div>
      <Button type="submit" variant="secondary">
        {t('search.submit')}
      </Button>
    </Form>
  );
}
