import type { EndpointMeta } from './endpoint.ts';

export type ListedEndpoint = EndpointMeta & {
  /** Its place in the contract, such as `identity/signIn`; also its address under /api/rpc. */
  name: string;
  method: string;
  path: string | undefined;
  summary: string | undefined;
  tags: readonly string[];
};

type Declaration = { '~orpc': { meta: EndpointMeta; route: Partial<Omit<ListedEndpoint, 'name' | 'access'>> } };
export type ContractPart = Declaration | { [name: string]: ContractPart };

/** Every endpoint of a contract, at whatever depth. */
export function listEndpoints(part: ContractPart, place: string[] = []): ListedEndpoint[] {
  if (!isDeclaration(part)) {
    return Object.entries(part).flatMap(([key, inner]) => listEndpoints(inner, [...place, key]));
  }
  const { meta, route } = part['~orpc'];
  const { method = 'POST', path, summary, tags = [] } = route;
  return [{ ...meta, name: place.join('/'), method, path, summary, tags }];
}

function isDeclaration(part: ContractPart): part is Declaration {
  return '~orpc' in part;
}
