import type { Remotes, SlotName, Slots } from '@souk/mfe';
import type { ComponentType } from 'react';

/** What fills a slot in a test; a slot that is not named shows nothing. */
export type FakeSlots = { [N in SlotName]?: ComponentType<Slots[N]> };

/** Remotes of a test: each slot that is named is filled by the component beside it. */
export const fakeRemotes = (slots: FakeSlots = {}): Remotes => {
  const filler = (name: string) => (slots as Record<string, ComponentType<object> | undefined>)[name];
  return {
    slot: (name) => (filler(name) ? { remote: 'test', expose: name } : null),
    component: (_remote, expose) => filler(expose) ?? (() => null),
    load: () => Promise.reject(new Error('A test loads no remotes')),
    messages: () => noWords,
    reset: () => {},
    report: async (_remote, _expose, error) => {
      console.error('a part failed', error);
      return false;
    },
  };
};

// One promise for every render: React suspends on a new one each time.
const noWords = Object.assign(Promise.resolve({}), { status: 'fulfilled', value: {} });
