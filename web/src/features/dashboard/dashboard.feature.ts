import { LayoutDashboard } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const dashboardFeature: Feature = {
  sidebar: [{ group: 'main', to: href('/dashboard'), label: 'dashboard', icon: LayoutDashboard }],
};
