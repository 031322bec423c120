import type { Suggestion } from '@navor/contract';
import { isLanguage } from '@navor/languages';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchSuggestions } from '../../search-api.ts';

/** A pause in typing that is long enough to ask, and too short to be waited for. */
const pauseMs = 120;
const fewestLetters = 2;

type Made = { q: string; suggestions: Suggestion[] };
const none: Made = { q: '', suggestions: [] };

/** What somebody may mean who has typed this; what was suggested before stays until there is something newer. */
export function useSuggestions(typed: string): { suggestions: Suggestion[]; isBusy: boolean } {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [made, setMade] = useState(none);
  const q = typed.trim();
  const isWanted = q.length >= fewestLetters;

  useEffect(() => {
    if (!isWanted) return setMade(none);
    if (!isLanguage(language)) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(q, language, request.signal)
        .catch(() => [])
        .then((suggestions) => !request.signal.aborted && setMade({ q, suggestions }));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q, isWanted, language]);

  return { suggestions: isWanted ? made.suggestions : [], isBusy: isWanted && made.q !== q };
}
