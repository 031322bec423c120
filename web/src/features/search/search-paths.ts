import { type SearchKind, searchKinds, searchLength } from '@navor/contract/choices';
import { useLocation } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { listAddress, readChoice } from '#screen/filter-form/list-address.ts';

/** What is searched for, as it stands in the address. */
export type SearchQuery = { q: string; kind?: SearchKind | undefined };

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readSearchQuery(address: URLSearchParams): SearchQuery {
  return {
    q: (address.get('q') ?? '').trim().slice(0, searchLength.max),
    kind: readChoice(address, 'kind', searchKinds),
  };
}

/** The shortest address that asks for this. */
export function searchAddress(area: string, { q, kind }: SearchQuery, page = 1): string {
  return listAddress(`${area}search`, { q, kind }, page);
}

export const dashboardArea = '/dashboard/';

/** Where the screens are that this visitor may open: what is found has its address under it. */
export function useArea(): string {
  const { user } = useAuth();
  const { pathname } = useLocation();
  return user || pathname.startsWith('/dashboard') ? dashboardArea : '/';
}
