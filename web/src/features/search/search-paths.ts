import { type SearchKind, searchKinds, searchLength } from '@navor/contract/choices';
import { useLocation } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { listAddress, readChoice } from '#screen/filter-form/list-address.ts';

/** What is searched for, as it stands in the address. */
export type Asked = { q: string; kind?: SearchKind | undefined };

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readAsked(query: URLSearchParams): Asked {
  return {
    q: (query.get('q') ?? '').trim().slice(0, searchLength.max),
    kind: readChoice(query, 'kind', searchKinds),
  };
}

/** The shortest address that asks for this. */
export function searchAddress(area: string, { q, kind }: Asked, page = 1): string {
  return listAddress(`${area}search`, { q, kind }, page);
}

export const dashboardArea = '/dashboard/';

/** Where the screens are that this visitor may open: what is found has its address under it. */
export function useArea(): string {
  const { user } = useAuth();
  const { pathname } = useLocation();
  return user || pathname.startsWith('/dashboard') ? dashboardArea : '/';
}
