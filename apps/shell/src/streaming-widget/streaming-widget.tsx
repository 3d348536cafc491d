import { useT } from '@souk/i18n';
import { IconButton } from '@souk/ui';
import { GripHorizontal, Maximize2, Minimize2, X } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { useDrag } from './use-drag';
import { firstPlace } from './widget-place';

type Size = 'small' | 'large';

/** The channel's content as given, served by the api without an origin of its own. */
const framePath = '/api/front/streaming/channel/frame';

/**
 * A live channel beside the page: dragged, made larger or smaller, closed. Its content runs in a frame that reaches no
 * cookie, no storage and no call of the store. Source: spec 2 "Streaming widget"; WIDGET-02, WIDGET-03.
 */
export function StreamingWidget({ onClose }: { onClose: () => void }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size>('small');
  const { place, handle } = useDrag(box);
  const isLarge = size === 'large';
  useRoomAtFoot(box);
  return (
    <Box ref={box} role="region" aria-label={t('streaming.label')} data-size={size} style={isLarge ? {} : place}>
      <Bar>
        <Handle
          type="button"
          aria-label={t('streaming.move')}
          title={t('streaming.move')}
          disabled={isLarge}
          {...handle}
        >
          <GripHorizontal aria-hidden="true" />
        </Handle>
        <IconButton
          label={t(isLarge ? 'streaming.minimise' : 'streaming.maximise')}
          onClick={() => setSize(isLarge ? 'small' : 'large')}
        >
          {isLarge ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
        </IconButton>
        <IconButton label={t('streaming.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </Bar>
      <iframe
        src={framePath}
        title={t('streaming.content')}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
      />
    </Box>
  );
}

/** On phones the shortcuts at the page's foot leave so much room below that the channel covers none of them. */
const useRoomAtFoot = (box: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--room-at-foot', `${(box.current?.offsetHeight ?? 0) + firstPlace.bottom}px`);
    return () => void style.removeProperty('--room-at-foot');
  }, [box]);

const Box = styled.section`
  position: fixed;
  z-index: 35;
  display: flex;
  flex-direction: column;
  width: clamp(184px, 24vw, 288px);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: 12px;
  background: var(--color-surface);
  box-shadow: var(--shadow);
  & > iframe {
    width: 100%;
    aspect-ratio: 16 / 9;
    border: 0;
    background: var(--color-sunken);
  }
  &[data-size='large'] {
    z-index: 47;
    inset: clamp(8px, 5vh, 56px) clamp(8px, 5vw, 96px);
    width: auto;
  }
  &[data-size='large'] > iframe {
    flex: 1;
    aspect-ratio: auto;
  }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
`;
const Handle = styled.button`
  flex: 1;
  display: grid;
  place-items: center;
  min-height: 44px;
  border: 0;
  background: none;
  color: var(--color-ink-soft);
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  &:disabled {
    visibility: hidden;
  }
`;
