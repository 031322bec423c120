import { freeId, idFrom } from '@navor/contract/content-ids';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#platform/browser-api.ts';
import { CheckedForm } from '#screen/forms/checked-form.tsx';
import { useWriteKeys } from '#screen/forms/use-write-keys.ts';
import { TitleAndSummary } from './title-and-summary.tsx';
import type { EditedCourse } from './use-course-draft.ts';

type Problem = 'taken' | 'failed';

/** Adds a lesson with its title and summary, whose text is written in the editor. */
export function NewLessonDialog({ course, moduleId }: { course: EditedCourse; moduleId: string }) {
  const { t } = useTranslation('cms-courses');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const writeKeys = useWriteKeys();
  /** Where an answer was lost, the lesson may have taken its id itself. */
  const chosenIds = useRef(new Map<string, string>());

  function idFor(title: string, key: string): string {
    const taken = course.store.current().value.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    const id = chosenIds.current.get(key) ?? freeId(idFrom(title) || 'lekcija', (one) => taken.includes(one));
    chosenIds.current.set(key, id);
    return id;
  }
  async function send(title: string, summary: string): Promise<Problem | null> {
    const lesson = { courseId: course.id, module_id: moduleId, title, summary };
    const write_key = writeKeys.keyOf(lesson);
    const answer = await course.request(() =>
      api.cms.courses.addLesson({ ...lesson, lesson_id: idFor(title, write_key), write_key }),
    );
    if (!answer) return 'failed';
    writeKeys.forget();
    return answer.kind === 'saved' ? null : answer.kind;
  }
  async function add(form: FormData) {
    const [title, summary] = [String(form.get('title')).trim(), String(form.get('summary')).trim()];
    if (isBusy) return;
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
        <CheckedForm required={['title', 'summary']} onSend={add} className="grid gap-4">
          {(errorOf) => (
            <>
              {problem && <Alert tone="danger">{t(`lesson.${problem}`)}</Alert>}
              <TitleAndSummary of="lesson" errorOf={errorOf} />
              <Button type="submit" isBusy={isBusy}>
                {t('lesson.add')}
              </Button>
            </>
          )}
        </CheckedForm>
      </DialogContent>
    </Dialog>
  );
}
