import { LayoutDashboard, type LucideIcon } from 'lucide-react';

/** A link whose screen exists. Labels are keys of the `layout` texts under `nav`. */
export type NavigationLink = { to: string; label: 'dashboard' };
export type SidebarLink = NavigationLink & { icon: LucideIcon };

/** Public header, in this order: courses, quizzes, tutors, AI assistant, and dashboard when signed in. */
export const headerLinks: NavigationLink[] = [];

/**
 * Dashboard sidebar, in this order: dashboard, courses, technical library, quizzes, AI chat, calendar, mentors, groups;
 * in the settings group: profile, settings, CMS. Each capability adds its own.
 */
export const sidebarLinks: { main: SidebarLink[]; settings: SidebarLink[] } = {
  main: [{ to: '/dashboard', label: 'dashboard', icon: LayoutDashboard }],
  settings: [],
};
