/** Addresses inside the page of a lesson: its own parts, and those of the frame around it. */
export const lessonPageAnchors: ReadonlySet<string> = new Set([
  ...['content', 'contents', 'done', 'lesson-text', 'main', 'notes', 'notes-title', 'outline', 'sign-in-invitation'],
  ...['footer-company', 'footer-product', 'footer-support'],
]);
