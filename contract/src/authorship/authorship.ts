import { authorRequests } from './author-requests.ts';
import { contentChanges } from './content-changes.ts';
import { documentPeople } from './document-people.ts';

export const authorship = { requests: authorRequests, people: documentPeople, changes: contentChanges };
