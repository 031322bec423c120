import { defaultLanguage, type Language } from '@navor/languages';
import type { ShortText } from '@navor/questions/types/short-text/shape.ts';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ByLanguage } from '../../editing/by-language.tsx';
import type { FieldAt } from '../../editing/editing-props.ts';
import { messagesOf } from '../../editing/field-problems.tsx';
import { linesNotation } from '../../editing/notations.ts';
import { missingLanguages } from '../../editing/translated-text.ts';
import { useDraftText } from '../../editing/use-draft-text.ts';

type Accepted = ShortText['source']['accepted'];
type AcceptedEditorProps = Pick<FieldAt, 'id' | 'problems'> & {
  accepted: Accepted;
  onChange: (accepted: Accepted) => void;
};

/** What counts as right, a variant a line. */
export function AcceptedEditor({ id, problems, accepted, onChange }: AcceptedEditorProps) {
  const { t } = useTranslation('quiz-editing');
  return (
    <ByLanguage
      id={id}
      place={['accepted']}
      problems={problems}
      legend={t('shortText.accepted')}
      help={t('shortText.acceptedHelp')}
      missing={missingLanguages(accepted)}
    >
      {(language, label) => (
        <VariantsField
          label={label}
          language={language}
          variants={accepted[language] ?? []}
          messages={messagesAt(problems, language, accepted)}
          onChange={(variants) => onChange(withVariants(accepted, language, variants))}
        />
      )}
    </ByLanguage>
  );
}

type VariantsFieldProps = {
  label: ReactNode;
  language: Language;
  variants: string[];
  messages: string[];
  onChange: (variants: string[]) => void;
};

function VariantsField({ label, language, variants, messages, onChange }: VariantsFieldProps) {
  const { text, setText } = useDraftText(variants, linesNotation);
  return (
    <Field label={label} error={messagesOf(messages)} isRequired={language === defaultLanguage}>
      <Textarea
        lang={language}
        value={text}
        rows={3}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(linesNotation.parse(event.currentTarget.value));
        }}
      />
    </Field>
  );
}

/** All variants share one field, so theirs stand with it. */
function messagesAt(problems: FieldAt['problems'], language: Language, accepted: Accepted): string[] {
  const ofVariants = (accepted[language] ?? []).flatMap((_, at) => problems(['accepted', language, at]));
  return [...problems(['accepted', language]), ...ofVariants];
}

function withVariants(accepted: Accepted, language: Language, variants: string[]): Accepted {
  if (language === defaultLanguage) return { ...accepted, [defaultLanguage]: variants };
  const { [language]: _, ...others } = accepted;
  return variants.length === 0 ? others : { ...others, [language]: variants };
}
