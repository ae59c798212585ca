import { useReloadWhile } from '../../platform/routing/index.ts';

/** Reloads the page for as long as it is part of it. */
export default function Outdated() {
  useReloadWhile(true);
  return null;
}
