import { Eye, ListOrdered, Trophy } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

/** Reached from the dashboard and the profile, so that it needs no place of its own in the sidebar. */
export const achievementsFeature: Feature = {
  palette: [
    { to: href('/dashboard/achievements'), label: 'achievements', icon: Trophy },
    { to: href('/dashboard/leaderboard'), label: 'leaderboard', icon: ListOrdered },
    { to: href('/dashboard/settings/visibility'), label: 'visibility', icon: Eye },
  ],
};
