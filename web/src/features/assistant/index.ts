export { askPath } from './assistant-paths.ts';
