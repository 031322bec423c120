import type { ContentDocument, ContentProblem } from '@navor/contract';
import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '#platform/browser-api.ts';
import { settingsPath } from '../../cms-paths.ts';

type PublishButtonProps = {
  document: ContentDocument;
  path: string;
  isDisabled: boolean;
  /** Brings the last words to the server; false where that cannot be done. */
  save: () => Promise<boolean>;
  /** Of the text that is looked at, once it is saved. */
  seenHash: () => string | null;
  /** Shows what others have written meanwhile. */
  onOutdated: () => void;
  onRefused: (problems: readonly ContentProblem[]) => void;
  onPublished: () => void;
};

const courseFile = 'course.yaml';

/** Makes this text, and no other of its document, what readers see. */
export function PublishButton({ document, path, isDisabled, save, seenHash, ...told }: PublishButtonProps) {
  const { t } = useTranslation('cms-lesson');
  const { onOutdated, onRefused, onPublished } = told;
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  /** How many other texts of a course would be opened with it; null where nothing has to be asked. */
  const [others, setOthers] = useState<number | null>(null);
  const tellOutdated = () => {
    toast({ tone: 'danger', title: t('publish.outdated') });
    onOutdated();
  };
  const publish = async (isWholeCourse: boolean) => {
    if (!(await save())) return;
    const { draft_hash, files, is_new } = await api.cms.documents.open(document);
    // Somebody else may have written in it while this page lay open.
    if ((files.find((file) => file.path === path)?.hash ?? null) !== seenHash()) return tellOutdated();
    const isSameText = (other: string) => other.startsWith(path.replace(/[a-z]+\.md$/, ''));
    const unseen = files.filter((file) => file.path.endsWith('.md') && !isSameText(file.path)).length;
    // What is not open yet is opened as a whole, and its author may be looking at a small part of it.
    if (is_new && unseen > 0 && !isWholeCourse) return setOthers(unseen);
    const isNewText = !files.some((file) => isSameText(file.path) && ['published', 'changed'].includes(file.state));
    const isCourseChanged = files.some((file) => file.path === courseFile && file.state !== 'published');
    // A lesson that readers do not know of yet comes with the course that lists it.
    const paths = isNewText && isCourseChanged ? [courseFile, path] : [path];
    const outcome = await api.cms.publishing.publish({ ...document, draft_hash, ...(is_new ? {} : { paths }) });
    switch (outcome.kind) {
      case 'published':
        onRefused([]);
        toast({
          ...{ tone: 'ok', title: t('publish.done') },
          description: t(outcome.is_open ? 'publish.doneText' : 'publish.doneUnseen'),
        });
        return onPublished();
      case 'refused':
        // Warnings keep nobody from publishing: what does is to be seen at once.
        return onRefused(outcome.problems.filter(({ severity }) => severity === 'error'));
      case 'outdated':
        return tellOutdated();
      case 'conflict':
        // Which of the two holds is decided where all that is drafted is published.
        toast({
          ...{ tone: 'danger', title: t('publish.conflict') },
          action: { label: t('publish.toPublishing'), onSelect: () => void navigate(settingsPath(document)) },
        });
    }
  };
  const start = (isWholeCourse: boolean) => {
    setBusy(true);
    publish(isWholeCourse)
      .catch(() => toast({ tone: 'danger', title: t('publish.failed') }))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button isBusy={isBusy} disabled={isDisabled} onClick={() => start(false)}>
        <Send aria-hidden />
        {t('publish.action')}
      </Button>
      <ConfirmDialog
        title={t('publish.wholeTitle')}
        description={t('publish.wholeText', { count: others ?? 0 })}
        confirmLabel={t('publish.whole')}
        tone="default"
        open={others !== null}
        onOpenChange={(isOpen) => !isOpen && setOthers(null)}
        onConfirm={() => {
          setOthers(null);
          start(true);
        }}
      />
    </>
  );
}
