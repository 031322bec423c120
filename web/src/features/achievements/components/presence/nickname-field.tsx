import { nicknameLength } from '@navor/contract/choices';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';

type NicknameFieldProps = { value: string; error: string | undefined };

export function NicknameField({ value, error }: NicknameFieldProps) {
  const { t } = useTranslation('leaderboard');
  return (
    <Field label={t('nickname.label')} help={t('nickname.help', nicknameLength)} error={error} isRequired>
      <Input
        name="nickname"
        autoComplete="nickname"
        spellCheck={false}
        maxLength={nicknameLength.max}
        defaultValue={value}
        className="max-w-xs"
      />
    </Field>
  );
}
