import { toast } from '@navor/ui/toast-store.ts';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#platform/save-file.ts';

/**
 * Makes a link to a file show that the file is being made, and say why where it is refused: by itself a browser shows
 * nothing until it is there, and of a refusal its number at the most. Without scripts the link is an ordinary one.
 */
export function useDownload() {
  const { t } = useTranslation('certificates');
  const [isBusy, setIsBusy] = useState(false);

  async function download(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const refusal = await takeFile(event.currentTarget.href).catch(() => '');
    setIsBusy(false);
    if (refusal !== null) toast({ tone: 'danger', title: refusal || t('download.failed') });
  }

  return { isBusy, onClick: (event: MouseEvent<HTMLAnchorElement>) => void download(event) };
}

/** Null when it is saved, else what the server says against it, which may be nothing. */
async function takeFile(address: string): Promise<string | null> {
  const answer = await fetch(address);
  if (!answer.ok) return (await answer.json()).message ?? '';
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? '', await answer.blob());
  return null;
}
