import { type ContactTopic, contactTopics } from '@navor/contract/choices';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';

type TopicFieldProps = { chosen: ContactTopic | undefined; hasError: boolean };

/** Under the choice stands what an organisation should know, as soon as it is chosen and before any script runs. */
export function TopicField({ chosen, hasError }: TopicFieldProps) {
  const { t } = useTranslation('contact');
  return (
    <div className="group grid gap-5">
      <Field label={t('topic.label')} error={hasError && t('topic.missing')} isRequired>
        <NativeSelect name="topic" defaultValue={chosen ?? ''}>
          <option value="">{t('topic.choose')}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topic.${topic}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <section
        aria-labelledby="for-organisations"
        className="hidden gap-2 rounded-md border border-line bg-sunken p-4 text-sm group-has-[option[value=organisation]:checked]:grid"
      >
        <h2 id="for-organisations" className="font-semibold text-base">
          {t('organisation.title')}
        </h2>
        <p>{t('organisation.text')}</p>
        <p>{t('organisation.tellUs')}</p>
        <ul className="list-disc pl-5">
          <li>{t('organisation.people')}</li>
          <li>{t('organisation.subjects')}</li>
          <li>{t('organisation.deadline')}</li>
        </ul>
      </section>
    </div>
  );
}
