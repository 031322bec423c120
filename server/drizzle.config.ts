import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./server/src/platform/platform.tables.ts', './server/src/modules/*/*.tables.ts'],
  out: './server/migrations',
});
