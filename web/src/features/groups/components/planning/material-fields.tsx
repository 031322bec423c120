import { groupSessionLength, mostMaterials } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Material, sentPlaceOf } from './read-session-form.ts';

type MaterialFieldsProps = { materials: readonly Material[]; errorOf: (path: string) => string | undefined };

/** Rows of titles and addresses, always one more than there are; a row that is emptied is gone. */
export function MaterialFields({ materials, errorOf }: MaterialFieldsProps) {
  const { t } = useTranslation('groups');
  const [count, setCount] = useState(Math.min(materials.length + 1, mostMaterials));
  const error = (index: number, field: keyof Material) =>
    errorOf(`materials.${sentPlaceOf(materials, index)}.${field}`);
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium text-sm">{t('planning.materials')}</legend>
      <p className="text-muted text-sm">{t('planning.materialsHelp')}</p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end.
        <div key={index} className="grid gap-3 sm:grid-cols-2">
          <Field label={t('planning.materialTitle', { number: index + 1 })} error={error(index, 'title')}>
            <Input
              name="material_title"
              defaultValue={materials[index]?.title}
              maxLength={groupSessionLength.materialTitle}
            />
          </Field>
          <Field label={t('planning.materialUrl', { number: index + 1 })} error={error(index, 'url')}>
            <Input name="material_url" defaultValue={materials[index]?.url} inputMode="url" autoCapitalize="none" />
          </Field>
        </div>
      ))}
      {count < mostMaterials && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start noscript:hidden"
          onClick={() => setCount(count + 1)}
        >
          <Plus aria-hidden />
          {t('planning.addMaterial')}
        </Button>
      )}
    </fieldset>
  );
}
