import { useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Picture } from '@souk/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useOwnPanel } from '../own-panel/use-own-panel';
import { SharedPicture } from '../shared-picture/shared-picture';
import { Film } from './film';
import { SlideButton, slideSizes } from './slide-button';
import { Thumbnails } from './thumbnails';
import { usePictureWords } from './use-picture-words';
import { useStrip } from './use-strip';

const ZoomDialog = lazyPart(() => import('./zoom-dialog'));

type Props = {
  productId: number;
  name: string;
  images: readonly string[];
  /** What pictures show, by their addresses, where the merchant said it. */
  texts?: Readonly<Record<string, string>> | undefined;
  video: string | null;
  /** The chosen variant's picture: brought into view when it changes. */
  shownImage: string | null;
};

/** All pictures of a product and its film, by swipe, keys and thumbnails; a tap looks closer. Source: docs/expectations PP1. */
export function Gallery({ productId, name, images, texts, video, shownImage }: Props) {
  const t = useT();
  const { alt, behind } = usePictureWords({ name, images, texts });
  const { strip, current, show, onKeyDown } = useStrip(images.length + (video ? 1 : 0));
  const [zoomed, setZoomed] = useState(0);
  const zoom = useOwnPanel('zoom');
  const lastShown = useRef(shownImage);
  useEffect(() => {
    if (lastShown.current === shownImage) return;
    lastShown.current = shownImage;
    const index = shownImage ? images.indexOf(shownImage) : -1;
    if (index >= 0) show(index);
  });
  return (
    <Box role="group" aria-label={t('gallery.label', { name })}>
      <Strip ref={strip} tabIndex={0} onKeyDown={onKeyDown} aria-label={t('gallery.strip')} role="group">
        {images.map((image, index) => (
          <Slide key={image} id={`picture-${index + 1}`}>
            <SlideButton
              type="button"
              onClick={() => {
                setZoomed(index);
                zoom.open();
              }}
              aria-label={behind(t('gallery.zoom', { number: index + 1 }), index)}
              tabIndex={index === current ? 0 : -1}
            >
              <SharedPicture productId={productId} isOn={index === 0}>
                <Picture src={image} alt={alt(index)} sizes={slideSizes} isPriority={index === 0} />
              </SharedPicture>
            </SlideButton>
          </Slide>
        ))}
        {video && (
          <Slide id={`picture-${images.length + 1}`}>
            <Film name={name} src={video} poster={images[0]} isInView={current === images.length} />
          </Slide>
        )}
      </Strip>
      <Thumbnails images={images} behind={behind} hasVideo={video !== null} current={current} onShow={show} />
      {zoom.isOpen && (
        <Suspense>
          <ZoomDialog name={name} images={images} texts={texts} start={zoomed} onClose={zoom.close} />
        </Suspense>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
  /* One picture needs no column of small ones beside it. */
  @media (min-width: 1024px) {
    align-items: start;
    &:has(> ul) {
      grid-template-columns: 72px minmax(0, 1fr);
      & > :first-child {
        grid-area: 1 / 2;
      }
    }
  }
`;
const Strip = styled.div`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: var(--radius);
  overscroll-behavior-x: contain;
  &::-webkit-scrollbar {
    display: none;
  }
  /* On a phone name and price stand below it in the first screen; it is as high as its highest slide. */
  @media (max-width: 699px) {
    & :is(img, button, video) {
      max-height: 38svh;
    }
  }
`;
const Slide = styled.div`
  flex: 0 0 100%;
  scroll-snap-align: center;
`;
