/** Why a version of a document was kept. */
export const versionReasons = [
  'published',
  'unpublished',
  'restored',
  /** What readers had until then, where no version says it: loaded from files, or changed for them at once. */
  'before',
  'imported',
  'merged',
  'kept',
  'scheduled',
] as const;
export type VersionReason = (typeof versionReasons)[number];

/** What became of a file of a document since it was published. */
export const fileStates = ['published', 'changed', 'new', 'removed'] as const;
export type FileState = (typeof fileStates)[number];

export const scheduleStates = ['waiting', 'published', 'failed', 'cancelled'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** The longest text of a file, as it is written. */
export const longestText = 400_000;

/** What a version of a document may be compared with. */
export const comparedWith = ['previous', 'published', 'draft'] as const;
export type ComparedWith = (typeof comparedWith)[number];

/** Of the note that says why a version is kept. */
export const longestNote = 300;
