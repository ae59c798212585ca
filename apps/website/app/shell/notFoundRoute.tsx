import { data } from 'react-router';

/** Whatever no other route answers. */
export function loader() {
  throw data(null, 404);
}

export default function NotFoundRoute() {
  return null;
}
