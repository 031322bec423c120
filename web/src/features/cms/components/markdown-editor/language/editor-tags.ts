import { Tag } from '@lezer/highlight';

/** What texts of Navor have beyond Markdown. */
export const formulaTag = Tag.define();
export const formulaMarkTag = Tag.define(formulaTag);
export const callOutTag = Tag.define();
