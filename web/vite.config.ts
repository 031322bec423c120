import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const packages = ['react', 'react-dom', 'scheduler', 'react-router', 'i18next', 'react-i18next', 'cookie', 'clsx'];
/** Fetched when somebody reaches for it, with its icons. */
const onDemand = /^palette\/(dashboard-palette|screen-commands)/;
const shell = [
  'languages/src/(?!shapes)',
  'contract/src/([a-z]+/)?[a-z-]*choices',
  'web/src/platform/(?!browser-api|format|outbox|new-id)',
  'web/src/screen/(forms/|[a-z-]+\\.)',
  'node_modules/lucide-react/dist/esm/(?!icons/)',
  `node_modules/lucide-react/dist/esm/icons/(${iconsOf('src/layouts', '../ui/src', 'src/features/landing', 'src/features/courses').join('|')})\\.mjs`,
  '/ui/src/(brand/|(alert|avatar|badge|button|card|control-classes|empty-state|field|input|spinner|toast-st[a-z]+|toaster-on-demand)\\.)',
  'web/src/layouts/(account-menu|error-screen|header-links|language-menu|layout-pending|menu-on|navigation-bar|skip|standalone|theme-menu)',
];

/** What nearly every first visit needs, in two files instead of thirty: one changes with updates, one with every release. */
const sharedFiles = [
  {
    name: 'framework',
    test: new RegExp(`node_modules/(${packages.join('|')}|class-variance-authority)/`),
    priority: 2,
  },
  { name: 'shell', test: new RegExp(shell.join('|')), priority: 1 },
];

/** The icons of what is on nearly every page; those of single screens come with them. */
function iconsOf(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !onDemand.test(name))
      .map((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8')),
  );
  const imports = files.flatMap((text) => /import \{([^}]+)\} from 'lucide-react'/.exec(text)?.[1]?.split(',') ?? []);
  const names = imports.map((name) => name.trim()).filter((name) => /^[A-Z]/.test(name));
  return [...new Set(names)].map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z0-9])/g, '-').toLowerCase());
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
