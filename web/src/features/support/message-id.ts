/**
 * The id of a message that was written in this form. The same words sent twice are one message; a form that the browser
 * brought back, and that says something else now, is another one.
 */
export async function messageIdOf(formId: string, content: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([formId, ...content]));
  const hex = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  // Version 8 is the one for ids of one's own making.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
