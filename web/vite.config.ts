import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const packages = ['react', 'react-dom', 'scheduler', 'react-router', 'i18next', 'react-i18next', 'cookie', 'clsx'];
/** Of the layouts, what is on every page; the rest comes with the dashboard, or when somebody reaches for it. */
const shellLayouts =
  /^(account-menu|error-screen|header-links|language-menu|layout-pending|menu-on-demand|navigation-bar|public-header|skip-link|standalone|theme-menu)/;
const shellIcons = [
  ...iconsOf('src/layouts', shellLayouts),
  ...iconsOf('../ui/src', /^(button|spinner)\./),
  ...iconsOf('src/features/landing'),
];
const sidebarIcons = iconsOf('src/features', /\.feature\.ts$/).filter((name) => !shellIcons.includes(name));
const courseIcons = iconsOf('src/features/courses').filter((name) => ![...shellIcons, ...sidebarIcons].includes(name));

const shell = [
  'languages/src/(?!shapes)',
  'contract/src/([a-z]+/)?[a-z-]*choices',
  'web/src/platform/(?!browser-api|format|outbox|new-id|i18n/catalogue)',
  'web/src/screen/(?!settings)[a-z-]+\\.',
  'node_modules/lucide-react/dist/esm/(?!icons/)',
  iconFiles(shellIcons),
  '/ui/src/(brand/(mark|wordmark)|(avatar|badge|button|card|spinner|toast-st[a-z]+|toaster-on-demand)\\.)',
  `web/src/layouts/${shellLayouts.source.slice(1)}`,
];

/** What nearly every first visit needs, in two files instead of thirty: one changes with updates, one with every release. */
const sharedFiles = [
  {
    name: 'framework',
    test: new RegExp(`node_modules/(${packages.join('|')}|class-variance-authority)/`),
    priority: 2,
  },
  { name: 'shell', test: new RegExp(shell.join('|')), priority: 1 },
  // What many screens share, but not the first one of most visitors.
  { name: 'forms', test: /web\/src\/screen\/forms\/|\/ui\/src\/(alert|control-classes|field|input)\./ },
  { name: 'illustrations', test: /\/ui\/src\/(brand\/vijak|empty-state)/ },
  { name: 'sidebar', test: new RegExp(`${iconFiles(sidebarIcons)}|\\.feature\\.ts$|/all-features\\.ts$`) },
  { name: 'course-icons', test: new RegExp(iconFiles(courseIcons)) },
];

function iconFiles(names: readonly string[]): string {
  return `node_modules/lucide-react/dist/esm/icons/(${names.join('|')})\\.mjs`;
}

/** The icons that the files of a folder show. */
function iconsOf(folder: string, isMeant = /\.tsx?$/): string[] {
  const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && isMeant.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8'));
  const imports = files.flatMap((text) => /import \{([^}]+)\} from 'lucide-react'/.exec(text)?.[1]?.split(',') ?? []);
  const names = imports.map((name) => name.trim()).filter((name) => /^[A-Z]/.test(name));
  return [...new Set(names)].map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z0-9])/g, '-').toLowerCase());
}

/** Tells the bench which package fills which file, before it is minified. */
const packageShares: Plugin = {
  name: 'package-shares',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir }, bundle) {
    const shares = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const packages: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? /([^/]+)\/src\//.exec(id)?.[1] ?? 'build';
        packages[name] = (packages[name] ?? 0) + renderedLength;
      }
      return [[file.fileName, packages]];
    });
    if (dir) writeFileSync(join(dir, '../package-shares.json'), JSON.stringify(Object.fromEntries(shares)));
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), packageShares],
  build: {
    // Everything is a file of its own: data addresses would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    // The first browsers with light-dark(); for older ones it would be rewritten so that no part of a page can differ.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Known from the start, so that the first page in development need not be loaded twice.
  optimizeDeps: {
    include: [
      ...['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'class-variance-authority', 'clsx', 'i18next'],
      ...['lucide-react', 'radix-ui', 'react-i18next'],
    ],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
});
