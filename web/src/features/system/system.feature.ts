import { ScrollText } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const systemFeature: Feature = {
  sidebar: [{ group: 'administration', to: href('/dashboard/audit-log'), label: 'auditLog', icon: ScrollText }],
};
