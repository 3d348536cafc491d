import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

type Props = { title: string; src: string; width: number; height: number; place: 'start' | 'end' };

/** A page of the shop at a width of its own, made smaller where there is less room. */
export function ScaledFrame({ title, src, width, height, place }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [roomPx, setRoom] = useState(width);
  useEffect(() => {
    const box = room.current;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, roomPx / width);
  return (
    <Room ref={room} style={{ height: height * scale }}>
      <iframe
        title={title}
        src={src}
        onLoad={({ currentTarget: { contentDocument } }) => {
          // A shop on another origin lets nobody look into its document: it is seen from its top.
          if (place === 'end') contentDocument?.defaultView?.scrollTo(0, contentDocument.body.scrollHeight);
        }}
        style={{ width, height, scale: String(scale) }}
      />
    </Room>
  );
}

const Room = styled.div`
  overflow: hidden;
  & > iframe {
    display: block;
    max-width: none;
    transform-origin: 0 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
`;
