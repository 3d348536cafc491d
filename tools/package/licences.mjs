/** Licences under which a package may be part of what is shipped. A new one is a decision: add it here, with whoever decides such things. */
export const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
]);

/** libvips under `sharp` is a library of its own, linked while it runs and replaceable, as the LGPL asks. */
const exceptions = [{ licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ }];

const isAllowed = (licence, name) =>
  allowed.has(licence) || exceptions.some((one) => one.licence === licence && one.packages.test(name));

/** Whether a licence's text, as SPDX writes it, lets us ship the package: all of "AND", one of "OR". */
export const mayShip = (text, name) =>
  String(text ?? '')
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAllowed(licence.trim(), name)));

/** @returns name, version and licence of every shipped package of a lock file that may not be shipped */
export const forbidden = (lock) =>
  Object.entries(lock.packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([place, entry]) => ({ name: place.split('node_modules/').at(-1), ...entry }))
    .filter(({ name, license }) => !mayShip(license, name))
    .map(({ name, version, license }) => `${name}@${version}: ${license ?? 'no licence'}`);
