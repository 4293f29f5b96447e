// What is installed, compared with what package-lock.json asks for. npm writes
// what it installed to node_modules/.package-lock.json when it is done, and not
// before: a broken-off install leaves none.

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean,
 *   optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 * @typedef {{ os: string, cpu: string, libc: string | undefined }} Platform
 */

/**
 * The packages that are missing, different or superfluous, by path; none if the install is as it should be.
 * @param {Lockfile} wanted
 * @param {Lockfile | undefined} installed
 * @param {Platform} platform
 * @returns {string[]}
 */
export function differences(wanted, installed, platform) {
  const there = installed?.packages ?? {};
  const wrong = paths(wanted).filter((path) => {
    const entry = there[path];
    const asked = /** @type {Package} */ (wanted.packages[path]);
    return entry === undefined ? isNeeded(asked, platform) : !isSame(asked, entry, platform);
  });
  const superfluous = Object.keys(there).filter(
    (path) => isInstalledPath(path) && wanted.packages[path] === undefined,
  );
  return [...wrong, ...superfluous];
}

/**
 * npm leaves an optional package out without a word when it does not fit the
 * platform, and also when it could not be downloaded or asks for a newer Node
 * than the one npm runs on. One that names this very platform is meant for us.
 * @param {Package} asked
 * @param {Platform} platform
 */
function isNeeded(asked, platform) {
  if (!asked.optional) return true;
  return (asked.os !== undefined || asked.cpu !== undefined) && fits(asked, platform);
}

/**
 * @param {Package} asked
 * @param {Package} there
 * @param {Platform} platform
 */
function isSame(asked, there, platform) {
  return (
    asked.version === there.version &&
    (asked.integrity === undefined || asked.integrity === there.integrity) &&
    (asked.link !== true || asked.resolved === there.resolved) &&
    // A folder that was installed on another kind of machine.
    fits(there, platform)
  );
}

/**
 * @param {Package} asked
 * @param {Platform} platform
 */
function fits(asked, { os, cpu, libc }) {
  return allows(asked.os, os) && allows(asked.cpu, cpu) && allows(asked.libc, libc);
}

/**
 * npm's rule: one of those named, or none of those named with a `!`.
 * @param {string | string[] | undefined} named
 * @param {string | undefined} ours
 */
function allows(named, ours) {
  const list = named === undefined ? [] : [named].flat();
  const wanted = list.filter((name) => !name.startsWith('!'));
  if (list.includes(`!${ours}`)) return false;
  return wanted.length === 0 || (ours !== undefined && wanted.includes(ours));
}

/** @param {Lockfile} lockfile */
function paths(lockfile) {
  return Object.keys(lockfile.packages).filter(isInstalledPath);
}

/** @param {string} path */
function isInstalledPath(path) {
  return /(^|\/)node_modules\//.test(path);
}
