const areas = [
  ...['courses', 'technical-library', 'themes', 'quizzes', 'quiz', 'search', 'tutors', 'group-tutoring'],
  ...['subscription', 'contact', 'review', 'calendar', 'ai', 'ai-chat'],
].join('|');

/** What is searched for may be any words; after the question mark, nothing can lead elsewhere. */
const search = 'search\\?q=(?:[\\w.~+-]|%[0-9A-F]{2})*';

/**
 * Whether it is a page of ours for readers, written as such pages are: no host, scheme, dots, escapes or backslashes that a
 * browser could make something else of.
 */
export function ownAddress(url: string): boolean {
  return url.length <= 1000 && ownAddressPattern.test(url);
}

export const ownAddressPattern = new RegExp(
  `^/(?:dashboard/)?(?:${search}|(?:${areas})(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*(?:\\?[a-z]+=[a-z0-9+-]*)?(?:#[a-z0-9]+(?:-[a-z0-9]+)*)?)$`,
);
