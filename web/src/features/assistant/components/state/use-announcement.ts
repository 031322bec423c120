import type { Answer } from '@navor/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** For screen readers, which must not read out an answer while it is written: that it begins, and how it has ended. */
export function useAnnouncement(answer: Answer | null | undefined): string {
  const { t } = useTranslation('assistant');
  const isWriting = answer?.status === 'writing';
  const [followed, setFollowed] = useState<string | null>(null);
  // One that had ended when the page came is none of its news.
  if (isWriting && followed !== answer.id) setFollowed(answer.id);
  return answer && (isWriting || followed === answer.id) ? t(`announce.${answer.status}`) : '';
}
