import type { PageRequest } from '@navor/contract/page-request';
import type { i18n } from 'i18next';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Preferences } from './preferences.ts';
import type { UnsentForm } from './unsent-form.ts';

/** What loaders, actions and the renderer know of the request they serve. */
export type Page = PageRequest & {
  preferences: Preferences;
  texts: i18n;
  /** What a form has sent, for where no page can be made of its answer. */
  sentForm: (() => Promise<UnsentForm>) | undefined;
};

export const pageContext = createContext<Page>();

export function pageOf(context: Readonly<RouterContextProvider>): Page {
  return context.get(pageContext);
}

/** The API as the current visitor may use it, for loaders and actions. */
export function apiOf(context: Readonly<RouterContextProvider>) {
  return pageOf(context).api;
}
