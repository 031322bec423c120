import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { edgeName, type StudyPlanValues, stretches, weekdays } from './study-plan-values.ts';

type StudyHoursFieldsProps = { values: StudyPlanValues; fieldError: (name: string) => string | undefined };

/** When in a week somebody can learn: for each day one stretch of time, and a second one for those who want it. */
export function StudyHoursFields({ values, fieldError }: StudyHoursFieldsProps) {
  const { t } = useTranslation('study-plan');
  const error = fieldError('hours');
  return (
    <fieldset aria-describedby="study-hours-help" className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium text-sm">{t('hours.title')}</legend>
      <p id="study-hours-help" className="text-muted text-sm">
        {t('hours.help')}
      </p>
      <ul className="grid divide-y divide-line rounded-md border border-line">
        {weekdays.map((weekday) => (
          <Weekday key={weekday} weekday={weekday} values={values} fieldError={fieldError} />
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {t('hours.none')}
        </p>
      )}
    </fieldset>
  );
}

function Weekday({ weekday, values, fieldError }: StudyHoursFieldsProps & { weekday: number }) {
  const { t } = useTranslation('study-plan');
  const name = useWeekdayName(weekday);
  const [first = 0, second = 1] = stretches;
  const hasSecond = Boolean(values[edgeName('from', weekday, second)] || fieldError(edgeName('from', weekday, second)));
  return (
    <li className="grid items-start gap-x-3 gap-y-2 p-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="font-medium text-sm first-letter:uppercase sm:leading-10">{name}</span>
      <div className="grid min-w-0 gap-2">
        <Stretch {...{ weekday, values, fieldError }} stretch={first} />
        <details open={hasSecond}>
          <summary className="w-fit cursor-pointer py-1 text-action text-sm">
            {t('hours.second')}
            <span className="sr-only">: {name}</span>
          </summary>
          <div className="pt-2">
            <Stretch {...{ weekday, values, fieldError }} stretch={second} />
          </div>
        </details>
      </div>
    </li>
  );
}

type StretchProps = StudyHoursFieldsProps & { weekday: number; stretch: number };

function Stretch({ weekday, stretch, values, fieldError }: StretchProps) {
  const { t } = useTranslation('study-plan');
  const name = useWeekdayName(weekday);
  return (
    <div className="grid max-w-md grid-cols-2 gap-2">
      {(['from', 'to'] as const).map((edge) => {
        const field = edgeName(edge, weekday, stretch);
        const label = t(`hours.${edge}`, { weekday: name, number: stretch + 1 });
        return (
          <Field key={field} label={label} isLabelHidden error={fieldError(field)}>
            <Input key={values[field]} name={field} type="time" step={300} defaultValue={values[field]} />
          </Field>
        );
      })}
    </div>
  );
}

/** A Monday and the days after it lend their names. */
function useWeekdayName(weekday: number): string {
  const format = useFormatter();
  return format.date(`2026-03-0${weekday + 1}`, 'weekday');
}
