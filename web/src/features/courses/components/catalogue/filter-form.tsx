import type { Catalogue } from '@navor/contract';
import { courseDurations, courseLevels, courseSorts, tiers } from '@navor/contract/choices';
import { languages } from '@navor/contract/languages';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { type Asked, countFilters } from './filters.ts';
import { useFilterForm } from './use-filter-form.ts';
import { useFilterLabels } from './use-filter-labels.ts';

type FilterFormProps = { path: string; asked: Asked; themes: Catalogue['themes'] };

/** An ordinary form whose answer is an address, so that what was found can be kept and sent to somebody. */
export function FilterForm({ path, asked, themes }: FilterFormProps) {
  const { t } = useTranslation('courses');
  const form = useFilterForm(path, asked);
  const labels = useFilterLabels(themes);
  const { filters, sort } = asked;
  return (
    // A browser that fills in an earlier choice by itself would contradict the address.
    <Form
      {...form}
      action={path}
      role="search"
      aria-label={t('filters.label')}
      autoComplete="off"
      className="@container"
    >
      <Fold count={countFilters(filters)}>
        <div className="grid gap-3 @xs:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-6">
          <FilterSelect
            name="theme"
            label={t('filters.theme')}
            every={t('filters.everyTheme')}
            value={filters.theme}
            choices={themes.map(({ id, title, course_count }) => [id, `${title} (${course_count})`])}
          />
          <FilterSelect
            name="level"
            label={t('filters.level')}
            every={t('filters.everyLevel')}
            value={filters.level}
            choices={courseLevels.map((level) => [level, labels.level(level)])}
          />
          <FilterSelect
            name="language"
            label={t('filters.language')}
            every={t('filters.everyLanguage')}
            value={filters.language}
            choices={languages.map((language) => [language, labels.language(language)])}
          />
          <FilterSelect
            name="access"
            label={t('filters.access')}
            every={t('filters.everyAccess')}
            value={filters.access}
            choices={tiers.map((tier) => [tier, labels.access(tier)])}
          />
          <FilterSelect
            name="duration"
            label={t('filters.duration')}
            every={t('filters.everyDuration')}
            value={filters.duration}
            choices={courseDurations.map((duration) => [duration, labels.duration(duration)])}
          />
          <FilterSelect
            name="sort"
            label={t('filters.sort')}
            value={sort}
            choices={courseSorts.map((one) => [one, t(`sorts.${one}`)])}
          />
        </div>
        <div className="mt-3 hidden noscript:block">
          <Button type="submit" variant="secondary">
            {t('filters.apply')}
          </Button>
        </div>
      </Fold>
    </Form>
  );
}

/**
 * Folded on phones, where the fields would push the courses off the screen. Wider screens show what is inside of it
 * folded or not; a browser that cannot do so keeps the fold there too.
 */
function Fold({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('courses');
  // Only at first: the fold would close under the hands of who takes the last filter back.
  const [isOpen] = useState(count > 0);
  return (
    <details open={isOpen} className="group sm:details-content:[content-visibility:visible]">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-md border border-line-strong bg-surface px-4 font-medium text-sm hover:bg-action-soft group-open:mb-4 sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
        {count > 0 ? t('filters.foldChosen', { number: count }) : t('filters.fold')}
      </summary>
      {children}
    </details>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  /** The choice that leaves everything in. */
  every?: string;
  value: string | undefined;
  choices: [value: string, label: string][];
};

function FilterSelect({ name, label, every, value, choices }: FilterSelectProps) {
  return (
    <Field label={label}>
      <NativeSelect name={name} defaultValue={value ?? ''}>
        {every && <option value="">{every}</option>}
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
