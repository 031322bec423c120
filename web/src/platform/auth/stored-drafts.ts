/** Whether this browser keeps something that somebody has begun to write and not saved: it goes with their session. */
export function hasStoredDrafts(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => draftKey.exec(key)?.[1] === userId);
  } catch {
    return false;
  }
}

/** As in `note-draft:<who>:<what>`. */
const draftKey = /^[a-z]+-draft:([^:]+):/;
