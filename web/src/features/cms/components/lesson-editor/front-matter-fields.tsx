import { longestSummary, longestTitle } from '@navor/contract/choices';
import { Field, type FieldProps } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrontMatter } from './front-matter.ts';

type FrontMatterFieldsProps = {
  front: FrontMatter;
  language: string;
  isReadOnly: boolean;
  onChange: (front: FrontMatter) => void;
};

/** What stands above a lesson's text, and the words it is found by. */
export function FrontMatterFields({ front, language, isReadOnly, onChange }: FrontMatterFieldsProps) {
  const { t } = useTranslation('cms-lesson');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <RequiredText
        label={t('fields.title')}
        {...{ language, isReadOnly }}
        maxLength={longestTitle}
        value={front.title}
        onChange={(title) => onChange({ ...front, title })}
      />
      <KeywordsField {...{ front, language, isReadOnly, onChange }} />
      <RequiredText
        label={t('fields.summary')}
        help={t('fields.summaryHelp')}
        className="md:col-span-2"
        {...{ language, isReadOnly }}
        rows={2}
        maxLength={longestSummary}
        value={front.summary}
        onChange={(summary) => onChange({ ...front, summary })}
      />
    </div>
  );
}

type RequiredTextProps = Pick<FieldProps, 'label' | 'help' | 'className'> & {
  language: string;
  isReadOnly: boolean;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  rows?: number;
};

/** Emptied, it says that it is required; the text is then as it was before the field was written in, not without it. */
function RequiredText({ language, isReadOnly, value, onChange, maxLength, rows, ...field }: RequiredTextProps) {
  const { t } = useTranslation('errors');
  const before = useRef(value);
  /** The value that the emptied field stands for, until another one comes in. */
  const [emptied, setEmptied] = useState<string | null>(null);
  const isEmptied = emptied === value;
  const control = {
    lang: language,
    readOnly: isReadOnly,
    maxLength,
    value: isEmptied ? '' : value,
    onFocus: () => {
      before.current = value;
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const isEmpty = currentTarget.value.trim() === '';
      setEmptied(isEmpty ? before.current : null);
      onChange(isEmpty ? before.current : currentTarget.value);
    },
  };
  return (
    <Field {...field} isRequired error={isEmptied ? t('field.required') : undefined}>
      {rows ? <Textarea {...control} rows={rows} /> : <Input {...control} />}
    </Field>
  );
}

/** Typed with commas between; what is typed stays until another text comes in. */
function KeywordsField({ front, language, isReadOnly, onChange }: FrontMatterFieldsProps) {
  const { t } = useTranslation('cms-lesson');
  const [typed, setTyped] = useState(front.keywords.join(', '));
  const words = keywordsIn(typed);
  const shown = words.join('\n') === front.keywords.join('\n') ? typed : front.keywords.join(', ');
  return (
    <Field label={t('fields.keywords')} help={t('fields.keywordsHelp')}>
      <Input
        lang={language}
        readOnly={isReadOnly}
        value={shown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange({ ...front, keywords: keywordsIn(event.currentTarget.value) });
        }}
      />
    </Field>
  );
}

function keywordsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
