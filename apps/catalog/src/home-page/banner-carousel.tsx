import type { Banner } from '@souk/contract';
import { carouselIntervalMs } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, Carousel, Picture } from '@souk/ui';
import styled from 'styled-components';

/**
 * The hero: one line, one sentence, one button, and a picture. The words have a column of their own beside the picture, under
 * it on phones, so that at no width they lie on what it shows. Source: docs/look, Home; M8.
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useT();
  if (banners.length === 0) return null;
  return (
    <Hero>
      <Carousel
        label={t('home.banners')}
        advanceMs={carouselIntervalMs}
        restsOnTouch
        labels={{
          previous: t('carousel.previous'),
          next: t('carousel.next'),
          slide: (number, count) => t('carousel.slide', { number, count }),
          pause: t('carousel.pause'),
          play: t('carousel.play'),
        }}
        slides={banners.map((banner, index) => (
          <Slide key={banner.id}>
            <Scene
              src={banner.image}
              alt=""
              sizes="(min-width: 768px) 58vw, 100vw"
              widths={[640, 960, 1280, 1920, 2400]}
              ratio="auto"
              isPriority={index === 0}
            />
            <Words>
              <Title as={index === 0 ? 'h1' : 'h2'}>{banner.title}</Title>
              <p>{banner.text}</p>
              <ButtonLink as={Link} to={banner.href} $variant="primary" $size="lg">
                {banner.cta}
              </ButtonLink>
            </Words>
          </Slide>
        ))}
      />
    </Hero>
  );
}

/** The line at which the page's own text begins, for the words and for the controls below them. */
const Hero = styled.div`
  --arrows-start: 16px;
  @media (min-width: 1024px) {
    --arrows-start: 10%;
  }
  @media (min-width: 1280px) {
    --arrows-start: calc(50% - 600px);
  }
`;
const Slide = styled.div`
  position: relative;
  display: grid;
  /* Where another slide says more, the picture takes the room, not a gap below the button. */
  grid-template-rows: minmax(52vw, 1fr) auto;
  height: 100%;
  background: var(--color-sunken);
  @media (min-width: 768px) {
    grid-template: minmax(clamp(360px, 38vw, 600px), 1fr) / minmax(0, 42fr) minmax(0, 58fr);
  }
`;
const Scene = styled(Picture)`
  height: 0;
  min-height: 100%;
  border-radius: 0;
  object-position: right;
  @media (min-width: 768px) {
    order: 1;
  }
`;
const Words = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  align-content: start;
  padding: 24px 16px 72px;
  background: var(--color-paper);
  @media (min-width: 768px) {
    align-content: center;
    padding: 24px 24px 72px 16px;
    background: none;
  }
  @media (min-width: 1024px) {
    padding-inline-start: 10vw;
  }
  @media (min-width: 1280px) {
    padding-inline-start: calc(50vw - 600px);
  }
`;
const Title = styled.h2`
  font-size: var(--text-4xl);
`;
