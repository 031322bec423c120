import { screens } from '@navor/contract';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    // What may be left out may also be there.
    const own = path ? `${parent}/${path.replaceAll('?', '')}` : parent;
    return children ? [...(path ? [own] : []), ...pathsOf(children, own)] : [own || '/'];
  });
}

it.each(Object.entries(screens))('has the screen that the server calls %s', async (_, path) => {
  expect(pathsOf(await routes)).toContain(path);
});
