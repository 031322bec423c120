import { install, node, run } from './toolchain.mjs';

await install();
const code = await run(node(), ['server/src/quizzes-command.ts', ...process.argv.slice(2)]);
process.exit(typeof code === 'number' ? code : 1);
