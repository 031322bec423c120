import type { GroupSession } from '@navor/contract';
import { courseLevels, groupSessionLength, plannableTutorsMax, tutoringLanguages } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { DescriptionField } from '#screen/descriptions/description-field.tsx';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { zoneCity } from '#screen/time-zones/zone-names.ts';
import { MaterialFields } from './material-fields.tsx';
import { type Material, readKeptMaterials } from './read-session-form.ts';

export type PlanningChoices = {
  time_zone: string;
  subjects: { id: string; title: string }[];
  tutors: { id: string; name: string; languages: string[]; meeting_url: string | null }[];
  has_more_tutors: boolean;
};

export type SessionFormProps = {
  choices: PlanningChoices;
  /** What stands in the fields at first. */
  initial: Record<string, string>;
  materials: readonly Material[];
  answer: FormAnswer | undefined;
  submitLabel: string;
  /** How many seats are taken, of a session that is there. */
  seated?: number;
  session?: GroupSession;
};

export function SessionForm(props: SessionFormProps) {
  const { choices, initial, materials, answer, submitLabel, seated = 0, session } = props;
  const { t } = useTranslation(['groups', 'courses']);
  const isBusy = useNavigation().state !== 'idle';
  const { formError, fieldError, values: kept } = useFormTexts(answer);
  const value = (name: string) => kept[name] ?? initial[name];
  const zone = value('time_zone') ?? choices.time_zone;
  const tutors = tutorsFor(choices, session);
  const isLedByNobody = session?.tutor === null;
  const select = (name: string, options: [string, string][]) => (
    <NativeSelect name={name} defaultValue={value(name)}>
      {options.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
  return (
    <ActionForm answer={answer} className="grid max-w-2xl gap-5">
      {formError && <Alert tone="danger">{formError}</Alert>}
      <input type="hidden" name="id" defaultValue={value('id')} />
      <input type="hidden" name="time_zone" defaultValue={zone} />
      {tutors.length > 1 || isLedByNobody ? (
        <Field
          label={t('planning.tutor')}
          help={choices.has_more_tutors ? t('planning.moreTutors', { count: plannableTutorsMax }) : undefined}
          error={fieldError('tutor_id')}
          isRequired
        >
          {select('tutor_id', [
            ...(isLedByNobody ? [['', t('planning.chooseTutor')] satisfies [string, string]] : []),
            ...tutors.map(({ id, name }): [string, string] => [id, name]),
          ])}
        </Field>
      ) : (
        <input type="hidden" name="tutor_id" defaultValue={value('tutor_id') ?? tutors[0]?.id} />
      )}
      <Field label={t('planning.topic')} help={t('planning.topicHelp')} error={fieldError('topic')} isRequired>
        <Input name="topic" defaultValue={value('topic')} maxLength={groupSessionLength.topic} />
      </Field>
      <Field label={t('planning.description')} help={t('planning.descriptionHelp')} error={fieldError('description')}>
        <DescriptionField
          name="description"
          lang={value('spoken') ?? ''}
          defaultValue={value('description') ?? ''}
          maxLength={groupSessionLength.description}
        />
      </Field>
      <Pair>
        <Field label={t('planning.subject')} error={fieldError('subject')} isRequired>
          {select(
            'subject',
            choices.subjects.map(({ id, title }) => [id, title]),
          )}
        </Field>
        <Field label={t('planning.level')} error={fieldError('level')} isRequired>
          {select(
            'level',
            courseLevels.map((level) => [level, t(`courses:levels.${level}`)]),
          )}
        </Field>
        <Field label={t('planning.language')} error={fieldError('spoken')} isRequired>
          {select(
            'spoken',
            tutoringLanguages.map((language) => [language, t(`languages.${language}`)]),
          )}
        </Field>
      </Pair>
      <Pair>
        <Field
          label={t('planning.start')}
          help={t('planning.zone', { zone: zoneCity(zone) })}
          error={fieldError('local_start')}
          isRequired
        >
          <Input name="local_start" type="datetime-local" defaultValue={value('local_start')} />
        </Field>
        <Field label={t('planning.minutes')} error={fieldError('minutes')} isRequired>
          <Input name="minutes" type="number" inputMode="numeric" step={5} defaultValue={value('minutes')} />
        </Field>
      </Pair>
      {session && <p className="text-muted text-sm">{t('planning.moved')}</p>}
      <Pair>
        <Field
          label={t('planning.capacity')}
          help={seated > 0 ? t('planning.seatedHelp', { count: seated }) : undefined}
          error={fieldError('capacity')}
          isRequired
        >
          <Input name="capacity" type="number" inputMode="numeric" defaultValue={value('capacity')} />
        </Field>
        <Field label={t('planning.price')} help={t('planning.priceHelp')} error={fieldError('cents')}>
          <Input name="price" inputMode="decimal" defaultValue={value('price')} />
        </Field>
      </Pair>
      <Field label={t('planning.meetingUrl')} help={t('planning.meetingUrlHelp')} error={fieldError('meeting_url')}>
        <Input name="meeting_url" inputMode="url" autoCapitalize="none" defaultValue={value('meeting_url')} />
      </Field>
      <MaterialFields materials={readKeptMaterials(kept) ?? materials} errorOf={fieldError} />
      <Button type="submit" size="lg" isBusy={isBusy} className="justify-self-start">
        {submitLabel}
      </Button>
    </ActionForm>
  );
}

/** Who leads it is always among them, paused or not: a select that did not know them would hand it over to the first. */
function tutorsFor({ tutors }: PlanningChoices, session: GroupSession | undefined): { id: string; name: string }[] {
  const current = session?.tutor;
  return !current || tutors.some(({ id }) => id === current.id) ? tutors : [current, ...tutors];
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}
