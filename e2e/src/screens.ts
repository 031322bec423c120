import type { Account } from './accounts.ts';
import { galleryNames } from './gallery-parts.ts';

export type Screen = {
  path: string;
  account: Account | 'visitor';
  /** Words that the screen shows untranslated for a good reason. */
  names?: ReadonlySet<string>;
};

/** Every screen of the product; a new one is added here and is then checked like the others. */
export const screens: Screen[] = [
  { path: '/', account: 'visitor' },
  { path: '/auth/login', account: 'visitor' },
  { path: '/auth/signup', account: 'visitor' },
  { path: '/quizzes/x', account: 'visitor' },
  { path: '/nope', account: 'visitor' },
  { path: '/dashboard', account: 'learner' },
  { path: '/dashboard/nope', account: 'learner' },
  { path: '/dev/ui', account: 'visitor', names: galleryNames },
];
