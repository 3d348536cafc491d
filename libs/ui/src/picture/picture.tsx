import styled from 'styled-components';

/** The address of a picture in one width; the server answers in the best format that the browser takes. */
export const pictureUrl = (src: string, widthPx: number) =>
  src.startsWith('/img/') ? `${src}${src.includes('?') ? '&' : '?'}w=${widthPx}` : src;

/** Finds the mean colour in which the name of a product's picture ends (apps/api/src/uploads/upload-name.ts). */
const named = /^.img.u.{23}c010(.{6})/;

type Props = {
  /** Empty for a product without a picture, which stands as a plain area: an empty `src` would load the page itself. */
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Width of the slot as a `sizes` list, so that no more is fetched than shown. */
  sizes: string;
  /** Widths in px that the server may be asked for. */
  widths?: readonly number[];
  /** What a shopper sees first: fetched at once, before the rest. Otherwise when it comes near the screen. */
  isPriority?: boolean;
  /** Width by height, kept before the picture is there. */
  ratio?: string;
  fit?: 'cover' | 'contain';
  className?: string;
};

const commonWidths = [160, 320, 480, 640, 960, 1280];

/** A picture in the width that its slot needs, with its room kept so that nothing jumps; a product's picture that fills it stands in its mean colour until it is there. */
export function Picture({
  src,
  alt,
  sizes,
  widths = commonWidths,
  isPriority = false,
  ratio = '1 / 1',
  fit = 'cover',
  className,
}: Props) {
  const middle = widths[Math.floor(widths.length / 2)] ?? 640;
  const set = src.startsWith('/img/')
    ? { srcSet: widths.map((width) => `${pictureUrl(src, width)} ${width}w`).join(', '), sizes }
    : {};
  const colour = fit === 'cover' && named.exec(src)?.[1];
  const urgency = isPriority
    ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <Image
      className={className}
      {...urgency}
      {...set}
      src={pictureUrl(src, middle) || undefined}
      alt={alt}
      onLoad={noWaiting}
      style={{ aspectRatio: ratio, objectFit: fit, ...(colour && { background: `#${colour}` }) }}
    />
  );
}

/** Inside a view transition React holds the page up for pictures without a listener: words come first here. */
const noWaiting = () => undefined;

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: var(--radius);
  background: var(--color-picture);
  @media screen and (prefers-color-scheme: dark) {
    filter: brightness(0.92);
  }
`;
