import { longestSummary, longestTitle } from '@navor/contract/choices';
import { freeId, idFrom } from '@navor/contract/content-ids';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#platform/browser-api.ts';
import type { EditedCourse } from './use-course-draft.ts';

type Problem = 'taken' | 'outdated' | 'failed';

/** Adds a lesson with its title and summary, whose text is written in the editor. */
export function NewLessonDialog({ course, moduleId }: { course: EditedCourse; moduleId: string }) {
  const { t } = useTranslation('cms-courses');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function send(title: string, summary: string): Promise<Problem | null> {
    const answer = await course.request((base_hash) => {
      const taken = course.store.current().value.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
      const lesson_id = freeId(idFrom(title) || 'lekcija', (id) => taken.includes(id));
      return api.cms.courses.addLesson({
        courseId: course.id,
        module_id: moduleId,
        lesson_id,
        title,
        summary,
        base_hash,
      });
    });
    if (!answer) return 'failed';
    return answer.kind === 'saved' ? null : answer.kind;
  }
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [title, summary] = [String(form.get('title')).trim(), String(form.get('summary')).trim()];
    if (!title || !summary || isBusy) return;
    setIsBusy(true);
    const found = await send(title, summary).catch((): Problem => 'failed');
    setIsBusy(false);
    setProblem(found);
    if (!found) setIsOpen(false);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        setProblem(null);
        setIsOpen(next);
      }}
    >
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm">
          <Plus aria-hidden />
          {t('structure.addLesson')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('lesson.new')}>
        <form onSubmit={add} className="grid gap-4">
          {problem && <Alert tone="danger">{t(`lesson.${problem}`)}</Alert>}
          <Field label={t('lesson.title')} isRequired>
            <Input name="title" required maxLength={longestTitle} lang="sl" />
          </Field>
          <Field label={t('lesson.summary')} isRequired>
            <Input name="summary" required maxLength={longestSummary} lang="sl" />
          </Field>
          <Button type="submit" isBusy={isBusy}>
            {t('lesson.add')}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
