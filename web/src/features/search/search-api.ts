import type { Suggestion } from '@navor/contract';
import type { Language } from '@navor/languages';

/**
 * The few calls that are made while somebody types, without the client that other screens have: it is larger than all of
 * this together. Suggestions are a convenience, so whatever goes wrong leaves none.
 */
export async function fetchSuggestions(q: string, language: Language, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q, language });
  const response = await fetch(`/api/search/suggestions?${query}`, { signal });
  return response.ok ? ((await response.json()) as Suggestion[]) : [];
}

export async function fetchRecent(signal: AbortSignal): Promise<string[]> {
  const response = await fetch('/api/search/recent', { signal });
  return response.ok ? ((await response.json()) as string[]) : [];
}

export async function rememberSearch(q: string): Promise<void> {
  await fetch('/api/search/recent', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q }),
  });
}
