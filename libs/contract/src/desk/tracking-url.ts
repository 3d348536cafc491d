/** Longer addresses are refused. */
export const trackingUrlMost = 500;

/** Ends with a top-level domain, also one in another script; addresses in numbers and names of one part do not. */
const publicName = /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * Whether a text can be the address of a carrier's page about a parcel: a whole address by https, of a public name, without a user in it. Shoppers
 * are shown a link to it.
 */
export const isTrackingUrl = (text: string): boolean => {
  if (text.length > trackingUrlMost || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && publicName.test(hostname) && username === '' && password === '';
};
