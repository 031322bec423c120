import type { LessonValue } from '@navor/contract';
import { longestTitle } from '@navor/contract/choices';
import type { Language } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Switch } from '@navor/ui/switch.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#platform/browser-api.ts';
import { CommittedText } from '../value-draft/committed-text.tsx';
import { NumberField } from '../value-draft/number-field.tsx';
import { changeLesson } from './course-changes.ts';
import { removeLesson } from './remove-lesson.ts';
import type { EditedCourse } from './use-course-draft.ts';

type LessonProps = { course: EditedCourse; lesson: LessonValue; title: string };

export function LessonSettingsDialog({ course, lesson, title, language }: LessonProps & { language: Language }) {
  const { t } = useTranslation('cms-courses');
  const change = (changes: Partial<LessonValue>) => course.store.change(changeLesson(lesson.id, changes));
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t('structure.lessonSettings', { lesson: title })}>
          <Settings2 aria-hidden />
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('lesson.settings')}
        description={title}
        footer={
          <DialogClose asChild>
            <Button>{t('lesson.done')}</Button>
          </DialogClose>
        }
      >
        <LessonTitle course={course} lessonId={lesson.id} language={language} />
        <NumberField
          label={t('lesson.minutes')}
          value={lesson.minutes}
          most={600}
          isRequired
          onCommit={(minutes = lesson.minutes) => change({ minutes })}
        />
        <Field layout="inline" label={t('lesson.preview')} help={t('lesson.previewHelp')}>
          <Switch checked={lesson.preview} onCheckedChange={(preview) => change({ preview })} />
        </Field>
        <Field layout="inline" label={t('lesson.isPublished')} help={t('lesson.isPublishedHelp')}>
          <Switch
            checked={lesson.status === 'published'}
            onCheckedChange={(isPublished) => change({ status: isPublished ? 'published' : 'draft' })}
          />
        </Field>
        <Field layout="inline" label={t('lesson.byQuiz')} help={t('lesson.byQuizHelp')}>
          <Switch
            checked={lesson.completion === 'quiz'}
            onCheckedChange={(byQuiz) => change({ completion: byQuiz ? 'quiz' : 'manual' })}
          />
        </Field>
      </DialogContent>
    </Dialog>
  );
}

type LessonTitleProps = { course: EditedCourse; lessonId: string; language: Language };

/** The title stands in the lesson's own text, so it is another file that changes. */
function LessonTitle({ course, lessonId, language }: LessonTitleProps) {
  const { t } = useTranslation('cms-courses');
  const [problem, setProblem] = useState<'outdated' | 'failed' | null>(null);
  const texts = course.lessons.find(({ id }) => id === lessonId)?.texts ?? [];
  const text = texts.find((each) => each.language === language) ?? texts[0];
  if (!text) return null;
  async function rename(title: string) {
    if (!text || !title) return;
    const { language: title_language, hash: base_hash } = text;
    const answer = await course
      .request(() => api.cms.courses.renameLesson({ courseId: course.id, lessonId, title_language, title, base_hash }))
      .catch(() => undefined);
    setProblem(answer ? (answer.kind === 'outdated' ? 'outdated' : null) : 'failed');
  }
  return (
    <>
      {problem && <Alert tone="danger">{t(`lesson.${problem}`)}</Alert>}
      <Field label={`${t('lesson.title')} (${t(`languages.${text.language}`)})`}>
        <CommittedText
          value={text.title}
          lang={text.language}
          maxLength={longestTitle}
          onCommit={(typed) => void rename(typed.trim())}
        />
      </Field>
    </>
  );
}

export function RemoveLesson({ course, lesson, title }: LessonProps) {
  const { t } = useTranslation('cms-courses');
  async function remove() {
    const problem = await removeLesson(course, lesson.id);
    if (problem) toast({ tone: 'danger', title: t(`lesson.${problem}`) });
  }
  return (
    <ConfirmDialog
      title={t('lesson.removeTitle', { lesson: title })}
      description={t('lesson.removeText')}
      confirmLabel={t('lesson.remove')}
      onConfirm={remove}
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('structure.removeLesson', { lesson: title })}>
          <Trash2 aria-hidden />
        </Button>
      }
    />
  );
}
