/**
 * The version of all packages: the first two numbers are raised by hand, the first when a remote that was built with the one before
 * could not run; the third is the moment of the source, so that a later source has a higher version.
 */
export const versionOf = (moment, { version }) => {
  const [major, minor] = version.split('.');
  return `${major}.${minor}.${moment.toISOString().replace(/\D/g, '').slice(0, 14)}`;
};
