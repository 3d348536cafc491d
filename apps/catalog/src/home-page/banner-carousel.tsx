import type { Banner } from '@souk/contract';
import { carouselIntervalMs } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, Carousel, Picture } from '@souk/ui';
import styled from 'styled-components';

/** The hero: a picture with an empty left third, one line, one sentence, one button. Source: docs/look, Home; M8. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useT();
  if (banners.length === 0) return null;
  return (
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
            sizes="100vw"
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
  );
}

const Slide = styled.div`
  position: relative;
  display: grid;
  /* Where another slide says more, the picture takes the room, not a gap below the button. */
  grid-template-rows: minmax(52vw, 1fr) auto;
  height: 100%;
  background: var(--color-picture);
  @media (min-width: 768px) {
    grid-template-rows: 1fr;
    min-height: clamp(380px, 40vw, 620px);
    align-items: center;
  }
`;
const Scene = styled(Picture)`
  height: 0;
  min-height: 100%;
  border-radius: 0;
  object-position: right;
  @media (min-width: 768px) {
    position: absolute;
    inset: 0;
    height: 100%;
  }
`;
const Words = styled.div`
  position: relative;
  display: grid;
  gap: 12px;
  justify-items: start;
  align-content: start;
  padding: 24px 16px 72px;
  background: var(--color-paper);
  @media (min-width: 768px) {
    /* Under the wordmark: the line of the page's wrapper. */
    width: min(34%, 440px);
    margin-inline-start: 16px;
    padding: 0;
    background: none;
    color: #221d17;
  }
  @media (min-width: 1024px) {
    margin-inline-start: 10%;
  }
  @media (min-width: 1280px) {
    margin-inline-start: calc(50% - 600px);
  }
`;
const Title = styled.h2`
  font-size: var(--text-4xl);
`;
