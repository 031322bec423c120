import { BookOpen } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const coursesFeature: Feature = {
  sidebar: [{ group: 'main', to: href('/dashboard/courses'), label: 'courses', icon: BookOpen }],
  // Visitors are asked to log in at the first one, and are led to the course then.
  twins: [{ path: '/courses/detail', sameAs: href('/courses') }, { path: href('/courses') }],
};
