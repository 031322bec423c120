import { UsersRound } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const groupsFeature: Feature = {
  sidebar: [{ group: 'main', to: href('/dashboard/group-tutoring'), label: 'groups', icon: UsersRound }],
  twins: [{ path: href('/group-tutoring') }],
};
