import { statusListUrl } from '../addresses.ts';

/** The least that the W3C asks for: in a shorter list a place would tell too much of whom it belongs to. */
export const listLength = 131_072;

/** Where it is published whether a credential is revoked. */
export function credentialStatusEntry(origin: string, position: number) {
  const list = statusListUrl(origin, Math.floor(position / listLength) + 1);
  const index = String(position % listLength);
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: index,
    statusListCredential: list,
  };
}
