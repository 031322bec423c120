import type { ModuleValue } from '@navor/contract';
import { longestSummary, longestTitle } from '@navor/contract/choices';
import { freeId, idFrom } from '@navor/contract/content-ids';
import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckedForm } from '#screen/forms/checked-form.tsx';
import { TranslatedTexts } from '../value-draft/translated-texts.tsx';
import { addModule, changeModule, removeModule } from './course-changes.ts';
import { removeLesson } from './remove-lesson.ts';
import { TitleAndSummary } from './title-and-summary.tsx';
import type { EditedCourse } from './use-course-draft.ts';

export function NewModuleDialog({ course: { state, store } }: { course: EditedCourse }) {
  const { t } = useTranslation('cms-courses');
  const [isOpen, setIsOpen] = useState(false);
  function add(form: FormData) {
    const title = String(form.get('title')).trim();
    const summary = String(form.get('summary')).trim();
    const taken = state.value.modules.map(({ id }) => id);
    store.change(
      addModule({
        id: freeId(idFrom(title) || 'modul', (id) => taken.includes(id)),
        title: { sl: title },
        summary: { sl: summary },
        lessons: [],
      }),
    );
    setIsOpen(false);
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">
          <Plus aria-hidden />
          {t('structure.addModule')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('module.new')}>
        <CheckedForm required={['title', 'summary']} onSend={add} className="grid gap-4">
          {(errorOf) => (
            <>
              <TitleAndSummary of="module" errorOf={errorOf} />
              <Button type="submit">{t('module.add')}</Button>
            </>
          )}
        </CheckedForm>
      </DialogContent>
    </Dialog>
  );
}

type ModuleProps = { course: EditedCourse; module: ModuleValue; title: string };

export function EditModuleDialog({ course: { store }, module, title }: ModuleProps) {
  const { t } = useTranslation('cms-courses');
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t('structure.editModule', { module: title })}>
          <Pencil aria-hidden />
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('module.edit')}
        size="lg"
        footer={
          <DialogClose asChild>
            <Button>{t('module.done')}</Button>
          </DialogClose>
        }
      >
        <TranslatedTexts
          label={t('module.title')}
          value={module.title}
          onCommit={(value) => store.change(changeModule(module.id, { title: value }))}
          maxLength={longestTitle}
        />
        <TranslatedTexts
          label={t('module.summary')}
          value={module.summary}
          onCommit={(value) => store.change(changeModule(module.id, { summary: value }))}
          rows={3}
          maxLength={longestSummary}
        />
      </DialogContent>
    </Dialog>
  );
}

/** A course has at least one module, so the last one stays. */
export function RemoveModule({ course, module, title }: ModuleProps) {
  const { t } = useTranslation('cms-courses');
  const isLast = course.state.value.modules.length === 1;
  async function remove() {
    for (const { id } of module.lessons) {
      const problem = await removeLesson(course, id);
      if (problem) return void toast({ tone: 'danger', title: t(`lesson.${problem}`) });
    }
    course.store.change(removeModule(module.id));
  }
  return (
    <ConfirmDialog
      title={t('module.removeTitle', { module: title })}
      description={t('module.removeText', { count: module.lessons.length })}
      confirmLabel={t('module.remove')}
      onConfirm={remove}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          disabled={isLast}
          aria-label={t('structure.removeModule', { module: title })}
        >
          <Trash2 aria-hidden />
        </Button>
      }
    />
  );
}
