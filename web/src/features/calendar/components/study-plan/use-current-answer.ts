import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What the form was answered last. It is kept while the page's data are asked for again, as after a change of theme; saving and
 * deleting lead to the page anew, which is then to show the plan as it is.
 */
export function useCurrentAnswer<Answer>(latest: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer: latest });
  if (key !== last.key || (latest && latest !== last.answer)) setLast({ key, answer: latest });
  return latest ?? (key === last.key ? last.answer : undefined);
}
