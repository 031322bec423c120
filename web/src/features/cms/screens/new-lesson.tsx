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
import { WriteKeyField } from '#screen/forms/write-key-field.tsx';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import { lessonEditorPath } from '../components/lesson-editor/lesson-address.ts';
import { modulesOf } from '../components/lesson-editor/lesson-modules.ts';
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
  const { courses, drafts } = apiOf(context).cms;
  const form = await request.formData();
  const textIn = (name: string) => String(form.get(name) ?? '').trim();
  const courseId = textIn('course');
  const [title, summary] = [textIn('title'), textIn('summary')];
  const lessonId = idFrom(textIn('id') || title) || 'lekcija';
  const { hash } = await orNotFound(drafts.readValue({ kind: 'course', id: courseId, path: mainFile }));
  const added = await courses.addLesson({
    ...{ courseId, module_id: textIn('module'), lesson_id: lessonId, title, summary, base_hash: hash },
    ...writeKeyIn(form),
  });
  return added.kind === 'saved' ? redirect(lessonEditorPath(courseId, lessonId)) : { problem: added.kind };
}

export default function NewLessonScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['cms-lesson', 'cms-tabs']);
  const { state } = useNavigation();
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
        <Form method="post" className="grid max-w-2xl gap-4">
          {actionData?.problem === 'outdated' && <Alert tone="danger">{t('new.outdated')}</Alert>}
          <WriteKeyField first={writeKey} />
          <input type="hidden" name="course" value={courseId} />
          <Field label={t('new.module')}>
            <NativeSelect name="module" defaultValue={moduleId ?? undefined}>
              {modules.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('new.lessonTitle')} isRequired>
            <Input name="title" required maxLength={longestTitle} />
          </Field>
          <Field label={t('fields.summary')} help={t('fields.summaryHelp')} isRequired>
            <Textarea name="summary" required rows={2} maxLength={longestSummary} />
          </Field>
          <Field label={t('new.id')} help={t('new.idHelp')} error={actionData?.problem === 'taken' && t('new.taken')}>
            <Input name="id" pattern="[a-z0-9]+(-[a-z0-9]+)*" maxLength={60} spellCheck={false} autoCapitalize="none" />
          </Field>
          <Button type="submit" isBusy={state === 'submitting'} className="justify-self-start">
            {t('new.create')}
          </Button>
        </Form>
      )}
    </CmsFrame>
  );
}
