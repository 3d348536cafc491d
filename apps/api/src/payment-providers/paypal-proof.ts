const hourMs = 3_600_000;
/** PayPal sends a notice up to 25 times within three days; an hour more for clocks that differ. Source: PayPal, Integrate webhooks. */
const oldestMs = 73 * hourMs;
const newestMs = hourMs;

/** Where PayPal's certificates are: its own names, by https. */
const isPaypals = (address: string): boolean => {
  const url = URL.parse(address);
  const isHttps = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isHttps && (url.hostname === 'paypal.com' || url.hostname.endsWith('.paypal.com'));
};

const isRecent = (time: string, now: Date): boolean => {
  const ageMs = now.getTime() - Date.parse(time);
  return ageMs <= oldestMs && ageMs >= -newestMs;
};

/** What PayPal is asked about a notice, by the names of its fields. */
interface PaypalProof {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  cert_url: string;
  auth_algo: string;
}

/**
 * Reads the proof out of a notice's headers, where it can be PayPal's: only then is PayPal asked whether it is, so that invented headers
 * cost no call. Source: lengths and forms of PayPal's description of verify-webhook-signature.
 * @returns null where the notice cannot be PayPal's
 */
export const readProof = (headers: Record<string, unknown>, now: Date): PaypalProof | null => {
  const textOf = (name: string) => {
    const value = headers[`paypal-${name}`];
    return typeof value === 'string' ? value : '';
  };
  const proof = {
    transmission_id: textOf('transmission-id'),
    transmission_time: textOf('transmission-time'),
    transmission_sig: textOf('transmission-sig'),
    cert_url: textOf('cert-url'),
    auth_algo: textOf('auth-algo'),
  };
  const isPlausible =
    /^\w\S{0,49}$/.test(proof.transmission_id) &&
    proof.transmission_time.length <= 100 &&
    isRecent(proof.transmission_time, now) &&
    /^[A-Za-z0-9+/]{1,498}={0,2}$/.test(proof.transmission_sig) &&
    proof.cert_url.length <= 500 &&
    isPaypals(proof.cert_url) &&
    /^[A-Za-z0-9]{1,100}$/.test(proof.auth_algo);
  return isPlausible ? proof : null;
};
