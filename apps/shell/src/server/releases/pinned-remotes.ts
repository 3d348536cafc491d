import type { MessageTable, Remotes, SlotName } from '@souk/mfe';
import type { ComponentType } from 'react';
import type { Snapshot } from './registry';

/** Remotes for one request: answered at once from the bundles of one release set.  */
export const pinnedRemotes = ({ set, bundles }: Snapshot): Remotes => {
  const moduleOf = (remote: string, expose: string) => {
    const bundle = bundles[remote];
    if (!bundle || bundle instanceof Error) throw bundle ?? new Error(`${remote} is not released`);
    const module = bundle.modules[expose];
    if (!module) throw new Error(`${remote} does not offer ${expose}`);
    return module;
  };
  return {
    load: async (remote, expose) => moduleOf(remote, expose),
    component: (remote, expose) => moduleOf(remote, expose).Component as ComponentType<object>,
    messages: (remote, locale) => settled(() => moduleOf(remote, `./messages.${locale}`).default ?? {}),
    slot: (name) => slotOf(set.remotes, name),
    reset: () => {},
    report: async () => false,
  };
};

/** A promise that React's `use` reads without waiting a turn, also when there is nothing to be had. */
const settled = (read: () => MessageTable): Promise<MessageTable> => {
  try {
    const value = read();
    return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  } catch (reason) {
    const failed = Promise.reject<MessageTable>(reason);
    failed.catch(() => undefined); // told by whoever shows it
    return Object.assign(failed, { status: 'rejected', reason });
  }
};

const slotOf = (remotes: Snapshot['set']['remotes'], name: SlotName) => {
  for (const [remote, release] of Object.entries(remotes)) {
    const expose = release.slots[name];
    if (expose) return { remote, expose };
  }
  return null;
};
