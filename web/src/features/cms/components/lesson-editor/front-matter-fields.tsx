import { longestSummary, longestTitle } from '@navor/contract/choices';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useState } from 'react';
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
      <Field label={t('fields.title')} isRequired>
        <Input
          lang={language}
          readOnly={isReadOnly}
          maxLength={longestTitle}
          value={front.title}
          onChange={(event) => onChange({ ...front, title: event.currentTarget.value })}
        />
      </Field>
      <KeywordsField {...{ front, language, isReadOnly, onChange }} />
      <Field label={t('fields.summary')} help={t('fields.summaryHelp')} isRequired className="md:col-span-2">
        <Textarea
          lang={language}
          readOnly={isReadOnly}
          rows={2}
          maxLength={longestSummary}
          value={front.summary}
          onChange={(event) => onChange({ ...front, summary: event.currentTarget.value })}
        />
      </Field>
    </div>
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
