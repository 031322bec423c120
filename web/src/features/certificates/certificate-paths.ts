import type { Language } from '@navor/languages';
import { href } from 'react-router';

/** What completed courses have brought, and what is still to come of them. */
export const certificatesPath = href('/dashboard/certificates');

export function certificatePath(certificateId: string): string {
  return href('/dashboard/certificates/:certificateId', { certificateId });
}

/** Where anybody types a serial number in. */
export const verifyFormPath = href('/verify');

export function verifyPath(serial: string): string {
  return href('/verify/:serial', { serial });
}

type CertificateFile = 'pdf' | 'picture' | 'credential' | 'badge';

/** What can be taken along of an own certificate, in the language that it is to speak. */
export function filePath(certificateId: string, file: CertificateFile, language: Language): string {
  return `/api/certificates/${certificateId}/${file}?${new URLSearchParams({ language })}`;
}

/** The picture that others show beside a link to the certificate: `version` keeps apart what caches have of it. */
export function previewPath(serial: string, shown: { language: Language; version: string }): string {
  return `/api/verify/${encodeURIComponent(serial)}/preview?${new URLSearchParams(shown)}`;
}
