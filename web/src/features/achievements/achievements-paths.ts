import { href } from 'react-router';

export const leaderboardPath = href('/dashboard/leaderboard');
export const visibilityPath = href('/dashboard/settings/visibility');

export function profilePath(nickname: string): string {
  return href('/learners/:nickname', { nickname });
}
