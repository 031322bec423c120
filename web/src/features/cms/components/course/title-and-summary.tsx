import { longestSummary, longestTitle } from '@navor/contract/choices';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';

type TitleAndSummaryProps = { of: 'module' | 'lesson'; errorOf: (name: string) => string | undefined };

/** The fields that a new part of a course cannot begin without. */
export function TitleAndSummary({ of, errorOf }: TitleAndSummaryProps) {
  const { t } = useTranslation('cms-courses');
  return (
    <>
      <Field label={t(`${of}.title`)} error={errorOf('title')} isRequired>
        <Input name="title" required maxLength={longestTitle} lang="sl" />
      </Field>
      <Field label={t(`${of}.summary`)} error={errorOf('summary')} isRequired>
        <Input name="summary" required maxLength={longestSummary} lang="sl" />
      </Field>
    </>
  );
}
