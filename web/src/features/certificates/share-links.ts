import type { Certificate } from '@navor/contract';

type Shared = Pick<Certificate, 'serial' | 'verify_url' | 'completed_at'> & { course: { title: string } };

/** The form of LinkedIn by which somebody adds a certificate to their profile, filled in. */
export function linkedInProfileLink({ serial, verify_url, completed_at, course }: Shared): string {
  return linkTo('https://www.linkedin.com/profile/add', {
    startTask: 'CERTIFICATION_NAME',
    name: course.title,
    organizationName: 'Navor',
    // A month is enough for LinkedIn, and the same for everybody who reads it.
    issueYear: String(completed_at.getUTCFullYear()),
    issueMonth: String(completed_at.getUTCMonth() + 1),
    certUrl: verify_url,
    certId: serial,
  });
}

/** Plain addresses: nothing of these sites is loaded before somebody follows one. */
export function postLinks({ verify_url }: Shared, message: string) {
  return {
    linkedin: linkTo('https://www.linkedin.com/sharing/share-offsite/', { url: verify_url }),
    x: linkTo('https://x.com/intent/post', { text: message, url: verify_url }),
    email: `mailto:?subject=${encodeURIComponent(message)}&body=${encodeURIComponent(verify_url)}`,
  };
}

function linkTo(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
