import { Sparkles } from 'lucide-react';
import type { Feature } from '#screen/feature.ts';
import { chatPath } from './assistant-paths.ts';

export const assistantFeature: Feature = {
  sidebar: [{ group: 'main', to: chatPath, label: 'aiChat', icon: Sparkles }],
};
