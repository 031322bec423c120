/** What authors work on: each is a folder of files under an id that is its own within its kind. */
export const documentKinds = ['course', 'quiz', 'item', 'page'] as const;
export type DocumentKindName = (typeof documentKinds)[number];

/** Where a wish to become an author stands. */
export const authorRequestStatuses = ['open', 'approved', 'declined'] as const;
export type AuthorRequestStatus = (typeof authorRequestStatuses)[number];

/** How long what people write to each other about authorship can be. */
export const authorshipLimits = { message: { min: 20, max: 2000 }, reason: 500 };

/** For so long an invitation to edit can be accepted. */
export const invitationDays = 30;
