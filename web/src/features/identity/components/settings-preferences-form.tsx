import type { Profile } from '@navor/contract';
import { notificationKinds, themes, weeklyGoalHours } from '@navor/contract/choices';
import { languageNames, languages } from '@navor/languages';
import { Card } from '@navor/ui/card.tsx';
import { Chips } from '@navor/ui/chips.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import type { Preferences } from '#platform/preferences.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { type IntentState, useIntent } from '#screen/forms/intent-form.tsx';
import { NativeCheckbox } from '#screen/forms/native-checkbox.tsx';
import type { TimeZoneRegion } from '#screen/time-zones/time-zone-regions.ts';
import { SettingsForm } from './settings-form.tsx';
import { TimeZoneField } from './settings-time-zone.tsx';

type PreferencesAnswer = IntentAnswer<{ 'save-preferences': () => Promise<Profile> }>;

type PreferencesFormProps = {
  profile: Profile | null;
  preferences: Preferences;
  regions: TimeZoneRegion[];
  now: Date;
  answer: PreferencesAnswer | undefined;
};

export function PreferencesForm({ profile, preferences, regions, now, answer }: PreferencesFormProps) {
  const { t } = useTranslation('settings');
  const form = useIntent(answer, 'save-preferences');
  useShowChosenLanguage(form);
  const { values, fieldError } = form;
  const muted: readonly string[] = profile?.muted_notifications ?? [];
  const notify = values.notify?.split(' ') ?? notificationKinds.filter((kind) => !muted.includes(kind));
  return (
    <Card className="p-4 md:p-6">
      <SettingsForm state={form} submitLabel={t('save')} savedText={t('saved')}>
        {/* Keyed by what this browser shows, since the menus of the header change it too. */}
        <Chips
          key={`language-${preferences.language}`}
          legend={t('language.label')}
          help={t('language.help')}
          error={fieldError('language')}
          name="language"
          choice="one"
          chips={languages.map((language) => ({ value: language, label: languageNames[language], lang: language }))}
          chosen={[values.language ?? preferences.language]}
        />
        <Chips
          key={`theme-${preferences.theme}`}
          legend={t('theme.label')}
          error={fieldError('theme')}
          name="theme"
          choice="one"
          chips={themes.map((theme) => ({ value: theme, label: t(`theme.${theme}`) }))}
          chosen={[values.theme ?? preferences.theme]}
        />
        <TimeZoneField
          regions={regions}
          chosen={values.time_zone ?? profile?.time_zone ?? ''}
          deviceZone={preferences.timeZone}
          now={now}
          error={fieldError('time_zone')}
        />
        <Field
          label={t('weeklyGoal.label')}
          help={t('weeklyGoal.help')}
          error={fieldError('weekly_goal_hours') && t('weeklyGoal.error')}
        >
          <Input
            name="weekly_goal_hours"
            type="number"
            inputMode="numeric"
            step={1}
            min={weeklyGoalHours.min}
            max={weeklyGoalHours.max}
            suffix={t('weeklyGoal.unit')}
            defaultValue={values.weekly_goal_hours ?? profile?.weekly_goal_hours ?? weeklyGoalHours.default}
            className="tabular max-w-40"
          />
        </Field>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium text-sm">{t('notifications.label')}</legend>
          {notificationKinds.map((kind) => (
            <Field
              key={kind}
              layout="inline"
              label={t(`notifications.${kind}.label`)}
              help={t(`notifications.${kind}.help`)}
            >
              <NativeCheckbox name="notify" value={kind} defaultChecked={notify.includes(kind)} />
            </Field>
          ))}
          <p className="max-w-reading text-muted text-sm">{t('notifications.always')}</p>
        </fieldset>
      </SettingsForm>
    </Card>
  );
}

/** The choice is this browser's too, and what was saved is said in the language that was chosen. */
function useShowChosenLanguage({ result, timesDone }: IntentState<Profile>): void {
  const { i18n } = useTranslation();
  const { language, setLanguage } = useLanguageContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a success changes the language, and each only once.
  useEffect(() => {
    if (!result) return;
    const isShown = result.language === language ? Promise.resolve() : setLanguage(result.language);
    void isShown.then(() => toast({ tone: 'ok', title: i18n.t('settings:saved') }));
  }, [timesDone]);
}
