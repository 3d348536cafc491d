import type { MemberRole, StaffRole } from '@souk/contract/desk';

interface StaffPerson {
  sub: string;
  email: string;
  nickname: string;
  role: StaffRole | null;
  member: MemberRole | null;
}

const person = (
  number: number,
  name: string,
  nickname: string,
  roles: { role?: StaffRole; member?: MemberRole },
): StaffPerson => ({
  sub: `5a0c0000-0000-4000-8000-0000000000${number}`,
  email: `${name}@souk.test`,
  nickname,
  role: roles.role ?? null,
  member: roles.member ?? null,
});

/** The demo's people of the desks, one for each role. In a sandbox alone; their ids are fixed, as shoppers' are. */
export const staffPeople: readonly StaffPerson[] = [
  person(11, 'admin', 'Anna', { role: 'admin' }),
  person(12, 'orders', 'Otto', { role: 'orders' }),
  person(13, 'catalogue', 'Clara', { role: 'catalogue' }),
  person(14, 'support', 'Samir', { role: 'support' }),
  person(15, 'finance', 'Fatou', { role: 'finance' }),
  person(16, 'auditor', 'Ada', { role: 'auditor' }),
  person(21, 'seller', 'Sélène', { member: 'owner' }),
  person(22, 'manager', 'Marc', { member: 'manager' }),
  person(23, 'packer', 'Paola', { member: 'packer' }),
];
