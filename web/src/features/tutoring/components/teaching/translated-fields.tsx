import { tutorLimits } from '@navor/contract/choices';
import { type Language, languageNames, languages } from '@navor/languages';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { DescriptionField } from '#screen/descriptions/description-field.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';

type TranslatedFieldsProps = {
  name: 'headline' | 'bio';
  texts: Record<Language, string>;
  state: IntentState;
  isLong?: boolean;
};

/** One text in each language; one of them is enough. */
export function TranslatedFields({
  name,
  texts,
  state: { values, fieldError },
  isLong = false,
}: TranslatedFieldsProps) {
  const { t } = useTranslation('teaching');
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-medium">{t(`profile.${name}`)}</legend>
      <p className="text-muted text-sm">{t(`profile.${name}Help`)}</p>
      {languages.map((language, index) => {
        const field = `${name}.${language}`;
        const common = {
          name: field,
          lang: language,
          maxLength: tutorLimits[name],
          defaultValue: values[field] ?? texts[language],
        };
        return (
          <Field
            key={language}
            label={t('profile.inLanguage', { label: t(`profile.${name}`), language: languageNames[language] })}
            // That some text is missing is said once, at the first.
            error={fieldError(field) ?? (index === 0 ? fieldError(name) : undefined)}
          >
            {isLong ? <DescriptionField {...common} /> : <Input {...common} />}
          </Field>
        );
      })}
    </fieldset>
  );
}
