import { courseLevels, libraryKinds, longestSummary, longestTitle } from '@navor/contract/choices';
import { idFrom } from '@navor/contract/content-ids';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect, useNavigation } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { newWriteKey, writeKeyIn } from '#platform/write-key.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { WriteKeyField } from '#screen/forms/write-key-field.tsx';
import { orHidden } from '#screen/or-not-found.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import { beginDocument } from '../components/new-document/begin-document.ts';
import { textsIn } from '../components/new-document/texts-in.ts';
import type { Route } from './+types/new-item.ts';

export const handle: ScreenHandle = {
  namespaces: ['cms-documents', 'cms-tabs', 'cms-courses', 'cms-drafts', 'library'],
};

const textFields = ['name', 'summary'] as const;
const longest = { name: longestTitle, summary: longestSummary };
const choiceFields = ['theme', 'kind', 'level'] as const;
/** Where a part of the new file comes from a field of another name. */
const fieldOfPart = { title: 'name' };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { themes } = await orHidden(api.cms.items.choices({ language: preferences.language }));
  return { themes, writeKey: newWriteKey() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = pageOf(context);
  const form = await request.formData();
  const values = textsIn(form, [...textFields, ...choiceFields]);
  const id = idFrom(values.name);
  const value = {
    ...{ theme: values.theme, status: 'draft', kind: values.kind, level: values.level, tags: [] },
    ...{ title: { sl: values.name }, summary: { sl: values.summary } },
    ...{ keywords: {}, related: [], lessons: [], sources: [] },
  };
  const begun = await beginDocument({ values, id, namedBy: 'name', required: textFields, fieldOfPart }, () =>
    orHidden(api.cms.documents.create({ kind: 'item', id, value, ...writeKeyIn(form) })),
  );
  return begun.kind === 'refused' ? begun.response : redirect(href('/dashboard/cms/library/:itemId', { itemId: id }));
}

export default function NewItemScreen({ loaderData: { themes, writeKey }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['cms-documents', 'cms-courses', 'library']);
  const { state } = useNavigation();
  const { formError, fieldError, values } = useFormTexts(actionData);
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
      <ActionForm answer={actionData} className="grid max-w-xl gap-4">
        <WriteKeyField first={writeKey} />
        {formError && <Alert tone="danger">{formError}</Alert>}
        {textFields.map((name) => (
          <Field key={name} label={t(`settings.${name}`)} error={fieldError(name)} isRequired>
            <Input name={name} required maxLength={longest[name]} lang="sl" defaultValue={values[name]} />
          </Field>
        ))}
        <div className="grid gap-4 sm:grid-cols-3">
          {choiceFields.map((name) => (
            <Field key={name} label={t(`settings.${name}`)} error={fieldError(name)}>
              <NativeSelect name={name} defaultValue={values[name]}>
                {choices[name].map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ))}
        </div>
        <Button type="submit" isBusy={state === 'submitting'} className="justify-self-start">
          {t('create.submit')}
        </Button>
      </ActionForm>
    </CmsFrame>
  );
}
