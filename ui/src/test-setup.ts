import { configure } from '@testing-library/react';
import { removeToast } from './toast-store.ts';

/** A test waits for what it expects, not for a time: on a busy machine a second is soon over. */
configure({ asyncUtilTimeout: 30_000 });

// Files that run one after the other share a document: each finds it as a browser that has never been here.
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  removeToast();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  // biome-ignore lint/suspicious/noDocumentCookie: this document has no Cookie Store.
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
}
