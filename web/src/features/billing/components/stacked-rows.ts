/** On phones a row of the table stands as a block of two columns; the heads of the columns are only heard then. */
export const stacked = {
  table: 'max-md:block',
  head: 'max-md:sr-only',
  body: 'max-md:block',
  row: 'align-top max-md:grid max-md:grid-cols-[1fr_fit-content(60%)] max-md:gap-x-4 max-md:gap-y-2 max-md:p-4',
  /** The block's left column. */
  start: 'max-md:min-w-0 max-md:p-0',
  /** Both of its columns. */
  whole: 'max-md:col-span-2 max-md:p-0',
  /** Its right column. */
  end: 'max-md:p-0 max-md:text-right',
  /** A link that can be hit with a finger. */
  link: 'inline-flex min-h-11 items-center md:min-h-0',
} as const;
