import { DatabaseClient } from '../connection.ts';

/** As which the application works: it owns what is in its database and has no power over the server, nor over its files. */
export const applicationRole = 'navor_app';

/**
 * Makes the role, and hands it what an earlier start made as the owner of the whole server. The password is set each time, so
 * that it is the one that is kept with the data.
 */
export async function prepareApplicationRole(superuserUrl: string, password: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('BEGIN');
    const { rowCount: isThere } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [applicationRole]);
    if (!isThere) await client.query(`CREATE ROLE ${applicationRole} LOGIN`);
    await client.query(`ALTER ROLE ${applicationRole} PASSWORD ${client.escapeLiteral(password)}`);
    if (!isThere) {
      await client.query(handOver);
      await client.query(`ALTER DATABASE ${client.database} OWNER TO ${applicationRole}`);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

const isOurs = `nspname !~ '^pg_' AND nspname <> 'information_schema'`;
/** What belongs to an extension stays with it, and a column's sequence goes with its table. */
const isFree = (catalogue: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = object.oid AND deptype IN ('a', 'e', 'i'))`;

const handOver = `
  DO $$
  DECLARE change text;
  BEGIN
    FOR change IN
      SELECT format('ALTER SCHEMA %I OWNER TO ${applicationRole}', nspname) FROM pg_namespace
      WHERE ${isOurs} AND nspname <> 'public'
      UNION ALL
      SELECT format('ALTER %s %I.%I OWNER TO ${applicationRole}',
                    CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
                    nspname, relname)
      FROM pg_class AS object JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE ${isOurs} AND relkind IN ('r', 'p', 'v', 'm', 'S') AND (relkind <> 'S' OR ${isFree('pg_class')})
      UNION ALL
      SELECT format('ALTER ROUTINE %s OWNER TO ${applicationRole}', object.oid::regprocedure)
      FROM pg_proc AS object JOIN pg_namespace ON pg_namespace.oid = pronamespace
      WHERE ${isOurs} AND ${isFree('pg_proc')}
      UNION ALL
      SELECT format('ALTER TYPE %I.%I OWNER TO ${applicationRole}', nspname, typname)
      FROM pg_type AS object JOIN pg_namespace ON pg_namespace.oid = typnamespace
      WHERE ${isOurs} AND typtype IN ('e', 'd') AND ${isFree('pg_type')}
    LOOP
      EXECUTE change;
    END LOOP;
  END $$`;
