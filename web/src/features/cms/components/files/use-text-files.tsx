import type { ContentDocument } from '@navor/contract';
import { toast } from '@navor/ui/toast-store.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversionDialog, type ConversionOffer } from './conversion-dialog.tsx';
import { type UploadTarget, uploadFile } from './upload-file.ts';

/**
 * Files that are put into a text while it is being written. A drawing that cannot be shown as it is gets changed only with
 * its author's consent, for which `question` has to be on the screen.
 */
export function useTextFiles(document: ContentDocument, language: string) {
  const { t } = useTranslation(['cms-files', 'errors']);
  // Two pastes may wait at once: they are asked about one after another.
  const [offers, setOffers] = useState<readonly ConversionOffer[]>([]);

  function mayConvert(offer: Omit<ConversionOffer, 'decide'>): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const asked: ConversionOffer = {
      ...offer,
      decide: (isAccepted) => {
        setOffers((waiting) => waiting.filter((each) => each !== asked));
        resolve(isAccepted);
      },
    };
    setOffers((waiting) => [...waiting, asked]);
    return promise;
  }

  function refuse(title: string, description: string): null {
    toast({ tone: 'danger', title, description });
    return null;
  }

  /** The path by which the text names the file; null where it did not come in, which its author has been told. */
  async function sendFile(file: File, options: Pick<UploadTarget, 'mayConvert'> = {}): Promise<string | null> {
    const { name } = file;
    const target = { ...document, language, ...options };
    const outcome = await uploadFile(file, target, () => {}, new AbortController().signal);
    switch (outcome.kind) {
      case 'added':
        return outcome.path;
      case 'convertible':
        return (await mayConvert({ name, answer: outcome })) ? sendFile(file, { mayConvert: true }) : null;
      case 'refused':
        return refuse(name, [t(`refusal.${outcome.reason}`), outcome.details.join(', ')].join(' ').trim());
      case 'failed':
        return outcome.code ? refuse(name, t(`errors:${outcome.code}`)) : refuse(name, t('upload.failed', { name }));
      case 'outdated':
        return refuse(name, t('outdated'));
      case 'cancelled':
        return null;
    }
  }

  const [offer] = offers;
  const question: ReactNode = offer && <ConversionDialog offer={offer} />;
  return { sendFile: (file: File) => sendFile(file), question };
}
