import { useLocale, useT } from '@souk/i18n';
import { IconButton, VisuallyHidden } from '@souk/ui';
import { GripHorizontal, Maximize2, Minimize2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { fontAddress, framePath } from './frame-path';
import { useCaption } from './use-caption';
import { useClearPlace } from './use-clear-place';
import { useDrag } from './use-drag';
import { Bar, barPx, Box, Dot, Handle, Title } from './widget-look';

const pictureRatio = 16 / 9;
const heightOf = (width: number) => barPx + width / pictureRatio;

/**
 * A live channel beside the page: dragged, made larger or smaller, closed. Small it is a bar on phones, a bar with a picture on
 * wide screens, and gives way to what is pressed, filled in or a price, until the shopper puts it somewhere. Its content runs
 * in a frame that reaches no cookie, no storage and no call of the store. Source: spec 2 "Streaming widget"; WIDGET-02, WIDGET-03.
 */
export function StreamingWidget({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { locale } = useLocale();
  const box = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [font] = useState(fontAddress);
  const [isLarge, setLarge] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  const { place, handle } = useDrag(box, () => setPlaced(true));
  const caption = useCaption(frame);
  const room = useClearPlace(box, { isOn: !isLarge && !isPlaced, barPx, heightOf });
  const resize = () => {
    setLarge(!isLarge);
    setPlaced(true);
  };
  return (
    <Box
      ref={box}
      role="region"
      aria-label={t('streaming.label')}
      data-size={isLarge ? 'large' : 'small'}
      data-room={room}
      style={isLarge ? {} : place}
    >
      <Bar>
        <Title type="button" onClick={resize}>
          <Dot aria-hidden="true" />
          <span>
            {t('streaming.live')} {caption}
          </span>
          {isLarge ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
          <VisuallyHidden>{t(isLarge ? 'streaming.minimise' : 'streaming.maximise')}</VisuallyHidden>
        </Title>
        <Handle
          type="button"
          aria-label={t('streaming.move')}
          title={t('streaming.move')}
          disabled={isLarge}
          {...handle}
        >
          <GripHorizontal aria-hidden="true" />
        </Handle>
        <IconButton label={t('streaming.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </Bar>
      <iframe
        ref={frame}
        src={framePath(locale, font)}
        title={t('streaming.content')}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
      />
    </Box>
  );
}
