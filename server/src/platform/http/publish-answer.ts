import type { ApiContext } from '../api.ts';

/**
 * Lets caches keep an answer for so long, and pages of other sites read it. For documents alone that are the same for
 * everybody: programs of other people's making fetch them, some of them in a browser.
 */
export function publishAnswer({ responseHeaders }: Pick<ApiContext, 'responseHeaders'>, seconds: number): void {
  responseHeaders.set('access-control-allow-origin', '*');
  responseHeaders.set('cache-control', `public, max-age=${seconds}`);
}
