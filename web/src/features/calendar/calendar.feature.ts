import { CalendarDays } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const calendarFeature: Feature = {
  sidebar: [{ group: 'main', to: href('/dashboard/calendar'), label: 'calendar', icon: CalendarDays }],
};
