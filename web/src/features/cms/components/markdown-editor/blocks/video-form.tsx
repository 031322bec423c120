import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockForm } from './block-form.tsx';
import type { BlockFormProps } from './block-kinds.ts';
import { videoText } from './block-texts.ts';
import { FileField } from './file-field.tsx';

const kinds = { src: /\.(mp4|webm)$/, captions: /\.vtt$/, poster: /\.(webp|png|jpe?g)$/ };

/** Captions are asked for as well: who cannot hear the video reads it. */
export function VideoForm({ files, onInsert }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  const [paths, setPaths] = useState({ src: '', captions: '', poster: '' });
  const field = (name: keyof typeof kinds, isRequired: boolean) => (
    <FileField
      name={name}
      label={t(`video.${name}`)}
      files={files.filter((file) => kinds[name].test(file))}
      isRequired={isRequired}
      value={paths[name]}
      onChange={(path) => setPaths((before) => ({ ...before, [name]: path }))}
    />
  );
  return (
    <BlockForm onSubmit={(value) => onInsert(videoText({ ...paths, description: value('description') }))}>
      {field('src', true)}
      <Field label={t('video.description')} isRequired>
        <Input name="description" required maxLength={300} />
      </Field>
      {field('captions', true)}
      {field('poster', false)}
    </BlockForm>
  );
}
