import { courseLevels, libraryKinds, longestTitle } from '@navor/contract/choices';
import { idFrom } from '@navor/contract/content-ids';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { data, Form, href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { newWriteKey, writeKeyIn } from '#platform/write-key.ts';
import { WriteKeyField } from '#screen/forms/write-key-field.tsx';
import { orHidden } from '#screen/or-not-found.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import type { Route } from './+types/new-item.ts';

export const handle: ScreenHandle = {
  namespaces: ['cms-documents', 'cms-tabs', 'cms-courses', 'cms-drafts', 'library'],
};

const textFields = ['name', 'summary'] as const;
const choiceFields = ['theme', 'kind', 'level'] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { themes } = await orHidden(api.cms.items.choices({ language: preferences.language }));
  return { themes, writeKey: newWriteKey() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = pageOf(context);
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const values = Object.fromEntries([...textFields, ...choiceFields].map((name) => [name, read(name)]));
  const id = idFrom(read('name'));
  const value = {
    ...{ theme: read('theme'), status: 'draft', kind: read('kind'), level: read('level'), tags: [] },
    ...{ title: { sl: read('name') }, summary: { sl: read('summary') } },
    ...{ keywords: {}, related: [], lessons: [], sources: [] },
  };
  const isWhole = textFields.every((name) => read(name) !== '') && id !== '';
  const answer = isWhole
    ? await orHidden(api.cms.documents.create({ kind: 'item', id, value, ...writeKeyIn(form) }))
    : { kind: 'refused' as const };
  if (answer.kind === 'created') return redirect(href('/dashboard/cms/library/:itemId', { itemId: id }));
  return data({ problem: answer.kind, values }, { status: 422 });
}

export default function NewItemScreen({ loaderData: { themes, writeKey }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['cms-documents', 'cms-courses', 'library']);
  const choices = {
    theme: themes,
    kind: libraryKinds.map((kind) => ({ id: kind, title: t(`library:kinds.${kind}`) })),
    level: courseLevels.map((level) => ({ id: level, title: t(`cms-courses:levels.${level}`) })),
  };
  return (
    <CmsFrame
      title={t('create.title')}
      lead={t('create.text')}
      parents={[{ label: t('library.title'), href: href('/dashboard/cms/library') }]}
    >
      <Form method="post" className="grid max-w-xl gap-4">
        <WriteKeyField first={writeKey} />
        {actionData?.problem === 'refused' && <Alert tone="danger">{t('create.refused')}</Alert>}
        {textFields.map((name) => (
          <Field
            key={name}
            label={t(`settings.${name}`)}
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
          {choiceFields.map((name) => (
            <Field key={name} label={t(`settings.${name}`)}>
              <NativeSelect name={name} defaultValue={actionData?.values[name]}>
                {choices[name].map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ))}
        </div>
        <div>
          <Button type="submit">{t('create.submit')}</Button>
        </div>
      </Form>
    </CmsFrame>
  );
}
