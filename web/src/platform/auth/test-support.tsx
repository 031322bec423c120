import type { Profile, Session, User } from '@navor/contract';
import type { Language } from '@navor/languages';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { readPreferences } from '../preferences.ts';
import type { RootData } from '../root-data.ts';
import { AuthProvider } from './auth-context.tsx';

export const sampleUser: User = {
  id: '0b4f2c6e-6f0e-4f0c-9d0e-2f6f6f1f7a01',
  email: 'ana.zagar@example.com',
  email_verified: true,
  full_name: 'Ana Žagar',
  created_at: new Date(0),
  roles: ['learner'],
};

export const sampleProfile: Profile = {
  id: sampleUser.id,
  full_name: 'Ana Žagar',
  avatar_url: null,
  learning_goals: [],
  language: 'sl',
  theme: 'system',
  time_zone: null,
  weekly_goal_hours: 5,
  muted_notifications: [],
  updated_at: new Date(0),
};

export const sampleSession: Session = {
  id: '7c1d9a52-3b1e-4f57-8a55-6f0d1f2b3c01',
  user: sampleUser,
  profile: sampleProfile,
  subscribed: false,
  plan: null,
  offer: null,
};

export const nobody: Session = { id: null, user: null, profile: null, subscribed: false, plan: null, offer: null };

export function rootDataOf(session: Session): RootData {
  return { session, preferences: readPreferences(null), isDemo: false, origin: 'http://localhost' };
}

type PageOptions = {
  session: Session;
  /** That the browser has chosen. */
  language?: Language;
  /** Answers what the page asks of the server afterwards; by default the same session again. */
  loader?: () => unknown;
  routes?: RouteObject[];
  /** Those within the page. */
  children?: RouteObject[];
  /** Where the page is, if it is at one of these. */
  address?: string;
};

/** Renders as within the page that the server sent for this session. */
export function renderInPage(
  element: ReactNode,
  { session, language, loader, routes = [], children = [], address = '/' }: PageOptions,
): RenderResult {
  const told = rootDataOf(session);
  const data = language ? { ...told, preferences: { ...told.preferences, language } } : told;
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: <AuthProvider>{element}</AuthProvider>,
        loader: loader ?? (() => data),
        children,
      },
      ...routes,
    ],
    { hydrationData: { loaderData: { root: data } }, initialEntries: [address] },
  );
  return render(<RouterProvider router={router} />);
}
