import { build, install, node, step } from './toolchain.mjs';

await install();
await build();
await step('Measuring', node(), ['bench/src/main.ts', ...process.argv.slice(2)]);
