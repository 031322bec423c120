import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Where the files are, so that a page's address is never looked up on the disk first. */
export function staticPaths(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !/^\.|\.(br|gz)$/.test(name));
  return entries.map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`));
}

const year = 31_536_000;
const day = 86_400;

/** The built web app's files. Those under /assets carry a hash in their name and never change. */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound(path, c) {
      const isHashed = path.replaceAll('\\', '/').includes('/assets/');
      c.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`);
    },
  });
}
