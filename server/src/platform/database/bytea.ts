import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes, for small files that belong to a row. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
