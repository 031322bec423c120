import { Download, Settings, ShieldCheck, UserRound, UsersRound } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const identityFeature: Feature = {
  sidebar: [
    { group: 'settings', to: href('/dashboard/profile'), label: 'profile', icon: UserRound },
    { group: 'settings', to: href('/dashboard/settings'), label: 'settings', icon: Settings },
    { group: 'administration', to: href('/dashboard/people'), label: 'people', icon: UsersRound },
  ],
  palette: [
    { to: href('/dashboard/settings/security'), label: 'security', icon: ShieldCheck },
    { to: href('/dashboard/settings/data'), label: 'data', icon: Download },
  ],
};
