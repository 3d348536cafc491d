import { defaultStoreIcon } from '@souk/domain';
import { sql } from 'kysely';
import { rows } from '../database/tx';

interface StoreHosts {
  id: number;
  name: string;
  email: string;
  icon: string;
  hosts: string[];
  takes_cards: boolean;
  takes_paypal: boolean;
}

/** Which store a request is for. Rows are few and change rarely, so they are kept for a short while. */
export interface Stores {
  /** The store of a host name; the first store for any other name. */
  byHost(host: string): Promise<number>;
  exists(id: number): Promise<boolean>;
  /** The name that the owner gave it. */
  nameOf(id: number): Promise<string>;
  /** The sign in the browser's tab: the owner's, else Souk's own. */
  iconOf(id: number): Promise<string>;
  /** Whose name messages come under, and where they are answered. */
  senderOf(id: number): Promise<{ name: string; email: string }>;
  /** Ways to pay that the owner has open. */
  openWaysOf(id: number): Promise<{ stripe: boolean; paypal: boolean }>;
  /** Drops what is kept. Call after a store was added or changed. */
  forget(): void;
}

const keepMs = 30_000;

/** Source: docs/architecture.md, Back end. */
export function createStores(now: () => number = Date.now): Stores {
  let kept: { at: number; list: Promise<StoreHosts[]> } | undefined;
  const list = () => {
    if (!kept || now() - kept.at > keepMs) {
      const read = rows(
        sql<StoreHosts>`
          select id, name, email, website_favicon as icon, hosts, takes_cards, takes_paypal from store order by id`,
      );
      kept = { at: now(), list: read };
      kept.list.catch(() => (kept = undefined));
    }
    return kept.list;
  };
  return {
    async byHost(host) {
      const all = await list();
      return (all.find((one) => one.hosts.includes(host.toLowerCase())) ?? all[0])?.id ?? 1;
    },
    exists: async (id) => (await list()).some((one) => one.id === id),
    nameOf: async (id) => (await list()).find((one) => one.id === id)?.name ?? '',
    iconOf: async (id) => (await list()).find((one) => one.id === id)?.icon || defaultStoreIcon,
    async senderOf(id) {
      const { name = '', email = '' } = (await list()).find((one) => one.id === id) ?? {};
      return { name, email };
    },
    async openWaysOf(id) {
      const found = (await list()).find((one) => one.id === id);
      return { stripe: found?.takes_cards ?? false, paypal: found?.takes_paypal ?? false };
    },
    forget: () => (kept = undefined),
  };
}
