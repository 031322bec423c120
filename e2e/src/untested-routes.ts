import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../../web/src/routes.ts';

type Route = (typeof routes)[number];

/** The addresses of the product, as patterns, that none of these paths leads to. */
export function untestedRoutes(paths: string[]): string[] {
  const reached = new Set(paths.map((path) => patternBehind(path)));
  return screensIn(routes)
    .filter((pattern) => !reached.has(pattern))
    .toSorted();
}

const routeObjects = objectsOf(routes);

function patternBehind(path: string): string {
  const [pathname = ''] = path.split('?');
  const matches = matchRoutes(routeObjects, pathname) ?? [];
  return patternOf(matches.map(({ route }) => route.path));
}

/** What is written in a `.ts` file takes requests and shows nothing. */
function screensIn(level: Route[], above: (string | undefined)[] = []): string[] {
  return level.flatMap(({ path, file, children }) => {
    if (children) return screensIn(children, [...above, path]);
    return file.endsWith('.tsx') ? [patternOf([...above, path])] : [];
  });
}

function patternOf(parts: (string | undefined)[]): string {
  return `/${parts.filter(Boolean).join('/')}`;
}

function objectsOf(level: Route[]): RouteObject[] {
  return level.map(({ path, index, children }) => ({
    ...(path && { path }),
    ...(index ? { index } : children && { children: objectsOf(children) }),
  }));
}
