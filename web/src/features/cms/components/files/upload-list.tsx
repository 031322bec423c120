import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Progress } from '@navor/ui/progress.tsx';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContentProblemWords } from '#screen/editing/use-content-problem-words.ts';
import { DrawingImage } from './drawing-image.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

/** What becomes of files that were sent, told to everybody as it happens. */
export function UploadList({ uploads: { list, dismiss } }: { uploads: Uploads }) {
  return (
    <ul aria-live="polite" className="grid gap-3 empty:hidden">
      {list.map((upload) => (
        <li key={upload.id} className="flex items-start gap-2">
          <div className="min-w-0 grow wrap-anywhere">
            <UploadState upload={upload} />
          </div>
          <DismissButton upload={upload} onDismiss={() => dismiss(upload.id)} />
        </li>
      ))}
    </ul>
  );
}

type Refused = Extract<Upload, { state: 'refused' }>['answer'];
type FaultsProps = { refused: Refused; faults: NonNullable<Refused['faults']> };

/** What is wrong in a file, line by line, in the reader's language. */
function Faults({ refused: { reason, details }, faults }: FaultsProps) {
  const words = useContentProblemWords();
  return (
    <ul className="list-disc pl-5 text-sm">
      {faults.map((fault, at) => {
        const message = details[at] ?? '';
        return <li key={message}>{words({ path: '', line: 1, rule: reason, severity: 'error', message, fault })}</li>;
      })}
    </ul>
  );
}

function DismissButton({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const { t } = useTranslation('cms-files');
  if (upload.state === 'waiting' || upload.state === 'sending') return null;
  const close = () => {
    if ('decide' in upload) upload.decide(false);
    onDismiss();
  };
  return (
    <Button variant="ghost" size="icon" aria-label={t('upload.dismiss', { name: upload.name })} onClick={close}>
      <X aria-hidden />
    </Button>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  const { t } = useTranslation(['cms-files', 'errors']);
  const { name } = upload;
  switch (upload.state) {
    case 'waiting':
      return (
        <p className="text-sm">
          {name} · <span className="text-muted">{t('upload.waiting')}</span>
        </p>
      );
    case 'sending':
      return <Sending name={name} share={upload.share} onCancel={upload.cancel} />;
    case 'added':
      return (
        <Alert tone="ok" title={t('upload.done', { path: upload.answer.path })}>
          <Changes changes={upload.answer.changes} />
        </Alert>
      );
    case 'convertible':
      return (
        <Alert tone="warn" title={name}>
          <p>{t('upload.convertText')}</p>
          <Changes changes={upload.answer.changes} />
          <DrawingImage source={upload.answer.source} alt={t('upload.convertPreview')} className="my-3 h-40" />
          <Button onClick={() => upload.decide(true)}>{t('upload.convert')}</Button>
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="danger" title={name}>
          <p>{t(`refusal.${upload.answer.reason}`)}</p>
          {upload.answer.faults ? (
            <Faults refused={upload.answer} faults={upload.answer.faults} />
          ) : (
            <ul className="list-disc pl-5 font-mono text-xs empty:hidden">
              {upload.answer.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </Alert>
      );
    case 'outdated':
      return (
        <Alert tone="warn" title={name}>
          {t('outdated')}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger" title={upload.code ? name : t('upload.failed', { name })}>
          {upload.code && <p>{t(`errors:${upload.code}`)}</p>}
          <Button variant="secondary" onClick={() => upload.decide(true)}>
            {t('upload.retry')}
          </Button>
        </Alert>
      );
  }
}

type SendingProps = { name: string; share: number; onCancel: () => void };

function Sending({ name, share, onCancel }: SendingProps) {
  const { t } = useTranslation('cms-files');
  // All of it has left: what takes time now is what the server does with it.
  const isChecked = share >= 1;
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 grow gap-1">
        <span className="truncate text-sm">
          {name} {isChecked && <span className="text-muted">· {t('upload.checking')}</span>}
        </span>
        <Progress value={isChecked ? null : share} max={1} label={t('upload.progress', { name })} />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </div>
  );
}

function Changes({ changes }: { changes: Extract<Upload, { state: 'added' }>['answer']['changes'] }) {
  const { t } = useTranslation('cms-files');
  return (
    <ul className="list-disc pl-5 empty:hidden">
      {changes.map((change) => (
        <li key={change}>{t(`change.${change}`)}</li>
      ))}
    </ul>
  );
}
