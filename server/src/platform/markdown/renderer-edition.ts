/** Goes up when the same source would give another body, so that stored ones are prepared anew. */
export const rendererEdition = 2;
