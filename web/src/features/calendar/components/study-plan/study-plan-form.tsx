import type { StudyOutlook as Outlook, StudyPlan } from '@navor/contract';
import { studyPlanLimits } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { StudyHoursFields } from './study-hours-fields.tsx';
import { StudyOutlook } from './study-outlook.tsx';
import { type StudyPlanValues, valuesOf } from './study-plan-values.ts';
import { UnplacedNotice } from './unplaced-notice.tsx';

export type StudyPlanAnswer =
  | { kind: 'refused'; refusal: FormAnswer }
  | { kind: 'previewed'; outlook: Outlook; values: StudyPlanValues };

type StudyPlanFormProps = { plan: StudyPlan; offered: Outlook | null; answer: StudyPlanAnswer | undefined };

/** Chooses the hours, and shows what comes of them before it is saved. */
export function StudyPlanForm({ plan, offered, answer }: StudyPlanFormProps) {
  const { t } = useTranslation('study-plan');
  const format = useFormatter();
  const refusal = answer?.kind === 'refused' ? answer.refusal : undefined;
  const { formError, fieldError } = useAnswerTexts(refusal);
  const values = (answer?.kind === 'previewed' ? answer.values : refusal?.values) ?? valuesOf(plan.settings);
  const outlook = answer?.kind === 'previewed' ? answer.outlook : offered;
  const { state, formData } = useNavigation();
  const isSending = (intent: string) => state !== 'idle' && formData?.get('intent') === intent;
  const choices = (name: 'hours_per_week' | 'weeks' | 'minutes_per_day', { from, to, step = 1 }: Range) => ({
    name,
    defaultValue: values[name],
    // Another value from the server is to be seen, also where somebody has chosen before.
    key: `${name} ${values[name]}`,
    children: range({ from, to, step }).map((value) => (
      <option key={value} value={value}>
        {name === 'weeks'
          ? t('weeks.option', { count: value })
          : format.duration(name === 'minutes_per_day' ? value : value * 60)}
      </option>
    )),
  });
  const { hoursPerWeek, weeks, minutesPerDay } = studyPlanLimits;
  return (
    <ActionForm
      answer={refusal}
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)]"
    >
      <Card className="grid gap-5 p-4 md:p-6">
        {formError && <Alert tone="danger">{formError}</Alert>}
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('perWeek.label')} error={fieldError('hours_per_week')}>
            <NativeSelect {...choices('hours_per_week', { from: hoursPerWeek.min, to: hoursPerWeek.max })} />
          </Field>
          <Field label={t('weeks.label')} error={fieldError('weeks')}>
            <NativeSelect {...choices('weeks', { from: weeks.min, to: weeks.max })} />
          </Field>
        </div>
        <Field label={t('perDay.label')} help={t('perDay.help')} error={fieldError('minutes_per_day')}>
          <NativeSelect {...choices('minutes_per_day', { from: minutesPerDay.min, to: minutesPerDay.max, step: 30 })} />
        </Field>
        <StudyHoursFields values={values} fieldError={fieldError} />
        <div className="flex flex-wrap gap-2">
          {/* The first one is what the Enter key means. */}
          <Button type="submit" name="intent" value="preview" variant="secondary" isBusy={isSending('preview')}>
            {t('preview')}
          </Button>
          <Button type="submit" name="intent" value="save" isBusy={isSending('save')}>
            {plan.is_saved ? t('saveAgain') : t('save')}
          </Button>
        </div>
      </Card>
      <TitledSection title={t('outlook.title')} text={t('outlook.text')}>
        <div aria-live="polite" className="grid gap-4">
          {outlook && <UnplacedNotice outlook={outlook} />}
          {outlook && <StudyOutlook outlook={outlook} />}
        </div>
      </TitledSection>
    </ActionForm>
  );
}

type Range = { from: number; to: number; step?: number };

function range({ from, to, step = 1 }: Range): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
