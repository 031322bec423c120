import type { Certificate } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { verifyPath } from '../../certificate-paths.ts';

type PublicAddressProps = { certificate: Certificate; address: string };

/** The address by which others verify a certificate, to be taken along. */
export function PublicAddress({ certificate: { serial, course }, address }: PublicAddressProps) {
  const { t } = useTranslation('certificates');
  // Known in the browser alone, so the page that came from the server has no such button either.
  const canShare = useHasScripts() && typeof navigator.share === 'function';

  const copy = () =>
    // Outside of a secure address there is no clipboard at all.
    Promise.resolve(navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => toast({ tone: 'ok', title: t('share.copied') }),
      () => toast({ tone: 'danger', title: t('share.notCopied') }),
    );
  const share = () =>
    navigator.share({ title: t('share.message', { course: course.title }), url: address }).catch(() => {
      // Whoever closes the device's own window has seen what became of it.
    });

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t('share.address')} className="min-w-0 grow basis-64">
          <Input readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
        <Button variant="secondary" className="noscript:hidden" onClick={copy}>
          <Copy aria-hidden />
          {t('share.copy')}
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={share}>
            <Share2 aria-hidden />
            {t('share.native')}
          </Button>
        )}
      </div>
      <TextLink to={verifyPath(serial)} className="justify-self-start text-sm">
        {t('share.see')}
      </TextLink>
    </div>
  );
}
