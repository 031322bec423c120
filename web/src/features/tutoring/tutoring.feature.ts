import { GraduationCap, Presentation } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const tutoringFeature: Feature = {
  sidebar: [
    {
      group: 'main',
      to: href('/dashboard/tutors'),
      label: 'mentors',
      icon: GraduationCap,
      also: /^\/dashboard\/(teaching|bookings)(\/|$)/,
    },
  ],
  palette: [{ to: href('/dashboard/teaching'), label: 'teaching', icon: Presentation }],
  twins: [{ path: href('/tutors') }],
};

/** Apart, because administrators look for people first. */
export const tutorApplicationsFeature: Feature = {
  sidebar: [
    {
      group: 'administration',
      to: href('/dashboard/tutor-applications'),
      label: 'tutorApplications',
      icon: Presentation,
    },
  ],
};
