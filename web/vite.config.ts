import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunk-groups.ts';

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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
});
