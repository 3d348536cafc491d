/**
 * Which of some bars a key leads to.
 * @param current the bar that has the focus, from 0
 * @returns null for a key that leads nowhere
 */
export const barAtKey = (key: string, current: number, count: number): number | null => {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, current - 1);
    case 'ArrowRight':
      return Math.min(count - 1, current + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
