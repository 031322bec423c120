import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockForm } from './block-form.tsx';
import type { BlockFormProps } from './block-kinds.ts';
import { columnsIn, dataTableText } from './data-table-text.ts';
import { FileField } from './file-field.tsx';
import { UploadButton } from './upload-button.tsx';

/** Numbers stand in a file that all languages share; what its columns are called is part of each text. */
export function DataTableForm({ files, sendFile, onInsert }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  const [path, setPath] = useState('');
  const [columns, setColumns] = useState('');
  const take = async (sentPath: string, file: File) => {
    setPath(sentPath);
    setColumns(columnsIn(await file.text()).join(', '));
  };
  return (
    <BlockForm onSubmit={(value) => onInsert(dataTableText({ path: path.trim(), caption: value('caption'), columns }))}>
      <FileField
        name="path"
        label={t('dataTable.path')}
        help={t('dataTable.pathHelp')}
        files={files.filter((file) => file.endsWith('.csv'))}
        isRequired
        value={path}
        onChange={setPath}
      />
      {sendFile && (
        <UploadButton accept=".csv,text/csv" sendFile={sendFile} onSent={(sent, file) => void take(sent, file)} />
      )}
      <Field label={t('dataTable.caption')} isRequired>
        <Input name="caption" required maxLength={300} />
      </Field>
      <Field label={t('dataTable.columns')} help={t('dataTable.columnsHelp')} isRequired>
        <Input
          required
          value={columns}
          className="font-mono"
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => setColumns(event.currentTarget.value)}
        />
      </Field>
    </BlockForm>
  );
}
