/**
 * The pictures that show the same colour as one of them: itself, and what follows it in the product's list up to the
 * picture of another colour. Where variants have no pictures of their own, all show the same.
 * @param ofVariants pictures that stand for a variant's colour
 */
export const picturesAlike = (images: readonly string[], ofVariants: readonly string[], shown: string): string[] => {
  const from = images.indexOf(shown);
  if (from === -1) return [shown];
  const until = images.findIndex((image, at) => at > from && ofVariants.includes(image));
  return images.slice(from, until === -1 ? undefined : until);
};

/** All pictures, those of the shown colour first; their order is kept otherwise. */
export const picturesFrom = (
  images: readonly string[],
  ofVariants: readonly string[],
  shown: string | null,
): string[] => {
  if (shown === null) return [...images];
  const alike = picturesAlike(images, ofVariants, shown);
  return [...alike, ...images.filter((image) => !alike.includes(image))];
};
