/** The longest that a text may be called, or said in short, wherever it is listed. */
export const longestTitle = 200;
export const longestSummary = 500;
/** What a course says of itself on its page. */
export const longestDescription = 3000;
