import { courseLevels, longestTitle, tiers } from '@navor/contract/choices';
import { idFrom } from '@navor/contract/content-ids';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { data, Form, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { newWriteKey, writeKeyIn } from '#platform/write-key.ts';
import { WriteKeyField } from '#screen/forms/write-key-field.tsx';
import { orHidden } from '#screen/or-not-found.ts';
import { cmsCoursePath, cmsCoursesPath } from '../cms-paths.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import type { Route } from './+types/new-course.ts';

export const handle: ScreenHandle = { namespaces: ['cms-courses', 'cms-tabs'] };

const textFields = ['name', 'summary', 'outcome', 'module'] as const;
const choiceFields = ['theme', 'level', 'access'] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const choices = await orHidden(api.cms.courses.choices({ language: preferences.language }));
  return { choices, writeKey: newWriteKey() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = pageOf(context);
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const values = Object.fromEntries([...textFields, ...choiceFields].map((name) => [name, read(name)]));
  const { next_position: position } = await orHidden(api.cms.courses.choices({}));
  const session = await api.identity.session();
  const id = idFrom(read('name'));
  const summary = { sl: read('summary') };
  const value = {
    ...{ theme: read('theme'), status: 'draft', position, level: read('level'), access: read('access') },
    ...{ weeks: 4, hoursPerWeek: 5, author: session.user?.full_name ?? '' },
    ...{ title: { sl: read('name') }, summary, description: summary, outcomes: { sl: [read('outcome')] } },
    prerequisites: [],
    modules: [
      {
        ...{ id: idFrom(read('module')) || 'modul', title: { sl: read('module') }, summary: { sl: read('module') } },
        lessons: [],
      },
    ],
  };
  const isWhole = textFields.every((name) => read(name) !== '') && id !== '';
  const answer = isWhole
    ? await api.cms.documents.create({ kind: 'course', id, value, ...writeKeyIn(form) })
    : { kind: 'refused' as const };
  if (answer.kind === 'created') return redirect(cmsCoursePath(id));
  return data({ problem: answer.kind, values }, { status: 422 });
}

export default function NewCourseScreen({ loaderData: { choices, writeKey }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cms-courses');
  return (
    <CmsFrame title={t('create.title')} lead={t('create.text')} parents={[{ label: t('title'), href: cmsCoursesPath }]}>
      <Form method="post" className="grid max-w-xl gap-4">
        <WriteKeyField first={writeKey} />
        {actionData?.problem === 'refused' && <Alert tone="danger">{t('create.refused')}</Alert>}
        {textFields.map((name) => (
          <Field
            key={name}
            label={t(`create.${name}`)}
            error={name === 'name' && actionData?.problem === 'taken' && t('create.taken')}
            isRequired
          >
            <Input
              name={name}
              required
              maxLength={longestTitle}
              lang="sl"
              defaultValue={actionData?.values[name] ?? ''}
            />
          </Field>
        ))}
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={t('settings.theme')}>
            <NativeSelect name="theme" defaultValue={actionData?.values.theme}>
              {choices.themes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('settings.level')}>
            <NativeSelect name="level" defaultValue={actionData?.values.level}>
              {courseLevels.map((level) => (
                <option key={level} value={level}>
                  {t(`levels.${level}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('settings.access')}>
            <NativeSelect name="access" defaultValue={actionData?.values.access}>
              {tiers.map((tier) => (
                <option key={tier} value={tier}>
                  {t(`access.${tier}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <div>
          <Button type="submit">{t('create.submit')}</Button>
        </div>
      </Form>
    </CmsFrame>
  );
}
