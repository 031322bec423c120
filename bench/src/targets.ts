import type { RouteManifest } from './route-files.ts';

export type Target = {
  name: string;
  path: string;
  headers: Record<string, string>;
  contains?: string;
  /** The least share of the ceiling. */
  bar?: number;
};

const account = { email: 'learner@navor.example', password: 'navor-demo-2026' };

/** With many formulas, figures and a live formula. */
const lesson = '/courses/osnove-elektrotehnike/ohmov-zakon';

/** What is measured. The first is the ceiling that the others are compared with. */
export async function chooseTargets(address: string, manifest: RouteManifest): Promise<[Target, ...Target[]]> {
  const anonymous = { 'accept-encoding': 'br' };
  const signedIn = { ...anonymous, cookie: await signIn(address) };
  const { email } = account;
  return [
    // Small on purpose: a larger file would lower the ceiling and flatter everything below it.
    { name: 'static script', path: rootModule(manifest), headers: anonymous },
    { name: 'public page', path: '/', headers: anonymous, contains: '</html>' },
    { name: 'its data', path: '/_.data', headers: anonymous },
    { name: 'dashboard, signed in', path: '/dashboard', headers: signedIn, contains: '</html>' },
    { name: 'its data', path: '/dashboard.data', headers: signedIn, contains: email },
    { name: 'catalogue', path: '/courses', headers: anonymous, contains: '</html>' },
    { name: 'course', path: '/courses/osnove-elektrotehnike', headers: anonymous, contains: '</html>' },
    { name: 'lesson', path: lesson, headers: anonymous, contains: 'katex', bar: 1 / 25 },
    { name: 'lesson, signed in', path: `/dashboard${lesson}`, headers: signedIn, contains: 'katex', bar: 1 / 25 },
    { name: 'its data', path: `/dashboard${lesson}.data`, headers: signedIn, contains: 'katex' },
    { name: 'API', path: '/api/session', headers: anonymous, contains: '"user":null' },
    { name: 'API, signed in', path: '/api/session', headers: signedIn, contains: email },
  ];
}

function rootModule({ routes }: RouteManifest): string {
  if (!routes.root) throw new Error('The build has no root route');
  return routes.root.module;
}

export async function signIn(address: string, email: string = account.email): Promise<string> {
  const response = await fetch(`${address}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, email }),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status !== 200) throw new Error(`Signing in as ${email} was answered with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
