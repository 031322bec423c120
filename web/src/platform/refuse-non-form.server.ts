const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const formType = 'application/x-www-form-urlencoded';

/** Actions of pages read forms, and files go to the API: whatever else is sent to a page is its sender's mistake, not ours. */
export function refuseNonForm({ method, headers }: Request): Response | undefined {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (readingMethods.has(method) || type === formType) return undefined;
  return new Response('Unsupported Media Type', { status: 415, headers: { 'accept-post': formType } });
}
