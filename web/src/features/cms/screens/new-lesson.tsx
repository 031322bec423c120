import { longestSummary, longestTitle } from '@navor/contract/choices';
import { idFrom } from '@navor/contract/content-ids';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useTranslation } from 'react-i18next';
import { Form, href, redirect, useNavigation } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { newWriteKey, writeKeyIn } from '#platform/write-key.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { WriteKeyField } from '#screen/forms/write-key-field.tsx';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import { lessonEditorPath } from '../components/lesson-editor/lesson-address.ts';
import { modulesOf } from '../components/lesson-editor/lesson-modules.ts';
import { beginDocument } from '../components/new-document/begin-document.ts';
import { textsIn } from '../components/new-document/texts-in.ts';
import type { Route } from './+types/new-lesson.ts';

export const handle: ScreenHandle = { namespaces: ['cms-lesson', 'cms-tabs'] };

const mainFile = 'course.yaml';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const courses = await orHidden(api.cms.documents.list({ kind: 'course', language: preferences.language }));
  const asked = url.searchParams.get('course');
  const courseId = courses.find(({ id }) => id === asked)?.id ?? null;
  const writeKey = newWriteKey();
  if (!courseId) return { courses, courseId, modules: [], moduleId: null, writeKey };
  const { value } = await orNotFound(api.cms.drafts.readValue({ kind: 'course', id: courseId, path: mainFile }));
  const moduleId = url.searchParams.get('module');
  return { courses, courseId, modules: modulesOf(value ?? {}, preferences.language), moduleId, writeKey };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = textsIn(form, ['course', 'module', 'title', 'summary', 'id']);
  const id = idFrom(values.id || values.title) || 'lekcija';
  const named = { id, namedBy: values.id ? 'id' : 'title' };
  const { title, summary } = values;
  const lesson = { courseId: values.course, module_id: values.module, lesson_id: id, title, summary };
  const begun = await beginDocument({ values, ...named, required: ['title', 'summary'] }, () =>
    apiOf(context).cms.courses.addLesson({ ...lesson, ...writeKeyIn(form) }),
  );
  return begun.kind === 'refused' ? begun.response : redirect(lessonEditorPath(values.course, id));
}

export default function NewLessonScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['cms-lesson', 'cms-tabs']);
  const { state } = useNavigation();
  const { formError, fieldError, values } = useFormTexts(actionData);
  const { courses, courseId, modules, moduleId, writeKey } = loaderData;
  return (
    <CmsFrame
      title={t('new.title')}
      parents={[{ label: t('cms-tabs:areas.courses'), href: href('/dashboard/cms/courses') }]}
    >
      {courses.length === 0 && <Alert tone="info">{t('new.noCourses')}</Alert>}
      {courses.length > 0 && (
        <Form className="grid max-w-2xl gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          <Field label={t('new.course')}>
            <NativeSelect key={courseId} name="course" defaultValue={courseId ?? undefined}>
              {courses.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Button type="submit" variant={courseId ? 'secondary' : 'primary'}>
            {t('new.chooseCourse')}
          </Button>
        </Form>
      )}
      {courseId && (
        <ActionForm answer={actionData} className="grid max-w-2xl gap-4">
          {formError && <Alert tone="danger">{formError}</Alert>}
          <WriteKeyField first={writeKey} />
          <input type="hidden" name="course" value={courseId} />
          <Field label={t('new.module')} error={fieldError('module')}>
            <NativeSelect name="module" defaultValue={values.module ?? moduleId ?? undefined}>
              {modules.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('new.lessonTitle')} error={fieldError('title')} isRequired>
            <Input name="title" required maxLength={longestTitle} defaultValue={values.title} />
          </Field>
          <Field label={t('fields.summary')} help={t('fields.summaryHelp')} error={fieldError('summary')} isRequired>
            <Textarea name="summary" required rows={2} maxLength={longestSummary} defaultValue={values.summary} />
          </Field>
          <Field label={t('new.id')} help={t('new.idHelp')} error={fieldError('id')}>
            <Input name="id" maxLength={60} spellCheck={false} autoCapitalize="none" defaultValue={values.id} />
          </Field>
          <Button type="submit" isBusy={state === 'submitting'} className="justify-self-start">
            {t('new.create')}
          </Button>
        </ActionForm>
      )}
    </CmsFrame>
  );
}
