import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { FilterSelect } from './filter-select.tsx';
import { useIsWorthFiltering } from './use-is-worth-filtering.ts';

type ListSearchProps = {
  /** Says what is searched by. */
  label: string;
  search: string | undefined;
  filter: ComponentProps<typeof FilterSelect>;
  submitLabel: string;
  /** How much was found. */
  total: number;
};

/** Sent as an address, so that what was found can be kept and sent to somebody. A short list needs none. */
export function ListSearch({ label, search, filter, submitLabel, total }: ListSearchProps) {
  const isShown = useIsWorthFiltering(total, Boolean(search || filter.value));
  if (!isShown) return null;
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      <Field label={label} className="grow basis-60">
        <Input name="search" type="search" key={search} defaultValue={search} maxLength={100} />
      </Field>
      <div className="grow basis-44 sm:grow-0">
        <FilterSelect key={filter.value} {...filter} />
      </div>
      <Button type="submit" variant="secondary">
        {submitLabel}
      </Button>
    </Form>
  );
}
