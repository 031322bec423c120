import type { CalendarSource } from './calendar-source.ts';
import type { Listener } from './events.ts';
import type { DownloadEndpoint } from './http/downloads.ts';
import type { UploadEndpoint } from './http/uploads.ts';
import type { PersonalTable } from './personal-data.ts';
import type { SearchSource } from './searchable.ts';
import type { DocumentLookup, Job, Services } from './services.ts';

/** Everything that the server must know of a capability: one `<name>.module.ts` each, and all of them listed in `app.ts`. */
export type Module = {
  /** The implementation of its part of the contract, which has the module's name. */
  routes?: (services: Services) => object;
  /** Work done in the background. */
  jobs?: readonly Job[];
  /** What it does when something happens elsewhere. */
  listeners?: readonly Listener[];
  /** Where it keeps data of people: all of it is in their export, and goes with their account. */
  personalTables?: readonly PersonalTable[];
  /** Its kind of authored content, which `app.ts` passes on to the folder that knows what content is. */
  content?: object;
  /** Answers about documents, for modules that cannot know which there are. */
  documents?: DocumentLookup;
  /** What it lets people find. */
  searchSources?: readonly SearchSource[];
  /** What it puts into people's calendars. */
  calendarSources?: readonly CalendarSource[];
  /** By address: what other programs send in their own form. Each proves by itself who it is from. */
  webhooks?: Record<string, (services: Services) => (request: Request) => Promise<Response>>;
  /** By address: files that are taken in as they come, however large, with PUT. */
  uploads?: Record<string, UploadEndpoint>;
  /** By address: files that are sent while they are made, however large. */
  downloads?: Record<string, DownloadEndpoint>;
  /** Done at each start, before anything is served, when the content is there. */
  prepare?: (services: Services) => Promise<void>;
  /** What a demo installation starts with; bears being called at each start. */
  loadDemo?: (services: Services) => Promise<void>;
  /** What must not outlast a demo; called at each start that is none. */
  endDemo?: (services: Services) => Promise<void>;
  /** Waits for what it does beside requests, once there are no more of those; the database is still there. */
  stop?: (services: Services) => Promise<void>;
  /** Lines for whoever started the installation, once it serves. */
  greeting?: (services: Services) => Promise<string[]>;
};

/** Checks a descriptor and keeps its exact type, so that the API is known to the last endpoint. */
export function defineModule<const Definition extends Module>(definition: Definition): Definition {
  return definition;
}
