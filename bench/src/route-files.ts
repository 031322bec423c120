/** What this reads of the manifest that the web app's build writes for the browser. */
export type RouteManifest = {
  entry: ManifestModule;
  routes: Record<string, ManifestRoute>;
};

type ManifestModule = { module: string; imports?: string[] };

type ManifestRoute = ManifestModule & {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasDefaultExport: boolean;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
};

export type Screen = { address: string; isPublic: boolean; files: string[] };

/** Screens that only people who signed in or developers come to. Everything else is held to the public limit. */
const privateSections = ['dashboard', 'dev'];

/** Every address that shows something, with the scripts that a first visit there loads. */
export function collectScreens(manifest: RouteManifest): Screen[] {
  const routes = Object.values(manifest.routes);
  const parents = new Set(routes.map((route) => route.parentId));
  return routes
    .filter((route) => route.hasDefaultExport && !parents.has(route.id))
    .map((route) => {
      const chain = chainOf(manifest, route);
      const segments = chain.flatMap(({ path }) => path || []);
      const [section = ''] = segments.join('/').split('/');
      return {
        address: `/${segments.join('/')}`,
        isPublic: !privateSections.includes(section),
        files: filesOf(manifest, chain),
      };
    });
}

/** From the root through the layouts to the route itself. */
function chainOf({ routes }: RouteManifest, route: ManifestRoute): ManifestRoute[] {
  const chain = [route];
  for (let parentId = route.parentId; parentId !== undefined; parentId = chain[0]?.parentId) {
    const parent = routes[parentId];
    if (!parent || chain.includes(parent)) throw new Error(`The layouts around ${route.id} do not lead to the root`);
    chain.unshift(parent);
  }
  return chain;
}

/** The build lists a module's imports down to the last one, so there is nothing to follow here. */
function filesOf({ entry }: RouteManifest, chain: readonly ManifestRoute[]): string[] {
  const files = [entry, ...chain].flatMap((part) => [part.module, ...(part.imports ?? [])]);
  const splitOff = chain.flatMap((route) => {
    return [route.clientLoaderModule, route.clientMiddlewareModule, route.hydrateFallbackModule];
  });
  return [...new Set([...files, ...splitOff])].filter((file) => file !== undefined);
}
