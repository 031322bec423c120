declare global {
  // The name under which the scroll lock of the overlays looks for the nonce of its style element.
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce of this page's content security policy, for the few style elements that overlays need.
 * Browsers hide it from the attribute, so it is read from the property of a script that already carries it.
 */
export function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
  return globalThis.__webpack_nonce__;
}
