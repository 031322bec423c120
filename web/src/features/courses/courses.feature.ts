import { BookOpen } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const coursesFeature: Feature = {
  sidebar: [{ group: 'main', to: href('/dashboard/courses'), label: 'courses', icon: BookOpen }],
  twins: [href('/courses')],
};
