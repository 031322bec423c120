import { longestTitle } from '@navor/contract/choices';
import { freeId, idFrom } from '@navor/contract/content-ids';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '#platform/browser-api.ts';
import { CheckedForm } from '#screen/forms/checked-form.tsx';
import { useWriteKeys } from '#screen/forms/use-write-keys.ts';
import { cmsCoursePath } from '../../cms-paths.ts';

/** Begins another course as a copy, and goes there. */
export function DuplicateDialog({ courseId }: { courseId: string }) {
  const { t } = useTranslation('cms-courses');
  const [problem, setProblem] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const writeKeys = useWriteKeys();
  async function send(form: FormData) {
    const title = String(form.get('title')).trim();
    if (isBusy) return;
    setIsBusy(true);
    const id = freeId(idFrom(title) || `${courseId}-2`, (taken) => taken === courseId);
    const copy = { courseId, id, title };
    const answer = await api.cms.courses.duplicate({ ...copy, write_key: writeKeys.keyOf(copy) }).catch(() => null);
    if (answer?.kind === 'created') {
      writeKeys.forget();
      // Busy until the copy is there, and gone then: it would make another one.
      await navigate(cmsCoursePath(id));
      setIsOpen(false);
    } else setProblem(t(answer ? 'duplicate.taken' : 'lesson.failed'));
    setIsBusy(false);
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        setProblem(undefined);
      }}
    >
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm">
          {t('duplicate.action')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('duplicate.title')} description={t('duplicate.text')}>
        <CheckedForm required={['title']} onSend={send} className="grid gap-4">
          {(errorOf) => (
            <>
              <Field label={t('duplicate.name')} error={errorOf('title') ?? problem} isRequired>
                <Input name="title" required maxLength={longestTitle} lang="sl" />
              </Field>
              <Button type="submit" isBusy={isBusy}>
                {t('duplicate.action')}
              </Button>
            </>
          )}
        </CheckedForm>
      </DialogContent>
    </Dialog>
  );
}
