import { Send } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const emailFeature: Feature = {
  sidebar: [{ group: 'administration', to: href('/dashboard/mail'), label: 'mail', icon: Send }],
};
