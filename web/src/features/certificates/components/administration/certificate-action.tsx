import type { IssuedCertificate } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#screen/forms/reason-dialog.tsx';

/** What an administrator can do with a certificate: revoke one that stands, issue another for one that is revoked, once. */
export function CertificateAction({ certificate }: { certificate: IssuedCertificate }) {
  const { t } = useTranslation('certificate-administration');
  const { id, state, serial, holder, course_title: course, has_newer } = certificate;
  if (has_newer) return null;
  const what = state === 'valid' ? 'revoke' : 'anew';
  const { name } = holder;
  return (
    <ReasonDialog
      key={what}
      intent={what === 'revoke' ? 'revoke' : 'issue-anew'}
      variant={what === 'revoke' ? 'danger' : 'primary'}
      id={id}
      texts={{
        open: t(`${what}.open`),
        openOf: t(`${what}.openOf`, { serial, name }),
        title: t(`${what}.title`, { name }),
        consequence: t(`${what}.consequence`, { serial, course }),
        reason: t(`${what}.reason`),
        reasonHelp: t(`${what}.reasonHelp`),
        submit: t(`${what}.submit`),
        cancel: t(`${what}.cancel`),
        done: t(`${what}.done`, { name }),
      }}
    />
  );
}
