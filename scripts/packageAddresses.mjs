// A registry keeps a package at an address that follows from its name and version. The lock file contains no addresses,
// so that a broadcaster's own registry is used (decision 59).

/** @typedef {{ name?: string, version?: string, link?: boolean, resolved?: string }} Entry */
/** @typedef {{ packages: Record<string, Entry> }} Lock a parsed package-lock.json, version 3 */

/** Where a registry keeps a package, relative to the registry. @type {(name: string, version?: string) => string} */
const placeOf = (name, version) => `${name}/-/${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;

/** @type {(path: string) => string} */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * A lock file with the address of every package that the registry delivers.
 * @param {Lock} lock
 * @param {(question: string) => string} ask the registry's answer for `name@version`; empty when it has none
 * @returns {Lock | undefined} undefined when the registry keeps packages elsewhere, or is asked for none
 */
export function addAddresses(lock, ask) {
  // neither workspaces nor links to them
  const delivered = Object.entries(lock.packages).filter(([path, { link }]) => !link && path.includes('node_modules/'));
  const [first] = delivered;
  if (!first) return undefined;
  const [path, { version }] = first;
  const place = placeOf(nameOf(path), version);
  const address = ask(`${nameOf(path)}@${version}`);
  if (!address.endsWith(`/${place}`)) return undefined;
  const registry = address.slice(0, -place.length);
  const addressed = delivered.map(([path, entry]) => [
    path,
    { ...entry, resolved: registry + placeOf(entry.name ?? nameOf(path), entry.version) },
  ]);
  return { ...lock, packages: { ...lock.packages, ...Object.fromEntries(addressed) } };
}
