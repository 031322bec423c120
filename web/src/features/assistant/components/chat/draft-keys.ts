/** What is being written in a conversation; null for a new one. */
export function questionDraftKey(userId: string, conversationId: string | null): string {
  return `chat-draft:${userId}:${conversationId ?? 'new'}`;
}

export function editDraftKey(userId: string, turnId: string): string {
  return `edit-draft:${userId}:${turnId}`;
}
