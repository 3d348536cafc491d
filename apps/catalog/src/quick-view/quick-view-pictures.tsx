import type { ProductDetail } from '@souk/contract';
import { carouselIntervalMs, picturesFrom } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Carousel, Picture } from '@souk/ui';
import { usePictureWords } from '../parts/gallery/use-picture-words';
import { picturesOf, variantPictures } from '../parts/gallery/pictures-of';

/** All pictures, the chosen variant's first; every 6 s the next, unless the shopper is looking or has no mouse to stop it. Source: QUICK-01. */
export function QuickViewPictures({ product, shownImage }: { product: ProductDetail; shownImage: string | null }) {
  const t = useT();
  const { storeName } = product.productInfo;
  const images = picturesFrom(picturesOf(product), variantPictures(product), shownImage);
  const { alt } = usePictureWords({ name: storeName, images, texts: product.pictureTexts });
  return (
    <Carousel
      // Another variant starts the strip anew, at its own picture.
      key={shownImage}
      label={t('gallery.label', { name: storeName })}
      advanceMs={carouselIntervalMs}
      restsOnTouch
      isStripFocusable
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
          alt={alt(index)}
          sizes="(min-width: 700px) 420px, 100vw"
          isPriority={index === 0}
        />
      ))}
    />
  );
}
