/** Pictures of the desks: what those who sell take from their photographer. Units: bytes. */
export const deskPictureMaxBytes = 10 * 1024 * 1024;
export const deskPictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** What keeps a file from being sent as a picture of a product. Null: nothing. */
export const deskPictureTrouble = ({ type, size }: { type: string; size: number }): 'kind' | 'tooLarge' | null => {
  if (!deskPictureTypes.includes(type)) return 'kind';
  return size > deskPictureMaxBytes ? 'tooLarge' : null;
};
