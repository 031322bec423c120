import type { Presence } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { useTranslation } from 'react-i18next';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';
import { NativeCheckbox } from '#screen/forms/native-checkbox.tsx';
import { NicknameField } from './nickname-field.tsx';
import { nothingShown, profileParts } from './presence-values.ts';

type VisibilityFormProps = { presence: Presence | null; state: IntentState };

/** Everything is off until it is ticked; the parts count only while the profile is public. */
export function VisibilityForm({ presence, state }: VisibilityFormProps) {
  const { t } = useTranslation('leaderboard');
  const { values, fieldError, formError, refusal, intent, isBusy } = state;
  const shown = presence ?? nothingShown;
  const on = values.on?.split(' ') ?? [
    ...(shown.is_on_leaderboard ? ['leaderboard'] : []),
    ...(shown.is_profile_public ? ['profile'] : []),
  ];
  const parts = values.shows?.split(' ') ?? profileParts.filter((part) => shown[`shows_${part}`]);
  return (
    <ActionForm answer={refusal} preventScrollReset className="grid gap-6">
      <input type="hidden" name="intent" value={intent} />
      {formError && <Alert tone="danger">{formError}</Alert>}
      <NicknameField value={values.nickname ?? presence?.nickname ?? ''} error={fieldError('nickname')} />
      {(['leaderboard', 'profile'] as const).map((name) => (
        <Field
          key={name}
          layout="inline"
          label={t(`visibility.${name}.label`)}
          help={t(`visibility.${name}.help`)}
          className="max-w-reading"
        >
          <NativeCheckbox name="on" value={name} defaultChecked={on.includes(name)} />
        </Field>
      ))}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium text-sm">{t('visibility.parts.label')}</legend>
        {profileParts.map((part) => (
          <Field
            key={part}
            layout="inline"
            label={t(`visibility.parts.${part}`)}
            help={part === 'certificates' ? t('visibility.parts.certificatesHelp') : undefined}
          >
            <NativeCheckbox name="shows" value={part} defaultChecked={parts.includes(part)} />
          </Field>
        ))}
      </fieldset>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('visibility.save')}
      </Button>
    </ActionForm>
  );
}
