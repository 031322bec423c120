/** Where the answers to a question are told on its quiz's page. */
export function questionAnchor(questionId: string): string {
  return `question-${questionId}`;
}

/** Leading somebody to details that stay folded would lead them nowhere. */
export function unfold(questionId: string): void {
  const details = document.getElementById(questionAnchor(questionId));
  if (details instanceof HTMLDetailsElement) details.open = true;
}
