import { PencilRuler } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const cmsFeature: Feature = {
  sidebar: [{ group: 'settings', to: href('/dashboard/cms'), label: 'cms', icon: PencilRuler }],
  twins: [{ path: href('/cms') }],
};
