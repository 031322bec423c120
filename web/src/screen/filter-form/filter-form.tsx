import { Button } from '@navor/ui/button.tsx';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FilterFold } from './filter-fold.tsx';
import { type FilterNotation, useFilterForm } from './use-filter-form.ts';
import { useIsWorthFiltering } from './use-is-worth-filtering.ts';

type FilterFormProps<Asked> = {
  label: string;
  /** Where the list is. */
  path: string;
  asked: Asked;
  notation: FilterNotation<Asked>;
  /** What is asked for where nothing is narrowed yet, if the list is a named part of the one at `path`. */
  whole?: Asked | undefined;
  /** How much was found. */
  total: number;
  /** Also where few were found, because what is filtered by cannot be seen at a glance. */
  isAlwaysShown?: boolean;
  /** Where the fields are folded on phones: how many filters are chosen. */
  foldedCount?: number;
  /** Says the button that sends the form where no script does. */
  apply: string;
  children: ReactNode;
};

/**
 * An ordinary form whose answer is an address, so that what was found can be kept and sent to somebody. A short list has
 * none until its address narrows it. A screen that shows it names `filter-form` among its texts.
 */
export function FilterForm<Asked>(props: FilterFormProps<Asked>) {
  const { path, asked, notation, whole, total, isAlwaysShown = false } = props;
  const wholePath = whole === undefined ? path : notation.addressOf(path, whole);
  const isShown = useIsWorthFiltering(total, notation.addressOf(path, asked) !== wholePath);
  return isShown || isAlwaysShown ? <ShownForm {...props} /> : null;
}

function ShownForm<Asked>(props: FilterFormProps<Asked>) {
  const { label, path, asked, notation, foldedCount, apply, children } = props;
  const form = useFilterForm(path, asked, notation);
  const fields = (
    <>
      {children}
      <div className="mt-3 hidden noscript:block">
        <Button type="submit" variant="secondary">
          {apply}
        </Button>
      </div>
    </>
  );
  return (
    // A browser that fills in an earlier choice by itself would contradict the address.
    <Form {...form} action={path} role="search" aria-label={label} autoComplete="off" className="@container">
      {foldedCount === undefined ? fields : <FilterFold count={foldedCount}>{fields}</FilterFold>}
    </Form>
  );
}
