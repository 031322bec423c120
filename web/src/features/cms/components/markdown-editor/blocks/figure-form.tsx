import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockForm } from './block-form.tsx';
import type { BlockFormProps } from './block-kinds.ts';
import { figureText } from './block-texts.ts';
import { FileField } from './file-field.tsx';
import { UploadButton } from './upload-button.tsx';

const pictures = /\.(svg|png|jpe?g|webp|avif)$/;

export function FigureForm({ files, sendFile, onInsert }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  const [path, setPath] = useState('');
  return (
    <BlockForm
      onSubmit={(value) => onInsert(figureText({ path: path.trim(), alt: value('alt'), caption: value('caption') }))}
    >
      <FileField
        name="path"
        label={t('figure.path')}
        help={t('figure.pathHelp')}
        files={files.filter((file) => pictures.test(file))}
        isRequired
        value={path}
        onChange={setPath}
      />
      {sendFile && <UploadButton accept="image/*,.svg" sendFile={sendFile} onSent={setPath} />}
      <Field label={t('figure.alt')} help={t('figure.altHelp')} isRequired>
        <Input name="alt" required maxLength={500} />
      </Field>
      <Field label={t('figure.caption')} help={t('figure.captionHelp')}>
        <Input name="caption" maxLength={500} />
      </Field>
    </BlockForm>
  );
}
