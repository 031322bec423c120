import { Checkbox } from '@navor/ui/checkbox.tsx';
import { Chips } from '@navor/ui/chips.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { RadioGroup, RadioGroupItem } from '@navor/ui/radio-group.tsx';
import { Select } from '@navor/ui/select.tsx';
import { Switch } from '@navor/ui/switch.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GallerySpecimen, GalleryThemePair } from './gallery-theme-pair.tsx';

export function GalleryForms() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryThemePair id="forms" title={t('forms.title')}>
      <GallerySpecimen name="field, input, textarea">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('forms.name')} isRequired>
            <Input autoComplete="off" placeholder={t('forms.namePlaceholder')} />
          </Field>
          <Field label={t('forms.email')} error={t('forms.emailError')} isRequired>
            <Input type="email" autoComplete="off" defaultValue="ana.kovac@" />
          </Field>
          <Field label={t('forms.moment')} help={t('forms.momentHelp')}>
            <Input inputMode="decimal" defaultValue="75" suffix="N m" className="font-mono" />
          </Field>
          <Field label={t('forms.plan')} help={t('forms.planHelp')}>
            <Input disabled defaultValue="Premium" />
          </Field>
          <Field label={t('forms.search')} isLabelHidden className="sm:col-span-2">
            <Input type="search" icon={<Search />} placeholder={t('forms.search')} />
          </Field>
          <Field label={t('forms.question')} className="sm:col-span-2">
            <Textarea defaultValue={t('forms.questionValue')} />
          </Field>
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="chips">
        <Chips
          legend={t('forms.field')}
          name="gallery-subjects"
          choice="many"
          chosen={['statics']}
          chips={(['statics', 'strength', 'circuits', 'drives'] as const).map((subject) => ({
            value: subject,
            label: t(`forms.${subject}`),
          }))}
        />
      </GallerySpecimen>
      <GallerySpecimen name="select, native-select">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('forms.field')}>
            <Select
              options={[
                {
                  label: t('forms.mechanics'),
                  options: [
                    { value: 'statics', label: t('forms.statics') },
                    { value: 'strength', label: t('forms.strength') },
                  ],
                },
                {
                  label: t('forms.electrics'),
                  options: [
                    { value: 'circuits', label: t('forms.circuits') },
                    { value: 'drives', label: t('forms.drives'), isDisabled: true },
                  ],
                },
              ]}
            />
          </Field>
          <Field label={t('forms.language')} error={t('forms.languageError')}>
            <NativeSelect defaultValue="sl">
              <option value="sl">Slovenščina</option>
              <option value="en">English</option>
              <option value="de">Deutsch</option>
            </NativeSelect>
          </Field>
        </div>
      </GallerySpecimen>
      <GalleryChoices />
    </GalleryThemePair>
  );
}

function GalleryChoices() {
  const { t } = useTranslation('gallery');
  return (
    <GallerySpecimen name="checkbox, radio-group, switch">
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-4">
          <Field layout="inline" label={t('forms.reminders')} help={t('forms.remindersHelp')}>
            <Checkbox defaultChecked />
          </Field>
          <Field layout="inline" label={t('forms.allLessons')}>
            <Checkbox checked="indeterminate" />
          </Field>
          <Field layout="inline" label={t('forms.terms')} error={t('forms.termsError')} isRequired>
            <Checkbox />
          </Field>
          <Field layout="inline" label={t('forms.locked')}>
            <Checkbox disabled />
          </Field>
          <Field layout="inline" label={t('forms.darkTheme')}>
            <Switch defaultChecked />
          </Field>
          <Field layout="inline" label={t('forms.sounds')}>
            <Switch />
          </Field>
          <Field layout="inline" label={t('forms.locked')}>
            <Switch disabled />
          </Field>
        </div>
        <Field label={t('forms.pace')}>
          <RadioGroup defaultValue="steady">
            <RadioGroupItem value="calm" label={t('forms.calm')} help={t('forms.calmHelp')} />
            <RadioGroupItem value="steady" label={t('forms.steady')} help={t('forms.steadyHelp')} />
            <RadioGroupItem value="intense" label={t('forms.intense')} isDisabled />
          </RadioGroup>
        </Field>
      </div>
    </GallerySpecimen>
  );
}
