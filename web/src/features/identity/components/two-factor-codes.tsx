import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shown once: afterwards only their hashes exist. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation('settings');

  const copy = () =>
    // Outside of a secure address there is no clipboard at all.
    Promise.resolve(navigator.clipboard?.writeText(codes.join('\n')) ?? Promise.reject()).then(
      () => toast({ tone: 'ok', title: t('twoFactor.codes.copied') }),
      () => toast({ tone: 'danger', title: t('twoFactor.codes.notCopied') }),
    );

  return (
    <div className="grid max-w-reading justify-items-start gap-4">
      <Alert tone="warn" className="w-full">
        {t('twoFactor.codes.warning')}
      </Alert>
      <ul className="tabular grid w-full grid-cols-2 gap-x-4 gap-y-1 rounded-md border border-line bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" className="noscript:hidden" onClick={copy}>
          <Copy aria-hidden />
          {t('twoFactor.codes.copy')}
        </Button>
        <Button asChild variant="secondary" size="sm">
          <a href={textFile(t('twoFactor.codes.fileHeading'), codes)} download={t('twoFactor.codes.fileName')}>
            <Download aria-hidden />
            {t('twoFactor.codes.download')}
          </a>
        </Button>
      </div>
    </div>
  );
}

/** The whole file as an address, so that even a browser without scripts can save it. */
function textFile(heading: string, codes: string[]): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent([heading, '', ...codes, ''].join('\r\n'))}`;
}
