import type { CourseDraft, OpenDocument } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { api } from '#platform/browser-api.ts';
import { CourseDrawing } from '#screen/course-drawing.tsx';

const path = 'drawing.svg';

/** The picture that a course is known by. What is wrong with it is told when the course is checked. */
export function CoverField({ course, document }: { course: CourseDraft; document: OpenDocument }) {
  const { t } = useTranslation('cms-courses');
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<'coverSaved' | 'coverFailed' | null>(null);
  async function choose(file: File | undefined) {
    if (!file) return;
    const base_hash = document.files.find((each) => each.path === path)?.hash ?? null;
    const text = await file.text();
    const answer = await api.cms.drafts
      .write({ kind: 'course', id: course.id, path, text, base_hash, is_resolution: false })
      .catch(() => null);
    setOutcome(answer?.kind === 'saved' ? 'coverSaved' : 'coverFailed');
    await revalidate();
  }
  return (
    <div className="grid max-w-md gap-3">
      {course.drawing ? (
        <CourseDrawing drawing={course.drawing} field={course.value.theme} className="h-40 rounded-md" />
      ) : (
        <p className="text-muted text-sm">{t('settings.coverNone')}</p>
      )}
      <Field label={t('settings.cover')} help={t('settings.coverHelp')}>
        <Input type="file" accept="image/svg+xml" onChange={({ target }) => void choose(target.files?.[0])} />
      </Field>
      {outcome && <Alert tone={outcome === 'coverSaved' ? 'ok' : 'danger'}>{t(`settings.${outcome}`)}</Alert>}
    </div>
  );
}
