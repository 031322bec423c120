/** The longest that the API reads; nothing of that length was ever issued. */
export const longestSerial = 60;

/** The number in what somebody typed, or in the whole address that they were sent; empty where there is none to look for. */
export function readTypedSerial(typed: string): string {
  const [, inAddress] = /\/verify\/([^/?#]+)/i.exec(typed) ?? [];
  const number = (inAddress ?? typed).trim().slice(0, longestSerial);
  return /[\p{L}\p{N}]/u.test(number) ? number : '';
}
