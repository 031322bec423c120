import type { EditedInApp } from '../../../../content/files/edited-in-app.ts';
import type { ContentRule } from '../../../../content/prepare-content.ts';
import type { ReadPages } from '../read-pages.ts';

/** A page refers to nothing but screens, which are always there: all that matters besides are pages edited in the app. */
export type Rule = ContentRule<ReadPages, readonly EditedInApp[]>;
