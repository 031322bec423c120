/** The pages that every installation has, each at the address that is its id: `/about`. */
export const pageIds = ['about', 'faq', 'terms', 'privacy'] as const;
export type PageId = (typeof pageIds)[number];

/** What stands for the school or company that runs an installation, in the texts of its pages: `{{operator}}`. */
export const pagePlaceholders = ['operator', 'operator-address'] as const;
export type PagePlaceholder = (typeof pagePlaceholders)[number];
