import type { ProductDetail } from '@souk/contract';
import { carouselIntervalMs } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Carousel, Picture } from '@souk/ui';
import { picturesOf } from '../parts/gallery/pictures-of';

/** All pictures, the chosen variant's first; every 6 s the next, unless the shopper is looking. Source: QUICK-01. */
export function QuickViewPictures({ product, shownImage }: { product: ProductDetail; shownImage: string | null }) {
  const t = useT();
  const { storeName } = product.productInfo;
  const all = picturesOf(product);
  const images = shownImage ? [shownImage, ...all.filter((image) => image !== shownImage)] : all;
  return (
    <Carousel
      // Another variant starts the strip anew, at its own picture.
      key={shownImage}
      label={t('gallery.label', { name: storeName })}
      advanceMs={carouselIntervalMs}
      labels={{
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        slide: (number, count) => t('carousel.slide', { number, count }),
        pause: t('carousel.pause'),
        play: t('carousel.play'),
      }}
      slides={images.map((image, index) => (
        <Picture
          key={image}
          src={image}
          alt={t('gallery.picture', { name: storeName, number: index + 1, count: images.length })}
          sizes="(min-width: 768px) 420px, 100vw"
          isPriority={index === 0}
        />
      ))}
    />
  );
}
