import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

/** A form sent to an address that does not exist. */
export const action = loader;

export default function NotFound() {
  return null;
}
