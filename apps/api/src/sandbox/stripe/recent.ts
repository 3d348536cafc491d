import type { Intent } from './intent-shape';

const most = 1000;
const recent = new Map<string, Intent>();

/** Notes a payment as it now stands, so that the next step with it need not read it first. */
export const remember = (intent: Intent): Intent => {
  recent.delete(intent.id);
  recent.set(intent.id, intent);
  const [oldest] = recent.keys();
  if (recent.size > most && oldest !== undefined) recent.delete(oldest);
  return intent;
};

/** A payment as this process saw it last: good enough for a change that fails when it stands otherwise by now. */
export const lastSeen = (id: string) => recent.get(id);

/** The same when nothing can change it any more, whichever process is asked. */
export const ended = (id: string): Intent | undefined => {
  const intent = recent.get(id);
  return intent?.status === 'succeeded' || intent?.status === 'canceled' ? intent : undefined;
};
