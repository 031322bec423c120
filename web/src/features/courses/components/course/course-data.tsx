import type { Course } from '@navor/contract';
import { useLocation } from 'react-router';
import { useNonce } from '#platform/nonce.tsx';
import { useRootData } from '#platform/root-data.ts';

/** The course as search engines read it: https://schema.org/Course. */
export function CourseData({ course }: { course: Course }) {
  const { pathname } = useLocation();
  const origin = useRootData()?.origin ?? '';
  const nonce = useNonce();
  const content = JSON.stringify(structured(course, { origin, url: `${origin}${pathname}` }));
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // Browsers hide the nonce that the server wrote.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with everything escaped that could end the element
      dangerouslySetInnerHTML={{ __html: content.replaceAll('<', '\\u003c') }}
    />
  );
}

function structured(course: Course, { origin, url }: { origin: string; url: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.summary,
    inLanguage: course.languages,
    educationalLevel: course.level,
    teaches: course.outcomes,
    about: course.theme.title,
    author: { '@type': 'Person', name: course.author },
    dateModified: course.updated_at.toISOString().slice(0, 10),
    provider: { '@type': 'Organization', name: 'Navor', url: origin },
    isAccessibleForFree: course.access === 'free',
    offers: { '@type': 'Offer', category: course.access === 'free' ? 'Free' : 'Subscription' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'Weekly',
        repeatCount: course.weeks,
        duration: `PT${course.hours_per_week}H`,
      },
    },
  };
}
