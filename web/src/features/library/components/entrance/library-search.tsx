import { searchLength } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, href } from 'react-router';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';

/** Leads to the search over everything, with the library chosen. */
export function LibrarySearch() {
  const { t } = useTranslation('library');
  const path = useIsInDashboard() ? href('/dashboard/search') : href('/search');
  return (
    <Form action={path} role="search" aria-label={t('search.label')} className="flex max-w-2xl flex-wrap gap-2">
      <input type="hidden" name="kind" value="library" />
      <Field label={t('search.label')} isLabelHidden className="min-w-0 grow basis-60">
        <Input
          type="search"
          name="q"
          required
          icon={<Search aria-hidden />}
          placeholder={t('search.placeholder')}
          maxLength={searchLength.max}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      <Button type="submit" className="grow sm:grow-0">
        {t('search.submit')}
      </Button>
    </Form>
  );
}
