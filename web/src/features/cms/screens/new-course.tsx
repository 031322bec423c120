import { courseLevels, longestSummary, longestTitle, tiers } from '@navor/contract/choices';
import { idFrom } from '@navor/contract/content-ids';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { redirect, useNavigation } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { newWriteKey, writeKeyIn } from '#platform/write-key.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { WriteKeyField } from '#screen/forms/write-key-field.tsx';
import { orHidden } from '#screen/or-not-found.ts';
import { cmsCoursePath, cmsCoursesPath } from '../cms-paths.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import { beginDocument } from '../components/new-document/begin-document.ts';
import { textsIn } from '../components/new-document/texts-in.ts';
import type { Route } from './+types/new-course.ts';

export const handle: ScreenHandle = { namespaces: ['cms-courses', 'cms-tabs'] };

const textFields = ['name', 'summary', 'outcome', 'module'] as const;
const longest = { name: longestTitle, summary: longestSummary, outcome: longestSummary, module: longestTitle };
const choiceFields = ['theme', 'level', 'access'] as const;
/** Where a part of the new file comes from a field of another name. */
const fieldOfPart = { title: 'name', description: 'summary', outcomes: 'outcome', modules: 'module' };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const choices = await orHidden(api.cms.courses.choices({ language: preferences.language }));
  return { choices, writeKey: newWriteKey() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = pageOf(context);
  const form = await request.formData();
  const values = textsIn(form, [...textFields, ...choiceFields]);
  const id = idFrom(values.name);
  const begun = await beginDocument({ values, id, namedBy: 'name', required: textFields, fieldOfPart }, async () => {
    const [{ next_position }, { user }] = await Promise.all([
      orHidden(api.cms.courses.choices({})),
      api.identity.session(),
    ]);
    const value = { ...courseFrom(values), position: next_position, author: user?.full_name ?? '' };
    return api.cms.documents.create({ kind: 'course', id, value, ...writeKeyIn(form) });
  });
  return begun.kind === 'refused' ? begun.response : redirect(cmsCoursePath(id));
}

type Values = Record<(typeof textFields)[number] | (typeof choiceFields)[number], string>;

function courseFrom({ name, outcome, module, ...values }: Values) {
  const summary = { sl: values.summary };
  return {
    ...{ theme: values.theme, status: 'draft', level: values.level, access: values.access },
    ...{ weeks: 4, hoursPerWeek: 5 },
    ...{ title: { sl: name }, summary, description: summary, outcomes: { sl: [outcome] } },
    prerequisites: [],
    modules: [{ id: idFrom(module) || 'modul', title: { sl: module }, summary: { sl: module }, lessons: [] }],
  };
}

export default function NewCourseScreen({ loaderData: { choices, writeKey }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cms-courses');
  const { state } = useNavigation();
  const { formError, fieldError, values } = useFormTexts(actionData);
  return (
    <CmsFrame title={t('create.title')} lead={t('create.text')} parents={[{ label: t('title'), href: cmsCoursesPath }]}>
      <ActionForm answer={actionData} className="grid max-w-xl gap-4">
        <WriteKeyField first={writeKey} />
        {formError && <Alert tone="danger">{formError}</Alert>}
        {textFields.map((name) => (
          <Field key={name} label={t(`create.${name}`)} error={fieldError(name)} isRequired>
            <Input name={name} required maxLength={longest[name]} lang="sl" defaultValue={values[name]} />
          </Field>
        ))}
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={t('settings.theme')} error={fieldError('theme')}>
            <NativeSelect name="theme" defaultValue={values.theme}>
              {choices.themes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('settings.level')} error={fieldError('level')}>
            <NativeSelect name="level" defaultValue={values.level}>
              {courseLevels.map((level) => (
                <option key={level} value={level}>
                  {t(`levels.${level}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('settings.access')} error={fieldError('access')}>
            <NativeSelect name="access" defaultValue={values.access}>
              {tiers.map((tier) => (
                <option key={tier} value={tier}>
                  {t(`access.${tier}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <Button type="submit" isBusy={state === 'submitting'} className="justify-self-start">
          {t('create.submit')}
        </Button>
      </ActionForm>
    </CmsFrame>
  );
}
