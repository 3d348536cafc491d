/** Parts of the profile page, the first as it opens. */
export const profileParts = ['profile', 'points', 'notices', 'data'] as const;
export type ProfilePart = (typeof profileParts)[number];

export const readProfilePart = (search: URLSearchParams): ProfilePart =>
  profileParts.find((part) => part === search.get('part')) ?? 'profile';

export const profilePartHref = (part: ProfilePart): string =>
  part === 'profile' ? '/users/user_info' : `/users/user_info?part=${part}`;
