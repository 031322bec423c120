import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of bytes, for small files that belong to a row. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const moment = () => timestamp({ withTimezone: true });

/** Of writing the row, unless another one is given. */
export const momentNow = () => moment().notNull().defaultNow();
