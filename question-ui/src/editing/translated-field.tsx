import { defaultLanguage, type Translated } from '@navor/languages';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ByLanguage } from './by-language.tsx';
import { type FieldAt, fieldId } from './editing-props.ts';
import { messagesOf } from './field-problems.tsx';
import { MarkdownArea } from './markdown-area.tsx';
import { missingLanguages, noText, withText } from './translated-text.ts';

type TranslatedFieldProps = FieldAt & {
  label: string;
  help?: ReactNode;
  value: Translated;
  onChange: (value: Translated) => void;
  /** A line is one paragraph; it grows with its text as blocks do. */
  kind?: 'line' | 'blocks';
};

/** A Markdown text in all languages. */
export function TranslatedField({ label, help, value, onChange, kind = 'line', ...field }: TranslatedFieldProps) {
  return (
    <ByLanguage {...field} legend={label} help={help} missing={missingLanguages(value)}>
      {(language, languageLabel) => (
        <Field
          label={languageLabel}
          error={messagesOf(field.problems([...field.place, language]))}
          isRequired={language === defaultLanguage}
        >
          <MarkdownArea
            language={language}
            value={value[language] ?? ''}
            kind={kind}
            onType={(text) => onChange(withText(value, language, text))}
          />
        </Field>
      )}
    </ByLanguage>
  );
}

type OptionalTranslatedFieldProps = Omit<TranslatedFieldProps, 'value' | 'onChange'> & {
  addLabel: string;
  removeLabel: string;
  value: Translated | undefined;
  onChange: (value: Translated | undefined) => void;
};

/** A text that need not be there. */
export function OptionalTranslatedField({
  addLabel,
  removeLabel,
  value,
  onChange,
  ...field
}: OptionalTranslatedFieldProps) {
  if (!value) {
    return (
      <div id={fieldId(field.id, field.place)} className="scroll-mt-6">
        <Button variant="ghost" size="sm" onClick={() => onChange(noText)}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <div className="w-full min-w-0">
        <TranslatedField {...field} value={value} onChange={onChange} />
      </div>
      <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
        {removeLabel}
      </Button>
    </div>
  );
}
