import type { Presence } from '@navor/contract';
import { textOf } from '#screen/forms/answer-intent.ts';

/** What others see of somebody who has never said anything about it. */
export const nothingShown: Omit<Presence, 'nickname'> = {
  is_on_leaderboard: false,
  is_profile_public: false,
  shows_level: false,
  shows_streak: false,
  shows_badges: false,
  shows_certificates: false,
};

export const profileParts = ['level', 'streak', 'badges', 'certificates'] as const;
type ProfilePart = (typeof profileParts)[number];

export const presenceFields = ['nickname', 'on', 'shows'];

/** A box that is not ticked is not sent. */
export function readPresence(form: FormData): Presence {
  const isOn = (name: string) => form.getAll('on').includes(name);
  const isShown = (part: ProfilePart) => form.getAll('shows').includes(part);
  return {
    nickname: textOf(form, 'nickname'),
    is_on_leaderboard: isOn('leaderboard'),
    is_profile_public: isOn('profile'),
    shows_level: isShown('level'),
    shows_streak: isShown('streak'),
    shows_badges: isShown('badges'),
    shows_certificates: isShown('certificates'),
  };
}
