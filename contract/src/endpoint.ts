import { oc } from '@orpc/contract';

/** Who may call an endpoint at all; what they may do with a given thing is the module's policy. */
export type Access = 'public' | 'signed-in' | 'author' | 'admin';

export type EndpointMeta = {
  access: Access;
  /** How large a request may be, where the usual limit is too small. */
  maxBodyBytes?: number;
};

/** Where every endpoint starts: closed to anonymous callers until it declares otherwise. */
export const endpoint = oc.$meta<EndpointMeta>({ access: 'signed-in' });
