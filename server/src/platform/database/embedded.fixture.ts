import pg from 'pg';
import { startEmbeddedDatabase } from './embedded.ts';

/** Writes rows as fast as it can and says which ones the database has acknowledged, until it is killed. */
const { url } = await startEmbeddedDatabase(process.argv[2] ?? '').catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('CREATE TABLE numbers (number integer)');
for (let number = 1; ; number += 1) {
  await client.query('INSERT INTO numbers VALUES ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
