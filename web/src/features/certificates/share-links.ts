import type { Certificate } from '@navor/contract';
import { homeTimeZone } from '@navor/contract/choices';

type Shared = Pick<Certificate, 'serial' | 'verify_url' | 'completed_at'> & { course: { title: string } };

/** The form of LinkedIn by which somebody adds a certificate to their profile, filled in. */
export function linkedInProfileLink({ serial, verify_url, completed_at, course }: Shared): string {
  return linkTo('https://www.linkedin.com/profile/add', {
    startTask: 'CERTIFICATION_NAME',
    name: course.title,
    organizationName: 'Navor',
    ...printedMonth(completed_at),
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

/** The month that stands on the paper, which others hold against the profile. */
function printedMonth(moment: Date): { issueYear: string; issueMonth: string } {
  const month = new Intl.DateTimeFormat('sv', { timeZone: homeTimeZone, year: 'numeric', month: 'numeric' });
  const [issueYear = '', issueMonth = ''] = month
    .format(moment)
    .split('-')
    .map((part) => String(Number(part)));
  return { issueYear, issueMonth };
}

function linkTo(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
