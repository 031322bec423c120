import type { CourseDraft, OpenDocument } from '@navor/contract';
import { courseDrawingFile } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { CourseDrawing } from '#screen/course-drawing.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { UploadList } from '../files/upload-list.tsx';
import { useFileRemoval } from '../files/use-file-removal.ts';
import { useUploads } from '../files/use-uploads.ts';

const path = courseDrawingFile;

/** The picture that a course is known by. What makes it no such picture is told when the course is checked. */
export function CoverField({ course, document }: { course: CourseDraft; document: OpenDocument }) {
  const { t } = useTranslation('cms-courses');
  const { revalidate } = useRevalidator();
  const uploads = useUploads({ kind: 'course', id: course.id }, () => void revalidate());
  const { problem, remove } = useFileRemoval({ kind: 'course', id: course.id });
  const hash = document.files.find((each) => each.path === path)?.hash ?? null;
  const input = useRef<HTMLInputElement>(null);
  const heading = useKeptFocus<HTMLHeadingElement>(hash);
  const help = useId();
  return (
    <section className="grid max-w-md gap-3">
      <h2 ref={heading} tabIndex={-1} className="font-medium text-sm">
        {t('settings.cover')}
      </h2>
      {course.drawing ? (
        <CourseDrawing drawing={course.drawing} field={course.value.theme} className="h-40 rounded-md" />
      ) : (
        <p className="text-muted text-sm">{t(hash ? 'settings.coverUnreadable' : 'settings.coverNone')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-describedby={help} onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t(hash ? 'settings.coverReplace' : 'settings.coverChoose')}
        </Button>
        {hash && (
          <ConfirmDialog
            title={t('settings.coverRemoveTitle')}
            description={t('settings.coverRemoveText')}
            confirmLabel={t('settings.coverRemove')}
            onConfirm={() => remove({ path, hash })}
            trigger={<Button variant="ghost">{t('settings.coverRemove')}</Button>}
          />
        )}
      </div>
      <p id={help} className="text-muted text-sm">
        {t('settings.coverHelp')}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/svg+xml"
        hidden
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen) void uploads.send(chosen, { replaced: { path, hash } });
          event.currentTarget.value = '';
        }}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <UploadList uploads={uploads} />
    </section>
  );
}
