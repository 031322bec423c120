import { CircleAlert } from 'lucide-react';

/** Beside a field that has an `error`: several messages one below the other. */
export function messagesOf(messages: readonly string[]) {
  if (messages.length === 0) return null;
  return messages.map((message) => (
    <span key={message} className="block">
      {message}
    </span>
  ));
}

/** Below a group of fields, for what concerns the group as a whole. */
export function GroupProblems({ id, messages }: { id: string; messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div id={id} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>{messagesOf(messages)}</div>
    </div>
  );
}
