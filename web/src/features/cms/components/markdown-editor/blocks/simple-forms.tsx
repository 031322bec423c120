import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { BlockForm } from './block-form.tsx';
import type { BlockFormProps } from './block-kinds.ts';
import { codeText, formulaBlockText, tableText } from './block-texts.ts';

export function TableForm({ onInsert }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  return (
    <BlockForm onSubmit={(value) => onInsert(tableText(Number(value('columns')), Number(value('rows'))))}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('table.columns')} isRequired>
          <Input name="columns" type="number" inputMode="numeric" min={1} max={12} defaultValue={3} required />
        </Field>
        <Field label={t('table.rows')} isRequired>
          <Input name="rows" type="number" inputMode="numeric" min={1} max={60} defaultValue={3} required />
        </Field>
      </div>
    </BlockForm>
  );
}

/** Those that the page can colour. */
const codeLanguages = [
  'python',
  'c',
  'cpp',
  'javascript',
  'typescript',
  'matlab',
  'sql',
  'bash',
  'html',
  'css',
  'json',
];

export function CodeForm({ selected, onInsert }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  return (
    <BlockForm onSubmit={(value) => onInsert(codeText(value('language'), selected))}>
      <Field label={t('code.language')}>
        <NativeSelect name="language">
          {codeLanguages.map((language) => (
            <option key={language}>{language}</option>
          ))}
          <option value="text">{t('code.plain')}</option>
        </NativeSelect>
      </Field>
    </BlockForm>
  );
}

export function FormulaBlockForm({ onInsert }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  return (
    <BlockForm onSubmit={(value) => onInsert(formulaBlockText(value('label')))}>
      <Field label={t('formula.label')} help={t('formula.labelHelp')}>
        <Input name="label" pattern="[a-z0-9]+(-[a-z0-9]+)*" maxLength={60} spellCheck={false} autoCapitalize="none" />
      </Field>
    </BlockForm>
  );
}
