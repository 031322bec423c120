import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WebHandler, WebModule } from '@navor/contract/page-request';
import type { Catalogues } from '@navor/translations';

/** The web app as the server mounts it: pages, its files, and what it needs of the server around it. */
export type WebApp = {
  handle: WebHandler;
  clientFiles: string | undefined;
  isDevelopment: boolean;
  attach: (server: Server) => void;
  close: () => Promise<void>;
};

const webRoot = fileURLToPath(new URL('../../web/', import.meta.url));

export async function loadBuiltWebApp(catalogues: Catalogues): Promise<WebApp> {
  const entry = `${webRoot}build/server/index.js`;
  if (!existsSync(entry)) throw new Error('The web app is not built: start with "npm start"');
  // React picks its fast form by this, at the moment it is loaded.
  process.env.NODE_ENV = 'production';
  const module = (await import(pathToFileURL(entry).href)) as WebModule;
  return {
    handle: module.createWebHandler(catalogues),
    clientFiles: `${webRoot}build/client`,
    isDevelopment: false,
    attach: () => {},
    close: async () => {},
  };
}

/** Compiled as it is asked for, and replaced in the open browser as it is edited. */
export async function loadDevelopmentWebApp(catalogues: Catalogues): Promise<WebApp> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webRoot, server: { middlewareMode: true }, appType: 'custom' });
  return {
    handle: async (request, page) => {
      const module = (await vite.ssrLoadModule('/src/server.ts')) as WebModule;
      return module.createWebHandler(catalogues)(request, page);
    },
    clientFiles: undefined,
    isDevelopment: true,
    attach(server) {
      const listeners = server.listeners('request') as ((...args: unknown[]) => void)[];
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        vite.middlewares(request, response, () => {
          for (const listener of listeners) listener(request, response);
        });
      });
    },
    close: () => vite.close(),
  };
}
