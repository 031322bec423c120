import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, compiledFolder, install, node, root, run } from './toolchain.mjs';

const isDevelopment = process.argv.includes('--dev');

await install();
if (!isDevelopment) await build();

// A small young generation and few places to allocate from cost little speed here and save a third of the memory.
const { flags, env } = JSON.parse(readFileSync(join(root, 'scripts/server-process.json'), 'utf8'));
const server = [...flags, 'server/src/main.ts', ...process.argv.slice(2)];
// In development a change to the server restarts it; the web app replaces its parts in the open browser.
const args = isDevelopment
  ? [
      ...['server', 'contract', 'questions', 'quantities', 'languages'].map((name) => `--watch-path=${name}/src`),
      ...server,
    ]
  : server;
const code = await run(node(), args, {
  env: {
    ...env,
    NODE_ENV: isDevelopment ? 'development' : 'production',
    // Nearly halves the time to the first page.
    NODE_COMPILE_CACHE: compiledFolder,
  },
  // The channel tells the server when this launcher is gone, however it ended.
  stdio: isDevelopment ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
});
process.exit(typeof code === 'number' ? code : 1);
