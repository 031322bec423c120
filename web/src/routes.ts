import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The map of the product: every address and the screen behind it. */
export default [
  layout('layouts/public-layout.tsx', [
    layout('layouts/screen-boundary.tsx', { id: 'public-screens' }, [
      index('features/landing/screens/landing.tsx'),
      route('quizzes/*', 'features/identity/screens/login-required.tsx', { id: 'quizzes-login-required' }),
      route('courses/detail/*', 'features/identity/screens/login-required.tsx', { id: 'courses-login-required' }),
      route('*', 'layouts/not-found.tsx', { id: 'public-not-found' }),
    ]),
  ]),

  layout('layouts/auth-layout.tsx', [
    ...prefix('auth', [
      route('login', 'features/identity/screens/login.tsx'),
      route('signup', 'features/identity/screens/signup.tsx'),
    ]),
  ]),

  route('dashboard', 'layouts/dashboard-layout.tsx', [
    layout('layouts/screen-boundary.tsx', { id: 'dashboard-screens' }, [
      index('features/dashboard/screens/dashboard.tsx'),
      route('*', 'layouts/not-found.tsx', { id: 'dashboard-not-found' }),
    ]),
  ]),

  route('logout', 'features/identity/screens/logout.ts'),
  route('preferences', 'platform/preferences-action.ts'),
  layout('layouts/dev-layout.tsx', [route('dev/ui', 'features/system/screens/ui-gallery.tsx')]),
] satisfies RouteConfig;
