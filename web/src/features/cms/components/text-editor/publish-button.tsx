import type { ContentProblem, PublishedText } from '@navor/contract';
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
  /** What has texts of its own. */
  document: { kind: 'course' | 'item' | 'page'; id: string };
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

/** All that is drafted of what readers never had, as it was when its author was asked about it. */
type Whole = { draftHash: string | null; otherTexts: number };

/** Makes this text, and no other of its document, what readers see. */
export function PublishButton({ document, path, isDisabled, save, seenHash, ...told }: PublishButtonProps) {
  const { t } = useTranslation('cms-lesson');
  const { onOutdated, onRefused, onPublished } = told;
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [whole, setWhole] = useState<Whole | null>(null);
  const tell = (outcome: PublishedText) => {
    switch (outcome.kind) {
      case 'published':
      case 'unchanged':
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
        toast({ tone: 'danger', title: t('publish.outdated') });
        return onOutdated();
      case 'conflict':
        // Which of the two holds is decided where all that is drafted is published.
        toast({
          ...{ tone: 'danger', title: t('publish.conflict') },
          action: { label: t('publish.toPublishing'), onSelect: () => void navigate(settingsPath(document)) },
        });
        return;
      case 'never-published':
        // It is opened as a whole, of which its author may be looking at a small part.
        return setWhole({ draftHash: outcome.draft_hash, otherTexts: outcome.other_texts });
    }
  };
  const start = async (publish: () => Promise<PublishedText | null>) => {
    setBusy(true);
    try {
      const outcome = await publish();
      if (outcome) tell(outcome);
    } catch {
      toast({ tone: 'danger', title: t('publish.failed') });
    } finally {
      setBusy(false);
    }
  };
  const publishText = async () =>
    (await save()) ? api.cms.publishing.publishText({ ...document, path, seen_hash: seenHash() }) : null;
  const publishWhole = ({ draftHash }: Whole) => api.cms.publishing.publish({ ...document, draft_hash: draftHash });
  return (
    <>
      <Button isBusy={isBusy} disabled={isDisabled} onClick={() => void start(publishText)}>
        <Send aria-hidden />
        {t('publish.action')}
      </Button>
      <ConfirmDialog
        title={t(`publish.whole.${document.kind}.title`)}
        description={`${t(`publish.whole.${document.kind}.text`)} ${
          whole?.otherTexts ? t('publish.whole.others', { count: whole.otherTexts }) : ''
        }`.trim()}
        confirmLabel={t(`publish.whole.${document.kind}.action`)}
        tone="default"
        open={whole !== null}
        onOpenChange={(isOpen) => !isOpen && setWhole(null)}
        onConfirm={() => {
          setWhole(null);
          if (whole) void start(() => publishWhole(whole));
        }}
      />
    </>
  );
}
