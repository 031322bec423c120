import type { OwnTutorProfile } from '@navor/contract';
import { tutoringLanguages, tutorLimits } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Chips } from '@navor/ui/chips.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';
import { eurosTyped } from '#screen/money-field.ts';
import { TranslatedFields } from './translated-fields.tsx';

type ProfileFormProps = {
  profile: OwnTutorProfile;
  themes: readonly { id: string; title: string }[];
  state: IntentState;
};

export function ProfileForm({ profile, themes, state }: ProfileFormProps) {
  const { t } = useTranslation(['teaching', 'tutoring']);
  const format = useFormatter();
  const { language } = useLanguageContext();
  const { values, fieldError } = state;
  const { min, max } = tutorLimits.centsPerHour;
  const prices = { min: format.price(min), max: format.price(max) };
  const euros = profile.cents_per_hour === null ? '' : eurosTyped(profile.cents_per_hour, language);
  const chosen = (name: 'subjects' | 'languages') => values[name]?.split(' ') ?? profile[name];
  return (
    <Card className="p-4 md:p-6">
      <ActionForm answer={state.refusal} preventScrollReset className="grid gap-8">
        <input type="hidden" name="intent" value={state.intent} />
        {state.formError && <Alert tone="danger">{state.formError}</Alert>}
        <TranslatedFields name="headline" texts={profile.headline} state={state} />
        <TranslatedFields name="bio" texts={profile.bio} state={state} isLong />
        <Chips
          legend={t('profile.subjects')}
          help={t('profile.subjectsHelp')}
          error={fieldError('subjects') && t('profile.subjectsError')}
          name="subjects"
          choice="many"
          chips={themes.map(({ id, title }) => ({ value: id, label: title }))}
          chosen={chosen('subjects')}
        />
        <Chips
          legend={t('profile.languages')}
          error={fieldError('languages') && t('profile.languagesError')}
          name="languages"
          choice="many"
          chips={tutoringLanguages.map((spoken) => ({
            value: spoken,
            label: t(`tutoring:languages.${spoken}`),
          }))}
          chosen={chosen('languages')}
        />
        <Field
          label={t('profile.price')}
          help={t('profile.priceHelp', prices)}
          error={fieldError('cents_per_hour') && t('profile.priceError', prices)}
        >
          <Input
            name="price"
            inputMode="decimal"
            suffix="€"
            defaultValue={values.price ?? euros}
            className="tabular max-w-40"
          />
        </Field>
        <Field label={t('profile.meeting')} help={t('profile.meetingHelp')} error={fieldError('meeting_url')}>
          <Input
            name="meeting_url"
            type="url"
            inputMode="url"
            maxLength={500}
            defaultValue={values.meeting_url ?? profile.meeting_url ?? ''}
          />
        </Field>
        <p className="text-muted text-sm">
          {t('profile.picture')} <TextLink to={href('/dashboard/profile')}>{t('profile.toPicture')}</TextLink>
        </p>
        <Button type="submit" isBusy={state.isBusy} className="justify-self-start">
          {t('save')}
        </Button>
      </ActionForm>
    </Card>
  );
}
