export { nameItems, readItems } from './items/read-items.ts';
