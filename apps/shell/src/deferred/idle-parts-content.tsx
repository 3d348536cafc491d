import { watchLostFocus } from '@souk/state/lost-focus';
import { Analytics } from '../analytics/analytics';
import { ConsentBanner } from '../consent/consent-banner';
import consentEn from '../consent/messages.en.json';
import consentFr from '../consent/messages.fr.json';
import { StoreFonts } from '../consent/store-fonts';
import { usePlace } from '../layout/place';
import { hasRoomForChannel } from '../streaming-widget/has-room';
import { Streaming } from '../streaming-widget/streaming';
import streamingEn from '../streaming-widget/messages.en.json';
import streamingFr from '../streaming-widget/messages.fr.json';
import { useEffect } from 'react';
import { LazyMessages } from './lazy-messages';

const words = { en: [consentEn, streamingEn], fr: [consentFr, streamingFr] };

/** The parts of every page that are loaded when the browser is idle, with their messages. */
export default function IdlePartsContent() {
  const place = usePlace();
  useEffect(watchLostFocus, []);
  return (
    <LazyMessages messages={words}>
      <Analytics />
      <ConsentBanner />
      <StoreFonts />
      {hasRoomForChannel(place) && <Streaming />}
    </LazyMessages>
  );
}
