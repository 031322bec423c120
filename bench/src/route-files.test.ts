import { describe, expect, it } from 'vitest';
import { collectScreens, type RouteManifest } from './route-files.ts';

describe('collectScreens', () => {
  it('collects the entry, the root, the layouts and the screen with their imports, each file once', () => {
    const manifest = manifestOf({
      root: { module: '/root.js', imports: ['/react.js'] },
      layout: { parentId: 'root', module: '/layout.js', imports: ['/react.js', '/menu.js'] },
      home: { parentId: 'layout', index: true, module: '/home.js', imports: ['/menu.js', '/card.js'] },
    });
    expect(collectScreens(manifest)).toEqual([
      {
        address: '/',
        isPublic: true,
        files: ['/entry.js', '/react.js', '/root.js', '/layout.js', '/menu.js', '/home.js', '/card.js'],
      },
    ]);
  });

  it('leaves out the scripts of screens beside it', () => {
    const manifest = manifestOf({
      root: { module: '/root.js' },
      one: { parentId: 'root', path: 'one', module: '/one.js' },
      two: { parentId: 'root', path: 'two', module: '/two.js' },
    });
    expect(filesAt(manifest, '/one')).toEqual(['/entry.js', '/react.js', '/root.js', '/one.js']);
  });

  it('counts what the build split off a route and the first visit needs', () => {
    const manifest = manifestOf({
      root: { module: '/root.js', clientMiddlewareModule: '/root-middleware.js' },
      search: { parentId: 'root', path: 'search', module: '/search.js', clientLoaderModule: '/search-loader.js' },
    });
    expect(filesAt(manifest, '/search')).toEqual(expect.arrayContaining(['/root-middleware.js', '/search-loader.js']));
  });

  it('puts the address together from the paths of all layouts', () => {
    const manifest = manifestOf({
      root: { path: '', module: '/root.js' },
      dashboard: { parentId: 'root', path: 'dashboard', module: '/dashboard.js' },
      boundary: { parentId: 'dashboard', module: '/boundary.js' },
      missing: { parentId: 'boundary', path: '*', module: '/missing.js' },
    });
    expect(collectScreens(manifest).map((screen) => screen.address)).toEqual(['/dashboard/*']);
  });

  it('holds every screen to the public limit unless it lies behind the sign-in', () => {
    const manifest = manifestOf({
      root: { module: '/root.js' },
      dashboards: { parentId: 'root', path: 'dashboards', module: '/dashboards.js' },
      settings: { parentId: 'root', path: 'dashboard/settings', module: '/settings.js' },
      gallery: { parentId: 'root', path: 'dev/ui', module: '/gallery.js' },
    });
    expect(collectScreens(manifest).map(({ address, isPublic }) => [address, isPublic])).toEqual([
      ['/dashboards', true],
      ['/dashboard/settings', false],
      ['/dev/ui', false],
    ]);
  });

  it('skips routes that show nothing', () => {
    const manifest = manifestOf({
      root: { module: '/root.js' },
      logout: { parentId: 'root', path: 'logout', module: '/logout.js', hasDefaultExport: false },
    });
    expect(collectScreens(manifest)).toEqual([]);
  });

  it('refuses a manifest whose layouts lead nowhere', () => {
    const manifest = manifestOf({ lost: { parentId: 'gone', path: 'lost', module: '/lost.js' } });
    expect(() => collectScreens(manifest)).toThrow('do not lead to the root');
  });
});

type Route = RouteManifest['routes'][string];

function manifestOf(routes: Record<string, Omit<Route, 'id' | 'hasDefaultExport'> & Partial<Route>>): RouteManifest {
  return {
    entry: { module: '/entry.js', imports: ['/react.js'] },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [id, { id, hasDefaultExport: true, ...route }]),
    ),
  };
}

function filesAt(manifest: RouteManifest, address: string): string[] | undefined {
  return collectScreens(manifest).find((screen) => screen.address === address)?.files;
}
