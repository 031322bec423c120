import { type SearchKind, searchKinds, searchLength } from '@navor/contract/choices';
import { useLocation } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';

/** What is searched for, as it stands in the address. */
export type Asked = { q: string; kind?: SearchKind | undefined };

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readAsked(query: URLSearchParams): Asked {
  return {
    q: (query.get('q') ?? '').trim().slice(0, searchLength.max),
    kind: searchKinds.find((kind) => kind === query.get('kind')),
  };
}

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1;
}

/** The shortest address that asks for this. */
export function searchAddress(area: string, { q, kind }: Asked, page = 1): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (kind) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${area}search?${query}` : `${area}search`;
}

export const dashboardArea = '/dashboard/';

/** Where the screens are that this visitor may open: what is found has its address under it. */
export function useArea(): string {
  const { user } = useAuth();
  const { pathname } = useLocation();
  return user || pathname.startsWith('/dashboard') ? dashboardArea : '/';
}
