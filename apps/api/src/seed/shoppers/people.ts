import { sql } from 'kysely';
import { hashPassword } from '../../identity/local/passwords';
import { addPoints } from '../../orders/points';
import { insertAddress, makeDefault } from '../../addresses/addresses.repository';
import { run } from '../../database/tx';

/** The demo accounts; their ids are fixed, so that a realm file of another provider can carry the same. */
export const people = {
  shopper: {
    sub: '5a0c0000-0000-4000-8000-000000000001',
    email: 'shopper@souk.test',
    phone: '+14155550101',
    nickname: 'Robin',
    locale: 'en',
  },
  second: {
    sub: '5a0c0000-0000-4000-8000-000000000002',
    email: 'second@souk.test',
    phone: null,
    nickname: 'Second',
    locale: 'en',
  },
  french: {
    sub: '5a0c0000-0000-4000-8000-000000000003',
    email: 'french@souk.test',
    phone: '+33612345678',
    nickname: 'Camille',
    locale: 'fr',
  },
} as const;

const addresses = {
  home: {
    firstName: 'Robin',
    lastName: 'Marsh',
    email: people.shopper.email,
    country: 'US',
    detail: '48 Alder Street',
    detail2: 'Apt 3',
    province: 'OR',
    city: 'Portland',
    postCode: '97205',
    countryCode: '+1',
    phone: '4155550101',
  },
  work: {
    firstName: 'Robin',
    lastName: 'Marsh',
    email: people.shopper.email,
    country: 'GB',
    detail: '9 Savile Row',
    detail2: '',
    province: '',
    city: 'London',
    postCode: 'W1S 3PF',
    countryCode: '+44',
    phone: '2079460101',
  },
  paris: {
    firstName: 'Camille',
    lastName: 'Roche',
    email: people.french.email,
    country: 'FR',
    detail: '14 rue des Martyrs',
    detail2: '',
    province: '',
    city: 'Paris',
    postCode: '75009',
    countryCode: '+33',
    phone: '612345678',
  },
};

const seedAddresses = async (now: Date) => {
  await insertAddress(people.shopper.sub, addresses.work, now);
  const home = await insertAddress(people.shopper.sub, addresses.home, now);
  await makeDefault(people.shopper.sub, home);
  const paris = await insertAddress(people.french.sub, addresses.paris, now);
  await makeDefault(people.french.sub, paris);
};

/** Accounts, profiles, address books and welcome points of the demo shoppers. Source: test-contract "Demo accounts". */
export async function seedPeople(now: Date, password: string): Promise<void> {
  const hash = await hashPassword(password);
  for (const { sub, email, phone, nickname, locale } of Object.values(people)) {
    await run(sql`
      insert into account(id, email, phone, nickname, password_hash, email_verified)
      values (${sub}, ${email}, ${phone}, ${nickname}, ${hash}, true)`);
    await run(sql`
      insert into shopper(sub, email, phone, nickname, locale) values (${sub}, ${email}, ${phone}, ${nickname}, ${locale})`);
  }
  await seedAddresses(now);
  for (const { sub } of [people.shopper, people.french]) {
    await addPoints({ userId: sub, kind: 'welcome', linkNo: '', amount: 50, now });
  }
}
