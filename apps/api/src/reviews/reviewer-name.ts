const nameOf = (text: string) => {
  const [first = '', ...others] = text.split('@')[0]?.trim().split(/\s+/) ?? [];
  const initials = others.map((word) => `${[...word][0]?.toUpperCase() ?? ''}.`);
  return [first, ...initials].join(' ');
};

/**
 * The name that a review shows: the first name, and of every further name its initial; a place after a comma stays.
 * An e-mail address used as a name loses its domain.
 * @example reviewerName('Tom King, Lyon') // 'Tom K., Lyon'
 */
export function reviewerName(nickname: string): string {
  const [name = '', ...place] = nickname.split(',');
  return [nameOf(name), ...place.map((part) => part.trim()).filter((part) => part !== '')].join(', ');
}
