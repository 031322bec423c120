import {
  BookOpen,
  CreditCard,
  LayoutDashboard,
  LibraryBig,
  type LucideIcon,
  Receipt,
  ScrollText,
  Send,
  Settings,
  SquareCheckBig,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** A link whose screen exists. Labels are keys of the `layout` texts under `nav`. */
export type NavigationLink = {
  to: string;
  label:
    | 'dashboard'
    | 'courses'
    | 'library'
    | 'quizzes'
    | 'profile'
    | 'settings'
    | 'people'
    | 'subscriptions'
    | 'payments'
    | 'auditLog'
    | 'mail';
};
export type SidebarLink = NavigationLink & {
  icon: LucideIcon;
  /** Screens of the same capability at addresses of their own. */
  also?: RegExp;
};

/** Public header, in this order: courses, quizzes, tutors, AI assistant, and dashboard when signed in. */
export const headerLinks: NavigationLink[] = [
  { to: '/courses', label: 'courses' },
  { to: '/quizzes', label: 'quizzes' },
];

/**
 * Dashboard sidebar, in this order: dashboard, courses, technical library, quizzes, AI chat, calendar, mentors, groups;
 * in the settings group: profile, settings, CMS. Each capability adds its own. The last group is shown to administrators.
 */
export const sidebarLinks: { main: SidebarLink[]; settings: SidebarLink[]; administration: SidebarLink[] } = {
  main: [
    { to: '/dashboard', label: 'dashboard', icon: LayoutDashboard },
    { to: '/dashboard/courses', label: 'courses', icon: BookOpen },
    { to: '/dashboard/technical-library', label: 'library', icon: LibraryBig },
    {
      to: '/dashboard/quizzes',
      label: 'quizzes',
      icon: SquareCheckBig,
      also: /^\/dashboard\/(quiz|attempt|review|quiz-analytics)(\/|$)/,
    },
  ],
  settings: [
    { to: '/dashboard/profile', label: 'profile', icon: UserRound },
    { to: '/dashboard/settings', label: 'settings', icon: Settings },
  ],
  administration: [
    { to: '/dashboard/people', label: 'people', icon: UsersRound },
    { to: '/dashboard/subscriptions', label: 'subscriptions', icon: CreditCard },
    { to: '/dashboard/payments', label: 'payments', icon: Receipt },
    { to: '/dashboard/audit-log', label: 'auditLog', icon: ScrollText },
    { to: '/dashboard/mail', label: 'mail', icon: Send },
  ],
};
