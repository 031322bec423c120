import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What the action answered, for as long as the visitor stays: it outlasts a change of language, which makes the router
 * forget it, and is gone when a link leads to this screen anew.
 */
export function useAnswerHere<Answer>(latest: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ answer: latest, key });
  if (latest && (latest !== last.answer || key !== last.key)) setLast({ answer: latest, key });
  return latest ?? (key === last.key ? last.answer : undefined);
}
