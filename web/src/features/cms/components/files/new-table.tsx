import { idFrom } from '@navor/contract/content-ids';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useNavigate } from 'react-router';

/** Begins a table of data without a file that was made elsewhere. */
export function NewTable({ itemId }: { itemId: string }) {
  const { t } = useTranslation('cms-files');
  const navigate = useNavigate();
  const [isNameless, setNameless] = useState(false);
  return (
    <form
      className="flex max-w-xl flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const name = idFrom(String(new FormData(event.currentTarget).get('name') ?? ''));
        setNameless(!name);
        if (name) void navigate(href('/dashboard/cms/library/:itemId/tables/:name', { itemId, name }));
      }}
    >
      <div className="min-w-0 grow">
        <Field label={t('newTable.name')} error={isNameless ? t('newTable.needs') : undefined} isRequired>
          <Input name="name" required maxLength={60} autoComplete="off" onChange={() => setNameless(false)} />
        </Field>
      </div>
      {/* Beside the field, whatever is told below it. */}
      <Button type="submit" variant="secondary" className="mt-6.5">
        {t('newTable.begin')}
      </Button>
    </form>
  );
}
