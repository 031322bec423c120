/** Goes up when the same source would give another body or other passages, so that stored ones are prepared anew. */
export const rendererEdition = 5;
