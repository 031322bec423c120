import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { BlockForm } from './block-form.tsx';
import type { BlockFormProps } from './block-kinds.ts';
import { callOutKinds, callOutText } from './block-texts.ts';

export function CallOutForm({ selected, onInsert }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  return (
    <BlockForm
      onSubmit={(value) => {
        const kind = callOutKinds.find((each) => each === value('kind')) ?? 'note';
        onInsert(callOutText({ kind, title: value('title'), inside: selected.trim() }));
      }}
    >
      <Field label={t('callOut.kind')}>
        <NativeSelect name="kind">
          {callOutKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`callOut.kinds.${kind}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('callOut.name')} help={t('callOut.nameHelp')}>
        <Input name="title" maxLength={200} />
      </Field>
    </BlockForm>
  );
}
