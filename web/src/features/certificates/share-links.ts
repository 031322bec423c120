import type { Certificate } from '@navor/contract';
import { homeTimeZone } from '@navor/contract/choices';

type Shared = Pick<Certificate, 'serial' | 'completed_at'> & { course: { title: string } };

/** The form of LinkedIn by which somebody adds a certificate to their profile, filled in. */
export function linkedInProfileLink({ serial, completed_at, course }: Shared, address: string): string {
  return linkTo('https://www.linkedin.com/profile/add', {
    startTask: 'CERTIFICATION_NAME',
    name: course.title,
    organizationName: 'Navor',
    ...printedMonth(completed_at),
    certUrl: address,
    certId: serial,
  });
}

/** Plain addresses: nothing of these sites is loaded before somebody follows one. */
export function postLinks(address: string, message: string) {
  return {
    linkedin: linkTo('https://www.linkedin.com/sharing/share-offsite/', { url: address }),
    x: linkTo('https://x.com/intent/post', { text: message, url: address }),
    email: `mailto:?subject=${encodeURIComponent(message)}&body=${encodeURIComponent(address)}`,
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
