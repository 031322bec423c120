import { idFrom } from '@navor/contract/content-ids';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { href, useNavigate } from 'react-router';

/** Begins a table of data without a file that was made elsewhere. */
export function NewTable({ itemId }: { itemId: string }) {
  const { t } = useTranslation('cms-files');
  const navigate = useNavigate();
  return (
    <form
      className="flex max-w-xl flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const name = idFrom(String(new FormData(event.currentTarget).get('name') ?? ''));
        if (name) void navigate(href('/dashboard/cms/library/:itemId/tables/:name', { itemId, name }));
      }}
    >
      <div className="grow">
        <Field label={t('newTable.name')}>
          <Input name="name" required maxLength={60} autoComplete="off" />
        </Field>
      </div>
      <Button type="submit" variant="secondary">
        {t('newTable.begin')}
      </Button>
    </form>
  );
}
